//! Devices in a club: what each may do in it, and so at all of its tables.

use diesel::prelude::*;

use super::Store;
use super::access::{ClubAccess, Head};
use super::club_roles::joined;
use super::connection::{AnyConnection, on_backend};
use super::devices::{Member, MemberRow, devices_of_phone, listed};
use super::error::StoreError;
use super::links::Link;
use super::role::Role;
use super::schema::{club_links, club_log, club_members, clubs, devices, members, tables};
use super::token::{ClubId, DeviceId, TableId, Token};

impl Store {
    /// What a device may do in a club, and where the club's log ends; nothing when it has not joined.
    ///
    /// # Errors
    /// Only the database's.
    pub fn club_access_of(&self, device: &DeviceId, club: &ClubId) -> Result<Option<ClubAccess>, StoreError> {
        self.look_up(|connection| {
            let query = club_members::table
                .inner_join(clubs::table.inner_join(club_log::table))
                .filter(club_members::device.eq(device.as_str()))
                .filter(club_members::club_id.eq(club.as_str()))
                .filter(clubs::deleted_at.is_null())
                .filter(club_log::seq.eq(clubs::head))
                .select((club_members::role, club_log::seq, club_log::hash));
            let found: Option<(String, i64, String)> =
                on_backend!(connection, |inner| query.get_result(inner).optional())?;
            let access = |(role, version, hash): (String, i64, String)| {
                let head = Head { version, hash, names: None };
                Ok(ClubAccess { club: club.clone(), role: Role::stored(&role)?, head })
            };
            found.map(access).transpose()
        })
    }

    /// The clubs of a device, the one that it joined last first.
    ///
    /// # Errors
    /// Only the database's.
    pub fn clubs_of_device(&self, device: &DeviceId) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            let ids: Vec<String> = club_members::table
                .inner_join(clubs::table)
                .filter(club_members::device.eq(device.as_str()))
                .filter(clubs::deleted_at.is_null())
                .order((club_members::joined_at.desc(), club_members::club_id))
                .select(club_members::club_id)
                .load(connection)?;
            Ok(ids.into_iter().map(ClubId::stored).collect())
        })
    }

    /// Joins a device in a club: a lesser role than it had takes nothing away.
    ///
    /// # Errors
    /// Only the database's.
    pub fn join_club(&self, device: &DeviceId, club: &ClubId, role: Role, at: i64) -> Result<(), StoreError> {
        let (device, club) = (device.clone(), club.clone());
        self.write(move |connection| joined(connection, &device, &club, role, at))
    }

    /// The devices that have joined in a club, in the order in which they came.
    ///
    /// # Errors
    /// Only the database's.
    pub fn club_members(&self, club: &ClubId) -> Result<Vec<Member>, StoreError> {
        self.read(|connection| {
            let rows: Vec<MemberRow> = club_members::table
                .inner_join(devices::table)
                .filter(club_members::club_id.eq(club.as_str()))
                .order((club_members::joined_at, club_members::device))
                .select((
                    club_members::device,
                    devices::label,
                    club_members::role,
                    club_members::joined_at,
                    devices::moved_to,
                ))
                .load(connection)?;
            listed(rows)
        })
    }

    /// Shows a device the door, by its tag, at every table of the club as well, and with it the ones that have gone over to
    /// it.
    ///
    /// # Errors
    /// Only the database's.
    pub fn remove_club_member(&self, club: &ClubId, tag: &str) -> Result<(), StoreError> {
        let (club, tag) = (club.clone(), tag.to_owned());
        let tables = self.write(move |connection| {
            let devices: Vec<String> = club_members::table
                .filter(club_members::club_id.eq(club.as_str()))
                .select(club_members::device)
                .load(connection)?;
            let shown_out = devices.into_iter().map(DeviceId::stored).find(|device| device.tag() == tag);
            if let Some(device) = shown_out {
                let phone = devices_of_phone(connection, &device)?;
                let of_club = tables::table.filter(tables::club_id.eq(club.as_str())).select(tables::id);
                let at_tables = members::table.filter(members::table_id.eq_any(of_club));
                diesel::delete(at_tables.filter(members::device.eq_any(&phone))).execute(connection)?;
                let in_club = club_members::table.filter(club_members::club_id.eq(club.as_str()));
                diesel::delete(in_club.filter(club_members::device.eq_any(phone))).execute(connection)?;
            }
            Ok::<_, StoreError>(tables_of(connection, &club)?)
        })?;
        self.wake(&tables);
        Ok(())
    }

    /// Makes a link to a club.
    ///
    /// # Errors
    /// Only the database's.
    pub fn mint_club_link(&self, club: &ClubId, role: Role, at: i64) -> Result<Link, StoreError> {
        let club = club.clone();
        self.write(move |connection| {
            let token = Token::make()?;
            let row = (
                club_links::token_hash.eq(token.hash()),
                club_links::club_id.eq(club.as_str()),
                club_links::role.eq(role.as_str()),
                club_links::created_at.eq(at),
            );
            diesel::insert_into(club_links::table).values(row).execute(connection)?;
            Ok(Link { token, code: None })
        })
    }

    /// Revokes all links of a role to a club.
    ///
    /// # Errors
    /// Only the database's.
    pub fn revoke_club_links(&self, club: &ClubId, role: Role) -> Result<(), StoreError> {
        let club = club.clone();
        let tables = self.write(move |connection| {
            let links = club_links::table
                .filter(club_links::club_id.eq(club.as_str()))
                .filter(club_links::role.eq(role.as_str()));
            diesel::update(links).set(club_links::revoked.eq(true)).execute(connection)?;
            Ok::<_, StoreError>(tables_of(connection, &club)?)
        })?;
        self.wake(&tables);
        Ok(())
    }

    /// Whoever listens to one of the tables looks again what he may.
    fn wake(&self, tables: &[String]) {
        for table in tables {
            self.subscriptions.wake(&TableId::stored(table.clone()));
        }
    }
}

fn tables_of(connection: &mut AnyConnection, club: &ClubId) -> QueryResult<Vec<String>> {
    tables::table.filter(tables::club_id.eq(club.as_str())).select(tables::id).load(connection)
}
