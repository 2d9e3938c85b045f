//! Checks that a document is undamaged: every log, the session beside it, and of a club what its log says of its tables.

use std::fmt;

use super::GoOn;
use super::document::{session_document, take_end, take_names};
use crate::club::Club;
use crate::club::document::{ClubDocument, TableDocument, is_of_a_club};
use crate::command::CommandError;
use crate::document::{Outline, Value, value::without_mark};
use crate::ledger::Balances;
use crate::session::{Person, Replay, Session};
use crate::store::{Entry, IntegrityError, Projection, TableStatistics, check_foreign};
use crate::table::{Table, TableRead, projection, settlement, statistics};

/// How much was verified.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Verified {
    pub tables: usize,
    /// How many entries the logs have.
    pub entries: usize,
    /// How many hands count.
    pub hands: usize,
}

impl Verified {
    pub(super) fn add(&mut self, table: &Table) {
        self.tables += 1;
        self.entries += usize::try_from(table.version()).unwrap_or_default();
        self.hands += table.replay.hands().len();
    }
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, entries, hands } = self;
        write!(f, "tables: {tables}, entries: {entries}, hands: {hands}; all is well")
    }
}

/// Checks a document: its hands, its history if it has one, and of a club its log and every table. `go_on` gets the number
/// of tables checked so far. The check fails when it returns false.
pub fn check_document(text: &str, go_on: GoOn<'_>) -> Result<Verified, IntegrityError> {
    let outline = Outline::of(text).map_err(|error| unreadable(&error))?;
    let mut verified = Verified::default();
    if is_of_a_club(&outline) {
        read_club(text, go_on, |table, _, _| verified.add(table))?;
        return Ok(verified);
    }
    let document = TableRead::of(text).map_err(|error| unreadable(&error))?;
    if document.history.is_some() {
        verified.add(&check_session(document)?.0);
        return Ok(verified);
    }
    let replay = Session::read(document.document).and_then(|session| session.replay());
    let replay = replay.and_then(|replay| replay.stopped().cloned().map_or(Ok(replay), Err));
    let replay = replay.map_err(|invalid| IntegrityError::new(None, invalid.to_string()))?;
    Ok(Verified { tables: 1, entries: 0, hands: replay.hands().len() })
}

/// Reads a club's document with one table at a time in memory: `keep` gets it with its log and what the store keeps besides
/// that, and returns what stays of it. `go_on` gets the number of tables checked so far; reading fails when it returns false.
/// Returns the club and its log, and what was kept of each table, in the order of their numbers.
pub(super) fn read_club<T>(
    text: &str,
    go_on: GoOn<'_>,
    mut keep: impl FnMut(&Table, Vec<Entry>, (Projection, TableStatistics)) -> T,
) -> Result<(Club, Vec<Entry>, Vec<T>), IntegrityError> {
    let document: ClubDocument<'_> = serde_json::from_str(without_mark(text)).map_err(|error| unreadable(&error))?;
    let club = document.club()?;
    let ClubDocument { log, tables: documents, .. } = document;
    let count = documents.len();
    let mut tables = Vec::with_capacity(count);
    for (at, TableDocument { id, document }) in documents.into_iter().enumerate() {
        if !go_on(at, count) {
            return Err(IntegrityError::new(None, "the work was stopped"));
        }
        let of_table = |error: IntegrityError| error.of(format_args!("table {id}"));
        let document = TableRead::of(document.get()).map_err(|error| of_table(unreadable(&error)))?;
        let (table, entries) = check_session(document).map_err(of_table)?;
        if !club.is_log_of(id, &entries) {
            return Err(of_table(IntegrityError::new(None, "it is another table of the club")));
        }
        if table.history.people.names() != club.names_at(id) {
            return Err(of_table(IntegrityError::new(None, "its people have other names in the club")));
        }
        let stored = projection(&table, &club, id).ok().zip(statistics(&table).ok());
        let stored = stored.ok_or_else(|| of_table(IntegrityError::new(None, "its hands cannot be counted")))?;
        tables.push(keep(&table, entries, stored));
    }
    Ok((club, log, tables))
}

