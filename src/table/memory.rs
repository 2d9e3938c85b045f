//! Replays that are remembered, so that a page need not play the evening again. A replay is a pure function of a log; which
//! log it is of, the number and the hash of its last entry say. Nothing is trusted beyond these two: whoever takes a
//! replay from here compares them with the database in the transaction in which he reads.

use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

/// As much is remembered unless something else is set, in bytes.
pub const USUAL: usize = 32 * 1024 * 1024;

/// What can be remembered: what a log comes to.
pub trait Replayed {
    /// The number of the log's last entry.
    fn version(&self) -> i64;

    /// About how many bytes of memory it takes.
    fn weight(&self) -> usize;
}

/// The replays that were used last, as many as fit.
pub struct Memory<Id, T> {
    most: usize,
    kept: Mutex<Kept<Id, T>>,
}

struct Kept<Id, T> {
    replays: LruCache<Id, (Arc<T>, usize)>,
    bytes: usize,
}

impl<Id: Clone + Eq + Hash, T: Replayed> Memory<Id, T> {
    /// Remembers at most so many bytes of replays, by [`Replayed::weight`].
    #[must_use]
    pub fn new(most: usize) -> Self {
        Self { most, kept: Mutex::new(Kept { replays: LruCache::unbounded(), bytes: 0 }) }
    }

    fn kept(&self) -> MutexGuard<'_, Kept<Id, T>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The replay of a log, which stays remembered.
    #[must_use]
    pub fn get(&self, id: &Id) -> Option<Arc<T>> {
        self.kept().replays.get(id).map(|(replay, _)| Arc::clone(replay))
    }

    /// The replay of a log, for somebody who goes on with it and brings it back.
    #[must_use]
    pub fn take(&self, id: &Id) -> Option<Arc<T>> {
        let mut kept = self.kept();
        let (replay, weight) = kept.replays.pop(id)?;
        kept.bytes -= weight;
        Some(replay)
    }

    /// Remembers a replay, unless a newer one is remembered already; what was not used for the longest time goes.
    pub fn keep(&self, id: &Id, replay: Arc<T>) {
        let weight = replay.weight();
        let mut kept = self.kept();
        if weight > self.most || kept.replays.peek(id).is_some_and(|(known, _)| known.version() > replay.version()) {
            return;
        }
        if let Some((_, replaced)) = kept.replays.put(id.clone(), (replay, weight)) {
            kept.bytes -= replaced;
        }
        kept.bytes += weight;
        while kept.bytes > self.most
            && let Some((_, (_, weight))) = kept.replays.pop_lru()
        {
            kept.bytes -= weight;
        }
    }

    /// Forgets a replay that turned out not to be in the database.
    pub fn forget(&self, id: &Id) {
        drop(self.take(id));
    }

    /// How many bytes are remembered.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.kept().bytes
    }
}
