//! The one connection that writes to `SQLite`. Writers that share the file by themselves starve each other, and a flush
//! for every one of them makes a busy evening slow. So they take turns on one connection, each in a savepoint of the
//! same transaction, and whoever finds nobody waiting behind him commits for all. Nobody returns before that.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::address::Address;
use super::batch::{Batch, broke_off};
use super::connection::{AnyConnection, Mode, Span};
use super::error::{ErrorKind, Failure, StoreError};

/// How long a caller waits for his turn.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long the first of a batch waits for those behind him.
const LONGEST_BATCH: Duration = Duration::from_millis(20);

/// Whoever wants to write waits here.
pub(super) struct Writer {
    address: Address,
    queue: Mutex<Queue>,
    turn_ended: Condvar,
}

struct Queue {
    /// Somebody has his turn.
    taken: bool,
    waiting: usize,
    connection: Place,
    /// After a failed flush nobody knows what is on the disk: a hand that was refused can come back with the next
    /// start. So nothing is built on top of it.
    stopped: bool,
}

/// Where the connection is between two turns.
enum Place {
    /// Given up after it failed; the next one opens another.
    Lost,
    Idle(AnyConnection),
    /// In the transaction of a batch, which the next one continues.
    Open(AnyConnection, Arc<Batch>),
}

impl Writer {
    pub(super) fn new(address: &Address, connection: AnyConnection) -> Self {
        let queue = Queue { taken: false, waiting: 0, connection: Place::Idle(connection), stopped: false };
        Self { address: address.clone(), queue: Mutex::new(queue), turn_ended: Condvar::new() }
    }

    /// Does the work when its turn has come, all of it or nothing, and returns when that is on the disk. An answer
    /// that writes nothing waits as well: it may rest on what somebody else has only just written.
    pub(super) fn write<T, E: Failure>(&self, work: impl FnOnce(&mut AnyConnection) -> Result<T, E>) -> Result<T, E> {
        let mut turn = self.wait_for_turn()?;
        let (mut connection, batch) = turn.begin()?;
        let done = connection.within_savepoint(work);
        match done.as_ref().err().and_then(Failure::trouble) {
            Some(error) if error.taints_the_connection() => turn.fail(connection, error.clone()),
            _ if !connection.is_in_transaction() => turn.fail(connection, broke_off()),
            _ => turn.pass_on(connection),
        }
        batch.wait()?;
        done
    }

    fn wait_for_turn(&self) -> Result<Turn<'_>, StoreError> {
        let mut queue = self.queue();
        queue.waiting += 1;
        // Patience ends only while the turn is taken. Otherwise it has been left to this caller, with the batch of
        // those before, whom nobody else might commit.
        let (mut queue, _) = self
            .turn_ended
            .wait_timeout_while(queue, PATIENCE, |queue| queue.taken)
            .unwrap_or_else(PoisonError::into_inner);
        queue.waiting -= 1;
        if queue.taken {
            return Err(StoreError::new(ErrorKind::Busy, "the database is busy; try again"));
        }
        if queue.stopped {
            return Err(stopped());
        }
        queue.taken = true;
        let connection = std::mem::replace(&mut queue.connection, Place::Lost);
        Ok(Turn { writer: self, connection, batch: None, over: false })
    }

    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The right to use the connection. If it is dropped in mid-work, what was not committed is lost for all.
struct Turn<'a> {
    writer: &'a Writer,
    connection: Place,
    batch: Option<Arc<Batch>>,
    over: bool,
}

impl Turn<'_> {
    /// The connection in a transaction: that of the callers before, or a new one.
    fn begin(&mut self) -> Result<(AnyConnection, Arc<Batch>), StoreError> {
        let mut connection = match std::mem::replace(&mut self.connection, Place::Lost) {
            Place::Open(connection, batch) => {
                self.batch = Some(Arc::clone(&batch));
                return Ok((connection, batch));
            }
            Place::Idle(connection) => connection,
            Place::Lost => AnyConnection::open(&self.writer.address, Mode::Write)?,
        };
        connection.begin(Span::Write)?;
        let batch = Arc::new(Batch::new());
        self.batch = Some(Arc::clone(&batch));
        Ok((connection, batch))
    }

    /// Leaves the commit to the next in line, or does it.
    fn pass_on(mut self, mut connection: AnyConnection) {
        let mut queue = self.writer.queue();
        if queue.waiting > 0
            && let Some(batch) = self.batch.take_if(|batch| batch.age() < LONGEST_BATCH)
        {
            queue.connection = Place::Open(connection, batch);
            return self.end(queue);
        }
        drop(queue);
        if let Err(error) = connection.commit() {
            return self.fail(connection, error.into());
        }
        if let Some(batch) = self.batch.take() {
            batch.decide(Ok(()));
        }
        let mut queue = self.writer.queue();
        queue.connection = Place::Idle(connection);
        self.end(queue);
    }

    /// Closes the connection, which undoes whatever is not committed, and tells everybody in the batch.
    fn fail(mut self, connection: AnyConnection, error: StoreError) {
        drop(connection);
        let mut queue = self.writer.queue();
        queue.stopped |= error.kind() == ErrorKind::Io;
        if let Some(batch) = self.batch.take() {
            batch.decide(Err(error));
        }
        self.end(queue);
    }

    fn end(&mut self, mut queue: MutexGuard<'_, Queue>) {
        queue.taken = false;
        self.over = true;
        self.writer.turn_ended.notify_one();
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        if self.over {
            return;
        }
        if let Some(batch) = self.batch.take() {
            batch.decide(Err(broke_off()));
        }
        self.end(self.writer.queue());
    }
}

fn stopped() -> StoreError {
    StoreError::new(ErrorKind::Io, "the disk failed, so nothing more is written; look at it, then start tanto again")
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
        address: Address,
        writer: Writer,
    }

    impl Notes {
        fn new() -> Self {
            let path = std::env::temp_dir().join(format!("tanto-writer-{}.db", TableId::make().unwrap()));
            let address = Address::Sqlite(path);
            let mut connection = AnyConnection::open(&address, Mode::Create).unwrap();
            connection.batch_execute("CREATE TABLE notes (n INTEGER PRIMARY KEY, text TEXT)").unwrap();
            Self { writer: Writer::new(&address, connection), address }
        }

        fn note(&self, n: usize) -> Result<(), StoreError> {
            self.writer
                .write(|connection| Ok(connection.batch_execute(&format!("INSERT INTO notes VALUES ({n}, '')"))?))
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
