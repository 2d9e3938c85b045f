//! What a device may do at a table or in a club, read together with the end of the log at the same moment.

use diesel::prelude::*;

use super::Store;
use super::connection::on_backend;
use super::error::StoreError;
use super::role::Role;
use super::schema::{clubs, members, tables};
use super::token::{ClubId, DeviceId, TableId};

/// The end of a log. A cached state is current if its last entry has this version and hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The seq of the last entry, which is the table's version.
    pub version: i64,
    pub hash: String,
    /// The version of the club's log. The names of a table's people come from there.
    pub club: i64,
}

/// A device's permission at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    pub table: TableId,
    pub role: Role,
    /// The end of the table's log.
    pub head: Head,
}

/// A device's permission in a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubAccess {
    pub club: ClubId,
    pub role: Role,
    /// The end of the club's log.
    pub head: Head,
}

/// The columns that [`Access`] needs: table, role, version, hash and the club's version.
pub(super) type Found = (TableId, String, i64, String, i64);

/// The columns that [`ClubAccess`] needs: club, role, version and hash.
pub(super) type FoundClub = (ClubId, String, i64, String);

impl Access {
    pub(super) fn stored((table, role, version, hash, club): Found) -> Result<Self, StoreError> {
        Ok(Self { table, role: Role::stored(&role)?, head: Head { version, hash, club } })
    }
}

impl ClubAccess {
    pub(super) fn stored((club, role, version, hash): FoundClub) -> Result<Self, StoreError> {
        Ok(Self { club, role: Role::stored(&role)?, head: Head { version, hash, club: version } })
    }
}

/// Matches members of the table itself and of its club, unless the club is deleted.
#[diesel::dsl::auto_type]
fn is_of_table() -> _ {
    let by_club = members::scope.eq(tables::club_id).and(clubs::deleted_at.is_null());
    members::scope.eq(tables::id).or(by_club)
}

impl Store {
    /// The role of a device at a table, its own or through the club, whichever allows more; `None` when it has joined
    /// neither.
    pub fn access_of(&self, device: &DeviceId, table: TableId) -> Result<Option<Access>, StoreError> {
        self.look_up(|connection| {
            let query = tables::table
                .inner_join(clubs::table)
                .inner_join(members::table.on(is_of_table()))
                .filter(tables::id.eq(table))
                .filter(tables::deleted_at.is_null())
                .filter(members::device.eq(device.as_str()))
                .select((tables::id, members::role, tables::version, tables::head_hash, clubs::version));
            let found: Vec<Found> = on_backend!(connection, |inner| query.load(inner))?;
            let found = found.into_iter().map(Access::stored).collect::<Result<Vec<_>, _>>()?;
            Ok(found.into_iter().max_by_key(|access| access.role))
        })
    }

    /// The role of a device in a club; `None` when it has not joined.
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
