//! The triggers that protect events: the database itself refuses to change or delete one.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;

use crate::store::connection::AnyConnection;

const SQLITE: &str = include_str!("triggers/sqlite.sql");
const POSTGRES: &str = include_str!("triggers/postgres.sql");

/// Creates the missing triggers.
pub(in crate::store) fn create_triggers(connection: &mut AnyConnection) -> QueryResult<()> {
    connection.batch_execute(match connection {
        AnyConnection::Sqlite(_) => SQLITE,
        AnyConnection::Postgresql(_) => POSTGRES,
    })
}

/// Runs work that deletes events, in a transaction; other transactions still cannot delete any. On `PostgreSQL` the
/// triggers stay and let this transaction pass, because dropping them would wait for every writer.
pub(in crate::store) fn with_deletion_allowed<T>(
    connection: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> QueryResult<T>,
) -> QueryResult<T> {
    let (allow, refuse) = match connection {
        AnyConnection::Sqlite(_) => ("DROP TRIGGER IF EXISTS events_are_not_deleted", SQLITE),
        AnyConnection::Postgresql(_) => ("SET LOCAL tanto.erases = 'on'", "SET LOCAL tanto.erases = 'off'"),
    };
    connection.batch_execute(allow)?;
    let done = work(connection)?;
    connection.batch_execute(refuse)?;
    Ok(done)
}
