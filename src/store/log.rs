//! The log of a table: appending to it, each key once and each version once, and reading it.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, Span};
use super::entry::{Entry, Event, GENESIS, Kind};
use super::error::{ErrorKind, StoreError, holds_store_error};
use super::projection::{self, Projection};
use super::schema::{log, tables};
use super::token::{DeviceId, TableId};

/// Something to be appended to a table's log.
#[derive(Clone, Copy, Debug)]
pub struct Change<'a> {
    /// The version of the table that whoever sent it had seen.
    pub version: i64,
    /// Its idempotency key.
    pub key: &'a str,
    /// What tells two requests with one key apart: the same for the same content.
    pub fingerprint: &'a str,
    /// What happened.
    pub event: &'a Event,
    /// Who said so.
    pub device: Option<&'a DeviceId>,
    /// When, in milliseconds since 1970.
    pub at: i64,
}

/// The receipt of an entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appended {
    /// The seq of the entry, which became the table's version.
    pub version: i64,
    /// Whether the same key had brought it before; then nothing was written now.
    pub repeated: bool,
}

/// Why nothing was appended.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppendError {
    /// Somebody was first: the table has moved on to this version.
    #[error("the table has changed meanwhile; it is at version {head}")]
    Conflict {
        /// The table's version.
        head: i64,
    },
    /// The key has already brought something else.
    #[error("this key has already been used for something else")]
    KeyReused,
    /// There is no such table.
    #[error("there is no such table")]
    NotFound,
    /// The database's trouble. Whether the entry is in the log, a second try with the same key will tell.
    #[error(transparent)]
    Store(#[from] StoreError),
}

holds_store_error!(AppendError);

impl Store {
    /// Appends an entry and replaces the projection, both or neither. Of several callers with the same version one
    /// wins; a key that has been seen gets the answer of then.
    ///
    /// # Errors
    /// See [`AppendError`]; nothing has changed then, save for what [`AppendError::Store`] says.
    pub fn append(
        &self,
        table: &TableId,
        change: &Change<'_>,
        projection: &Projection,
    ) -> Result<Appended, AppendError> {
        let appended = self.write(|connection| {
            // Counting up first makes everybody else wait who writes to this table, on both databases.
            let counted: Option<i64> = diesel::update(tables::table.find(table.as_str()))
                .set((
                    tables::head.eq(tables::head + 1),
                    tables::changed_at.eq(change.at),
                    tables::closed.eq(projection.closed),
                ))
                .returning(tables::head)
                .get_result(connection)
                .optional()?;
            let head = counted.ok_or(AppendError::NotFound)? - 1;
            if let Some(seq) = seen(connection, table, change.key, change.fingerprint)? {
                return Err(Stop::Repeated(seq));
            }
            if head != change.version {
                return Err(AppendError::Conflict { head }.into());
            }
            let entry = chained(change, head + 1, hash_at(connection, table, head)?);
            insert(connection, table, &entry, change.fingerprint)?;
            projection::replace(connection, table, projection)?;
            Ok(entry.seq)
        });
        match appended {
            Ok(version) => {
                self.live.publish(table, version);
                Ok(Appended { version, repeated: false })
            }
            Err(Stop::Repeated(version)) => Ok(Appended { version, repeated: true }),
            Err(Stop::Append(error)) => Err(error),
        }
    }

    /// Whether this key has already brought this to the table: to be asked before the change is computed on top of a
    /// log that may already have it.
    ///
    /// # Errors
    /// [`AppendError::KeyReused`] when the key has brought something else, or the database's trouble.
    pub fn repeated(&self, table: &TableId, key: &str, fingerprint: &str) -> Result<Option<Appended>, AppendError> {
        let mut connection = self.connections.get()?;
        let seq = seen(&mut connection, table, key, fingerprint)?;
        Ok(seq.map(|version| Appended { version, repeated: true }))
    }

