//! How far something is, told to whoever waits at a terminal.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

/// What takes no longer says nothing.
const PATIENCE: Duration = Duration::from_millis(500);
/// How often it is told.
const PACE: Duration = Duration::from_millis(100);

/// A line on standard error, gone when the work is done.
pub struct Progress {
    doing: &'static str,
    next: Instant,
    is_shown: bool,
}

impl Progress {
    /// Of what is being done, such as `reading table`.
    pub fn new(doing: &'static str) -> Self {
        Self { doing, next: Instant::now() + PATIENCE, is_shown: false }
    }

    /// So much is done of so much.
    pub fn tell(&mut self, done: usize, of: usize) {
        let now = Instant::now();
        if now < self.next || !io::stderr().is_terminal() {
            return;
        }
        self.next = now + PACE;
        self.is_shown = true;
        // Whoever is not listening misses nothing that matters.
        let _ = write!(io::stderr(), "\r{} {done} of {of}\x1b[K", self.doing);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.is_shown {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}
