//! The tables of a club and its statistics.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;

use super::Service;
use crate::club::played::{PlayedGame, by_game};
use crate::club::statistics::{PlayFilter, Statistics, StatisticsRequest, Sums, TableResults, table_totals};
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
    pub fn table_results(&self, id: ClubId, filter: &TableFilter) -> Result<Vec<TableResults>, CommandError> {
        let mut tables = self.store.tables_of_club(id, filter)?;
        if self.count_plays(&tables)? {
            tables = self.store.tables_of_club(id, filter)?;
        }
        // A table that is damaged from its first entry has nothing to show. Show the others.
        tables.retain(|table| table.counted > 0);
        let ids: Vec<TableId> = tables.iter().map(|table| table.id).collect();
        let mut results = self.store.results_at(&ids)?;
        let results = |table: TableRow| TableResults { results: results.remove(&table.id).unwrap_or_default(), table };
        Ok(tables.into_iter().map(results).collect())
    }

    /// The tables of a day that are over, in the order in which they were opened.
    pub fn evening(&self, id: ClubId, day: NaiveDate) -> Result<Vec<TableResults>, CommandError> {
        let day = Some(day.to_string());
        let filter = TableFilter { from: day.clone(), to: day, finished: Some(true), ..TableFilter::default() };
        let mut tables = self.table_results(id, &filter)?;
        tables.reverse();
        Ok(tables)
    }

    /// A page of the tables of a club, newest first, and whether there are older ones.
    pub fn page_of_tables(&self, id: ClubId, filter: TableFilter) -> Result<(Vec<TableResults>, bool), CommandError> {
        let mut tables = self.table_results(id, &TableFilter { limit: i64::try_from(PAGE + 1).ok(), ..filter })?;
        let has_older = tables.len() > PAGE;
        tables.truncate(PAGE);
        Ok((tables, has_older))
    }

    /// As [`Self::page_of_tables`], with all tables of the last day.
    pub fn page_of_evenings(&self, id: ClubId, filter: TableFilter) -> Result<(Vec<TableResults>, bool), CommandError> {
        let (mut tables, mut has_older) = self.page_of_tables(id, filter.clone())?;
        let after = |TableResults { table, .. }: &TableResults| Some((table.opened_at, table.number));
        if let Some(last) = tables.last().filter(|_| has_older) {
            let day = Some(last.table.day.clone());
            let of_day = TableFilter { from: day.clone(), to: day, older_than: after(last), ..filter.clone() };
            tables.extend(self.table_results(id, &of_day)?);
            let older_than = tables.last().and_then(after);
            let older = TableFilter { older_than, limit: Some(1), ..filter };
            has_older = !self.store.tables_of_club(id, &older)?.is_empty();
        }
        Ok((tables, has_older))
    }

    /// The statistics of a game over the selected tables of a club and over the plays at them.
    pub fn statistics(
        &self,
        club: &Club,
        wanted: &StatisticsRequest,
        all: &[TableResults],
    ) -> Result<Statistics, CommandError> {
        let of_game = || all.iter().filter(|one| wanted.played.is_at(&one.table));
        let mut sums = Sums::new(club, wanted);
        let tables: Vec<&TableRow> = of_game().map(|one| &one.table).collect();
        self.for_plays_at(&tables, |table, stored| sums.add(table, stored))?;
        let mut over: Vec<&TableResults> = of_game().filter(|one| one.table.summary.is_played()).collect();
        over.sort_by_key(|one| (one.table.opened_at, one.table.number));
        Ok(sums.with_tables(table_totals(wanted.person, &over)))
    }

    /// The games of a club with the number of tables that are over, the most frequent first.
    pub fn games_of_club(&self, id: ClubId) -> Result<Vec<(PlayedGame, i64)>, StoreError> {
        let games = self.store.games_of_club(id)?;
        Ok(by_game(games, |(game, name, tables)| Some((PlayedGame::read(game, name)?, *tables))))
    }

    /// The numbers of the sheets of a game that is not built in; `None` for any other game, which its id selects.
    pub fn sheets_of(&self, id: ClubId, played: &PlayedGame) -> Result<Option<BTreeSet<TableNumber>>, StoreError> {
        if !played.game.is_any_other {
            return Ok(None);
        }
        let game = Some(played.game.id.to_owned());
        let sheets = self.store.tables_of_club(id, &TableFilter { game, ..TableFilter::default() })?;
        Ok(Some(sheets.iter().filter(|table| played.is_at(table)).map(|table| table.number).collect()))
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
