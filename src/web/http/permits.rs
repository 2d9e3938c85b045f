//! Permits for expensive reads, so that they do not delay a hand that is entered at another table.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::error::HttpError;

/// How long a request waits for its permit.
const TIMEOUT: Duration = Duration::from_secs(10);

/// The permits for each kind of read.
pub struct Permits {
    /// To replay a table that is not cached.
    replays: Arc<Semaphore>,
    /// To write a whole log, or a whole club.
    exports: Arc<Semaphore>,
    /// To import a club, which is completely in memory then.
    imports: Arc<Semaphore>,
    /// To look up the access of a stream, which all streams do at once when anyone loses access.
    streams: Arc<Semaphore>,
    /// Rendering a picture.
    pictures: Arc<Semaphore>,
}

/// How many streams look up their access at a time: half of the database connections remain for other requests.
const STREAMS: usize = 4;
/// How many pictures are rendered at a time: each occupies a core.
const PICTURES: usize = 2;

/// The kinds of expensive work.
#[derive(Clone, Copy, Debug)]
pub enum Work {
    Replay,
    Export,
    Import,
    Stream,
    Picture,
}

impl Default for Permits {
    fn default() -> Self {
        let all = available_parallelism().map_or(1, usize::from);
        let at_a_time = |count| Arc::new(Semaphore::new(count));
        Self {
            replays: at_a_time(all),
            exports: at_a_time(all.div_ceil(4)),
            imports: at_a_time(1),
            streams: at_a_time(STREAMS),
            pictures: at_a_time(PICTURES),
        }
    }
}

impl Permits {
    /// Waits for a permit, which is held until it is dropped.
    pub async fn wait(&self, work: Work) -> Result<OwnedSemaphorePermit, HttpError> {
        let permits = match work {
            Work::Replay => &self.replays,
            Work::Export => &self.exports,
            Work::Import => &self.imports,
            Work::Stream => &self.streams,
            Work::Picture => &self.pictures,
        };
        let permit = timeout(TIMEOUT, Arc::clone(permits).acquire_owned()).await.map_err(|_| HttpError::TooMany)?;
        permit.map_err(|_| HttpError::Fault)
    }
}
