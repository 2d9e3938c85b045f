//! A device that gives up what it may do.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::device_clubs;
use super::devices::role_at;
use super::error::StoreError;
use super::role::Role;
use super::schema::{club_members, members};
use super::token::{ClubId, DeviceId, TableId};

impl Store {
    /// The role that a device has at a table by itself, and not as one of its club.
    pub fn own_role(&self, device: &DeviceId, table: &TableId) -> Result<Option<Role>, StoreError> {
        self.read_at(table, |connection, club| role_at(connection, device, (club, table)))
    }

    /// Whether a device other than this one owns a table, itself or as one of its club.
    pub fn others_own_table(&self, device: &DeviceId, table: &TableId) -> Result<bool, StoreError> {
        let club = self.club_of(table)?;
        let own = self.read_at(table, |connection, club| {
            let others = members::table
                .filter(members::club_id.eq(club.as_str()))
                .filter(members::table_id.eq(table.as_str()))
                .filter(members::role.eq(Role::Owner.as_str()))
                .filter(members::device.ne(device.as_str()));
            let others: i64 = others.count().get_result(connection)?;
            Ok((others > 0).then_some(()))
        })?;
        match club {
            Some((club, _)) if own.is_none() => self.others_own_club(device, &club),
            _ => Ok(own.is_some()),
        }
    }

    /// Whether a device other than this one owns a club.
    pub fn others_own_club(&self, device: &DeviceId, club: &ClubId) -> Result<bool, StoreError> {
        self.read(|connection| {
            let others = club_members::table
                .filter(club_members::club_id.eq(club.as_str()))
                .filter(club_members::role.eq(Role::Owner.as_str()))
                .filter(club_members::device.ne(device.as_str()));
            let others: i64 = others.count().get_result(connection)?;
            Ok(others > 0)
        })
    }

    /// Takes from a device what it may do at a table by itself.
    pub fn forget_table(&self, device: &DeviceId, table: &TableId) -> Result<(), StoreError> {
        let (device, id) = (device.clone(), table.clone());
        self.write_at(table, move |connection, club| {
            let row = members::table.find((club.as_str(), id.as_str(), device.as_str()));
            Ok(diesel::delete(row).execute(connection)?)
        })?;
        self.wake_table(table);
        Ok(())
    }

    /// Takes from a device what it may do in a club, and at the club's tables.
    pub fn forget_club(&self, device: &DeviceId, club: &ClubId) -> Result<(), StoreError> {
        let (device, club) = (device.clone(), club.clone());
        self.write(move |connection| Ok::<_, StoreError>(forget_club(connection, &device, &club)?))?;
        self.wake_everybody();
        Ok(())
    }
}

/// Takes from a device what it may do in a club and at its tables.
pub(super) fn forget_club(connection: &mut AnyConnection, device: &DeviceId, club: &ClubId) -> QueryResult<()> {
    let at_tables = members::table.filter(members::club_id.eq(club.as_str()));
    diesel::delete(at_tables.filter(members::device.eq(device.as_str()))).execute(connection)?;
    diesel::delete(club_members::table.find((club.as_str(), device.as_str()))).execute(connection)?;
    device_clubs::remove(connection, device, club)
}
