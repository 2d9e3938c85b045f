//! A session of a `PostgreSQL` server: its settings, and the checks before we entrust data to it.

use diesel::connection::{CacheSize, Connection, SimpleConnection};
use diesel::dsl::sql;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};

use crate::store::address::Address;
use crate::store::error::{ErrorKind, StoreError};

/// The settings of every session, sent with the connection. A pooler that shares sessions refuses or drops them;
/// `tanto.session` shows whether it did.
pub(in crate::store) const SETTINGS: &str = "-c tanto.session=own -c synchronous_commit=on -c statement_timeout=5s -c lock_timeout=5s \
    -c idle_in_transaction_session_timeout=30s -c client_min_messages=warning";

/// Begins a writing transaction. It sets the same limits and durability again, because a pooler may run it in any
/// session.
pub(in crate::store) const BEGIN: &str = "BEGIN; SET LOCAL synchronous_commit = on; SET LOCAL statement_timeout = '5s'; \
    SET LOCAL lock_timeout = '5s'; SET LOCAL idle_in_transaction_session_timeout = '30s'";

/// A test server sets this to show that it may lose everything.
const MAY_LOSE_HANDS: &str = "tanto.may_lose_hands";

/// A connection, and whether its session is as long-lived: a pooler may use another session for every transaction.
pub(in crate::store) struct Session {
    pub(in crate::store) connection: PgConnection,
    pub(in crate::store) is_own: bool,
}

impl Session {
    pub(in crate::store) fn open(address: &Address) -> Result<Self, StoreError> {
        let mut session = Self::connected(address)?;
        if !session.is_own {
            // Behind a pooler a prepared statement can be missing in the next session.
            session.connection.set_prepared_statement_cache_size(CacheSize::Disabled);
        }
        check_encoding(&mut session.connection, address)?;
        check_durability(&mut session.connection, address)?;
        Ok(session)
    }

    fn connected(address: &Address) -> Result<Self, StoreError> {
        let Address::Postgres(url) = address else {
            return Err(StoreError::new(ErrorKind::Setting, format!("{address}: a file has no sessions")));
        };
        match PgConnection::establish(&Address::with_settings(url, SETTINGS)) {
            Ok(mut connection) => {
                let question = "SELECT coalesce(current_setting('tanto.session', true) = 'own', false)";
                let is_own = sql::<Bool>(question).get_result(&mut connection)?;
                Ok(Self { connection, is_own })
            }
            // Poolers answer "unsupported startup parameter: options" or similar.
            Err(error) if ["parameter", "option"].iter().any(|word| error.to_string().contains(word)) => {
                let connection = PgConnection::establish(url).map_err(|error| unreachable(address, &error))?;
                Ok(Self { connection, is_own: false })
            }
            Err(error) => Err(unreachable(address, &error)),
        }
    }
}

/// Waits for an advisory lock, which ends with the transaction. The process that holds it may need longer than our usual
/// limits, and so may we.
pub(in crate::store) fn lock_alone(connection: &mut PgConnection, key: i64) -> QueryResult<()> {
    let no_timeouts = "SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; \
        SET LOCAL idle_in_transaction_session_timeout = 0";
    connection.batch_execute(no_timeouts)?;
    diesel::sql_query("SELECT pg_advisory_xact_lock($1)").bind::<BigInt, _>(key).execute(connection).map(drop)
}

fn unreachable(address: &Address, error: &ConnectionError) -> StoreError {
    let reason = error.to_string();
    // With several hosts libpq reports one line for each.
    let line = reason.lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join("; ");
    if line.contains("SSL support is not compiled in") {
        let advice = "build tanto with --features postgres-tls, or encrypt the connection with a tunnel";
        return StoreError::new(
            ErrorKind::Setting,
            format!("{address}: this tanto speaks no TLS to PostgreSQL; {advice}"),
        );
    }
    StoreError::new(ErrorKind::Unreachable, format!("{address}: {line}"))
}

/// Names and notes come in every script. `SQL_ASCII` keeps the bytes as they are.
fn check_encoding(connection: &mut PgConnection, address: &Address) -> Result<(), StoreError> {
    let encoding: String = sql::<Text>("SELECT current_setting('server_encoding')").get_result(connection)?;
    if matches!(encoding.as_str(), "UTF8" | "SQL_ASCII") {
        return Ok(());
    }
    let advice = "create it with createdb --encoding=UTF8 --template=template0";
    let message = format!("{address}: this database is in {encoding}, which cannot encode every character; {advice}");
    Err(StoreError::new(ErrorKind::Setting, message))
}

fn check_durability(connection: &mut PgConnection, address: &Address) -> Result<(), StoreError> {
    let question = format!(
        "SELECT concat_ws(' ', current_setting('synchronous_commit'), current_setting('fsync'), \
         current_setting('{MAY_LOSE_HANDS}', true))"
    );
    // In a transaction, because a pooler may reset settings outside of one.
    let settings: String = connection.transaction(|connection| {
        diesel::sql_query("SET LOCAL synchronous_commit = on").execute(connection)?;
        sql::<Text>(&question).get_result(connection)
    })?;
    let settings: Vec<&str> = settings.split(' ').collect();
    let refused = |message: String| Err(StoreError::new(ErrorKind::Setting, format!("{address}: {message}")));
    match settings[..] {
        [level, ..] if level != "on" => {
            refused(format!("synchronous_commit is {level}, so hands could be lost; let tanto switch it on"))
        }
        [_, "off"] | [_, "off", "" | "off"] => {
            refused("fsync is off, so a power cut could take everything; switch it on in postgresql.conf".to_owned())
        }
        _ => Ok(()),
    }
}
