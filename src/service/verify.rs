//! Checks that a database or a document is undamaged, and that what is stored follows from the logs.

use super::club_document;
use super::fault::{Fault, ReportProgress, Verified};
use super::verify_clubs::Clubs;
use super::verify_log::{Checked, check_log, check_session, finding, unreadable};
use crate::club::document::is_of_a_club;
use crate::games::outline::Outline;
use crate::session::Session;
use crate::store::{IntegrityError, Store, StoreError, Stream, TableId};
use crate::table::{Table, TableRead, counted, standing, stored_dues};

/// Checks a whole database: its structure, every chain, and the rows of tables and clubs against their logs.
pub fn check_store(store: &Store) -> Result<Verified, Fault> {
    check_store_with_progress(store, &mut |_, _| ())
}

/// The same, and reports how many tables are checked.
pub fn check_store_with_progress(store: &Store, report: ReportProgress<'_>) -> Result<Verified, Fault> {
    store.database_check()?;
    let mut verified = Verified::default();
    let clubs = Clubs::read(store)?;
    let ids = store.all_table_ids()?;
    for (at, id) in ids.iter().enumerate() {
        report(at, ids.len());
        let table = check_table(store, *id)?;
        clubs.check(*id, &table)?;
        verified.tables += 1;
        verified.entries += usize::try_from(table.version()).unwrap_or_default();
        verified.hands += table.replay.hands().len();
    }
    Ok(verified)
}

fn check_table(store: &Store, id: TableId) -> Result<Table, Fault> {
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

/// Checks a document: its hands, its history if it has one, and of a club its log and every table.
/// Reports how many tables are checked.
pub fn check_document(text: &str, report: ReportProgress<'_>) -> Result<Verified, Fault> {
    let document = Outline::of(text).map_err(|error| unreadable(&error))?;
    if is_of_a_club(&document) {
        let mut verified = Verified::default();
        club_document::read(&document, report, |_, _, checked| {
            verified.add(&checked);
            Ok(())
        })?;
        return Ok(verified);
    }
    Ok(check_table_document(TableRead::of(text).map_err(|error| unreadable(&error))?)?)
}

fn check_table_document(document: TableRead) -> Result<Verified, IntegrityError> {
    if document.history.is_some() {
        let mut verified = Verified::default();
        verified.add(&check_session(document)?);
        return Ok(verified);
    }
    let session = Session::read(document.document);
    let replay = session.and_then(|session| session.replay()).map_err(|invalid| finding(&invalid))?;
    let hands = replay.hands().len();
    replay.stopped().map_or(Ok(Verified { tables: 1, entries: 0, hands }), |invalid| Err(finding(invalid)))
}

impl Verified {
    fn add(&mut self, Checked { table, entries }: &Checked) {
        self.tables += 1;
        self.entries += entries.len();
        self.hands += table.replay.hands().len();
    }
}
