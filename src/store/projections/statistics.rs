//! What statistics count of a table: results, plays and counts. Projections of its log, brought up to date when a page of the
//! club is read.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize, Serializer};
use smol_str::SmolStr;

use crate::store::log::Log;
use crate::store::prelude::*;

/// The unit of a table's amounts, and which total leads. Statistics never add amounts that differ in this.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Queryable, Selectable, AsChangeset)]
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
    /// The labels of each two who played a hand for the same side, the smaller first.
    pub partners: Vec<(i64, i64)>,
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
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PlayRow {
    pub label: i64,
    pub role: SmolStr,
    pub contract: SmolStr,
    pub outcome: SmolStr,
    /// The partner whom a taker has called.
    pub partner: Option<i64>,
    pub hands: i64,
    pub total: i64,
    /// The greatest and the least amount of one hand.
    pub most: i64,
    pub least: i64,
}

/// As an array without names, because statistics of ten years read thousands of rows.
impl Serialize for PlayRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self { label, role, contract, outcome, partner, hands, total, most, least } = self;
        (label, role, contract, outcome, partner, hands, total, most, least).serialize(serializer)
    }
}

/// A game's count for a person who has played contracts.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct CountRow {
    pub label: i64,
    /// As the game names it.
    pub name: SmolStr,
    pub count: i64,
}

impl Serialize for CountRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (self.label, &self.name, self.count).serialize(serializer)
    }
}

/// The plays, counts and partners of a table as they are stored, each row in JSON.
#[derive(Clone, Debug, Queryable)]
pub struct StoredPlays {
    pub table: TableId,
    plays: String,
    counts: String,
    partners: String,
}

impl StoredPlays {
    pub fn plays(&self) -> impl Iterator<Item = Result<PlayRow, StoreError>> {
        self.rows(&self.plays)
    }

    pub fn counts(&self) -> impl Iterator<Item = Result<CountRow, StoreError>> {
        self.rows(&self.counts)
    }

    pub fn partners(&self) -> impl Iterator<Item = Result<(i64, i64), StoreError>> {
        self.rows(&self.partners)
    }

    /// One row after the other, because a table of many hands can have millions.
    fn rows<'a, T: Deserialize<'a>>(&self, rows: &'a str) -> impl Iterator<Item = Result<T, StoreError>> {
        let table = self.table;
        serde_json::Deserializer::from_str(rows).into_iter().map(move |row| {
            row.map_err(|error| {
                let message = format!("the plays of table {table} cannot be read: {error}; run tanto rebuild");
                StoreError::new(ErrorKind::Damaged, message)
            })
        })
    }
}

/// A person's result at a table, by the person as whom they count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PersonResult {
    pub person: PersonId,
    /// In smallest parts.
    pub total: i64,
    /// Whether they are among the winners, or lead at an open table.
    pub won: bool,
}

/// Writes what is counted of a table, up to a version of its log, unless the stored rows are newer.
pub(in crate::store) fn set_statistics_up_to(
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
pub(in crate::store) fn set_statistics(
    connection: &mut AnyConnection,
    table: TableId,
    statistics: &TableStatistics,
) -> QueryResult<()> {
    let TableStatistics { unit, results, plays, counts, partners } = statistics;
    connection.change(diesel::update(tables::table.find(table)).set(unit.clone()))?;
    connection.change(diesel::delete(results::table.filter(results::table_id.eq(table))))?;
    connection.change(diesel::delete(statistics::table.find(table)))?;
    let rows: Vec<_> = results.iter().map(|row| (results::table_id.eq(table), row)).collect();
    connection.change(diesel::insert_into(results::table).values(rows))?;
    let row = (
        statistics::table_id.eq(table),
        statistics::plays.eq(to_json(plays)?),
        statistics::counts.eq(to_json(counts)?),
        statistics::partners.eq(to_json(partners)?),
    );
    connection.change(diesel::insert_into(statistics::table).values(row)).map(drop)
}

/// Arrays in JSON, one after the other.
fn to_json<T: Serialize>(rows: &[T]) -> QueryResult<String> {
    let written = rows.iter().map(serde_json::to_string).collect::<Result<String, _>>();
    written.map_err(|error| diesel::result::Error::SerializationError(error.into()))
}

impl Log<'_, TableId> {
    /// What is counted of the table, and up to which version.
    pub fn statistics(&mut self) -> Result<Option<(i64, TableStatistics)>, StoreError> {
        let table = self.id;
        let row = tables::table.find(table).select((tables::counted, columns::<TableUnit>()));
        let results = results::table.filter(results::table_id.eq(table)).order(results::label);
        let Some((version, unit)) = self.connection.row(row)? else { return Ok(None) };
        let results = self.connection.rows(results.select(columns::<ResultRow>()))?;
        let stored: Option<StoredPlays> = self.connection.row(statistics::table.find(table))?;
        let plays = stored.iter().flat_map(StoredPlays::plays).collect::<Result<_, _>>()?;
        let counts = stored.iter().flat_map(StoredPlays::counts).collect::<Result<_, _>>()?;
        let partners = stored.iter().flat_map(StoredPlays::partners).collect::<Result<_, _>>()?;
        Ok(Some((version, TableStatistics { unit, results, plays, counts, partners })))
    }
}

impl Store {
    /// The plays, counts and partners of those of these tables that have been counted.
    pub fn plays_at(&self, ids: &[TableId]) -> Result<Vec<StoredPlays>, StoreError> {
        self.rows(statistics::table.filter(statistics::table_id.eq_any(ids)))
    }

    /// The results at some tables of a club, with merged people as one, in the order in which they sat down.
    pub fn results_at(&self, ids: &[TableId]) -> Result<BTreeMap<TableId, Vec<PersonResult>>, StoreError> {
        let query = results::table
            .inner_join(tables::table)
            .inner_join(seats::table.on(seats::table_id.eq(results::table_id).and(seats::label.eq(results::label))))
            .inner_join(people::table.on(people::club_id.eq(tables::club_id).and(people::person.eq(seats::person))))
            .filter(results::table_id.eq_any(ids))
            .order((results::table_id, results::label))
            .select((results::table_id, people::counts_as, results::total, results::won));
        let mut found: BTreeMap<TableId, Vec<PersonResult>> = BTreeMap::new();
        for (table, person, total, won) in self.rows::<(TableId, PersonId, i64, bool)>(query)? {
            let results = found.entry(table).or_default();
            match results.iter_mut().find(|known| known.person == person) {
                Some(known) => (known.total, known.won) = (known.total + total, known.won || won),
                None => results.push(PersonResult { person, total, won }),
            }
        }
        Ok(found)
    }
}
