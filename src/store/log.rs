//! What the logs of tables and of clubs share: the entries of a log at one moment, each key once.

use diesel::prelude::*;

use super::connection::{AnyConnection, ROWS_AT_ONCE, on_backend};
use super::entry::{Entry, GENESIS};
use super::error::{ErrorKind, Failure, StoreError};
use super::log_end::{End, Owner};
use super::schema::{self, club_log, log};
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

/// Runs one expression for the log of a table or of a club: `$rows` is the log's table in the database, `$of` the filter of
/// the owner's entries, and `$whose` what a new one has of him.
macro_rules! of_owner {
    ($owner:expr, |$rows:ident, $of:ident, $whose:ident| $body:expr) => {
        match $owner {
            Owner::Table(club, table) => {
                use schema::log as $rows;
                let $of = log::club_id.eq(club.as_str()).and(log::table_id.eq(table.as_str()));
                let $whose = (log::club_id.eq(club.as_str()), log::table_id.eq(table.as_str()));
                $body
            }
            Owner::Club(club) => {
                use schema::club_log as $rows;
                let ($of, $whose) = (club_log::club_id.eq(club.as_str()), club_log::club_id.eq(club.as_str()));
                $body
            }
        }
    };
}

/// A log at one moment, inside a transaction.
pub struct Log<'a> {
    pub(super) connection: &'a mut AnyConnection,
    pub(super) owner: Owner<'a>,
    pub(super) end: End,
    /// How many entries were added in this transaction.
    added: u32,
}

impl<'a> Log<'a> {
    /// The log that ends so.
    pub(super) fn new(connection: &'a mut AnyConnection, owner: Owner<'a>, end: End) -> Self {
        Self { connection, owner, end, added: 0 }
    }

    /// A log that nobody else adds to; nothing where there is no such table or club.
    pub(super) fn locked(connection: &'a mut AnyConnection, owner: Owner<'a>) -> QueryResult<Option<Self>> {
        let end = End::locked(connection, owner)?;
        Ok(end.map(|end| Self::new(connection, owner, end)))
    }

    /// What people are called now where the log does not say so, as JSON.
    pub fn names(&self) -> Option<&str> {
        self.end.names.as_deref()
    }

    /// The number of the last entry, which is the version.
    pub fn version(&self) -> i64 {
        self.end.head
    }

    /// Whether the log ends with the entry of a number and a hash.
    pub fn ends_with(&self, version: i64, hash: &str) -> bool {
        self.end.head == version && self.end.hash.as_deref() == Some(hash)
    }

    /// Whether entries were added in this transaction.
    pub(super) fn is_added_to(&self) -> bool {
        self.added > 0
    }

    /// The entries from a number on. Whether they are what was written, [`super::check_chain`] tells.
    pub fn entries_from(&mut self, seq: i64) -> Result<Vec<Entry>, StoreError> {
        let entries = self.stored(seq, i64::MAX)?;
        let last = entries.last().map_or(seq - 1, |entry| entry.seq);
        if last != self.end.head {
            let missing = format!("{}, entry {} is missing; restore a backup", self.owner, self.end.head.min(last) + 1);
            return Err(StoreError::new(ErrorKind::Damaged, missing));
        }
        Ok(entries)
    }

    /// The first entries of a log that is damaged, as many as can be read one after the other.
    pub fn readable(&mut self) -> Vec<Entry> {
        (1..=self.end.head).map_while(|seq| self.stored(seq, seq).ok()?.pop()).collect()
    }

    fn stored(&mut self, from: i64, to: i64) -> QueryResult<Vec<Entry>> {
        let rows: Vec<Row> = of_owner!(self.owner, |rows, of, _whose| {
            let range = rows::table.filter(of).filter(rows::seq.between(from, to)).order(rows::seq);
            let query = range.select((
                rows::seq,
                rows::at,
                rows::device,
                rows::key,
                rows::kind,
                rows::body,
                rows::previous,
                rows::hash,
            ));
            on_backend!(&mut *self.connection, |inner| query.load(inner))?
        });
        Ok(rows.into_iter().map(Entry::from).collect())
    }

