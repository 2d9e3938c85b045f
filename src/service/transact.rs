//! The one way in which tables and clubs change: lock, decide, commit, cache.

use std::sync::Arc;

use futures_executor::block_on;

use super::Service;
use crate::club::Club;
use crate::command::CommandError;
use crate::store::{Change, ClubId, StoreError, Stream, TableId};
use crate::table::Table;

/// How often a command is decided while other processes keep appending first. Two processes that write to one table all the
/// time win about every second race each, so that ten losses in a row happen once in a thousand commands; a hundred do not.
const ATTEMPTS: usize = 100;

/// What a command leads to.
pub(super) struct Decided<T> {
    /// None if there is nothing to write, as for a repeated command.
    pub(super) changes: Vec<Change>,
    /// The states to cache once the changes are committed.
    pub(super) table: Option<(TableId, Arc<Table>)>,
    pub(super) clubs: Vec<(ClubId, Arc<Club>)>,
    /// The answer to the sender.
    pub(super) answer: T,
}

impl<T> Decided<T> {
    /// An answer that caches nothing.
    pub(super) fn new(changes: Vec<Change>, answer: T) -> Self {
        Self { changes, table: None, clubs: Vec::new(), answer }
    }
}

impl Service {
    /// Decides and commits, one command at a time for each of the streams within this process. Another process can still write
    /// first: that is a conflict, and the command is decided again. `decide` reads the state that it needs after the lock.
    pub(super) async fn transact<T>(
        &self,
        streams: &[Stream],
        mut decide: impl AsyncFnMut() -> Result<Decided<T>, CommandError>,
    ) -> Result<T, CommandError> {
        for _ in 0..ATTEMPTS {
            let _locks = self.locks.lock(streams).await;
            match self.commit(decide().await).await {
                Err(error) if error.is_lost_race() => {}
                done => return done,
            }
        }
        Err(StoreError::busy().into())
    }

    async fn commit<T>(&self, decided: Result<Decided<T>, CommandError>) -> Result<T, CommandError> {
        let Decided { changes, table, clubs, answer } = decided?;
        if !changes.is_empty() {
            self.store.commit(changes).await?;
        }
        if let Some((id, state)) = table {
            self.tables.insert(&id, state);
        }
        for (id, state) in clubs {
            self.clubs.insert(&id, state);
        }
        Ok(answer)
    }

    /// Checks that writing works.
    pub fn check_writable(&self) -> Result<(), StoreError> {
        self.store.commit_blocking(vec![Change::Probe]).map(drop)
    }

    /// [`Self::transact`] on a thread that may block.
    pub(super) fn transact_blocking<T>(
        &self,
        streams: &[Stream],
        mut decide: impl FnMut() -> Result<Decided<T>, CommandError>,
    ) -> Result<T, CommandError> {
        block_on(self.transact(streams, async || decide()))
    }
}
