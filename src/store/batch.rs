//! Writes that are committed together, and how they hear of it.

use std::sync::{Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use super::error::{ErrorKind, StoreError};

/// The writes of one transaction.
pub(super) struct Batch {
    since: Instant,
    outcome: Mutex<Option<Result<(), StoreError>>>,
    decided: Condvar,
}

impl Batch {
    pub(super) fn new() -> Self {
        Self { since: Instant::now(), outcome: Mutex::new(None), decided: Condvar::new() }
    }

    /// How long its first write has been waiting.
    pub(super) fn age(&self) -> Duration {
        self.since.elapsed()
    }

    /// Tells everybody how it ended.
    pub(super) fn decide(&self, outcome: Result<(), StoreError>) {
        *self.outcome.lock().unwrap_or_else(PoisonError::into_inner) = Some(outcome);
        self.decided.notify_all();
    }

    /// Waits until it is on the disk or lost.
    pub(super) fn wait(&self) -> Result<(), StoreError> {
        let outcome = self.outcome.lock().unwrap_or_else(PoisonError::into_inner);
        let outcome =
            self.decided.wait_while(outcome, |outcome| outcome.is_none()).unwrap_or_else(PoisonError::into_inner);
        outcome.clone().unwrap_or_else(|| Err(broke_off()))
    }
}

/// For those whose write was neither committed nor refused.
pub(super) fn broke_off() -> StoreError {
    StoreError::new(ErrorKind::Unreachable, "the database broke off a write; try again")
}
