//! The one connection that writes to `SQLite`, on a thread of its own. Separate writers on one file starve each other,
//! and a flush for each of them makes a busy evening slow. So all of them send their work to this thread.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use tokio::sync::watch;

use super::files::Files;
use super::job::{Claim, Job};
use super::writer_thread::WriterThread;
use crate::store::address::Address;
use crate::store::connection::AnyConnection;
use crate::store::error::{ErrorKind, StoreError};
use crate::store::metrics::{WriteMetrics, Writes};

/// How long a caller waits until its work begins.
const PATIENCE: Duration = Duration::from_secs(5);

/// The handle through which callers send work to the writer thread.
pub(in crate::store) struct Writer {
    jobs: Mutex<Option<Sender<Job>>>,
    thread: Option<JoinHandle<()>>,
    /// Why writing has stopped; `None` while it works.
    broken: watch::Receiver<Option<StoreError>>,
    metrics: Arc<WriteMetrics>,
}

impl Writer {
    pub(in crate::store) fn new(
        address: &Address,
        connection: AnyConnection,
        files: Files,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = channel();
        let (stopped, broken) = watch::channel(None);
        let metrics = Arc::new(WriteMetrics::default());
        let (address, connection) = (address.clone(), Some(connection));
        let writing = WriterThread { address, connection, files, stopped, metrics: Arc::clone(&metrics) };
        let thread = std::thread::Builder::new().name("writer".to_owned()).spawn(move || writing.run(&queue));
        let thread = thread
            .map_err(|error| StoreError::new(ErrorKind::Io, format!("cannot start the writer thread: {error}")))?;
        Ok(Self { jobs: Mutex::new(Some(jobs)), thread: Some(thread), broken, metrics })
    }

    pub(in crate::store) fn metrics(&self) -> Writes {
        self.metrics.totals()
    }

    /// Waits until writing has stopped and returns the reason.
    pub(in crate::store) async fn broken(&self) -> StoreError {
        let mut broken = self.broken.clone();
        let why = broken.wait_for(Option::is_some).await;
        why.ok().and_then(|why| why.clone()).unwrap_or_else(StoreError::broke_off)
    }

    /// Runs the work in its turn, all of it or nothing, and returns once it is on disk. Work that writes nothing waits
    /// for the commit as well, since its answer may rest on an uncommitted write of somebody else. The work may run
    /// twice; then only the second run counts.
    pub(in crate::store) fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = sync_channel(1);
        // A caller that has given up needs no answer.
        let claim = self.send(Job::new(work, move |done| drop(answer.send(done))))?;
        match answered.recv_timeout(PATIENCE) {
            Ok(done) => done,
            Err(RecvTimeoutError::Timeout) if claim.give_up() => Err(StoreError::busy()),
            // The work has begun, so we wait for its outcome.
            Err(_) => answered.recv().unwrap_or_else(|_| Err(StoreError::broke_off())),
        }
    }

    /// [`Self::write`] for a caller that must not block its thread.
    pub(in crate::store) async fn write_async<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, mut answered) = tokio::sync::oneshot::channel();
        let claim = self.send(Job::new(work, move |done| drop(answer.send(done))))?;
        match tokio::time::timeout(PATIENCE, &mut answered).await {
            Ok(done) => done.unwrap_or_else(|_| Err(StoreError::broke_off())),
            Err(_) if claim.give_up() => Err(StoreError::busy()),
            Err(_) => answered.await.unwrap_or_else(|_| Err(StoreError::broke_off())),
        }
    }

    fn send(&self, (job, claim): (Job, Claim)) -> Result<Claim, StoreError> {
        let jobs = self.jobs.lock().unwrap_or_else(PoisonError::into_inner);
        jobs.as_ref().and_then(|jobs| jobs.send(job).ok()).ok_or_else(StoreError::broke_off)?;
        Ok(claim)
    }
}

