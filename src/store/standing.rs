//! The list row of a table, written in the same transaction as the entry that changed it.

use diesel::backend::Backend;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Bool, HasSqlType, Text};

use super::entry::Entry;
use super::schema::tables;
use super::token::TableId;

/// What lists show of a table. The caller computes it from the log.
#[derive(Clone, Debug, Default, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = tables)]
pub struct Standing {
    /// Without voided hands.
    pub hands: i64,
    /// Whether no further hand can be played.
    pub finished: bool,
    pub closed: bool,
    /// Who plays and who leads, as JSON that the store does not interpret.
    #[diesel(column_name = standing)]
    pub body: String,
}

/// Updates the row of a table after an entry. diesel prepares every UPDATE again, because the set columns can vary.
/// This statement runs with every hand and is always the same, so we give it a static query id.
pub(super) struct Advance<'a> {
    pub(super) table: TableId,
    /// The expected version and hash.
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
