//! What is hidden, may come back, and after a while is erased.

use std::cmp::Reverse;

use diesel::prelude::*;

use super::Store;
use super::club_log::OpenClub;
use super::club_roles::{InClub, clubs_of};
use super::connection::{AnyConnection, on_backend};
use super::devices::is_its_table;
use super::directory::{self, Kind};
use super::error::StoreError;
use super::forgetting::forget_club;
use super::guarding::unguarded;
use super::role::Role;
use super::schema::{club_links, club_log, club_members, clubs, links, members, recoveries, recovery_uses, tables};
use super::table_row::{Row, Table};
use super::token::{ClubId, DeviceId, TableId, hash_secret};
use super::whole_table;

/// A table that nobody sees, with since when.
pub type HiddenTable = (Table, i64);

impl OpenClub<'_> {
    /// Hides a table from everybody from a time on, or shows it again.
    pub fn hide_table(&mut self, table: &TableId, since: Option<i64>) -> Result<(), StoreError> {
        let row = tables::table.find((self.club.as_str(), table.as_str()));
        let row = diesel::update(row).set(tables::deleted_at.eq(since));
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        Ok(())
    }

    /// Hides the club and all its tables from everybody from now on.
    pub fn hide(&mut self) -> Result<(), StoreError> {
        let of_club = tables::table.filter(tables::club_id.eq(self.club.as_str()));
        let newest: Option<Option<i64>> = on_backend!(&mut *self.log.connection, |inner| {
            let hidden = of_club.filter(tables::deleted_at.is_not_null()).order(tables::deleted_at.desc());
            hidden.select(tables::deleted_at).first(inner).optional()
        })?;
        // Later than any of its tables, so that it is known which were hidden with it.
        let since = newest.flatten().map_or(self.command.at, |newest| self.command.at.max(newest + 1));
        let shown = of_club.filter(tables::deleted_at.is_null());
        let hidden = diesel::update(shown).set(tables::deleted_at.eq(since));
        on_backend!(&mut *self.log.connection, |inner| hidden.execute(inner))?;
        self.set_hidden(Some(since))
    }

    /// Shows the club again, and the tables that were hidden with it.
    pub fn show(&mut self) -> Result<(), StoreError> {
        let row = clubs::table.find(self.club.as_str()).select(clubs::deleted_at);
        let since: Option<i64> = on_backend!(&mut *self.log.connection, |inner| row.get_result(inner))?;
        let of_club = tables::table.filter(tables::club_id.eq(self.club.as_str()));
        let shown =
            diesel::update(of_club.filter(tables::deleted_at.eq(since))).set(tables::deleted_at.eq(None::<i64>));
        on_backend!(&mut *self.log.connection, |inner| shown.execute(inner))?;
        self.set_hidden(None)
    }

    fn set_hidden(&mut self, since: Option<i64>) -> Result<(), StoreError> {
        let row = diesel::update(clubs::table.find(self.club.as_str())).set(clubs::deleted_at.eq(since));
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        Ok(())
    }

    /// Erases a table: its log, its links, its pictures and who has joined there.
    pub fn erase_table(&mut self, table: &TableId) -> Result<(), StoreError> {
        let club = self.club;
        Ok(unguarded(self.log.connection, |connection| whole_table::erase(connection, club, table))?)
    }

    /// Erases the club with all its tables.
    pub fn erase(&mut self) -> Result<(), StoreError> {
        let club = self.club;
        Ok(unguarded(self.log.connection, |connection| erase(connection, club))?)
    }
}

fn erase(connection: &mut AnyConnection, club: &ClubId) -> QueryResult<()> {
    let id = club.as_str();
    forget_everybody(connection, club)?;
    let its: Vec<String> = tables::table.filter(tables::club_id.eq(id)).select(tables::id).load(connection)?;
    for table in its {
        whole_table::erase(connection, club, &TableId::stored(table))?;
    }
    for (kind, key) in keys(connection, id)? {
        directory::remove(connection, kind, &key)?;
    }
    diesel::delete(club_links::table.filter(club_links::club_id.eq(id))).execute(connection)?;
    diesel::delete(recoveries::table.filter(recoveries::club_id.eq(id))).execute(connection)?;
    diesel::delete(recovery_uses::table.filter(recovery_uses::club_id.eq(id))).execute(connection)?;
    diesel::delete(club_log::table.filter(club_log::club_id.eq(id))).execute(connection)?;
    diesel::delete(clubs::table.find(id)).execute(connection)?;
    Ok(())
}

