//! Migrates a database to the schema of this program, and refuses a newer schema.

use diesel::dsl::sql;
use diesel::migration::{Migration, MigrationSource};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::store::connection::{AnyConnection, TransactionKind, on_backend};
use crate::store::error::{ErrorKind, StoreError};
use crate::store::log::triggers::create_triggers;
use crate::store::postgres::open::lock_alone;

const MIGRATIONS: EmbeddedMigrations = embed_migrations!("migrations");

/// The key of the `PostgreSQL` lock that servers take while they migrate, so that those that start together wait for
/// each other.
const LOCK_KEY: i64 = 0x5441_4E54;

/// Whether the database has the program's schema; false when it is behind. A newer schema is an error.
pub(in crate::store) fn is_current(connection: &mut AnyConnection) -> Result<bool, StoreError> {
    let known = known()?;
    let applied = applied(connection)?;
    if let Some(unknown) = applied.iter().find(|version| !known.contains(version)) {
        let message =
            format!("the database is newer than this tanto (it has migration {unknown}); start the newer tanto");
        return Err(StoreError::new(ErrorKind::Newer, message));
    }
    Ok(applied.len() == known.len())
}

/// The newest migration of a database; `None` for a new one.
pub(in crate::store) fn newest(connection: &mut AnyConnection) -> Result<Option<String>, StoreError> {
    Ok(applied(connection)?.into_iter().max())
}

/// Runs the missing migrations, all of them or none, and creates the triggers that protect the log.
pub(in crate::store) fn bring_up_to_date(connection: &mut AnyConnection) -> Result<(), StoreError> {
    is_current(connection)?;
    connection.within(TransactionKind::Write, |connection| {
        if let AnyConnection::Postgresql(inner) = connection {
            lock_alone(inner, LOCK_KEY)?;
        }
        let migrated = on_backend!(connection, |inner| inner.run_pending_migrations(MIGRATIONS).map(drop));
        migrated.map_err(|error| {
            let reason = error.to_string();
            let line = reason.lines().next().unwrap_or_default();
            StoreError::new(ErrorKind::Refused, format!("the database could not be brought up to date: {line}"))
        })?;
        Ok(create_triggers(connection)?)
    })
}

fn known() -> Result<Vec<String>, StoreError> {
    let migrations: Vec<Box<dyn Migration<diesel::sqlite::Sqlite>>> = MIGRATIONS
        .migrations()
        .map_err(|error| StoreError::new(ErrorKind::Refused, format!("the program's own migrations: {error}")))?;
    Ok(migrations.iter().map(|migration| migration.name().version().to_string()).collect())
}

/// Reads the table ourselves: diesel creates it first, which a read-only connection cannot do.
fn applied(connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    diesel::table! {
        __diesel_schema_migrations (version) {
            version -> Text,
        }
    }
    let exists: i64 = match connection {
        AnyConnection::Sqlite(inner) => {
            sql::<BigInt>("SELECT count(*) FROM sqlite_schema WHERE name = '__diesel_schema_migrations'")
                .get_result(inner)?
        }
        AnyConnection::Postgresql(inner) => {
            sql::<BigInt>("SELECT count(*) FROM pg_class WHERE oid = to_regclass('__diesel_schema_migrations')")
                .get_result(inner)?
        }
    };
    if exists == 0 {
        return Ok(Vec::new());
    }
    Ok(__diesel_schema_migrations::table.select(__diesel_schema_migrations::version).load(connection)?)
}
