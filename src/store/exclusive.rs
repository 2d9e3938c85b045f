//! Work that at most one process on a database does at a time.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

use super::Store;
use super::connection::{AnyConnection, Span};
use super::error::StoreError;

/// The key of the `PostgreSQL` advisory lock.
const LOCK: i64 = 0x5441_4E55;

impl Store {
    /// Runs the work while no other process runs such work. A `SQLite` file has only one server.
    pub fn one_at_a_time<T>(&self, work: impl FnOnce() -> T) -> Result<T, StoreError> {
        if !self.is_shared() {
            return Ok(work());
        }
        self.connections.get()?.within(Span::Write, |connection| {
            let AnyConnection::Postgresql(inner) = connection else { return Ok(work()) };
            // The process that holds the lock may need longer than our usual limits.
            let no_timeouts = "SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; \
                SET LOCAL idle_in_transaction_session_timeout = 0";
            inner.batch_execute(no_timeouts)?;
            diesel::sql_query("SELECT pg_advisory_xact_lock($1)").bind::<BigInt, _>(LOCK).execute(inner)?;
            Ok(work())
        })
    }
}
