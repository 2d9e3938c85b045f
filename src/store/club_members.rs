//! Devices in a club: what each may do in it, and so at all of its tables.

use std::cmp::Reverse;

use diesel::prelude::*;

use super::Store;
use super::access::ClubAccess;
use super::club_roles::{clubs_of, joined};
use super::clubs;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::forgetting::forget_club;
use super::links::Link;
use super::members::{Joined, Member, listed};
use super::role::Role;
use super::schema::{club_links, club_log, club_members, clubs as club_rows, tables};
use super::token::{ClubId, DeviceId, TableId};

impl Store {
    /// What a device may do in a club, and where the club's log ends; nothing when it has not joined.
    pub fn club_access_of(&self, device: &DeviceId, club: &ClubId) -> Result<Option<ClubAccess>, StoreError> {
        self.look_up(|connection| {
            let query = club_members::table
                .inner_join(club_rows::table.inner_join(club_log::table))
                .filter(club_members::club_id.eq(club.as_str()))
                .filter(club_members::device.eq(device.as_str()))
                .filter(club_rows::deleted_at.is_null())
                .filter(club_log::seq.eq(club_rows::head))
                .select((club_members::role, club_log::seq, club_log::hash));
            let found: Option<(String, i64, String)> =
                on_backend!(connection, |inner| query.get_result(inner).optional())?;
            found.map(|(role, version, hash)| ClubAccess::stored(club.clone(), &role, version, hash)).transpose()
        })
    }

    /// The clubs of a device, the one that it joined last first.
    pub fn clubs_of_device(&self, device: &DeviceId) -> Result<Vec<ClubId>, StoreError> {
        let clubs = self.read(|connection| clubs_of(connection, device))?;
        let seen = clubs.into_iter().filter(|club| club.hidden_since.is_none());
        let mut joined: Vec<(i64, ClubId)> = seen.filter_map(|club| Some((club.joined?.1, club.club))).collect();
        joined.sort_by_key(|(joined_at, _)| Reverse(*joined_at));
        Ok(joined.into_iter().map(|(_, club)| club).collect())
    }

    /// Joins a device in a club: a lesser role than it had takes nothing away.
    pub fn join_club(&self, device: &DeviceId, club: &ClubId, role: Role, at: i64) -> Result<(), StoreError> {
        let (device, club) = (device.clone(), club.clone());
        self.write(move |connection| joined(connection, &device, &club, role, at))
    }

    /// The devices that have joined in a club, in the order in which they came.
    pub fn club_members(&self, club: &ClubId) -> Result<Vec<Member>, StoreError> {
        self.read(|connection| {
            let rows: Vec<Joined> = club_members::table
                .filter(club_members::club_id.eq(club.as_str()))
                .order((club_members::joined_at, club_members::device))
                .select((club_members::device, club_members::role, club_members::joined_at))
                .load(connection)?;
            listed(connection, rows)
        })
    }

    /// Removes a device from a club and from all of its tables, by its tag.
    pub fn remove_club_member(&self, club: &ClubId, tag: &str) -> Result<(), StoreError> {
        let (club, tag) = (club.clone(), tag.to_owned());
        let tables = self.write(move |connection| {
            let id = club.as_str();
            let devices: Vec<String> = club_members::table
                .filter(club_members::club_id.eq(id))
                .select(club_members::device)
                .load(connection)?;
            let removed = devices.into_iter().map(DeviceId::stored).find(|device| device.tag() == tag);
            if let Some(device) = removed {
                forget_club(connection, &device, &club)?;
            }
            Ok::<_, StoreError>(tables_of(connection, &club)?)
        })?;
        self.wake(&tables);
        Ok(())
    }

    /// Makes a link to a club.
    pub fn mint_club_link(&self, club: &ClubId, role: Role, at: i64) -> Result<Link, StoreError> {
        let club = club.clone();
        self.write(move |connection| Ok(Link { token: clubs::mint_link(connection, &club, role, at)?, code: None }))
    }

    /// Revokes all links of a role to a club.
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
