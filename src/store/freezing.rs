//! While something is found out, an operator lets nobody write to the logs, beside running servers too: the database itself
//! refuses it, and reading goes on.

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

use super::Store;
use super::connection::AnyConnection;
use super::error::{FROZEN, StoreError};

impl Store {
    /// Has every server refuse whatever would be added to a log.
    pub fn freeze(&self) -> Result<(), StoreError> {
        self.write(|connection| Ok(freeze_logs(connection)?))
    }

    /// Has them take it again.
    pub fn thaw(&self) -> Result<(), StoreError> {
        let sqlite = of_both_logs(|log| format!("DROP TRIGGER IF EXISTS {log}_is_frozen;"));
        let postgres = of_both_logs(|log| format!("DROP TRIGGER IF EXISTS {log}_is_frozen ON {log};"));
        self.write(move |connection| match connection {
            AnyConnection::Sqlite(inner) => Ok(inner.batch_execute(&sqlite)?),
            AnyConnection::Postgresql(inner) => Ok(inner.batch_execute(&postgres)?),
        })
    }
}

pub(super) fn freeze_logs(connection: &mut AnyConnection) -> QueryResult<()> {
    let (sqlite, postgres) = (of_both_logs(sqlite_trigger), of_both_logs(postgres_trigger));
    let raise = format!("BEGIN RAISE EXCEPTION '{FROZEN}'; END");
    let function = format!(
        "CREATE OR REPLACE FUNCTION refuse_while_frozen() RETURNS trigger LANGUAGE plpgsql AS $body$ {raise} $body$;"
    );
    match connection {
        AnyConnection::Sqlite(inner) => inner.batch_execute(&sqlite),
        AnyConnection::Postgresql(inner) => inner.batch_execute(&format!("{function}{postgres}")),
    }
}

const SQLITE_FROZEN: &str = "SELECT count(*) FROM sqlite_master WHERE name LIKE '%events_is_frozen'";
const POSTGRES_FROZEN: &str =
    "SELECT count(*) FROM pg_trigger WHERE tgname LIKE '%events_is_frozen' AND tgrelid = to_regclass('events')";

pub(super) fn are_logs_frozen(connection: &mut AnyConnection) -> QueryResult<bool> {
    let count: i64 = match connection {
        AnyConnection::Sqlite(inner) => sql::<BigInt>(SQLITE_FROZEN).get_result(inner)?,
        AnyConnection::Postgresql(inner) => sql::<BigInt>(POSTGRES_FROZEN).get_result(inner)?,
    };
    Ok(count > 0)
}

fn of_both_logs(statement: impl Fn(&str) -> String) -> String {
    statement("events")
}

fn sqlite_trigger(log: &str) -> String {
    format!(
        "CREATE TRIGGER IF NOT EXISTS {log}_is_frozen BEFORE INSERT ON {log} BEGIN SELECT RAISE(ABORT, '{FROZEN}'); END;"
    )
}

fn postgres_trigger(log: &str) -> String {
    format!(
        "DROP TRIGGER IF EXISTS {log}_is_frozen ON {log}; CREATE TRIGGER {log}_is_frozen BEFORE INSERT ON {log} \
         FOR EACH STATEMENT EXECUTE FUNCTION refuse_while_frozen();"
    )
}
