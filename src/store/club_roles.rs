//! What a device may do in a club, and so at the club's tables.

use diesel::prelude::*;

use super::access::Access;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::role::Role;
use super::schema::{club_members, clubs, log, tables};
use super::token::{ClubId, DeviceId, TableId};

/// What a device may do at a table because it may do so in the table's club.
pub(super) fn access_by_club(
    connection: &mut AnyConnection,
    device: &DeviceId,
    table: &TableId,
) -> Result<Option<Access>, StoreError> {
    let query = club_members::table
        .inner_join(clubs::table.inner_join(tables::table.inner_join(log::table)))
        .filter(club_members::device.eq(device.as_str()))
        .filter(tables::id.eq(table.as_str()))
        .filter(clubs::deleted_at.is_null())
        .filter(tables::deleted_at.is_null())
        .filter(log::seq.eq(tables::head))
        .select((club_members::role, log::seq, log::hash, tables::names));
    let found: Option<(String, i64, String, Option<String>)> =
        on_backend!(connection, |inner| query.get_result(inner).optional())?;
    let access = |(role, version, hash, names): (String, i64, String, Option<String>)| {
        Access::stored(table.clone(), &role, version, hash, names)
    };
    found.map(access).transpose()
}

/// Lets a device do in every club what another may there.
pub(super) fn copy_club_roles(
    connection: &mut AnyConnection,
    from: &DeviceId,
    to: &DeviceId,
    at: i64,
) -> Result<(), StoreError> {
    let held: Vec<(String, String)> = club_members::table
        .filter(club_members::device.eq(from.as_str()))
        .select((club_members::club_id, club_members::role))
        .load(connection)?;
    for (club, role) in held {
        joined(connection, to, &ClubId::stored(club), Role::stored(&role)?, at)?;
    }
    Ok(())
}

pub(super) fn joined(
    connection: &mut AnyConnection,
    device: &DeviceId,
    club: &ClubId,
    role: Role,
    at: i64,
) -> Result<(), StoreError> {
    match role_in_club(connection, device, club)? {
        Some(known) if known >= role => {}
        Some(_) => {
            diesel::update(club_members::table.find((device.as_str(), club.as_str())))
                .set(club_members::role.eq(role.as_str()))
                .execute(connection)?;
        }
        None => {
            let row = (
                club_members::device.eq(device.as_str()),
                club_members::club_id.eq(club.as_str()),
                club_members::role.eq(role.as_str()),
                club_members::joined_at.eq(at),
            );
            diesel::insert_into(club_members::table).values(row).execute(connection)?;
        }
    }
    Ok(())
}

/// What a device may do in a club, hidden or not.
pub(super) fn role_in_club(
    connection: &mut AnyConnection,
    device: &DeviceId,
    club: &ClubId,
) -> Result<Option<Role>, StoreError> {
    let role: Option<String> = club_members::table
        .find((device.as_str(), club.as_str()))
        .select(club_members::role)
        .first(connection)
        .optional()?;
    role.as_deref().map(Role::stored).transpose()
}
