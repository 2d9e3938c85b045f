//! The tables and clubs, to which a role of a device or a token gives access.

use std::str::FromStr;
use std::sync::Arc;

use crate::club::{Club, TableNumber};
use crate::command::CommandError;
use crate::service::Service;
use crate::store::{Access, ClubId, DeviceId, Head, Role, Store, StoreError, Stream, TableId};
use crate::table::Table;

/// A table or a club, in which a device or a token can have a role.
pub trait Guarded: Copy + FromStr + Into<Stream> + Send + 'static {
    type State: Send + Sync + 'static;

    /// The name of its path parameter.
    const PART: &'static str;

    /// The role of a device, and the head of the log.
    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError>;

    /// The table or club that a token opens, or the table with this number in that club.
    fn opened_by(store: &Store, token: &str, number: Option<TableNumber>) -> Result<Option<Access<Self>>, StoreError>;

    /// The cached state, if it is the one at `head`.
    fn cached(self, service: &Service, head: &Head) -> Option<Arc<Self::State>>;

    fn load(self, service: &Service) -> Result<Arc<Self::State>, CommandError>;

    fn is_damaged(state: &Self::State) -> bool;
}

impl Guarded for TableId {
    type State = Table;

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

    fn cached(self, service: &Service, head: &Head) -> Option<Arc<Table>> {
        service.cached(self, head)
    }

    fn load(self, service: &Service) -> Result<Arc<Table>, CommandError> {
        service.load(self)
    }

    fn is_damaged(table: &Table) -> bool {
        table.damaged.is_some()
    }
}

impl Guarded for ClubId {
    type State = Club;

    const PART: &'static str = "club";

    fn access(self, store: &Store, device: &DeviceId) -> Result<Option<Access<Self>>, StoreError> {
        store.club_access_of(device, self)
    }

    fn opened_by(store: &Store, token: &str, _: Option<TableNumber>) -> Result<Option<Access<Self>>, StoreError> {
        store.resolve_club_token(token)
    }

    fn cached(self, service: &Service, head: &Head) -> Option<Arc<Club>> {
        service.cached_club(self, head)
    }

    fn load(self, service: &Service) -> Result<Arc<Club>, CommandError> {
        service.load_club(self)
    }

    fn is_damaged(club: &Club) -> bool {
        club.damaged.is_some()
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
