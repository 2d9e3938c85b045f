//! What a device may do at a table or in a club, with where the log ends at the same moment.

use diesel::prelude::*;

use super::Store;
use super::connection::on_backend;
use super::error::StoreError;
use super::role::Role;
use super::schema::{clubs, members, tables};
use super::token::{ClubId, DeviceId, TableId};

/// The end of a log: a replay of this version is right if its last entry has this hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of the last entry, which is the table's version.
    pub version: i64,
    /// The hash of the last entry.
    pub hash: String,
    /// What the club calls the table's people, by label, as JSON.
    pub names: Option<String>,
}

/// What somebody may do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    pub table: TableId,
    pub role: Role,
    /// Where the table's log ends.
    pub head: Head,
}

/// What somebody may do in a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubAccess {
    pub club: ClubId,
    pub role: Role,
    /// Where the club's log ends.
    pub head: Head,
}

/// The columns of an access to a table: the table, the role, and where the log ends.
pub(super) type Found = (TableId, String, i64, String, Option<String>);

/// The same of an access to a club.
pub(super) type FoundClub = (ClubId, String, i64, String);

impl Access {
    pub(super) fn stored((table, role, version, hash, names): Found) -> Result<Self, StoreError> {
        Ok(Self { table, role: Role::stored(&role)?, head: Head { version, hash, names } })
    }
}

impl ClubAccess {
    pub(super) fn stored((club, role, version, hash): FoundClub) -> Result<Self, StoreError> {
        Ok(Self { club, role: Role::stored(&role)?, head: Head { version, hash, names: None } })
    }
}

/// Whether a member of a scope may do something at a table: as a member of the table itself, or of its club unless that is
/// deleted.
#[diesel::dsl::auto_type]
fn is_of_table() -> _ {
    let by_club = members::scope.eq(tables::club_id).and(clubs::deleted_at.is_null());
    members::scope.eq(tables::id).or(by_club)
}

impl Store {
    /// What a device may do at a table, itself or as one of the table's club; `None` when it has joined neither.
    pub fn access_of(&self, device: &DeviceId, table: TableId) -> Result<Option<Access>, StoreError> {
        self.look_up(|connection| {
            let query = tables::table
                .left_join(clubs::table)
                .inner_join(members::table.on(is_of_table()))
                .filter(tables::id.eq(table))
                .filter(tables::deleted_at.is_null())
                .filter(members::device.eq(device.as_str()))
                .select((tables::id, members::role, tables::version, tables::head_hash, tables::names));
            let found: Vec<Found> = on_backend!(connection, |inner| query.load(inner))?;
            let found = found.into_iter().map(Access::stored).collect::<Result<Vec<_>, _>>()?;
            Ok(found.into_iter().max_by_key(|access| access.role))
        })
    }

    /// What a device may do in a club; `None` when it has not joined.
    pub fn club_access_of(&self, device: &DeviceId, club: ClubId) -> Result<Option<ClubAccess>, StoreError> {
        self.look_up(|connection| {
            let query = clubs::table
                .inner_join(members::table.on(members::scope.eq(clubs::id)))
                .filter(clubs::id.eq(club))
                .filter(clubs::deleted_at.is_null())
                .filter(members::device.eq(device.as_str()))
                .select((clubs::id, members::role, clubs::version, clubs::head_hash));
            let found: Option<FoundClub> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
            found.map(ClubAccess::stored).transpose()
        })
    }
}
