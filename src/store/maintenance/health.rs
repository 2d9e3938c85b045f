//! Health checks of the database.

use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::sql_types::{BigInt, Text};

use super::migrate;
use crate::store::address::Address;
use crate::store::connection::Mode;
use crate::store::open::open;
use crate::store::prelude::*;
use crate::store::sqlite::lock::ServerLock;

const TAKES_WRITES: &str =
    "SELECT CASE current_setting('transaction_read_only') WHEN 'off' THEN 'yes' ELSE 'no, it is a standby' END";
const STANDBYS: &str = "SELECT coalesce(nullif(current_setting('synchronous_standby_names'), ''), 'none')";
/// A name in the setting promises that this standby confirms every commit; without it no commit returns. Other standbys
/// are not waited for. `sync_state` would name the synchronous one, but only to a superuser.
const STANDBY: &str = "SELECT CASE WHEN current_setting('synchronous_standby_names') = '' THEN 'not asked for' \
    WHEN EXISTS (SELECT FROM pg_stat_replication WHERE application_name <> 'pg_basebackup' AND ARRAY[lower(application_name), '*'] && \
    regexp_split_to_array(lower(current_setting('synchronous_standby_names')), '[[:space:],()\"]+')) THEN 'connected' \
    ELSE 'none is connected, so nothing is saved' END";
/// Through a pooler, statements outside of transactions have only the limits that the database sets for the user.
const SESSIONS: &str = "SELECT CASE WHEN current_setting('tanto.session', true) = 'own' THEN 'the program''s own' \
    WHEN current_setting('statement_timeout') = '0' THEN 'a pooler''s, without a limit of time; \
    ALTER ROLE … SET statement_timeout = ''5s'' gives one' ELSE 'a pooler''s, with limits of time' END";
const POOLED: &str = "a pooler's, with limits of time";

/// Rows that belong to no table and no club. No foreign key can refer to one of two tables.
const ORPHANS: &str = "SELECT count(*) FROM (SELECT stream_id AS id FROM events UNION SELECT scope FROM links \
    UNION SELECT scope FROM members UNION SELECT club_id FROM recovery_uses UNION SELECT club_id FROM tables) AS found \
    WHERE id NOT IN (SELECT id FROM tables UNION SELECT id FROM clubs)";

/// One property of a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    pub name: &'static str,
    pub value: String,
    /// Whether hands are safe with this value.
    pub safe: bool,
}

impl Store {
    /// The facts that an operator wants to know: the version, and the settings on which durability rests. Works while a
    /// server uses the database.
    pub fn facts(url: &str) -> Result<Vec<Fact>, StoreError> {
        let mut connection = open(&Address::parse(url)?, Mode::Write)?;
        migrate::is_current(&mut connection)?;
        let settings: &[(&'static str, &str, &[&str])] = match &connection {
            AnyConnection::Sqlite(_) => &[
                ("SQLite", "SELECT sqlite_version()", &[]),
                ("journal mode", "PRAGMA journal_mode", &["wal"]),
                ("synchronous", "SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous", &["2", "3"]),
                ("quick check", "PRAGMA quick_check(1)", &["ok"]),
            ],
            AnyConnection::Postgresql(_) => &[
                ("PostgreSQL", "SHOW server_version", &[]),
                ("synchronous_commit", "SHOW synchronous_commit", &["on", "remote_apply"]),
                ("fsync", "SHOW fsync", &["on"]),
                ("full_page_writes", "SHOW full_page_writes", &["on"]),
                ("takes writes", TAKES_WRITES, &["yes"]),
                ("synchronous standbys", STANDBYS, &[]),
                ("standby", STANDBY, &["connected", "not asked for"]),
                ("sessions", SESSIONS, &["the program's own", POOLED]),
            ],
        };
        settings
            .iter()
            .map(|(name, question, good)| {
                let value: String = on_backend!(&mut connection, |inner| sql::<Text>(question).get_result(inner))?;
                let safe = good.is_empty() || good.contains(&value.as_str());
                Ok(Fact { name, value, safe })
            })
            .collect()
    }

    /// Whether a server uses this `SQLite` file.
    pub fn is_served(url: &str) -> bool {
        let Ok(Address::Sqlite(path)) = Address::parse(url) else { return false };
        path.exists() && ServerLock::take(&path).is_err_and(|error| error.kind() == ErrorKind::InUse)
    }

    /// The newest migration of the database, which may be newer than this program.
    pub fn newest_migration(&self) -> Result<String, StoreError> {
        Ok(self.read(migrate::newest)?.unwrap_or_default())
    }

    /// Checks the structure of the database. Checking its content is up to the hash chains and to replaying the tables.
    pub fn database_check(&self) -> Result<(), StoreError> {
        self.read(|connection| {
            check(connection, "PRAGMA integrity_check(1)")?;
            let orphans: Option<i64> = connection.within(TransactionKind::Read, |connection| {
                if let AnyConnection::Postgresql(inner) = connection {
                    // This query reads a whole index.
                    inner.batch_execute("SET LOCAL statement_timeout = 0")?;
                }
                connection.row(sql::<BigInt>(ORPHANS))
            })?;
            if let Some(orphans @ 1..) = orphans {
                return Err(damaged(&format!("{orphans} rows belong to no table or club")));
            }
            Ok(())
        })
    }
}

/// The fast check at start: everything except whether the indexes match the rows.
pub(in crate::store) fn quick_check(connection: &mut AnyConnection) -> Result<(), StoreError> {
    check(connection, "PRAGMA quick_check(1)")
}

/// `PostgreSQL` checks its pages as it reads them.
fn check(connection: &mut AnyConnection, pragma: &str) -> Result<(), StoreError> {
    let AnyConnection::Sqlite(inner) = connection else { return Ok(()) };
    let findings: Vec<String> = sql::<Text>(pragma).load(inner)?;
    match findings.first() {
        Some(finding) if finding != "ok" => Err(damaged(&finding.replace('\n', " "))),
        _ => Ok(()),
    }
}

fn damaged(finding: &str) -> StoreError {
    StoreError::new(ErrorKind::Damaged, format!("the database is damaged ({finding}); restore a backup"))
}
