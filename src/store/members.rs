//! Members: the devices that have joined a table, or a club and with it all of its tables.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::role::Role;
use super::schema::{clubs, devices, members, tables};
use super::stream::Stream;
use super::token::{ClubId, DeviceId, TableId};

/// A device that has joined a table or a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Identifies the device in the log.
    pub tag: String,
    /// The name that its user has given it.
    pub label: String,
    pub role: Role,
    /// In milliseconds since 1970.
    pub joined_at: i64,
}

impl Store {
    /// Adds a device to a table and returns its role there. A lower role than it has changes nothing.
    pub fn join(&self, device: &DeviceId, table: TableId, role: Role, at: i64) -> Result<Role, StoreError> {
        let (device, table) = (device.clone(), Stream::Table(table));
        self.write(move |connection| join(connection, &device, table, role, at))
    }

    /// Adds a device to a club. A lower role than it has changes nothing.
    pub fn join_club(&self, device: &DeviceId, club: ClubId, role: Role, at: i64) -> Result<(), StoreError> {
        let (device, club) = (device.clone(), Stream::Club(club));
        self.write(move |connection| join(connection, &device, club, role, at).map(drop))
    }

    /// The members of a table, in the order in which they joined.
    pub fn members(&self, table: TableId) -> Result<Vec<Member>, StoreError> {
        self.read(|connection| listed(connection, Stream::Table(table)))
    }

    /// The members of a club, in the order in which they joined.
    pub fn club_members(&self, club: ClubId) -> Result<Vec<Member>, StoreError> {
        self.read(|connection| listed(connection, Stream::Club(club)))
    }

    /// Renames the device with this tag; returns whether it is a member.
    pub fn label_member(&self, table: TableId, tag: &str, label: &str) -> Result<bool, StoreError> {
        let (table, tag, label) = (Stream::Table(table), tag.to_owned(), label.to_owned());
        self.write(move |connection| {
            let Some(device) = find_by_tag(connection, table, &tag)? else { return Ok(false) };
            diesel::update(devices::table.find(device.as_str())).set(devices::label.eq(&label)).execute(connection)?;
            Ok(true)
        })
    }

    /// Removes the device with this tag from a table; returns whether it was a member.
    pub fn remove_member(&self, table: TableId, tag: &str) -> Result<bool, StoreError> {
        let (scope, tag) = (Stream::Table(table), tag.to_owned());
        let removed = self.write(move |connection| {
            let Some(device) = find_by_tag(connection, scope, &tag)? else { return Ok(false) };
            let row = members::table.find((scope.id(), device.as_str()));
            Ok(diesel::delete(row).execute(connection)? > 0)
        })?;
        self.subscriptions.wake(table);
        Ok(removed)
    }

    /// Removes the device with this tag from a club and from all of its tables.
    pub fn remove_club_member(&self, club: ClubId, tag: &str) -> Result<(), StoreError> {
        let tag = tag.to_owned();
        self.write(move |connection| {
            let device = find_by_tag(connection, Stream::Club(club), &tag)?;
            Ok(device.map_or(Ok(()), |device| leave_club(connection, &device, club))?)
        })?;
        self.wake_everybody();
        Ok(())
    }

    /// Removes a device's own membership of a table. A membership of the club stays.
    pub fn forget_table(&self, device: &DeviceId, table: TableId) -> Result<(), StoreError> {
        let (device, id) = (device.clone(), table.number());
        self.write(move |connection| {
            diesel::delete(members::table.find((id, device.as_str()))).execute(connection)?;
            Ok(())
        })?;
        self.wake_table(table);
        Ok(())
    }

    /// Removes a device from a club and from all of its tables.
    pub fn forget_club(&self, device: &DeviceId, club: ClubId) -> Result<(), StoreError> {
        let device = device.clone();
        self.write(move |connection| Ok(leave_club(connection, &device, club)?))?;
        self.wake_everybody();
        Ok(())
    }

    /// The role of a device's own membership of a table, without that of the club.
    pub fn own_role(&self, device: &DeviceId, table: TableId) -> Result<Option<Role>, StoreError> {
        self.read(|connection| role_in(connection, device, Stream::Table(table)))
    }

    /// Whether another device owns the table, itself or through the club.
    pub fn others_own_table(&self, device: &DeviceId, table: TableId) -> Result<bool, StoreError> {
        let club = self.club_of(table)?;
        self.read(|connection| {
            let scopes = std::iter::once(table.number()).chain(club.map(|(club, _)| club.number()));
            others_own(connection, device, scopes.collect())
        })
    }

    /// Whether another device owns the club.
    pub fn others_own_club(&self, device: &DeviceId, club: ClubId) -> Result<bool, StoreError> {
        self.read(|connection| others_own(connection, device, vec![club.number()]))
    }

    /// The clubs that a device has joined, the latest first.
    pub fn clubs_of_device(&self, device: &DeviceId) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            let query = members::table
                .inner_join(clubs::table.on(clubs::id.eq(members::scope)))
                .filter(members::device.eq(device.as_str()))
                .filter(clubs::deleted_at.is_null())
                .order((members::joined_at.desc(), clubs::id))
                .select(clubs::id);
            Ok(on_backend!(connection, |inner| query.load(inner))?)
        })
    }
}

