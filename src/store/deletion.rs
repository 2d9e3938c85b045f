//! Deleted tables and clubs: they can be restored for a while, then they are erased.

use diesel::dsl::max;

use super::prelude::*;
use super::projections::tables::TableRow;

/// Marks a club and its remaining tables as deleted.
pub(super) fn mark_club_deleted(connection: &mut AnyConnection, club: ClubId, at: i64) -> QueryResult<()> {
    let of_club = tables::table.filter(tables::club_id.eq(club));
    let newest: Option<Option<i64>> = connection.row(of_club.select(max(tables::deleted_at)))?;
    // Later than every table that was deleted before, so that restoring the club can tell which tables it took along.
    let since = newest.flatten().map_or(at, |newest| at.max(newest + 1));
    let remaining = of_club.filter(tables::deleted_at.is_null());
    connection.change(diesel::update(remaining).set(tables::deleted_at.eq(since)))?;
    set_club_deleted(connection, club, Some(since))
}

/// Restores a club and the tables that were deleted with it.
pub(super) fn restore_club(connection: &mut AnyConnection, club: ClubId) -> QueryResult<()> {
    let since: Option<Option<i64>> = connection.row(clubs::table.find(club).select(clubs::deleted_at))?;
    let taken_along = tables::table.filter(tables::club_id.eq(club)).filter(tables::deleted_at.eq(since.flatten()));
    connection.change(diesel::update(taken_along).set(tables::deleted_at.eq(None::<i64>)))?;
    set_club_deleted(connection, club, None)
}

fn set_club_deleted(connection: &mut AnyConnection, club: ClubId, since: Option<i64>) -> QueryResult<()> {
    connection.change(diesel::update(clubs::table.find(club)).set(clubs::deleted_at.eq(since))).map(drop)
}

/// Erases a deleted club with all its tables. Returns the number of clubs: 0 if it was restored in the meantime.
pub(super) fn erase_club(connection: &mut AnyConnection, club: ClubId) -> QueryResult<usize> {
    let its = tables::table.filter(tables::club_id.eq(club)).order(tables::id).select(tables::id);
    for table in connection.rows(its)? {
        erase_table(connection, table)?;
    }
    let deleted = clubs::table.find(club).filter(clubs::deleted_at.is_not_null());
    let erased = connection.change(diesel::delete(deleted))?;
    erase_belongings(connection, club.into())?;
    Ok(erased)
}

/// Erases a table.
pub(super) fn erase_table(connection: &mut AnyConnection, table: TableId) -> QueryResult<()> {
    connection.change(diesel::delete(tables::table.find(table)))?;
    erase_belongings(connection, table.into())
}

/// Erases the links, members and events of a table or club, which no foreign key ties to it. The caller first deletes its
/// row: the lock on that row keeps others from adding any.
fn erase_belongings(connection: &mut AnyConnection, id: i64) -> QueryResult<()> {
    connection.change(diesel::delete(links::table.filter(links::scope.eq(id))))?;
    connection.change(diesel::delete(members::table.filter(members::scope.eq(id))))?;
    connection.change(diesel::delete(events::table.filter(events::stream_id.eq(id)))).map(drop)
}

impl Store {
    /// Whether a table or club is deleted; `None` when it does not exist.
    pub fn is_deleted(&self, stream: impl Into<Stream>) -> Result<Option<bool>, StoreError> {
        let since: Option<Option<i64>> = match stream.into() {
            Stream::Table(id) => self.row(tables::table.find(id).select(tables::deleted_at))?,
            Stream::Club(id) => self.row(clubs::table.find(id).select(clubs::deleted_at))?,
        };
        Ok(since.map(|since| since.is_some()))
    }

    /// The clubs that were deleted at this time or earlier.
    pub fn clubs_deleted_before(&self, at: i64) -> Result<Vec<ClubId>, StoreError> {
        self.rows(clubs::table.filter(clubs::deleted_at.le(at)).order(clubs::id).select(clubs::id))
    }

    /// The tables that were deleted at this time or earlier.
    pub fn tables_deleted_before(&self, at: i64) -> Result<Vec<TableId>, StoreError> {
        self.rows(tables::table.filter(tables::deleted_at.le(at)).order(tables::id).select(tables::id))
    }

    /// The deleted tables that a device owns, itself or through the club; the latest deletion first. Tables of a
    /// deleted club are left out, since they return with the club.
    pub fn deleted_tables_of_device(&self, device: &DeviceId) -> Result<Vec<TableRow>, StoreError> {
        let is_joined = members::scope.eq(tables::id).or(members::scope.eq(tables::club_id));
        let query = members::table
            .inner_join(tables::table.on(is_joined))
            .inner_join(clubs::table.on(clubs::id.eq(tables::club_id)))
            .filter(members::device.eq(device))
            .filter(members::role.eq(Role::Owner.as_str()))
            .filter(tables::deleted_at.is_not_null())
            .filter(clubs::deleted_at.is_null())
            .order((tables::deleted_at.desc(), tables::id))
            .distinct();
        self.rows(query.select(columns::<TableRow>()))
    }

    /// The deleted clubs that a device owns, each with the time of its deletion; the latest first.
    pub fn deleted_clubs_of_device(&self, device: &DeviceId) -> Result<Vec<(ClubId, i64)>, StoreError> {
        let query = members::table
            .inner_join(clubs::table.on(clubs::id.eq(members::scope)))
            .filter(members::device.eq(device))
            .filter(members::role.eq(Role::Owner.as_str()))
            .filter(clubs::deleted_at.is_not_null())
            .order((clubs::deleted_at.desc(), clubs::id));
        self.rows(query.select((clubs::id, clubs::deleted_at.assume_not_null())))
    }

    /// The table that an owner's link opens, deleted or not. If the link is a club's, `number` says which of its tables is
    /// meant.
    pub fn table_of_owners_link(
        &self,
        token: &str,
        number: Option<TableNumber>,
    ) -> Result<Option<TableId>, StoreError> {
        let Some(scope) = self.scope_of_owners_link(token)? else { return Ok(None) };
        let Some(number) = number else { return self.row(tables::table.find(scope).select(tables::id)) };
        let of_club = tables::table.filter(tables::club_id.eq(scope)).filter(tables::number.eq(number));
        self.row(of_club.select(tables::id))
    }

    /// The club that an owner's link opens, deleted or not.
    pub fn club_of_owners_link(&self, token: &str) -> Result<Option<ClubId>, StoreError> {
        let Some(scope) = self.scope_of_owners_link(token)? else { return Ok(None) };
        self.row(clubs::table.find(scope).select(clubs::id))
    }

    fn scope_of_owners_link(&self, token: &str) -> Result<Option<i64>, StoreError> {
        let link = links::table.find(hash_secret(token)).filter(links::role.eq(Role::Owner.as_str()));
        let link = link.filter(links::revoked.eq(false));
        self.row(link.select(links::scope))
    }
}
