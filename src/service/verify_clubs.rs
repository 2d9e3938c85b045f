//! Checks that what is stored of a club follows from its log and the logs of its tables.

use std::collections::BTreeSet;

use crate::club::{Club, PersonId, TableNumber};
use crate::command::CommandError;
use crate::store::{ClubId, IntegrityError, Store, Stream, TableRow, Which};
use crate::table::Table;

/// The remedy when two logs disagree, which no rebuild can fix.
const BACKUP: &str = "restore a backup";
const REBUILD: &str = "run tanto rebuild";

/// Replays a club's log, and checks its people and its list of tables, which it returns.
pub fn check_club(store: &Store, id: ClubId) -> Result<(Club, Vec<TableRow>), CommandError> {
    let entries = store.read_log(id, |log| log.entries_from(1))?.unwrap_or_default();
    let club = Club::of(&entries).map_err(|error| error.of(Stream::Club(id)))?;
    let rows = store.tables_of_club(id, &Which { deleted: true, ..Which::default() })?;
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
pub fn check_in_club(
    club: &Club,
    row: &TableRow,
    seats: Option<&Vec<PersonId>>,
    table: &Table,
) -> Result<(), IntegrityError> {
    let number = row.number;
    let (what, remedy) = if row.deleted_at.is_none() != club.shows(number) {
        ("whether it is deleted is not what the club's log says", BACKUP)
    } else if let Some(what) = disagreement(club, number, table) {
        (what, BACKUP)
    } else if row.opened_at != table.opened_at || row.day != club.day(table.opened_at).to_string() {
        ("its day in lists is not that of its evening", REBUILD)
    } else if seats.map(Vec::as_slice) != Some(club.people_at(number)) {
        ("its people are not those of the club's log", REBUILD)
    } else {
        return Ok(());
    };
    Err(IntegrityError::new(None, format!("table {number}: {what}; {remedy}")))
}

/// The disagreement between the club's log and the log of a table, if any.
pub fn disagreement(club: &Club, number: TableNumber, table: &Table) -> Option<&'static str> {
    let is_other = club.people_at(number).len() != table.history.people.all().len();
    is_other.then_some("the club seats others there than have sat there")
}