impl Drop for Writer {
    /// Waits until all work is done and the connection is closed.
    fn drop(&mut self) {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(thread) = self.thread.take() {
            // The thread catches panics of the work, so joining it cannot fail.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]
mod tests {
    use std::sync::mpsc::Receiver;
    use std::thread;

    use diesel::connection::SimpleConnection;
    use diesel::result::{DatabaseErrorKind, Error};

    use super::*;
    use crate::store::connection::Mode;
    use crate::store::token::TableId;

    /// How the work ends after it has inserted a note.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    enum Ending {
        Written,
        /// It fails by itself.
        Declined,
        /// It inserts the same note again, which the database refuses.
        Twice,
    }

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

        /// Sends jobs that begin together. Each inserts a note with its own number and ends as given. Returns the
        /// outcomes.
        fn write_together(&self, endings: &[Ending]) -> Receiver<(usize, Result<(), StoreError>)> {
            let (gate, opened) = channel::<()>();
            let (answer, answered) = channel();
            let wait = Job::new(move |_| Ok(opened.recv().is_ok()), |_| ());
            self.writer.send(wait).unwrap();
            for (n, ending) in endings.iter().copied().enumerate() {
                let (answer, note) = (answer.clone(), format!("INSERT INTO notes VALUES ({n}, '')"));
                let work = move |connection: &mut AnyConnection| {
                    connection.batch_execute(&note)?;
                    match ending {
                        Ending::Written => Ok(()),
                        Ending::Declined => Err(conflict()),
                        Ending::Twice => Ok(connection.batch_execute(&note)?),
                    }
                };
                self.writer.send(Job::new(work, move |done| drop(answer.send((n, done))))).unwrap();
            }
            drop(gate);
            answered
        }

        fn count(&self) -> i64 {
            use diesel::prelude::*;
            let mut connection = AnyConnection::open(&self.address, Mode::Read).unwrap();
            let AnyConnection::Sqlite(inner) = &mut connection else { panic!("it is SQLite") };
            diesel::dsl::sql::<diesel::sql_types::BigInt>("SELECT count(*) FROM notes").get_result(inner).unwrap()
        }
    }

    fn conflict() -> StoreError {
        StoreError::new(ErrorKind::Conflict, "another writer was first")
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
    fn work_that_fails_after_writing_does_not_affect_other_work() {
        use Ending::{Declined, Twice, Written};
        for endings in [
            &[Declined][..],
            &[Written, Written],
            &[Written, Declined, Written, Written],
            &[Twice, Written, Twice, Declined],
            &[Written, Written, Written, Twice, Written, Declined, Written],
        ] {
            let notes = Notes::new();
            let answers: Vec<_> = notes.write_together(endings).iter().collect();
            assert!(answers.iter().map(|(n, _)| *n).eq(0..endings.len()), "each gets one answer, in order");
            for (n, answer) in answers {
                match endings[n] {
                    Written => assert_eq!(answer, Ok(()), "{n} of {endings:?}"),
                    Declined => assert_eq!(answer, Err(conflict())),
                    Twice => assert_eq!(answer.map_err(|error| error.kind()), Err(ErrorKind::Refused)),
                }
            }
            let written = endings.iter().filter(|ending| **ending == Written).count();
            assert_eq!(usize::try_from(notes.count()), Ok(written), "{endings:?}");
        }
    }

    #[test]
    fn confirmed_work_is_written_even_when_other_work_panics() {
        let notes = Notes::new();
        let answered: usize = thread::scope(|scope| {
            let callers: Vec<_> = (0..60)
                .map(|n| {
                    let notes = &notes;
                    scope.spawn(move || {
                        if n % 20 == 19 { notes.writer.write::<()>(|_| panic!("in mid-work")) } else { notes.note(n) }
                    })
                })
                .collect();
            callers.into_iter().filter_map(|caller| caller.join().ok()?.ok()).count()
        });
        assert_eq!(usize::try_from(notes.count()), Ok(answered));
        notes.note(100).unwrap();
    }

    #[test]
    fn a_failing_disk_stops_all_writes() {
        let notes = Notes::new();
        let failed: Result<(), StoreError> = notes.writer.write(|_| {
            let message = Box::new("disk I/O error".to_owned());
            Err(Error::DatabaseError(DatabaseErrorKind::UnableToSendCommand, message).into())
        });
        assert_eq!(failed.map_err(|error| error.kind()), Err(ErrorKind::Io));
        assert_eq!(notes.note(1).map_err(|error| error.kind()), Err(ErrorKind::Io));
        assert_eq!(notes.count(), 0);
    }
}
