//! A club as a document: its log, its people, and every table with its history.

use super::book::{BookError, Club};
use super::ids::TableNumber;
use crate::games::complaint::Complaint;
use crate::games::fields::{Fields, Source};
use crate::games::node::Node;
use crate::games::seats::Seats;
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

/// A club's document, of which the log has been read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubDocument {
    pub log: Vec<Entry>,
    /// What the log comes to.
    pub club: Club,
    /// In the order of their ids; those that were deleted are not among them.
    pub tables: Vec<TableDocument>,
}

/// Whether this is meant for a club's document.
pub fn is_of_a_club(document: &Node) -> bool {
    document.get("format").and_then(Node::as_text) == Some(FORMAT)
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

impl ClubDocument {
    /// Reads a document: its log is whole and makes a club, its people are those of the log, and its tables are those that
    /// the log knows.
    pub fn read(document: &Node) -> Result<Self, Complaint> {
        let nobody = Seats::new(Vec::new());
        let mut fields = Fields::new(document, Source::Document, &nobody, None);
        if fields.raw("format").and_then(Node::as_text) != Some(FORMAT) {
            fields.complain("format", Text::new("document-format").with("format", FORMAT));
        }
        let said = fields.raw("people").cloned();
        let log = fields.raw("log").cloned();
        let (events, head) = (fields.raw("events").cloned(), fields.raw("head").cloned());
        let tables = fields.maps("tables", |table| {
            let id = table.optional_text("id").and_then(TableNumber::read);
            if id.is_none() {
                table.complain("id", Text::new("club-document-tables"));
            }
            let document = table.raw("document").cloned();
            if !document.as_ref().is_some_and(|document| matches!(document.get("history"), Some(Node::List(_)))) {
                table.complain("document", Text::new("club-document-history"));
            }
            Some(TableDocument { id: id?, document: document? })
        });
        let first = |complaints: Vec<Complaint>| {
            let first = complaints.into_iter().next();
            first.unwrap_or_else(|| Complaint::new("", Text::new("field-map")))
        };
        let tables = fields.finish(Some(tables)).map_err(first)?;
        let log = read_log(log.as_ref())?;
        let club = Club::of(&log).map_err(|error| match error {
            BookError::Missing => Complaint::new("log", Text::new("field-missing")),
            BookError::Chain(error) => damaged(error.entry),
            BookError::Entry(entry) => damaged(entry),
        })?;
        let ends_so = |last: &Entry| head.as_ref().and_then(Node::as_text) == Some(&last.hash);
        if events != Some(Node::Integer(club.version)) || !log.last().is_some_and(ends_so) {
            return Err(Complaint::new("log", Text::new("club-document-end")));
        }
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

fn read_log(log: Option<&Node>) -> Result<Vec<Entry>, Complaint> {
    let Some(Node::List(entries)) = log else { return Err(Complaint::new("log", Text::new("field-list"))) };
    let read = |(number, entry): (i64, &Node)| serde_json::from_str(&entry.to_json()).map_err(|_| damaged(number));
    (1..).zip(entries).map(read).collect()
}

/// An entry is not what was written; the log counts them from 1, a list from 0.
fn damaged(entry: i64) -> Complaint {
    Complaint::new(format!("log[{}]", entry - 1), Text::new("club-document-entry").count("entry", entry))
}
