//! The store: the append-only log of each table, on `SQLite` or `PostgreSQL`.
//!
//! **A table is a list of what people said happened.** The log is the only truth: entries are added and never changed,
//! each with the idempotency key it came with and a hash over itself and the one before. Transfers and balances are
//! projections, computed above and written here in the same transaction. The store keeps the bodies of events as it
//! gets them and does not look into them. All SQL of the program is in this room.

mod address;
mod backup;
mod batch;
mod connection;
mod copy;
mod counts;
mod devices;
mod entry;
mod error;
mod health;
mod import;
mod links;
mod live;
mod lock;
mod log;
mod migrate;
mod pool;
mod projection;
mod role;
mod schema;
mod tables;
mod token;
mod writer;

use tokio::sync::watch;

use address::Address;
use connection::{AnyConnection, Mode, Span};
use error::Failure;
use live::Live;
use lock::ServerLock;
use migrate::Standing;
use pool::Connections;
use writer::Writer;

pub use counts::Counts;
pub use devices::{Member, Membership};
pub use entry::{ChainError, ChainFault, Entry, Event, GENESIS, Kind, check_chain};
pub use error::{ErrorKind, StoreError};
pub use health::Fact;
pub use import::{ImportError, Imported};
pub use links::Link;
pub use log::{AppendError, Appended, Change};
pub use projection::{Projection, StoredProjection, StoredTransfer};
pub use role::Role;
pub use tables::{CreateError, Created, NewTable, Table};
pub use token::{DeviceId, TableId, Token};

/// An open database. Its calls block: a handler makes them where blocking is allowed.
pub struct Store {
    // Dropped in this order: SQLite tidies up its log when the last connection closes, which has to be the writer.
    connections: Connections,
    writing: Writing,
    live: Live,
    _lock: Option<ServerLock>,
}

/// How writes are made.
enum Writing {
    /// One after the other, on one connection of their own.
    Single(Writer),
    /// Side by side, on the connections that also read; the database sorts them.
    Pooled,
    /// Not at all.
    Refused,
}

impl Store {
    /// Opens the database for a server: makes it if there is none, brings it up to date, and keeps a `SQLite` file to
    /// this process.
    ///
    /// # Errors
    /// Says why the database cannot be served: in use, newer than the program, damaged, not reachable.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let lock = match &address {
            Address::Sqlite(path) => Some(ServerLock::take(path)?),
            Address::Postgres(_) => None,
        };
        let mut connection = AnyConnection::open(&address, Mode::Create)?;
        health::quick_check(&mut connection)?;
        migrate::bring_up_to_date(&mut connection)?;
        Self::around(&address, connection, lock)
    }

    /// Opens the database for a short piece of writing, also while a server works with it.
    ///
    /// # Errors
    /// As [`Store::open`]; a server hinders only when the database has to be brought up to date first.
    pub fn open_beside(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let connection = current(&address, Mode::Create)?;
        Self::around(&address, connection, None)
    }

    /// Opens an existing database for reading, also while a server works with it. Writes are refused.
    ///
    /// # Errors
    /// As [`Store::open_beside`], and when there is no database.
    pub fn open_for_reading(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        drop(current(&address, Mode::Read)?);
        let connections = Connections::open(&address)?;
        Ok(Self { connections, writing: Writing::Refused, live: Live::new(), _lock: None })
    }

    fn around(address: &Address, connection: AnyConnection, lock: Option<ServerLock>) -> Result<Self, StoreError> {
        let connections = Connections::open(address)?;
        let writing = match address {
            Address::Sqlite(_) => Writing::Single(Writer::new(address, connection)),
            Address::Postgres(_) => Writing::Pooled,
        };
        Ok(Self { connections, writing, live: Live::new(), _lock: lock })
    }

    /// Hears of every change of a table that is made through this store: the receiver holds the newest version. It
    /// begins at what was last told, so read it only after [`watch::Receiver::changed`].
    #[must_use]
    pub fn subscribe(&self, table: &TableId) -> watch::Receiver<i64> {
        self.live.subscribe(table)
    }

    /// Ends all subscriptions, so that a server can stop.
    pub fn end_subscriptions(&self) {
        self.live.end();
    }

    fn read<T>(&self, work: impl FnOnce(&mut AnyConnection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        work(&mut *self.connections.get()?)
    }

    /// Does the work in one transaction that is on the disk before this returns.
    fn write<T, E: Failure>(&self, work: impl FnOnce(&mut AnyConnection) -> Result<T, E>) -> Result<T, E> {
        match &self.writing {
            Writing::Single(writer) => writer.write(work),
            Writing::Pooled => self.connections.get()?.within(Span::Write, work),
            Writing::Refused => {
                Err(StoreError::new(ErrorKind::Refused, "the database was opened for reading; nothing is written")
                    .into())
            }
        }
    }
}

/// A connection to a database of this program's schema.
fn current(address: &Address, mode: Mode) -> Result<AnyConnection, StoreError> {
    // Without the lock a server could be starting on the file that is about to be made.
    let lock = match address {
        Address::Sqlite(path) if mode == Mode::Create && !path.exists() => Some(ServerLock::take(path)?),
        _ => None,
    };
    let mut connection = AnyConnection::open(address, mode)?;
    if migrate::standing(&mut connection)? == Standing::Current {
        return Ok(connection);
    }
    let _lock = match (address, lock) {
        (Address::Sqlite(path), None) => Some(ServerLock::take(path)?),
        (_, lock) => lock,
    };
    migrate::bring_up_to_date(&mut AnyConnection::open(address, Mode::Write)?)?;
    Ok(connection)
}
