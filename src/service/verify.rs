//! Checks that a database or a document is undamaged, and that what is stored follows from the logs.

use std::fmt;

use super::verify_clubs::{check_club, check_in_club};
use super::verify_log::{check_log, check_session, finding, unreadable};
use super::{ReportProgress, club_document};
use crate::club::document::is_of_a_club;
use crate::command::CommandError;
use crate::games::outline::Outline;
use crate::session::Session;
use crate::store::{IntegrityError, Store, StoreError, Stream, TableId};
use crate::table::{Table, TableRead, counted, standing, stored_dues};

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
    fn add(&mut self, table: &Table) {
        self.tables += 1;
        self.entries += usize::try_from(table.version()).unwrap_or_default();
        self.hands += table.replay.hands().len();
    }
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { tables, entries, hands } = self;
        write!(f, "{tables} tables, {entries} entries, {hands} hands: all is well")
    }
}

/// Checks a whole database: its structure, every chain, and the rows of tables and clubs against their logs.
pub fn check_store(store: &Store) -> Result<Verified, CommandError> {
    check_store_with_progress(store, &mut |_, _| ())
}

/// The same, and reports how many tables are checked.
pub fn check_store_with_progress(store: &Store, report: ReportProgress<'_>) -> Result<Verified, CommandError> {
    store.database_check()?;
    let mut verified = Verified::default();
    let count = store.all_table_ids()?.len();
    for id in store.all_club_ids()? {
        let (club, rows) = check_club(store, id)?;
        let seats = store.seats_of_club(id)?;
        for row in rows {
            report(verified.tables, count);
            let table = check_table(store, row.id)?;
            check_in_club(&club, &row, seats.get(&row.id), &table).map_err(|error| error.of(Stream::Club(id)))?;
            verified.add(&table);
        }
    }
    Ok(verified)
}

fn check_table(store: &Store, id: TableId) -> Result<Table, CommandError> {
    let read = store.read_log(id, |log| {
        Ok::<_, StoreError>((log.entries_from(1)?, log.standing()?, log.dues()?, log.counted()?))
    })?;
    let (entries, stored, dues, counted_rows) = read.unwrap_or_default();
    let table = check_log(&entries).map_err(|error| error.of(Stream::Table(id)))?;
    let what = if stored.is_some_and(|stored| stored != standing(&table)) {
        "what lists show of the table is not what the log comes to; run tanto rebuild"
    } else if stored_dues(&table).ok() != Some(dues) {
        "what the ledger has of the table is not what the log comes to; run tanto rebuild"
    } else if counted_rows
        .is_some_and(|(version, rows)| version == table.version() && counted(&table).ok() != Some(rows))
    {
        "what statistics count of the table is not what the log comes to; run tanto rebuild"
    } else {
        return Ok(table);
    };
    Err(IntegrityError::new(table.version(), what).of(Stream::Table(id)).into())
}

/// Checks a document: its hands, its history if it has one, and of a club its log and every table. Reports how many tables of a
/// club are checked.
pub fn check_document(text: &str, report: ReportProgress<'_>) -> Result<Verified, IntegrityError> {
    let outline = Outline::of(text).map_err(|error| unreadable(&error))?;
    let mut verified = Verified::default();
    if is_of_a_club(&outline) {
        club_document::read(&outline, report, |_, _, table, _| {
            verified.add(&table);
            Ok(())
        })?;
        return Ok(verified);
    }
    let document = TableRead::of(text).map_err(|error| unreadable(&error))?;
    if document.history.is_some() {
        verified.add(&check_session(document)?.0);
        return Ok(verified);
    }
    let session = Session::read(document.document);
    let replay = session.and_then(|session| session.replay()).map_err(|invalid| finding(&invalid))?;
    match replay.stopped() {
        Some(invalid) => Err(finding(invalid)),
        None => Ok(Verified { tables: 1, entries: 0, hands: replay.hands().len() }),
    }
}
