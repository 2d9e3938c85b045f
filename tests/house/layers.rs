//! Who may know whom.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::nothing_breaks;
use crate::source::{Source, files, rust_of_src};

/// The rooms from the ground up; each knows itself and those before it.
const ROOMS: [&str; 11] =
    ["ledger", "games", "words", "session", "store", "command", "club", "table", "service", "web", "cli"];

/// Names under which everything ends up and nothing is found.
const NO_ROOMS: [&str; 6] = ["utils", "util", "helpers", "common", "services", "prelude"];

#[test]
fn arrows_point_down_only() {
    let mut places = Vec::new();
    for source in rust_of_src() {
        let Some(own) = ROOMS.iter().position(|room| Some(*room) == room_of(&source.path)) else { continue };
        for (at, named) in crate_paths(&source) {
            if ROOMS.iter().position(|room| *room == named).is_some_and(|other| other > own) {
                places.push(format!("{}:{}: `{}` knows `{named}`", source.path, source.line(at), ROOMS[own]));
            }
        }
    }
    nothing_breaks(
        "A room knows only the rooms below it (ROOMS in tests/house/layers.rs). Move what both need down, or hand it in \
         from above as an argument:",
        &places,
    );
}

#[test]
fn every_file_is_in_a_room() {
    let at_home = |path: &str| {
        matches!(path, "src/main.rs" | "src/lib.rs") || room_of(path).is_some_and(|room| ROOMS.contains(&room))
    };
    let places: Vec<_> = files("src", "").into_iter().map(|file| file.path).filter(|path| !at_home(path)).collect();
    nothing_breaks("Put it into the room to which it belongs (ROOMS in tests/house/layers.rs):", &places);
}

#[test]
fn things_are_called_what_they_are() {
    let vague = |path: &str| path.split(['/', '.']).any(|part| NO_ROOMS.contains(&part));
    let places: Vec<_> = rust_of_src().into_iter().map(|source| source.path).filter(|path| vague(path)).collect();
    nothing_breaks("Name the module for its subject, or put its parts where they are used:", &places);
}

#[test]
fn the_list_of_games_is_the_folders_of_games() {
    let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let folders: BTreeSet<String> = fs::read_dir(top)
        .expect("the games")
        .flatten()
        .filter(|entry| entry.path().join("mod.rs").exists())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    let listed: BTreeSet<String> = rust_of_src()
        .iter()
        .filter(|source| source.path == "src/games/mod.rs")
        .flat_map(|source| list_of_games(&source.code))
        .collect();
    let places: Vec<_> = folders.symmetric_difference(&listed).map(|game| format!("src/games/{game}")).collect();
    nothing_breaks(
        "A game is one folder and one line in `list_of_games` of src/games/mod.rs; one of the two is missing:",
        &places,
    );
}

#[test]
fn each_matter_has_its_place() {
    let mut places = Vec::new();
    for source in rust_of_src() {
        for (at, word) in source.words() {
            let (before, after) = (&source.code[..at], &source.code[at + word.len()..]);
            let room = room_of(&source.path).unwrap_or_default();
            let misplaced = match word {
                "diesel" | "diesel_migrations" => room != "store" && after.starts_with("::"),
                "actix_web" | "askama" => !matches!(room, "web" | "cli") && after.starts_with("::"),
                "var" | "var_os" | "vars" => room != "cli" && before.ends_with("env::"),
                _ => false,
            };
            if misplaced {
                places.push(format!("{}:{}: `{word}`", source.path, source.line(at)));
            }
        }
    }
    nothing_breaks(
        "SQL lives in src/store, pages in src/web, the environment is read in src/cli; ask those rooms:",
        &places,
    );
}

#[test]
fn the_clock_is_read_in_one_file() {
    let reads =
        |source: &Source| ["SystemTime::now", "Utc::now", "Local::now"].iter().any(|call| source.code.contains(call));
    let places: Vec<_> = rust_of_src().into_iter().filter(reads).map(|source| source.path).collect();
    assert!(
        places.len() <= 1,
        "Read the clock in one file and hand the time in elsewhere, so that tests can set it: {places:?}"
    );
}

/// The room of a file under `src/`.
fn room_of(path: &str) -> Option<&str> {
    let inside = path.strip_prefix("src/")?;
    inside.split('/').next().map(|part| part.strip_suffix(".rs").unwrap_or(part))
}

/// The first names after `crate::`, also of `use crate::{web::Page, store}`.
fn crate_paths(source: &Source) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for (at, _) in source.code.match_indices("crate::") {
        let rest = &source.code[at + "crate::".len()..];
        let mut depth = 0_usize;
        let mut fresh = true;
        for (by, c) in rest.char_indices() {
            match c {
                '{' => (depth, fresh) = (depth + 1, depth == 0),
                '}' => depth = depth.saturating_sub(1),
                ',' => fresh = depth == 1,
                c if c.is_whitespace() => continue,
                _ if fresh => {
                    found.push((
                        at,
                        rest[by..]
                            .split(|c: char| !c.is_alphanumeric() && c != '_')
                            .next()
                            .unwrap_or_default()
                            .to_owned(),
                    ));
                    fresh = false;
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    found
}

/// The folders in `macro_rules! list_of_games`, whose lines are `folder::Type,`.
fn list_of_games(code: &str) -> Vec<String> {
    let list = code.split_once("macro_rules! list_of_games").and_then(|(_, rest)| rest.split_once("list_of_games"));
    let lines = list.map_or("", |(list, _)| list).lines();
    let of_line = |line: &str| line.trim().strip_suffix(',')?.split_once("::").map(|(folder, _)| folder.to_owned());
    lines.filter_map(of_line).collect()
}

#[test]
fn reads_paths_and_lists() {
    let read = |code: &str| {
        let paths = crate_paths(&Source::read(String::new(), code));
        paths.into_iter().map(|(_, name)| name).collect::<Vec<_>>()
    };
    assert_eq!(read("use crate::{\n    games::{any, web},\n    store,\n}; crate::web::x()"), ["games", "store", "web"]);
    let list = "macro_rules! list_of_games { ($($with:ident)::+) => { x! {\n    tarot::Tarot,\n  game::Game,\n } } }\n";
    let code = format!("{list}use list_of_games;\n fn find() {{\n    no::Game,\n}}");
    assert_eq!(list_of_games(&code), ["tarot", "game"]);
}
