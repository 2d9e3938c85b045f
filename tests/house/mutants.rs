//! What the mutation tests change (`.cargo/mutants.toml`), and the changes that no test can detect (`tests/survivors`), still
//! exist.

use crate::nothing_breaks;
use crate::source::{files, rust};

/// Whether a path has the form of a glob, whose `*` stands for any part of one name.
fn fits(path: &str, glob: &str) -> bool {
    let fits_name = |(name, glob): (&str, &str)| match glob.split_once('*') {
        Some((before, after)) => name.strip_prefix(before).is_some_and(|rest| rest.ends_with(after)),
        None => name == glob,
    };
    let (names, globs) = (path.split('/'), glob.split('/'));
    names.clone().count() == globs.clone().count() && names.zip(globs).all(fits_name)
}

/// The globs of `.cargo/mutants.toml`, which are its first list.
fn globs() -> Vec<String> {
    let settings = files(".cargo", "mutants.toml");
    let lines = settings.iter().flat_map(|file| file.text.lines()).take_while(|line| *line != "]");
    lines.filter_map(|line| Some(line.trim().strip_prefix('"')?.strip_suffix("\",")?.to_owned())).collect()
}

/// The code of a function, or of several with this name.
fn function(code: &str, name: &str) -> String {
    let head = format!("fn {name}");
    let starts = code.match_indices(&head).filter(|(at, _)| code[at + head.len()..].starts_with(['(', '<']));
    let body = |(at, _): (usize, &str)| {
        let mut depth = 0_usize;
        let end = code[at..].find(|c| {
            depth = match c {
                '{' => depth + 1,
                '}' => depth.saturating_sub(1),
                _ => return false,
            };
            depth == 0
        });
        code[at..end.map_or(code.len(), |end| at + end)].to_owned()
    };
    starts.map(body).collect()
}

/// What is wrong with a survivor, such as `src/ledger/money.rs: replace < with <= in in_money`.
fn fault(survivor: &str) -> Option<&'static str> {
    let parts = survivor.split_once(": replace ").and_then(|(path, rest)| {
        let (change, name) = rest.rsplit_once(" in ")?;
        let before = change.split_once(" with ")?.0;
        Some((path, before.trim_start_matches("match guard "), name.rsplit("::").next()?))
    });
    let Some((path, before, name)) = parts else { return Some("is not a change in a function") };
    let Some(source) = rust("src").into_iter().find(|source| source.path == path) else { return Some("has no file") };
    let code = function(&source.code, name);
    match (globs().iter().any(|glob| fits(path, glob)), code.is_empty(), code.contains(before)) {
        (false, ..) => Some("is in no file that mutants.toml names"),
        (_, true, _) => Some("has no function"),
        (.., false) => Some("has nothing to replace"),
        (true, false, true) => None,
    }
}

#[test]
fn mutants_are_made_in_files_that_exist() {
    let (globs, sources) = (globs(), rust("src"));
    assert!(!globs.is_empty());
    let idle = globs.into_iter().filter(|glob| !sources.iter().any(|source| fits(&source.path, glob)));
    nothing_breaks("These globs of .cargo/mutants.toml fit no file:", &idle.collect::<Vec<_>>());
}

#[test]
fn survivors_are_changes_of_code_that_exists() {
    let survivors = files("tests", "survivors").remove(0).text;
    let survivors: Vec<&str> = survivors.lines().filter_map(|line| line.strip_prefix("- ")).collect();
    assert!(!survivors.is_empty());
    let stale = survivors.iter().filter_map(|survivor| Some(format!("{survivor}: it {}", fault(survivor)?)));
    nothing_breaks("Remove these lines from tests/survivors, or name what they mean:", &stale.collect::<Vec<_>>());
}

#[test]
fn tells_what_a_survivor_lacks() {
    for (survivor, expected) in [
        ("src/ledger/money.rs: replace < with <= in in_money", None),
        ("src/ledger/money.rs: replace match guard odd < 0 with true in in_money", None),
        ("src/ledger/money.rs: replace < with <= in of_money", Some("has no function")),
        ("src/ledger/money.rs: replace << with >> in in_money", Some("has nothing to replace")),
        ("src/ledger/monies.rs: replace < with <= in in_money", Some("has no file")),
        ("src/lib.rs: replace < with <= in in_money", Some("is in no file that mutants.toml names")),
        ("No coin is left over.", Some("is not a change in a function")),
    ] {
        assert_eq!(fault(survivor), expected, "{survivor}");
    }
    assert!(fits("src/games/tarot/score.rs", "src/games/*/*.rs") && !fits("src/games/form.rs", "src/games/*/*.rs"));
    assert!(!fits("src/games/tarot/words/en.ftl", "src/games/*/*.rs"));
}
