//! Connections: one enum over both databases. Each is opened by its own rules, and every promise about durability is
//! checked.

use std::path::Path;

use diesel::connection::{AnsiTransactionManager, Connection, SimpleConnection, TransactionManager};
use diesel::dsl::sql;
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::query_dsl::methods::{ExecuteDsl, LoadQuery};
use diesel::sql_types::{BigInt, Text};
use diesel::sqlite::{Sqlite, SqliteConnection};
use rustix::fs::{Access, access};
use rustix::io::Errno;

use super::address::Address;
use super::error::{ErrorKind, StoreError};
use super::paths::{folder_of, make_private, with_suffix};
use super::postgres::session::{BEGIN, Session};

#[derive(diesel::MultiConnection)]
pub(super) enum AnyConnection {
    Sqlite(SqliteConnection),
    Postgresql(PgConnection),
}

/// Evaluates one expression on the connection of either backend. We need it where diesel cannot express a query on the
/// enum, and for queries that run with every request: diesel caches a prepared statement by the type of its query only
/// on a concrete connection. Such a query ends in `get_result`, not in `first`: `SQLite` plans a statement again
/// whenever the number behind its LIMIT is bound.
macro_rules! on_backend {
    ($connection:expr, |$inner:ident| $body:expr) => {
        match $connection {
            $crate::store::connection::AnyConnection::Sqlite($inner) => $body,
            $crate::store::connection::AnyConnection::Postgresql($inner) => $body,
        }
    };
}
pub(super) use on_backend;

/// The number of rows in one insert. `PostgreSQL` takes 65,535 values in a statement and `SQLite` half of that.
pub(super) const ROWS_AT_ONCE: usize = 1000;

/// The access that a connection has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// Reads only; the file must exist.
    Read,
    /// Reads and writes; the file must exist.
    Write,
    /// Reads and writes; creates a missing file.
    Create,
}

/// The kind of a transaction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TransactionKind {
    /// Several reads of one snapshot.
    Read,
    /// Takes `SQLite`'s write lock at once: a deferred transaction that turns into a write fails while another one is
    /// writing.
    Write,
}

/// "TANT", which we write into the header of every database file.
const APPLICATION_ID: i64 = 0x5441_4E54;

/// Earlier versions can corrupt a WAL when it is reset.
const OLDEST_SQLITE: [u32; 3] = [3, 51, 3];

/// A query that runs on both databases.
pub(super) trait Query<'q, T>: LoadQuery<'q, SqliteConnection, T> + LoadQuery<'q, PgConnection, T> {}
impl<'q, T, Q> Query<'q, T> for Q where Q: LoadQuery<'q, SqliteConnection, T> + LoadQuery<'q, PgConnection, T> {}

/// A statement that runs on both databases.
pub(super) trait Statement: ExecuteDsl<SqliteConnection> + ExecuteDsl<PgConnection> {}
impl<S> Statement for S where S: ExecuteDsl<SqliteConnection> + ExecuteDsl<PgConnection> {}

/// The columns of a row, to select on both databases.
pub(super) fn columns<T: Selectable<Sqlite>>() -> T::SelectExpression {
    T::construct_selection()
}

impl AnyConnection {
    /// The rows of a query.
    pub(super) fn rows<'q, T>(&mut self, query: impl Query<'q, T>) -> QueryResult<Vec<T>> {
        on_backend!(self, |inner| query.internal_load(inner)?.collect())
    }

    /// The first row of a query; `None` when it has none.
    pub(super) fn row<'q, T>(&mut self, query: impl Query<'q, T>) -> QueryResult<Option<T>> {
        on_backend!(self, |inner| query.internal_load(inner)?.next().transpose())
    }

    /// Runs a statement and returns the number of rows that it has changed.
    pub(super) fn change(&mut self, statement: impl Statement) -> QueryResult<usize> {
        on_backend!(self, |inner| ExecuteDsl::execute(statement, inner))
    }

    pub(super) fn open(address: &Address, mode: Mode) -> Result<Self, StoreError> {
        match address {
            Address::Sqlite(path) => {
                // SQLite needs no log beside a file that cannot change, and could not create one in a read-only folder.
                let how = if mode == Mode::Read && is_read_only(path)? { "ro&immutable=1" } else { "rw" };
                open_sqlite(path, mode, how).map(Self::Sqlite)
            }
            Address::Postgres(_) => Ok(Self::Postgresql(Session::open(address)?.connection)),
        }
    }

    /// Runs the work in one transaction, which an error rolls back.
    pub(super) fn within<T, E>(
        &mut self,
        span: TransactionKind,
        work: impl FnOnce(&mut Self) -> Result<T, E>,
    ) -> Result<T, E>
    where
        E: From<diesel::result::Error>,
    {
        self.begin(span)?;
        self.finish(work)
    }

    /// Runs the work in a savepoint of the current transaction. An error rolls back to the savepoint.
    pub(super) fn within_savepoint<T, E>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E>
    where
        E: From<diesel::result::Error>,
    {
        Manager::begin_transaction(self)?;
        self.finish(work)
    }

    fn finish<T, E>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E>
    where
        E: From<diesel::result::Error>,
    {
        match work(self) {
            Ok(done) => {
                self.commit()?;
                Ok(done)
            }
            Err(error) => {
                // If the rollback fails, the connection counts as broken and is not used again; the first error tells
                // more.
                let _ = Manager::rollback_transaction(self);
                Err(error)
            }
        }
    }

    pub(super) fn begin(&mut self, span: TransactionKind) -> QueryResult<()> {
        let sql = match (&*self, span) {
            (Self::Sqlite(_), TransactionKind::Read) => "BEGIN DEFERRED",
            (Self::Sqlite(_), TransactionKind::Write) => "BEGIN IMMEDIATE",
            (Self::Postgresql(_), TransactionKind::Read) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
            (Self::Postgresql(_), TransactionKind::Write) => BEGIN,
        };
        on_backend!(self, |inner| AnsiTransactionManager::begin_transaction_sql(inner, sql))
    }

    pub(super) fn commit(&mut self) -> QueryResult<()> {
        Manager::commit_transaction(self)
    }

    pub(super) fn rollback(&mut self) -> QueryResult<()> {
        Manager::rollback_transaction(self)
    }

    /// Whether the transaction is still open: `SQLite` rolls back by itself after some errors.
    pub(super) fn is_in_transaction(&mut self) -> bool {
        let depth = Manager::transaction_manager_status_mut(self).transaction_depth();
        depth.is_ok_and(|depth| depth.is_some_and(|depth| depth.get() == 1))
    }
}

type Manager = <AnyConnection as Connection>::TransactionManager;

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

fn open_sqlite(path: &Path, mode: Mode, how: &str) -> Result<SqliteConnection, StoreError> {
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
        return Ok(connection);
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
    Ok(connection)
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
