//! Which layer may use which, and where SQL, pages, and access to the environment and the clock belong.

use crate::arrows::Modules;
use crate::nothing_breaks;
use crate::source::{Source, files, rust, rust_of_src};

/// The rooms, lowest first. Each may use itself and those before it.
const ROOMS: [&str; 11] =
    ["ledger", "games", "words", "session", "store", "command", "club", "table", "service", "web", "cli"];

/// The most lines in a file. A longer one has more than one subject.
const MOST_LINES: usize = 400;

#[test]
fn rooms_use_only_those_below_them() {
    let place = |path: &str| ROOMS.iter().position(|room| Some(*room) == room_of(path));
    let places: Vec<_> = Modules::of_src()
        .arrows()
        .iter()
        .filter(|arrow| place(&arrow.from).zip(place(&arrow.to)).is_some_and(|(from, to)| to > from))
        .map(|arrow| format!("{} uses {}", arrow.from, arrow.to))
        .collect();
    nothing_breaks(
        "A room uses only the rooms below it (ROOMS in tests/house/layers.rs). Move what both need down, or pass it as \
         an argument:",
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
fn sql_pages_environment_and_floats_stay_in_their_rooms() {
    let mut places = Vec::new();
    for source in rust_of_src() {
        for (at, word) in source.words() {
            let (before, after) = (&source.code[..at], &source.code[at + word.len()..]);
            let room = room_of(&source.path).unwrap_or_default();
            let misplaced = match word {
                "diesel" | "diesel_migrations" => room != "store" && after.starts_with("::"),
                "actix_web" | "askama" => !matches!(room, "web" | "cli") && after.starts_with("::"),
                // `node.rs` reads a number with a fraction in a document only to refuse it.
                "f32" | "f64" => matches!(room, "games" | "ledger") && source.path != "src/games/node.rs",
                "var" | "var_os" | "vars" => room != "cli" && before.ends_with("env::"),
                _ => false,
            };
            if misplaced {
                places.push(format!("{}:{}: `{word}`", source.path, source.line(at)));
            }
        }
    }
    nothing_breaks(
        "SQL lives in src/store, pages in src/web, the environment is read in src/cli, and points and money are i64:",
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

#[test]
fn no_file_is_long() {
    let long = |source: &Source| source.code.lines().count() > MOST_LINES;
    let places: Vec<_> = rust().into_iter().filter(long).map(|source| source.path).collect();
    nothing_breaks("A file has at most 400 lines. Find its second subject and give it its own file:", &places);
}
