//! What statistics count of a table: results, plays and counts. Projections of its log, brought up to date when a page of the
//! club is read.

use super::log::Log;
use super::prelude::*;

/// The unit of a table's amounts, and which total leads. Statistics never add amounts that differ in this.
#[derive(
    Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Queryable, QueryableByName, Selectable, AsChangeset,
)]
#[diesel(table_name = tables)]
pub struct TableUnit {
    /// `points`, `letters`; for cash the currency.
    #[diesel(column_name = unit)]
    pub name: String,
    pub digits: i64,
    /// Whether amounts are written with all their digits.
    pub is_money: bool,
    /// Whether the lowest total leads.
    pub lower_wins: bool,
}

/// What statistics count of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableStatistics {
    pub unit: TableUnit,
    /// By label.
    pub results: Vec<ResultRow>,
    pub plays: Vec<PlayRow>,
    /// By label and name.
    pub counts: Vec<CountRow>,
}

/// A person's result at a table.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = results)]
pub struct ResultRow {
    /// The index of the person among those who have sat at the table, from 0.
    pub label: i64,
    /// In smallest parts.
    pub total: i64,
    /// Whether they are among the winners, or lead at an open table.
    pub won: bool,
}

/// The sums of a person's hands with the same role, contract, outcome and partner. In games without contracts, hands with
/// different amounts have rows of their own.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = plays)]
pub struct PlayRow {
    pub label: i64,
    pub role: String,
    pub contract: String,
    pub outcome: String,
    /// The partner whom a taker has called.
    pub partner: Option<i64>,
    pub hands: i64,
    pub total: i64,
    /// The greatest and the least amount of one hand.
    pub most: i64,
    pub least: i64,
}

/// A game's count for a person who has played contracts.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = counts)]
pub struct CountRow {
    pub label: i64,
    /// As the game names it.
    pub name: String,
    pub count: i64,
}

/// Writes what is counted of a table, up to a version of its log, unless the stored rows are newer.
pub(super) fn set_statistics_up_to(
    connection: &mut AnyConnection,
    table: TableId,
    version: i64,
    statistics: &TableStatistics,
) -> QueryResult<()> {
    let older = tables::table.find(table).filter(tables::counted.lt(version));
    let updated = diesel::update(older).set(tables::counted.eq(version));
    match connection.change(updated)? {
        0 => Ok(()),
        _ => set_statistics(connection, table, statistics),
    }
}

/// Replaces what is counted of a table.
pub(super) fn set_statistics(
    connection: &mut AnyConnection,
    table: TableId,
    statistics: &TableStatistics,
) -> QueryResult<()> {
    let TableStatistics { unit, results, plays, counts } = statistics;
    connection.change(diesel::update(tables::table.find(table)).set(unit.clone()))?;
    connection.change(diesel::delete(results::table.filter(results::table_id.eq(table))))?;
    connection.change(diesel::delete(plays::table.filter(plays::table_id.eq(table))))?;
    connection.change(diesel::delete(counts::table.filter(counts::table_id.eq(table))))?;
    let rows: Vec<_> = results.iter().map(|row| (results::table_id.eq(table), row)).collect();
    connection.change(diesel::insert_into(results::table).values(rows))?;
    let numbered: Vec<(i64, &PlayRow)> = (1..).zip(plays).collect();
    for numbered in numbered.chunks(ROWS_AT_ONCE) {
        let row = |(line, row): &(i64, &PlayRow)| (plays::table_id.eq(table), plays::line.eq(*line), (*row).clone());
        let rows: Vec<_> = numbered.iter().map(row).collect();
        connection.change(diesel::insert_into(plays::table).values(rows))?;
    }
    let rows: Vec<_> = counts.iter().map(|row| (counts::table_id.eq(table), row)).collect();
    connection.change(diesel::insert_into(counts::table).values(rows)).map(drop)
}

impl Log<'_, TableId> {
    /// What is counted of the table, and up to which version.
    pub fn statistics(&mut self) -> Result<Option<(i64, TableStatistics)>, StoreError> {
        let table = self.id;
        let row = tables::table.find(table).select((tables::counted, columns::<TableUnit>()));
        let results = results::table.filter(results::table_id.eq(table)).order(results::label);
        let plays = plays::table.filter(plays::table_id.eq(table)).order(plays::line);
        let counts = counts::table.filter(counts::table_id.eq(table));
        let Some((version, unit)) = self.connection.row(row)? else { return Ok(None) };
        let results = self.connection.rows(results.select(columns::<ResultRow>()))?;
        let plays = self.connection.rows(plays.select(columns::<PlayRow>()))?;
        let mut counts: Vec<CountRow> = self.connection.rows(counts.select(columns::<CountRow>()))?;
        // Databases sort texts by other rules than programs.
        counts.sort_by(|one, other| (one.label, &one.name).cmp(&(other.label, &other.name)));
        Ok(Some((version, TableStatistics { unit, results, plays, counts })))
    }
}
