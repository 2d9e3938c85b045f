//! Node reads every script. A script with a mistake, such as a second `const` of a name, stops all scripts of every page.

use std::fs;
use std::process::Command;

use crate::nothing_breaks;
use crate::source::{File, files};

#[test]
fn scripts_can_be_read() {
    let scripts = files("src/web/assets/script", ".js");
    assert!(!scripts.is_empty(), "there are no scripts");
    let faults: Vec<String> = scripts.iter().filter_map(fault).collect();
    nothing_breaks("The language of the browser has no such thing:", &faults);
}

#[test]
fn finds_a_script_that_cannot_be_read() {
    let script = |text: &str| File { path: "script/a.js".to_owned(), text: text.to_owned() };
    assert_eq!(fault(&script("import './page.js';\nexport const a = 1;\n")), None);
    assert!(fault(&script("const a = 1;\nconst a = 2;\n")).is_some_and(|fault| fault.contains("declared")));
}

/// What Node says about a script that it cannot read. It reads a file as a module if its name ends in `.mjs`.
fn fault(script: &File) -> Option<String> {
    let name = script.path.replace('/', "-");
    let path = std::env::temp_dir().join(format!("tanto-{}-{}-{name}.mjs", std::process::id(), script.text.len()));
    fs::write(&path, &script.text).expect("a temporary file");
    let read = Command::new("node").arg("--check").arg(&path).output();
    fs::remove_file(&path).expect("a temporary file");
    let read = read.expect("node, which tests/run installs");
    (!read.status.success()).then(|| format!("{}: {}", script.path, String::from_utf8_lossy(&read.stderr)))
}
