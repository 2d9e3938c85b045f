//! Deleted tables and clubs: they can be restored for a while, then they are erased.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::dues;
use super::error::StoreError;
use super::people::{remove_people, remove_seats};
use super::plays;
use super::role::Role;
use super::schema::{clubs, events, links, members, recovery_uses, tables};
use super::stream::Stream;
use super::table_row::{Row, Table};
use super::token::{ClubId, DeviceId, TableId, hash_secret};

/// A deleted table, with the time of its deletion in milliseconds since 1970.
pub type DeletedTable = (Table, i64);

/// Marks a club and its remaining tables as deleted.
pub(super) fn mark_club_deleted(connection: &mut AnyConnection, club: ClubId, at: i64) -> QueryResult<()> {
    let of_club = tables::table.filter(tables::club_id.eq(club));
    let newest: Option<Option<i64>> = on_backend!(&mut *connection, |inner| {
        let deleted = of_club.filter(tables::deleted_at.is_not_null()).order(tables::deleted_at.desc());
        deleted.select(tables::deleted_at).first(inner).optional()
    })?;
    // Later than every table that was deleted before, so that restoring the club can tell which tables it took along.
    let since = newest.flatten().map_or(at, |newest| at.max(newest + 1));
    let remaining = of_club.filter(tables::deleted_at.is_null());
    let marked = diesel::update(remaining).set(tables::deleted_at.eq(since));
    on_backend!(&mut *connection, |inner| marked.execute(inner))?;
    set_club_deleted(connection, club, Some(since))
}

/// Restores a club and the tables that were deleted with it.
pub(super) fn restore_club(connection: &mut AnyConnection, club: ClubId) -> QueryResult<()> {
    let row = clubs::table.find(club).select(clubs::deleted_at);
    let since: Option<i64> = on_backend!(&mut *connection, |inner| row.get_result(inner))?;
    let of_club = tables::table.filter(tables::club_id.eq(club));
    let restored = diesel::update(of_club.filter(tables::deleted_at.eq(since))).set(tables::deleted_at.eq(None::<i64>));
    on_backend!(&mut *connection, |inner| restored.execute(inner))?;
    set_club_deleted(connection, club, None)
}

fn set_club_deleted(connection: &mut AnyConnection, club: ClubId, since: Option<i64>) -> QueryResult<()> {
    let row = diesel::update(clubs::table.find(club)).set(clubs::deleted_at.eq(since));
    on_backend!(connection, |inner| row.execute(inner))?;
    Ok(())
}

/// Erases a club with all its tables.
pub(super) fn erase_club(connection: &mut AnyConnection, club: ClubId) -> QueryResult<()> {
    let its = tables::table.filter(tables::club_id.eq(club)).order(tables::id).select(tables::id);
    for table in its.load(connection)? {
        erase_table(connection, table)?;
    }
    diesel::delete(recovery_uses::table.filter(recovery_uses::club_id.eq(club))).execute(connection)?;
    erase_stream(connection, Stream::Club(club))?;
    remove_people(connection, club)?;
    diesel::delete(clubs::table.find(club)).execute(connection)?;
    Ok(())
}

/// Erases a table with its log, dues, links, pictures and members.
pub(super) fn erase_table(connection: &mut AnyConnection, table: TableId) -> QueryResult<()> {
    erase_stream(connection, Stream::Table(table))?;
    dues::remove(connection, table)?;
    plays::remove(connection, table)?;
    remove_seats(connection, table)?;
    diesel::delete(tables::table.find(table)).execute(connection)?;
    Ok(())
}

/// Erases what belongs to a table or a club. The lock keeps others from adding to it until the caller deletes the row.
fn erase_stream(connection: &mut AnyConnection, stream: Stream) -> QueryResult<()> {
    stream.lock(connection)?;
    diesel::delete(links::table.filter(links::scope.eq(stream.id()))).execute(connection)?;
    diesel::delete(members::table.filter(members::scope.eq(stream.id()))).execute(connection)?;
    diesel::delete(events::table.filter(events::stream_id.eq(stream.id()))).execute(connection)?;
    Ok(())
}

