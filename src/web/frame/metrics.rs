//! What is counted while the server runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// The counters of a running server.
#[derive(Default)]
pub struct Metrics {
    /// Answers by the first digit of their status, from 1xx on.
    answers: [AtomicU64; 5],
    streams: Arc<AtomicI64>,
}

/// Counts as one open stream for as long as it lives.
pub struct OpenStream(Arc<AtomicI64>);

impl Metrics {
    /// The classes of status codes, and how many answers each has had.
    pub fn answers(&self) -> impl Iterator<Item = (&'static str, u64)> {
        let counts = self.answers.iter().map(|count| count.load(Ordering::Relaxed));
        ["1xx", "2xx", "3xx", "4xx", "5xx"].into_iter().zip(counts)
    }

    /// How many streams of events are open.
    #[must_use]
    pub fn streams(&self) -> i64 {
        self.streams.load(Ordering::Relaxed)
    }

    /// Counts one more open stream.
    #[must_use]
    pub fn open_stream(&self) -> OpenStream {
        self.streams.fetch_add(1, Ordering::Relaxed);
        OpenStream(Arc::clone(&self.streams))
    }

    /// Counts an answer by its status.
    pub fn count_answer(&self, status: u16) {
        if let Some(count) = usize::from(status / 100).checked_sub(1).and_then(|class| self.answers.get(class)) {
            count.fetch_add(1, Ordering::Relaxed);
        }
    }
}

impl Drop for OpenStream {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
