//! Docs say what a name does not.

use std::collections::BTreeSet;

use crate::nothing_breaks;
use crate::source::{File, files};

/// Words that add nothing to a name.
const SMALL: [&str; 24] = [
    "a", "an", "and", "are", "each", "every", "for", "has", "have", "how", "in", "is", "it", "its", "of", "one",
    "that", "the", "this", "to", "what", "whether", "who", "with",
];

/// A sentence longer than this says something, even in the words of the name.
const SHORT: usize = 5;

/// A doc of one line, and the line of what it is for.
struct Doc<'a> {
    line: usize,
    text: &'a str,
    item: &'a str,
}

#[test]
fn docs_say_what_names_do_not() {
    // What clap and utoipa make of docs is read by people who do not see the names.
    let is_read = |file: &File| file.text.contains("utoipa::") || file.text.contains("clap::");
    let places: Vec<String> = files("src", ".rs")
        .iter()
        .filter(|file| !is_read(file))
        .flat_map(|file| {
            let empty = docs(&file.text).into_iter().filter(|doc| repeats(doc.text, doc.item));
            empty.map(|doc| format!("{}:{}: {} {}", file.path, doc.line, doc.text, doc.item)).collect::<Vec<_>>()
        })
        .collect();
    nothing_breaks(
        "Such a doc says what the name and the type say. Say what it is for, its unit, its shape or where a rule comes \
         from, or nothing:",
        &places,
    );
}

/// The docs of one line, and the items below them and their attributes.
fn docs(text: &str) -> Vec<Doc<'_>> {
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let doc = |at: usize| lines.get(at).and_then(|line| line.strip_prefix("///"));
    let mut found = Vec::new();
    for at in 0..lines.len() {
        let Some(text) = doc(at) else { continue };
        let is_alone = doc(at + 1).is_none() && at.checked_sub(1).is_none_or(|before| doc(before).is_none());
        let item = lines[at + 1..].iter().find(|line| !line.starts_with("#["));
        if let (true, Some(item)) = (is_alone, item) {
            found.push(Doc { line: at + 1, text: text.trim(), item });
        }
    }
    found
}

/// Whether a doc says no more than the name below it, or than `The thing.`
fn repeats(doc: &str, item: &str) -> bool {
    // A sign, a number or a path is more than a name.
    if !doc.chars().all(|c| c.is_alphabetic() || matches!(c, ' ' | '.' | ',' | '\'')) {
        return false;
    }
    let said: Vec<String> = words(doc);
    let content: Vec<&String> = said.iter().filter(|word| !SMALL.contains(&word.as_str())).collect();
    let own: BTreeSet<String> = words(named(item)).iter().map(|word| stem(word)).collect();
    said.len() <= SHORT
        && (content.iter().all(|word| own.contains(&stem(word))) || (said.len() <= 2 && content.len() < 2))
}

/// The words of an item that count: of a function its name, of everything else the type as well.
fn named(item: &str) -> &str {
    match item.split_once("fn ") {
        Some((_, rest)) => rest.split(['(', '<']).next().unwrap_or_default(),
        None => item,
    }
}

/// The words of a text or of names, in small letters: `TableId` and `table_id` are two.
fn words(text: &str) -> Vec<String> {
    let text = text.replace("'s", "");
    let mut words = vec![String::new()];
    let mut was_small = false;
    for c in text.chars() {
        let starts = !c.is_alphanumeric() || (c.is_uppercase() && was_small);
        if starts {
            words.push(String::new());
        }
        if let (true, Some(word)) = (c.is_alphanumeric(), words.last_mut()) {
            word.extend(c.to_lowercase());
        }
        was_small = c.is_lowercase();
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A word without what it has in the plural or as a participle.
fn stem(word: &str) -> String {
    let longer = |ending: &&str| word.len() > ending.len() + 2 && word.ends_with(ending);
    let ending = ["ies", "ing", "ed", "es", "s", "e", "y"].iter().find(|ending| longer(ending));
    word[..word.len() - ending.map_or(0, |ending| ending.len())].to_owned()
}

#[test]
fn finds_what_repeats() {
    let table = [
        ("The table.", "pub table: Arc<Table>,", true),
        ("The question.", "pub legend: Text,", true),
        ("Who.", "seat: Seat,", true),
        ("One row of a matrix.", "pub struct MatrixRow {", true),
        ("Whether it is closed.", "pub fn is_closed(&self) -> bool {", true),
        ("The table's version.", "pub fn version(table: &Table) -> i64 {", false),
        ("The version of the table before the hand.", "pub version: TableVersion,", false),
        ("Times 1.", "Petite = \"petite\",", false),
        ("`GET /metrics`", "async fn metrics() {", false),
        ("In milliseconds since 1970.", "pub at: i64,", false),
        ("Whose turn it is.", "pub seat: Seat,", false),
    ];
    for (doc, item, expected) in table {
        assert_eq!(repeats(doc, item), expected, "{doc} {item}");
    }
    let text = "/// One.\n#[must_use]\npub fn a() {}\n/// Two\n/// lines.\nstruct B;\n//! Header.\n";
    let seen: Vec<_> = docs(text).into_iter().map(|doc| (doc.line, doc.text, doc.item)).collect();
    assert_eq!(seen, [(1, "One.", "pub fn a() {}")]);
}
