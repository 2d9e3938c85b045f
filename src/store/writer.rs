//! The one connection that writes to `SQLite`. Writers that share the file by themselves starve each other.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use super::address::Address;
use super::connection::{AnyConnection, Mode};
use super::error::{ErrorKind, Failure, StoreError};

pub(super) struct Writer {
    address: Address,
    /// Taken out for the time of the work: work that panics takes its half-done connection with it.
    connection: Mutex<Option<AnyConnection>>,
    stopped: AtomicBool,
}

impl Writer {
    pub(super) fn new(address: &Address, connection: AnyConnection) -> Self {
        Self { address: address.clone(), connection: Mutex::new(Some(connection)), stopped: AtomicBool::new(false) }
    }

    /// Lends the connection to one caller after the other.
    pub(super) fn lend<T, E: Failure>(&self, work: impl FnOnce(&mut AnyConnection) -> Result<T, E>) -> Result<T, E> {
        let mut place = self.connection.lock().unwrap_or_else(PoisonError::into_inner);
        if self.stopped.load(Ordering::Relaxed) {
            return Err(stopped().into());
        }
        let mut connection = match place.take() {
            Some(connection) => connection,
            None => AnyConnection::open(&self.address, Mode::Write)?,
        };
        let done = work(&mut connection);
        match done.as_ref().err().and_then(Failure::trouble) {
            Some(error) if error.kind() == ErrorKind::Io => self.stopped.store(true, Ordering::Relaxed),
            Some(error) if error.taints_the_connection() => {}
            _ => *place = Some(connection),
        }
        done
    }
}

/// After a failed flush nobody knows what is on the disk: a hand that was refused can come back with the next start.
/// So nothing is built on top of it.
fn stopped() -> StoreError {
    StoreError::new(ErrorKind::Io, "the disk failed, so nothing more is written; look at it, then start tanto again")
}