impl Store {
    pub fn is_deleted(&self, stream: impl Into<Stream>) -> Result<bool, StoreError> {
        self.read(|connection| {
            let since: Option<Option<i64>> = match stream.into() {
                Stream::Table(id) => tables::table.find(id).select(tables::deleted_at).first(connection).optional()?,
                Stream::Club(id) => clubs::table.find(id).select(clubs::deleted_at).first(connection).optional()?,
            };
            Ok(since.flatten().is_some())
        })
    }

    /// The clubs that were deleted at this time or earlier.
    pub fn clubs_deleted_since(&self, at: i64) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            Ok(clubs::table.filter(clubs::deleted_at.le(at)).order(clubs::id).select(clubs::id).load(connection)?)
        })
    }

    /// The tables that were deleted at this time or earlier, each with its club.
    pub fn tables_deleted_since(&self, at: i64) -> Result<Vec<(TableId, ClubId)>, StoreError> {
        self.read(|connection| {
            Ok(tables::table
                .filter(tables::deleted_at.le(at))
                .order(tables::id)
                .select((tables::id, tables::club_id))
                .load(connection)?)
        })
    }

    /// The deleted tables that a device owns, itself or through the club; the latest deletion first. Tables of a
    /// deleted club are left out, since they return with the club.
    pub fn deleted_tables_of_device(&self, device: &DeviceId) -> Result<Vec<DeletedTable>, StoreError> {
        self.read(|connection| {
            let own = members::scope.eq(tables::id);
            let by_club = members::scope.eq(tables::club_id);
            let query = members::table
                .inner_join(tables::table.on(own.or(by_club)))
                .inner_join(clubs::table.on(clubs::id.eq(tables::club_id)))
                .filter(members::device.eq(device.as_str()))
                .filter(members::role.eq(Role::Owner.as_str()))
                .filter(tables::deleted_at.is_not_null())
                .filter(clubs::deleted_at.is_null())
                .order((tables::deleted_at.desc(), tables::id))
                .distinct();
            let rows: Vec<(Row, i64)> = on_backend!(&mut *connection, |inner| {
                query.select((Row::as_select(), tables::deleted_at.assume_not_null())).load(inner)
            })?;
            let (rows, since): (Vec<Row>, Vec<i64>) = rows.into_iter().unzip();
            Ok(Table::named(connection, rows)?.into_iter().zip(since).collect())
        })
    }

    /// The deleted clubs that a device owns, each with the time of its deletion; the latest first.
    pub fn deleted_clubs_of_device(&self, device: &DeviceId) -> Result<Vec<(ClubId, i64)>, StoreError> {
        self.read(|connection| {
            let query = members::table
                .inner_join(clubs::table.on(clubs::id.eq(members::scope)))
                .filter(members::device.eq(device.as_str()))
                .filter(members::role.eq(Role::Owner.as_str()))
                .filter(clubs::deleted_at.is_not_null())
                .order((clubs::deleted_at.desc(), clubs::id))
                .select((clubs::id, clubs::deleted_at.assume_not_null()));
            Ok(on_backend!(connection, |inner| query.load(inner))?)
        })
    }

    /// The table that an owner's link opens, deleted or not. With a number: that table of the club whose owner's link
    /// it is.
    pub fn table_of_owners_link(&self, token: &str, number: Option<i64>) -> Result<Option<TableId>, StoreError> {
        let scope = self.scope_of_owners_link(token)?;
        let Some(scope) = scope else { return Ok(None) };
        self.read(|connection| {
            let found = match number {
                Some(number) => {
                    let of_club = tables::table.filter(tables::club_id.eq(scope)).filter(tables::number.eq(number));
                    of_club.select(tables::id).first(connection)
                }
                None => tables::table.find(scope).select(tables::id).first(connection),
            };
            Ok(found.optional()?)
        })
    }

    /// The club that an owner's link opens, deleted or not.
    pub fn club_of_owners_link(&self, token: &str) -> Result<Option<ClubId>, StoreError> {
        let Some(scope) = self.scope_of_owners_link(token)? else { return Ok(None) };
        self.read(|connection| Ok(clubs::table.find(scope).select(clubs::id).first(connection).optional()?))
    }

    fn scope_of_owners_link(&self, token: &str) -> Result<Option<i64>, StoreError> {
        let link = links::table
            .find(hash_secret(token))
            .filter(links::revoked.eq(false))
            .filter(links::role.eq(Role::Owner.as_str()))
            .select(links::scope);
        self.read(|connection| Ok(link.first(connection).optional()?))
    }
}
