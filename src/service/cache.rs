//! A cache of states, so that a page need not replay a whole log. A state is a pure function of a log, which the number and
//! hash of the last entry identify. Callers compare both with the database.

use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

/// A full cache admits one new state in this many, in place of the least recently used. If it admitted all, tables that are
/// used in turn and do not all fit would evict each other just before they are needed.
const ADMIT_ONE_IN: u32 = 8;

/// The default size of the cache, in MiB.
pub const DEFAULT_MIB: u16 = 52;

/// A state that can be cached.
pub trait Cached {
    /// The number of the log's last entry.
    fn version(&self) -> i64;

    /// The approximate size of the state, in bytes.
    fn weight(&self) -> usize;
}

/// The most recently used states. All of them are in the database, since a state is cached only after its commit.
pub struct Cache<Id, T> {
    capacity: usize,
    contents: Mutex<Contents<Id, T>>,
}

struct Contents<Id, T> {
    states: LruCache<Id, Slot<T>>,
    bytes: usize,
    /// How many new states were offered while the cache was full.
    candidates: u32,
}

struct Slot<T> {
    state: Arc<T>,
    weight: usize,
}

impl<Id: Clone + Eq + Hash, T: Cached> Cache<Id, T> {
    /// Holds at most `capacity` bytes of states, by [`Cached::weight`].
    pub fn new(capacity: usize) -> Self {
        Self { capacity, contents: Mutex::new(Contents { states: LruCache::unbounded(), bytes: 0, candidates: 0 }) }
    }

    fn contents(&self) -> MutexGuard<'_, Contents<Id, T>> {
        self.contents.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn get(&self, id: &Id) -> Option<Arc<T>> {
        self.contents().states.get(id).map(|slot| Arc::clone(&slot.state))
    }

    /// Caches a state, unless a newer one is cached. Evicts the least recently used states to make room.
    pub fn insert(&self, id: &Id, state: Arc<T>) {
        let weight = state.weight();
        let mut contents = self.contents();
        let slot = contents.states.peek(id);
        if weight > self.capacity || slot.is_some_and(|slot| slot.state.version() > state.version()) {
            return;
        }
        if slot.is_none() && contents.bytes + weight > self.capacity {
            contents.candidates = contents.candidates.wrapping_add(1);
            if !contents.candidates.is_multiple_of(ADMIT_ONE_IN) {
                return;
            }
        }
        if let Some(replaced) = contents.states.put(id.clone(), Slot { state, weight }) {
            contents.bytes -= replaced.weight;
        }
        contents.bytes += weight;
        while contents.bytes > self.capacity
            && let Some((_, removed)) = contents.states.pop_lru()
        {
            contents.bytes -= removed.weight;
        }
    }

    pub fn remove(&self, id: &Id) {
        let mut contents = self.contents();
        if let Some(removed) = contents.states.pop(id) {
            contents.bytes -= removed.weight;
        }
    }

    /// The size of all cached states.
    pub fn bytes(&self) -> usize {
        self.contents().bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone)]
    struct Of(usize);

    impl Cached for Of {
        fn version(&self) -> i64 {
            1
        }

        fn weight(&self) -> usize {
            self.0
        }
    }

    /// Uses `used` states in turn, ten times over, and counts the misses.
    fn missed(cache: &Cache<u32, Of>, used: u32) -> usize {
        (0..10 * used)
            .filter(|turn| {
                let id = turn % used;
                let cached = cache.get(&id);
                let is_missed = cached.is_none();
                cache.insert(&id, cached.unwrap_or(Arc::new(Of(10))));
                is_missed
            })
            .count()
    }

    #[test]
    fn states_that_fit_are_read_once() {
        assert_eq!(missed(&Cache::new(1000), 100), 100);
    }

    #[test]
    fn most_lookups_hit_when_not_all_states_fit() {
        let cache = Cache::new(750);
        let missed = missed(&cache, 100);
        assert!(missed < 450, "{missed} of 1000 were read again");
        assert!(cache.bytes() <= 750);
    }

    #[test]
    fn a_newcomer_that_is_used_repeatedly_is_admitted() {
        let cache = Cache::new(100);
        missed(&cache, 10);
        let tries = (1..=100).find(|_| {
            cache.insert(&99, Arc::new(Of(50)));
            cache.get(&99).is_some()
        });
        assert_eq!(tries.map(|tries| tries <= ADMIT_ONE_IN), Some(true));
    }
}
