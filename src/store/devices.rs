//! Devices, and the tables at which they have joined.

use std::collections::BTreeSet;

use diesel::prelude::*;

use super::Store;
use super::access::Access;
use super::club_roles::{access_by_club, copy_club_roles};
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::role::Role;
use super::schema::{devices, log, members, tables};
use super::table_row::{Row, Table};
use super::token::{DeviceId, TableId, Token};

/// A table at which a device has joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    pub table: Table,
    /// What the device may do there.
    pub role: Role,
    /// When it joined, in milliseconds since 1970.
    pub joined_at: i64,
}

/// A device that has joined at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Tells it apart in the log.
    pub tag: String,
    /// What its owner calls it.
    pub label: String,
    pub role: Role,
    /// When it joined, in milliseconds since 1970.
    pub joined_at: i64,
    /// The tag of the one that it is now, where its phone has gone over to another address.
    pub now: Option<String>,
}

impl Store {
    /// Greets a new device and makes the token for its cookie.
    ///
    /// # Errors
    /// Only the database's.
    pub fn add_device(&self, label: &str, at: i64) -> Result<Token, StoreError> {
        let token = Token::make()?;
        let (hash, label) = (token.hash(), label.to_owned());
        self.write(move |connection| {
            diesel::insert_into(devices::table)
                .values((devices::token_hash.eq(&hash), devices::created_at.eq(at), devices::label.eq(&label)))
                .execute(connection)?;
            Ok::<_, StoreError>(())
        })?;
        Ok(token)
    }

    /// Whether a device has been greeted here.
    ///
    /// # Errors
    /// Only the database's.
    pub fn knows_device(&self, device: &DeviceId) -> Result<bool, StoreError> {
        self.read(|connection| {
            let found: Option<String> =
                devices::table.find(device.as_str()).select(devices::token_hash).first(connection).optional()?;
            Ok(found.is_some())
        })
    }

    /// What a device is called; nothing when it has never been greeted here.
    ///
    /// # Errors
    /// Only the database's.
    pub fn label_of(&self, device: &DeviceId) -> Result<Option<String>, StoreError> {
        self.read(|connection| {
            Ok(devices::table.find(device.as_str()).select(devices::label).first(connection).optional()?)
        })
    }

    /// Calls a device by another name.
    ///
    /// # Errors
    /// Only the database's.
    pub fn label_device(&self, device: &DeviceId, label: &str) -> Result<(), StoreError> {
        let (device, label) = (device.clone(), label.to_owned());
        self.write(move |connection| {
            diesel::update(devices::table.find(device.as_str())).set(devices::label.eq(&label)).execute(connection)?;
            Ok(())
        })
    }

    /// Joins a device at a table and says what it may do there now: a lesser role than it had takes nothing away.
    ///
    /// # Errors
    /// Only the database's.
    pub fn join(&self, device: &DeviceId, table: &TableId, role: Role, at: i64) -> Result<Role, StoreError> {
        let (device, table) = (device.clone(), table.clone());
        self.write(move |connection| joined(connection, &device, &table, role, at))
    }

    /// Lets a device do at every table and in every club what another may there, and takes nothing away from either: both are one phone
    /// from now on. One without a name is called as the other.
    ///
    /// # Errors
    /// Only the database's.
    pub fn take_over(&self, from: &DeviceId, to: &DeviceId, at: i64) -> Result<(), StoreError> {
        let (from, to) = (from.clone(), to.clone());
        self.write(move |connection| {
            move_on(connection, &from, &to)?;
            copy_roles(connection, &from, &to, at)?;
            let label: Option<String> =
                devices::table.find(from.as_str()).select(devices::label).first(connection).optional()?;
            if let Some(label) = label {
                diesel::update(devices::table.find(to.as_str()).filter(devices::label.eq("")))
                    .set(devices::label.eq(label))
                    .execute(connection)?;
            }
            Ok(())
        })
    }

