//! The evenings of a club and its statistics.

use std::collections::BTreeMap;

use super::Service;
use crate::club::statistics::{Evening, PlayFilter, Statistics, StatisticsRequest, Sums, evenings};
use crate::club::{Club, TableNumber};
use crate::command::CommandError;
use crate::store::{Change, ClubId, StoreError, StoredPlays, TableFilter, TableId, TableRow};
use crate::table::statistics;

/// The most tables on a page of a list.
const PAGE: usize = 50;

/// How many hands' plays are in memory at once, unless one table has more.
const HANDS_AT_ONCE: i64 = 2000;

impl Service {
    /// The tables of a club, newest first.
    pub fn evenings(&self, id: ClubId, filter: &TableFilter) -> Result<Vec<Evening>, CommandError> {
        let mut tables = self.store.tables_of_club(id, filter)?;
        if self.count_plays(&tables)? {
            tables = self.store.tables_of_club(id, filter)?;
        }
        // A table that is damaged from its first entry has nothing to show. Show the others.
        tables.retain(|table| table.counted > 0);
        let ids: Vec<TableId> = tables.iter().map(|table| table.id).collect();
        let mut results = self.store.results_at(&ids)?;
        let evening = |table: TableRow| Evening { results: results.remove(&table.id).unwrap_or_default(), table };
        Ok(tables.into_iter().map(evening).collect())
    }

    /// A page of the tables of a club, newest first, and whether there are older ones.
    pub fn page_of_evenings(&self, id: ClubId, filter: TableFilter) -> Result<(Vec<Evening>, bool), CommandError> {
        let mut evenings = self.evenings(id, &TableFilter { limit: i64::try_from(PAGE + 1).ok(), ..filter })?;
        let has_older = evenings.len() > PAGE;
        evenings.truncate(PAGE);
        Ok((evenings, has_older))
    }

    /// The statistics of a game over the selected evenings of a club and over the plays at their tables.
    pub fn statistics(
        &self,
        club: &Club,
        wanted: &StatisticsRequest,
        all: &[Evening],
    ) -> Result<Statistics, CommandError> {
        let of_game = || all.iter().filter(|evening| evening.table.game == wanted.game.id);
        let mut sums = Sums::new(club, wanted);
        let tables: Vec<&TableRow> = of_game().map(|evening| &evening.table).collect();
        self.for_plays_at(&tables, |table, stored| sums.add(table, stored))?;
        let mut over: Vec<&Evening> = of_game().filter(|evening| evening.table.summary.is_played()).collect();
        over.sort_by_key(|evening| (evening.table.opened_at, evening.table.number));
        Ok(sums.with_evenings(evenings(wanted.person, &over)))
    }

    /// The numbers of a club's tables at which there were such plays.
    pub fn tables_with_plays(
        &self,
        id: ClubId,
        club: &Club,
        kind: &PlayFilter,
    ) -> Result<Vec<TableNumber>, CommandError> {
        let numbers = kind.person.map(|person| club.tables_of(person).into_iter().collect());
        let tables = self.store.tables_of_club(id, &TableFilter { numbers, ..TableFilter::default() })?;
        self.count_plays(&tables)?;
        let mut found = Vec::new();
        self.for_plays_at(&tables.iter().collect::<Vec<_>>(), |table, stored| {
            found.extend(kind.is_among(club, table, stored)?.then_some(table.number));
            Ok(())
        })?;
        Ok(found)
    }

    /// Reads the plays and counts of some tables, a few tables at a time.
    fn for_plays_at<'a>(
        &self,
        tables: &[&'a TableRow],
        mut read: impl FnMut(&'a TableRow, &StoredPlays) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut hands = 0;
        let has_room = |_: &&TableRow, next: &&TableRow| {
            let own = next.summary.hands + 1;
            hands = if hands + own > HANDS_AT_ONCE { own } else { hands + own };
            hands > own
        };
        for tables in tables.chunk_by(has_room) {
            let by_id: BTreeMap<TableId, &TableRow> = tables.iter().map(|table| (table.id, *table)).collect();
            for stored in self.store.plays_at(&by_id.keys().copied().collect::<Vec<_>>())? {
                by_id.get(&stored.table).map_or(Ok(()), |table| read(table, &stored))?;
            }
        }
        Ok(())
    }

    /// Counts the plays that were entered at some tables since they were last counted. Returns whether there were any.
    fn count_plays(&self, tables: &[TableRow]) -> Result<bool, CommandError> {
        let mut is_changed = false;
        for TableRow { id, version, .. } in tables.iter().filter(|table| table.counted < table.version) {
            let counted = self.load(*id).and_then(|table| Ok((statistics(&table)?, table)));
            let (statistics, table) = match counted {
                Err(error) if error.is_damage() => continue,
                counted => counted?,
            };
            // A damaged table is counted up to the damage. Counting it again would change nothing.
            let version = if table.damaged.is_some() { *version } else { table.version() };
            let change = Change::SetStatistics(*id, version, Box::new(statistics));
            // On a full disk no hand can be saved, but the club can still be read, with the older counts.
            match self.store.commit_blocking(vec![change]) {
                Ok(_) => is_changed = true,
                Err(error) => tracing::warn!(table = %id, %error, "the plays of a table could not be stored"),
            }
        }
        Ok(is_changed)
    }

    /// The position of a table in its club's list, for paging; `None` if there is no such table.
    pub fn place_of(&self, id: ClubId, number: TableNumber) -> Result<Option<(i64, TableNumber)>, StoreError> {
        let filter = TableFilter { numbers: Some(vec![number]), with_deleted: true, ..TableFilter::default() };
        let table = self.store.tables_of_club(id, &filter)?.into_iter().next();
        Ok(table.map(|table| (table.opened_at, number)))
    }
}
