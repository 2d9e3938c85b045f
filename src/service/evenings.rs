//! The evenings of a club and its statistics.

use chrono::NaiveDate;

use super::Service;
use crate::club::statistics::{Closed, Statistics, Sums, Units, Wanted, statistics};
use crate::club::{PersonId, TableNumber, zone};
use crate::command::CommandError;
use crate::store::{Change, ClubId, PersonResult, PlaysQuery, StoreError, TableId, TableRow, Which};
use crate::table::counted;

/// The most tables on a page of a list.
const PAGE: usize = 50;

/// A table of a club with the results of its people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    pub table: TableRow,
    /// With merged people as one, in the order in which they sat down.
    pub results: Vec<PersonResult>,
}

impl Evening {
    /// The club's day to which it belongs.
    pub fn day(&self) -> NaiveDate {
        zone::read_date(&self.table.day).unwrap_or_default()
    }

    /// What a person won, if they were there.
    pub fn total_of(&self, person: PersonId) -> Option<i64> {
        self.results.iter().find(|one| one.person == person).map(|one| one.total)
    }

    /// Its unit and its results.
    pub fn outcome(&self) -> Closed<'_> {
        (&self.table.unit, &self.results)
    }

    /// Whether the table is closed and had a hand.
    pub fn is_over(&self) -> bool {
        self.table.standing.closed && self.table.standing.hands > 0
    }
}

impl Service {
    /// The tables of a club, newest first.
    pub fn evenings(&self, id: ClubId, which: &Which) -> Result<Vec<Evening>, CommandError> {
        self.count_plays(id)?;
        let mut tables = self.store.tables_of_club(id, which)?;
        // A table that is damaged from its first entry has nothing to show. Show the others.
        tables.retain(|table| table.counted > 0);
        let ids: Vec<TableId> = tables.iter().map(|table| table.id).collect();
        let mut results = self.store.results_at(&ids)?;
        let evening = |table: TableRow| Evening { results: results.remove(&table.id).unwrap_or_default(), table };
        Ok(tables.into_iter().map(evening).collect())
    }

    /// A page of the tables of a club, newest first, and whether there are older ones.
    pub fn page_of_evenings(&self, id: ClubId, which: Which) -> Result<(Vec<Evening>, bool), CommandError> {
        let mut evenings = self.evenings(id, &Which { most: i64::try_from(PAGE + 1).ok(), ..which })?;
        let has_older = evenings.len() > PAGE;
        evenings.truncate(PAGE);
        Ok((evenings, has_older))
    }

    /// The statistics of a game over some evenings of a club and over the plays at its tables.
    pub fn statistics(&self, id: ClubId, wanted: &Wanted, evenings: &[Evening]) -> Result<Statistics, CommandError> {
        let is_included = |evening: &&Evening| evening.table.game == wanted.game.id && wanted.is_within(evening.day());
        let mut evenings: Vec<&Evening> = evenings.iter().filter(is_included).collect();
        evenings.sort_by_key(|evening| (evening.table.opened_at, evening.table.number));
        let closed: Vec<Closed<'_>> =
            evenings.iter().filter(|evening| evening.is_over()).map(|evening| evening.outcome()).collect();
        let day = |day: Option<NaiveDate>| day.map(|day| day.to_string());
        let query = PlaysQuery {
            club: id,
            game: wanted.game.id.to_owned(),
            from: day(wanted.from),
            to: day(wanted.to),
            person: wanted.person,
        };
        let mut sums = Sums { plays: self.store.sums(&query)?, ..Sums::default() };
        if wanted.game.kinds.contracts.is_none() {
            sums.amounts = self.store.sums(&query)?;
        }
        if !wanted.game.kinds.counts.is_empty() {
            (sums.counts, sums.partners) = (self.store.sums(&query)?, self.store.sums(&query)?);
        }
        let units = Units::of(evenings.iter().map(|evening| &evening.table.unit));
        Ok(statistics(wanted, &units, &closed, sums))
    }

    /// Counts the plays that were entered at the tables of a club since they were last counted.
    fn count_plays(&self, id: ClubId) -> Result<(), CommandError> {
        for (id, version) in self.store.uncounted_tables(id)? {
            let table = match self.load(id) {
                Err(error) if error.is_damage() => continue,
                table => table?,
            };
            let counted = counted(&table)?;
            // A damaged table is counted up to the damage. Counting it again would change nothing.
            let version = if table.damaged.is_some() { version } else { table.version() };
            let change = Change::SetCounted(id, version, Box::new(counted));
            // On a full disk no hand can be saved, but the club can still be read, with the older counts.
            if let Err(error) = self.store.commit_blocking(vec![change]) {
                tracing::warn!(table = %id, %error, "the plays of a table could not be stored");
            }
        }
        Ok(())
    }

    /// The position of a table in its club's list, for paging; `None` if there is no such table.
    pub fn place_of(&self, id: ClubId, number: TableNumber) -> Result<Option<(i64, TableNumber)>, StoreError> {
        let which = Which { numbers: Some(vec![number]), deleted: true, ..Which::default() };
        let table = self.store.tables_of_club(id, &which)?.into_iter().next();
        Ok(table.map(|table| (table.opened_at, number)))
    }
}
