//! What scripts and style sheets may say, so that their parts can be joined line by line into one file.

use std::collections::{BTreeMap, BTreeSet};

use crate::nothing_breaks;
use crate::source::{File, files};

/// What is sent stands in this folder, and its parts in folders below.
const ASSETS: &str = "src/web/assets/";

/// What may stand behind `export`.
const DECLARATIONS: [&str; 5] = ["const ", "let ", "function ", "async function ", "class "];

/// As a screen shows them side by side with something else.
const WIDEST: usize = 130;

fn scripts() -> Vec<File> {
    let scripts = files(ASSETS, ".js");
    assert!(scripts.len() > 2, "the scripts are not in {ASSETS}");
    scripts
}

#[test]
fn imports_and_exports_are_lines() {
    let mut places = Vec::new();
    for file in scripts() {
        for (number, line) in file.text.lines().enumerate() {
            let word = line.split([' ', '{']).next().unwrap_or_default();
            let good = match word {
                "import" => imported(line).is_some() && !line.contains(" as ") && !line.contains('*'),
                "export" => DECLARATIONS.iter().any(|word| line["export ".len()..].starts_with(word)),
                _ => true,
            };
            if !good {
                places.push(format!("{}:{}: {line}", file.path, number + 1));
            }
        }
    }
    nothing_breaks(
        "Write `import { name } from './part.js';` in one line and `export` before a declaration; the packer knows no more:",
        &places,
    );
}

#[test]
fn every_import_is_exported_and_every_part_imported() {
    let assets: Vec<_> = scripts().into_iter().chain(files(ASSETS, ".css")).collect();
    let texts: BTreeMap<&str, &str> = assets.iter().map(|file| (file.path.as_str(), file.text.as_str())).collect();
    let mut places = Vec::new();
    let mut asked: BTreeSet<String> = BTreeSet::new();
    for file in &assets {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        for (names, part) in file.text.lines().filter_map(imported) {
            let part = format!("{folder}/{part}");
            let Some(text) = texts.get(part.as_str()) else {
                places.push(format!("{}: {part}", file.path));
                continue;
            };
            let exported: BTreeSet<&str> =
                text.lines().filter_map(|line| declared(line.strip_prefix("export ")?)).collect();
            for name in names.iter().filter(|name| !exported.contains(**name)) {
                places.push(format!("{}: {name} of {part}", file.path));
            }
            asked.insert(part);
        }
    }
    let is_part = |path: &&String| path.strip_prefix(ASSETS).is_some_and(|name| name.contains('/'));
    let parts = assets.iter().map(|file| &file.path).filter(is_part);
    places.extend(parts.filter(|path| !asked.contains(*path)).map(|path| format!("{path}: nobody imports it")));
    nothing_breaks("A part that nobody asks for is not sent, and a name that is not there ends the script:", &places);
}

#[test]
fn a_name_is_there_once() {
    let mut first: BTreeMap<String, String> = BTreeMap::new();
    let mut places = Vec::new();
    // The worker and the page are two scripts, but they share parts.
    for file in scripts().into_iter().filter(|file| !file.path.ends_with("/sw.js")) {
        for line in file.text.lines() {
            let Some(name) = declared(line.strip_prefix("export ").unwrap_or(line)) else { continue };
            if let Some(other) = first.insert(name.to_owned(), file.path.clone()) {
                places.push(format!("{name}: {other} and {}", file.path));
            }
        }
    }
    nothing_breaks("The parts are joined into one scope; call one of the two by another name:", &places);
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
    nothing_breaks("Comments and indentation are not sent, so there is no reason to save them:", &places);
}

/// What a line imports: the names, and the path from its own folder.
fn imported(line: &str) -> Option<(Vec<&str>, &str)> {
    let rest = line.strip_prefix('@').unwrap_or(line).strip_prefix("import ")?.strip_suffix("';")?;
    let (names, path) = rest.rsplit_once("'./")?;
    if names.is_empty() {
        return Some((Vec::new(), path));
    }
    let names = names.strip_prefix("{ ")?.strip_suffix(" } from ")?;
    Some((names.split(", ").collect(), path))
}

/// The name that a line declares in the scope of its file.
fn declared(line: &str) -> Option<&str> {
    let rest = DECLARATIONS.iter().find_map(|word| line.strip_prefix(word))?;
    let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '$').unwrap_or(rest.len());
    Some(&rest[..end]).filter(|name| !name.is_empty())
}

#[test]
fn reads_scripts() {
    assert_eq!(imported("import { a, b } from './script/c.js';"), Some((vec!["a", "b"], "script/c.js")));
    assert_eq!(imported("import './c.js';"), Some((Vec::new(), "c.js")));
    assert_eq!(imported("@import './c.css';"), Some((Vec::new(), "c.css")));
    for line in ["import a from './c.js';", "import { a } from 'c';", "import {a} from './c.js'", "import('./c.js');"] {
        assert_eq!(imported(line), None, "{line}");
    }
    assert_eq!(declared("async function a() {"), Some("a"));
    assert_eq!(declared("const a$1 = 1;"), Some("a$1"));
    assert_eq!(declared("  const a = 1;"), None);
}
