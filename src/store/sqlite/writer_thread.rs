//! The thread that writes: it runs one job after the other in the same transaction and commits when no more are
//! waiting. Rarely a job fails after it has written something. Then the thread rolls the transaction back and runs
//! every job again, each in a savepoint, so that one failure does not affect the others. No caller hears of its work
//! before it is on disk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::files::Files;
use super::job::Job;
use super::metrics::WriteMetrics;
use super::open::open;
use crate::store::commit::announcements;
use crate::store::connection::{AnyConnection, Mode, TransactionKind};
use crate::store::error::{ErrorKind, StoreError};
use crate::store::news::channels::Channels;

/// How long a batch may take before it is committed.
const MAX_BATCH_TIME: Duration = Duration::from_millis(20);
/// How many jobs a batch may have.
const MAX_BATCH_JOBS: usize = 256;

/// How long a job may wait until it begins. Later its caller gets an error, and nothing is written.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the thread is idle before it checks the files anyway.
const IDLE: Duration = Duration::from_secs(1);

pub(super) struct WriterThread {
    pub(super) path: PathBuf,
    /// `None` after an error; the next batch opens another.
    pub(super) connection: Option<AnyConnection>,
    pub(super) files: Files,
    pub(super) channels: Arc<Channels>,
    /// After a failed flush it is unknown what is on disk: a hand that was refused can reappear after the next start.
    /// So the thread writes nothing more after it, nor to files that are not in their place.
    pub(super) stopped: watch::Sender<Option<StoreError>>,
    pub(super) metrics: Arc<WriteMetrics>,
}

impl WriterThread {
    pub(super) fn run(mut self, waiting: &Receiver<Job>) {
        loop {
            let mut begun = Vec::new();
            let ended = match waiting.recv_timeout(IDLE) {
                Ok(first) => self.batch(first, waiting, &mut begun),
                Err(RecvTimeoutError::Timeout) => self.files.check(),
                Err(RecvTimeoutError::Disconnected) => return,
            };
            if let Err(error) = &ended {
                self.connection = None;
                // The last reader may close before the next batch, and SQLite then removes the log.
                self.files.forget_log();
                if matches!(error.kind(), ErrorKind::Io | ErrorKind::InUse) {
                    self.stop(error);
                }
            }
            for Job { changes, rows, answer, .. } in begun {
                let rows = ended.clone().and(rows);
                if rows.is_ok() {
                    for announcement in announcements(&changes) {
                        self.channels.apply(announcement);
                    }
                }
                answer(rows);
            }
        }
    }

    /// Keeps the first reason.
    fn stop(&self, why: &StoreError) {
        self.stopped.send_if_modified(|stopped| {
            let is_first = stopped.is_none();
            stopped.get_or_insert_with(|| why.clone());
            is_first
        });
    }

    /// Runs the first job and those that wait behind it, and commits. `begun` collects every job that has begun.
    fn batch(&mut self, first: Job, waiting: &Receiver<Job>, begun: &mut Vec<Job>) -> Result<(), StoreError> {
        let start = Instant::now();
        let mut next = Ok(first);
        while let Ok(job) = next {
            let waited = job.handed_over.elapsed();
            if waited > PATIENCE {
                (job.answer)(Err(StoreError::busy()));
            } else {
                self.metrics.job_began(waited);
                let is_first = begun.is_empty();
                let job = begun.push_mut(job);
                if !run_job(self.transaction(is_first)?, |connection| job.run(connection))? {
                    self.run_separately(begun)?;
                    break;
                }
            }
            if begun.len() >= MAX_BATCH_JOBS || start.elapsed() >= MAX_BATCH_TIME {
                break;
            }
            next = waiting.try_recv();
        }
        if begun.is_empty() { Ok(()) } else { self.commit() }
    }

    /// Rolls a batch back and runs it again, each job in its own savepoint.
    fn run_separately(&mut self, begun: &mut [Job]) -> Result<(), StoreError> {
        self.transaction(false)?.rollback()?;
        let connection = self.transaction(true)?;
        for job in begun {
            run_job(connection, |connection| connection.within_savepoint(|connection| job.run(connection)))?;
        }
        Ok(())
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.files.check()?;
        let committing = Instant::now();
        self.transaction(false)?.commit()?;
        self.metrics.count_commit(committing.elapsed());
        self.files.check()
    }

    /// The connection, inside a transaction. It begins one if `begins` says so.
    fn transaction(&mut self, begins: bool) -> Result<&mut AnyConnection, StoreError> {
        if let Some(why) = self.stopped.borrow().clone() {
            return Err(why);
        }
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.reopen()?,
        };
        if begins {
            connection.begin(TransactionKind::Write)?;
        }
        Ok(self.connection.insert(connection))
    }

    fn reopen(&mut self) -> Result<AnyConnection, StoreError> {
        self.files.check()?;
        let connection = open(&self.path, Mode::Write)?;
        self.files.record_log();
        Ok(connection)
    }
}

/// Runs a job and returns whether to keep what it has written. An error means that the whole batch must be rolled back.
fn run_job(
    connection: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> Result<(), StoreError>,
) -> Result<bool, StoreError> {
    // A panic rolls back the whole batch, since it is unknown how far the job got.
    let outcome = catch_unwind(AssertUnwindSafe(|| work(&mut *connection))).map_err(|_| StoreError::interrupted())?;
    match outcome {
        Err(error) if error.breaks_connection() => Err(error),
        _ if !connection.is_in_transaction() => Err(StoreError::interrupted()),
        outcome => Ok(outcome.is_ok()),
    }
}
