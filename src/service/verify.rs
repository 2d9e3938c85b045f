//! Checks that a database is undamaged, and that what is stored follows from the logs.

use std::collections::BTreeSet;

use super::ReportProgress;
use super::verify_document::{Verified, check_log};
use crate::club::{Club, PersonId, TableNumber};
use crate::command::CommandError;
use crate::store::{ClubId, Entry, IntegrityError, Log, Store, Stream, TableFilter, TableId, TableRow, check_foreign};
use crate::table::{Table, statistics, stored_dues, summary};

/// The remedy when two logs disagree, which no rebuild can fix.
const BACKUP: &str = "restore a backup";
/// The remedy when what is stored of a log does not follow from it.
const REBUILD: &str = "run tanto rebuild";

/// Checks a whole database: its structure, every chain, and the rows of tables and clubs against their logs.
pub fn check_store(store: &Store) -> Result<Verified, CommandError> {
    check_store_with_progress(store, &mut |_, _| ())
}

/// As [`check_store`], and reports how many tables are checked.
pub fn check_store_with_progress(store: &Store, report: ReportProgress<'_>) -> Result<Verified, CommandError> {
    store.database_check()?;
    let mut verified = Verified::default();
    let count = store.all_table_ids()?.len();
    for id in store.all_club_ids()? {
        // A server may write meanwhile, so a club is read in one snapshot. One that was erased meanwhile has none.
        store.read_log(id, |log| {
            let (club, rows) = check_club(log).map_err(|error| found_in(error, Stream::Club(id)))?;
            let seats = log.seats()?;
            for row in rows {
                report(verified.tables, count);
                let Some(mut log) = log.table(row.id)? else { continue };
                let (table, entries) = check_table(&mut log).map_err(|error| found_in(error, Stream::Table(row.id)))?;
                let checked = check_in_club(&club, &row, seats.get(&row.id), (&table, &entries));
                checked.map_err(|error| error.of(Stream::Club(id)))?;
                verified.add(&table);
            }
            Ok::<_, CommandError>(())
        })?;
    }
    Ok(verified)
}

/// Adds to what is wrong with a log whose log it is.
fn found_in(error: CommandError, stream: Stream) -> CommandError {
    match error {
        CommandError::Damaged(damage) => damage.of(stream).into(),
        error => error,
    }
}

/// Replays a table's log, which it returns, and checks what is stored of the table.
fn check_table(log: &mut Log<'_, TableId>) -> Result<(Table, Vec<Entry>), CommandError> {
    let entries = log.entries_from(1)?;
    let table = check_log(&entries)?;
    let (stored, dues, counted_rows) = (log.summary()?, log.dues()?, log.statistics()?);
    let is_counted = |(version, rows)| version != table.version() || statistics(&table).ok() == Some(rows);
    let what = if stored.is_some_and(|stored| stored != summary(&table)) {
        "what lists show of the table"
    } else if stored_dues(&table).ok() != Some(dues) {
        "what the ledger has of the table"
    } else if !counted_rows.is_none_or(is_counted) {
        "what statistics count of the table"
    } else {
        return Ok((table, entries));
    };
    Err(IntegrityError::new(table.version(), format!("{what} does not match the log; {REBUILD}")).into())
}

/// Replays a club's log, and checks its people and its list of tables, which it returns.
fn check_club(log: &mut Log<'_, ClubId>) -> Result<(Club, Vec<TableRow>), CommandError> {
    let entries = log.entries_from(1)?;
    let club = Club::of(&entries)?;
    check_foreign(&entries)?;
    let rows = log.tables(&TableFilter { with_deleted: true, ..TableFilter::default() })?;
    let listed: BTreeSet<TableNumber> = rows.iter().map(|row| row.number).collect();
    // The export of a club leaves out deleted tables, so the log may name tables without a row.
    let expected = club.tables.iter().filter(|(id, seated)| !seated.deleted || listed.contains(id));
    let what = if !listed.iter().eq(expected.map(|(id, _)| id)) {
        "its tables are not those of its log".to_owned()
    } else if log.is_deleted()? != club.deleted {
        "whether it is deleted is not what its log says".to_owned()
    } else if log.people()? != club.people().rows() {
        format!("its people are not those of its log; {REBUILD}")
    } else if log.time_zone()? != club.time_zone.name() {
        format!("its time zone is not that of its log; {REBUILD}")
    } else {
        return Ok((club, rows));
    };
    Err(IntegrityError::new(None, what).into())
}

/// Checks a table against the log and the rows of its club.
fn check_in_club(
    club: &Club,
    row: &TableRow,
    seats: Option<&Vec<PersonId>>,
    (table, entries): (&Table, &[Entry]),
) -> Result<(), IntegrityError> {
    let number = row.number;
    let (what, remedy) = if row.deleted_at.is_none() != club.shows(number) {
        ("whether it is deleted is not what the club's log says", BACKUP)
    } else if !club.is_log_of(number, entries) {
        ("the club's log has another table", BACKUP)
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
