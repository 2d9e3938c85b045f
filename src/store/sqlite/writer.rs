//! The one connection that writes to `SQLite`, on a thread of its own. Separate writers on one file starve each other,
//! and a flush for each of them makes a busy evening slow. So all of them send their work to this thread.

use std::sync::Arc;
use std::sync::mpsc::{Sender, channel, sync_channel};
use std::thread::JoinHandle;

use tokio::sync::watch;

use super::files::Files;
use super::job::Job;
use super::writer_thread::WriterThread;
use crate::store::address::Address;
use crate::store::connection::AnyConnection;
use crate::store::error::{ErrorKind, StoreError};
use crate::store::metrics::{WriteMetrics, Writes};

/// The handle through which callers send work to the writer thread.
pub(in crate::store) struct Writer {
    /// `None` once it is dropped.
    jobs: Option<Sender<Job>>,
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
        Ok(Self { jobs: Some(jobs), thread: Some(thread), broken, metrics })
    }

    pub(in crate::store) fn metrics(&self) -> Writes {
        self.metrics.totals()
    }

    /// Waits until writing has stopped and returns the reason.
    pub(in crate::store) async fn broken(&self) -> StoreError {
        let mut broken = self.broken.clone();
        let why = broken.wait_for(Option::is_some).await;
        why.ok().and_then(|why| why.clone()).unwrap_or_else(StoreError::interrupted)
    }

    /// Runs the work in its turn, all of it or nothing, and returns once it is on disk. Work that writes nothing waits
    /// for the commit as well, since its answer may rest on an uncommitted write of somebody else. The work may run
    /// twice; then only the second run counts.
    pub(in crate::store) fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = sync_channel(1);
        // A caller that is gone needs no answer.
        self.send(Job::new(work, move |done| drop(answer.send(done))))?;
        answered.recv().unwrap_or_else(|_| Err(StoreError::interrupted()))
    }

    /// [`Self::write`] for a caller that must not block its thread. `announce` runs once the work is on disk.
    pub(in crate::store) async fn write_async<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
        announce: impl FnOnce() + Send + 'static,
    ) -> Result<T, StoreError> {
        let (answer, answered) = tokio::sync::oneshot::channel();
        let reply = move |done: Result<T, StoreError>| {
            if done.is_ok() {
                announce();
            }
            drop(answer.send(done));
        };
        self.send(Job::new(work, reply))?;
        answered.await.unwrap_or_else(|_| Err(StoreError::interrupted()))
    }

    fn send(&self, job: Job) -> Result<(), StoreError> {
        self.jobs.as_ref().and_then(|jobs| jobs.send(job).ok()).ok_or_else(StoreError::interrupted)
    }
}

impl Drop for Writer {
    /// Waits until all work is done and the connection is closed.
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // The thread catches panics of the work, so joining it cannot fail.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
#[expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]
mod tests {
    use diesel::prelude::*;
    use diesel::result::{DatabaseErrorKind, Error};

    use super::*;
    use crate::store::schema::devices;
    use crate::store::{Store, Token};

    /// A store in a temporary folder.
    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&format!("sqlite:{}", folder.path().join("tanto.db").display())).unwrap();
        (folder, store)
    }

    fn add_device(store: &Store) -> Result<(), StoreError> {
        store.add_device(&Token::make()?, 0)
    }

    fn count(store: &Store) -> i64 {
        store.row(devices::table.count()).unwrap().unwrap()
    }

    #[test]
    fn confirmed_work_is_written_even_when_other_work_panics() {
        let (_folder, store) = store();
        let write = |n| if n % 20 == 19 { store.write(|_| panic!("in mid-work")) } else { add_device(&store) };
        let confirmed = std::thread::scope(|scope| {
            let write = &write;
            let callers: Vec<_> = (0..60).map(|n| scope.spawn(move || write(n))).collect();
            callers.into_iter().filter_map(|caller| caller.join().unwrap().ok()).count()
        });
        assert_eq!(usize::try_from(count(&store)), Ok(confirmed));
        add_device(&store).unwrap();
    }

    #[test]
    fn a_failing_disk_stops_all_writes() {
        let (_folder, store) = store();
        let failed = store.write::<()>(|_| {
            let message = Box::new("disk I/O error".to_owned());
            Err(Error::DatabaseError(DatabaseErrorKind::UnableToSendCommand, message).into())
        });
        assert_eq!(
            [failed, add_device(&store)].map(|done| done.map_err(|error| error.kind())),
            [Err(ErrorKind::Io); 2]
        );
        assert_eq!(count(&store), 0);
    }
}
