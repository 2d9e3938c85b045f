//! Executes commands for tables.

use std::sync::Arc;
use std::time::Duration;

use super::{ATTEMPTS, Service};
use crate::command::CommandError;
use crate::games::choice::Choice;
use crate::store::{Append, Change, Entry, ErrorKind, Head, StoreError, Stream, TableId};
use crate::table::{
    CommandMeta, Decision, Event, Receipt, Rejection, Table, TableCommand, decide, standing, stored_dues,
};

/// A log of at most this many entries is read on the spot, within four milliseconds. Another thread would take as much of the
/// same processors, and memory that is freed across threads stays with the program.
const SHORT_LOG: i64 = 512;

/// The result of a command before the commit.
pub(super) enum Prepared {
    /// The log already has the command's key.
    Repeated(Receipt),
    /// The changes to commit, and the table after them.
    Decided(Vec<Change>, Arc<Table>),
}

impl Service {
    /// Decides a command against the current table and commits the result. A repeated key gets the first answer again.
    ///
    /// Commands for one table run one at a time within this process. Another process can still append first; then the
    /// command is decided again.
    pub async fn execute(&self, id: TableId, meta: CommandMeta, command: TableCommand) -> Result<Receipt, Rejection> {
        if command.concerns_club() || !self.store.writes_by_itself() {
            let service = self.clone();
            let deadline = self.store.deadline();
            return execute_on_thread(deadline, move || service.execute_blocking(id, &meta, &command)).await;
        }
        let _lock = self.locks.lock(id).await;
        let mut cached = self.cached_since(id, meta.head.as_ref());
        if cached.is_none() && self.tables.get(&id).is_none() {
            cached = Some(self.read_for_writer(id, meta.head.as_ref()).await?);
        }
        for _ in 0..ATTEMPTS {
            match self.prepare(id, &meta, &command, cached.take())? {
                Prepared::Repeated(receipt) => return Ok(receipt),
                Prepared::Decided(changes, table) => match self.store.commit(changes).await {
                    Err(error) if error.kind() == ErrorKind::Conflict => {}
                    committed => return self.committed(id, table, committed),
                },
            }
        }
        Err(StoreError::busy().into())
    }

    /// Replays a log that is not cached. That takes time and memory, so a long log needs a permit.
    async fn read_for_writer(&self, id: TableId, head: Option<&Head>) -> Result<Arc<Table>, CommandError> {
        if head.is_some_and(|head| head.version <= SHORT_LOG) {
            return self.read(id);
        }
        let _permit = self.loading.acquire().await.map_err(|_| StoreError::broke_off())?;
        let service = self.clone();
        let read = tokio::task::spawn_blocking(move || service.read(id));
        read.await.map_err(|_| StoreError::broke_off())?
    }

    /// As [`Self::execute`], on a thread that may block.
    pub fn execute_blocking(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<Receipt, Rejection> {
        if command.concerns_club() {
            return self.execute_in_club(id, meta, command);
        }
        let _lock = self.locks.lock_all([id.into()]);
        let mut cached = self.cached_since(id, meta.head.as_ref());
        for _ in 0..ATTEMPTS {
            match self.prepare(id, meta, command, cached.take())? {
                Prepared::Repeated(receipt) => return Ok(receipt),
                Prepared::Decided(changes, table) => match self.store.commit_blocking(changes) {
                    Err(error) if error.kind() == ErrorKind::Conflict => {}
                    committed => return self.committed(id, table, committed),
                },
            }
        }
        Err(StoreError::busy().into())
    }

    fn prepare(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
        cached: Option<Arc<Table>>,
    ) -> Result<Prepared, Rejection> {
        let table = cached.map_or_else(|| self.load_undamaged(id), Ok)?;
        if let Some(version) = table.keys.find(&meta.key, &meta.fingerprint)? {
            return Ok(Prepared::Repeated(Receipt { version, repeated: true, table }));
        }
        let decided = decide(&table, command, meta).and_then(|decision| appended(id, &table, decision, meta));
        let (changes, next) = decided.map_err(|error| Rejection(error, Some(table)))?;
        Ok(Prepared::Decided(changes, next))
    }

    pub(super) fn committed(
        &self,
        id: TableId,
        table: Arc<Table>,
        committed: Result<(), StoreError>,
    ) -> Result<Receipt, Rejection> {
        committed?;
        self.tables.insert(&id, Arc::clone(&table));
        Ok(Receipt { version: table.version(), repeated: false, table })
    }

    /// The current table, and the table after a command that is not executed.
    pub fn preview(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<(Arc<Table>, Arc<Table>), Rejection> {
        let table = self.load_undamaged(id)?;
        let decision = decide(&table, command, meta).map_err(|error| Rejection(error, Some(Arc::clone(&table))))?;
        Ok((table, Arc::new(decision.table)))
    }
}

/// The changes of a decision, and the table after them.
pub(super) fn appended(
    id: TableId,
    before: &Arc<Table>,
    decision: Decision,
    meta: &CommandMeta,
) -> Result<(Vec<Change>, Arc<Table>), CommandError> {
    let changes_closing = matches!(decision.event, Event::Closed | Event::Reopened);
    let Decision { event, table: mut next } = decision;
    let (version, hash) = (before.head.version, before.head.hash.clone());
    let entry = Entry::chained(&meta.origin(), version + 1, &hash, event.kind().name(), event.to_json());
    next.record(&entry);
    let standing = Some(standing(&next));
    let append = Append { stream: Stream::Table(id), version, hash, entries: vec![entry], standing };
    let mut changes = vec![Change::Append(append)];
    if changes_closing {
        changes.push(Change::SetDues(id, stored_dues(&next)?));
    }
    Ok((changes, Arc::new(next)))
}

/// Executes a command on a thread for blocking work. Gives up waiting after the deadline.
async fn execute_on_thread(
    deadline: Option<Duration>,
    work: impl FnOnce() -> Result<Receipt, Rejection> + Send + 'static,
) -> Result<Receipt, Rejection> {
    let done = tokio::task::spawn_blocking(work);
    let done = match deadline {
        Some(deadline) => tokio::time::timeout(deadline, done).await.map_err(|_| StoreError::silent())?,
        None => done.await,
    };
    done.unwrap_or_else(|_| Err(StoreError::broke_off().into()))
}
