//! Connection pools: for the readers of `SQLite`, and for all connections to `PostgreSQL`.

use std::ops::{Deref, DerefMut};
use std::time::{Duration, Instant};

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::r2d2::{ManageConnection, Pool, PooledConnection, R2D2Connection};
use diesel::sql_types::Bool;

use super::address::Address;
use super::connection::{AnyConnection, Mode};
use super::error::{ErrorKind, READ_ONLY, StoreError};

const READERS: u32 = 4;
const SERVER_CONNECTIONS: u32 = 8;

/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long a connection is trusted after it was checked. A check with every checkout is two more round trips per hand.
const TRUSTED: Duration = Duration::from_secs(1);

/// False once the server has become the standby of another one.
const TAKES_WRITES: &str = "SELECT current_setting('transaction_read_only') = 'off'";

/// A connection in a pool.
pub(super) struct Pooled {
    connection: AnyConnection,
    /// When it was last known to work.
    checked: Instant,
}

impl Deref for Pooled {
    type Target = AnyConnection;

    fn deref(&self) -> &AnyConnection {
        &self.connection
    }
}

impl DerefMut for Pooled {
    fn deref_mut(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }
}

/// Opens connections by the scheme of the URL. diesel's own manager tries one database after the other and so creates a
/// file for a mistyped server.
pub(super) struct Opener {
    address: Address,
    mode: Mode,
}

impl ManageConnection for Opener {
    type Connection = Pooled;
    type Error = StoreError;

    fn connect(&self) -> Result<Pooled, StoreError> {
        Ok(Pooled { connection: AnyConnection::open(&self.address, self.mode)?, checked: Instant::now() })
    }

    fn is_valid(&self, pooled: &mut Pooled) -> Result<(), StoreError> {
        if pooled.checked.elapsed() < TRUSTED {
            return Ok(());
        }
        match &mut pooled.connection {
            AnyConnection::Postgresql(inner) if self.mode != Mode::Read => {
                let takes_writes: bool = sql::<Bool>(TAKES_WRITES).get_result(inner)?;
                if !takes_writes {
                    return Err(StoreError::new(ErrorKind::Unreachable, READ_ONLY));
                }
            }
            connection => connection.ping()?,
        }
        pooled.checked = Instant::now();
        Ok(())
    }

    fn has_broken(&self, pooled: &mut Pooled) -> bool {
        std::thread::panicking() || pooled.connection.is_broken()
    }
}

pub(super) struct Connections(Pool<Opener>, Address);

impl Connections {
    /// Opens a connection at once, so that errors show at the start. Pooled connections to `SQLite` only read.
    pub(super) fn open(address: &Address, mode: Mode) -> Result<Self, StoreError> {
        let (mode, size, test) = match address {
            Address::Sqlite(_) => (Mode::Read, READERS, false),
            Address::Postgres(_) => (mode, SERVER_CONNECTIONS, true),
        };
        AnyConnection::open(address, mode)?;
        let pool = Pool::builder()
            .max_size(size)
            // Open connections only on demand: one that is opened in the background could outlive the store.
            .min_idle(Some(0))
            .connection_timeout(PATIENCE)
            // A restarted PostgreSQL server has dropped its connections.
            .test_on_check_out(test)
            .build_unchecked(Opener { address: address.clone(), mode });
        Ok(Self(pool, address.clone()))
    }

    pub(super) fn address(&self) -> &Address {
        &self.1
    }

    pub(super) fn get(&self) -> Result<PooledConnection<Opener>, StoreError> {
        self.0.get().map_err(|error| {
            let kind = match self.1 {
                Address::Sqlite(_) => ErrorKind::Busy,
                Address::Postgres(_) => ErrorKind::Unreachable,
            };
            StoreError::new(kind, format!("{}: {error}; try again", self.1))
        })
    }
}
