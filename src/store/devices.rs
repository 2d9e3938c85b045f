//! Devices, and the tables that they have joined.

use diesel::prelude::*;

use super::Store;
use super::connection::columns;
use super::error::StoreError;
use super::role::Role;
use super::schema::{devices, members, tables};
use super::tables::{Row, Table};
use super::token::{DeviceId, Token};

/// A table that a device has joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    pub table: Table,
    pub role: Role,
    /// In milliseconds since 1970.
    pub joined_at: i64,
}

impl Store {
    /// Adds the device of a token. Two requests of a new device may do so at the same moment.
    pub fn add_device(&self, token: &Token, label: &str, at: i64) -> Result<(), StoreError> {
        let (hash, label) = (token.hash(), label.to_owned());
        self.write(move |connection| {
            let row = (devices::token_hash.eq(&hash), devices::created_at.eq(at), devices::label.eq(&label));
            Ok(connection.change(diesel::insert_into(devices::table).values(row).on_conflict_do_nothing()).map(drop)?)
        })
    }

    /// Whether a device has a row, which its first visit adds.
    pub fn knows_device(&self, device: &DeviceId) -> Result<bool, StoreError> {
        Ok(self.label_of(device)?.is_some())
    }

    /// The label of a device; `None` when the device is unknown.
    pub fn label_of(&self, device: &DeviceId) -> Result<Option<String>, StoreError> {
        self.row(devices::table.find(device.as_str()).select(devices::label))
    }

    /// Changes the label of a device.
    pub fn label_device(&self, device: &DeviceId, label: &str) -> Result<(), StoreError> {
        let (device, label) = (device.clone(), label.to_owned());
        self.write(move |connection| {
            let row = devices::table.find(device.as_str());
            Ok(connection.change(diesel::update(row).set(devices::label.eq(&label))).map(drop)?)
        })
    }

    /// The tables of a device, the one that changed last first, up to `most`.
    pub fn tables_of_device(&self, device: &DeviceId, most: i64) -> Result<Vec<Membership>, StoreError> {
        self.read(|connection| {
            let query = members::table
                .inner_join(tables::table.on(tables::id.eq(members::scope)))
                .filter(members::device.eq(device.as_str()))
                .filter(tables::deleted_at.is_null())
                .order((tables::changed_at.desc(), tables::id))
                .limit(most)
                .select((columns::<Row>(), (members::role, members::joined_at)));
            let rows: Vec<(Row, (Role, i64))> = connection.rows(query)?;
            let (rows, joined): (Vec<Row>, Vec<(Role, i64)>) = rows.into_iter().unzip();
            let membership = |(table, (role, joined_at))| Membership { table, role, joined_at };
            Ok(Table::named(connection, rows)?.into_iter().zip(joined).map(membership).collect())
        })
    }
}
