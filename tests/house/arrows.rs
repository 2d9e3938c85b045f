//! The dependencies between the files of `src/`, read from the paths in their code.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::source::{Source, rust_of_src};

/// The first segments of a path within this crate.
const STARTS: [&str; 3] = ["crate", "super", "self"];

/// The tree of modules: the file of each and its re-exports.
#[derive(Default)]
pub struct Modules {
    /// Modules by their path from the crate root; the root itself has the empty path.
    files: BTreeMap<Vec<String>, Module>,
}

#[derive(Default)]
struct Module {
    file: String,
    /// The names that `pub use` re-exports, and the paths they come from.
    exports: BTreeMap<String, Vec<String>>,
    /// The paths in the file's code, from the crate root.
    paths: BTreeSet<Vec<String>>,
}

/// A dependency of one file on another.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Arrow {
    pub from: String,
    pub to: String,
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} uses {}", self.from, self.to)
    }
}

impl Modules {
    /// Reads the modules of `src/`.
    pub fn of_src() -> Self {
        Self::read(&rust_of_src())
    }

    fn read(sources: &[Source]) -> Self {
        let mut modules = Self::default();
        let names = |source: &Source| Some((module_of(&source.path)?, source.path.clone()));
        for (own, file) in sources.iter().filter_map(names) {
            modules.files.insert(own, Module { file, ..Module::default() });
        }
        for source in sources {
            let Some(own) = module_of(&source.path) else { continue };
            let code = without_tests(&source.code);
            let mut paths = BTreeSet::new();
            for at in starts(code) {
                paths.extend(tree(&code[at..]).into_iter().filter_map(|leaf| absolute(&own, leaf.path)));
            }
            let mut exports = BTreeMap::new();
            for leaf in exported(code) {
                let child = leaf.path.first().is_some_and(|first| modules.files.contains_key(&joined(&own, first)));
                let path = if child { [own.clone(), leaf.path].concat() } else { leaf.path };
                exports.extend(absolute(&own, path).map(|path| (leaf.name, path)));
            }
            if let Some(module) = modules.files.get_mut(&own) {
                (module.paths, module.exports) = (paths, exports);
            }
        }
        modules
    }

    /// The file that declares the item at a path from the root, after following re-exports.
    fn file_of(&self, path: &[String]) -> Option<&str> {
        let mut path = path.to_vec();
        // The limit guards against a cycle of `pub use`.
        for _ in 0..8 {
            let depth = (1..=path.len()).rev().find(|depth| self.files.contains_key(&path[..*depth]))?;
            let module = &self.files[&path[..depth]];
            match path.get(depth).and_then(|name| module.exports.get(name)) {
                Some(whence) => path = [whence, &path[depth + 1..]].concat(),
                None => return Some(&module.file),
            }
        }
        None
    }

    /// Every dependency between two files.
    pub fn arrows(&self) -> BTreeSet<Arrow> {
        let mut arrows = BTreeSet::new();
        for module in self.files.values() {
            let known = module.paths.iter().filter_map(|path| self.file_of(path)).filter(|file| *file != module.file);
            arrows.extend(known.map(|file| Arrow { from: module.file.clone(), to: file.to_owned() }));
        }
        arrows
    }
}

/// The dependencies between neighbours in a folder: for each pair of names, one dependency as an example.
pub type Neighbours<'a> = BTreeMap<(&'a str, &'a str), &'a Arrow>;

/// The dependencies between the files and folders in each folder, except those from and to its `mod.rs`.
pub fn neighbours(arrows: &BTreeSet<Arrow>) -> BTreeMap<&str, Neighbours<'_>> {
    let mut folders: BTreeMap<&str, Neighbours<'_>> = BTreeMap::new();
    for arrow in arrows {
        let (from, to) = (arrow.from.as_str(), arrow.to.as_str());
        let parted = from.bytes().zip(to.bytes()).position(|(a, b)| a != b).unwrap_or_default();
        let Some(end) = from[..parted].rfind('/') else { continue };
        let pair = (next(from, end), next(to, end));
        if pair.0 != "mod.rs" && pair.1 != "mod.rs" {
            folders.entry(&from[..end]).or_default().entry(pair).or_insert(arrow);
        }
    }
    folders
}

/// The next segment of a path after its folder, which ends at this offset.
fn next(path: &str, folder: usize) -> &str {
    path[folder + 1..].split('/').next().unwrap_or_default()
}

/// The module path of a file under `src/`; `None` for `main.rs`, which is a crate of its own.
fn module_of(file: &str) -> Option<Vec<String>> {
    let inside = file.strip_prefix("src/")?.strip_suffix(".rs").filter(|inside| *inside != "main")?;
    let inside = inside.strip_suffix("mod").and_then(|rest| rest.strip_suffix('/')).unwrap_or(inside);
    Some(inside.split('/').filter(|part| *part != "lib").map(str::to_owned).collect())
}

