//! Who reads much waits for his turn: whoever enters a hand at another table must not wait for him.

use std::sync::Arc;
use std::thread::available_parallelism;
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::web::frame::problem::Problem;

/// How long somebody waits for his turn.
const PATIENCE: Duration = Duration::from_secs(10);

/// How many may do so at a time.
pub struct Turns {
    /// Play an evening that is not remembered.
    replays: Arc<Semaphore>,
    /// Write a whole log, or a whole club.
    exports: Arc<Semaphore>,
    /// Take a whole club in, which is all in memory then.
    imports: Arc<Semaphore>,
    /// Ask whether a stream may go on: of all streams at once when somebody was removed somewhere.
    streams: Arc<Semaphore>,
}

/// Of how many streams it is asked at a time: half of the connections to a database are left to everybody else.
const STREAMS: usize = 4;

/// What is waited for.
#[derive(Clone, Copy, Debug)]
pub enum Turn {
    Replay,
    Export,
    Import,
    Stream,
}

impl Default for Turns {
    fn default() -> Self {
        let all = available_parallelism().map_or(1, usize::from);
        let at_a_time = |count| Arc::new(Semaphore::new(count));
        Self {
            replays: at_a_time(all),
            exports: at_a_time(all.div_ceil(4)),
            imports: at_a_time(1),
            streams: at_a_time(STREAMS),
        }
    }
}

impl Turns {
    /// Waits for a turn, which lasts until what is given back is dropped.
    pub async fn wait(&self, turn: Turn) -> Result<OwnedSemaphorePermit, Problem> {
        let turns = match turn {
            Turn::Replay => &self.replays,
            Turn::Export => &self.exports,
            Turn::Import => &self.imports,
            Turn::Stream => &self.streams,
        };
        let taken = timeout(PATIENCE, Arc::clone(turns).acquire_owned()).await.map_err(|_| Problem::TooMany)?;
        taken.map_err(|_| Problem::Fault)
    }
}
