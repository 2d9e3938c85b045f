//! Checks that what is stored of a club follows from its log and the logs of its tables.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::club_draft::people_rows;
use super::fault::Fault;
use crate::club::{Club, PersonId, TableNumber};
use crate::store::{ClubId, ClubTable, IntegrityError, Store, Stream, TableId, Which};
use crate::table::Table;

/// The clubs of a database, and the rows of their tables.
pub struct Clubs {
    states: HashMap<ClubId, Club>,
    tables: HashMap<TableId, (ClubId, ClubTable)>,
    seats: BTreeMap<TableId, Vec<PersonId>>,
}

impl Clubs {
    /// Replays every club's log, and checks its list of tables.
    pub fn read(store: &Store) -> Result<Self, Fault> {
        let mut read = Self { states: HashMap::new(), tables: HashMap::new(), seats: BTreeMap::new() };
        for id in store.all_club_ids()? {
            let entries = store.read_log(id, |log| log.entries_from(1))?.unwrap_or_default();
            let club = Club::of(&entries).map_err(|error| error.of(Stream::Club(id)))?;
            let wrong = |what: String| Err(IntegrityError::new(None, what).of(Stream::Club(id)).into());
            let rows = store.tables_of_club(id, &Which { deleted: true, ..Which::default() })?;
            let listed: BTreeSet<TableNumber> = rows.iter().map(|row| row.number).collect();
            // The export of a club leaves out deleted tables, so the log may name tables without a row.
            let expected = club.tables().iter().filter(|(id, seated)| !seated.deleted || listed.contains(id));
            if !listed.iter().eq(expected.map(|(id, _)| id)) {
                return wrong("its tables are not those of its log".to_owned());
            }
            if store.is_deleted(id)? != club.deleted {
                return wrong("whether it is deleted is not what its log says".to_owned());
            }
            if store.people_of_club(id)? != people_rows(&club) {
                return wrong(format!("its people are not those of its log; {REBUILD}"));
            }
            read.seats.extend(store.seats_of_club(id)?);
            read.tables.extend(rows.into_iter().map(|row| (row.id, (id, row))));
            read.states.insert(id, club);
        }
        Ok(read)
    }

    /// Checks one table against its club.
    pub fn check(&self, id: TableId, table: &Table) -> Result<(), IntegrityError> {
        let Some((club_id, row)) = self.tables.get(&id) else { return Ok(()) };
        let Some(club) = self.states.get(club_id) else { return Ok(()) };
        differing(club, row, self.seats.get(&id), table).map_or(Ok(()), |(what, remedy)| {
            let what = format!("table {}: {what}; {remedy}", row.number);
            Err(IntegrityError::new(None, what).of(Stream::Club(*club_id)))
        })
    }
}

/// The remedy when two logs disagree, which no rebuild can fix.
const BACKUP: &str = "restore a backup";
const REBUILD: &str = "run tanto rebuild";

/// The first disagreement about a table, and its remedy.
fn differing(
    club: &Club,
    row: &ClubTable,
    seats: Option<&Vec<PersonId>>,
    table: &Table,
) -> Option<(&'static str, &'static str)> {
    let number = row.number;
    if row.deleted_at.is_none() != club.shows(number) {
        return Some(("whether it is deleted is not what the club's log says", BACKUP));
    }
    if let Some(what) = disagreement(club, number, table) {
        return Some((what, BACKUP));
    }
    if row.opened_at != table.opened_at || row.day != club.day(table.opened_at).to_string() {
        return Some(("its day in lists is not that of its evening", REBUILD));
    }
    if seats.map(Vec::as_slice) != Some(club.people_at(number)) {
        return Some(("its people are not those of the club's log", REBUILD));
    }
    None
}

/// The disagreement between the club's log and the log of a table, if any.
pub fn disagreement(club: &Club, number: TableNumber, table: &Table) -> Option<&'static str> {
    let seated = club.tables().get(&number)?;
    let is_other = seated.people.len() != table.history.people().all().count();
    is_other.then_some("the club seats others there than have sat there")
}