    /// The whole log of a table, as it was at one moment; empty when there is no such table. Whether the entries are
    /// what was written, [`super::check_chain`] tells.
    ///
    /// # Errors
    /// The database's, and when an entry cannot be read or the last ones are missing.
    pub fn entries(&self, table: &TableId) -> Result<Vec<Entry>, StoreError> {
        self.read(|connection| connection.within(Span::Read, |connection| load(connection, table)))
    }
}
/// The whole log of a table.
pub(super) fn load(connection: &mut AnyConnection, table: &TableId) -> Result<Vec<Entry>, StoreError> {
    let head: Option<i64> = tables::table.find(table.as_str()).select(tables::head).first(connection).optional()?;
    let rows: Vec<Row> = log::table
        .filter(log::table_id.eq(table.as_str()))
        .order(log::seq)
        .select((log::seq, log::at, log::device, log::key, log::kind, log::body, log::previous, log::hash))
        .load(connection)?;
    let (head, last) = (head.unwrap_or(0), rows.last().map_or(0, |row| row.seq));
    if last != head {
        return Err(damaged(table, head.min(last) + 1, "is missing"));
    }
    rows.into_iter().map(|row| row.into_entry(table)).collect()
}

fn hash_at(connection: &mut AnyConnection, table: &TableId, seq: i64) -> Result<String, StoreError> {
    if seq == 0 {
        return Ok(GENESIS.to_owned());
    }
    let hash = log::table.find((table.as_str(), seq)).select(log::hash).first(connection).optional()?;
    hash.ok_or_else(|| damaged(table, seq, "is missing"))
}

fn damaged(table: &TableId, seq: i64, how: &str) -> StoreError {
    StoreError::new(ErrorKind::Damaged, format!("table {table}, entry {seq} {how}; restore a backup"))
}

/// Why the transaction of an append is undone.
enum Stop {
    Repeated(i64),
    Append(AppendError),
}

impl<E: Into<AppendError>> From<E> for Stop {
    fn from(error: E) -> Self {
        Self::Append(error.into())
    }
}

impl super::error::Failure for Stop {
    fn trouble(&self) -> Option<&StoreError> {
        match self {
            Self::Append(AppendError::Store(error)) => Some(error),
            _ => None,
        }
    }
}

/// The entry that this key brought, if it was the same thing.
fn seen(
    connection: &mut AnyConnection,
    table: &TableId,
    key: &str,
    fingerprint: &str,
) -> Result<Option<i64>, AppendError> {
    let found: Option<(i64, String)> = log::table
        .filter(log::table_id.eq(table.as_str()))
        .filter(log::key.eq(key))
        .select((log::seq, log::fingerprint))
        .first(connection)
        .optional()?;
    match found {
        Some((_, other)) if other != fingerprint => Err(AppendError::KeyReused),
        found => Ok(found.map(|(seq, _)| seq)),
    }
}

/// The entry for a change, hashed onto the one before.
pub(super) fn chained(change: &Change<'_>, seq: i64, previous: String) -> Entry {
    let mut entry = Entry {
        seq,
        at: change.at,
        device: change.device.map(DeviceId::tag),
        key: change.key.to_owned(),
        kind: change.event.kind,
        body: change.event.body.clone(),
        previous,
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
    diesel::insert_into(log::table)
        .values((
            log::club.eq(""),
            log::table_id.eq(table.as_str()),
            log::seq.eq(entry.seq),
            log::at.eq(entry.at),
            log::device.eq(entry.device.as_deref()),
            log::key.eq(&entry.key),
            log::fingerprint.eq(fingerprint),
            log::kind.eq(entry.kind.as_str()),
            log::body.eq(&entry.body),
            log::previous.eq(&entry.previous),
            log::hash.eq(&entry.hash),
        ))
        .execute(connection)?;
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

impl Row {
    fn into_entry(self, table: &TableId) -> Result<Entry, StoreError> {
        let Self { seq, at, device, key, kind, body, previous, hash } = self;
        let kind = Kind::parse(&kind).ok_or_else(|| damaged(table, seq, "is of no known kind"))?;
        Ok(Entry { seq, at, device, key, kind, body, previous, hash })
    }
}
