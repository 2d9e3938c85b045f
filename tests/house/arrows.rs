//! The dependencies between the files of `src/`, read from the paths in their code.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::source::{Source, rust};

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
        Self::read(&rust("src"))
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
            let (mut paths, mut exports) = (BTreeSet::new(), BTreeMap::new());
            for Used { path, name, is_exported } in used(code) {
                let child = path.split("::").next().map(|child| [own.as_slice(), &[child.to_owned()]].concat());
                let is_child = child.is_some_and(|child| modules.files.contains_key(&child));
                let path = absolute(&own, &if is_child { format!("self::{path}") } else { path });
                if is_exported {
                    exports.extend(path.clone().map(|path| (name, path)));
                }
                paths.extend(path);
            }
            paths.extend(inline_paths(code).filter_map(|path| absolute(&own, path)));
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

/// The code before the test module, which comes last in a file.
fn without_tests(code: &str) -> &str {
    code.split_once("#[cfg(test)]\nmod ").map_or(code, |(code, _)| code)
}

/// A path in a `use` declaration, and the name it is given.
struct Used {
    path: String,
    name: String,
    is_exported: bool,
}

/// The paths in all `use` declarations: `pub use a::{b, c as d}` has `a::b` named `b` and `a::c` named `d`.
fn used(code: &str) -> Vec<Used> {
    let mut found = Vec::new();
    for (at, word) in code.match_indices("use ") {
        let before = code[..at].rsplit('\n').next().unwrap_or_default().trim();
        let is_exported = before.starts_with("pub");
        if !before.is_empty() && !is_exported {
            continue;
        }
        for leaf in leaves(code[at + word.len()..].split(';').next().unwrap_or_default()) {
            let last = leaf.rsplit("::").next().unwrap_or_default();
            let (path, name) = leaf.split_once(" as ").unwrap_or((&leaf, last));
            found.push(Used { path: path.to_owned(), name: name.to_owned(), is_exported });
        }
    }
    found
}

/// The leaves of a `use` tree: `a::{b, c::{d, e as f}}` has `a::b`, `a::c::d` and `a::c::e as f`.
fn leaves(tree: &str) -> Vec<String> {
    let braces = tree.split_once('{').zip(tree.rsplit_once('}'));
    let Some(((prefix, _), (start, _))) = braces else { return vec![tree.trim().to_owned()] };
    let mut depth = 0;
    let parts = start[prefix.len() + 1..].split(|c| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        depth == 0 && c == ','
    });
    let parts = parts.filter(|part| !part.trim().is_empty());
    parts.flat_map(leaves).map(|leaf| format!("{}{leaf}", prefix.trim())).collect()
}

/// The paths within this crate in expressions and types.
fn inline_paths(code: &str) -> impl Iterator<Item = &str> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    STARTS.iter().flat_map(move |start| {
        code.match_indices(*start).filter_map(move |(at, _)| {
            let path = code[at..].split(|c| !is_part(c)).next()?;
            let is_tree = code[at + path.len()..].starts_with('{');
            let is_path = path[start.len()..].starts_with("::") && !code[..at].ends_with(is_part) && !is_tree;
            is_path.then_some(path.trim_end_matches(':'))
        })
    })
}

/// The path from the root that a path in the code of module `own` stands for; `None` for a path into another crate.
fn absolute(own: &[String], path: &str) -> Option<Vec<String>> {
    let mut base: Option<Vec<String>> = None;
    for segment in path.split("::") {
        match segment {
            "crate" => base = Some(Vec::new()),
            "self" => drop(base.get_or_insert_with(|| own.to_vec())),
            "super" => drop(base.get_or_insert_with(|| own.to_vec()).pop()?),
            name => base.as_mut()?.push(name.to_owned()),
        }
    }
    base
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
        "src/a/mod.rs uses src/a/deep.rs",
        "src/b.rs uses src/a/deep.rs",
        "src/b.rs uses src/a/side.rs",
    ];
    assert_eq!(found, expected);
}
