//! The store: the append-only log of each table and of each club, on `SQLite` or `PostgreSQL`.
//!
//! **A table is a list of what people said happened.** The log is the only truth: entries are added and never changed,
//! each with the idempotency key it came with and a hash over itself and the one before. What lists show of a table is a
//! projection, computed above and written here in the same transaction. The store keeps the bodies of events as it
//! gets them and does not look into them. All SQL of the program is in this room.

mod access;
mod address;
mod backup;
mod channels;
mod club_tables;
mod clubs;
mod commit;
mod connection;
mod copy;
mod counts;
mod creation;
mod deletion;
mod devices;
mod dues;
mod entry;
mod error;
mod exclusive;
mod figures;
mod files;
mod handover;
mod health;
mod identity;
mod import;
mod incidents;
mod job;
mod keys;
mod links;
mod lock;
mod log;
mod members;
mod migrate;
mod pictures;
mod pool;
mod recovery;
mod relay;
mod role;
mod rows;
mod schema;
mod session;
mod standing;
mod stream;
mod subscriptions;
mod table_row;
mod tables;
mod token;
mod triggers;
mod usual_club;
mod writer;
mod writer_thread;

use std::time::Duration;

use tokio::sync::watch;

use address::Address;
use connection::{AnyConnection, Mode, Span};
use files::Files;
use lock::ServerLock;
use migrate::Schema;
use pool::Connections;
use subscriptions::Subscriptions;
use writer::Writer;

pub use access::{Access, ClubAccess, Head};
pub use address::sqlite_path;
pub use backup::Backup;
pub use channels::News;
pub use club_tables::{ClubTable, Which};
pub use clubs::{ClubChoice, CreatedClub};
pub use commit::{Append, Change, NewClub};
pub use counts::Counts;
pub use creation::{Earlier, Maker, Request};
pub use deletion::DeletedTable;
pub use devices::Membership;
pub use dues::{Closing, ClubDue, Due};
pub use entry::{ChainError, ChainFault, Entry, GENESIS, Origin, check_chain, check_chain_after};
pub use error::{ErrorKind, StoreError};
pub use figures::{Room, Writes};
pub use handover::{Arrival, Offer};
pub use health::Fact;
pub use import::{ImportError, Importer, check_foreign};
pub use incidents::Revoked;
pub use keys::{KeyReused, Keys};
pub use links::{Link, Links};
pub use log::Log;
pub use members::Member;
pub use recovery::{Recovered, Recovery};
pub use role::Role;
pub use standing::Standing;
pub use stream::Stream;
pub use table_row::Table;
pub use tables::{Created, Named, NewTable, Place, Projection};
pub use token::{ClubId, DeviceId, TableId, Token, hash_text};

/// An open database. Its calls block: a handler makes them where blocking is allowed.
pub struct Store {
    // Dropped in this order: SQLite tidies up its log when the last connection closes, which has to be the writer.
    connections: Connections,
    /// For what is looked up by its key, on `SQLite`: kept apart, so that no long reading holds it up.
    look_ups: Option<Connections>,
    writing: Writing,
    subscriptions: Subscriptions,
}

