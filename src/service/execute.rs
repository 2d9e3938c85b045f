//! Executes commands for tables.

use std::sync::Arc;

use super::Service;
use super::transact::Decided;
use crate::command::{CommandError, CommandMeta, entries_of};
use crate::store::{Append, Change, Head, StoreError, Stream, TableId};
use crate::table::{Decision, Receipt, Table, TableCommand, decide, stored_dues, summary};

impl Service {
    /// Decides a command against the current table and commits the result. A repeated key gets the first answer again.
    ///
    /// A hand or a bid after the last one is decided on the caller's thread, which takes less time than a switch to another
    /// one. Other commands play many hands or read the club, and a database server may be slow: they get a thread that may
    /// block.
    pub async fn execute(
        &self,
        id: TableId,
        meta: CommandMeta,
        command: TableCommand,
    ) -> Result<Receipt, CommandError> {
        let is_addition = matches!(command, TableCommand::EnterHand { .. } | TableCommand::EnterBid { .. });
        if is_addition && !self.store.is_shared() {
            let expected = meta.expected_version;
            let meta = meta.of_request(&(expected, &command));
            let mut head = meta.head.as_ref();
            let decide = async || {
                let table = self.table_for_addition(id, head.take()).await?;
                decide_at_table(id, table, &meta, &command)
            };
            return self.transact(&[id.into()], decide).await;
        }
        let (service, deadline) = (self.clone(), self.store.deadline());
        let done = tokio::task::spawn_blocking(move || service.execute_blocking(id, &meta, &command));
        let done = match deadline {
            Some(deadline) => tokio::time::timeout(deadline, done).await.map_err(|_| StoreError::timed_out())?,
            None => done.await,
        };
        done.unwrap_or_else(|_| Err(StoreError::interrupted().into()))
    }

    /// As [`Self::execute`], on a thread that may block.
    pub fn execute_blocking(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<Receipt, CommandError> {
        let meta = meta.clone().of_request(&(meta.expected_version, command));
        if command.concerns_club() {
            return self.execute_with_club(id, &meta, command);
        }
        let mut head = meta.head.as_ref();
        self.transact_blocking(&[id.into()], || {
            let cached = head.take().and_then(|head| self.cached_since(id, head));
            decide_at_table(id, cached.map_or_else(|| self.load_undamaged(id), Ok)?, &meta, command)
        })
    }

    /// The cached table, if it is current or newer, or else the one that another thread reads. A log takes time and memory, so
    /// that needs a permit.
    async fn table_for_addition(&self, id: TableId, head: Option<&Head>) -> Result<Arc<Table>, CommandError> {
        if let Some(table) = head.and_then(|head| self.cached_since(id, head)) {
            return Ok(table);
        }
        let _permit = self.loading.acquire().await.map_err(|_| StoreError::interrupted())?;
        let service = self.clone();
        let read = tokio::task::spawn_blocking(move || service.current(id));
        read.await.map_err(|_| StoreError::interrupted())?
    }

    /// The current table, and what a command would lead to.
    pub fn preview(
        &self,
        id: TableId,
        meta: &CommandMeta,
        command: &TableCommand,
    ) -> Result<(Arc<Table>, Decision), CommandError> {
        let table = self.load_undamaged(id)?;
        let decision = decide(&table, command, meta)?;
        Ok((table, decision))
    }
}

/// Decides a command that needs no state of the club.
fn decide_at_table(
    id: TableId,
    table: Arc<Table>,
    meta: &CommandMeta,
    command: &TableCommand,
) -> Result<Decided<Receipt>, CommandError> {
    if let Some(version) = table.keys.find(&meta.key, &meta.fingerprint)? {
        return Ok(decided(id, Vec::new(), Receipt { version, repeated: true, table }));
    }
    let (changes, table) = append(id, &table, vec![decide(&table, command, meta)?], meta)?;
    Ok(decided(id, changes, Receipt { version: table.version(), repeated: false, table: Arc::new(table) }))
}

/// What a command leads to that has this receipt.
pub(super) fn decided(id: TableId, changes: Vec<Change>, receipt: Receipt) -> Decided<Receipt> {
    Decided { table: Some((id, Arc::clone(&receipt.table))), ..Decided::new(changes, receipt) }
}

/// The changes of decisions, each on the table after the one before, and the table after them. Without decisions there are
/// none.
pub(super) fn append(
    id: TableId,
    before: &Table,
    decisions: Vec<Decision>,
    meta: &CommandMeta,
) -> Result<(Vec<Change>, Table), CommandError> {
    let (version, hash) = (before.head.version, before.head.hash.clone());
    let (events, mut tables): (Vec<_>, Vec<_>) =
        decisions.into_iter().map(|Decision { event, table, .. }| (event, table)).unzip();
    let Some(mut next) = tables.pop() else { return Ok((Vec::new(), before.clone())) };
    let entries = entries_of(&events, meta, (version, &hash))?;
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
    Ok((changes, next))
}