fn forget_everybody(connection: &mut AnyConnection, club: &ClubId) -> QueryResult<()> {
    let (in_club, at_tables) = (club_members::club_id.eq(club.as_str()), members::club_id.eq(club.as_str()));
    let mut joined: Vec<String> = club_members::table.filter(in_club).select(club_members::device).load(connection)?;
    let at_tables: Vec<String> =
        members::table.filter(at_tables).select(members::device).distinct().load(connection)?;
    joined.extend(at_tables);
    joined.into_iter().try_for_each(|device| forget_club(connection, &DeviceId::stored(device), club))
}

/// All under which the directory has a club.
fn keys(connection: &mut AnyConnection, club: &str) -> QueryResult<Vec<(Kind, String)>> {
    let made_by: Option<String> = clubs::table.find(club).select(clubs::creation_key).first(connection)?;
    let of_links = club_links::table.filter(club_links::club_id.eq(club)).select(club_links::token_hash);
    let of_links: Vec<String> = of_links.load(connection)?;
    let recovering = recoveries::table.filter(recoveries::club_id.eq(club)).select(recoveries::token_hash);
    let recovering: Vec<String> = recovering.load(connection)?;
    let mut keys: Vec<(Kind, String)> = made_by.into_iter().map(|key| (Kind::ClubKey, key)).collect();
    keys.extend(of_links.into_iter().map(|token| (Kind::ClubLink, token)));
    keys.extend(recovering.into_iter().map(|token| (Kind::Recovery, token)));
    Ok(keys)
}

impl Store {
    /// Whether nobody sees a club.
    pub fn is_club_hidden(&self, club: &ClubId) -> Result<bool, StoreError> {
        self.read(|connection| {
            let since: Option<Option<i64>> =
                clubs::table.find(club.as_str()).select(clubs::deleted_at).first(connection).optional()?;
            Ok(since.flatten().is_some())
        })
    }

    /// Whether nobody sees a table.
    pub fn is_table_hidden(&self, table: &TableId) -> Result<bool, StoreError> {
        let hidden = self.read_at(table, |connection, club| {
            let row = tables::table.find((club.as_str(), table.as_str())).select(tables::deleted_at);
            let since: Option<Option<i64>> = row.first(connection).optional()?;
            Ok(since.map(|since| since.is_some()))
        })?;
        Ok(hidden.unwrap_or_default())
    }

