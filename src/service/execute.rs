//! Executes commands for tables.

use std::sync::Arc;

use super::club_draft::chained;
use super::{ATTEMPTS, Service};
use crate::club::Club;
use crate::command::CommandError;
use crate::store::{Append, Change, ClubId, ErrorKind, Head, StoreError, Stream, TableId};
use crate::table::{CommandMeta, Decision, Event, Receipt, Table, TableCommand, decide, standing, stored_dues};

/// A log of at most this many entries is read on the spot, within four milliseconds. Another thread would take as much of
/// the same processors, and memory that is freed across threads stays with the program.
const SHORT_LOG: i64 = 512;

/// A command that is decided, before the commit.
pub(super) struct Prepared {
    /// None, if an earlier request with the same key recorded the command.
    pub(super) changes: Vec<Change>,
    pub(super) receipt: Receipt,
    /// The club after the command, if it was decided with it.
    pub(super) club: Option<(ClubId, Arc<Club>)>,
}

impl Prepared {
    pub(super) fn repeated(version: i64, table: Arc<Table>) -> Self {
        Self { changes: Vec::new(), receipt: Receipt { version, repeated: true, table }, club: None }
    }

    pub(super) fn decided(changes: Vec<Change>, table: Arc<Table>, club: Option<(ClubId, Arc<Club>)>) -> Self {
        Self { changes, receipt: Receipt { version: table.version(), repeated: false, table }, club }
    }
}

impl Service {
    /// Decides a command against the current table and commits the result. A repeated key gets the first answer again.
    ///
    /// Commands for one table run one at a time within this process. Another process can still append first; then the
    /// command is decided again.
    pub async fn execute(
        &self,
        id: TableId,
        meta: CommandMeta,
        command: TableCommand,
    ) -> Result<Receipt, CommandError> {
        if command.concerns_club() || self.store.is_shared() {
            let (service, deadline) = (self.clone(), self.store.deadline());
            let done = tokio::task::spawn_blocking(move || service.execute_blocking(id, &meta, &command));
            let done = match deadline {
                Some(deadline) => tokio::time::timeout(deadline, done).await.map_err(|_| StoreError::silent())?,
                None => done.await,
            };
            return done.unwrap_or_else(|_| Err(StoreError::broke_off().into()));
        }
        let meta = meta.of_request(&(meta.expected_version, &command));
        let _lock = self.locks.lock(id).await;
        let mut cached = meta.head.as_ref().and_then(|head| self.cached_since(id, head));
        if cached.is_none() && self.tables.get(&id).is_none() {
            cached = Some(self.read_for_writer(id, meta.head.as_ref()).await?);
        }
        for _ in 0..ATTEMPTS {
            let Prepared { changes, receipt, club } = self.prepare(id, &meta, &command, cached.take())?;
            if receipt.repeated {
                return Ok(receipt);
            }
            match self.store.commit(changes).await {
                Err(error) if error.kind() == ErrorKind::Conflict => {}
                committed => return Ok(committed.map(|()| self.committed(id, receipt, club))?),
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
    ) -> Result<Receipt, CommandError> {
        let meta = &meta.of_request(&(meta.expected_version, command));
        let mut head = meta.head.as_ref();
        for _ in 0..ATTEMPTS {
            let place = command.concerns_club().then(|| self.club_and_number(id)).transpose()?;
            let club = place.map(|(club, _)| i64::from(club));
            let _locks = self.locks.lock_all(club.into_iter().chain([id.into()]));
            let Prepared { changes, receipt, club } = match place {
                // The table may have moved before the locks were taken.
                Some(place) if place != self.club_and_number(id)? => continue,
                Some(place) => self.prepare_in_club(id, place, meta, command)?,
                None => self.prepare(id, meta, command, head.take().and_then(|head| self.cached_since(id, head)))?,
            };
            if receipt.repeated {
                return Ok(receipt);
            }
            match self.store.commit_blocking(changes) {
                Err(error) if error.kind() == ErrorKind::Conflict => {}
                committed => return Ok(committed.map(|()| self.committed(id, receipt, club))?),
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
    ) -> Result<Prepared, CommandError> {
        let table = cached.map_or_else(|| self.load_undamaged(id), Ok)?;
        if let Some(version) = table.keys.find(&meta.key, &meta.fingerprint)? {
            return Ok(Prepared::repeated(version, table));
        }
        let (changes, next) = appended(id, &table, decide(&table, command, meta)?, meta)?;
        Ok(Prepared::decided(changes, next, None))
    }

    /// Caches the states after a command.
    fn committed(&self, id: TableId, receipt: Receipt, club: Option<(ClubId, Arc<Club>)>) -> Receipt {
        self.tables.insert(&id, Arc::clone(&receipt.table));
        if let Some((id, club)) = club {
            self.clubs.insert(&id, club);
        }
        receipt
    }

    /// The current table, and the table after a command that is not executed.
    pub fn preview(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<(Arc<Table>, Arc<Table>), CommandError> {
        let table = self.load_undamaged(id)?;
        let decision = decide(&table, command, meta)?;
        Ok((table, Arc::new(decision.table)))
    }
}

/// The changes of a decision, and the table after them.
pub(super) fn appended(
    id: TableId,
    before: &Table,
    decision: Decision,
    meta: &CommandMeta,
) -> Result<(Vec<Change>, Arc<Table>), CommandError> {
    let Decision { event, table: mut next } = decision;
    let (version, hash) = (before.head.version, before.head.hash.clone());
    let entries = chained(std::iter::once(event.logged()), meta, (version, &hash));
    for entry in &entries {
        next.record(entry);
    }
    let standing = Some(standing(&next));
    let append = Append { stream: Stream::Table(id), version, hash, entries, standing };
    let mut changes = vec![Change::Append(append)];
    if matches!(event, Event::Closed | Event::Reopened) {
        changes.push(Change::SetDues(id, stored_dues(&next)?));
    }
    Ok((changes, Arc::new(next)))
}
