//! The default club for a device's next table.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::error::StoreError;
use super::role::Role;
use super::schema::{clubs, members, tables};
use super::token::{ClubId, DeviceId};

impl Store {
    /// The default club for a device's next table; `None` when it keeps the score in no club.
    pub fn usual_club(&self, device: &DeviceId) -> Result<Option<ClubId>, StoreError> {
        self.read(|connection| Ok(usual_club(connection, device)?))
    }
}

/// When a device joined something and when that was created. A new phone joins everything at the same moment, so then
/// the creation decides.
type Joined = (i64, i64);

/// Of the clubs in which a device may open tables, the one that it joined last, directly or at one of its tables. A
/// link to a single table does not allow opening others in its club.
pub(super) fn usual_club(connection: &mut AnyConnection, device: &DeviceId) -> QueryResult<Option<ClubId>> {
    let keeps_score = || members::role.eq_any([Role::Owner.as_str(), Role::Scorer.as_str()]);
    let own = members::table
        .inner_join(clubs::table.on(clubs::id.eq(members::scope)))
        .filter(members::device.eq(device.as_str()))
        .filter(keeps_score())
        .filter(clubs::deleted_at.is_null())
        .order((members::joined_at.desc(), clubs::created_at.desc(), clubs::id.desc()))
        .select(((members::joined_at, clubs::created_at), clubs::id));
    let own: Vec<(Joined, ClubId)> = on_backend!(&mut *connection, |inner| own.load(inner))?;
    let Some((joined_club, club)) = own.first().copied() else { return Ok(None) };
    let clubs: Vec<ClubId> = own.into_iter().map(|(_, club)| club).collect();
    let at_table = members::table
        .inner_join(tables::table.on(tables::id.eq(members::scope)))
        .filter(members::device.eq(device.as_str()))
        .filter(keeps_score())
        .filter(tables::deleted_at.is_null())
        .filter(tables::club_id.eq_any(clubs))
        .order((members::joined_at.desc(), tables::created_at.desc(), tables::id.desc()))
        .limit(1)
        .select(((members::joined_at, tables::created_at), tables::club_id));
    let at_table: Option<(Joined, ClubId)> = on_backend!(connection, |inner| at_table.get_result(inner).optional())?;
    Ok(match at_table {
        Some((joined_table, of_table)) if joined_table >= joined_club => Some(of_table),
        _ => Some(club),
    })
}
