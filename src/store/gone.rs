//! What is hidden, may come back, and after a while is erased. Erasing is the one thing besides a migration that opens the
//! guards of the logs.

use diesel::prelude::*;

use super::Store;
use super::club_log::OpenClub;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::migrate::{close_guards, open_guards};
use super::role::Role;
use super::schema::{
    club_links, club_log, club_members, clubs, links, log, members, pictures, recoveries, recovery_uses, tables,
};
use super::table_row::{Row, Table};
use super::token::{ClubId, DeviceId, TableId, hash_secret};

/// A table that nobody sees, with since when.
pub type HiddenTable = (Table, i64);

impl OpenClub<'_> {
    /// Hides a table from everybody from a time on, or shows it again.
    ///
    /// # Errors
    /// Only the database's.
    pub fn hide_table(&mut self, table: &TableId, since: Option<i64>) -> Result<(), StoreError> {
        let row = diesel::update(tables::table.find(table.as_str())).set(tables::deleted_at.eq(since));
        on_backend!(&mut *self.log.connection, |inner| row.execute(inner))?;
        Ok(())
    }

    /// Hides the club and all its tables from everybody from now on.
    ///
    /// # Errors
    /// Only the database's.
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
    ///
    /// # Errors
    /// Only the database's.
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
    ///
    /// # Errors
    /// Only the database's.
    pub fn erase_table(&mut self, table: &TableId) -> Result<(), StoreError> {
        unguarded(self.log.connection, |connection| erase_table(connection, table.as_str()))
    }

    /// Erases the club with all its tables.
    ///
    /// # Errors
    /// Only the database's.
    pub fn erase(&mut self) -> Result<(), StoreError> {
        let id = self.club.as_str();
        unguarded(self.log.connection, |connection| {
            let its: Vec<String> = tables::table.filter(tables::club_id.eq(id)).select(tables::id).load(connection)?;
            for table in its {
                erase_table(connection, &table)?;
            }
            diesel::delete(club_links::table.filter(club_links::club_id.eq(id))).execute(connection)?;
            diesel::delete(club_members::table.filter(club_members::club_id.eq(id))).execute(connection)?;
            diesel::delete(recoveries::table.filter(recoveries::club_id.eq(id))).execute(connection)?;
            diesel::delete(recovery_uses::table.filter(recovery_uses::club_id.eq(id))).execute(connection)?;
            diesel::delete(club_log::table.filter(club_log::club_id.eq(id))).execute(connection)?;
            diesel::delete(clubs::table.find(id)).execute(connection)?;
            Ok(())
        })
    }
}

fn erase_table(connection: &mut AnyConnection, table: &str) -> QueryResult<()> {
    diesel::delete(links::table.filter(links::table_id.eq(table))).execute(connection)?;
    diesel::delete(members::table.filter(members::table_id.eq(table))).execute(connection)?;
    diesel::delete(pictures::table.filter(pictures::table_id.eq(table))).execute(connection)?;
    diesel::delete(log::table.filter(log::table_id.eq(table))).execute(connection)?;
    diesel::delete(tables::table.find(table)).execute(connection)?;
    Ok(())
}

/// Does the work while the logs are not guarded; nobody else sees them so.
fn unguarded(
    connection: &mut AnyConnection,
    work: impl FnOnce(&mut AnyConnection) -> QueryResult<()>,
) -> Result<(), StoreError> {
    open_guards(connection)?;
    work(connection)?;
    close_guards(connection)?;
    Ok(())
}

impl Store {
    /// Whether nobody sees a club.
    ///
    /// # Errors
    /// Only the database's.
    pub fn is_club_hidden(&self, club: &ClubId) -> Result<bool, StoreError> {
        self.read(|connection| {
            let since: Option<Option<i64>> =
                clubs::table.find(club.as_str()).select(clubs::deleted_at).first(connection).optional()?;
            Ok(since.flatten().is_some())
        })
    }

    /// Whether nobody sees a table.
    ///
    /// # Errors
    /// Only the database's.
    pub fn is_table_hidden(&self, table: &TableId) -> Result<bool, StoreError> {
        self.read(|connection| {
            let since: Option<Option<i64>> =
                tables::table.find(table.as_str()).select(tables::deleted_at).first(connection).optional()?;
            Ok(since.flatten().is_some())
        })
    }

