//! The document of a club: its log, its people, and every table with its history.

use std::cell::Cell;

use super::people::Person;
use super::state::Club;
use crate::games::outline::{is_text, items};
use crate::games::{FieldError, Node, Outline, Text};
use crate::store::{Entry, TableNumber};

/// The document format that this program reads and writes.
pub const FORMAT: &str = "tanto-club/1";

/// A club's document with its log checked and applied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubDocument<'a> {
    pub log: Vec<Entry>,
    /// The state after the log.
    pub club: Club,
    /// In the order of their numbers, without deleted tables. The session of each with its whole history is not parsed yet; the
    /// caller checks it by replaying it.
    pub tables: Vec<(TableNumber, &'a str)>,
}

/// The memory limit for parsing the people, in bytes.
const PEOPLE: usize = 8 * 1024 * 1024;

/// Whether the document claims to be a club's.
pub fn is_of_a_club(document: &Outline<'_>) -> bool {
    document.get("format").is_some_and(|format| is_text(format, FORMAT))
}

/// A club's document up to its tables, with one line for each entry of the log. The same club always gives the same
/// bytes.
pub fn beginning(club: &Club, log: &[Entry]) -> String {
    // Texts and numbers always serialize.
    let entry = |entry: &Entry| serde_json::to_string(entry).unwrap_or_default();
    let log = log.iter().map(entry).collect::<Vec<_>>().join(",\n");
    let (format, people) = (Node::from(FORMAT).to_json(), people(club).to_json());
    format!("{{\n\"format\": {format},\n\"people\": {people},\n\"log\": [\n{log}\n],\n\"tables\": [\n")
}

/// A table with its session and whole history on a line of its own, so that a club of any size can be written table by
/// table. The caller has checked the table by replaying it.
pub fn line(id: TableNumber, document: &Node, is_first: bool) -> String {
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
pub fn people(club: &Club) -> Node {
    let person = |person: &Person| {
        Node::of([
            ("id", Node::from(person.id.to_string())),
            ("name", person.name.as_str().into()),
            ("guest", Node::Flag(person.guest)),
            ("left", Node::Flag(person.left)),
        ])
    };
    Node::List(club.people().all().map(person).collect())
}

impl<'a> ClubDocument<'a> {
    /// Reads a document and checks that its log is whole and makes a club, that its people are those of the log, and
    /// that its tables are those of the log.
    pub fn read(document: &Outline<'a>) -> Result<Self, FieldError> {
        only(document, "", &["format", "people", "log", "tables", "events", "head"])?;
        if !is_of_a_club(document) {
            return Err(FieldError::new("format", Text::new("document-format").with("format", FORMAT)));
        }
        let tables = items(document.get("tables").unwrap_or("[]"), read_table);
        let tables = tables.ok_or_else(|| FieldError::new("tables", Text::new("field-list")))??;
        let log = read_log(document.get("log"))?;
        if log.is_empty() {
            return Err(FieldError::new("log", Text::new("field-missing")));
        }
        let club = Club::of(&log).map_err(|error| damaged(error.entry.unwrap_or(1)))?;
        let is_head = |last: &Entry| document.get("head").is_some_and(|head| is_text(head, &last.hash));
        if document.get("events") != Some(&club.version.to_string()) || !log.last().is_some_and(is_head) {
            return Err(FieldError::new("log", Text::new("club-document-end")));
        }
        let listed = document.get("people").and_then(|people| Node::from_json_within(people, &Cell::new(PEOPLE)).ok());
        if !listed.is_some_and(|listed| people(&club).is_equivalent(&listed)) {
            return Err(FieldError::new("people", Text::new("club-document-people")));
        }
        let known = club.tables.iter().filter(|(_, seated)| !seated.deleted).map(|(id, _)| *id);
        if !known.eq(tables.iter().map(|(id, _)| *id)) {
            return Err(FieldError::new("tables", Text::new("club-document-tables")));
        }
        Ok(Self { log, club, tables })
    }
}

/// Refuses unknown and repeated fields.
fn only(map: &Outline<'_>, path: &str, known: &[&str]) -> Result<(), FieldError> {
    let at = |name: &str| format!("{path}{name}");
    match map.fields().find(|(name, _)| !known.contains(name)) {
        Some((name, _)) => Err(FieldError::new(at(name), Text::new("field-unknown").with("field", name))),
        None => map.twice(known).map_or(Ok(()), |name| Err(FieldError::new(at(name), Text::new("field-twice")))),
    }
}

fn read_table(place: usize, table: &str) -> Result<(TableNumber, &str), FieldError> {
    let wrong = |field: &str, why| FieldError::new(format!("tables[{place}]{field}"), Text::new(why));
    let table = Outline::of(table).map_err(|_| wrong("", "field-map"))?;
    only(&table, &format!("tables[{place}]."), &["id", "document"])?;
    let id = table.get("id").ok_or_else(|| wrong(".id", "club-document-tables"))?;
    let id: String = serde_json::from_str(id).map_err(|_| wrong(".id", "field-text"))?;
    let id = TableNumber::read(&id).ok_or_else(|| wrong(".id", "club-document-tables"))?;
    let document = table.get("document").filter(|document| {
        let history = Outline::of(document).ok().and_then(|document| document.get("history"));
        history.is_some_and(|history| history.starts_with('['))
    });
    let document = document.ok_or_else(|| wrong(".document", "club-document-history"))?;
    Ok((id, document))
}

fn read_log(log: Option<&str>) -> Result<Vec<Entry>, FieldError> {
    let not_a_list = || FieldError::new("log", Text::new("field-list"));
    let read = |place: usize, entry: &str| {
        serde_json::from_str(entry).map_err(|_| damaged(i64::try_from(place).unwrap_or(i64::MAX).saturating_add(1)))
    };
    items(log.ok_or_else(not_a_list)?, read).ok_or_else(not_a_list)?
}

/// The error about an entry. The log counts entries from 1, the field path from 0.
fn damaged(entry: i64) -> FieldError {
    FieldError::new(format!("log[{}]", entry - 1), Text::new("club-document-entry").count("entry", entry))
}
