//! The club to which a device's next table goes where no other is chosen.

use diesel::prelude::*;

use super::Store;
use super::club_roles::{InClub, clubs_of};
use super::connection::{AnyConnection, on_backend};
use super::device_clubs;
use super::devices::is_its_table;
use super::error::StoreError;
use super::role::Role;
use super::schema::{members, tables};
use super::token::{ClubId, DeviceId};

impl Store {
    /// The club to which a device's next table goes where no other is chosen.
    pub fn usual_club(&self, device: &DeviceId) -> Result<Option<ClubId>, StoreError> {
        self.read(|connection| usual_club(connection, device))
    }
}

/// When a device came to something, and the age of what it came to.
type Came = (i64, i64);

/// The club of the last table at which a device came to keep the score, or in which it came to do so at all tables. What it
/// came to at one moment, as a new phone does, goes by its age.
pub(super) fn usual_club(connection: &mut AnyConnection, device: &DeviceId) -> Result<Option<ClubId>, StoreError> {
    let in_clubs = clubs_of(connection, device)?;
    let mut last: Option<(Came, Option<ClubId>)> =
        in_clubs.iter().filter_map(keeps_score).max_by_key(|(came, _)| *came);
    for club in device_clubs::of(connection, device)? {
        let Some((came, number)) = last_table(connection, device, &club)? else { continue };
        if last.as_ref().is_none_or(|(last, _)| came >= *last) {
            last = Some((came, number.map(|_| club)));
        }
    }
    Ok(last.and_then(|(_, club)| club))
}

fn keeps_score(club: &InClub) -> Option<(Came, Option<ClubId>)> {
    let (role, joined_at) = club.joined?;
    let is_keeper = role >= Role::Scorer && club.hidden_since.is_none();
    is_keeper.then(|| ((joined_at, club.created_at), Some(club.club.clone())))
}

/// The last table of a club at which a device came to keep the score, with the table's number; it has none where there is no
/// club.
fn last_table(
    connection: &mut AnyConnection,
    device: &DeviceId,
    club: &ClubId,
) -> QueryResult<Option<(Came, Option<i64>)>> {
    let query = members::table
        .inner_join(tables::table.on(is_its_table()))
        .filter(members::club_id.eq(club.as_str()))
        .filter(members::device.eq(device.as_str()))
        .filter(members::role.eq_any([Role::Owner.as_str(), Role::Scorer.as_str()]))
        .filter(tables::deleted_at.is_null())
        .order((members::joined_at.desc(), tables::created_at.desc(), tables::id.desc()))
        .limit(1)
        .select(((members::joined_at, tables::created_at), tables::club_number));
    on_backend!(connection, |inner| query.get_result(inner).optional())
}
