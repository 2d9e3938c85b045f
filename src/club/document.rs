//! A club as a document: its log, its people, and every table with its history.

use std::cell::Cell;

use super::ids::TableNumber;
use super::state::{Club, ClubError};
use crate::games::complaint::Complaint;
use crate::games::node::Node;
use crate::games::outline::{Outline, is_text, items};
use crate::games::text::Text;
use crate::store::Entry;

/// The name of the document format that this program reads and writes.
pub const FORMAT: &str = "tanto-club/1";

/// A table as a club's document has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableDocument {
    pub id: TableNumber,
    /// Its session with the whole history. What the history comes to is for those who play it.
    pub document: Node,
}

/// A table of a club's document, which is not read yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableText<'a> {
    pub id: TableNumber,
    /// Its session with the whole history, as JSON. What the history comes to is for those who play it.
    pub document: &'a str,
}

/// A club's document, of which the log has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubDocument<'a> {
    pub log: Vec<Entry>,
    /// What the log comes to.
    pub club: Club,
    /// In the order of their ids; those that were deleted are not among them.
    pub tables: Vec<TableText<'a>>,
}

/// How many bytes of memory the people of a document may take.
const PEOPLE: usize = 8 * 1024 * 1024;

/// Whether this is meant for a club's document.
pub fn is_of_a_club(document: &Outline<'_>) -> bool {
    document.get("format").is_some_and(|format| is_text(format, FORMAT))
}

/// A club's document up to its tables: an entry of the log a line. The same club gives the same bytes.
pub fn beginning(club: &Club, log: &[Entry]) -> String {
    // Texts and numbers can always be written as JSON.
    let entry = |entry: &Entry| serde_json::to_string(entry).unwrap_or_default();
    let log = log.iter().map(entry).collect::<Vec<_>>().join(",\n");
    let (format, people) = (Node::from(FORMAT).to_json(), people(club).to_json());
    format!("{{\n\"format\": {format},\n\"people\": {people},\n\"log\": [\n{log}\n],\n\"tables\": [\n")
}

/// A table on a line of its own; so a club of any size can be written table by table.
pub fn line(table: &TableDocument, is_first: bool) -> String {
    let TableDocument { id, document } = table;
    let joint = if is_first { "" } else { ",\n" };
    format!("{joint}{{\"id\": \"{id}\", \"document\": {}}}", document.to_json())
}

/// What stands behind the tables: how many entries the log has, and the hash of the last one. A log that was cut off is still
/// a good chain.
pub fn end(log: &[Entry]) -> String {
    let head = log.last().map_or("", |last| &last.hash);
    format!("\n],\n\"events\": {},\n\"head\": \"{head}\"\n}}\n", log.len())
}

/// Everybody who is in the club, for those who read its document.
fn people(club: &Club) -> Node {
    let person = |person: &super::people::Person| {
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
    /// Reads a document: its log is whole and makes a club, its people are those of the log, and its tables are those that
    /// the log knows.
    pub fn read(document: &Outline<'a>) -> Result<Self, Complaint> {
        only(document, "", &["format", "people", "log", "tables", "events", "head"])?;
        if !is_of_a_club(document) {
            return Err(Complaint::new("format", Text::new("document-format").with("format", FORMAT)));
        }
        let tables = items(document.get("tables").unwrap_or("[]"), read_table);
        let tables = tables.ok_or_else(|| Complaint::new("tables", Text::new("field-list")))??;
        let log = read_log(document.get("log"))?;
        let club = Club::of(&log).map_err(|error| match error {
            ClubError::Missing => Complaint::new("log", Text::new("field-missing")),
            ClubError::Chain(error) => damaged(error.entry),
            ClubError::Entry(entry) => damaged(entry),
        })?;
        let ends_so = |last: &Entry| document.get("head").is_some_and(|head| is_text(head, &last.hash));
        if document.get("events") != Some(&club.version.to_string()) || !log.last().is_some_and(ends_so) {
            return Err(Complaint::new("log", Text::new("club-document-end")));
        }
        let said = document.get("people").and_then(|said| Node::from_json_within(said, &Cell::new(PEOPLE)).ok());
        if !said.is_some_and(|said| people(&club).says_the_same_as(&said)) {
            return Err(Complaint::new("people", Text::new("club-document-people")));
        }
        let known = club.tables().iter().filter(|(_, seated)| !seated.deleted).map(|(id, _)| *id);
        if !known.eq(tables.iter().map(|table| table.id)) {
            return Err(Complaint::new("tables", Text::new("club-document-tables")));
        }
        Ok(Self { log, club, tables })
    }
}

/// Complains about a field that is not one of these or comes twice.
fn only(map: &Outline<'_>, path: &str, known: &[&str]) -> Result<(), Complaint> {
    let at = |name: &str| format!("{path}{name}");
    match map.fields().find(|(name, _)| !known.contains(name)) {
        Some((name, _)) => Err(Complaint::new(at(name), Text::new("field-unknown").with("field", name))),
        None => map.twice(known).map_or(Ok(()), |name| Err(Complaint::new(at(name), Text::new("field-twice")))),
    }
}

fn read_table(place: usize, table: &str) -> Result<TableText<'_>, Complaint> {
    let wrong = |field: &str, why| Complaint::new(format!("tables[{place}]{field}"), Text::new(why));
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
    Ok(TableText { id, document })
}

fn read_log(log: Option<&str>) -> Result<Vec<Entry>, Complaint> {
    let not_a_list = || Complaint::new("log", Text::new("field-list"));
    let read = |place: usize, entry: &str| {
        serde_json::from_str(entry).map_err(|_| damaged(i64::try_from(place).unwrap_or(i64::MAX).saturating_add(1)))
    };
    items(log.ok_or_else(not_a_list)?, read).ok_or_else(not_a_list)?
}

/// An entry is not what was written; the log counts them from 1, a list from 0.
fn damaged(entry: i64) -> Complaint {
    Complaint::new(format!("log[{}]", entry - 1), Text::new("club-document-entry").count("entry", entry))
}