/// The role of a device's own membership of a table or a club, even a deleted one.
pub(super) fn role_in(
    connection: &mut AnyConnection,
    device: &DeviceId,
    scope: Stream,
) -> Result<Option<Role>, StoreError> {
    let row = members::table.find((scope.id(), device.as_str())).select(members::role);
    let role: Option<String> = row.first(connection).optional()?;
    role.as_deref().map(Role::stored).transpose()
}

/// Adds a device and returns its role afterwards. A lower role than it has changes nothing.
pub(super) fn join(
    connection: &mut AnyConnection,
    device: &DeviceId,
    scope: Stream,
    role: Role,
    at: i64,
) -> Result<Role, StoreError> {
    match role_in(connection, device, scope)? {
        Some(held) if held >= role => return Ok(held),
        Some(_) => {
            let row = diesel::update(members::table.find((scope.id(), device.as_str())));
            row.set(members::role.eq(role.as_str())).execute(connection)?;
        }
        None => {
            scope.hold(connection)?;
            insert(connection, device, scope, role, at)?;
        }
    }
    Ok(role)
}

pub(super) fn insert(
    connection: &mut AnyConnection,
    device: &DeviceId,
    scope: Stream,
    role: Role,
    at: i64,
) -> QueryResult<()> {
    let row = (
        members::scope.eq(scope.id()),
        members::device.eq(device.as_str()),
        members::role.eq(role.as_str()),
        members::joined_at.eq(at),
    );
    on_backend!(connection, |inner| diesel::insert_into(members::table).values(row).execute(inner))?;
    Ok(())
}

/// Gives a device all memberships of another one, which keeps them. Clubs come before tables, the lock order of every
/// writer.
pub(super) fn copy_roles(
    connection: &mut AnyConnection,
    from: &DeviceId,
    to: &DeviceId,
    at: i64,
) -> Result<(), StoreError> {
    let own = members::device.eq(from.as_str());
    let in_clubs: Vec<(ClubId, String)> = members::table
        .inner_join(clubs::table.on(clubs::id.eq(members::scope)))
        .filter(own)
        .order(clubs::id)
        .select((clubs::id, members::role))
        .load(connection)?;
    let at_tables: Vec<(TableId, String)> = members::table
        .inner_join(tables::table.on(tables::id.eq(members::scope)))
        .filter(own)
        .order(tables::id)
        .select((tables::id, members::role))
        .load(connection)?;
    let in_clubs = in_clubs.into_iter().map(|(club, role)| (Stream::Club(club), role));
    let at_tables = at_tables.into_iter().map(|(table, role)| (Stream::Table(table), role));
    for (scope, role) in in_clubs.chain(at_tables) {
        join(connection, to, scope, Role::stored(&role)?, at)?;
    }
    Ok(())
}

/// The label of a device; empty when the device is unknown or has none.
pub(super) fn label_of(connection: &mut AnyConnection, device: &str) -> QueryResult<String> {
    let label = devices::table.find(device).select(devices::label).first(connection).optional()?;
    Ok(label.unwrap_or_default())
}

/// Removes a device from a club and from all of its tables.
fn leave_club(connection: &mut AnyConnection, device: &DeviceId, club: ClubId) -> QueryResult<()> {
    let its = tables::table.filter(tables::club_id.eq(club)).select(tables::id);
    let of_device = members::table.filter(members::device.eq(device.as_str()));
    let here = members::scope.eq(club.number()).or(members::scope.eq_any(its));
    diesel::delete(of_device.filter(here)).execute(connection)?;
    Ok(())
}

fn others_own(connection: &mut AnyConnection, device: &DeviceId, scopes: Vec<i64>) -> Result<bool, StoreError> {
    let others = members::table
        .filter(members::scope.eq_any(scopes))
        .filter(members::role.eq(Role::Owner.as_str()))
        .filter(members::device.ne(device.as_str()));
    let others: i64 = others.count().get_result(connection)?;
    Ok(others > 0)
}

fn listed(connection: &mut AnyConnection, scope: Stream) -> Result<Vec<Member>, StoreError> {
    let query = members::table
        .left_join(devices::table.on(devices::token_hash.eq(members::device)))
        .filter(members::scope.eq(scope.id()))
        .order((members::joined_at, members::device))
        .select((members::device, devices::label.nullable(), members::role, members::joined_at));
    let rows: Vec<(String, Option<String>, String, i64)> = on_backend!(connection, |inner| query.load(inner))?;
    rows.into_iter()
        .map(|(device, label, role, joined_at)| {
            let (tag, label) = (DeviceId::stored(device).tag(), label.unwrap_or_default());
            Ok(Member { tag, label, role: Role::stored(&role)?, joined_at })
        })
        .collect()
}

fn find_by_tag(connection: &mut AnyConnection, scope: Stream, tag: &str) -> QueryResult<Option<DeviceId>> {
    let joined = members::table.filter(members::scope.eq(scope.id())).select(members::device);
    let joined: Vec<String> = joined.load(connection)?;
    Ok(joined.into_iter().map(DeviceId::stored).find(|device| device.tag() == tag))
}
