//! A piece of work that waits for the writer, and whoever waits for it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use super::connection::AnyConnection;
use super::error::{Failure, StoreError};

/// A piece of work that can be done more than once, until it is told how it ended.
pub(super) trait Work: Send {
    /// Does it. What it has written is undone where it ends with an error: the database's trouble, or an answer of its own.
    fn run(&mut self, connection: &mut AnyConnection) -> Result<(), Undone>;

    /// Tells its caller how it ended, once that is on the disk or lost.
    fn tell(self: Box<Self>, committed: Result<(), StoreError>);
}

/// The database's trouble, where it was that.
pub(super) struct Undone(pub(super) Option<StoreError>);

impl From<diesel::result::Error> for Undone {
    fn from(error: diesel::result::Error) -> Self {
        Self(Some(error.into()))
    }
}

struct Answering<W, A, D> {
    work: W,
    answer: A,
    /// How it ended when it was last done.
    done: Option<D>,
}

impl<W, A, T, E> Work for Answering<W, A, Result<T, E>>
where
    W: FnMut(&mut AnyConnection) -> Result<T, E> + Send,
    A: FnOnce(Result<T, E>) + Send,
    T: Send,
    E: Failure + Send,
{
    fn run(&mut self, connection: &mut AnyConnection) -> Result<(), Undone> {
        let done = self.done.insert((self.work)(connection));
        done.as_ref().map(|_| ()).map_err(|error| Undone(error.trouble().cloned()))
    }

    fn tell(self: Box<Self>, committed: Result<(), StoreError>) {
        let done = self.done.unwrap_or_else(|| Err(StoreError::broke_off().into()));
        (self.answer)(committed.map_err(E::from).and(done));
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
    pub(super) fn new<T, E>(
        work: impl FnMut(&mut AnyConnection) -> Result<T, E> + Send + 'static,
        answer: impl FnOnce(Result<T, E>) + Send + 'static,
    ) -> (Self, Claim)
    where
        T: Send + 'static,
        E: Failure + Send + 'static,
    {
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
