//! The log of a table: appending to it, each key once and each version once, and reading it.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, Span, on_backend};
use super::entry::{Entry, GENESIS};
use super::error::{ErrorKind, Failure, StoreError};
use super::schema::{log, tables};
use super::standing::{self, Standing};
use super::token::{DeviceId, TableId};

/// Who wants to append something, and when.
#[derive(Clone, Debug)]
pub struct Command {
    /// Its idempotency key.
    pub key: String,
    /// What tells two requests with one key apart: the same for the same content.
    pub fingerprint: String,
    pub device: Option<DeviceId>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended<T> {
    /// What the decision gave.
    New(T),
    /// The same key had brought it before, as the entry of this number. Nothing was written now.
    Repeated(i64),
}

/// Why nothing was appended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError<E> {
    /// The decision was against it.
    #[error("it was decided against")]
    Declined(E),
    /// The key has already brought something else.
    #[error("this key has already been used for something else")]
    KeyReused,
    #[error("there is no such table")]
    NotFound,
    /// The database's trouble. Whether the entry is in the log, a second try with the same key will tell.
    #[error(transparent)]
    Store(StoreError),
}

impl<E> From<StoreError> for AppendError<E> {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl<E> From<diesel::result::Error> for AppendError<E> {
    fn from(error: diesel::result::Error) -> Self {
        Self::Store(error.into())
    }
}

impl<E> Failure for AppendError<E> {
    fn trouble(&self) -> Option<&StoreError> {
        match self {
            Self::Store(error) => Some(error),
            _ => None,
        }
    }
}

/// A log at one moment, inside a transaction.
pub struct Log<'a> {
    connection: &'a mut AnyConnection,
    table: &'a TableId,
    head: i64,
}

impl Log<'_> {
    /// The number of the last entry, which is the table's version.
    #[must_use]
    pub fn version(&self) -> i64 {
        self.head
    }

    /// The entries from a number on. Whether they are what was written, [`super::check_chain`] tells.
    ///
    /// # Errors
    /// The database's, and when the last ones are missing.
    pub fn entries_from(&mut self, seq: i64) -> Result<Vec<Entry>, StoreError> {
        let query = log::table
            .filter(log::table_id.eq(self.table.as_str()))
            .filter(log::seq.ge(seq))
            .order(log::seq)
            .select((log::seq, log::at, log::device, log::key, log::kind, log::body, log::previous, log::hash));
        let rows: Vec<Row> = on_backend!(&mut *self.connection, |inner| query.load(inner))?;
        let last = rows.last().map_or(seq - 1, |row| row.seq);
        if last != self.head {
            return Err(damaged(self.table, self.head.min(last) + 1));
        }
        Ok(rows.into_iter().map(Entry::from).collect())
    }

    /// What lists show of the table; nothing where it was not made yet.
    ///
    /// # Errors
    /// Only the database's.
    pub fn standing(&mut self) -> Result<Option<Standing>, StoreError> {
        standing::stored(self.connection, self.table)
    }
}

/// A log that its caller adds to. Nobody else does meanwhile.
pub struct OpenLog<'a> {
    log: Log<'a>,
    command: &'a Command,
}

impl<'a> OpenLog<'a> {
    pub fn read(&mut self) -> &mut Log<'a> {
        &mut self.log
    }

    /// Adds an entry behind one of this hash, with what the log comes to then, and gives it back.
    ///
    /// # Errors
    /// Only the database's.
    pub fn append(
        &mut self,
        previous: &str,
        kind: &str,
        body: String,
        standing: &Standing,
    ) -> Result<Entry, StoreError> {
        let Self { log: Log { connection, table, head }, command } = self;
        let entry = chained(command, *head + 1, previous.to_owned(), (kind, body));
        insert(connection, table, &entry, &command.fingerprint)?;
        let row = diesel::update(tables::table.find(table.as_str())).set((
            tables::head.eq(entry.seq),
            tables::changed_at.eq(command.at),
            standing::columns(standing),
        ));
        on_backend!(&mut **connection, |inner| row.execute(inner))?;
        *head = entry.seq;
        Ok(entry)
    }
}

