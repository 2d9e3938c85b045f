//! A job for the writer thread, and the claim by which its caller can withdraw it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::store::connection::AnyConnection;
use crate::store::error::StoreError;

/// Work that can run more than once before its caller gets the outcome.
pub(super) trait Work: Send {
    /// Runs the work. After an error the writer rolls back what the work has written.
    fn run(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError>;

    /// Sends the outcome to the caller, after the commit or its failure.
    fn reply(self: Box<Self>, committed: Result<(), StoreError>);
}

struct Replying<W, A, T> {
    work: W,
    answer: A,
    /// The outcome of the last run.
    outcome: Option<Result<T, StoreError>>,
}

impl<W, A, T> Work for Replying<W, A, T>
where
    W: FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send,
    A: FnOnce(Result<T, StoreError>) + Send,
    T: Send,
{
    fn run(&mut self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let outcome = self.outcome.insert((self.work)(connection));
        outcome.as_ref().map(|_| ()).map_err(StoreError::clone)
    }

    fn reply(self: Box<Self>, committed: Result<(), StoreError>) {
        let outcome = self.outcome.unwrap_or_else(|| Err(StoreError::broke_off()));
        (self.answer)(committed.and(outcome));
    }
}

pub(super) struct Job {
    /// Set by whichever comes first: the writer begins the job, or the caller gives it up.
    claimed: Arc<AtomicBool>,
    handed_over: Instant,
    work: Box<dyn Work>,
}

impl Job {
    /// A job that sends its outcome to `answer`, and the claim for its caller.
    pub(super) fn new<T: Send + 'static>(
        work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
        answer: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) -> (Self, Claim) {
        let claimed = Arc::<AtomicBool>::default();
        let work = Box::new(Replying { work, answer, outcome: None });
        (Self { claimed: Arc::clone(&claimed), handed_over: Instant::now(), work }, Claim(claimed))
    }

    /// The work and how long it has waited; `None` when the caller has given it up.
    pub(super) fn begin(self) -> Option<(Box<dyn Work>, Duration)> {
        let is_first = !self.claimed.swap(true, Ordering::AcqRel);
        is_first.then(|| (self.work, self.handed_over.elapsed()))
    }
}

pub(super) struct Claim(Arc<AtomicBool>);

impl Claim {
    /// Withdraws the job; returns whether it had not begun yet.
    pub(super) fn give_up(&self) -> bool {
        !self.0.swap(true, Ordering::AcqRel)
    }
}
