//! Devices, and the tables at which they have joined.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::role::Role;
use super::schema::{devices, members, tables};
use super::tables::{Row, Table};
use super::token::{DeviceId, TableId, Token};

/// A table at which a device has joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    /// The table.
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
    /// What it may do.
    pub role: Role,
    /// When it joined, in milliseconds since 1970.
    pub joined_at: i64,
}

impl Store {
    /// Greets a new device and makes the token for its cookie.
    ///
    /// # Errors
    /// Only the database's.
    pub fn add_device(&self, label: &str, at: i64) -> Result<Token, StoreError> {
        let token = Token::make()?;
        self.write(|connection| {
            diesel::insert_into(devices::table)
                .values((devices::token_hash.eq(token.hash()), devices::created_at.eq(at), devices::label.eq(label)))
                .execute(connection)?;
            Ok::<_, StoreError>(())
        })?;
        Ok(token)
    }

    /// The device with this token; nothing when it is unknown.
    ///
    /// # Errors
    /// Only the database's.
    pub fn device(&self, token: &str) -> Result<Option<DeviceId>, StoreError> {
        let device = DeviceId::of(token);
        self.read(|connection| {
            let found: Option<String> =
                devices::table.find(device.as_str()).select(devices::token_hash).first(connection).optional()?;
            Ok(found.map(DeviceId::stored))
        })
    }

    /// Calls a device by another name.
    ///
    /// # Errors
    /// Only the database's.
    pub fn label_device(&self, device: &DeviceId, label: &str) -> Result<(), StoreError> {
        self.write(|connection| {
            diesel::update(devices::table.find(device.as_str())).set(devices::label.eq(label)).execute(connection)?;
            Ok(())
        })
    }

    /// Joins a device at a table and says what it may do there now: a lesser role than it had takes nothing away.
    ///
    /// # Errors
    /// Only the database's.
    pub fn join(&self, device: &DeviceId, table: &TableId, role: Role, at: i64) -> Result<Role, StoreError> {
        self.write(|connection| match role_at(connection, device, table)? {
            Some(held) if held >= role => Ok(held),
            Some(_) => {
                diesel::update(members::table.find((device.as_str(), table.as_str())))
                    .set(members::role.eq(role.as_str()))
                    .execute(connection)?;
                Ok(role)
            }
            None => {
                insert_member(connection, device, table, role, at)?;
                Ok(role)
            }
        })
    }

    /// What a device may do at a table; nothing when it has not joined.
    ///
    /// # Errors
    /// Only the database's.
    pub fn role_of(&self, device: &DeviceId, table: &TableId) -> Result<Option<Role>, StoreError> {
        self.read(|connection| role_at(connection, device, table))
    }

    /// The tables of a device, the one that changed last first.
    ///
    /// # Errors
    /// Only the database's.
    pub fn tables_of_device(&self, device: &DeviceId) -> Result<Vec<Membership>, StoreError> {
        self.read(|connection| {
            let rows: Vec<(Row, String, i64)> = members::table
                .inner_join(tables::table)
                .filter(members::device.eq(device.as_str()))
                .order((tables::changed_at.desc(), tables::id))
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
            let rows: Vec<(String, String, String, i64)> = members::table
                .inner_join(devices::table)
                .filter(members::table_id.eq(table.as_str()))
                .order((members::joined_at, members::device))
                .select((members::device, devices::label, members::role, members::joined_at))
                .load(connection)?;
            rows.into_iter()
                .map(|(device, label, role, joined_at)| {
                    Ok(Member { tag: DeviceId::stored(device).tag(), label, role: Role::stored(&role)?, joined_at })
                })
                .collect()
        })
    }

    /// Shows a device the door, by its tag; says whether it had joined.
    ///
    /// # Errors
    /// Only the database's.
    pub fn remove_member(&self, table: &TableId, tag: &str) -> Result<bool, StoreError> {
        self.write(|connection| {
            let joined: Vec<String> =
                members::table.filter(members::table_id.eq(table.as_str())).select(members::device).load(connection)?;
            let Some(device) = joined.into_iter().map(DeviceId::stored).find(|device| device.tag() == tag) else {
                return Ok(false);
            };
            diesel::delete(members::table.find((device.as_str(), table.as_str()))).execute(connection)?;
            Ok(true)
        })
    }
}

fn role_at(connection: &mut AnyConnection, device: &DeviceId, table: &TableId) -> Result<Option<Role>, StoreError> {
    let role: Option<String> =
        members::table.find((device.as_str(), table.as_str())).select(members::role).first(connection).optional()?;
    role.as_deref().map(Role::stored).transpose()
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
