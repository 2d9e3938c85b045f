//! Tables: creating and finding them, and writing their projections.

use diesel::dsl::{count_star, sql};
use diesel::sql_types::BigInt;

use super::dues::{DueRow, set_dues};
use super::people::set_seats;
use super::statistics::{TableStatistics, TableUnit, set_statistics};
use crate::games::RULES_VERSION;
use crate::store::log::Log;
use crate::store::log::chain::GENESIS;
use crate::store::prelude::*;

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tables)]
pub struct TableRow {
    pub id: TableId,
    /// The club that it belongs to.
    #[diesel(column_name = club_id)]
    pub club: ClubId,
    pub number: TableNumber,
    /// The game's id in documents.
    pub game: String,
    pub name: String,
    /// The seq of its last entry.
    pub version: i64,
    /// When the evening began, in milliseconds since 1970.
    pub opened_at: i64,
    /// The club's day to which the evening belongs.
    pub day: String,
    #[diesel(embed)]
    pub summary: TableSummary,
    #[diesel(embed)]
    pub unit: TableUnit,
    /// The version up to which its results and plays are counted; 0 for none.
    pub counted: i64,
    /// When the table was deleted, in milliseconds since 1970.
    pub deleted_at: Option<i64>,
}

/// What lists show of a table. The caller computes it from the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = tables)]
pub struct TableSummary {
    /// Without voided hands.
    pub hands: i64,
    /// Whether the table is over: its game has ended by its rules, or it was closed.
    pub finished: bool,
    pub closed: bool,
    /// When the last entry was appended; of a closed table, when it was closed. In milliseconds since 1970.
    pub changed_at: i64,
    /// Who plays and who leads, as JSON that the store does not interpret.
    pub standing: String,
}

impl TableSummary {
    /// Whether statistics count the table: it is over, and had a hand.
    pub fn is_played(&self) -> bool {
        self.finished && self.hands > 0
    }
}

/// A table to create, without its events.
#[derive(Clone, Debug)]
pub struct NewTable {
    pub id: TableId,
    pub club: ClubId,
    pub projection: Projection,
    /// When the table is created, in milliseconds since 1970.
    pub at: i64,
    /// The hash of the idempotency key with which the table is created.
    pub creation_key: Option<String>,
}

/// Columns that depend on the club.
#[derive(Clone, Debug, Default, Insertable, AsChangeset)]
#[diesel(table_name = tables)]
pub struct Place {
    pub number: TableNumber,
    /// The club's day to which the evening belongs.
    pub day: String,
    /// The table's people in the club, in the order of their labels.
    #[diesel(skip_insertion, skip_update)]
    pub people: Vec<PersonId>,
}

/// The number of tables and hands in a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Queryable)]
pub struct Counts {
    pub tables: i64,
    /// Without voided hands.
    pub hands: i64,
}

impl Log<'_, TableId> {
    /// What lists show of the table.
    pub fn summary(&mut self) -> Result<Option<TableSummary>, StoreError> {
        Ok(self.connection.row(tables::table.find(self.id).select(columns::<TableSummary>()))?)
    }
}

impl Store {
    /// The list row of a table; `None` when the table does not exist.
    pub fn table(&self, table: TableId) -> Result<Option<TableRow>, StoreError> {
        self.row(tables::table.find(table).select(columns::<TableRow>()))
    }

    /// The tables whose rows were computed with older rules.
    pub fn stale_table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.rows(tables::table.filter(tables::rules.lt(RULES_VERSION)).order(tables::id).select(tables::id))
    }

    /// All tables, the oldest first.
    pub fn all_table_ids(&self) -> Result<Vec<TableId>, StoreError> {
        self.rows(tables::table.order((tables::created_at, tables::id)).select(tables::id))
    }

    pub fn counts(&self) -> Result<Counts, StoreError> {
        // SUM of BIGINT is NUMERIC on PostgreSQL.
        let hands = sql::<BigInt>("CAST(COALESCE(SUM(hands), 0) AS BIGINT)");
        let counts = self.rows(tables::table.select((count_star(), hands)))?.pop();
        Ok(counts.unwrap_or(Counts { tables: 0, hands: 0 }))
    }
}

/// What lists and the ledger have of a table. All of it follows from its log and from that of its club.
#[derive(Clone, Debug, Insertable, AsChangeset)]
#[diesel(table_name = tables)]
pub struct Projection {
    /// The game's id in documents.
    pub game: String,
    pub name: String,
    /// When the evening began, in milliseconds since 1970.
    pub opened_at: i64,
    #[diesel(embed)]
    pub place: Place,
    #[diesel(embed)]
    pub summary: TableSummary,
    /// The dues of a table that is over; none for another one.
    #[diesel(skip_insertion, skip_update)]
    pub dues: Vec<DueRow>,
}

/// Writes a projection, and what is counted. Conflicts if the table no longer has the version from which they were computed.
pub(in crate::store) fn set_projection(
    connection: &mut AnyConnection,
    (table, version): (TableId, i64),
    projection: &Projection,
    statistics: &TableStatistics,
) -> Result<(), StoreError> {
    let row = tables::table.filter(tables::id.eq(table)).filter(tables::version.eq(version));
    let computed = (projection, tables::counted.eq(version), tables::rules.eq(RULES_VERSION));
    if connection.change(diesel::update(row).set(computed))? == 0 {
        return Err(StoreError::conflict());
    }
    set_seats(connection, table, &projection.place.people)?;
    set_dues(connection, table, &projection.dues)?;
    Ok(set_statistics(connection, table, statistics)?)
}

pub(in crate::store) fn insert_table(connection: &mut AnyConnection, new: &NewTable) -> Result<(), StoreError> {
    let NewTable { id, club, projection, at, creation_key } = new;
    let row = (
        tables::id.eq(id),
        tables::club_id.eq(club),
        tables::version.eq(0),
        tables::head_hash.eq(GENESIS),
        tables::created_at.eq(at),
        tables::rules.eq(RULES_VERSION),
        tables::creation_key.eq(creation_key.as_deref()),
        projection,
    );
    connection.change(diesel::insert_into(tables::table).values(row)).map_err(StoreError::conflict_on_unique)?;
    set_seats(connection, *id, &projection.place.people)?;
    Ok(set_dues(connection, *id, &projection.dues)?)
}
