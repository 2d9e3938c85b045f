//! Replays that are remembered, so that a page need not play the evening again. A replay is a pure function of a log; which
//! log it is of, the number and the hash of its last entry say. Nothing is trusted beyond these two: whoever takes a
//! replay from here compares them with the database in the transaction in which he reads.

use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use lru::LruCache;

/// One newcomer of so many takes the place of what was used a while ago. If every one did, tables that are used in turn and
/// do not all fit would push each other out just before they are needed.
const ADMITTED: u32 = 8;

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
    replays: LruCache<Id, Place<T>>,
    bytes: usize,
    /// How many came when nothing more fitted.
    newcomers: u32,
}

struct Place<T> {
    /// Nothing while somebody goes on with it.
    replay: Option<Arc<T>>,
    weight: usize,
}

impl<Id: Eq + Hash, T> Kept<Id, T> {
    fn take(&mut self, id: &Id) -> Option<Arc<T>> {
        let place = self.replays.get_mut(id)?;
        self.bytes -= std::mem::take(&mut place.weight);
        place.replay.take()
    }
}

impl<Id: Clone + Eq + Hash, T: Replayed> Memory<Id, T> {
    /// Remembers at most so many bytes of replays, by [`Replayed::weight`].
    pub fn new(most: usize) -> Self {
        Self { most, kept: Mutex::new(Kept { replays: LruCache::unbounded(), bytes: 0, newcomers: 0 }) }
    }

    fn kept(&self) -> MutexGuard<'_, Kept<Id, T>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The replay of a log, which stays remembered.
    pub fn get(&self, id: &Id) -> Option<Arc<T>> {
        self.kept().replays.get(id)?.replay.clone()
    }

    /// The replay of a log, for somebody who goes on with it and brings it back.
    pub fn take(&self, id: &Id) -> Option<Arc<T>> {
        self.kept().take(id)
    }

    /// Remembers a replay, unless a newer one is remembered already; what was not used for the longest time goes.
    pub fn keep(&self, id: &Id, replay: Arc<T>) {
        let weight = replay.weight();
        let mut kept = self.kept();
        let place = kept.replays.peek(id);
        let known = place.and_then(|place| place.replay.as_ref());
        if weight > self.most || known.is_some_and(|known| known.version() > replay.version()) {
            return;
        }
        if place.is_none() && kept.bytes + weight > self.most {
            kept.newcomers = kept.newcomers.wrapping_add(1);
            if !kept.newcomers.is_multiple_of(ADMITTED) {
                return;
            }
        }
        if let Some(replaced) = kept.replays.put(id.clone(), Place { replay: Some(replay), weight }) {
            kept.bytes -= replaced.weight;
        }
        kept.bytes += weight;
        while kept.bytes > self.most
            && let Some((_, gone)) = kept.replays.pop_lru()
        {
            kept.bytes -= gone.weight;
        }
    }

    /// Forgets a replay that turned out not to be in the database.
    pub fn forget(&self, id: &Id) {
        let mut kept = self.kept();
        if let Some(gone) = kept.replays.pop(id) {
            kept.bytes -= gone.weight;
        }
    }

    /// How many bytes are remembered.
    pub fn bytes(&self) -> usize {
        self.kept().bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Clone)]
    struct Of(usize);

    impl Replayed for Of {
        fn version(&self) -> i64 {
            1
        }

        fn weight(&self) -> usize {
            self.0
        }
    }

    /// Uses each of some in turn, ten times over, and says how many were not remembered.
    fn missed(memory: &Memory<u32, Of>, used: u32) -> usize {
        (0..10 * used)
            .filter(|turn| {
                let id = turn % used;
                let known = memory.take(&id);
                let is_missed = known.is_none();
                memory.keep(&id, known.unwrap_or(Arc::new(Of(10))));
                is_missed
            })
            .count()
    }

    #[test]
    fn what_is_used_in_turn_and_fits_is_read_once() {
        assert_eq!(missed(&Memory::new(1000), 100), 100);
    }

    #[test]
    fn most_is_found_again_where_it_does_not_all_fit() {
        let memory = Memory::new(750);
        let missed = missed(&memory, 100);
        assert!(missed < 450, "{missed} of 1000 were read again");
        assert!(memory.bytes() <= 750);
    }

    #[test]
    fn a_newcomer_that_is_used_again_and_again_is_let_in() {
        let memory = Memory::new(100);
        missed(&memory, 10);
        let tries = (1..=100).find(|_| {
            memory.keep(&99, Arc::new(Of(50)));
            memory.get(&99).is_some()
        });
        assert_eq!(tries.map(|tries| tries <= ADMITTED), Some(true));
    }

    #[test]
    fn what_is_being_gone_on_with_weighs_nothing_until_it_is_back() {
        let memory = Memory::new(100);
        memory.keep(&1, Arc::new(Of(60)));
        let taken = memory.take(&1);
        assert_eq!((memory.bytes(), memory.get(&1).is_none()), (0, true));
        memory.keep(&1, taken.unwrap_or(Arc::new(Of(0))));
        memory.keep(&1, Arc::new(Of(70)));
        assert_eq!(memory.bytes(), 70);
        memory.forget(&1);
        assert_eq!((memory.bytes(), memory.get(&1).is_none()), (0, true));
    }
}
