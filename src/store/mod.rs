//! The store: the append-only log of each table and of each club, on `SQLite` or `PostgreSQL`.
//!
//! The log is the only truth. Entries are added and never changed, each with the idempotency key of its request and a
//! hash over itself and the previous hash. The list rows of tables are projections that the caller computes and the
//! store writes in the same transaction. It does not interpret the bodies of events. All SQL of the program is here.

mod access;
mod address;
mod commit;
mod connection;
mod deletion;
mod error;
mod ids;
mod log;
mod maintenance;
mod news;
mod open;
mod paths;
mod pool;
mod postgres;
mod prelude;
mod prepared;
mod projections;
mod role;
mod schema;
mod sqlite;
mod stream;
mod token;

use std::sync::Arc;
use std::time::Duration;

use address::Address;
use connection::{AnyConnection, Mode, Query, TransactionKind};
use maintenance::{backup, health, migrate};
use news::channels::Channels;
use open::open;
use pool::Connections;
use postgres::open::lock_alone;
use postgres::relay::Relay;
use sqlite::files::Files;
use sqlite::lock::ServerLock;
use sqlite::writer::Writer;

pub use access::change::{AccessChange, Revocable};
pub use access::creation::{Client, Created, EarlierCreation, Request};
pub use access::devices::JoinedTable;
pub use access::handover::{Arrival, HANDOVER_MINUTES, Handover, Offer};
pub use access::links::{Invitation, Link, LinkKind, Links, NewLink, make_links};
pub use access::members::{Access, Member};
pub use access::recovery::{Recovered, Recovery};
pub use address::sqlite_path;
pub use commit::{Append, Change};
pub use error::{ErrorKind, StoreError};
pub use ids::{PaymentId, PersonId, TableNumber};
pub use log::Log;
pub use log::chain::{Entry, GENESIS, Origin, check_chain, check_chain_after, check_foreign};
pub use log::integrity::IntegrityError;
pub use maintenance::backup::Backup;
pub use maintenance::health::Fact;
pub use news::channels::{Entering, News};
pub use paths::create_private;
pub use projections::clubs::TableFilter;
pub use projections::dues::{ClubDue, DueRow};
pub use projections::people::PersonRow;
pub use projections::statistics::{
    CountRow, PersonResult, PlayRow, ResultRow, StoredPlays, TableStatistics, TableUnit,
};
pub use projections::tables::{Counts, NewTable, Place, Projection, TableRow, TableSummary};
pub use role::Role;
pub use sqlite::metrics::{DiskUsage, Writes};
pub use stream::{Head, Stream};
pub use token::{CODE_LENGTH, ClubId, DeviceId, DeviceTag, TableId, Token, hash_secret, hash_text, make_code};

/// An open database. Its calls block, so handlers run them on threads for blocking work.
pub struct Store {
    // Dropped in this order: SQLite cleans up its log when the last connection closes, and that must be the writer.
    connections: Connections,
    /// Separate connections for lookups by key on `SQLite`, so that no long read holds them up.
    look_ups: Option<Connections>,
    writing: Writing,
    channels: Arc<Channels>,
    /// `None` where no other process can serve the same database.
    relay: Option<Relay>,
}

/// The statement timeout of a database server, and so the longest time in which it can answer.
const STATEMENT_TIMEOUT: Duration = Duration::from_secs(5);

/// The key of the `PostgreSQL` advisory lock for work that one process does at a time.
const EXCLUSIVE: i64 = 0x5441_4E55;

/// How writes are made.
enum Writing {
    /// One after the other, on one connection of their own.
    Single(Writer),
    /// Concurrently, on the same connections as reads; the database orders them.
    Pooled,
    /// The database is open for reading only.
    Refused,
}

impl Store {
    /// Opens the database for a server: creates it if it does not exist, migrates it, and locks a `SQLite` file for
    /// this process.
    pub fn open(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let lock = match &address {
            Address::Sqlite(path) => Some(ServerLock::take(path)?),
            Address::Postgres(_) => None,
        };
        let mut connection = open(&address, Mode::Create)?;
        health::quick_check(&mut connection)?;
        bring_up_to_date(&mut connection, &address)?;
        Self::with_connection(&address, connection, lock)
    }

    /// Opens the database for a short write, even while a server uses it.
    pub fn open_beside(url: &str) -> Result<Self, StoreError> {
        Self::open_migrated(url, Mode::Create)
    }

    /// [`Self::open_beside`] for a database that must exist: it would be wrong to run the command on a new, empty one.
    pub fn open_existing(url: &str) -> Result<Self, StoreError> {
        Self::open_migrated(url, Mode::Write)
    }

