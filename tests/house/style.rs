//! Rules about every file.

use crate::nothing_breaks;
use crate::source::{Source, files, rust, rust_of_src};

/// Past this a file has more than one subject.
const LONGEST: usize = 400;

#[test]
fn no_file_is_long() {
    let lines = |source: &Source| source.code.lines().count();
    let long = |source: &Source| (lines(source) > LONGEST).then(|| format!("{}: {} lines", source.path, lines(source)));
    let places: Vec<_> = rust().iter().filter_map(long).collect();
    nothing_breaks(
        "A file has one subject and at most 400 lines. Find the second subject and give it its own file:",
        &places,
    );
}

#[test]
fn no_lint_is_silenced_for_good() {
    let mut places = Vec::new();
    for source in rust() {
        for start in ["#[allow", "#![allow"] {
            places
                .extend(source.code.match_indices(start).map(|(at, _)| format!("{}:{}", source.path, source.line(at))));
        }
    }
    nothing_breaks(
        "Write #[expect(lint, reason = \"…\")]: it says why, and it complains when it is no longer needed:",
        &places,
    );
}

#[test]
fn nothing_is_left_unfinished() {
    let mut places = Vec::new();
    for source in rust() {
        for (at, word) in source.words() {
            if matches!(word, "todo" | "unimplemented" | "dbg") && source.code[at + word.len()..].starts_with('!') {
                places.push(format!("{}:{}: {word}!", source.path, source.line(at)));
            }
        }
        let ignored = source.code.match_indices("#[ignore");
        places.extend(ignored.map(|(at, _)| format!("{}:{}: #[ignore]", source.path, source.line(at))));
    }
    nothing_breaks("Finish it, or take it out; what is not done yet is an issue, not code:", &places);
}

#[test]
fn amounts_are_integers() {
    let mut places = Vec::new();
    for source in rust_of_src() {
        if !source.path.starts_with("src/ledger/") && !source.path.starts_with("src/games/") {
            continue;
        }
        let lines: Vec<&str> = source.code.lines().collect();
        for (at, word) in source.words() {
            let line = source.line(at);
            // A document's number with a fraction is met once, to be refused.
            let refused = source.path == "src/games/node.rs" && lines[line - 1].contains("visit_f64");
            if matches!(word, "f32" | "f64") && !refused {
                places.push(format!("{}:{line}", source.path));
            }
        }
    }
    nothing_breaks(
        "Points and money are i64 in the smallest part of the unit; a float loses some. Count in parts:",
        &places,
    );
}

#[test]
fn nothing_names_a_machine() {
    // Put together here, so that this file does not name one.
    let folders = [concat!("/wor", "k/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/far", "m/")];
    let mut places = Vec::new();
    for file in files("", "") {
        for (number, line) in file.text.lines().enumerate() {
            let named =
                |folder: &str| line.match_indices(folder).any(|(at, _)| !line[..at].ends_with(char::is_alphanumeric));
            if folders.iter().any(|folder| named(folder)) {
                places.push(format!("{}:{}: {}", file.path, number + 1, line.trim()));
            }
        }
    }
    nothing_breaks(
        "The tree works wherever it is laid: write paths from the top of the tree, or take them as arguments:",
        &places,
    );
}
