//! Devices, and the tables at which they have joined.

use diesel::prelude::*;

use super::Store;
use super::access::{Access, Found};
use super::club_roles::{access_by_club, copy_club_role};
use super::connection::{AnyConnection, on_backend};
use super::device_clubs;
use super::directory::{Kind, no_such_table};
use super::error::StoreError;
use super::log_end::is_last_entry;
use super::role::Role;
use super::schema::{devices, log, members, tables};
use super::table_row::{Row, Table};
use super::token::{ClubId, DeviceId, TableId, Token};

/// A table at which a device has joined.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    pub table: Table,
    /// What the device may do there.
    pub role: Role,
    /// When it joined, in milliseconds since 1970.
    pub joined_at: i64,
}

impl Store {
    /// Adds a new device and makes the token for its cookie.
    pub fn add_device(&self, label: &str, at: i64) -> Result<Token, StoreError> {
        let token = Token::make()?;
        self.add_device_with(&token, label, at)?;
        Ok(token)
    }

    /// Adds the device of a token. Two requests of a new device may do so at the same moment.
    pub fn add_device_with(&self, token: &Token, label: &str, at: i64) -> Result<(), StoreError> {
        let (hash, label) = (token.hash(), label.to_owned());
        self.write(move |connection| {
            let row = (devices::token_hash.eq(&hash), devices::created_at.eq(at), devices::label.eq(&label));
            let new = diesel::insert_into(devices::table).values(row).on_conflict_do_nothing();
            on_backend!(connection, |inner| new.execute(inner))?;
            Ok(())
        })
    }

    /// Whether a device has been greeted here.
    pub fn knows_device(&self, device: &DeviceId) -> Result<bool, StoreError> {
        self.read(|connection| {
            let found: Option<String> =
                devices::table.find(device.as_str()).select(devices::token_hash).first(connection).optional()?;
            Ok(found.is_some())
        })
    }

    /// What a device is called; nothing when it has never been greeted here.
    pub fn label_of(&self, device: &DeviceId) -> Result<Option<String>, StoreError> {
        self.read(|connection| {
            Ok(devices::table.find(device.as_str()).select(devices::label).first(connection).optional()?)
        })
    }

    /// Calls a device by another name.
    pub fn label_device(&self, device: &DeviceId, label: &str) -> Result<(), StoreError> {
        let (device, label) = (device.clone(), label.to_owned());
        self.write(move |connection| {
            diesel::update(devices::table.find(device.as_str())).set(devices::label.eq(&label)).execute(connection)?;
            Ok(())
        })
    }

    /// Joins a device at a table and says what it may do there now: a lesser role than it had takes nothing away.
    pub fn join(&self, device: &DeviceId, table: &TableId, role: Role, at: i64) -> Result<Role, StoreError> {
        let (device, table) = (device.clone(), table.clone());
        let held = self
            .write_at(&table.clone(), move |connection, club| joined(connection, &device, (club, &table), role, at))?;
        held.ok_or_else(no_such_table)
    }

    /// What a device may do at a table, itself or as one of the table's club, and where the table's log ends; nothing when it
    /// has joined neither.
    pub fn access_of(&self, device: &DeviceId, table: &TableId) -> Result<Option<Access>, StoreError> {
        self.look_up(|connection| {
            self.directory.read(connection, (Kind::Table, table.as_str()), |connection, now| {
                let own = own_access(connection, device, (&now.club, table))?;
                if own.as_ref().is_some_and(|own| own.role == Role::Owner) {
                    return Ok(own);
                }
                let by_club = access_by_club(connection, device, (&now.club, table))?;
                Ok(own.into_iter().chain(by_club).max_by_key(|access| access.role))
            })
        })
    }

    /// The tables of a device that changed last, the latest first, at most so many.
    pub fn tables_of_device(&self, device: &DeviceId, most: i64) -> Result<Vec<Membership>, StoreError> {
        self.read(|connection| {
            let mut joined = Vec::new();
            for club in device_clubs::of(connection, device)? {
                joined.append(&mut tables_in_club(connection, device, &club, most)?);
            }
            joined.sort_by(|one, other| {
                let (one, other) = (&one.table, &other.table);
                other.changed_at.cmp(&one.changed_at).then_with(|| one.id.as_str().cmp(other.id.as_str()))
            });
            joined.truncate(usize::try_from(most).unwrap_or(usize::MAX));
            Ok(joined)
        })
    }
}

