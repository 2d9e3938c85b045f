//! Opens a connection. Each database has its own rules.

use super::address::Address;
use super::connection::{AnyConnection, Mode};
use super::error::StoreError;
use super::postgres::open::Session;
use super::sqlite;

pub(super) fn open(address: &Address, mode: Mode) -> Result<AnyConnection, StoreError> {
    match address {
        Address::Sqlite(path) => sqlite::open::open(path, mode),
        Address::Postgres(_) => Ok(AnyConnection::Postgresql(Session::open(address)?.connection)),
    }
}
