//! What lists show of a table, written in the same transaction as the entry that changed it.

use diesel::backend::Backend;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Bool, HasSqlType, Text};

use super::connection::AnyConnection;
use super::entry::Entry;
use super::error::StoreError;
use super::schema::tables;
use super::token::{ClubId, TableId};

/// What a log comes to, as lists show it. It is computed above and kept here as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// How many count: without those that were voided.
    pub hands: i64,
    /// Whether no further hand can be played.
    pub finished: bool,
    pub closed: bool,
    /// Who plays and who leads, as JSON that the store does not look into.
    pub body: String,
}

/// The row of a table after an entry. diesel prepares every UPDATE anew, because what is set may differ from one time to the
/// next; this one, which comes with every hand, is always the same.
pub(super) struct Advance<'a> {
    pub(super) table: TableId,
    /// The version and the hash before.
    pub(super) base: (i64, &'a str),
    pub(super) head: &'a Entry,
    pub(super) standing: &'a Standing,
}

impl QueryId for Advance<'_> {
    type QueryId = Advance<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<DB: Backend> QueryFragment<DB> for Advance<'_>
where
    i64: ToSql<BigInt, DB>,
    bool: ToSql<Bool, DB>,
    str: ToSql<Text, DB>,
    DB: HasSqlType<Bool>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        let Standing { hands, finished, closed, body } = self.standing;
        out.push_sql("UPDATE tables SET version = ");
        out.push_bind_param::<BigInt, _>(&self.head.seq)?;
        out.push_sql(", head_hash = ");
        out.push_bind_param::<Text, _>(self.head.hash.as_str())?;
        out.push_sql(", changed_at = ");
        out.push_bind_param::<BigInt, _>(&self.head.at)?;
        out.push_sql(", hands = ");
        out.push_bind_param::<BigInt, _>(hands)?;
        out.push_sql(", finished = ");
        out.push_bind_param::<Bool, _>(finished)?;
        out.push_sql(", closed = ");
        out.push_bind_param::<Bool, _>(closed)?;
        out.push_sql(", standing = ");
        out.push_bind_param::<Text, _>(body.as_str())?;
        out.push_sql(" WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.table)?;
        out.push_sql(" AND version = ");
        out.push_bind_param::<BigInt, _>(&self.base.0)?;
        out.push_sql(" AND head_hash = ");
        out.push_bind_param::<Text, _>(self.base.1)
    }
}

impl<Conn> RunQueryDsl<Conn> for Advance<'_> {}

/// The same for a club, which has no list row.
pub(super) struct AdvanceClub<'a> {
    pub(super) club: ClubId,
    pub(super) base: (i64, &'a str),
    pub(super) head: &'a Entry,
}

impl QueryId for AdvanceClub<'_> {
    type QueryId = AdvanceClub<'static>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<DB: Backend> QueryFragment<DB> for AdvanceClub<'_>
where
    i64: ToSql<BigInt, DB>,
    str: ToSql<Text, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        out.push_sql("UPDATE clubs SET version = ");
        out.push_bind_param::<BigInt, _>(&self.head.seq)?;
        out.push_sql(", head_hash = ");
        out.push_bind_param::<Text, _>(self.head.hash.as_str())?;
        out.push_sql(" WHERE id = ");
        out.push_bind_param::<BigInt, _>(&self.club)?;
        out.push_sql(" AND version = ");
        out.push_bind_param::<BigInt, _>(&self.base.0)?;
        out.push_sql(" AND head_hash = ");
        out.push_bind_param::<Text, _>(self.base.1)
    }
}

impl<Conn> RunQueryDsl<Conn> for AdvanceClub<'_> {}

/// The standing of a table; `None` when there is no such table.
pub(super) fn stored(connection: &mut AnyConnection, table: TableId) -> Result<Option<Standing>, StoreError> {
    let row: Option<(i64, bool, bool, String)> = tables::table
        .find(table)
        .select((tables::hands, tables::finished, tables::closed, tables::standing))
        .first(connection)
        .optional()?;
    Ok(row.map(|(hands, finished, closed, body)| Standing { hands, finished, closed, body }))
}
