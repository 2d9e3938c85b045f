//! What lists show of a table, written in the same transaction as the entry that changed it.

use diesel::backend::Backend;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Bool, HasSqlType, Text};

use super::connection::{AnyConnection, on_backend};
use super::entry::Entry;
use super::error::StoreError;
use super::schema::tables;
use super::token::TableId;

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

/// The columns of a standing, to be set.
type Columns<'a> = (
    diesel::dsl::Eq<tables::hands, i64>,
    diesel::dsl::Eq<tables::finished, bool>,
    diesel::dsl::Eq<tables::closed, bool>,
    diesel::dsl::Eq<tables::standing, &'a str>,
);

/// Writes the standing of a table that is being made.
pub(super) fn set(connection: &mut AnyConnection, table: TableId, standing: &Standing) -> QueryResult<()> {
    let row = diesel::update(tables::table.find(table)).set(columns(standing));
    on_backend!(connection, |inner| row.execute(inner))?;
    Ok(())
}

fn columns(standing: &Standing) -> Columns<'_> {
    (
        tables::hands.eq(standing.hands),
        tables::finished.eq(standing.finished),
        tables::closed.eq(standing.closed),
        tables::standing.eq(standing.body.as_str()),
    )
}

/// The row of a table after an entry. diesel prepares every UPDATE anew, because what is set may differ from one time to the
/// next; this one, which comes with every hand, is always the same.
pub(super) struct Advance<'a> {
    pub(super) table: TableId,
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
        out.push_bind_param::<BigInt, _>(&self.table)
    }
}

impl<Conn> RunQueryDsl<Conn> for Advance<'_> {}

/// The standing of a table; `None` when there is no such table, or none was made yet.
pub(super) fn stored(connection: &mut AnyConnection, table: TableId) -> Result<Option<Standing>, StoreError> {
    let row: Option<(i64, bool, bool, Option<String>)> = tables::table
        .find(table)
        .select((tables::hands, tables::finished, tables::closed, tables::standing))
        .first(connection)
        .optional()?;
    Ok(row.and_then(|(hands, finished, closed, body)| Some(Standing { hands, finished, closed, body: body? })))
}
