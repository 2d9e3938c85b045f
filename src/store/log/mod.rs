//! Reading the log of a table or of a club in one snapshot.

pub(super) mod chain;
pub(super) mod integrity;
pub(super) mod triggers;

use diesel::sql_types::Text;

use super::prelude::*;
use super::stream::Head;
use chain::{Entry, GENESIS};

/// The log of a table or of a club in one snapshot, inside a transaction.
pub struct Log<'a, Id> {
    pub(super) connection: &'a mut AnyConnection,
    pub(super) id: Id,
    pub head: Head,
}

impl<Id: Copy + Into<Stream>> Log<'_, Id> {
    /// The entries from a seq on. This checks only that none is missing at the end; [`super::check_chain`] checks their
    /// content.
    pub fn entries_from(&mut self, seq: i64) -> Result<Vec<Entry>, StoreError> {
        let entries = self.stored(seq, i64::MAX)?;
        let last = entries.last().map_or(seq - 1, |entry| entry.seq);
        let stream: Stream = self.id.into();
        let damaged = |what: String| StoreError::new(ErrorKind::Damaged, format!("{stream}, {what}"));
        if last != self.head.version {
            let missing = self.head.version.min(last) + 1;
            return Err(damaged(format!("entry {missing} is missing; restore a backup")));
        }
        if entries.last().is_some_and(|entry| entry.hash != self.head.hash) {
            return Err(damaged(format!("entry {last} does not match the head of the log; restore a backup")));
        }
        Ok(entries)
    }

    /// The entries at the beginning of a damaged log, up to the first that cannot be read.
    pub fn readable(&mut self) -> Vec<Entry> {
        (1..=self.head.version).map_while(|seq| self.stored(seq, seq).ok()?.pop()).collect()
    }

    /// The entries of this range, each with the hash of the previous one.
    fn stored(&mut self, from: i64, to: i64) -> QueryResult<Vec<Entry>> {
        let query = events::table
            .filter(events::stream_id.eq(self.id.into().id()))
            .filter(events::seq.between(from - 1, to))
            .order(events::seq)
            .select((
                events::seq,
                events::at,
                events::device,
                events::key,
                events::fingerprint,
                events::kind,
                events::body,
                // The previous hash, which comes from the row before.
                "".into_sql::<Text>(),
                events::hash,
            ));
        let mut entries: Vec<Entry> = self.connection.rows(query)?;
        let mut previous = if from == 1 { GENESIS } else { "" }.to_owned();
        for entry in &mut entries {
            entry.previous = std::mem::replace(&mut previous, entry.hash.clone());
        }
        entries.retain(|entry| entry.seq >= from);
        Ok(entries)
    }
}

impl Store {
    /// Reads from the log of a table or club in one snapshot; `None` when it does not exist.
    pub fn read_log<Id: Copy + Into<Stream>, T, E: From<StoreError>>(
        &self,
        id: Id,
        read: impl FnOnce(&mut Log<'_, Id>) -> Result<T, E>,
    ) -> Result<Option<T>, E> {
        let read = self.connections.get()?.within(TransactionKind::Read, |connection| {
            let head = Head::of(connection, id.into())?;
            // Reading has nothing to roll back, so its error does not end the transaction.
            Ok(head.map(|head| read(&mut Log { connection, id, head })))
        })?;
        read.transpose()
    }

    /// The whole log of a table or club; empty when it does not exist. [`super::check_chain`] checks the content of the
    /// entries.
    pub fn entries(&self, stream: impl Copy + Into<Stream>) -> Result<Vec<Entry>, StoreError> {
        let entries: Result<_, StoreError> = self.read_log(stream, |log| log.entries_from(1));
        Ok(entries?.unwrap_or_default())
    }
}
