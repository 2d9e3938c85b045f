//! Assets as they travel: their parts joined into one file, and without what only people need who read it.
//!
//! Both go line by line and know no more of the languages than they must. A script says `import { name } from './part.js';`
//! in one line and `export` before what others may use, a style sheet `@import './part.css';`. The house's tests see to it.

use std::collections::BTreeSet;

/// A part that is imported and that is not there.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is imported, and not there")]
pub struct MissingPart(pub String);

/// A script or style sheet with each part in place of the line that first imports it: of a script, all in one scope.
///
/// # Errors
/// When `read` does not find a part.
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
            whole.push_str(line.strip_prefix("export ").unwrap_or(line));
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

/// A script or style sheet without its comments and its indentation. A comment goes where it begins a line; the line
/// breaks stay, because in a script they may end a statement.
#[must_use]
pub fn stripped(text: &str) -> String {
    let mut packed = String::with_capacity(text.len());
    let mut is_comment = false;
    let mut open = None;
    for line in text.lines() {
        let code = if open.is_some() { line } else { without_comments(line, &mut is_comment) };
        if open.is_none() && (code.is_empty() || code.starts_with("//")) {
            continue;
        }
        packed.push_str(code);
        packed.push('\n');
        open = open_quote(code, open);
    }
    packed
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

/// The quote that is still open at the end of a line: of a template literal, or of a text whose line goes on behind `\`.
/// White space and `//` at the start of the next line are then part of a text.
fn open_quote(line: &str, before: Option<char>) -> Option<char> {
    let mut open = before;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (open, c) {
            (Some(_), '\\') if chars.as_str().is_empty() => return open,
            (_, '\\') => _ = chars.next(),
            (Some(quote), _) if quote == c => open = None,
            (None, '\'' | '"' | '`') => open = Some(c),
            _ => {}
        }
    }
    open.filter(|quote| *quote == '`')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strips_what_stands_on_its_own_lines() {
        let cases = [
            ("  a;\n\n\t b;", "a;\nb;\n"),
            ("// why\na; // kept\n  // more", "a; // kept\n"),
            ("/* one */\na;\n/* two\n   three */\nb;", "a;\nb;\n"),
            ("/* one */ /* two */ a;\n/* three\n*/ b;", "a;\nb;\n"),
            ("a /* kept */ b;", "a /* kept */ b;\n"),
            // A text is left alone, whatever it looks like.
            ("  a = '// b';\n  c = \"/* d */\";", "a = '// b';\nc = \"/* d */\";\n"),
            ("  a = `b\n  // c\n\n  ${d}`;\n  e;", "a = `b\n  // c\n\n  ${d}`;\ne;\n"),
            ("  a = `b`; c = `d\n  e`;\n  f;", "a = `b`; c = `d\n  e`;\nf;\n"),
            ("  a = '`';\n  b = \"it's `\";\n  c;", "a = '`';\nb = \"it's `\";\nc;\n"),
            ("  a = 'b\\\n  // c';\n  d;", "a = 'b\\\n  // c';\nd;\n"),
            ("  a = `\\``;\n  b;", "a = `\\``;\nb;\n"),
            ("  a = `${b(`c`)}`;\n  d;", "a = `${b(`c`)}`;\nd;\n"),
            // A quote in a remark opens nothing beyond its line.
            ("  a; // it's\n  b;", "a; // it's\nb;\n"),
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
        let script = "const a = 1;\nimport('./later.js');\nconst c = () => b;\nfunction b() {\n  c(a);\n}\n\nb();\n";
        assert_eq!(joined("entry.js", &among(&files)), Ok(script.to_owned()));
        let style = [("entry.css", "@layer a, b;\n@import './b.css';\nc { }\n"), ("b.css", "@layer b { }")];
        assert_eq!(joined("entry.css", &among(&style)), Ok("@layer a, b;\n@layer b { }\nc { }\n".to_owned()));
        assert_eq!(joined("other.js", &among(&files)), Err(MissingPart("other.js".to_owned())));
        let broken = [("entry.js", "import { b } from './parts/b.js';")];
        assert_eq!(joined("entry.js", &among(&broken)), Err(MissingPart("parts/b.js".to_owned())));
    }
}
