//! The number of tables and hands in a database.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

use super::Store;
use super::connection::on_backend;
use super::error::StoreError;
use super::schema::tables;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    pub tables: i64,
    /// Without voided hands.
    pub hands: i64,
}

impl Store {
    pub fn counts(&self) -> Result<Counts, StoreError> {
        self.read(|connection| {
            // SUM of BIGINT is NUMERIC on PostgreSQL.
            let hands = sql::<BigInt>("CAST(COALESCE(SUM(hands), 0) AS BIGINT)");
            let counted = tables::table.select((diesel::dsl::count_star(), hands));
            let (tables, hands) = on_backend!(connection, |inner| counted.get_result(inner))?;
            Ok(Counts { tables, hands })
        })
    }
}
