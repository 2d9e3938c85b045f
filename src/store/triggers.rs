//! The triggers that protect events: the database itself refuses to change or delete one.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;

use super::connection::AnyConnection;

const SQLITE: &str = include_str!("triggers/sqlite.sql");
const POSTGRES: &str = include_str!("triggers/postgres.sql");

/// Creates the missing triggers.
pub(super) fn create_triggers(connection: &mut AnyConnection) -> QueryResult<()> {
    match connection {
        AnyConnection::Sqlite(inner) => inner.batch_execute(SQLITE),
        AnyConnection::Postgresql(inner) => inner.batch_execute(POSTGRES),
    }
}

/// Runs work that deletes events, in a transaction; other transactions still cannot delete any. On `PostgreSQL` the
/// triggers stay and let this transaction pass, because dropping them would wait for every writer.
pub(super) fn with_deletion_allowed<T>(
    connection: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> QueryResult<T>,
) -> QueryResult<T> {
    match connection {
        AnyConnection::Sqlite(inner) => inner.batch_execute("DROP TRIGGER IF EXISTS events_are_not_deleted")?,
        AnyConnection::Postgresql(inner) => inner.batch_execute("SET LOCAL tanto.erases = 'on'")?,
    }
    let done = work(connection)?;
    match connection {
        AnyConnection::Sqlite(inner) => inner.batch_execute(SQLITE)?,
        AnyConnection::Postgresql(inner) => inner.batch_execute("SET LOCAL tanto.erases = 'off'")?,
    }
    Ok(done)
}
