//! The log of a table: appending to it, each key once and each version once, and reading it.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, Span, on_backend};
use super::entry::Entry;
use super::error::{Failure, StoreError};
use super::log::{AppendError, Appended, Command, Log};
use super::standing::{self, Advance, Standing};
use super::stream::Stream;
use super::token::TableId;

impl Log<'_> {
    /// What lists show of the table; `None` where it was not made yet.
    pub fn standing(&mut self) -> Result<Option<Standing>, StoreError> {
        match self.stream {
            Stream::Table(table) => standing::stored(self.connection, table),
            Stream::Club(_) => Ok(None),
        }
    }
}

/// A log that its caller adds to. Nobody else does meanwhile.
pub struct OpenLog<'a> {
    log: Log<'a>,
    pub(super) table: TableId,
    command: &'a Command,
}

impl<'a> OpenLog<'a> {
    pub(super) fn locked(
        connection: &'a mut AnyConnection,
        table: TableId,
        command: &'a Command,
    ) -> QueryResult<Option<Self>> {
        let log = Log::locked(connection, Stream::Table(table))?;
        Ok(log.map(|log| Self { log, table, command }))
    }

    pub fn read(&mut self) -> &mut Log<'a> {
        &mut self.log
    }

    /// Adds an entry behind one of this hash, with what the log comes to then, and gives it back.
    pub fn append(
        &mut self,
        previous: &str,
        kind: &str,
        body: String,
        standing: &Standing,
    ) -> Result<Entry, StoreError> {
        let entry = self.log.push(self.command, previous, (kind, body))?;
        let row = Advance { table: self.table, head: &entry, standing };
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        Ok(entry)
    }
}

impl Store {
    /// Decides about an entry on top of the log as it is, and appends it, in one transaction in which nobody else writes
    /// to the table. A key that has been seen gets the answer of then, and nothing is decided.
    pub fn append<T, E>(
        &self,
        table: TableId,
        command: Command,
        mut decide: impl FnMut(&mut OpenLog<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<Appended<T>, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let appended = self.write(move |connection| append(connection, table, &command, &mut decide))??;
        Ok(self.published(table, appended))
    }

    /// The same for a caller who has more to do than to wait on a thread, where the store
    /// [writes by itself](Store::writes_by_itself).
    pub async fn append_soon<T, E>(
        &self,
        table: TableId,
        command: Command,
        mut decide: impl FnMut(&mut OpenLog<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<Appended<T>, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let work = move |connection: &mut AnyConnection| append(connection, table, &command, &mut decide);
        let appended = self.write_soon(work).await??;
        Ok(self.published(table, appended))
    }

    fn published<T>(&self, table: TableId, (version, appended): (i64, Appended<T>)) -> Appended<T> {
        if matches!(appended, Appended::New(_)) {
            self.subscriptions.publish(table, version);
        }
        appended
    }

    /// Reads from a log as it is at one moment; nothing when there is no such table.
    pub fn read_log<T, E: From<StoreError>>(
        &self,
        table: TableId,
        read: impl FnOnce(&mut Log<'_>) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        self.read_stream(Stream::Table(table), read)
    }

    pub(super) fn read_stream<T, E: From<StoreError>>(
        &self,
        stream: Stream,
        read: impl FnOnce(&mut Log<'_>) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        let read = self.connections.get()?.within(Span::Read, |connection| {
            // Whatever the reading ends with, there is nothing to undo.
            Ok::<_, StoreError>(Log::open(connection, stream)?.map(|mut log| read(&mut log)))
        })?;
        read.transpose()
    }

    /// The whole log of a table; empty when there is no such table. Whether the entries are what was written,
    /// [`super::check_chain`] tells.
    pub fn entries(&self, table: TableId) -> Result<Vec<Entry>, StoreError> {
        let entries: Option<_> = self.read_log::<_, StoreError>(table, |log| log.entries_from(1))?;
        Ok(entries.unwrap_or_default())
    }

    /// The log of a table as it was in a version, however it has gone on since.
    pub fn entries_until(&self, table: TableId, version: i64) -> Result<Vec<Entry>, StoreError> {
        let mut entries = self.entries(table)?;
        entries.retain(|entry| entry.seq <= version);
        Ok(entries)
    }
}

/// The table's version with what was appended, or why nothing was.
type Decided<T, E> = Result<(i64, Appended<T>), AppendError<E>>;

/// Appends inside a transaction. An error is to be undone; that nothing was written because it was decided so is none.
fn append<T, E>(
    connection: &mut AnyConnection,
    table: TableId,
    command: &Command,
    decide: &mut impl FnMut(&mut OpenLog<'_>) -> Result<T, AppendError<E>>,
) -> Result<Decided<T, E>, AppendError<E>> {
    let Some(mut log) = OpenLog::locked(connection, table, command)? else { return Ok(Err(AppendError::NotFound)) };
    let decided = match log.log.seen(&command.key, &command.fingerprint) {
        Ok(None) => decide(&mut log).map(Appended::New),
        Ok(Some(seq)) => Ok(Appended::Repeated(seq)),
        Err(error) => Err(error),
    };
    match decided {
        Err(error) if error.trouble().is_some() || log.log.is_added_to() => Err(error),
        decided => Ok(decided.map(|appended| (log.log.version(), appended))),
    }
}
