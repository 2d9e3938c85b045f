//! The files of the tree, and Rust source with its comments and its texts taken apart.

use std::fs;
use std::path::{Path, PathBuf};

/// What git does not keep, and what is not ours.
const OUTSIDE: [&str; 3] = [".git", "target", "screenshots"];

/// A file of the tree: its path from the top, with `/`, and its text.
pub struct File {
    pub path: String,
    pub text: String,
}

/// A Rust file: the code with comments and the insides of texts blanked, line for line, and the texts themselves.
pub struct Source {
    pub path: String,
    pub code: String,
    pub texts: Vec<Literal>,
}

/// A text in quotes.
pub struct Literal {
    pub line: usize,
    pub text: String,
    /// Where its opening quote stands in the code.
    pub at: usize,
}

/// All text files under a folder of the tree whose names end so, in order of their paths.
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

/// All Rust files of the tree.
pub fn rust() -> Vec<Source> {
    files("", ".rs").into_iter().map(|file| Source::read(file.path, &file.text)).collect()
}

/// The Rust files under `src/`.
pub fn rust_of_src() -> Vec<Source> {
    files("src", ".rs").into_iter().map(|file| Source::read(file.path, &file.text)).collect()
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
    /// Takes a Rust text apart.
    pub fn read(path: String, text: &str) -> Self {
        let chars: Vec<char> = text.chars().collect();
        let mut lexer =
            Lexer { chars: &chars, at: 0, line: 1, source: Self { path, code: String::new(), texts: Vec::new() } };
        while lexer.at < chars.len() {
            lexer.step();
        }
        lexer.source
    }

    /// The line of a place in the code.
    pub fn line(&self, at: usize) -> usize {
        self.code[..at].matches('\n').count() + 1
    }

    /// The words of the code (identifiers, keywords, numbers) and where they stand.
    pub fn words(&self) -> impl Iterator<Item = (usize, &str)> {
        let part = |c: char| c.is_alphanumeric() || c == '_';
        self.code
            .split(move |c| !part(c))
            .filter(|word| !word.is_empty())
            .map(|word| (word.as_ptr() as usize - self.code.as_ptr() as usize, word))
    }
}

struct Lexer<'a> {
    chars: &'a [char],
    at: usize,
    line: usize,
    source: Source,
}

impl Lexer<'_> {
    fn step(&mut self) {
        match self.chars[self.at] {
            '/' if self.ahead(1) == Some('/') => self.skip_while(|lexer| lexer.ahead(0) != Some('\n')),
            '/' if self.ahead(1) == Some('*') => self.block_comment(),
            '"' => self.text(None),
            'r' if !self.inside_word() => match self.raw_hashes() {
                Some(hashes) => {
                    (0..=hashes).for_each(|_| self.keep());
                    self.text(Some(hashes));
                }
                None => self.keep(),
            },
            '\'' => self.quote(),
            _ => self.keep(),
        }
    }

    fn ahead(&self, by: usize) -> Option<char> {
        self.chars.get(self.at + by).copied()
    }

    /// Takes one character into the code.
    fn keep(&mut self) {
        self.source.code.push(self.chars[self.at]);
        self.advance();
    }

    /// Leaves one character out; line ends stay, so that lines can be counted.
    fn pass(&mut self) {
        if self.chars[self.at] == '\n' {
            self.source.code.push('\n');
        }
        self.advance();
    }

    fn advance(&mut self) {
        self.line += usize::from(self.chars[self.at] == '\n');
        self.at += 1;
    }

    fn skip_while(&mut self, more: impl Fn(&Self) -> bool) {
        while self.at < self.chars.len() && more(self) {
            self.pass();
        }
    }

    fn block_comment(&mut self) {
        let mut depth = 0;
        while self.at < self.chars.len() {
            match (self.ahead(0), self.ahead(1)) {
                (Some('/'), Some('*')) => depth += 1,
                (Some('*'), Some('/')) => depth -= 1,
                _ => {
                    self.pass();
                    continue;
                }
            }
            self.pass();
            self.pass();
            if depth == 0 {
                return;
            }
        }
    }

    /// Whether the character before belongs to the same word (`for"` is no raw text; `br"` is one).
    fn inside_word(&self) -> bool {
        let before = |by: usize| self.at.checked_sub(by).and_then(|at| self.chars.get(at)).copied();
        let part = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        part(before(1)) && (before(1) != Some('b') || part(before(2)))
    }

    fn raw_hashes(&self) -> Option<usize> {
        let hashes = self.chars[self.at + 1..].iter().take_while(|c| **c == '#').count();
        (self.ahead(hashes + 1) == Some('"')).then_some(hashes)
    }

    /// A text from its opening quote on; raw ones end at their hashes, the others at the first unescaped quote.
    fn text(&mut self, raw: Option<usize>) {
        let (line, at) = (self.line, self.source.code.len());
        self.keep();
        let mut text = String::new();
        while let Some(c) = self.ahead(0) {
            match (c, raw) {
                ('\\', None) => {
                    text.push(c);
                    self.pass();
                    text.extend(self.ahead(0));
                }
                ('"', None) => break,
                ('"', Some(hashes)) if (1..=hashes).all(|by| self.ahead(by) == Some('#')) => break,
                _ => text.push(c),
            }
            if self.at < self.chars.len() {
                self.pass();
            }
        }
        if self.at < self.chars.len() {
            self.keep();
        }
        self.source.texts.push(Literal { line, text, at });
    }

    /// A character in quotes, or a lifetime.
    fn quote(&mut self) {
        let closes = match (self.ahead(1), self.ahead(2)) {
            (Some('\\'), _) => self.chars[self.at + 3..].iter().position(|c| *c == '\'').map(|by| by + 3),
            (_, Some('\'')) => Some(2),
            _ => None,
        };
        self.keep();
        if let Some(closes) = closes {
            (1..closes).for_each(|_| self.pass());
            self.keep();
        }
    }
}

#[test]
fn takes_rust_apart() {
    let source = Source::read(
        String::new(),
        "let a = \"b // \\\" c\"; // \"no\"\n/* /* \"no\" */ */ fn f<'a>(c: char) { '\"' ; '\\''; r#\"d \" e\"# }\nlast",
    );
    let texts: Vec<_> = source.texts.iter().map(|text| text.text.as_str()).collect();
    assert_eq!(texts, ["b // \\\" c", "d \" e"]);
    assert_eq!(source.code, "let a = \"\"; \n fn f<'a>(c: char) { '' ; ''; r#\"\"# }\nlast");
    let last = source.words().last().expect("a last word");
    assert_eq!((source.line(last.0), last.1), (3, "last"));
}
