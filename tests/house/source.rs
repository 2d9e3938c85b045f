//! The files of the repository, and Rust source with its comments and string literals separated.

use std::fs;
use std::path::{Path, PathBuf};

/// Directories that are not part of the source.
const OUTSIDE: [&str; 3] = [".git", "target", "screenshots"];

/// A file of the repository: its path from the root, with `/`, and its text.
pub struct File {
    pub path: String,
    pub text: String,
}

/// A Rust file: its code without comments and the contents of literals, line for line, and the string literals.
pub struct Source {
    pub path: String,
    pub code: String,
    pub texts: Vec<Literal>,
}

/// A string literal.
pub struct Literal {
    pub line: usize,
    pub text: String,
    /// The offset of its opening quote in the code.
    pub at: usize,
}

/// All text files under a folder whose names have this ending, sorted by path.
pub fn files(folder: &str, ending: &str) -> Vec<File> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    walk(&top.join(folder), &mut paths);
    paths.sort();
    let read = |path: PathBuf| {
        let short = path.strip_prefix(top).ok()?.to_str()?.replace('\\', "/");
        let text = if short.ends_with(ending) { fs::read_to_string(&path).ok()? } else { return None };
        Some(File { path: short, text })
    };
    paths.into_iter().filter_map(read).collect()
}

/// All Rust files under a folder.
pub fn rust(folder: &str) -> Vec<Source> {
    files(folder, ".rs").into_iter().map(|file| Source::read(file.path, &file.text)).collect()
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for entry in entries.flatten() {
        let path = entry.path();
        let outside = entry.file_name().to_str().is_none_or(|name| OUTSIDE.contains(&name));
        match (outside, path.is_dir()) {
            (true, _) => {}
            (false, true) => walk(&path, found),
            (false, false) => found.push(path),
        }
    }
}

impl Source {
    /// Separates the parts of a Rust file. Block comments are not supported, as this repository has none.
    pub fn read(path: String, text: &str) -> Self {
        let mut source = Self { path, code: String::new(), texts: Vec::new() };
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let in_word = source.code.ends_with(|c: char| c.is_alphanumeric() && c != 'b');
            let length = match first {
                '/' if rest.starts_with("//") => {
                    rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
                    continue;
                }
                '"' => source.literal(rest, 0, "\""),
                'r' if !in_word && rest[1..].trim_start_matches('#').starts_with('"') => {
                    let hashes = rest[1..].find('"').unwrap_or_default();
                    source.literal(rest, 1 + hashes, &format!("\"{}", "#".repeat(hashes)))
                }
                '\'' => source.character(rest),
                _ => {
                    source.code.push(first);
                    first.len_utf8()
                }
            };
            rest = &rest[length..];
        }
        source
    }

    /// Reads a string literal whose opening quote follows `prefix` bytes, and returns its length.
    fn literal(&mut self, rest: &str, prefix: usize, closing: &str) -> usize {
        let body = &rest[prefix + 1..];
        let is_escaped =
            |at: usize| prefix == 0 && body[..at].bytes().rev().take_while(|b| *b == b'\\').count() % 2 == 1;
        let end = body.match_indices(closing).map(|(at, _)| at).find(|at| !is_escaped(*at)).unwrap_or(body.len());
        let (line, at) = (self.code.matches('\n').count() + 1, self.code.len() + prefix);
        self.texts.push(Literal { line, at, text: body[..end].to_owned() });
        self.code.push_str(&rest[..=prefix]);
        // Line breaks stay so that line numbers are right.
        self.code.extend(body[..end].chars().filter(|c| *c == '\n'));
        self.code.push_str(closing);
        (prefix + 1 + end + closing.len()).min(rest.len())
    }

    /// Reads a character literal, or the quote of a lifetime, and returns its length.
    fn character(&mut self, rest: &str) -> usize {
        let body = &rest[1..];
        let after = body.chars().next().map_or(0, char::len_utf8);
        let closes = if body.starts_with('\\') {
            body.get(2..).and_then(|body| body.find('\'')).map(|at| at + 2)
        } else {
            body[after..].starts_with('\'').then_some(after)
        };
        self.code.push_str(if closes.is_some() { "''" } else { "'" });
        closes.map_or(1, |closes| closes + 2)
    }

    /// The line number of an offset in the code.
    pub fn line(&self, at: usize) -> usize {
        self.code[..at].matches('\n').count() + 1
    }

    /// The words of the code (identifiers, keywords, numbers) and their offsets.
    pub fn words(&self) -> impl Iterator<Item = (usize, &str)> {
        let part = |c: char| c.is_alphanumeric() || c == '_';
        self.code
            .split(move |c| !part(c))
            .filter(|word| !word.is_empty())
            .map(|word| (word.as_ptr() as usize - self.code.as_ptr() as usize, word))
    }
}

#[test]
fn takes_rust_apart() {
    let source = Source::read(
        String::new(),
        "let a = \"b // \\\" c\"; // \"no\"\n// \"no\"\nfn f<'a>(c: char) { '\"' ; '\\''; r#\"d \" e\"# }\nlast",
    );
    let texts: Vec<_> = source.texts.iter().map(|text| text.text.as_str()).collect();
    assert_eq!(texts, ["b // \\\" c", "d \" e"]);
    assert_eq!(source.code, "let a = \"\"; \n\nfn f<'a>(c: char) { '' ; ''; r#\"\"# }\nlast");
    let last = source.words().last().expect("a last word");
    assert_eq!((source.line(last.0), last.1), (4, "last"));
}
