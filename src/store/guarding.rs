//! What keeps the logs as they are: the database itself refuses to change or delete an entry.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;

use super::connection::AnyConnection;

const SQLITE: &str = include_str!("guards/sqlite.sql");
const POSTGRES: &str = include_str!("guards/postgres.sql");

/// Makes the guards that are missing.
pub(super) fn guard(connection: &mut AnyConnection) -> QueryResult<()> {
    match connection {
        AnyConnection::Sqlite(inner) => inner.batch_execute(SQLITE),
        AnyConnection::Postgresql(inner) => inner.batch_execute(POSTGRES),
    }
}

/// Does work that takes rows out of the logs; nobody else can meanwhile. On `PostgreSQL` the guards stay where they are and are
/// told to let this transaction pass: taking them away would wait for everybody who writes.
pub(super) fn unguarded<T>(
    connection: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> QueryResult<T>,
) -> QueryResult<T> {
    match connection {
        AnyConnection::Sqlite(inner) => {
            inner.batch_execute(
                "DROP TRIGGER IF EXISTS log_loses_nothing; DROP TRIGGER IF EXISTS club_log_loses_nothing",
            )?;
        }
        AnyConnection::Postgresql(inner) => inner.batch_execute("SET LOCAL tanto.takes_out = 'on'")?,
    }
    let done = work(connection)?;
    match connection {
        AnyConnection::Sqlite(inner) => inner.batch_execute(SQLITE)?,
        AnyConnection::Postgresql(inner) => inner.batch_execute("SET LOCAL tanto.takes_out = 'off'")?,
    }
    Ok(done)
}
