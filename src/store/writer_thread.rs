//! The thread that writes: it does one piece of work after the other in the same transaction, and commits when nobody waits.
//! Seldom does a piece fail when it has written: then the transaction is undone and all of it done again, each piece in a
//! savepoint, so that none takes another with it. Nobody hears of his work before it is on the disk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::address::Address;
use super::connection::{AnyConnection, Mode, Span};
use super::error::{ErrorKind, StoreError};
use super::figures::Flow;
use super::files::Files;
use super::job::{Job, Work};

/// How long the first of a batch waits for those behind him, and how many there may be.
const LONGEST_BATCH: Duration = Duration::from_millis(20);
const LARGEST_BATCH: usize = 256;

/// How long nobody writes before the files are looked at nevertheless.
const IDLE: Duration = Duration::from_secs(1);

pub(super) struct WriterThread {
    pub(super) address: Address,
    /// Nothing after it failed; the next batch opens another.
    pub(super) connection: Option<AnyConnection>,
    pub(super) files: Files,
    /// After a failed flush nobody knows what is on the disk: a hand that was refused can come back with the next
    /// start. So nothing is built on top of it, nor on files that are not at their place.
    pub(super) stopped: watch::Sender<Option<StoreError>>,
    pub(super) flow: Arc<Flow>,
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
                if matches!(error.kind(), ErrorKind::Io | ErrorKind::InUse) {
                    self.stop(error);
                }
            }
            for work in begun {
                work.tell(ended.clone());
            }
        }
    }

    /// The first reason stays.
    fn stop(&self, why: &StoreError) {
        self.stopped.send_if_modified(|stopped| {
            let is_first = stopped.is_none();
            stopped.get_or_insert_with(|| why.clone());
            is_first
        });
    }

    /// Does the first piece of work and those that are waiting behind it, and commits. `begun` gets every piece that has
    /// begun.
    fn batch(&mut self, first: Job, waiting: &Receiver<Job>, begun: &mut Vec<Box<dyn Work>>) -> Result<(), StoreError> {
        let start = Instant::now();
        let mut next = Ok(first);
        while let Ok(job) = next {
            if let Some((work, waited)) = job.begin() {
                self.flow.began(waited);
                let is_first = begun.is_empty();
                let work = begun.push_mut(work);
                if !done(self.ready(is_first)?, |connection| work.run(connection))? {
                    self.again(begun)?;
                    break;
                }
            }
            if begun.len() >= LARGEST_BATCH || start.elapsed() >= LONGEST_BATCH {
                break;
            }
            next = waiting.try_recv();
        }
        if begun.is_empty() { Ok(()) } else { self.commit() }
    }

    /// Undoes a batch and does it again, so that of each piece all is written or nothing.
    fn again(&mut self, begun: &mut [Box<dyn Work>]) -> Result<(), StoreError> {
        self.ready(false)?.rollback()?;
        let connection = self.ready(true)?;
        for work in begun {
            done(connection, |connection| connection.within_savepoint(|connection| work.run(connection)))?;
        }
        Ok(())
    }

    fn commit(&mut self) -> Result<(), StoreError> {
        self.files.check()?;
        let committing = Instant::now();
        self.ready(false)?.commit()?;
        self.flow.committed(committing.elapsed());
        self.files.check()
    }

    /// The connection in a transaction, which is to begin or has begun.
    fn ready(&mut self, is_to_begin: bool) -> Result<&mut AnyConnection, StoreError> {
        if let Some(why) = self.stopped.borrow().clone() {
            return Err(why);
        }
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.opened()?,
        };
        if is_to_begin {
            connection.begin(Span::Write)?;
        }
        Ok(self.connection.insert(connection))
    }

    fn opened(&mut self) -> Result<AnyConnection, StoreError> {
        // Readers may be gone, and the log with the last of them.
        self.files.log_may_be_new();
        self.files.check()?;
        let connection = AnyConnection::open(&self.address, Mode::Write)?;
        self.files.log_was_made();
        Ok(connection)
    }
}

/// Does a piece of work, and says whether what it has written may stay; an error where nothing of its batch may.
fn done(
    connection: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> Result<(), StoreError>,
) -> Result<bool, StoreError> {
    // What the work throws takes its batch with it: nobody knows how far it came.
    let done = catch_unwind(AssertUnwindSafe(|| work(&mut *connection))).map_err(|_| StoreError::broke_off())?;
    match done {
        Err(error) if error.taints_the_connection() => Err(error),
        _ if !connection.is_in_transaction() => Err(StoreError::broke_off()),
        done => Ok(done.is_ok()),
    }
}
