//! In which clubs a device is, so that each can be asked by itself what it may do there.

use diesel::prelude::*;

use super::connection::{AnyConnection, on_backend};
use super::schema::device_clubs;
use super::token::{ClubId, DeviceId};

/// Every club in which the device may do something, in the order of their ids; perhaps more than these.
pub(super) fn of(connection: &mut AnyConnection, device: &DeviceId) -> QueryResult<Vec<ClubId>> {
    let query = device_clubs::table
        .filter(device_clubs::device.eq(device.as_str()))
        .order(device_clubs::club_id)
        .select(device_clubs::club_id);
    let ids: Vec<String> = on_backend!(connection, |inner| query.load(inner))?;
    Ok(ids.into_iter().map(ClubId::stored).collect())
}

pub(super) fn add(connection: &mut AnyConnection, device: &DeviceId, club: &ClubId) -> QueryResult<()> {
    let row = (device_clubs::device.eq(device.as_str()), device_clubs::club_id.eq(club.as_str()));
    on_backend!(connection, |inner| {
        diesel::insert_into(device_clubs::table).values(row).on_conflict_do_nothing().execute(inner)
    })?;
    Ok(())
}

pub(super) fn remove(connection: &mut AnyConnection, device: &DeviceId, club: &ClubId) -> QueryResult<()> {
    diesel::delete(device_clubs::table.find((device.as_str(), club.as_str()))).execute(connection)?;
    Ok(())
}
