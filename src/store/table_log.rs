//! The log of a table: appending to it, each key once and each version once, and reading it.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, Span, on_backend};
use super::directory::{Directory, Kind};
use super::entry::Entry;
use super::error::{Failure, StoreError};
use super::log::{AppendError, Appended, Command, Log};
use super::log_end::{End, Owner};
use super::standing::{self, Advance, Standing};
use super::token::{ClubId, TableId};

impl Log<'_> {
    /// What lists show of the table; nothing where it was not made yet.
    pub fn standing(&mut self) -> Result<Option<Standing>, StoreError> {
        match self.owner {
            Owner::Table(club, table) => standing::stored(self.connection, club, table),
            Owner::Club(_) => Ok(None),
        }
    }
}

/// A log that its caller adds to. Nobody else does meanwhile.
pub struct OpenLog<'a> {
    log: Log<'a>,
    club: &'a ClubId,
    table: &'a TableId,
    command: &'a Command,
}

impl<'a> OpenLog<'a> {
    pub(super) fn locked(
        connection: &'a mut AnyConnection,
        (club, table): (&'a ClubId, &'a TableId),
        command: &'a Command,
    ) -> QueryResult<Option<Self>> {
        let log = Log::locked(connection, Owner::Table(club, table))?;
        Ok(log.map(|log| Self { log, club, table, command }))
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
        let of = (self.club.as_str(), self.table.as_str());
        let row = Advance { of, head: entry.seq, at: self.command.at, standing };
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        Ok(entry)
    }
}

impl Store {
    /// Decides about an entry on top of the log as it is, and appends it, in one transaction in which nobody else writes
    /// to the table. A key that has been seen gets the answer of then, and nothing is decided.
    pub fn append<T, E>(
        &self,
        table: &TableId,
        command: Command,
        mut decide: impl FnMut(&mut OpenLog<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<Appended<T>, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let (id, directory) = (table.clone(), self.directory.clone());
        let appended = self.write(move |connection| append(connection, (&directory, &id), &command, &mut decide))??;
        Ok(self.published(table, appended))
    }

    /// The same for a caller who has more to do than to wait on a thread, where the store
    /// [writes by itself](Store::writes_by_itself).
    pub async fn append_soon<T, E>(
        &self,
        table: &TableId,
        command: Command,
        mut decide: impl FnMut(&mut OpenLog<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<Appended<T>, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let (id, directory) = (table.clone(), self.directory.clone());
        let work = move |connection: &mut AnyConnection| append(connection, (&directory, &id), &command, &mut decide);
        let appended = self.write_soon(work).await??;
        Ok(self.published(table, appended))
    }

    fn published<T>(&self, table: &TableId, (version, appended): (i64, Appended<T>)) -> Appended<T> {
        if matches!(appended, Appended::New(_)) {
            self.subscriptions.publish(table, version);
        }
        appended
    }

    /// Reads from a log as it is at one moment; nothing when there is no such table.
    pub fn read_log<T, E: From<StoreError>>(
        &self,
        table: &TableId,
        read: impl FnOnce(&mut Log<'_>) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        let read = self.connections.get()?.within(Span::Read, |connection| {
            let found = end(connection, (&self.directory, table), End::of)?;
            // Whatever the reading ends with, there is nothing to undo.
            Ok::<_, StoreError>(found.map(|(club, end)| {
                let mut log = Log::new(connection, Owner::Table(&club, table), end);
                read(&mut log)
            }))
        })?;
        read.transpose()
    }

    /// The whole log of a table; empty when there is no such table. Whether the entries are what was written,
    /// [`super::check_chain`] tells.
    pub fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        let entries: Option<_> = self.read_log::<_, StoreError>(table, |log| log.entries_from(1))?;
        Ok(entries.unwrap_or_default())
    }

    /// The log of a table as it was in a version, however it has gone on since.
    pub fn entries_until(&self, table: &TableId, version: i64) -> Result<Vec<Entry>, StoreError> {
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
    (directory, table): (&Directory, &TableId),
    command: &Command,
    decide: &mut impl FnMut(&mut OpenLog<'_>) -> Result<T, AppendError<E>>,
) -> Result<Decided<T, E>, AppendError<E>> {
    let found = end(connection, (directory, table), End::locked)?;
    let Some((club, end)) = found else { return Ok(Err(AppendError::NotFound)) };
    let (log, club) = (Log::new(connection, Owner::Table(&club, table), end), &club);
    let mut log = OpenLog { log, club, table, command };
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

/// Where the log of a table ends, and in which club.
fn end(
    connection: &mut AnyConnection,
    (directory, table): (&Directory, &TableId),
    of: impl Fn(&mut AnyConnection, Owner<'_>) -> QueryResult<Option<End>>,
) -> QueryResult<Option<(ClubId, End)>> {
    directory.read(connection, (Kind::Table, table.as_str()), |connection, now| {
        let end = of(connection, Owner::Table(&now.club, table))?;
        Ok(end.map(|end| (now.club.clone(), end)))
    })
}
