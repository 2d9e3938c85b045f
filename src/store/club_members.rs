//! Devices in a club: what each may do in it, and so at all of its tables.

use diesel::prelude::*;

use super::Store;
use super::access::{Access, Head};
use super::clubs::ClubAccess;
use super::connection::{AnyConnection, on_backend};
use super::devices::Member;
use super::error::StoreError;
use super::links::Link;
use super::role::Role;
use super::schema::{club_links, club_log, club_members, clubs, devices, log, tables};
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
            let rows: Vec<(String, String, String, i64, Option<String>)> = club_members::table
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
            let member = |(device, label, role, joined_at, moved_to): (String, String, String, i64, Option<String>)| {
                let now = moved_to.map(|to| DeviceId::stored(to).tag());
                Ok(Member { tag: DeviceId::stored(device).tag(), label, role: Role::stored(&role)?, joined_at, now })
            };
            rows.into_iter().map(member).collect()
        })
    }

    /// Shows a device the door, by its tag.
    ///
    /// # Errors
    /// Only the database's.
    pub fn remove_club_member(&self, club: &ClubId, tag: &str) -> Result<(), StoreError> {
        let (club, tag) = (club.clone(), tag.to_owned());
        self.write(move |connection| {
            let devices: Vec<String> = club_members::table
                .filter(club_members::club_id.eq(club.as_str()))
                .select(club_members::device)
                .load(connection)?;
            for device in devices.into_iter().filter(|device| DeviceId::stored(device.clone()).tag() == tag) {
                diesel::delete(club_members::table.find((device, club.as_str()))).execute(connection)?;
            }
            Ok::<_, StoreError>(())
        })
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
        self.write(move |connection| {
            let links = club_links::table
                .filter(club_links::club_id.eq(club.as_str()))
                .filter(club_links::role.eq(role.as_str()));
            diesel::update(links).set(club_links::revoked.eq(true)).execute(connection)?;
            Ok::<_, StoreError>(())
        })
    }
}

/// What a device may do at a table because it may do so in the table's club.
pub(super) fn access_by_club(
    connection: &mut AnyConnection,
    device: &DeviceId,
    table: &TableId,
) -> Result<Option<Access>, StoreError> {
    let query = club_members::table
        .inner_join(clubs::table.inner_join(tables::table.inner_join(log::table)))
        .filter(club_members::device.eq(device.as_str()))
        .filter(tables::id.eq(table.as_str()))
        .filter(clubs::deleted_at.is_null())
        .filter(tables::deleted_at.is_null())
        .filter(log::seq.eq(tables::head))
        .select((club_members::role, log::seq, log::hash, tables::names));
    let found: Option<(String, i64, String, Option<String>)> =
        on_backend!(connection, |inner| query.get_result(inner).optional())?;
    let access = |(role, version, hash, names): (String, i64, String, Option<String>)| {
        Access::stored(table.clone(), &role, version, hash, names)
    };
    found.map(access).transpose()
}

/// Lets a device do in every club what another may there.
pub(super) fn take_over_clubs(
    connection: &mut AnyConnection,
    from: &DeviceId,
    to: &DeviceId,
    at: i64,
) -> Result<(), StoreError> {
    let held: Vec<(String, String)> = club_members::table
        .filter(club_members::device.eq(from.as_str()))
        .select((club_members::club_id, club_members::role))
        .load(connection)?;
    for (club, role) in held {
        joined(connection, to, &ClubId::stored(club), Role::stored(&role)?, at)?;
    }
    Ok(())
}

pub(super) fn joined(
    connection: &mut AnyConnection,
    device: &DeviceId,
    club: &ClubId,
    role: Role,
    at: i64,
) -> Result<(), StoreError> {
    let known: Option<String> = club_members::table
        .find((device.as_str(), club.as_str()))
        .select(club_members::role)
        .first(connection)
        .optional()?;
    match known.map(|known| Role::stored(&known)).transpose()? {
        Some(known) if known >= role => {}
        Some(_) => {
            diesel::update(club_members::table.find((device.as_str(), club.as_str())))
                .set(club_members::role.eq(role.as_str()))
                .execute(connection)?;
        }
        None => {
            let row = (
                club_members::device.eq(device.as_str()),
                club_members::club_id.eq(club.as_str()),
                club_members::role.eq(role.as_str()),
                club_members::joined_at.eq(at),
            );
            diesel::insert_into(club_members::table).values(row).execute(connection)?;
        }
    }
    Ok(())
}
