//! The club to which a device's next table goes where no other is chosen.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::role::Role;
use super::schema::{clubs, members, tables};
use super::token::{ClubId, DeviceId};

impl Store {
    /// The club to which a device's next table goes where no other is chosen.
    pub fn usual_club(&self, device: &DeviceId) -> Result<Option<ClubId>, StoreError> {
        self.read(|connection| Ok(usual_club(connection, device)?))
    }
}

/// When a device came to something, and the age of what it came to.
type Came = (i64, i64);

/// The club of the last table at which a device came to keep the score, or in which it came to do so at all tables. What it
/// came to at one moment, as a new phone does, goes by its age.
pub(super) fn usual_club(connection: &mut AnyConnection, device: &DeviceId) -> QueryResult<Option<ClubId>> {
    let keeps_score = || members::role.eq_any([Role::Owner.as_str(), Role::Scorer.as_str()]);
    let last_club = members::table
        .inner_join(clubs::table.on(clubs::id.eq(members::scope)))
        .filter(members::device.eq(device.as_str()))
        .filter(keeps_score())
        .filter(clubs::deleted_at.is_null())
        .order((members::joined_at.desc(), clubs::created_at.desc(), clubs::id.desc()))
        .limit(1)
        .select(((members::joined_at, clubs::created_at), clubs::id));
    let last_table = members::table
        .inner_join(tables::table.on(tables::id.eq(members::scope)))
        .filter(members::device.eq(device.as_str()))
        .filter(keeps_score())
        .filter(tables::deleted_at.is_null())
        .order((members::joined_at.desc(), tables::created_at.desc(), tables::id.desc()))
        .limit(1)
        .select(((members::joined_at, tables::created_at), tables::club_id));
    let last_club: Option<(Came, ClubId)> =
        on_backend!(&mut *connection, |inner| last_club.get_result(inner).optional())?;
    let last_table: Option<(Came, Option<ClubId>)> =
        on_backend!(connection, |inner| last_table.get_result(inner).optional())?;
    Ok(match (last_club, last_table) {
        (Some((by_club, club)), Some((by_table, _))) if by_club > by_table => Some(club),
        (_, Some((_, club))) => club,
        (club, None) => club.map(|(_, club)| club),
    })
}
