//! Raw SQL that a connection prepares once. diesel prepares `sql_query` and every UPDATE anew each time they run: the update of
//! a table's row then takes 4.6 µs instead of 1.8 µs, of the 57 µs of a hand.

use std::marker::PhantomData;

use diesel::backend::Backend;
use diesel::prelude::*;
use diesel::query_builder::{AstPass, QueryFragment, QueryId};
use diesel::serialize::ToSql;
use diesel::sql_types::{BigInt, Bool, HasSqlType, Text};

/// A statement with a question mark for each value. The type identifies the prepared statement.
pub trait Sql: 'static {
    const SQL: &'static str;
}

/// A value of a statement.
pub(super) enum Parameter<'a> {
    Number(i64),
    Flag(bool),
    Text(&'a str),
}

pub(super) struct Prepared<'a, S> {
    values: &'a [Parameter<'a>],
    sql: PhantomData<S>,
}

impl<'a, S: Sql> Prepared<'a, S> {
    pub(super) fn new(values: &'a [Parameter<'a>]) -> Self {
        Self { values, sql: PhantomData }
    }
}

impl<S: Sql> QueryId for Prepared<'_, S> {
    type QueryId = Prepared<'static, S>;
    const HAS_STATIC_QUERY_ID: bool = true;
}

impl<DB: Backend + HasSqlType<Bool>, S: Sql> QueryFragment<DB> for Prepared<'_, S>
where
    i64: ToSql<BigInt, DB>,
    bool: ToSql<Bool, DB>,
    str: ToSql<Text, DB>,
{
    fn walk_ast<'b>(&'b self, mut out: AstPass<'_, 'b, DB>) -> QueryResult<()> {
        let mut parts = S::SQL.split('?');
        out.push_sql(parts.next().unwrap_or_default());
        for (value, part) in self.values.iter().zip(parts) {
            match value {
                Parameter::Number(number) => out.push_bind_param::<BigInt, _>(number)?,
                Parameter::Flag(flag) => out.push_bind_param::<Bool, _>(flag)?,
                Parameter::Text(text) => out.push_bind_param::<Text, _>(*text)?,
            }
            out.push_sql(part);
        }
        Ok(())
    }
}
