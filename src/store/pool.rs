//! Connection pools: for the readers of `SQLite`, and for all connections to `PostgreSQL`.

use std::time::Duration;

use diesel::prelude::*;
use diesel::r2d2::{ManageConnection, Pool, PooledConnection, R2D2Connection};
use diesel::sql_types::Text;

use super::address::Address;
use super::connection::{AnyConnection, Mode};
use super::error::{ErrorKind, READ_ONLY, StoreError};
use super::open::open;

const READERS: u32 = 4;
/// Many, because each waits for the disk in turn; three servers fit into the 100 connections of `PostgreSQL`'s default.
const SERVER_CONNECTIONS: u32 = 30;

/// How long a request waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

#[diesel::declare_sql_function]
extern "SQL" {
    fn current_setting(name: Text) -> Text;
}

/// Opens connections by the scheme of the URL. diesel's own manager tries one database after the other and so creates a
/// file for a mistyped server.
pub(super) struct Opener {
    address: Address,
    mode: Mode,
}

impl ManageConnection for Opener {
    type Connection = AnyConnection;
    type Error = StoreError;

    fn connect(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = open(&self.address, self.mode)?;
        if let AnyConnection::Postgresql(inner) = &mut connection
            && self.mode != Mode::Read
            && diesel::select(current_setting("transaction_read_only").eq("on")).get_result(inner)?
        {
            return Err(StoreError::new(ErrorKind::Unreachable, READ_ONLY));
        }
        Ok(connection)
    }

    /// Polls the socket instead of sending a query, which would be a round trip. A `PostgreSQL` server that shuts down has sent
    /// a last message and then the end of the stream, and it takes two polls to see the end.
    fn is_valid(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        if let AnyConnection::Postgresql(inner) = connection {
            for _ in 0..2 {
                inner.notifications_iter().next().transpose()?;
            }
        }
        Ok(())
    }

    fn has_broken(&self, connection: &mut AnyConnection) -> bool {
        std::thread::panicking() || connection.is_broken()
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
        open(address, mode)?;
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
