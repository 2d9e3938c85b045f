//! Scripts and style sheets as they travel: their parts joined into one file, and style without what only people need.
//!
//! Both go line by line and know no more of the languages than they must. A script says `import { name } from './part.js';`
//! in one line and `export` before what others may use, a style sheet `@import './part.css';`. The house's tests see to it.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::{self, Display, Formatter};

/// A part that is imported and that is not there.
#[derive(Debug, PartialEq, Eq)]
pub struct MissingPart(pub String);

impl Display for MissingPart {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{} is imported, and not there", self.0)
    }
}

impl Error for MissingPart {}

/// A script or style sheet with each part in place of the line that first imports it: of a script, all in one scope, where
/// `let` is shorter than `const`.
pub fn joined(entry: &str, read: &dyn Fn(&str) -> Option<String>) -> Result<String, MissingPart> {
    let mut whole = String::new();
    join(entry, read, &mut BTreeSet::new(), &mut whole)?;
    Ok(whole)
}

fn join(
    path: &str,
    read: &dyn Fn(&str) -> Option<String>,
    joined: &mut BTreeSet<String>,
    whole: &mut String,
) -> Result<(), MissingPart> {
    if !joined.insert(path.to_owned()) {
        return Ok(());
    }
    let text = read(path).ok_or_else(|| MissingPart(path.to_owned()))?;
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    for line in text.lines() {
        if let Some(part) = imported(line) {
            let beside = if folder.is_empty() { part.to_owned() } else { format!("{folder}/{part}") };
            join(&beside, read, joined, whole)?;
        } else {
            let line = line.strip_prefix("export ").unwrap_or(line);
            whole.push_str(&line.strip_prefix("const ").map_or_else(|| line.to_owned(), |rest| format!("let {rest}")));
            whole.push('\n');
        }
    }
    Ok(())
}

/// What a line imports, as a path from the folder of its own file.
fn imported(line: &str) -> Option<&str> {
    let from = line.strip_prefix('@').unwrap_or(line).strip_prefix("import ")?.trim_end().strip_suffix("';")?;
    from.rsplit_once('\'').and_then(|(_, path)| path.strip_prefix("./"))
}

/// A style sheet without the comments that begin a line, and without the white space and the semicolons that mean nothing:
/// of a statement that stands on a line of its own, and of a rule that stands on one.
pub fn stripped(text: &str) -> String {
    let mut packed = String::with_capacity(text.len());
    let mut is_comment = false;
    for line in text.lines() {
        let code = without_comments(line, &mut is_comment);
        if code.starts_with('}') && packed.ends_with(';') {
            packed.pop();
        }
        if !code.is_empty() {
            packed.push_str(&tight(code));
            if !code.ends_with(['{', '}', ';', ',']) {
                packed.push('\n');
            }
        }
    }
    packed
}

/// A line of style with no white space around what divides it. What is quoted in it would be read as style: it stays.
fn tight(line: &str) -> String {
    if line.contains(['"', '\'']) {
        return line.to_owned();
    }
    let mut line = line.replace(", ", ",").replace(" > ", ">").replace(" !", "!");
    if line.starts_with('@') {
        line = line.replace(": ", ":");
    }
    let Some((selector, rest)) = line.split_once(" {") else { return statement(&line) };
    let Some(body) = rest.trim().strip_suffix('}') else { return format!("{selector}{{{rest}") };
    let body: Vec<_> = body.trim().trim_end_matches(';').split("; ").map(statement).collect();
    format!("{selector}{{{}}}", body.join(";"))
}

/// A statement with its value right behind the colon. Before a colon, a selector means something by white space.
fn statement(text: &str) -> String {
    let is_name = |name: &str| name.bytes().all(|byte| byte == b'-' || byte.is_ascii_alphanumeric());
    match text.split_once(": ") {
        Some((name, value)) if is_name(name) => format!("{name}:{value}"),
        _ => text.to_owned(),
    }
}

/// The line without the comments that it begins with, and whether one of them goes on behind it.
fn without_comments<'a>(line: &'a str, is_comment: &mut bool) -> &'a str {
    let mut rest = line.trim_start();
    loop {
        if *is_comment {
            let Some((_, behind)) = rest.split_once("*/") else { return "" };
            *is_comment = false;
            rest = behind.trim_start();
        }
        let Some(comment) = rest.strip_prefix("/*") else { return rest };
        *is_comment = true;
        rest = comment;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_what_stands_on_its_own_lines() {
        let cases = [
            ("  a {\n\n\t b: c;\n  }", "a{b:c}"),
            ("a, b > c { d: e f, g; --h: i(1px, 2px); }\nj {\n}", "a,b>c{d:e f,g;--h:i(1px,2px)}j{}"),
            ("@media (a: b) {\n  c :hover,\n  d { e: f !g; }\n}", "@media (a:b){c :hover,d{e:f!g}}"),
            ("a { b: '; }, c: d'; }", "a { b: '; }, c: d'; }"),
            ("/* one */\na;\n/* two\n   three */\nb;", "a;b;"),
            ("/* one */ /* two */ a;\n/* three\n*/ b;", "a;b;"),
            ("a /* kept */ b;", "a /* kept */ b;"),
            ("  a: '/* kept */';\n}", "a: '/* kept */'}"),
            ("  a:\n    b\n    c;", "a:\nb\nc;"),
        ];
        for (text, packed) in cases {
            assert_eq!(stripped(text), packed, "{text}");
        }
    }

    /// Reads these files, and no others.
    fn among<'a>(files: &'a [(&'a str, &'a str)]) -> impl Fn(&str) -> Option<String> + 'a {
        |path| files.iter().find(|(name, _)| *name == path).map(|(_, text)| (*text).to_owned())
    }

    #[test]
    fn joins_each_part_once_and_first_what_is_imported() {
        let files = [
            ("entry.js", "import { b } from './parts/b.js';\nimport './parts/a.js';\n\nb();\n"),
            ("parts/a.js", "export const a = 1;\nimport('./later.js');\n"),
            (
                "parts/b.js",
                "import { a } from './a.js';\nimport { c } from './c.js';\nexport function b() {\n  c(a);\n}\n",
            ),
            ("parts/c.js", "import { b } from './b.js';\nexport const c = () => b;\n"),
        ];
        let script = "let a = 1;\nimport('./later.js');\nlet c = () => b;\nfunction b() {\n  c(a);\n}\n\nb();\n";
        assert_eq!(joined("entry.js", &among(&files)), Ok(script.to_owned()));
        let style = [("entry.css", "@layer a, b;\n@import './b.css';\nc { }\n"), ("b.css", "@layer b { }")];
        assert_eq!(joined("entry.css", &among(&style)), Ok("@layer a, b;\n@layer b { }\nc { }\n".to_owned()));
        assert_eq!(joined("other.js", &among(&files)), Err(MissingPart("other.js".to_owned())));
        let broken = [("entry.js", "import { b } from './parts/b.js';")];
        assert_eq!(joined("entry.js", &among(&broken)), Err(MissingPart("parts/b.js".to_owned())));
    }
}