fn joined(path: &[String], name: &str) -> Vec<String> {
    path.iter().cloned().chain([name.to_owned()]).collect()
}

/// The code before the test module, which comes last in a file.
fn without_tests(code: &str) -> &str {
    code.split_once("#[cfg(test)]\nmod ").map_or(code, |(code, _)| code)
}

/// The offsets at which paths within this crate begin.
fn starts(code: &str) -> Vec<usize> {
    let part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let mut found = Vec::new();
    for start in STARTS {
        let own = code
            .match_indices(start)
            .map(|(at, _)| at)
            .filter(|at| code[at + start.len()..].starts_with("::") && !code[..*at].ends_with(part));
        found.extend(own);
    }
    found
}

/// The leaves of re-exports: `pub use a::{b, c as d}` yields `a::b` named `b` and `a::c` named `d`.
fn exported(code: &str) -> Vec<Leaf> {
    let mut found = Vec::new();
    for (at, word) in code.match_indices("use ") {
        let line = code[..at].rsplit('\n').next().unwrap_or_default().trim();
        if line == "pub" || (line.starts_with("pub(") && line.ends_with(')')) {
            found.extend(tree(&code[at + word.len()..]));
        }
    }
    found
}

/// One leaf of a `use` tree, with the name it is given.
#[derive(Debug, PartialEq)]
struct Leaf {
    path: Vec<String>,
    name: String,
}

/// The leaves of the `use` tree at the start of a text.
fn tree(text: &str) -> Vec<Leaf> {
    let mut leaves = Vec::new();
    branch(text, &[], &mut leaves);
    leaves
}

/// Reads one path with all its branches and returns the text after it.
fn branch<'a>(text: &'a str, before: &[String], leaves: &mut Vec<Leaf>) -> &'a str {
    let mut path = before.to_vec();
    let mut rest = text.trim_start();
    loop {
        if let Some(mut inside) = rest.strip_prefix('{') {
            while let (false, None) = (inside.is_empty(), inside.strip_prefix('}')) {
                let after = branch(inside, &path, leaves).trim_start();
                let after = after.strip_prefix(',').unwrap_or(after).trim_start();
                // Text that is not a path ends the loop, which would otherwise never advance.
                inside = if after.len() < inside.len() { after } else { "" };
            }
            return inside.strip_prefix('}').unwrap_or(inside);
        }
        let end = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let (name, after) = rest.split_at(end);
        if !name.is_empty() {
            path.push(name.to_owned());
        }
        rest = after;
        match rest.strip_prefix("::") {
            Some(deeper) => rest = deeper,
            None => break,
        }
    }
    let renamed = rest
        .strip_prefix(" as ")
        .map(|rest| rest.split_at(rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())));
    let (name, rest) = renamed.unwrap_or((path.last().map_or("", String::as_str), rest));
    leaves.push(Leaf { name: name.to_owned(), path: path.clone() });
    rest.strip_prefix('*').unwrap_or(rest)
}

/// Converts a path in the code of module `own` to a path from the root.
fn absolute(own: &[String], path: Vec<String>) -> Option<Vec<String>> {
    let mut base = own.to_vec();
    let mut rest = path.as_slice();
    while let Some((first, after)) = rest.split_first() {
        match first.as_str() {
            "crate" => base.clear(),
            "super" => drop(base.pop()?),
            "self" => {}
            _ => break,
        }
        rest = after;
    }
    // A path without one of these first segments is already from the root.
    let whole = if rest.len() == path.len() { path } else { [base.as_slice(), rest].concat() };
    Some(whole)
}

#[test]
fn reads_arrows() {
    let files = [
        ("src/lib.rs", "pub mod a;\npub mod b;"),
        ("src/a/mod.rs", "mod deep;\npub mod side;\npub use deep::{Thing, other as Another};\npub struct Own;"),
        ("src/a/deep.rs", "use super::{Own, side::{self, Side}};\npub struct Thing;"),
        (
            "src/a/side.rs",
            "//! No arrow: `crate::b`.\nfn f() { \"crate::b\"; }\n#[cfg(test)]\nmod tests { use crate::b::B; }",
        ),
        (
            "src/b.rs",
            "use crate::a::{Thing as T,\n    side::*};\nfn g() -> crate::a::Another { std::mem::take(self::x()) }",
        ),
    ];
    let sources = files.map(|(path, code)| Source::read(path.to_owned(), code));
    let found: Vec<String> = Modules::read(&sources).arrows().iter().map(Arrow::to_string).collect();
    let expected = [
        "src/a/deep.rs uses src/a/mod.rs",
        "src/a/deep.rs uses src/a/side.rs",
        "src/b.rs uses src/a/deep.rs",
        "src/b.rs uses src/a/side.rs",
    ];
    assert_eq!(found, expected);
}
