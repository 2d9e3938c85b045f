//! The metrics of a running server.

use std::panic::{PanicHookInfo, set_hook};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::metrics::histogram::Histogram;

/// The upper bounds of the buckets of durations, in seconds.
const DURATIONS: [f64; 10] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// The error statuses that are counted separately.
const REFUSALS: [u16; 8] = [403, 408, 409, 413, 421, 422, 429, 503];

/// The counters of a running server.
pub struct Metrics {
    /// Responses by the first digit of their status, from 1xx on.
    answers: [AtomicU64; 5],
    refusals: [AtomicU64; REFUSALS.len()],
    /// The time to the first byte, in seconds.
    pub durations: Histogram,
    panics: Arc<AtomicU64>,
    /// The id of the next request. Each run starts at a random number.
    next: AtomicU64,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            answers: Default::default(),
            refusals: Default::default(),
            durations: Histogram::new(DURATIONS),
            panics: Arc::default(),
            next: AtomicU64::new(u64::from(getrandom::u32().unwrap_or_default()) << 32),
        }
    }
}

impl Metrics {
    /// The classes of status codes, each with its number of responses.
    pub fn answers(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let counts = self.answers.iter().map(|count| count.load(Ordering::Relaxed));
        ["1xx", "2xx", "3xx", "4xx", "5xx"].into_iter().zip(counts)
    }

    /// The error statuses in `REFUSALS`, each with its number of responses.
    pub fn refusals(&self) -> impl Iterator<Item = (u16, u64)> {
        REFUSALS.into_iter().zip(self.refusals.iter().map(|count| count.load(Ordering::Relaxed)))
    }

    /// The number of panics since the start.
    pub fn panics(&self) -> u64 {
        self.panics.load(Ordering::Relaxed)
    }

    /// Counts panics from now on, and logs where they were. Their messages may contain a player's name, so they are not
    /// logged.
    pub fn watch_panics(&self) {
        let panics = Arc::clone(&self.panics);
        set_hook(Box::new(move |panic: &PanicHookInfo<'_>| {
            panics.fetch_add(1, Ordering::Relaxed);
            let place = panic.location().map(ToString::to_string);
            tracing::error!(place, "a panic, which is a mistake in tanto: please report it");
        }));
    }

    /// Counts a response, and returns the id of its request.
    pub fn count_answer(&self, status: u16, took: Duration) -> String {
        if let Some(count) = usize::from(status / 100).checked_sub(1).and_then(|class| self.answers.get(class)) {
            count.fetch_add(1, Ordering::Relaxed);
        }
        if let Some(at) = REFUSALS.iter().position(|known| *known == status) {
            self.refusals[at].fetch_add(1, Ordering::Relaxed);
        }
        self.durations.observe(took.as_secs_f64());
        format!("{:016x}", self.next.fetch_add(1, Ordering::Relaxed))
    }
}
