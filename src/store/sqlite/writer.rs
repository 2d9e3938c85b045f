//! The one connection that writes to `SQLite`, on a thread of its own. Separate writers on one file starve each other,
//! and a flush for each of them makes a busy evening slow. So all of them send their work to this thread.

use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};
use std::thread::JoinHandle;
use std::time::Instant;

use tokio::sync::watch;

use super::files::Files;
use super::job::{Job, Rows};
use super::metrics::{WriteMetrics, Writes};
use super::writer_thread::WriterThread;
use crate::store::commit::Change;
use crate::store::connection::AnyConnection;
use crate::store::error::{ErrorKind, StoreError};
use crate::store::news::channels::Channels;

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
        path: &Path,
        connection: AnyConnection,
        files: Files,
        channels: Arc<Channels>,
    ) -> Result<Self, StoreError> {
        let (jobs, queue) = channel();
        let (stopped, broken) = watch::channel(None);
        let metrics = Arc::new(WriteMetrics::default());
        let (path, connection) = (path.to_owned(), Some(connection));
        let writing = WriterThread { path, connection, files, channels, stopped, metrics: Arc::clone(&metrics) };
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

    /// Hands over changes, which are written in their turn, all of them or none. The answer comes once they are on disk.
    /// Changes that write nothing wait for the commit as well, since their answer may rest on an uncommitted write of somebody
    /// else.
    pub(in crate::store) fn write(
        &self,
        changes: Vec<Change>,
        answer: impl FnOnce(Rows) + Send + 'static,
    ) -> Result<(), StoreError> {
        let (handed_over, rows) = (Instant::now(), Err(StoreError::interrupted()));
        let job = Job { handed_over, changes, rows, answer: Box::new(answer) };
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
    use crate::store::{AccessChange, DeviceId, Store, Token};

    /// A store in a temporary folder.
    fn store() -> (tempfile::TempDir, Store) {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&format!("sqlite:{}", folder.path().join("tanto.db").display())).unwrap();
        (folder, store)
    }

    fn write(store: &Store, change: Change) -> Result<(), StoreError> {
        store.commit_blocking(vec![change]).map(drop)
    }

    fn add_device(store: &Store) -> Result<(), StoreError> {
        let device = DeviceId::of(Token::make()?.as_str());
        write(store, Change::Access(AccessChange::AddDevice { device, at: 0 }))
    }

    fn count(store: &Store) -> i64 {
        store.row(devices::table.count()).unwrap().unwrap()
    }

    #[test]
    fn confirmed_work_is_written_even_when_other_work_panics() {
        let (_folder, store) = store();
        let panic = || write(&store, Change::Run(|| panic!("in mid-work")));
        let write = |n| if n % 20 == 19 { panic() } else { add_device(&store) };
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
        let failing = Change::Run(|| {
            let message = Box::new("disk I/O error".to_owned());
            Err(Error::DatabaseError(DatabaseErrorKind::UnableToSendCommand, message).into())
        });
        let failed = write(&store, failing);
        assert_eq!(
            [failed, add_device(&store)].map(|done| done.map_err(|error| error.kind())),
            [Err(ErrorKind::Io); 2]
        );
        assert_eq!(count(&store), 0);
    }
}
