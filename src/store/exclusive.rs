//! Work that at most one process on a database does at a time.

use super::Store;
use super::connection::{AnyConnection, Span};
use super::error::StoreError;
use super::postgres::session::lock_alone;

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
            lock_alone(inner, LOCK)?;
            Ok(work())
        })
    }
}