    /// What a device may do at a table, itself or as one of the table's club, and where the table's log ends; nothing when it
    /// has joined neither.
    ///
    /// # Errors
    /// Only the database's.
    pub fn access_of(&self, device: &DeviceId, table: &TableId) -> Result<Option<Access>, StoreError> {
        self.look_up(|connection| {
            let query = members::table
                .inner_join(tables::table.inner_join(log::table))
                .filter(members::device.eq(device.as_str()))
                .filter(members::table_id.eq(table.as_str()))
                .filter(log::seq.eq(tables::head))
                .filter(tables::deleted_at.is_null())
                .select((members::role, log::seq, log::hash, tables::names));
            let found: Option<(String, i64, String, Option<String>)> =
                on_backend!(connection, |inner| query.get_result(inner).optional())?;
            let access = |(role, version, hash, names): (String, i64, String, Option<String>)| {
                Access::stored(table.clone(), &role, version, hash, names)
            };
            let own = found.map(access).transpose()?;
            if own.as_ref().is_some_and(|own| own.role == Role::Owner) {
                return Ok(own);
            }
            let by_club = access_by_club(connection, device, table)?;
            Ok(own.into_iter().chain(by_club).max_by_key(|access| access.role))
        })
    }

    /// The tables of a device that changed last, the latest first, at most so many.
    ///
    /// # Errors
    /// Only the database's.
    pub fn tables_of_device(&self, device: &DeviceId, most: i64) -> Result<Vec<Membership>, StoreError> {
        self.read(|connection| {
            let rows: Vec<(Row, String, i64)> = members::table
                .inner_join(tables::table)
                .filter(members::device.eq(device.as_str()))
                .filter(tables::deleted_at.is_null())
                .order((tables::changed_at.desc(), tables::id))
                .limit(most)
                .select((Row::as_select(), members::role, members::joined_at))
                .load(connection)?;
            rows.into_iter()
                .map(|(row, role, joined_at)| {
                    Ok(Membership { table: row.into(), role: Role::stored(&role)?, joined_at })
                })
                .collect()
        })
    }

    /// The devices that have joined at a table, in the order in which they came.
    ///
    /// # Errors
    /// Only the database's.
    pub fn members(&self, table: &TableId) -> Result<Vec<Member>, StoreError> {
        self.read(|connection| {
            let rows: Vec<MemberRow> = members::table
                .inner_join(devices::table)
                .filter(members::table_id.eq(table.as_str()))
                .order((members::joined_at, members::device))
                .select((members::device, devices::label, members::role, members::joined_at, devices::moved_to))
                .load(connection)?;
            listed(rows)
        })
    }

    /// Calls a device that has joined by another name, by its tag; says whether it had.
    ///
    /// # Errors
    /// Only the database's.
    pub fn label_member(&self, table: &TableId, tag: &str, label: &str) -> Result<bool, StoreError> {
        let (id, tag, label) = (table.clone(), tag.to_owned(), label.to_owned());
        self.write(move |connection| {
            let Some(device) = member(connection, &id, &tag)? else { return Ok(false) };
            diesel::update(devices::table.find(device.as_str())).set(devices::label.eq(&label)).execute(connection)?;
            Ok(true)
        })
    }

    /// Shows a device the door, by its tag, and with it the ones that have gone over to it; says whether it had joined.
    ///
    /// # Errors
    /// Only the database's.
    pub fn remove_member(&self, table: &TableId, tag: &str) -> Result<bool, StoreError> {
        let (id, tag) = (table.clone(), tag.to_owned());
        let removed = self.write(move |connection| {
            let Some(device) = member(connection, &id, &tag)? else { return Ok(false) };
            let phone = devices_of_phone(connection, &device)?;
            let at_table = members::table.filter(members::table_id.eq(id.as_str()));
            diesel::delete(at_table.filter(members::device.eq_any(phone))).execute(connection)?;
            Ok::<_, StoreError>(true)
        })?;
        self.subscriptions.wake(table);
        Ok(removed)
    }
}

/// A device that has joined somewhere as it is stored: its hash, what it is called, its role, since when, and which it is now.
pub(super) type MemberRow = (String, String, String, i64, Option<String>);