/// As long as a statement may take on a database server, which then breaks it off by itself unless it is stopped.
const SILENT: Duration = Duration::from_secs(5);

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
    pub fn open(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let lock = match &address {
            Address::Sqlite(path) => Some(ServerLock::take(path)?),
            Address::Postgres(_) => None,
        };
        let mut connection = AnyConnection::open(&address, Mode::Create)?;
        health::quick_check(&mut connection)?;
        bring_up_to_date(&mut connection, &address)?;
        Self::around(&address, connection, lock)
    }

    /// Opens the database for a short piece of writing, also while a server works with it.
    pub fn open_beside(url: &str) -> Result<Self, StoreError> {
        Self::beside(url, Mode::Create)
    }

    /// The same of a database that there must be: what is done to it would otherwise be done to an empty one.
    pub fn open_existing(url: &str) -> Result<Self, StoreError> {
        Self::beside(url, Mode::Write)
    }

    fn beside(url: &str, mode: Mode) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let connection = current(&address, mode)?;
        Self::around(&address, connection, None)
    }

    /// Opens an existing database for reading, also while a server works with it. Writes are refused.
    pub fn open_for_reading(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        drop(current(&address, Mode::Read)?);
        let connections = Connections::open(&address, Mode::Read)?;
        Ok(Self::new(&address, connections, None, Writing::Refused))
    }

    fn around(address: &Address, connection: AnyConnection, lock: Option<ServerLock>) -> Result<Self, StoreError> {
        let connections = Connections::open(address, Mode::Write)?;
        let writing = match address {
            Address::Sqlite(path) => {
                let files = Files::of(path, lock)?;
                Writing::Single(Writer::new(address, connection, files)?)
            }
            Address::Postgres(_) => Writing::Pooled,
        };
        let look_ups = match address {
            Address::Sqlite(_) => Some(Connections::open(address, Mode::Read)?),
            Address::Postgres(_) => None,
        };
        Ok(Self::new(address, connections, look_ups, writing))
    }

    fn new(address: &Address, connections: Connections, look_ups: Option<Connections>, writing: Writing) -> Self {
        Self { connections, look_ups, writing, subscriptions: Subscriptions::new(address) }
    }

    /// Whether other processes may serve the same database.
    fn is_shared(&self) -> bool {
        matches!(self.writing, Writing::Pooled)
    }

    /// How long an answer is worth waiting for, where the database is a server that may have fallen silent.
    pub fn deadline(&self) -> Option<Duration> {
        self.is_shared().then_some(SILENT)
    }

    /// How writes went, where one connection makes them all.
    pub fn writes(&self) -> Option<Writes> {
        match &self.writing {
            Writing::Single(writer) => Some(writer.figures()),
            Writing::Pooled | Writing::Refused => None,
        }
    }

    /// Ends when nothing can be written any more until the program has been started again, and says why.
    pub async fn broken(&self) -> StoreError {
        match &self.writing {
            Writing::Single(writer) => writer.broken().await,
            Writing::Pooled | Writing::Refused => std::future::pending().await,
        }
    }

    /// Hears of every change of a table, on `PostgreSQL` also of those that other processes make: the receiver holds the newest version, and how many
    /// times somebody was removed or links were revoked. It begins at what was last told, so read it only after
    /// [`watch::Receiver::changed`].
    pub fn subscribe(&self, table: TableId) -> watch::Receiver<News> {
        self.subscriptions.subscribe(table)
    }

    /// Has whoever listens to a table look again whether he still may.
    pub fn wake_table(&self, table: TableId) {
        self.subscriptions.wake(table);
    }

    /// Has whoever listens to any table look again whether he still may.
    pub fn wake_everybody(&self) {
        self.subscriptions.wake_all();
    }

    /// Ends all subscriptions, so that a server can stop.
    pub fn end_subscriptions(&self) {
        self.subscriptions.end();
    }

    fn read<T>(&self, work: impl FnOnce(&mut AnyConnection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        work(&mut *self.connections.get()?)
    }

    /// Whether a look-up by key takes less than the way to another thread and back: a page of the file is in memory, and
    /// nobody who writes is in the way.
    pub fn looks_up_at_once(&self) -> bool {
        self.look_ups.is_some()
    }

    /// Whether writes wait for a thread of the store's own, so that a caller need not wait on one of his.
    pub fn writes_by_itself(&self) -> bool {
        matches!(self.writing, Writing::Single(_))
    }

    fn look_up<T>(&self, work: impl FnOnce(&mut AnyConnection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        work(&mut *self.look_ups.as_ref().unwrap_or(&self.connections).get()?)
    }

    /// Does the work in one transaction that is on the disk before this returns. On `SQLite` it may be done twice, of which
    /// only the second counts then.
    fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        match &self.writing {
            Writing::Single(writer) => writer.write(work),
            Writing::Pooled => self.connections.get()?.within(Span::Write, work),
            Writing::Refused => {
                Err(StoreError::new(ErrorKind::Refused, "the database was opened for reading; nothing is written"))
            }
        }
    }

    /// The same without a thread of the caller's, where the store [writes by itself](Store::writes_by_itself).
    async fn write_soon<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut AnyConnection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        match &self.writing {
            Writing::Single(writer) => writer.write_soon(work).await,
            Writing::Pooled | Writing::Refused => self.write(work),
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
    if migrate::schema(&mut connection)? == Schema::Current {
        return Ok(connection);
    }
    let _lock = match (address, lock) {
        (Address::Sqlite(path), None) => Some(ServerLock::take(path)?),
        (_, lock) => lock,
    };
    bring_up_to_date(&mut AnyConnection::open(address, Mode::Write)?, address)?;
    Ok(connection)
}

/// Leaves a copy of a file before it changes its tables, whichever command is the first of a newer program.
fn bring_up_to_date(connection: &mut AnyConnection, address: &Address) -> Result<(), StoreError> {
    if let Address::Sqlite(path) = address {
        backup::keep_before_migration(connection, path)?;
    }
    migrate::bring_up_to_date(connection)
}