    /// The clubs that have been hidden since a time or longer.
    pub fn clubs_hidden_since(&self, at: i64) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            let ids: Vec<String> =
                clubs::table.filter(clubs::deleted_at.le(at)).order(clubs::id).select(clubs::id).load(connection)?;
            Ok(ids.into_iter().map(ClubId::stored).collect())
        })
    }

    /// The tables that have been hidden since a time or longer, each with its club.
    pub fn tables_hidden_since(&self, at: i64) -> Result<Vec<(TableId, ClubId)>, StoreError> {
        self.read(|connection| {
            let ids: Vec<(String, String)> = tables::table
                .filter(tables::deleted_at.le(at))
                .order(tables::id)
                .select((tables::id, tables::club_id))
                .load(connection)?;
            Ok(ids.into_iter().map(|(table, club)| (TableId::stored(table), ClubId::stored(club))).collect())
        })
    }

    /// The hidden tables that a device owns, itself or as one of their club, the one that was hidden last first. Those of a
    /// hidden club come back with it.
    pub fn hidden_tables_of_device(&self, device: &DeviceId) -> Result<Vec<HiddenTable>, StoreError> {
        self.read(|connection| {
            let mut hidden: Vec<HiddenTable> = Vec::new();
            for club in clubs_of(connection, device)?.iter().filter(|club| club.hidden_since.is_none()) {
                hidden.append(&mut hidden_in_club(connection, device, club)?);
            }
            hidden
                .sort_by(|(one, since), (other, later)| later.cmp(since).then(one.id.as_str().cmp(other.id.as_str())));
            Ok(hidden)
        })
    }

    /// The hidden clubs that a device owns, the one that was hidden last first.
    pub fn hidden_clubs_of_device(&self, device: &DeviceId) -> Result<Vec<(ClubId, i64)>, StoreError> {
        let clubs = self.read(|connection| clubs_of(connection, device))?;
        let owned = clubs.into_iter().filter(owns);
        let mut hidden: Vec<_> = owned.filter_map(|club| Some((club.club, club.hidden_since?))).collect();
        hidden.sort_by_key(|(_, since)| Reverse(*since));
        Ok(hidden)
    }

    /// The table that an owner's link opens, or one of a number that an owner's link of its club does, hidden or not.
    pub fn table_of_owners_link(&self, token: &str, number: Option<i64>) -> Result<Option<TableId>, StoreError> {
        let Some(number) = number else { return self.table_of_own_link(token) };
        let Some(club) = self.club_of_owners_link(token)? else { return Ok(None) };
        self.read(|connection| {
            let of_club = tables::table.filter(tables::club_id.eq(club.as_str()));
            let row = of_club.filter(tables::club_number.eq(number)).select(tables::id);
            let id: Option<String> = row.first(connection).optional()?;
            Ok(id.map(TableId::stored))
        })
    }

    fn table_of_own_link(&self, token: &str) -> Result<Option<TableId>, StoreError> {
        let hash = hash_secret(token);
        self.read(|connection| {
            self.directory.read(connection, (Kind::Link, &hash), |connection, now| {
                let id: Option<String> = links::table
                    .filter(links::club_id.eq(now.club.as_str()))
                    .filter(links::token_hash.eq(&hash))
                    .filter(links::revoked.eq(false))
                    .filter(links::role.eq(Role::Owner.as_str()))
                    .select(links::table_id)
                    .first(connection)
                    .optional()?;
                Ok(id.map(TableId::stored))
            })
        })
    }

    /// The club that an owner's link opens, hidden or not.
    pub fn club_of_owners_link(&self, token: &str) -> Result<Option<ClubId>, StoreError> {
        let hash = hash_secret(token);
        self.read(|connection| {
            self.directory.read(connection, (Kind::ClubLink, &hash), |connection, now| {
                let id: Option<String> = club_links::table
                    .filter(club_links::club_id.eq(now.club.as_str()))
                    .filter(club_links::token_hash.eq(&hash))
                    .filter(club_links::revoked.eq(false))
                    .filter(club_links::role.eq(Role::Owner.as_str()))
                    .select(club_links::club_id)
                    .first(connection)
                    .optional()?;
                Ok(id.map(ClubId::stored))
            })
        })
    }
}

fn owns(club: &InClub) -> bool {
    club.joined.is_some_and(|(role, _)| role == Role::Owner)
}

/// The hidden tables of a club that a device owns.
fn hidden_in_club(connection: &mut AnyConnection, device: &DeviceId, club: &InClub) -> QueryResult<Vec<HiddenTable>> {
    let id = club.club.as_str();
    let hidden = tables::club_id.eq(id).and(tables::deleted_at.is_not_null());
    let rows: Vec<(Row, Option<i64>)> = if owns(club) {
        let hidden = tables::table.filter(hidden);
        on_backend!(connection, |inner| hidden.select((Row::as_select(), tables::deleted_at)).load(inner))?
    } else {
        let own = members::table
            .inner_join(tables::table.on(is_its_table()))
            .filter(members::club_id.eq(id))
            .filter(members::device.eq(device.as_str()))
            .filter(members::role.eq(Role::Owner.as_str()))
            .filter(hidden);
        on_backend!(connection, |inner| own.select((Row::as_select(), tables::deleted_at)).load(inner))?
    };
    Ok(rows.into_iter().filter_map(|(row, since)| Some((Table::from(row), since?))).collect())
}
