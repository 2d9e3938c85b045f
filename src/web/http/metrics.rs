//! The metrics of a running server.

use std::panic::{PanicHookInfo, set_hook};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// The upper bounds of the buckets of durations, in seconds.
const DURATIONS: [f64; 10] = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0];

/// The classes of statuses, by their first digit.
const CLASSES: [&str; 5] = ["1xx", "2xx", "3xx", "4xx", "5xx"];

/// The error statuses that are counted separately.
const REFUSALS: [u16; 8] = [403, 408, 409, 413, 421, 422, 429, 503];

/// The counters of a running server.
pub struct Metrics {
    /// Responses by the class of their status.
    answers: Family<[(&'static str, &'static str); 1], Counter>,
    /// Responses with a status in [`REFUSALS`].
    refusals: Family<[(&'static str, u16); 1], Counter>,
    /// The time to the first byte, in seconds.
    durations: Histogram,
    panics: Counter,
    /// The id of the next request. Each run starts at a random number.
    next: AtomicU64,
}

impl Default for Metrics {
    fn default() -> Self {
        let (answers, refusals) = (Family::default(), Family::default());
        // A counter that does not exist yet would be a gap in a chart.
        for class in CLASSES {
            let _ = answers.get_or_create(&[("class", class)]);
        }
        for status in REFUSALS {
            let _ = refusals.get_or_create(&[("status", status)]);
        }
        let next = AtomicU64::new(u64::from(getrandom::u32().unwrap_or_default()) << 32);
        Self { answers, refusals, durations: Histogram::new(DURATIONS), panics: Counter::default(), next }
    }
}

impl Metrics {
    pub fn register(&self, registry: &mut Registry) {
        registry.register("http_requests", "Responses by the class of their status", self.answers.clone());
        registry.register("http_refusals", "Error responses by their status", self.refusals.clone());
        registry.register("http_request_seconds", "Time to the first byte of a response", self.durations.clone());
        registry.register("panics", "Panics, which are bugs of the program", self.panics.clone());
    }

    /// Counts panics from now on, and logs where they were. Their messages may contain a player's name, so they are not
    /// logged.
    pub fn watch_panics(&self) {
        let panics = self.panics.clone();
        set_hook(Box::new(move |panic: &PanicHookInfo<'_>| {
            panics.inc();
            let place = panic.location().map(ToString::to_string);
            tracing::error!(place, "a panic, which is a bug in tanto: please report it");
        }));
    }

    /// Counts a response, and returns the id of its request.
    pub fn count_answer(&self, status: u16, took: Duration) -> String {
        if let Some(class) = usize::from(status / 100).checked_sub(1).and_then(|at| CLASSES.get(at)) {
            self.answers.get_or_create(&[("class", class)]).inc();
        }
        if REFUSALS.contains(&status) {
            self.refusals.get_or_create(&[("status", status)]).inc();
        }
        self.durations.observe(took.as_secs_f64());
        format!("{:016x}", self.next.fetch_add(1, Ordering::Relaxed))
    }
}
