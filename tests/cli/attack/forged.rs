//! Logs with a correct chain that the program did not write, and documents of them.

use serde_json::json;
use tanto::club::{Club, document};
use tanto::service::exported;
use tanto::store::{Entry, GENESIS, Origin};
use tanto::table::Table;

/// The time of every entry: noon UTC of 2026-11-22.
const NOON: i64 = 1_795_348_800_000;

const NAMES: [&str; 4] = ["p1", "p2", "p3", "p4"];

/// A log of these events.
pub fn log(events: impl IntoIterator<Item = (&'static str, String)>) -> Vec<Entry> {
    let mut entries: Vec<Entry> = Vec::new();
    for (seq, (kind, body)) in (1..).zip(events) {
        let previous = entries.last().map_or(GENESIS, |entry| &entry.hash).to_owned();
        let origin = Origin { key: &format!("key {seq}"), fingerprint: "", device: None, at: NOON };
        entries.push(Entry::chained(&origin, seq, &previous, kind, body));
    }
    entries
}

/// The log of a table of four with these events.
pub fn table(events: impl IntoIterator<Item = (&'static str, String)>) -> Vec<Entry> {
    let opening = json!({"format": "tanto/1", "game": "vriddiot", "players": NAMES});
    log(std::iter::once(("opened", opening.to_string())).chain(events))
}

pub fn hand(loser: u32) -> String {
    json!({"loser": format!("p{loser}")}).to_string()
}

/// The document of a table with a log that the program reads.
pub fn valid(entries: &[Entry]) -> String {
    exported(&Table::of(entries).unwrap(), entries)
}

/// A document with a log that it does not read.
pub fn invalid(entries: &[Entry]) -> String {
    let last = entries.last().unwrap();
    json!({"format": "tanto/1", "game": "vriddiot", "players": NAMES, "history": entries, "events": last.seq,
        "head": last.hash})
    .to_string()
}

/// The document of a club with these events after its founding, and no tables.
pub fn club(events: impl IntoIterator<Item = (&'static str, String)>) -> String {
    let entries = log(std::iter::once(("founded", r#"{"time_zone":"UTC"}"#.to_owned())).chain(events));
    let club = Club::of(&entries).unwrap_or_else(|_| Club::founded(None, chrono_tz::UTC));
    [document::beginning(&club, &entries), document::end(&entries)].concat()
}
