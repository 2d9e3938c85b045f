//! Permits for expensive reads, so that they do not delay a hand that is entered at another table.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::error::HttpError;

/// How long a request waits for its permit.
const TIMEOUT: Duration = Duration::from_secs(10);
/// How many streams look up their access at a time: most of the database connections remain for other requests.
const STREAMS: usize = 4;

/// Permits for one kind of read.
#[derive(Clone)]
pub struct Permits(Arc<Semaphore>);

impl Permits {
    pub fn new(at_a_time: usize) -> Self {
        Self(Arc::new(Semaphore::new(at_a_time)))
    }

    /// Waits for a permit, which is held until it is dropped.
    pub async fn acquire(&self) -> Result<OwnedSemaphorePermit, HttpError> {
        let permit = timeout(TIMEOUT, Arc::clone(&self.0).acquire_owned()).await.map_err(|_| HttpError::TooMany)?;
        permit.map_err(|_| HttpError::Internal)
    }
}

/// The permits for the expensive reads of the database.
pub struct ReadPermits {
    /// To replay a table that is not cached.
    pub replays: Permits,
    /// To write a whole log, or a whole club.
    pub exports: Permits,
    /// To import a club, which is completely in memory then.
    pub imports: Permits,
    /// To look up the access of a stream, which all streams do at once when anyone loses access.
    pub streams: Permits,
}

impl Default for ReadPermits {
    fn default() -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        Self {
            replays: Permits::new(cores),
            exports: Permits::new(cores.div_ceil(4)),
            imports: Permits::new(1),
            streams: Permits::new(STREAMS),
        }
    }
}
