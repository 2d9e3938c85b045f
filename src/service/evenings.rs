//! The evenings of a club and its statistics.

use super::Service;
use crate::club::TableNumber;
use crate::club::statistics::{Evening, PlayTotals, Statistics, StatisticsRequest, Taker, evenings, takers};
use crate::command::CommandError;
use crate::store::{Change, ClubId, PlayFilter, StoreError, TableFilter, TableId, TableRow};
use crate::table::statistics;

/// The most tables on a page of a list.
const PAGE: usize = 50;

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
        id: ClubId,
        wanted: &StatisticsRequest,
        all: &[Evening],
    ) -> Result<Statistics, CommandError> {
        let StatisticsRequest { game, person, filter } = wanted;
        let is_over = |evening: &&Evening| evening.table.game == game.id && evening.table.summary.is_evening();
        let mut over: Vec<&Evening> = all.iter().filter(is_over).collect();
        over.sort_by_key(|evening| (evening.table.opened_at, evening.table.number));
        let mut plays: Vec<PlayTotals> = self.store.sums(id, filter, *person)?;
        plays.sort();
        let has_contracts = game.kinds.contracts.is_some();
        let spread = if has_contracts { Vec::new() } else { self.store.sums(id, filter, *person)? };
        Ok(Statistics { plays, evenings: evenings(*person, &over), spread })
    }

    /// What a game counts of those who have played its contracts at the selected evenings, with their partners.
    pub fn takers(&self, id: ClubId, wanted: &StatisticsRequest) -> Result<Vec<Taker>, CommandError> {
        let StatisticsRequest { game, person, filter } = wanted;
        if game.kinds.counts.is_empty() {
            return Ok(Vec::new());
        }
        let (counts, partners) = (self.store.sums(id, filter, *person)?, self.store.sums(id, filter, *person)?);
        Ok(takers(&game.kinds, &counts, &partners))
    }

    /// The numbers of a club's tables at which there were such plays.
    pub fn tables_with_plays(&self, id: ClubId, kind: &PlayFilter) -> Result<Vec<TableNumber>, CommandError> {
        self.count_plays(&self.store.tables_of_club(id, &TableFilter::default())?)?;
        Ok(self.store.tables_with_plays(id, kind)?)
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
                Ok(()) => is_changed = true,
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
