//! A device that gives up what it may do.

use diesel::prelude::*;

use super::Store;
use super::error::StoreError;
use super::role::Role;
use super::schema::{club_members, members, tables};
use super::token::{ClubId, DeviceId, TableId};

impl Store {
    /// The role that a device has at a table by itself, and not as one of its club.
    ///
    /// # Errors
    /// Only the database's.
    pub fn own_role(&self, device: &DeviceId, table: &TableId) -> Result<Option<Role>, StoreError> {
        self.read(|connection| {
            let role: Option<String> = members::table
                .find((device.as_str(), table.as_str()))
                .select(members::role)
                .first(connection)
                .optional()?;
            role.as_deref().map(Role::stored).transpose()
        })
    }

    /// Whether a device other than this one owns a table, itself or as one of its club.
    ///
    /// # Errors
    /// Only the database's.
    pub fn others_own_table(&self, device: &DeviceId, table: &TableId) -> Result<bool, StoreError> {
        let club = self.club_of(table)?;
        let own: i64 = self.read(|connection| {
            let others = members::table
                .filter(members::table_id.eq(table.as_str()))
                .filter(members::role.eq(Role::Owner.as_str()))
                .filter(members::device.ne(device.as_str()));
            Ok(others.count().get_result(connection)?)
        })?;
        match club {
            Some((club, _)) if own == 0 => self.others_own_club(device, &club),
            _ => Ok(own > 0),
        }
    }

    /// Whether a device other than this one owns a club.
    ///
    /// # Errors
    /// Only the database's.
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
    ///
    /// # Errors
    /// Only the database's.
    pub fn forget_table(&self, device: &DeviceId, table: &TableId) -> Result<(), StoreError> {
        let (device, id) = (device.clone(), table.clone());
        self.write(move |connection| {
            diesel::delete(members::table.find((device.as_str(), id.as_str()))).execute(connection)?;
            Ok::<_, StoreError>(())
        })?;
        self.wake_table(table);
        Ok(())
    }

    /// Takes from a device what it may do in a club, and at the club's tables.
    ///
    /// # Errors
    /// Only the database's.
    pub fn forget_club(&self, device: &DeviceId, club: &ClubId) -> Result<(), StoreError> {
        let (device, club) = (device.clone(), club.clone());
        self.write(move |connection| {
            let joined: Vec<String> = members::table
                .inner_join(tables::table)
                .filter(members::device.eq(device.as_str()))
                .filter(tables::club_id.eq(club.as_str()))
                .select(members::table_id)
                .load(connection)?;
            for table in joined {
                diesel::delete(members::table.find((device.as_str(), table.as_str()))).execute(connection)?;
            }
            diesel::delete(club_members::table.find((device.as_str(), club.as_str()))).execute(connection)?;
            Ok::<_, StoreError>(())
        })?;
        self.wake_everybody();
        Ok(())
    }
}
