//! A cache of states, so that a page need not replay a whole log. A state is a pure function of a log, which the number and
//! hash of the last entry identify.
//!
//! Callers compare both with the database before they use a state. So it does no harm that a slow reader may insert an older
//! state than the cached one, or the state of a table that was erased meanwhile: it stays unused until it is evicted.

use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

use super::Service;
use crate::command::CommandError;
use crate::store::{Head, Log, Stream};

/// A full cache admits one new state in this many, in place of the least recently used. If it admitted all, tables that are
/// used in turn and do not all fit would evict each other just before they are needed: of 200 tables of which 150 fit, it would
/// hold none when it is used; so it holds 7 of 10. In random order it makes no difference.
const ADMIT_ONE_IN: u32 = 8;

/// The default size of the cache, in MiB.
pub const DEFAULT_MIB: u16 = 60;

/// The id of a table or a club, whose state can be cached.
pub trait Cached: Copy + Eq + Hash + Into<Stream> + Send + 'static {
    type State: Send + Sync + 'static;

    fn cache(service: &Service) -> &Cache<Self>;

    /// Whether the state is the one at the end of the log.
    fn is_at(state: &Self::State, head: &Head) -> bool;

    /// The first damaged entry of the log, if any. The state is the one before it.
    fn damaged(state: &Self::State) -> Option<i64>;

    /// The approximate size of the state, in bytes.
    fn weight(state: &Self::State) -> usize;

    /// The state at the end of the log: the cached one, if it is current or can catch up, or one that is replayed.
    fn current(log: &mut Log<'_, Self>, cached: Option<Arc<Self::State>>) -> Result<Arc<Self::State>, CommandError>;
}

/// The most recently used states. All of them are in the database, since a state is cached only after its commit.
pub struct Cache<Id: Cached> {
    capacity: usize,
    contents: Mutex<Contents<Id>>,
}

struct Contents<Id: Cached> {
    states: LruCache<Id, Arc<Id::State>>,
    /// The last state that alone is larger than the capacity. If it were not kept, every request for it would replay a very
    /// long log.
    large: Option<(Id, Arc<Id::State>)>,
    bytes: usize,
    /// How many new states were offered while the cache was full.
    candidates: u32,
}

impl<Id: Cached> Cache<Id> {
    /// Holds at most `capacity` bytes of states, by [`Cached::weight`], and one larger state beside them.
    pub fn new(capacity: usize) -> Self {
        Self {
            capacity,
            contents: Mutex::new(Contents { states: LruCache::unbounded(), large: None, bytes: 0, candidates: 0 }),
        }
    }

    fn contents(&self) -> MutexGuard<'_, Contents<Id>> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn get(&self, id: &Id) -> Option<Arc<Id::State>> {
        let mut contents = self.contents();
        let large = contents.large.as_ref().filter(|(large, _)| large == id).map(|(_, state)| Arc::clone(state));
        large.or_else(|| contents.states.get(id).cloned())
    }

    /// Caches a state. Evicts the least recently used states to make room.
    pub fn insert(&self, id: &Id, state: Arc<Id::State>) {
        // Declared before the lock, so that it is dropped after it: a large state takes microseconds.
        let replaced;
        let weight = Id::weight(&state);
        let mut contents = self.contents();
        if weight > self.capacity {
            if self.capacity > 0 {
                contents.remove(id);
                contents.large = Some((*id, state));
            }
            return;
        }
        if !contents.states.contains(id) && contents.bytes + weight > self.capacity {
            contents.candidates = contents.candidates.wrapping_add(1);
            if !contents.candidates.is_multiple_of(ADMIT_ONE_IN) {
                return;
            }
        }
        replaced = contents.states.put(*id, state);
        contents.bytes -= replaced.as_ref().map_or(0, |replaced| Id::weight(replaced));
        contents.bytes += weight;
        while contents.bytes > self.capacity
            && let Some((_, removed)) = contents.states.pop_lru()
        {
            contents.bytes -= Id::weight(&removed);
        }
    }

    pub fn remove(&self, id: &Id) {
        self.contents().remove(id);
    }

    /// The size of all cached states.
    pub fn bytes(&self) -> usize {
        let contents = self.contents();
        contents.bytes + contents.large.as_ref().map_or(0, |(_, state)| Id::weight(state))
    }
}

impl<Id: Cached> Contents<Id> {
    fn remove(&mut self, id: &Id) {
        self.large.take_if(|(large, _)| large == id);
        if let Some(removed) = self.states.pop(id) {
            self.bytes -= Id::weight(&removed);
        }
    }
}
