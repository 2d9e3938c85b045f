//! What a device may do at a table or in a club, read together with the end of the log at the same moment.

use diesel::prelude::*;

use super::Store;
use super::connection::on_backend;
use super::error::StoreError;
use super::role::Role;
use super::schema::{clubs, members, tables};
use super::stream::{CLUB_HEAD, Head, TABLE_HEAD};
use super::token::{ClubId, DeviceId, TableId};

/// What a device or a link may do at a table or in a club.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Access<Id> {
    pub id: Id,
    pub role: Role,
    /// The end of the log.
    #[diesel(embed)]
    pub head: Head,
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
    pub fn access_of(&self, device: &DeviceId, table: TableId) -> Result<Option<Access<TableId>>, StoreError> {
        self.look_up(|connection| {
            let query = tables::table
                .inner_join(clubs::table)
                .inner_join(members::table.on(is_of_table()))
                .filter(tables::id.eq(table))
                .filter(tables::deleted_at.is_null())
                .filter(members::device.eq(device.as_str()))
                .select((tables::id, members::role, TABLE_HEAD));
            let found: Vec<Access<TableId>> = on_backend!(connection, |inner| query.load(inner))?;
            Ok(found.into_iter().max_by_key(|access| access.role))
        })
    }

    /// The role of a device in a club; `None` when it has not joined.
    pub fn club_access_of(&self, device: &DeviceId, club: ClubId) -> Result<Option<Access<ClubId>>, StoreError> {
        self.look_up(|connection| {
            let query = clubs::table
                .inner_join(members::table.on(members::scope.eq(clubs::id)))
                .filter(clubs::id.eq(club))
                .filter(clubs::deleted_at.is_null())
                .filter(members::device.eq(device.as_str()))
                .select((clubs::id, members::role, CLUB_HEAD));
            Ok(on_backend!(connection, |inner| query.get_result(inner).optional())?)
        })
    }
}
