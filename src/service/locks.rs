//! Locks that run commands for one stream one at a time within this process.

use std::collections::BTreeSet;

use tokio::sync::{Mutex, MutexGuard};

use crate::store::Stream;

/// Streams share locks by id. Two with the same lock wait for each other needlessly, which is rare at this number.
const STRIPES: usize = 4096;

pub(super) struct Locks(Vec<Mutex<()>>);

impl Default for Locks {
    fn default() -> Self {
        Self((0..STRIPES).map(|_| Mutex::default()).collect())
    }
}

impl Locks {
    /// Locks some streams. The order is always the same, so that no two callers deadlock.
    pub(super) async fn lock(&self, streams: &[Stream]) -> Vec<MutexGuard<'_, ()>> {
        let stripes: BTreeSet<usize> = streams.iter().map(|stream| stripe(*stream)).collect();
        let mut locked = Vec::with_capacity(stripes.len());
        for lock in stripes.into_iter().filter_map(|at| self.0.get(at)) {
            locked.push(lock.lock().await);
        }
        locked
    }
}

fn stripe(stream: Stream) -> usize {
    usize::try_from(stream.id().unsigned_abs() % STRIPES as u64).unwrap_or_default()
}