/// Those who have joined at a table or in a club.
pub(super) fn listed(rows: Vec<MemberRow>) -> Result<Vec<Member>, StoreError> {
    let joined: BTreeSet<String> = rows.iter().map(|row| row.0.clone()).collect();
    let member = |(device, label, role, joined_at, moved_to): MemberRow| {
        let now = moved_to.filter(|to| joined.contains(to)).map(|to| DeviceId::stored(to).tag());
        Ok(Member { tag: DeviceId::stored(device).tag(), label, role: Role::stored(&role)?, joined_at, now })
    };
    rows.into_iter().map(member).collect()
}

/// A device with those that have gone over to it: they are one phone.
pub(super) fn devices_of_phone(connection: &mut AnyConnection, device: &DeviceId) -> QueryResult<Vec<String>> {
    let mut phone: Vec<String> =
        devices::table.filter(devices::moved_to.eq(device.as_str())).select(devices::token_hash).load(connection)?;
    phone.push(device.as_str().to_owned());
    Ok(phone)
}

/// The device of a tag that has joined at a table.
fn member(connection: &mut AnyConnection, table: &TableId, tag: &str) -> Result<Option<DeviceId>, StoreError> {
    let joined: Vec<String> =
        members::table.filter(members::table_id.eq(table.as_str())).select(members::device).load(connection)?;
    Ok(joined.into_iter().map(DeviceId::stored).find(|device| device.tag() == tag))
}

/// Remembers that a device is another one now, and so are those that were it before. Whoever comes back is itself again.
fn move_on(connection: &mut AnyConnection, from: &DeviceId, to: &DeviceId) -> Result<(), StoreError> {
    if from == to {
        return Ok(());
    }
    let is_it = devices::token_hash.eq(from.as_str()).or(devices::moved_to.eq(from.as_str()));
    diesel::update(devices::table.filter(is_it)).set(devices::moved_to.eq(to.as_str())).execute(connection)?;
    diesel::update(devices::table.find(to.as_str())).set(devices::moved_to.eq(None::<String>)).execute(connection)?;
    Ok(())
}

/// Lets a device do everywhere what another may, which keeps it.
pub(super) fn copy_roles(
    connection: &mut AnyConnection,
    from: &DeviceId,
    to: &DeviceId,
    at: i64,
) -> Result<(), StoreError> {
    let held: Vec<(String, String)> = members::table
        .filter(members::device.eq(from.as_str()))
        .select((members::table_id, members::role))
        .load(connection)?;
    for (table, role) in held {
        joined(connection, to, &TableId::stored(table), Role::stored(&role)?, at)?;
    }
    copy_club_roles(connection, from, to, at)
}

fn role_at(connection: &mut AnyConnection, device: &DeviceId, table: &TableId) -> Result<Option<Role>, StoreError> {
    let role: Option<String> =
        members::table.find((device.as_str(), table.as_str())).select(members::role).first(connection).optional()?;
    role.as_deref().map(Role::stored).transpose()
}

pub(super) fn joined(
    connection: &mut AnyConnection,
    device: &DeviceId,
    table: &TableId,
    role: Role,
    at: i64,
) -> Result<Role, StoreError> {
    match role_at(connection, device, table)? {
        Some(held) if held >= role => return Ok(held),
        Some(_) => {
            diesel::update(members::table.find((device.as_str(), table.as_str())))
                .set(members::role.eq(role.as_str()))
                .execute(connection)?;
        }
        None => insert_member(connection, device, table, role, at)?,
    }
    Ok(role)
}

pub(super) fn insert_member(
    connection: &mut AnyConnection,
    device: &DeviceId,
    table: &TableId,
    role: Role,
    at: i64,
) -> Result<(), diesel::result::Error> {
    diesel::insert_into(members::table)
        .values((
            members::device.eq(device.as_str()),
            members::table_id.eq(table.as_str()),
            members::role.eq(role.as_str()),
            members::joined_at.eq(at),
        ))
        .execute(connection)?;
    Ok(())
}
