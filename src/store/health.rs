//! Is the database well?

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::Text;

use super::Store;
use super::connection::AnyConnection;
use super::error::{ErrorKind, StoreError};
use super::schema::devices;

impl Store {
    /// Whether writing works, tried with a write that changes nothing and is undone.
    ///
    /// # Errors
    /// Says what hinders.
    pub fn writable(&self) -> Result<(), StoreError> {
        self.write(|connection| {
            diesel::delete(devices::table.filter(devices::token_hash.eq(""))).execute(connection)?;
            Ok(())
        })
    }

    /// Checks the structure of the database; what it says is checked by refolding the tables.
    ///
    /// # Errors
    /// Says what is damaged.
    pub fn database_check(&self) -> Result<(), StoreError> {
        self.read(quick_check)
    }
}

/// `PostgreSQL` checks its pages as it reads them.
pub(super) fn quick_check(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let AnyConnection::Sqlite(inner) = connection else { return Ok(()) };
    let findings: Vec<String> = sql::<Text>("PRAGMA quick_check(1)").load(inner)?;
    match findings.first() {
        Some(finding) if finding != "ok" => Err(StoreError::new(
            ErrorKind::Damaged,
            format!("the database is damaged ({}); restore a backup", finding.replace('\n', " ")),
        )),
        _ => Ok(()),
    }
}
