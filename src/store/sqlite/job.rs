//! A job for the writer thread.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use crate::store::connection::AnyConnection;
use crate::store::error::StoreError;

type Run = Box<dyn FnMut(&mut AnyConnection) -> Result<(), StoreError> + Send>;

pub(super) struct Job {
    pub(super) handed_over: Instant,
    /// Runs the work, perhaps more than once. After an error the writer rolls back what the work has written.
    pub(super) run: Run,
    /// Sends the outcome of the last run to the caller, after the commit or its failure.
    pub(super) reply: Box<dyn FnOnce(Result<(), StoreError>) + Send>,
}

impl Job {
    /// A job that sends its outcome to `answer`.
    pub(super) fn new<T: Send + 'static>(
        mut work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
        answer: impl FnOnce(Result<T, StoreError>) + Send + 'static,
    ) -> Self {
        let last_outcome = Arc::new(Mutex::new(None));
        let outcome = Arc::clone(&last_outcome);
        let run = Box::new(move |connection: &mut AnyConnection| {
            let done = work(connection);
            let status = done.as_ref().map(drop).map_err(StoreError::clone);
            *outcome.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
            status
        });
        let reply = Box::new(move |committed: Result<(), StoreError>| {
            let outcome = last_outcome.lock().unwrap_or_else(PoisonError::into_inner).take();
            answer(committed.and(outcome.unwrap_or_else(|| Err(StoreError::interrupted()))));
        });
        Self { handed_over: Instant::now(), run, reply }
    }
}
