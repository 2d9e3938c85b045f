//! The tables and clubs, to which a role of a device or a token gives access.

use std::str::FromStr;

use crate::club::TableNumber;
use crate::service::Cached;
use crate::store::{Access, ClubId, DeviceId, Role, Store, StoreError, TableId};

/// A table or a club, in which a device or a token can have a role.
pub trait Guarded: Cached + FromStr {
    /// The name of its path parameter.
    const PART: &'static str;

    /// The role of a device, and the head of the log.
    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError>;

    /// The table or club that a token opens, or the table with this number in that club.
    fn opened_by(store: &Store, token: &str, number: Option<TableNumber>) -> Result<Option<Access<Self>>, StoreError>;
}

impl Guarded for TableId {
    const PART: &'static str = "table";

    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError> {
        store.access_of(device, self)
    }

    fn opened_by(store: &Store, token: &str, number: Option<TableNumber>) -> Result<Option<Access<Self>>, StoreError> {
        match number {
            None => store.resolve_token(token),
            Some(number) => store.resolve_club_table(token, number),
        }
    }
}

impl Guarded for ClubId {
    const PART: &'static str = "club";

    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError> {
        store.club_access_of(device, self)
    }

    fn opened_by(store: &Store, token: &str, _: Option<TableNumber>) -> Result<Option<Access<Self>>, StoreError> {
        store.resolve_club_token(token)
    }
}

/// Whether a device owns the club of a table. Changes of a club's people or ledger require this: a role at one of its
/// tables is not enough.
pub fn owns_club_of(store: &Store, device: &DeviceId, table: TableId) -> Result<bool, StoreError> {
    let Some((club, _)) = store.club_of(table)? else { return Ok(false) };
    owns_club(store, device, club)
}

pub fn owns_club(store: &Store, device: &DeviceId, club: ClubId) -> Result<bool, StoreError> {
    Ok(store.club_access_of(device, club)?.is_some_and(|access| access.role == Role::Owner))
}
