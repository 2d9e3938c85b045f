//! How much there is.

use diesel::prelude::*;

use super::Store;
use super::entry::Kind;
use super::error::StoreError;
use super::schema::{log, tables};

/// How much there is in a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Tables.
    pub tables: i64,
    /// Hands that were ever entered.
    pub hands: i64,
}

impl Store {
    /// Counts what there is.
    ///
    /// # Errors
    /// Only the database's.
    pub fn counts(&self) -> Result<Counts, StoreError> {
        self.read(|connection| {
            let tables = tables::table.count().get_result(connection)?;
            let entered = log::table.filter(log::kind.eq(Kind::HandEntered.as_str()));
            Ok(Counts { tables, hands: entered.count().get_result(connection)? })
        })
    }
}