impl Store {
    /// Decides about an entry on top of the log as it is, and appends it, in one transaction in which nobody else writes
    /// to the table. A key that has been seen gets the answer of then, and nothing is decided.
    ///
    /// # Errors
    /// See [`AppendError`]; nothing has changed then, save for what [`AppendError::Store`] says.
    pub fn append<T, E>(
        &self,
        table: &TableId,
        command: Command,
        decide: impl FnOnce(&mut OpenLog<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<Appended<T>, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let id = table.clone();
        let appended = self.write(move |connection| append(connection, &id, &command, decide))?;
        Ok(self.published(table, appended))
    }

    /// The same for a caller who has more to do than to wait on a thread, where the store
    /// [writes by itself](Store::writes_by_itself).
    ///
    /// # Errors
    /// As [`Store::append`].
    pub async fn append_soon<T, E>(
        &self,
        table: &TableId,
        command: Command,
        decide: impl FnOnce(&mut OpenLog<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<Appended<T>, AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        let id = table.clone();
        let appended = self.write_soon(move |connection| append(connection, &id, &command, decide)).await?;
        Ok(self.published(table, appended))
    }

    fn published<T>(&self, table: &TableId, (version, appended): (i64, Appended<T>)) -> Appended<T> {
        if matches!(appended, Appended::New(_)) {
            self.subscriptions.publish(table, version);
        }
        appended
    }

    /// Reads from a log as it is at one moment; nothing when there is no such table.
    ///
    /// # Errors
    /// What the reading ends with, or the database's.
    pub fn read_log<T, E: From<StoreError>>(
        &self,
        table: &TableId,
        read: impl FnOnce(&mut Log<'_>) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        let read = self.connections.get()?.within(Span::Read, |connection| {
            let head: Option<i64> =
                tables::table.find(table.as_str()).select(tables::head).first(connection).optional()?;
            // Whatever the reading ends with, there is nothing to undo.
            Ok::<_, StoreError>(head.map(|head| read(&mut Log { connection, table, head })))
        })?;
        read.transpose()
    }

    /// The whole log of a table; empty when there is no such table. Whether the entries are what was written,
    /// [`super::check_chain`] tells.
    ///
    /// # Errors
    /// The database's, and when the last entries are missing.
    pub fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        let entries: Option<_> = self.read_log::<_, StoreError>(table, |log| log.entries_from(1))?;
        Ok(entries.unwrap_or_default())
    }
}

/// Appends inside a transaction; gives the table's version with what was appended.
fn append<T, E>(
    connection: &mut AnyConnection,
    table: &TableId,
    command: &Command,
    decide: impl FnOnce(&mut OpenLog<'_>) -> Result<T, AppendError<E>>,
) -> Result<(i64, Appended<T>), AppendError<E>> {
    let head = locked_head(connection, table)?.ok_or(AppendError::NotFound)?;
    if let Some(seq) = seen(connection, table, &command.key, &command.fingerprint)? {
        return Ok((head, Appended::Repeated(seq)));
    }
    let mut log = OpenLog { log: Log { connection, table, head }, command };
    let decided = decide(&mut log)?;
    Ok((log.log.head, Appended::New(decided)))
}

/// The number of the last entry. Until the end of the transaction nobody else can append to the table: on `SQLite` the
/// transaction is the only one that writes.
fn locked_head(connection: &mut AnyConnection, table: &TableId) -> Result<Option<i64>, diesel::result::Error> {
    let head = tables::table.find(table.as_str()).select(tables::head);
    match connection {
        AnyConnection::Sqlite(inner) => head.get_result(inner).optional(),
        AnyConnection::Postgresql(inner) => head.for_update().get_result(inner).optional(),
    }
}

fn damaged(table: &TableId, seq: i64) -> StoreError {
    StoreError::new(ErrorKind::Damaged, format!("table {table}, entry {seq} is missing; restore a backup"))
}

/// The entry that this key brought, if it was the same thing.
fn seen<E>(
    connection: &mut AnyConnection,
    table: &TableId,
    key: &str,
    fingerprint: &str,
) -> Result<Option<i64>, AppendError<E>> {
    let query = log::table
        .filter(log::table_id.eq(table.as_str()))
        .filter(log::key.eq(key))
        .select((log::seq, log::fingerprint));
    let found: Option<(i64, String)> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
    match found {
        Some((_, other)) if other != fingerprint => Err(AppendError::KeyReused),
        found => Ok(found.map(|(seq, _)| seq)),
    }
}

/// The entry of a command, hashed onto the one before.
pub(super) fn chained(command: &Command, seq: i64, previous: String, (kind, body): (&str, String)) -> Entry {
    let mut entry = Entry {
        seq,
        at: command.at,
        device: command.device.as_ref().map(DeviceId::tag),
        key: command.key.clone(),
        kind: kind.to_owned(),
        body,
        previous: if seq == 1 { GENESIS.to_owned() } else { previous },
        hash: String::new(),
    };
    entry.hash = entry.computed_hash();
    entry
}

/// Writes an entry as it is.
pub(super) fn insert(
    connection: &mut AnyConnection,
    table: &TableId,
    entry: &Entry,
    fingerprint: &str,
) -> Result<(), diesel::result::Error> {
    let row = (
        log::table_id.eq(table.as_str()),
        log::seq.eq(entry.seq),
        log::at.eq(entry.at),
        log::device.eq(entry.device.as_deref()),
        log::key.eq(&entry.key),
        log::fingerprint.eq(fingerprint),
        log::kind.eq(&entry.kind),
        log::body.eq(&entry.body),
        log::previous.eq(&entry.previous),
        log::hash.eq(&entry.hash),
    );
    on_backend!(connection, |inner| diesel::insert_into(log::table).values(row).execute(inner))?;
    Ok(())
}

#[derive(Queryable)]
struct Row {
    seq: i64,
    at: i64,
    device: Option<String>,
    key: String,
    kind: String,
    body: String,
    previous: String,
    hash: String,
}

impl From<Row> for Entry {
    fn from(row: Row) -> Self {
        let Row { seq, at, device, key, kind, body, previous, hash } = row;
        Self { seq, at, device, key, kind, body, previous, hash }
    }
}
