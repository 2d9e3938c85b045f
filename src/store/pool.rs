//! Pools of connections: `SQLite`'s readers, and all of `PostgreSQL`'s.

use std::time::Duration;

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::r2d2::{ManageConnection, Pool, PooledConnection, R2D2Connection};
use diesel::sql_types::Bool;

use super::address::Address;
use super::connection::{AnyConnection, Mode};
use super::error::{ErrorKind, READ_ONLY, StoreError};

const READERS: u32 = 4;
const SERVER_CONNECTIONS: u32 = 8;

/// As long as a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// Not so in a server that has become another one's standby.
const TAKES_WRITES: &str = "SELECT current_setting('transaction_read_only') = 'off'";

/// Opens connections by the scheme of the URL. diesel's own manager tries one database after the other and so makes
/// a file out of a mistyped server.
pub(super) struct Opener {
    address: Address,
    mode: Mode,
}

impl ManageConnection for Opener {
    type Connection = AnyConnection;
    type Error = StoreError;

    fn connect(&self) -> Result<AnyConnection, StoreError> {
        AnyConnection::open(&self.address, self.mode)
    }

    fn is_valid(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        match connection {
            AnyConnection::Postgresql(inner) if self.mode != Mode::Read => {
                let takes_writes: bool = sql::<Bool>(TAKES_WRITES).get_result(inner)?;
                if takes_writes { Ok(()) } else { Err(StoreError::new(ErrorKind::Unreachable, READ_ONLY)) }
            }
            connection => Ok(connection.ping()?),
        }
    }

    fn has_broken(&self, connection: &mut AnyConnection) -> bool {
        std::thread::panicking() || connection.is_broken()
    }
}

pub(super) struct Connections(Pool<Opener>, Address);

impl Connections {
    /// Tries a connection at once, so that trouble shows at the start. On `SQLite` nothing is written by them.
    pub(super) fn open(address: &Address, mode: Mode) -> Result<Self, StoreError> {
        let (mode, size, test) = match address {
            Address::Sqlite(_) => (Mode::Read, READERS, false),
            Address::Postgres(_) => (mode, SERVER_CONNECTIONS, true),
        };
        AnyConnection::open(address, mode)?;
        let pool = Pool::builder()
            .max_size(size)
            // None but when asked for: a connection opened in the background could outlive the store.
            .min_idle(Some(0))
            .connection_timeout(PATIENCE)
            // A PostgreSQL server that was started again has dropped its connections.
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
