//! The document of a club: its log, its people, and every table with its history.

use std::cell::Cell;

use serde::Deserialize;
use serde_json::value::RawValue;

use super::people::Person;
use super::state::Club;
use crate::document::{Outline, Value, outline::is_text, outline::items, value::to_json};
use crate::store::{Entry, IntegrityError, TableNumber, check_foreign};

/// The document format that this program reads and writes.
pub const FORMAT: &str = "tanto-club/1";

/// A club's document.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClubDocument<'a> {
    #[serde(rename = "format")]
    _format: String,
    #[serde(borrow)]
    people: &'a RawValue,
    pub log: Vec<Entry>,
    /// In the order of their numbers, without deleted tables.
    pub tables: Vec<TableDocument<'a>>,
    events: i64,
    head: String,
}

/// A table's session with its whole history, which is not parsed yet. The caller checks it by replaying it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableDocument<'a> {
    pub id: TableNumber,
    #[serde(borrow)]
    pub document: &'a RawValue,
}

/// The memory limit for parsing the people, in bytes.
const PEOPLE: usize = 8 * 1024 * 1024;

/// Whether the document claims to be a club's.
pub fn is_of_a_club(document: &Outline<'_>) -> bool {
    document.get("format").is_some_and(|format| is_text(format, FORMAT))
}

/// The hash of the first entry of a club's log, which all copies of the club have in common; `None` if this is no club's
/// document.
pub fn origin(document: &Outline<'_>) -> Option<String> {
    let log = document.get("log").filter(|_| is_of_a_club(document))?;
    let mut origin = None;
    let first = |_, entry: &str| {
        origin = serde_json::from_str(entry).ok().map(|Entry { hash, .. }| hash);
        Err::<(), ()>(())
    };
    items(log, first);
    origin
}

/// A club's document up to its tables, with one line for each entry of the log. The same club always gives the same
/// bytes.
pub fn beginning(club: &Club, log: &[Entry]) -> String {
    let log = log.iter().map(to_json).collect::<Vec<_>>().join(",\n");
    let (format, people) = (Value::from(FORMAT).to_json(), people(club).to_json());
    format!("{{\n\"format\": {format},\n\"people\": {people},\n\"log\": [\n{log}\n],\n\"tables\": [\n")
}

/// A table with its session and whole history on a line of its own, so that a club of any size can be written table by
/// table. The caller has checked the table by replaying it.
pub fn line(id: TableNumber, document: &Value, is_first: bool) -> String {
    let separator = if is_first { "" } else { ",\n" };
    format!("{separator}{{\"id\": \"{id}\", \"document\": {}}}", document.to_json())
}

/// The end of the document: the number of entries and the hash of the last one. They reveal a truncated log, whose
/// chain would still be valid.
pub fn end(log: &[Entry]) -> String {
    let head = log.last().map_or("", |last| &last.hash);
    format!("\n],\n\"events\": {},\n\"head\": \"{head}\"\n}}\n", log.len())
}

/// The people of the club, for other programs. In a document its log implies them.
pub fn people(club: &Club) -> Value {
    let person = |person: &Person| {
        Value::of([
            ("id", Value::from(person.id.to_string())),
            ("name", person.name.as_str().into()),
            ("guest", Value::Flag(person.guest)),
            ("left", Value::Flag(person.left)),
        ])
    };
    Value::List(club.people().all().map(person).collect())
}

impl ClubDocument<'_> {
    /// The state after the log. Checks that the log is whole and makes a club, and that the people and the tables beside it
    /// are those of the log.
    pub fn club(&self) -> Result<Club, IntegrityError> {
        let club = Club::of(&self.log).and_then(|club| check_foreign(&self.log).map(|()| club));
        let club = club.map_err(|error| error.of("log"))?;
        let listed = Value::from_json_within(self.people.get(), &Cell::new(PEOPLE));
        let known = club.tables.iter().filter(|(_, seated)| !seated.deleted).map(|(id, _)| id);
        let what = if (self.events, &self.head) != (club.version, &club.hash) {
            "the log is cut off"
        } else if club.deleted {
            "the club is deleted"
        } else if !listed.is_ok_and(|listed| people(&club).is_equivalent(&listed)) {
            "its people are not those of its log"
        } else if !known.eq(self.tables.iter().map(|table| &table.id)) {
            "its tables are not those of its log"
        } else {
            return Ok(club);
        };
        Err(IntegrityError::new(None, what))
    }
}