/// What a device may do at a table by itself.
fn own_access(
    connection: &mut AnyConnection,
    device: &DeviceId,
    (club, table): (&ClubId, &TableId),
) -> Result<Option<Access>, StoreError> {
    let query = members::table
        .inner_join(tables::table.on(is_its_table()))
        .inner_join(log::table.on(is_last_entry()))
        .filter(members::club_id.eq(club.as_str()))
        .filter(members::table_id.eq(table.as_str()))
        .filter(members::device.eq(device.as_str()))
        .filter(tables::deleted_at.is_null())
        .select((members::role, log::seq, log::hash, tables::names));
    let found: Option<Found> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
    found.map(|found| Access::stored(table.clone(), found)).transpose()
}

/// The tables of a club at which a device has joined that changed last.
fn tables_in_club(
    connection: &mut AnyConnection,
    device: &DeviceId,
    club: &ClubId,
    most: i64,
) -> Result<Vec<Membership>, StoreError> {
    let of_device = members::club_id.eq(club.as_str()).and(members::device.eq(device.as_str()));
    let query = members::table
        .inner_join(tables::table.on(is_its_table()))
        .filter(of_device)
        .filter(tables::deleted_at.is_null())
        .order((tables::changed_at.desc(), tables::id))
        .limit(most);
    let rows: Vec<(Row, String, i64)> = on_backend!(connection, |inner| {
        query.select((Row::as_select(), members::role, members::joined_at)).load(inner)
    })?;
    let joined = |(row, role, joined_at): (Row, String, i64)| {
        Ok(Membership { table: row.into(), role: Role::stored(&role)?, joined_at })
    };
    rows.into_iter().map(joined).collect()
}

/// Whether a table is the one at which somebody has joined.
#[diesel::dsl::auto_type]
pub(super) fn is_its_table() -> _ {
    tables::club_id.eq(members::club_id).and(tables::id.eq(members::table_id))
}

/// Lets a device do everywhere what another may, which keeps it.
pub(super) fn copy_roles(
    connection: &mut AnyConnection,
    from: &DeviceId,
    to: &DeviceId,
    at: i64,
) -> Result<(), StoreError> {
    for club in device_clubs::of(connection, from)? {
        let held: Vec<(String, String)> = members::table
            .filter(members::club_id.eq(club.as_str()))
            .filter(members::device.eq(from.as_str()))
            .select((members::table_id, members::role))
            .load(connection)?;
        for (table, role) in held {
            joined(connection, to, (&club, &TableId::stored(table)), Role::stored(&role)?, at)?;
        }
        copy_club_role(connection, (from, to), &club, at)?;
    }
    Ok(())
}

/// What a device may do at a table by itself.
pub(super) fn role_at(
    connection: &mut AnyConnection,
    device: &DeviceId,
    (club, table): (&ClubId, &TableId),
) -> Result<Option<Role>, StoreError> {
    let row = members::table.find((club.as_str(), table.as_str(), device.as_str()));
    let role: Option<String> = row.select(members::role).first(connection).optional()?;
    role.as_deref().map(Role::stored).transpose()
}

pub(super) fn joined(
    connection: &mut AnyConnection,
    device: &DeviceId,
    of: (&ClubId, &TableId),
    role: Role,
    at: i64,
) -> Result<Role, StoreError> {
    match role_at(connection, device, of)? {
        Some(held) if held >= role => return Ok(held),
        Some(_) => {
            let row = members::table.find((of.0.as_str(), of.1.as_str(), device.as_str()));
            diesel::update(row).set(members::role.eq(role.as_str())).execute(connection)?;
        }
        None => insert_member(connection, device, of, role, at)?,
    }
    Ok(role)
}

pub(super) fn insert_member(
    connection: &mut AnyConnection,
    device: &DeviceId,
    (club, table): (&ClubId, &TableId),
    role: Role,
    at: i64,
) -> QueryResult<()> {
    let row = (
        members::club_id.eq(club.as_str()),
        members::table_id.eq(table.as_str()),
        members::device.eq(device.as_str()),
        members::role.eq(role.as_str()),
        members::joined_at.eq(at),
    );
    diesel::insert_into(members::table).values(row).execute(connection)?;
    device_clubs::add(connection, device, club)
}
