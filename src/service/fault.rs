//! The result of a check: how much was verified, or the first fault and where it is.

use std::fmt;

use crate::club::TableNumber;
use crate::games::field_error::FieldError;
use crate::store::{ClubId, IntegrityError, StoreError, TableId};
use crate::words::{Language, Words};

/// A callback for progress: how many items are done, and how many there are.
pub type ReportProgress<'a> = &'a mut dyn FnMut(usize, usize);

/// How much was verified.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    pub tables: usize,
    /// How many entries the logs have.
    pub entries: usize,
    /// How many hands count.
    pub hands: usize,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, entries, hands } = self;
        write!(f, "{tables} tables, {entries} entries, {hands} hands: all is well")
    }
}

/// A fault in a database or a document.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A table's log, or rows or a session that do not follow from it.
    #[error("{}{what}", place(table.as_ref(), *entry))]
    Log {
        /// The table; `None` in a document.
        table: Option<TableId>,
        /// The entry, if the fault is in one.
        entry: Option<i64>,
        what: String,
    },
    #[error("club {}{}: {}", .0.club, .0.entry.map_or_else(String::new, |entry| format!(", entry {entry}")), .0.what)]
    Club(ClubFinding),
    /// A club's document, apart from its tables.
    #[error("{}: {}", .0.field, Words::new(Language::En).say(&.0.text))]
    Document(FieldError),
    #[error("{}{}", place(Some(.0), .1.entry), .1.what)]
    TableOfDocument(TableNumber, Finding),
}

/// A fault in a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubFinding {
    pub club: ClubId,
    pub entry: Option<i64>,
    pub what: String,
}

impl From<ClubFinding> for Fault {
    fn from(finding: ClubFinding) -> Self {
        Self::Club(finding)
    }
}

fn place<T: fmt::Display>(table: Option<&T>, entry: Option<i64>) -> String {
    match (table, entry) {
        (Some(table), Some(entry)) => format!("table {table}, entry {entry}: "),
        (Some(table), None) => format!("table {table}: "),
        (None, Some(entry)) => format!("entry {entry}: "),
        (None, None) => String::new(),
    }
}

/// A fault in a log, without the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    pub entry: Option<i64>,
    pub what: String,
}

impl From<IntegrityError> for Finding {
    fn from(IntegrityError { entry, what, .. }: IntegrityError) -> Self {
        Self { entry, what }
    }
}

impl Finding {
    pub fn new(entry: impl Into<Option<i64>>, what: impl Into<String>) -> Self {
        Self { entry: entry.into(), what: what.into() }
    }

    pub fn of(self, table: Option<TableId>) -> Fault {
        Fault::Log { table, entry: self.entry, what: self.what }
    }
}