    fn open_migrated(url: &str, mode: Mode) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        let connection = current(&address, mode)?;
        Self::with_connection(&address, connection, None)
    }

    /// Opens an existing database for reading, even while a server uses it. Writes are refused.
    pub fn open_for_reading(url: &str) -> Result<Self, StoreError> {
        let address = Address::parse(url)?;
        drop(current(&address, Mode::Read)?);
        let connections = Connections::open(&address, Mode::Read)?;
        Ok(Self::new(&address, connections, None, Writing::Refused, Arc::new(Channels::new())))
    }

    fn with_connection(
        address: &Address,
        connection: AnyConnection,
        lock: Option<ServerLock>,
    ) -> Result<Self, StoreError> {
        let connections = Connections::open(address, Mode::Write)?;
        let channels = Arc::new(Channels::new());
        let (writing, look_ups) = match address {
            Address::Sqlite(path) => {
                let writer = Writer::new(path, connection, Files::of(path, lock)?, Arc::clone(&channels))?;
                (Writing::Single(writer), Some(Connections::open(address, Mode::Read)?))
            }
            Address::Postgres(_) => (Writing::Pooled, None),
        };
        Ok(Self::new(address, connections, look_ups, writing, channels))
    }

    fn new(
        address: &Address,
        connections: Connections,
        look_ups: Option<Connections>,
        writing: Writing,
        channels: Arc<Channels>,
    ) -> Self {
        let relay = match address {
            Address::Sqlite(_) => None,
            Address::Postgres(_) => Some(Relay::new(address.clone(), Arc::clone(&channels))),
        };
        Self { connections, look_ups, writing, channels, relay }
    }

    /// Whether the database is on a server, which other processes can use. If it is not, a lookup by key is faster than
    /// switching to another thread, because a page of the file is in memory and writers do not block readers; and the
    /// store has its own thread for writes, so that a caller need not block one.
    pub fn is_shared(&self) -> bool {
        matches!(self.writing, Writing::Pooled)
    }

    /// How long a request should wait for an answer. Only a database server can stop answering.
    pub fn deadline(&self) -> Option<Duration> {
        self.is_shared().then_some(STATEMENT_TIMEOUT)
    }

    /// Metrics of the single writing connection; `None` where there is none.
    pub fn writes(&self) -> Option<Writes> {
        match &self.writing {
            Writing::Single(writer) => Some(writer.metrics()),
            Writing::Pooled | Writing::Refused => None,
        }
    }

    /// Waits until writing is impossible until the next start, and returns the reason.
    pub async fn broken(&self) -> StoreError {
        match &self.writing {
            Writing::Single(writer) => writer.broken().await,
            Writing::Pooled | Writing::Refused => std::future::pending().await,
        }
    }

    /// Runs work that only one process may do at a time. A `SQLite` file has only one server.
    pub fn one_at_a_time<T>(&self, work: impl FnOnce() -> T) -> Result<T, StoreError> {
        if !self.is_shared() {
            return Ok(work());
        }
        self.connections.get()?.within(TransactionKind::Write, |connection| {
            if let AnyConnection::Postgresql(inner) = connection {
                lock_alone(inner, EXCLUSIVE)?;
            }
            Ok(work())
        })
    }

    fn read<T>(&self, work: impl FnOnce(&mut AnyConnection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        work(&mut *self.connections.get()?)
    }

    fn look_up<T>(&self, work: impl FnOnce(&mut AnyConnection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        work(&mut *self.look_ups.as_ref().unwrap_or(&self.connections).get()?)
    }

    fn rows<'q, T>(&self, query: impl Query<'q, T>) -> Result<Vec<T>, StoreError> {
        self.read(|connection| Ok(connection.rows(query)?))
    }

    /// The row of a query by key; `None` when there is none.
    fn row<'q, T>(&self, query: impl Query<'q, T>) -> Result<Option<T>, StoreError> {
        self.look_up(|connection| Ok(connection.row(query)?))
    }
}

/// A connection to a database, migrated to this program's schema.
fn current(address: &Address, mode: Mode) -> Result<AnyConnection, StoreError> {
    // The lock keeps a server from starting on the file that we are about to create.
    let lock = match address {
        Address::Sqlite(path) if mode == Mode::Create && !path.exists() => Some(ServerLock::take(path)?),
        _ => None,
    };
    let mut connection = open(address, mode)?;
    if migrate::is_current(&mut connection)? {
        return Ok(connection);
    }
    let _lock = match (address, lock) {
        (Address::Sqlite(path), None) => Some(ServerLock::take(path)?),
        (_, lock) => lock,
    };
    bring_up_to_date(&mut open(address, Mode::Write)?, address)?;
    Ok(connection)
}

/// Keeps a copy of a file before it is migrated, whichever command of a newer program comes first.
fn bring_up_to_date(connection: &mut AnyConnection, address: &Address) -> Result<(), StoreError> {
    if let Address::Sqlite(path) = address {
        backup::keep_before_migration(connection, path)?;
    }
    migrate::bring_up_to_date(connection)
}
