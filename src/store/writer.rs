//! The one connection that writes to `SQLite`, on a thread of its own. Writers that share the file by themselves starve
//! each other, and a flush for every one of them makes a busy evening slow. So their work is handed over to this thread,
//! which does one piece after the other, each in a savepoint of the same transaction, and commits when nobody waits.
//! Nobody hears of his work before it is on the disk.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use tokio::sync::watch;

use super::address::Address;
use super::connection::{AnyConnection, Mode, Span};
use super::error::{ErrorKind, Failure, StoreError};
use super::figures::{Flow, Writes};
use super::files::Files;

/// How long a caller waits until his work begins.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the first of a batch waits for those behind him, and how many there may be.
const LONGEST_BATCH: Duration = Duration::from_millis(20);
const LARGEST_BATCH: usize = 256;

/// How long nobody writes before the files are looked at nevertheless.
const IDLE: Duration = Duration::from_secs(1);

/// Whoever wants to write hands his work over here.
pub(super) struct Writer {
    jobs: Mutex<Option<Sender<Job>>>,
    thread: Option<JoinHandle<()>>,
    /// Why nothing is written any more, from when that is so.
    broken: watch::Receiver<Option<StoreError>>,
    flow: Arc<Flow>,
}

struct Job {
    /// Whether somebody has decided about it: the writer that it begins, or its caller that it waited too long.
    claimed: Arc<AtomicBool>,
    handed_over: Instant,
    work: Work,
}

/// Does the work in a savepoint, where there is a connection; says what trouble it met, and how to tell the caller.
type Work = Box<dyn FnOnce(Result<&mut AnyConnection, StoreError>) -> (Option<StoreError>, Tell) + Send>;

/// Tells a caller how his work ended, once it is on the disk or lost.
type Tell = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

impl Writer {
    pub(super) fn new(address: &Address, connection: AnyConnection, files: Files) -> Result<Self, StoreError> {
        let (jobs, queue) = channel();
        let (stopped, broken) = watch::channel(None);
        let flow = Arc::new(Flow::default());
        let (address, connection) = (address.clone(), Some(connection));
        let writing = Writing { address, connection, files, stopped, flow: Arc::clone(&flow) };
        let thread = std::thread::Builder::new().name("writer".to_owned()).spawn(move || writing.run(&queue));
        let thread =
            thread.map_err(|error| StoreError::new(ErrorKind::Io, format!("no thread to write on: {error}")))?;
        Ok(Self { jobs: Mutex::new(Some(jobs)), thread: Some(thread), broken, flow })
    }

    pub(super) fn figures(&self) -> Writes {
        self.flow.figures()
    }

    /// Ends when nothing is written any more, and says why.
    pub(super) async fn broken(&self) -> StoreError {
        let mut broken = self.broken.clone();
        let why = broken.wait_for(Option::is_some).await;
        why.ok().and_then(|why| why.clone()).unwrap_or_else(StoreError::broke_off)
    }

