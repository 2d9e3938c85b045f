//! A piece of work that waits for the writer, and whoever waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::connection::AnyConnection;
use super::error::StoreError;

/// A piece of work that can be done more than once, until it is told how it ended.
pub(super) trait Work: Send {
    /// Does it. What it has written is undone where it ends with an error.
    fn run(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError>;

    /// Tells its caller how it ended, once that is on the disk or lost.
    fn tell(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Answering<W, A, T> {
    work: W,
    answer: A,
    /// How it ended when it was last done.
    done: Option<Result<T, StoreError>>,
}

impl<W, A, T> Work for Answering<W, A, T>
where
    W: FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send,
    A: FnOnce(Result<T, StoreError>) + Send,
    T: Send,
{
    fn run(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let done = self.done.insert((self.work)(connection));
        done.as_ref().map(|_| ()).map_err(StoreError::clone)
    }

    fn tell(self: Box<Self>, committed: Result<(), StoreError>) {
        let done = self.done.unwrap_or_else(|| Err(StoreError::broke_off()));
        (self.answer)(committed.and(done));
    }
}

pub(super) struct Job {
    /// Whether somebody has decided about it: the writer that it begins, or its caller that it waited too long.
    claimed: Arc<AtomicBool>,
    handed_over: Instant,
    work: Box<dyn Work>,
}

impl Job {
    /// Work with whom to answer, and what to claim it by.
    pub(super) fn new<T: Send + 'static>(
        work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
        answer: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) -> (Self, Claim) {
        let claimed = Arc::<AtomicBool>::default();
        let work = Box::new(Answering { work, answer, done: None });
        (Self { claimed: Arc::clone(&claimed), handed_over: Instant::now(), work }, Claim(claimed))
    }

    /// The work with how long it has waited, unless its caller waits no more.
    pub(super) fn begin(self) -> Option<(Box<dyn Work>, Duration)> {
        let is_wanted = !self.claimed.swap(true, Ordering::AcqRel);
        is_wanted.then(|| (self.work, self.handed_over.elapsed()))
    }
}

pub(super) struct Claim(Arc<AtomicBool>);

impl Claim {
    /// Gives the work up; says whether it had not begun.
    pub(super) fn give_up(&self) -> bool {
        !self.0.swap(true, Ordering::AcqRel)
    }
}
