//! What a device may do in a club, and so at the club's tables.

use diesel::prelude::*;

use super::access::{Access, Found};
use super::connection::{AnyConnection, on_backend};
use super::device_clubs;
use super::error::StoreError;
use super::log_end::is_last_entry;
use super::role::Role;
use super::schema::{club_members, clubs, log, tables};
use super::token::{ClubId, DeviceId, TableId};

/// A club as it stands to a device.
pub(super) struct InClub {
    pub(super) club: ClubId,
    pub(super) created_at: i64,
    /// Since when nobody sees it any more.
    pub(super) hidden_since: Option<i64>,
    /// What the device may do in all of it, and since when.
    pub(super) joined: Option<(Role, i64)>,
}

/// What a device may do at a table because it may do so in the table's club.
pub(super) fn access_by_club(
    connection: &mut AnyConnection,
    device: &DeviceId,
    (club, table): (&ClubId, &TableId),
) -> Result<Option<Access>, StoreError> {
    let query = club_members::table
        .inner_join(clubs::table)
        .inner_join(tables::table.on(tables::club_id.eq(club_members::club_id)))
        .inner_join(log::table.on(is_last_entry()))
        .filter(club_members::club_id.eq(club.as_str()))
        .filter(club_members::device.eq(device.as_str()))
        .filter(tables::id.eq(table.as_str()))
        .filter(clubs::deleted_at.is_null())
        .filter(tables::deleted_at.is_null())
        .select((club_members::role, log::seq, log::hash, tables::names));
    let found: Option<Found> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
    found.map(|found| Access::stored(table.clone(), found)).transpose()
}

/// The clubs in which a device may do something, at a table of theirs or at all, in the order of their ids.
pub(super) fn clubs_of(connection: &mut AnyConnection, device: &DeviceId) -> Result<Vec<InClub>, StoreError> {
    let mut clubs = Vec::new();
    for club in device_clubs::of(connection, device)? {
        clubs.extend(in_club(connection, device, club)?);
    }
    Ok(clubs)
}

/// When a club was made, since when it is hidden, and the role that a device has in it with since when.
type Standing = (i64, Option<i64>, Option<(String, i64)>);

fn in_club(connection: &mut AnyConnection, device: &DeviceId, club: ClubId) -> Result<Option<InClub>, StoreError> {
    let of_device = club_members::club_id.eq(clubs::id).and(club_members::device.eq(device.as_str()));
    let joined = (club_members::role, club_members::joined_at).nullable();
    let query = clubs::table.left_join(club_members::table.on(of_device)).filter(clubs::id.eq(club.as_str()));
    let query = query.select((clubs::created_at, clubs::deleted_at, joined));
    let found: Option<Standing> = on_backend!(connection, |inner| query.get_result(inner).optional())?;
    let Some((created_at, hidden_since, joined)) = found else { return Ok(None) };
    let joined = joined.map(|(role, joined_at)| Ok::<_, StoreError>((Role::stored(&role)?, joined_at))).transpose()?;
    Ok(Some(InClub { club, created_at, hidden_since, joined }))
}

/// Lets a device do in a club what another may there.
pub(super) fn copy_club_role(
    connection: &mut AnyConnection,
    (from, to): (&DeviceId, &DeviceId),
    club: &ClubId,
    at: i64,
) -> Result<(), StoreError> {
    match role_in_club(connection, from, club)? {
        Some(role) => joined(connection, to, club, role, at),
        None => Ok(()),
    }
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
            diesel::update(club_members::table.find((club.as_str(), device.as_str())))
                .set(club_members::role.eq(role.as_str()))
                .execute(connection)?;
        }
        None => {
            let row = (
                club_members::club_id.eq(club.as_str()),
                club_members::device.eq(device.as_str()),
                club_members::role.eq(role.as_str()),
                club_members::joined_at.eq(at),
            );
            diesel::insert_into(club_members::table).values(row).execute(connection)?;
            device_clubs::add(connection, device, club)?;
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
        .find((club.as_str(), device.as_str()))
        .select(club_members::role)
        .first(connection)
        .optional()?;
    role.as_deref().map(Role::stored).transpose()
}
