//! Executes commands for tables.

use std::sync::Arc;

use super::club_draft::chained;
use super::{Service, retry_lost_races};
use crate::club::Club;
use crate::command::CommandError;
use crate::store::{Append, Change, ClubId, StoreError, Stream, TableId};
use crate::table::{CommandMeta, Decision, Receipt, Table, TableCommand, decide, stored_dues, summary};

/// Logs up to this length are read on the async thread, in less than 4 ms. Handing them to a blocking thread costs as much,
/// and the allocator does not return memory that another thread frees.
const SHORT_LOG: i64 = 512;

/// A command that is decided, before the commit.
pub(super) struct PreparedCommand {
    /// Empty if an earlier request with the same key recorded the command.
    pub(super) changes: Vec<Change>,
    pub(super) receipt: Receipt,
    /// The club after the command, if it was decided with it.
    pub(super) club: Option<(ClubId, Arc<Club>)>,
}

impl PreparedCommand {
    /// A command that an earlier request with the same key recorded.
    pub(super) fn repeated(version: i64, table: Arc<Table>) -> Self {
        Self { changes: Vec::new(), receipt: Receipt { version, repeated: true, table }, club: None }
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
        // A change of an earlier hand plays all later ones again.
        let is_addition = matches!(command, TableCommand::EnterHand { .. } | TableCommand::EnterBid { .. });
        let is_long = meta.head.as_ref().is_none_or(|head| head.version > SHORT_LOG);
        if !command.concerns_club() && !self.store.is_shared() && (is_addition || !is_long) {
            let done = self.execute_at_table(id, &meta, &command).await;
            if !done.as_ref().is_err_and(CommandError::is_lost_race) {
                return done;
            }
        }
        let (service, deadline) = (self.clone(), self.store.deadline());
        let done = tokio::task::spawn_blocking(move || service.execute_blocking(id, &meta, &command));
        let done = match deadline {
            Some(deadline) => tokio::time::timeout(deadline, done).await.map_err(|_| StoreError::timed_out())?,
            None => done.await,
        };
        done.unwrap_or_else(|_| Err(StoreError::interrupted().into()))
    }

    /// Decides a command once, on this thread.
    async fn execute_at_table(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<Receipt, CommandError> {
        let meta = &meta.of_request(&(meta.expected_version, command));
        let _lock = self.locks.lock(id).await;
        let table = match meta.head.as_ref().and_then(|head| self.cached_since(id, head)) {
            Some(table) => table,
            None if self.tables.get(&id).is_some() => self.load_undamaged(id)?,
            None if meta.head.as_ref().is_some_and(|head| head.version <= SHORT_LOG) => self.read(id)?,
            None => self.read_for_writer(id).await?,
        };
        let PreparedCommand { changes, receipt, club } = prepare(id, table, meta, command)?;
        if !receipt.repeated {
            self.store.commit(changes).await?;
        }
        Ok(self.cache_committed(id, receipt, club))
    }

    /// Replays a long log. That takes time and memory, so it needs a permit.
    async fn read_for_writer(&self, id: TableId) -> Result<Arc<Table>, CommandError> {
        let _permit = self.loading.acquire().await.map_err(|_| StoreError::interrupted())?;
        let service = self.clone();
        let read = tokio::task::spawn_blocking(move || service.read(id));
        read.await.map_err(|_| StoreError::interrupted())?
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
        retry_lost_races(|| {
            let place = command.concerns_club().then(|| self.club_and_number(id)).transpose()?;
            let club = place.map(|(club, _)| i64::from(club));
            let _locks = self.locks.lock_all(club.into_iter().chain([id.into()]));
            let PreparedCommand { changes, receipt, club } = match place {
                // The table may have moved before the locks were taken.
                Some(place) if place != self.club_and_number(id)? => return Err(StoreError::conflict().into()),
                Some(place) => self.prepare_in_club(id, place, meta, command)?,
                None => {
                    let cached = head.take().and_then(|head| self.cached_since(id, head));
                    prepare(id, cached.map_or_else(|| self.load_undamaged(id), Ok)?, meta, command)?
                }
            };
            if !receipt.repeated {
                self.store.commit_blocking(changes)?;
            }
            Ok(self.cache_committed(id, receipt, club))
        })
    }

    /// Caches the states after a command.
    fn cache_committed(&self, id: TableId, receipt: Receipt, club: Option<(ClubId, Arc<Club>)>) -> Receipt {
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

/// Decides a command that needs no state of the club.
fn prepare(
    id: TableId,
    table: Arc<Table>,
    meta: &CommandMeta,
    command: &TableCommand,
) -> Result<PreparedCommand, CommandError> {
    if let Some(version) = table.keys.find(&meta.key, &meta.fingerprint)? {
        return Ok(PreparedCommand::repeated(version, table));
    }
    let (changes, table) = appended(id, &table, decide(&table, command, meta)?, meta)?;
    Ok(PreparedCommand { changes, receipt: Receipt { version: table.version(), repeated: false, table }, club: None })
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
    let entries = chained(std::iter::once(event.logged()), meta, (version, &hash))?;
    for entry in &entries {
        next.record(entry);
    }
    let summary = Some(summary(&next));
    let append = Append { stream: Stream::Table(id), version, hash, entries, summary };
    let mut changes = vec![Change::Append(append)];
    // Most hands come before the end, and change no dues.
    if before.replay.is_over() || next.replay.is_over() {
        changes.push(Change::SetDues(id, stored_dues(&next)?));
    }
    Ok((changes, Arc::new(next)))
}
