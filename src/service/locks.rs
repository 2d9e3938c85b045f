//! Locks that run commands for one stream one at a time within this process.

use std::collections::BTreeSet;

use tokio::sync::{Mutex, MutexGuard};

/// Streams share locks by id. Two with the same lock wait for each other needlessly, which is rare at this number.
const STRIPES: usize = 4096;

pub(super) struct Locks(Vec<Mutex<()>>);

impl Default for Locks {
    fn default() -> Self {
        Self((0..STRIPES).map(|_| Mutex::default()).collect())
    }
}

impl Locks {
    pub(super) async fn lock(&self, stream: impl Into<i64>) -> Option<MutexGuard<'_, ()>> {
        Some(self.0.get(stripe(stream.into()))?.lock().await)
    }

    /// Locks several streams, on a thread that may block. The order is always the same, so that no two callers deadlock.
    pub(super) fn lock_all(&self, streams: impl IntoIterator<Item = i64>) -> Vec<MutexGuard<'_, ()>> {
        let stripes: BTreeSet<usize> = streams.into_iter().map(stripe).collect();
        stripes.into_iter().filter_map(|at| self.0.get(at)).map(Mutex::blocking_lock).collect()
    }
}

fn stripe(stream: i64) -> usize {
    usize::try_from(stream.unsigned_abs() % STRIPES as u64).unwrap_or_default()
}
