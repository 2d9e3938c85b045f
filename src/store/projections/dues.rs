//! What each person of a table that is over is due: a projection of the table's log, removed when its game goes on. Deleting,
//! restoring and moving a table leave it alone.

use crate::store::log::Log;
use crate::store::prelude::*;

/// What one person of such a table is owed, or owes when negative.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable, Insertable)]
#[diesel(table_name = dues)]
pub struct DueRow {
    /// The person's label at the table, from 0. No rename, merge or move changes it.
    pub label: i64,
    /// The name of the purse.
    pub purse: String,
    /// In smallest parts; not 0.
    pub amount: i64,
}

/// A due of a table that is not deleted, as the club's ledger needs it.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct ClubDue {
    /// The table's number in the club.
    pub table: TableNumber,
    /// When its evening began, in milliseconds since 1970.
    pub opened_at: i64,
    #[diesel(embed)]
    pub due: DueRow,
}

/// Replaces the dues of a table.
pub(in crate::store) fn set_dues(connection: &mut AnyConnection, table: TableId, all: &[DueRow]) -> QueryResult<()> {
    connection.change(diesel::delete(dues::table.filter(dues::table_id.eq(table))))?;
    let rows: Vec<_> = all.iter().map(|due| (dues::table_id.eq(table), due)).collect();
    connection.change(diesel::insert_into(dues::table).values(rows)).map(drop)
}

impl Log<'_, ClubId> {
    /// The dues of the club's tables that are not deleted, the oldest evening first.
    pub fn dues(&mut self) -> Result<Vec<ClubDue>, StoreError> {
        let query = dues::table
            .inner_join(tables::table)
            .filter(tables::club_id.eq(self.id))
            .filter(tables::deleted_at.is_null())
            .order((tables::opened_at, tables::number, dues::label));
        Ok(self.connection.rows(query.select((tables::number, tables::opened_at, columns::<DueRow>())))?)
    }
}

impl Log<'_, TableId> {
    /// The dues of the table, by person.
    pub fn dues(&mut self) -> Result<Vec<DueRow>, StoreError> {
        let query = dues::table.filter(dues::table_id.eq(self.id)).order(dues::label);
        Ok(self.connection.rows(query.select(columns::<DueRow>()))?)
    }
}
