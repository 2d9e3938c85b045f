//! The devices that have joined somewhere, for those who are there as well.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::role::Role;
use super::schema::{devices, members};
use super::token::{ClubId, DeviceId, TableId};

/// A device that has joined at a table or in a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// Tells it apart in the log.
    pub tag: String,
    /// What its owner calls it.
    pub label: String,
    pub role: Role,
    /// When it joined, in milliseconds since 1970.
    pub joined_at: i64,
}

impl Store {
    /// The devices that have joined at a table, in the order in which they came.
    pub fn members(&self, table: &TableId) -> Result<Vec<Member>, StoreError> {
        let members = self.read_at(table, |connection, club| {
            let query = members::table
                .filter(members::club_id.eq(club.as_str()))
                .filter(members::table_id.eq(table.as_str()))
                .order((members::joined_at, members::device))
                .select((members::device, members::role, members::joined_at));
            let rows: Vec<Joined> = on_backend!(&mut *connection, |inner| query.load(inner))?;
            let members = listed(connection, rows)?;
            Ok((!members.is_empty()).then_some(members))
        })?;
        Ok(members.unwrap_or_default())
    }

    /// Calls a device that has joined by another name, by its tag; says whether it had.
    pub fn label_member(&self, table: &TableId, tag: &str, label: &str) -> Result<bool, StoreError> {
        let (id, tag, label) = (table.clone(), tag.to_owned(), label.to_owned());
        let labelled = self.write_at(table, move |connection, club| {
            let joined = joined(connection, (club, &id))?;
            let Some(device) = of_tag(&joined, &tag) else { return Ok(false) };
            diesel::update(devices::table.find(device.as_str())).set(devices::label.eq(&label)).execute(connection)?;
            Ok(true)
        })?;
        Ok(labelled.unwrap_or_default())
    }

    /// Removes a device from a table, by its tag, and returns whether it had joined.
    pub fn remove_member(&self, table: &TableId, tag: &str) -> Result<bool, StoreError> {
        let (id, tag) = (table.clone(), tag.to_owned());
        let removed = self.write_at(table, move |connection, club| {
            let joined = joined(connection, (club, &id))?;
            let Some(device) = of_tag(&joined, &tag) else { return Ok(false) };
            let row = members::table.find((club.as_str(), id.as_str(), device.as_str()));
            Ok(diesel::delete(row).execute(connection)? > 0)
        })?;
        self.subscriptions.wake(table);
        Ok(removed.unwrap_or_default())
    }
}

/// A device that has joined somewhere as it is stored: its hash, its role, and since when.
pub(super) type Joined = (String, String, i64);

/// The members with their names. The name of each device is a query of its own: devices belong to no club.
pub(super) fn listed(connection: &mut AnyConnection, rows: Vec<Joined>) -> Result<Vec<Member>, StoreError> {
    rows.into_iter()
        .map(|(device, role, joined_at)| {
            let label = label_of(connection, &device)?;
            Ok(Member { tag: DeviceId::stored(device).tag(), label, role: Role::stored(&role)?, joined_at })
        })
        .collect()
}

/// What a device is called; empty where it is unknown or has no name.
pub(super) fn label_of(connection: &mut AnyConnection, device: &str) -> QueryResult<String> {
    let query = devices::table.filter(devices::token_hash.eq(device)).select(devices::label);
    let label: Option<String> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
    Ok(label.unwrap_or_default())
}

fn joined(connection: &mut AnyConnection, (club, table): (&ClubId, &TableId)) -> QueryResult<Vec<String>> {
    members::table
        .filter(members::club_id.eq(club.as_str()))
        .filter(members::table_id.eq(table.as_str()))
        .select(members::device)
        .load(connection)
}

fn of_tag(joined: &[String], tag: &str) -> Option<DeviceId> {
    joined.iter().cloned().map(DeviceId::stored).find(|device| device.tag() == tag)
}
