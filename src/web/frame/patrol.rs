//! What looking through the logs has found.

use std::sync::atomic::{AtomicI64, Ordering};

/// What the last round found.
#[derive(Default)]
pub struct Patrol {
    /// When it ended, in milliseconds since 1970; 0 before the first.
    ended_at: AtomicI64,
    damaged: AtomicI64,
}

impl Patrol {
    /// When the last round ended, in milliseconds since 1970; nothing before the first.
    pub fn ended_at(&self) -> Option<i64> {
        Some(self.ended_at.load(Ordering::Relaxed)).filter(|at| *at != 0)
    }

    /// How many logs are damaged.
    pub fn damaged(&self) -> i64 {
        self.damaged.load(Ordering::Relaxed)
    }

    /// Notes what a round has found.
    pub fn ended(&self, damaged: i64, at: i64) {
        self.damaged.store(damaged, Ordering::Relaxed);
        self.ended_at.store(at, Ordering::Relaxed);
    }
}