/// Checks a document with a history, and returns the table and its log.
fn check_session(TableRead { mut document, history }: TableRead) -> Result<(Table, Vec<Entry>), IntegrityError> {
    // Without a history, the check says that the first entry is missing.
    let entries = history.unwrap_or_default();
    let mut table = check_log(&entries)?;
    check_beside(&mut table, &mut document, &entries)?;
    Ok((table, entries))
}

/// Checks that the session beside a history follows from it, and names the people of the table as the document does.
pub(super) fn check_beside(table: &mut Table, document: &mut Value, entries: &[Entry]) -> Result<(), IntegrityError> {
    if !take_end(document, entries) {
        return Err(IntegrityError::new(None, "the history is cut off"));
    }
    let Some(names) = take_names(document, table) else {
        return Err(IntegrityError::new(None, "its people are not those of its history"));
    };
    table.rename(&names);
    // Two people of one name were merged, and never sat there together.
    let is_twice =
        |people: &[Person]| (1..).zip(people).any(|(next, one)| people.iter().skip(next).any(|two| two == one));
    if table.replay.seatings().iter().any(|seating| is_twice(&seating.people)) {
        return Err(IntegrityError::new(None, "a person has two seats"));
    }
    if !session_document(table).is_equivalent(document) {
        return Err(IntegrityError::new(differing(table, document), "the session does not match the history"));
    }
    Ok(())
}

/// The finding for a text that is not a document.
fn unreadable(error: &serde_json::Error) -> IntegrityError {
    IntegrityError::new(None, format!("this is not an exported document: {error}"))
}

/// The entry with which the session of a document disagrees: that of the first hand that differs, else the opening.
fn differing(table: &Table, document: &Value) -> i64 {
    let Some(Value::List(theirs)) = document.get("hands") else { return 1 };
    // After the last hand there is none on either side.
    let mut theirs = (1..).zip(theirs.iter().map(Some).chain([None]));
    let ours = |number| table.hand(number).map(|hand| table.history.people.with_names(&hand));
    let is_other = |(number, theirs): &(u32, Option<&Value>)| match (ours(*number), theirs) {
        (Some(ours), Some(theirs)) => !ours.is_equivalent(theirs),
        (ours, theirs) => ours.is_some() || theirs.is_some(),
    };
    theirs.find(is_other).map_or(1, |(number, _)| last_entry(table, number).unwrap_or(table.version()))
}

/// The last entry for the hand with this number.
fn last_entry(table: &Table, number: u32) -> Option<i64> {
    let hand = table.history.hands.numbered(number)?;
    Some(hand.newest().meta.seq)
}

/// Replays a log, and checks its payments and balances.
pub(super) fn check_log(entries: &[Entry]) -> Result<Table, IntegrityError> {
    let table = Table::of(entries)?;
    check_foreign(entries)?;
    if let Some(invalid) = table.replay.stopped() {
        return Err(IntegrityError::new(last_entry(&table, invalid.hand), invalid.to_string()));
    }
    if let Err(CommandError::Damaged(error)) = settlement(&table) {
        return Err(error);
    }
    if table.replay.measure().zero_sum {
        let mut hands = table.replay.hands().iter();
        let wrong =
            hands.find(|hand| sum(&hand.before) != sum(&hand.after)).map(|hand| last_entry(&table, hand.number));
        let wrong = wrong.or_else(|| (sum_of_all(&table.replay) != 0).then_some(Some(table.version())));
        if let Some(entry) = wrong {
            return Err(IntegrityError::new(entry, "the balances do not sum to zero"));
        }
    }
    Ok(table)
}

/// The balances of those who sit at the table, and the pots.
fn sum(balances: &Balances) -> i128 {
    let pots = balances.pots().iter().map(|(_, amount)| amount);
    balances.parties().iter().chain(pots).map(|amount| i128::from(*amount)).sum()
}

/// The balances of everybody, and the pots.
fn sum_of_all(replay: &Replay) -> i128 {
    let seated: i128 = replay.balances().parties().iter().map(|amount| i128::from(*amount)).sum();
    let all = || replay.totals_by_label(None).into_iter().map(|(_, total)| i128::from(total)).sum();
    sum(replay.balances()) - seated + if replay.is_by_person() { all() } else { seated }
}
