//! Checks that a database is undamaged, and that what is stored follows from the logs.

use std::collections::BTreeSet;

use super::ReportProgress;
use super::verify_document::{Verified, check_log};
use crate::club::{Club, PersonId, TableNumber};
use crate::command::CommandError;
use crate::store::{ClubId, IntegrityError, Store, StoreError, Stream, TableFilter, TableId, TableRow};
use crate::table::{Table, statistics, stored_dues, summary};

/// The remedy when two logs disagree, which no rebuild can fix.
const BACKUP: &str = "restore a backup";
const REBUILD: &str = "run tanto rebuild";

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
        let mut check = || -> Result<Verified, CommandError> {
            let mut verified = verified;
            let (club, rows) = check_club(store, id)?;
            let seats = store.seats_of_club(id)?;
            for row in rows {
                report(verified.tables, count);
                let table = check_table(store, row.id)?;
                check_in_club(&club, &row, seats.get(&row.id), &table).map_err(|error| error.of(Stream::Club(id)))?;
                verified.add(&table);
            }
            Ok(verified)
        };
        // A server may write between two reads, so only what is wrong twice is damage. It may also erase the club.
        let checked = check().or_else(|_| check());
        if checked.is_ok() || store.is_deleted(id)?.is_some() {
            verified = checked?;
        }
    }
    Ok(verified)
}

fn check_table(store: &Store, id: TableId) -> Result<Table, CommandError> {
    let read = store.read_log(id, |log| {
        Ok::<_, StoreError>((log.entries_from(1)?, log.summary()?, log.dues()?, log.statistics()?))
    })?;
    let (entries, stored, dues, counted_rows) = read.unwrap_or_default();
    let table = check_log(&entries).map_err(|error| error.of(Stream::Table(id)))?;
    let is_counted = |(version, rows)| version != table.version() || statistics(&table).ok() == Some(rows);
    let what = if stored.is_some_and(|stored| stored != summary(&table)) {
        "what lists show of the table"
    } else if stored_dues(&table).ok() != Some(dues) {
        "what the ledger has of the table"
    } else if !counted_rows.is_none_or(is_counted) {
        "what statistics count of the table"
    } else {
        return Ok(table);
    };
    let what = format!("{what} does not match the log; {REBUILD}");
    Err(IntegrityError::new(table.version(), what).of(Stream::Table(id)).into())
}

/// Replays a club's log, and checks its people and its list of tables, which it returns.
fn check_club(store: &Store, id: ClubId) -> Result<(Club, Vec<TableRow>), CommandError> {
    let entries = store.read_log(id, |log| log.entries_from(1))?.unwrap_or_default();
    let club = Club::of(&entries).map_err(|error| error.of(Stream::Club(id)))?;
    let rows = store.tables_of_club(id, &TableFilter { with_deleted: true, ..TableFilter::default() })?;
    let listed: BTreeSet<TableNumber> = rows.iter().map(|row| row.number).collect();
    // The export of a club leaves out deleted tables, so the log may name tables without a row.
    let expected = club.tables.iter().filter(|(id, seated)| !seated.deleted || listed.contains(id));
    let what = if !listed.iter().eq(expected.map(|(id, _)| id)) {
        "its tables are not those of its log".to_owned()
    } else if store.is_deleted(id)? != Some(club.deleted) {
        "whether it is deleted is not what its log says".to_owned()
    } else if store.people_of_club(id)? != club.people().rows() {
        format!("its people are not those of its log; {REBUILD}")
    } else {
        return Ok((club, rows));
    };
    Err(IntegrityError::new(None, what).of(Stream::Club(id)).into())
}

/// Checks a table against the log and the rows of its club.
fn check_in_club(
    club: &Club,
    row: &TableRow,
    seats: Option<&Vec<PersonId>>,
    table: &Table,
) -> Result<(), IntegrityError> {
    let number = row.number;
    let (what, remedy) = if row.deleted_at.is_none() != club.shows(number) {
        ("whether it is deleted is not what the club's log says", BACKUP)
    } else if club.people_at(number).len() != table.history.people.names().len() {
        ("the club's log lists other people than the table's log", BACKUP)
    } else if row.opened_at != table.opened_at || row.day != club.day(table.opened_at).to_string() {
        ("its day in lists is not that of its evening", REBUILD)
    } else if seats.map(Vec::as_slice) != Some(club.people_at(number)) {
        ("its people are not those of the club's log", REBUILD)
    } else {
        return Ok(());
    };
    Err(IntegrityError::new(None, format!("table {number}: {what}; {remedy}")))
}