    /// Has the work done when its turn comes, all of it or nothing, and returns when that is on the disk. An answer that
    /// writes nothing waits as well: it may rest on what somebody else has only just written.
    pub(super) fn write<T, E>(
        &self,
        work: impl FnOnce(&mut AnyConnection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: Failure + Send + 'static,
    {
        let (answer, answered) = sync_channel(1);
        // A caller who has gone needs no answer.
        let claimed = self.hand_over(in_savepoint(work, move |done| drop(answer.send(done))))?;
        match answered.recv_timeout(PATIENCE) {
            Ok(done) => done,
            Err(RecvTimeoutError::Timeout) if !claimed.swap(true, Ordering::AcqRel) => Err(busy().into()),
            // It has begun, so how it ends is worth waiting for.
            Err(_) => answered.recv().unwrap_or_else(|_| Err(StoreError::broke_off().into())),
        }
    }

    /// The same for a caller who has more to do than to wait on a thread.
    pub(super) async fn write_soon<T, E>(
        &self,
        work: impl FnOnce(&mut AnyConnection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: Failure + Send + 'static,
    {
        let (answer, mut answered) = tokio::sync::oneshot::channel();
        let claimed = self.hand_over(in_savepoint(work, move |done| drop(answer.send(done))))?;
        match tokio::time::timeout(PATIENCE, &mut answered).await {
            Ok(done) => done.unwrap_or_else(|_| Err(StoreError::broke_off().into())),
            Err(_) if !claimed.swap(true, Ordering::AcqRel) => Err(busy().into()),
            Err(_) => answered.await.unwrap_or_else(|_| Err(StoreError::broke_off().into())),
        }
    }

    fn hand_over(&self, work: Work) -> Result<Arc<AtomicBool>, StoreError> {
        let claimed = Arc::new(AtomicBool::new(false));
        let job = Job { claimed: Arc::clone(&claimed), handed_over: Instant::now(), work };
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.as_ref().and_then(|jobs| jobs.send(job).ok()).ok_or_else(StoreError::broke_off)?;
        Ok(claimed)
    }
}

impl Drop for Writer {
    /// Waits until everything handed over is done and the connection is closed.
    fn drop(&mut self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = self.thread.take() {
            // It has nothing to say: it catches what the work throws.
            let _ = thread.join();
        }
    }
}

fn in_savepoint<T, E>(
    work: impl FnOnce(&mut AnyConnection) -> Result<T, E> + Send + 'static,
    answer: impl FnOnce(Result<T, E>) + Send + 'static,
) -> Work
where
    T: Send + 'static,
    E: Failure + Send + 'static,
{
    Box::new(move |connection| {
        let done = match connection {
            Ok(connection) => connection.within_savepoint(work),
            Err(error) => Err(error.into()),
        };
        let trouble = done.as_ref().err().and_then(Failure::trouble).cloned();
        let tell = move |committed: Result<(), StoreError>| answer(committed.map_err(E::from).and(done));
        (trouble, Box::new(tell))
    })
}

struct Writing {
    address: Address,
    /// Nothing after it failed; the next batch opens another.
    connection: Option<AnyConnection>,
    files: Files,
    /// After a failed flush nobody knows what is on the disk: a hand that was refused can come back with the next
    /// start. So nothing is built on top of it, nor on files that are not at their place.
    stopped: watch::Sender<Option<StoreError>>,
    flow: Arc<Flow>,
}

impl Writing {
    fn run(mut self, waiting: &Receiver<Job>) {
        loop {
            let mut told = Vec::new();
            let ended = match waiting.recv_timeout(IDLE) {
                Ok(first) => self.batch(first, waiting, &mut told),
                Err(RecvTimeoutError::Timeout) => self.files.check(),
                Err(RecvTimeoutError::Disconnected) => return,
            };
            if let Err(error) = &ended {
                self.connection = None;
                if matches!(error.kind(), ErrorKind::Io | ErrorKind::InUse) {
                    self.stop(error);
                }
            }
            for tell in told {
                tell(ended.clone());
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

    /// Does the first piece of work and those that are waiting behind it, and commits. `told` gets everybody whose work
    /// has begun.
    fn batch(&mut self, first: Job, waiting: &Receiver<Job>, told: &mut Vec<Tell>) -> Result<(), StoreError> {
        let began = Instant::now();
        let mut next: Result<Job, TryRecvError> = Ok(first);
        let mut in_transaction = false;
        while let Ok(Job { claimed, handed_over, work }) = next {
            if !claimed.swap(true, Ordering::AcqRel) {
                self.flow.began(handed_over.elapsed());
                let ready = self.ready(in_transaction);
                // What the work throws takes its batch with it: nobody knows how far it came.
                let (trouble, tell) =
                    catch_unwind(AssertUnwindSafe(|| work(ready))).map_err(|_| StoreError::broke_off())?;
                told.push(tell);
                if let Some(error) = trouble.filter(StoreError::taints_the_connection) {
                    return Err(error);
                }
                in_transaction = self.connection.as_mut().is_some_and(AnyConnection::is_in_transaction);
                if !in_transaction {
                    return Err(StoreError::broke_off());
                }
            }
            if told.len() >= LARGEST_BATCH || began.elapsed() >= LONGEST_BATCH {
                break;
            }
            next = waiting.try_recv();
        }
        match self.connection.as_mut().filter(|_| in_transaction) {
            Some(connection) => {
                self.files.check()?;
                let committing = Instant::now();
                connection.commit()?;
                self.flow.committed(committing.elapsed());
                self.files.check()
            }
            None => Ok(()),
        }
    }

    /// The connection in a transaction.
    fn ready(&mut self, in_transaction: bool) -> Result<&mut AnyConnection, StoreError> {
        if let Some(why) = self.stopped.borrow().clone() {
            return Err(why);
        }
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.opened()?,
        };
        if !in_transaction {
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

fn busy() -> StoreError {
    StoreError::new(ErrorKind::Busy, "the database is busy; try again")
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]
mod tests {
    use std::thread;

    use diesel::connection::SimpleConnection;
    use diesel::result::{DatabaseErrorKind, Error};

    use super::*;
    use crate::store::token::TableId;

    struct Notes {
        writer: Writer,
        address: Address,
    }

    impl Notes {
        fn new() -> Self {
            let path = std::env::temp_dir().join(format!("tanto-writer-{}.db", TableId::make().unwrap()));
            let address = Address::Sqlite(path);
            let mut connection = AnyConnection::open(&address, Mode::Create).unwrap();
            connection.batch_execute("CREATE TABLE notes (n INTEGER PRIMARY KEY, text TEXT)").unwrap();
            let Address::Sqlite(path) = &address else { panic!("it is SQLite") };
            let files = Files::of(path, None).unwrap();
            Self { writer: Writer::new(&address, connection, files).unwrap(), address }
        }

        fn note(&self, n: usize) -> Result<(), StoreError> {
            self.writer
                .write(move |connection| Ok(connection.batch_execute(&format!("INSERT INTO notes VALUES ({n}, '')"))?))
        }

        fn count(&self) -> i64 {
            use diesel::prelude::*;
            let mut connection = AnyConnection::open(&self.address, Mode::Read).unwrap();
            let AnyConnection::Sqlite(inner) = &mut connection else { panic!("it is SQLite") };
            diesel::dsl::sql::<diesel::sql_types::BigInt>("SELECT count(*) FROM notes").get_result(inner).unwrap()
        }
    }

    impl Drop for Notes {
        fn drop(&mut self) {
            let Address::Sqlite(path) = &self.address else { return };
            for end in ["", "-wal", "-shm"] {
                let _ = std::fs::remove_file(format!("{}{end}", path.display()));
            }
        }
    }

    #[test]
    fn what_is_refused_takes_nobody_with_it() {
        let notes = Notes::new();
        thread::scope(|scope| {
            for n in 0..50 {
                let notes = &notes;
                scope.spawn(move || {
                    notes.note(n).unwrap();
                    assert_eq!(notes.note(n).map_err(|error| error.kind()), Err(ErrorKind::Refused));
                });
            }
        });
        assert_eq!(notes.count(), 50);
    }

    #[test]
    fn what_was_answered_is_written_even_when_another_panics() {
        let notes = Notes::new();
        let answered: usize = thread::scope(|scope| {
            let callers: Vec<_> = (0..60)
                .map(|n| {
                    let notes = &notes;
                    scope.spawn(move || {
                        if n % 20 == 19 {
                            notes.writer.write::<(), StoreError>(|_| panic!("in mid-work"))
                        } else {
                            notes.note(n)
                        }
                    })
                })
                .collect();
            callers.into_iter().filter_map(|caller| caller.join().ok()?.ok()).count()
        });
        assert_eq!(usize::try_from(notes.count()), Ok(answered));
        notes.note(100).unwrap();
    }

    #[test]
    fn a_full_disk_stops_nobody_for_good() {
        let notes = Notes::new();
        let full: Result<(), StoreError> = notes.writer.write(|connection| {
            connection.batch_execute("PRAGMA max_page_count = 1; INSERT INTO notes VALUES (1, zeroblob(100000))")?;
            Ok(())
        });
        assert_eq!(full.map_err(|error| error.kind()), Err(ErrorKind::Full));
        notes.note(1).unwrap();
        assert_eq!(notes.count(), 1);
    }

    #[test]
    fn a_failing_disk_stops_everybody() {
        let notes = Notes::new();
        let message = Box::new("disk I/O error".to_owned());
        let failed: Result<(), StoreError> =
            notes.writer.write(|_| Err(Error::DatabaseError(DatabaseErrorKind::UnableToSendCommand, message).into()));
        assert_eq!(failed.map_err(|error| error.kind()), Err(ErrorKind::Io));
        assert_eq!(notes.note(1).map_err(|error| error.kind()), Err(ErrorKind::Io));
        assert_eq!(notes.count(), 0);
    }
}
