//! Opens a `SQLite` file.

use std::path::Path;

use diesel::connection::{Connection as _, SimpleConnection as _};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel::sqlite::SqliteConnection;
use rustix::fs::{Access, access};
use rustix::io::Errno;

use crate::store::address::Address;
use crate::store::connection::{AnyConnection, Mode};
use crate::store::error::{ErrorKind, StoreError};
use crate::store::paths::{folder_of, make_private, with_suffix};

/// "TANT", which we write into the header of every database file.
const APPLICATION_ID: i64 = 0x5441_4E54;

/// Earlier versions can corrupt a WAL when it is reset.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// Whether the database is on a read-only file system or in a read-only folder.
fn is_read_only(path: &Path) -> Result<bool, StoreError> {
    if !matches!(access(folder_of(path), Access::WRITE_OK), Err(Errno::ROFS | Errno::ACCESS)) {
        return Ok(false);
    }
    if std::fs::metadata(with_suffix(path, "-wal")).is_ok_and(|log| log.len() > 0) {
        let message = "its write-ahead log can only be read where tanto may write; copy both files to such a folder";
        return Err(StoreError::of_file(ErrorKind::Io, path, message));
    }
    Ok(true)
}

/// Opens a file, and checks every promise about durability.
pub(in crate::store) fn open(path: &Path, mode: Mode) -> Result<AnyConnection, StoreError> {
    // SQLite needs no log beside a file that cannot change, and could not create one in a read-only folder.
    let how = if mode == Mode::Read && is_read_only(path)? { "ro&immutable=1" } else { "rw" };
    if mode != Mode::Create && !path.exists() {
        return Err(StoreError::of_file(ErrorKind::Unreachable, path, "there is no such database"));
    }
    let uri = Address::file_uri(path, if mode == Mode::Create { "rwc" } else { how });
    let unopened = |error: &dyn std::fmt::Display| {
        StoreError::of_file(ErrorKind::Io, path, format_args!("{error}; check that tanto can write in that folder"))
    };
    if mode == Mode::Create {
        make_private(path).map_err(|error| unopened(&error))?;
    }
    let mut connection = SqliteConnection::establish(&uri).map_err(|error| unopened(&error))?;
    let about_the_file = |error: diesel::result::Error| {
        let error = StoreError::from(error);
        StoreError::of_file(error.kind(), path, &error)
    };
    connection.batch_execute("PRAGMA busy_timeout = 5000").map_err(about_the_file)?;
    check_version(&mut connection)?;
    if !is_ours(&mut connection, mode).map_err(about_the_file)? {
        let message = "this is not a tanto database; choose another file";
        return Err(StoreError::of_file(ErrorKind::Damaged, path, message));
    }
    if mode == Mode::Read {
        // cache_size (KiB): every write empties the cache of each reader, so a large one only costs memory.
        connection.batch_execute("PRAGMA query_only = ON; PRAGMA cache_size = -512").map_err(about_the_file)?;
        return Ok(AnyConnection::Sqlite(connection));
    }
    let journal: String =
        sql::<Text>("PRAGMA journal_mode = WAL").get_result(&mut connection).map_err(about_the_file)?;
    if journal != "wal" {
        let message = format!("no write-ahead log here (journal mode {journal}); is it a network disk?");
        return Err(StoreError::of_file(ErrorKind::Setting, path, message));
    }
    // recursive_triggers: without it REPLACE deletes rows without running the triggers that protect the log.
    // cache_size (KiB): a busy evening changes the same pages over and over.
    connection
        .batch_execute(
            "PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA recursive_triggers = ON; \
             PRAGMA cache_size = -4096",
        )
        .map_err(about_the_file)?;
    let level: i64 = sql::<BigInt>("PRAGMA synchronous").get_result(&mut connection).map_err(about_the_file)?;
    if level < 2 {
        let message = "SQLite does not flush its writes here (synchronous is not FULL)";
        return Err(StoreError::new(ErrorKind::Setting, message));
    }
    Ok(AnyConnection::Sqlite(connection))
}

fn check_version(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: String = sql::<Text>("SELECT sqlite_version()").get_result(connection)?;
    let parts: Vec<u32> = version.split('.').filter_map(|part| part.parse().ok()).collect();
    if parts.as_slice() < OLDEST_SQLITE.as_slice() {
        let message = format!("SQLite {version} can damage its write-ahead log; build tanto with 3.51.3 or later");
        return Err(StoreError::new(ErrorKind::Setting, message));
    }
    Ok(())
}

/// Whether the header says that the file is a tanto database. An empty file gets this header.
fn is_ours(connection: &mut SqliteConnection, mode: Mode) -> QueryResult<bool> {
    let id: i64 = sql::<BigInt>("PRAGMA application_id").get_result(connection)?;
    let objects: i64 = sql::<BigInt>("SELECT count(*) FROM sqlite_schema").get_result(connection)?;
    let is_new = id == 0 && objects == 0 && mode == Mode::Create;
    if is_new {
        connection.batch_execute(&format!("PRAGMA application_id = {APPLICATION_ID}"))?;
    }
    Ok(is_new || id == APPLICATION_ID)
}
