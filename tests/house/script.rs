//! What scripts and style sheets look like, and whether modules fit together.

use std::collections::{BTreeMap, BTreeSet};

use crate::nothing_breaks;
use crate::source::{File, files};

const ASSETS: &str = "src/web/assets/";

/// What may follow `export`.
const DECLARATIONS: [&str; 5] = ["const ", "let ", "function ", "async function ", "class "];

/// As a screen shows them side by side with something else.
const WIDEST: usize = 130;

fn scripts() -> Vec<File> {
    let scripts = files(ASSETS, ".js");
    assert!(scripts.len() > 2, "the scripts are not in {ASSETS}");
    scripts
}

#[test]
fn every_imported_name_is_exported() {
    let scripts = scripts();
    let texts: BTreeMap<&str, &str> = scripts.iter().map(|file| (file.path.as_str(), file.text.as_str())).collect();
    let mut places = Vec::new();
    for file in &scripts {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (names, module) in imports(&file.text) {
            let module = format!("{folder}/{module}");
            let Some(text) = texts.get(module.as_str()) else {
                places.push(format!("{}: {module}", file.path));
                continue;
            };
            let exported: BTreeSet<&str> =
                text.lines().filter_map(|line| declared(line.strip_prefix("export ")?)).collect();
            for name in names.into_iter().filter(|name| !exported.contains(name)) {
                places.push(format!("{}: {name} of {module}", file.path));
            }
        }
    }
    nothing_breaks("A browser runs no module that imports what is not there:", &places);
}

#[test]
fn scripts_and_styles_can_be_read() {
    let mut places = Vec::new();
    for file in files(ASSETS, ".js").into_iter().chain(files(ASSETS, ".css")) {
        for (number, line) in file.text.lines().enumerate() {
            if line.chars().count() > WIDEST || line.ends_with([' ', '\t']) {
                places.push(format!("{}:{}", file.path, number + 1));
            }
        }
    }
    nothing_breaks("Break lines that are wider than a screen, and end none with a blank:", &places);
}

/// What a script imports: the names, and the path from its own folder. The names may take several lines.
fn imports(text: &str) -> Vec<(Vec<&str>, &str)> {
    let statements = text.split("\nimport ").skip(1).filter_map(|rest| rest.split_once("';"));
    let found = statements.filter_map(|(statement, _)| {
        let (names, module) = statement.rsplit_once("'./")?;
        let names = names.trim().trim_start_matches('{').trim_end_matches("} from");
        Some((names.split(',').map(str::trim).filter(|name| !name.is_empty()).collect(), module))
    });
    found.collect()
}

/// The name that a line declares in the scope of its file.
fn declared(line: &str) -> Option<&str> {
    let rest = DECLARATIONS.iter().find_map(|word| line.strip_prefix(word))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').unwrap_or(rest.len());
    Some(&rest[..end]).filter(|name| !name.is_empty())
}

#[test]
fn reads_scripts() {
    let text = "// A.\n\nimport './a.js';\nimport { b, c } from './b.js';\nimport {\n  d,\n  e,\n} from './c.js';\n";
    let found = [(vec![], "a.js"), (vec!["b", "c"], "b.js"), (vec!["d", "e"], "c.js")];
    assert_eq!(imports(text), found);
    assert_eq!(declared("async function a() {"), Some("a"));
    assert_eq!(declared("const a$1 = 1;"), Some("a$1"));
    assert_eq!(declared("  const a = 1;"), None);
}
