//! The progress of a long command, shown at a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// A command that takes no longer shows nothing.
const DELAY: Duration = Duration::from_millis(500);
/// The interval between updates.
const INTERVAL: Duration = Duration::from_millis(100);

/// Shows on standard error how many of the units are done, such as `table 3 of 70`, until it is dropped.
pub fn progress(unit: &'static str) -> impl FnMut(usize, usize) {
    let mut progress = Progress { unit, next: Instant::now() + DELAY, is_shown: false };
    move |done, of| progress.report(done, of)
}

struct Progress {
    unit: &'static str,
    next: Instant,
    is_shown: bool,
}

impl Progress {
    fn report(&mut self, done: usize, of: usize) {
        let now = Instant::now();
        if now < self.next || !io::stderr().is_terminal() {
            return;
        }
        self.next = now + INTERVAL;
        self.is_shown = true;
        // A failed write loses only the progress.
        let _ = write!(io::stderr(), "\r{} {done} of {of}\x1b[K", self.unit);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