    /// The entry that this key brought, if it was the same thing.
    pub(super) fn seen<E>(&mut self, key: &str, fingerprint: &str) -> Result<Option<i64>, AppendError<E>> {
        let found: Option<(i64, String)> = of_owner!(self.owner, |rows, of, _whose| {
            let query = rows::table.filter(of).filter(rows::key.eq(key)).select((rows::seq, rows::fingerprint));
            on_backend!(&mut *self.connection, |inner| query.get_result(inner).optional())?
        });
        match found {
            Some((_, other)) if other != fingerprint => Err(AppendError::KeyReused),
            found => Ok(found.map(|(seq, _)| seq)),
        }
    }

    /// Adds an entry of a command behind one of this hash; the head of the owner's row is to follow. The first has the
    /// command's key, those behind it the key with their number.
    pub(super) fn push(&mut self, command: &Command, previous: &str, event: (&str, String)) -> QueryResult<Entry> {
        self.added += 1;
        let numbered = || Command { key: format!("{}/{}", command.key, self.added), ..command.clone() };
        let later = (self.added > 1).then(numbered);
        let entry = chained(later.as_ref().unwrap_or(command), self.end.head + 1, previous.to_owned(), event);
        insert(self.connection, self.owner, &entry, &command.fingerprint)?;
        self.end.head = entry.seq;
        self.end.hash = Some(entry.hash.clone());
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

/// Writes an entry as it is.
pub(super) fn insert(
    connection: &mut AnyConnection,
    owner: Owner<'_>,
    entry: &Entry,
    fingerprint: &str,
) -> QueryResult<()> {
    of_owner!(owner, |rows, _of, whose| {
        let row = (
            whose,
            rows::seq.eq(entry.seq),
            rows::at.eq(entry.at),
            rows::device.eq(entry.device.as_deref()),
            rows::key.eq(&entry.key),
            rows::fingerprint.eq(fingerprint),
            rows::kind.eq(&entry.kind),
            rows::body.eq(&entry.body),
            rows::previous.eq(&entry.previous),
            rows::hash.eq(&entry.hash),
        );
        on_backend!(connection, |inner| diesel::insert_into(rows::table).values(row).execute(inner))?;
    });
    Ok(())
}

/// Writes a whole log from elsewhere as it is. Documents do not hold fingerprints. An empty one is equal to none, so a key
/// of then is not taken for a repetition of something that was perhaps different.
pub(super) fn insert_foreign(connection: &mut AnyConnection, owner: Owner<'_>, entries: &[Entry]) -> QueryResult<()> {
    for entries in entries.chunks(ROWS_AT_ONCE) {
        of_owner!(owner, |rows, _of, whose| {
            let row = |entry: &Entry| {
                (
                    whose,
                    rows::seq.eq(entry.seq),
                    rows::at.eq(entry.at),
                    rows::device.eq(entry.device.clone()),
                    rows::key.eq(entry.key.clone()),
                    rows::fingerprint.eq(""),
                    rows::kind.eq(entry.kind.clone()),
                    rows::body.eq(entry.body.clone()),
                    rows::previous.eq(entry.previous.clone()),
                    rows::hash.eq(entry.hash.clone()),
                )
            };
            let batch: Vec<_> = entries.iter().map(row).collect();
            on_backend!(&mut *connection, |inner| diesel::insert_into(rows::table).values(batch).execute(inner))?;
        });
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
    previous: String,
    hash: String,
}

impl From<Row> for Entry {
    fn from(row: Row) -> Self {
        let Row { seq, at, device, key, kind, body, previous, hash } = row;
        Self { seq, at, device, key, kind, body, previous, hash }
    }
}
