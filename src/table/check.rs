//! Is what is stored what was written, and what follows from it?

use std::fmt;

use super::check_clubs::{ClubFinding, Clubs};
use super::document::{comes_to, entries, session_document};
use super::fold::{LoadError, Table};
use super::settlement::{SettlementError, settlement};
use super::standing::standing;
use crate::games::node::Node;
use crate::ledger::Balances;
use crate::session::{Explained, Invalid, Session};
use crate::store::{Entry, Store, StoreError, TableId};
use crate::words::{Language, Words};

/// What was found in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    pub tables: usize,
    /// How many entries of logs.
    pub entries: usize,
    /// How many hands that count.
    pub hands: usize,
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, entries, hands } = self;
        write!(f, "{tables} tables, {entries} entries, {hands} hands: all is well")
    }
}

/// What is not in order, and where.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Fault {
    #[error(transparent)]
    Store(#[from] StoreError),
    /// A log, or what stands beside it.
    #[error("{}{what}", place(table.as_ref(), *entry))]
    Log {
        /// The table; nothing when it is a document.
        table: Option<TableId>,
        /// The entry, where it is one.
        entry: Option<i64>,
        what: String,
    },
    #[error("club {}{}: {}", .0.club, .0.entry.map_or_else(String::new, |entry| format!(", entry {entry}")), .0.what)]
    Club(ClubFinding),
}

impl From<ClubFinding> for Fault {
    fn from(finding: ClubFinding) -> Self {
        Self::Club(finding)
    }
}

fn place(table: Option<&TableId>, entry: Option<i64>) -> String {
    match (table, entry) {
        (Some(table), Some(entry)) => format!("table {table}, entry {entry}: "),
        (Some(table), None) => format!("table {table}: "),
        (None, Some(entry)) => format!("entry {entry}: "),
        (None, None) => String::new(),
    }
}

/// What is found of a log, without the table that it is of.
struct Finding {
    entry: Option<i64>,
    what: String,
}

impl Finding {
    fn new(entry: impl Into<Option<i64>>, what: impl Into<String>) -> Self {
        Self { entry: entry.into(), what: what.into() }
    }

    fn of(self, table: Option<&TableId>) -> Fault {
        Fault::Log { table: table.cloned(), entry: self.entry, what: self.what }
    }
}

/// Checks a whole database: its structure, every chain, and what is stored of tables and of clubs against what the logs
/// come to.
///
/// # Errors
/// The first fault.
pub fn check_store(store: &Store) -> Result<Sum, Fault> {
    store.database_check()?;
    let mut sum = Sum::default();
    let clubs = Clubs::read(store)??;
    for id in store.all_table_ids()? {
        let table = check_table(store, &id)?;
        clubs.check(&id, &table)?;
        sum.tables += 1;
        sum.entries += usize::try_from(table.version()).unwrap_or_default();
        sum.hands += table.replay.hands().len();
    }
    Ok(sum)
}

fn check_table(store: &Store, id: &TableId) -> Result<Table, Fault> {
    let read = store.read_log(id, |log| Ok::<_, StoreError>((log.entries_from(1)?, log.standing()?)))?;
    let (entries, stored) = read.unwrap_or_default();
    let table = check_log(&entries).map_err(|finding| finding.of(Some(id)))?;
    // A table of before lists were read from the database has none yet.
    if stored.is_none_or(|stored| stored == standing(&table)) {
        return Ok(table);
    }
    let what = "what lists show of the table is not what the log comes to; restore a backup";
    Err(Finding::new(table.version(), what).of(Some(id)))
}

/// Checks a document: its hands, and its history where it has one.
///
/// # Errors
/// The first fault.
pub fn check_document(text: &str) -> Result<Sum, Fault> {
    document(text).map_err(|finding| finding.of(None))
}

fn document(text: &str) -> Result<Sum, Finding> {
    let unread = |error: serde_json::Error| Finding::new(None, format!("this is not an exported document: {error}"));
    let mut document = Node::from_json(text).map_err(unread)?;
    let Some(history) = document.remove("history") else {
        let replay = Session::read(document).and_then(|session| session.replay()).map_err(|invalid| said(&invalid))?;
        let hands = replay.hands().len();
        return replay.stopped().map_or(Ok(Sum { tables: 1, entries: 0, hands }), |invalid| Err(said(invalid)));
    };
    let entries = entries(&history).map_err(unread)?;
    let table = check_log(&entries)?;
    if !comes_to(&table, &document) {
        return Err(Finding::new(differing(&table, &document), "the session says otherwise than the history"));
    }
    Ok(Sum { tables: 1, entries: entries.len(), hands: table.replay.hands().len() })
}

/// The entry with which the session of a document disagrees: that of the first hand that differs, else the opening.
fn differing(table: &Table, document: &Node) -> i64 {
    let (Some(Node::List(theirs)), Some(Node::List(ours))) =
        (document.get("hands"), session_document(table).remove("hands"))
    else {
        return 1;
    };
    let at = ours.iter().zip(theirs).position(|(one, other)| !one.says_the_same_as(other));
    match at.or_else(|| (ours.len() != theirs.len()).then(|| ours.len().min(theirs.len()))) {
        None => 1,
        Some(at) => u32::try_from(at + 1).ok().and_then(|number| newest(table, number)).unwrap_or(table.version()),
    }
}

/// The entry that said the hand of a number last.
fn newest(table: &Table, number: u32) -> Option<i64> {
    let hand = table.history.hands().numbered(number)?;
    Some(hand.newest().map_or(hand.entry, |version| version.said.seq))
}

/// Reads a log from its beginning, and plays it.
fn check_log(entries: &[Entry]) -> Result<Table, Finding> {
    let table = Table::of(entries).map_err(|error| match error {
        LoadError::Store(error) => Finding::new(None, error.to_string()),
        LoadError::Missing | LoadError::Club(_) => Finding::new(1, "it is missing"),
        LoadError::Chain(error) => Finding::new(error.entry, format!("it {}", error.fault)),
        LoadError::Entry(entry) => Finding::new(entry, "it makes no sense"),
        LoadError::Opening(invalid) => Finding::new(1, said(&invalid).what),
    })?;
    if let Some(invalid) = table.replay.stopped() {
        return Err(Finding::new(newest(&table, invalid.hand), said(invalid).what));
    }
    if let Err(SettlementError::Payment(entry)) = settlement(&table) {
        return Err(Finding::new(entry, "its amount makes no sense"));
    }
    if table.replay.measure().zero_sum {
        for hand in table.replay.hands() {
            if !is_zero(&hand.after) {
                return Err(Finding::new(newest(&table, hand.deal.number), "the balances do not come to nothing"));
            }
        }
        if !is_zero(table.replay.balances()) {
            return Err(Finding::new(table.version(), "the balances do not come to nothing"));
        }
    }
    Ok(table)
}

fn is_zero(balances: &Balances) -> bool {
    let pots = balances.pots().iter().map(|(_, amount)| amount);
    balances.seats().iter().chain(pots).map(|amount| i128::from(*amount)).sum::<i128>() == 0
}

fn said(invalid: &Invalid) -> Finding {
    let Explained { hand, field, message } = invalid.explained(Words::new(Language::En));
    let place = if field.is_empty() { String::new() } else { format!("{field}: ") };
    Finding::new(None, format!("hand {hand}: {place}{message}"))
}