    /// The clubs that have been hidden since a time or longer.
    ///
    /// # Errors
    /// Only the database's.
    pub fn clubs_hidden_since(&self, at: i64) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            let ids: Vec<String> =
                clubs::table.filter(clubs::deleted_at.le(at)).order(clubs::id).select(clubs::id).load(connection)?;
            Ok(ids.into_iter().map(ClubId::stored).collect())
        })
    }

    /// The tables that have been hidden since a time or longer, each with its club.
    ///
    /// # Errors
    /// Only the database's.
    pub fn tables_hidden_since(&self, at: i64) -> Result<Vec<(TableId, ClubId)>, StoreError> {
        self.read(|connection| {
            let ids: Vec<(String, Option<String>)> = tables::table
                .filter(tables::deleted_at.le(at))
                .order(tables::id)
                .select((tables::id, tables::club_id))
                .load(connection)?;
            let of_club =
                |(table, club): (String, Option<String>)| Some((TableId::stored(table), ClubId::stored(club?)));
            Ok(ids.into_iter().filter_map(of_club).collect())
        })
    }

    /// The hidden tables that a device owns, itself or as one of their club, the one that was hidden last first. Those of a
    /// hidden club come back with it.
    ///
    /// # Errors
    /// Only the database's.
    pub fn hidden_tables_of_device(&self, device: &DeviceId) -> Result<Vec<HiddenTable>, StoreError> {
        let owner = Role::Owner.as_str();
        self.read(|connection| {
            let own: Vec<(Row, Option<i64>)> = members::table
                .inner_join(tables::table.inner_join(clubs::table))
                .filter(members::device.eq(device.as_str()))
                .filter(members::role.eq(owner))
                .filter(tables::deleted_at.is_not_null())
                .filter(clubs::deleted_at.is_null())
                .select((Row::as_select(), tables::deleted_at))
                .load(connection)?;
            let by_club: Vec<(Row, Option<i64>)> = club_members::table
                .inner_join(clubs::table.inner_join(tables::table))
                .filter(club_members::device.eq(device.as_str()))
                .filter(club_members::role.eq(owner))
                .filter(tables::deleted_at.is_not_null())
                .filter(clubs::deleted_at.is_null())
                .select((Row::as_select(), tables::deleted_at))
                .load(connection)?;
            let rows = own.into_iter().chain(by_club);
            let mut hidden: Vec<HiddenTable> =
                rows.filter_map(|(row, since)| Some((Table::from(row), since?))).collect();
            hidden
                .sort_by(|(one, since), (other, later)| later.cmp(since).then(one.id.as_str().cmp(other.id.as_str())));
            hidden.dedup_by(|(one, _), (other, _)| one.id == other.id);
            Ok(hidden)
        })
    }

    /// The hidden clubs that a device owns, the one that was hidden last first.
    ///
    /// # Errors
    /// Only the database's.
    pub fn hidden_clubs_of_device(&self, device: &DeviceId) -> Result<Vec<(ClubId, i64)>, StoreError> {
        self.read(|connection| {
            let rows: Vec<(String, Option<i64>)> = club_members::table
                .inner_join(clubs::table)
                .filter(club_members::device.eq(device.as_str()))
                .filter(club_members::role.eq(Role::Owner.as_str()))
                .filter(clubs::deleted_at.is_not_null())
                .order((clubs::deleted_at.desc(), clubs::id))
                .select((clubs::id, clubs::deleted_at))
                .load(connection)?;
            Ok(rows.into_iter().filter_map(|(id, since)| Some((ClubId::stored(id), since?))).collect())
        })
    }

    /// The table that an owner's link opens, or one of a number that an owner's link of its club does, hidden or not.
    ///
    /// # Errors
    /// Only the database's.
    pub fn table_of_owners_link(&self, token: &str, number: Option<i64>) -> Result<Option<TableId>, StoreError> {
        let (hash, owner) = (hash_secret(token), Role::Owner.as_str());
        self.read(|connection| {
            let id: Option<String> = match number {
                None => links::table
                    .filter(links::token_hash.eq(hash))
                    .filter(links::revoked.eq(false))
                    .filter(links::role.eq(owner))
                    .select(links::table_id)
                    .first(connection)
                    .optional()?,
                Some(number) => club_links::table
                    .inner_join(clubs::table.inner_join(tables::table))
                    .filter(club_links::token_hash.eq(hash))
                    .filter(club_links::revoked.eq(false))
                    .filter(club_links::role.eq(owner))
                    .filter(tables::club_number.eq(number))
                    .select(tables::id)
                    .first(connection)
                    .optional()?,
            };
            Ok(id.map(TableId::stored))
        })
    }

    /// The club that an owner's link opens, hidden or not.
    ///
    /// # Errors
    /// Only the database's.
    pub fn club_of_owners_link(&self, token: &str) -> Result<Option<ClubId>, StoreError> {
        self.read(|connection| {
            let id: Option<String> = club_links::table
                .filter(club_links::token_hash.eq(hash_secret(token)))
                .filter(club_links::revoked.eq(false))
                .filter(club_links::role.eq(Role::Owner.as_str()))
                .select(club_links::club_id)
                .first(connection)
                .optional()?;
            Ok(id.map(ClubId::stored))
        })
    }
}
