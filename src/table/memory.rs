//! Replays that are remembered, so that a page need not play the evening again. A replay is a pure function of a log; which
//! log it is of, the number and the hash of its last entry say. Nothing is trusted beyond these two: whoever takes a
//! replay from here compares them with the database in the transaction in which he reads.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use super::fold::Table;
use crate::store::TableId;

/// As much is remembered unless something else is set, in bytes.
pub const USUAL: usize = 32 * 1024 * 1024;

/// The replays that were used last, as many as fit.
pub struct Memory {
    most: usize,
    kept: Mutex<Kept>,
}

struct Kept {
    tables: LruCache<TableId, (Arc<Table>, usize)>,
    bytes: usize,
}

impl Memory {
    /// Remembers at most so many bytes of replays, by [`Table::weight`].
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { most, kept: Mutex::new(Kept { tables: LruCache::unbounded(), bytes: 0 }) }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The replay of a table, which stays remembered.
    #[must_use]
    pub fn get(&self, id: &TableId) -> Option<Arc<Table>> {
        self.kept().tables.get(id).map(|(table, _)| Arc::clone(table))
    }

    /// The replay of a table, for somebody who goes on with it and brings it back.
    #[must_use]
    pub fn take(&self, id: &TableId) -> Option<Arc<Table>> {
        let mut kept = self.kept();
        let (table, weight) = kept.tables.pop(id)?;
        kept.bytes -= weight;
        Some(table)
    }

    /// Remembers a replay, unless a newer one is remembered already; what was not used for the longest time goes.
    pub fn keep(&self, id: &TableId, table: Arc<Table>) {
        let weight = table.weight();
        let mut kept = self.kept();
        if weight > self.most || kept.tables.peek(id).is_some_and(|(known, _)| known.version() > table.version()) {
            return;
        }
        if let Some((_, replaced)) = kept.tables.put(id.clone(), (table, weight)) {
            kept.bytes -= replaced;
        }
        kept.bytes += weight;
        while kept.bytes > self.most
            && let Some((_, (_, weight))) = kept.tables.pop_lru()
        {
            kept.bytes -= weight;
        }
    }

    /// Forgets a replay that turned out not to be in the database.
    pub fn forget(&self, id: &TableId) {
        drop(self.take(id));
    }

    /// How many bytes are remembered.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.kept().bytes
    }
}
