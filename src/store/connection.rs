//! A connection: one enum over both databases.

use diesel::connection::{AnsiTransactionManager, Connection, TransactionManager};
use diesel::pg::PgConnection;
use diesel::prelude::*;
use diesel::query_dsl::methods::{ExecuteDsl, LoadQuery};
use diesel::sqlite::{Sqlite, SqliteConnection};

use super::postgres::open::BEGIN;

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
