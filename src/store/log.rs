//! The log of a table or of a club at one moment: its entries, each key once, chained by their hashes.

use diesel::prelude::*;

use super::connection::{AnyConnection, ROWS_AT_ONCE, on_backend};
use super::entry::{Entry, GENESIS};
use super::error::{ErrorKind, Failure, StoreError};
use super::schema::events;
use super::stream::{End, Stream};
use super::token::DeviceId;

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
    #[error("there is no such table, or no such club")]
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
    pub(super) connection: &'a mut AnyConnection,
    pub(super) stream: Stream,
    pub(super) end: End,
    /// How many entries were added in this transaction.
    added: u32,
}

impl<'a> Log<'a> {
    /// The log as it is; `None` where there is no such table or club.
    pub(super) fn open(connection: &'a mut AnyConnection, stream: Stream) -> QueryResult<Option<Self>> {
        let end = End::of(connection, stream)?;
        Ok(end.map(|end| Self { connection, stream, end, added: 0 }))
    }

    /// A log that nobody else adds to.
    pub(super) fn locked(connection: &'a mut AnyConnection, stream: Stream) -> QueryResult<Option<Self>> {
        stream.lock(connection)?;
        Self::open(connection, stream)
    }

    /// What people are called now where the log does not say so, as JSON.
    pub fn names(&self) -> Option<&str> {
        self.end.names.as_deref()
    }

    /// The number of the last entry, which is the version.
    pub fn version(&self) -> i64 {
        self.end.version
    }

    /// Whether the log ends with the entry of a number and a hash.
    pub fn ends_with(&self, version: i64, hash: &str) -> bool {
        self.end.version == version && self.end.hash == hash
    }

    /// Whether entries were added in this transaction.
    pub(super) fn is_added_to(&self) -> bool {
        self.added > 0
    }

    /// The entries from a number on. Whether they are what was written, [`super::check_chain`] tells.
    pub fn entries_from(&mut self, seq: i64) -> Result<Vec<Entry>, StoreError> {
        let entries = self.stored(seq, i64::MAX)?;
        let last = entries.last().map_or(seq - 1, |entry| entry.seq);
        let damaged = |what: String| StoreError::new(ErrorKind::Damaged, format!("{}, {what}", self.stream));
        if last != self.end.version {
            let missing = self.end.version.min(last) + 1;
            return Err(damaged(format!("entry {missing} is missing; restore a backup")));
        }
        if entries.last().is_some_and(|entry| entry.hash != self.end.hash) {
            return Err(damaged(format!("entry {last} is not the last that was written; restore a backup")));
        }
        Ok(entries)
    }

    /// The first entries of a log that is damaged, as many as can be read one after the other.
    pub fn readable(&mut self) -> Vec<Entry> {
        (1..=self.end.version).map_while(|seq| self.stored(seq, seq).ok()?.pop()).collect()
    }

    /// The entries of these numbers, each with the hash of the one before.
    fn stored(&mut self, from: i64, to: i64) -> QueryResult<Vec<Entry>> {
        let query = events::table
            .filter(events::stream_id.eq(self.stream.id()))
            .filter(events::seq.between(from - 1, to))
            .order(events::seq)
            .select((events::seq, events::at, events::device, events::key, events::kind, events::body, events::hash));
        let rows: Vec<Row> = on_backend!(&mut *self.connection, |inner| query.load(inner))?;
        let mut previous = if from == 1 { GENESIS.to_owned() } else { String::new() };
        let mut entries = Vec::with_capacity(rows.len());
        for Row { seq, at, device, key, kind, body, hash } in rows {
            let before = std::mem::replace(&mut previous, hash.clone());
            if seq >= from {
                entries.push(Entry { seq, at, device, key, kind, body, previous: before, hash });
            }
        }
        Ok(entries)
    }

    /// The entry that this key brought, if it was the same thing. This reads the whole log; it is one of a few hundred rows.
    pub(super) fn seen<E>(&mut self, key: &str, fingerprint: &str) -> Result<Option<i64>, AppendError<E>> {
        let query = events::table
            .filter(events::stream_id.eq(self.stream.id()))
            .filter(events::key.eq(key))
            .select((events::seq, events::fingerprint));
        let found: Option<(i64, String)> =
            on_backend!(&mut *self.connection, |inner| query.get_result(inner).optional())?;
        match found {
            Some((_, other)) if other != fingerprint => Err(AppendError::KeyReused),
            found => Ok(found.map(|(seq, _)| seq)),
        }
    }

    /// Adds an entry of a command behind one of this hash; the version on the owner's row is to follow. The first has the
    /// command's key, those behind it the key with their number.
    pub(super) fn push(&mut self, command: &Command, previous: &str, event: (&str, String)) -> QueryResult<Entry> {
        self.added += 1;
        let numbered = || Command { key: format!("{}/{}", command.key, self.added), ..command.clone() };
        let later = (self.added > 1).then(numbered);
        let entry = chained(later.as_ref().unwrap_or(command), self.end.version + 1, previous.to_owned(), event);
        insert(self.connection, self.stream, &entry, &command.fingerprint)?;
        self.end.version = entry.seq;
        self.end.hash.clone_from(&entry.hash);
        Ok(entry)
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

/// The version of a log with these entries.
pub(super) fn version_of(entries: &[Entry]) -> i64 {
    entries.last().map_or(0, |last| last.seq)
}

/// The columns of an entry. The hash before it is on the row before.
macro_rules! row {
    ($stream:expr, $entry:expr, $fingerprint:expr) => {
        (
            events::stream_id.eq($stream.id()),
            events::seq.eq($entry.seq),
            events::at.eq($entry.at),
            events::device.eq($entry.device.as_deref()),
            events::key.eq(&$entry.key),
            events::fingerprint.eq($fingerprint),
            events::kind.eq(&$entry.kind),
            events::body.eq(&$entry.body),
            events::hash.eq(&$entry.hash),
        )
    };
}

/// Writes an entry as it is.
pub(super) fn insert(
    connection: &mut AnyConnection,
    stream: Stream,
    entry: &Entry,
    fingerprint: &str,
) -> QueryResult<()> {
    let row = row!(stream, entry, fingerprint);
    on_backend!(connection, |inner| diesel::insert_into(events::table).values(row).execute(inner))?;
    Ok(())
}

/// Writes a whole log from elsewhere as it is. Documents do not hold fingerprints. An empty one is equal to none, so a key
/// of then is not taken for a repetition of something that was perhaps different.
pub(super) fn insert_foreign(connection: &mut AnyConnection, stream: Stream, entries: &[Entry]) -> QueryResult<()> {
    for entries in entries.chunks(ROWS_AT_ONCE) {
        let rows: Vec<_> = entries.iter().map(|entry| row!(stream, entry, "")).collect();
        on_backend!(&mut *connection, |inner| diesel::insert_into(events::table).values(rows).execute(inner))?;
    }
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
    hash: String,
}
