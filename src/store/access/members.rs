//! Members: the devices that have joined a table, or a club and with it all of its tables.

use diesel::dsl::case_when;

use crate::store::prelude::*;
use crate::store::stream::{CLUB_HEAD, Head, TABLE_HEAD};

/// A device that has joined a table or a club.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Member {
    pub device: DeviceId,
    /// The name that an owner has given it there, or else its user.
    pub label: String,
    pub role: Role,
    /// In milliseconds since 1970.
    pub joined_at: i64,
}

/// What a device or a link may do at a table or in a club, read together with the end of the log at the same moment.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Access<Id> {
    pub id: Id,
    pub role: Role,
    /// The end of the log.
    #[diesel(embed)]
    pub head: Head,
    /// Whether the owner of the device has said which person of the club they are.
    pub names_owner: bool,
}

impl Store {
    /// The role of a device at a table, its own or through the club, whichever allows more; `None` when it has joined
    /// neither.
    pub fn access_of(&self, device: &DeviceId, table: TableId) -> Result<Option<Access<TableId>>, StoreError> {
        let by_club = members::scope.eq(tables::club_id).and(clubs::deleted_at.is_null());
        let query = tables::table
            .inner_join(clubs::table)
            .inner_join(members::table.on(members::scope.eq(tables::id).or(by_club)))
            .filter(tables::id.eq(table))
            .filter(tables::deleted_at.is_null())
            .filter(members::device.eq(device))
            .select((tables::id, members::role, TABLE_HEAD, members::person.is_not_null()));
        let found: Vec<Access<TableId>> = self.look_up(|connection| Ok(connection.rows(query)?))?;
        let names_owner = found.iter().any(|access| access.names_owner);
        Ok(found.into_iter().max_by_key(|access| access.role).map(|access| Access { names_owner, ..access }))
    }

    /// The role of a device in a club; `None` when it has not joined.
    pub fn club_access_of(&self, device: &DeviceId, club: ClubId) -> Result<Option<Access<ClubId>>, StoreError> {
        let query = clubs::table
            .inner_join(members::table.on(members::scope.eq(clubs::id)))
            .filter(clubs::id.eq(club))
            .filter(clubs::deleted_at.is_null())
            .filter(members::device.eq(device));
        self.row(query.select((clubs::id, members::role, CLUB_HEAD, members::person.is_not_null())))
    }

    /// The members of a table or club, in the order in which they joined.
    pub fn members(&self, scope: impl Into<Stream>) -> Result<Vec<Member>, StoreError> {
        let query = members::table
            .inner_join(devices::table)
            .filter(members::scope.eq(scope.into().id()))
            .order((members::joined_at, members::device));
        let label = case_when(members::label.ne(""), members::label).otherwise(devices::label);
        self.rows(query.select((members::device, label, members::role, members::joined_at)))
    }

    /// The member with this tag; `None` if there is none.
    pub fn member(&self, scope: impl Into<Stream>, tag: &str) -> Result<Option<DeviceId>, StoreError> {
        let devices = self.rows(members::table.filter(members::scope.eq(scope.into().id())).select(members::device))?;
        Ok(devices.into_iter().find(|device: &DeviceId| device.tag() == tag))
    }

    /// The role of a device's own membership of a table, without that of the club.
    pub fn own_role(&self, device: &DeviceId, table: TableId) -> Result<Option<Role>, StoreError> {
        self.read(|connection| Ok(role_in(connection, device, table.into())?))
    }

    /// Whether another device owns the table, itself or through the club, or the club.
    pub fn has_other_owner(&self, device: &DeviceId, scope: impl Into<Stream>) -> Result<bool, StoreError> {
        let scope = scope.into().id();
        let club: Option<i64> = self.row(tables::table.find(scope).select(tables::club_id))?;
        let others = members::table
            .filter(members::scope.eq_any([scope, club.unwrap_or(scope)]))
            .filter(members::role.eq(Role::Owner.as_str()))
            .filter(members::device.ne(device));
        Ok(self.row(others.count())? > Some(0_i64))
    }

    /// The clubs that a device has joined, with its role in each, the latest first.
    pub fn clubs_of_device(&self, device: &DeviceId) -> Result<Vec<(ClubId, Role)>, StoreError> {
        let query = members::table
            .inner_join(clubs::table.on(clubs::id.eq(members::scope)))
            .filter(members::device.eq(device))
            .filter(clubs::deleted_at.is_null())
            .order((members::joined_at.desc(), clubs::id));
        self.rows(query.select((clubs::id, members::role)))
    }
}

/// The role of a device's own membership of a table or a club, even a deleted one.
pub(in crate::store) fn role_in(
    connection: &mut AnyConnection,
    device: &DeviceId,
    scope: Stream,
) -> QueryResult<Option<Role>> {
    connection.row(members::table.find((scope.id(), device)).select(members::role))
}

/// Adds a device, unless it has this role or a higher one. Returns whether it did.
pub(in crate::store) fn join(
    connection: &mut AnyConnection,
    device: &DeviceId,
    scope: Stream,
    role: Role,
    at: i64,
) -> Result<bool, StoreError> {
    match role_in(connection, device, scope)? {
        Some(held) if held >= role => return Ok(false),
        Some(_) => {
            let row = members::table.find((scope.id(), device));
            connection.change(diesel::update(row).set(members::role.eq(role.as_str())))?;
        }
        None => {
            scope.hold(connection)?;
            let row = (
                members::scope.eq(scope.id()),
                members::device.eq(device),
                members::role.eq(role.as_str()),
                members::joined_at.eq(at),
            );
            connection.change(diesel::insert_into(members::table).values(row))?;
        }
    }
    Ok(true)
}

/// Gives a device all memberships of another one, which keeps them, and who its owner is there. Clubs come before tables, the
/// lock order of every writer.
pub(in crate::store) fn copy_roles(
    connection: &mut AnyConnection,
    from: &DeviceId,
    to: &DeviceId,
    at: i64,
) -> Result<(), StoreError> {
    let own = members::table
        .left_join(tables::table.on(tables::id.eq(members::scope)))
        .filter(members::device.eq(from))
        .order((tables::id.nullable().is_not_null(), members::scope))
        .select((members::scope, tables::id.nullable(), members::role, members::person));
    let own: Vec<(ClubId, Option<TableId>, Role, Option<PersonId>)> = connection.rows(own)?;
    for (club, table, role, person) in own {
        let scope = table.map_or(club.into(), Stream::from);
        join(connection, to, scope, role, at)?;
        if person.is_some() {
            let row = members::table.find((scope.id(), to));
            connection.change(diesel::update(row).set(members::person.eq(person)))?;
        }
    }
    Ok(())
}
