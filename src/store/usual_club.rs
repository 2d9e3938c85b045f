//! The club to which a device's next table goes where no other is chosen.

use diesel::prelude::*;

use super::Store;
use super::connection::{AnyConnection, on_backend};
use super::devices::is_its_table;
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

/// When a device came to something, and the age of what it came to. What it came to at one moment, as a new phone does, goes by
/// its age.
type Came = (i64, i64);

/// Of the clubs in which a device may open tables, the one to whose tables, or to which itself, it came last. A link to a table
/// alone opens no other table there.
pub(super) fn usual_club(connection: &mut AnyConnection, device: &DeviceId) -> Result<Option<ClubId>, StoreError> {
    let mut last: Option<(Came, ClubId)> = None;
    for InClub { club, created_at, hidden_since, joined } in clubs_of(connection, device)? {
        let Some((_, joined_at)) = joined.filter(|(role, _)| *role >= Role::Scorer && hidden_since.is_none()) else {
            continue;
        };
        let at_table = last_table(connection, device, &club)?;
        let came = at_table.map_or((joined_at, created_at), |came| came.max((joined_at, created_at)));
        if last.as_ref().is_none_or(|(last, _)| came >= *last) {
            last = Some((came, club));
        }
    }
    Ok(last.map(|(_, club)| club))
}

/// The last table of a club at which a device came to keep the score.
fn last_table(connection: &mut AnyConnection, device: &DeviceId, club: &ClubId) -> QueryResult<Option<Came>> {
    let query = members::table
        .inner_join(tables::table.on(is_its_table()))
        .filter(members::club_id.eq(club.as_str()))
        .filter(members::device.eq(device.as_str()))
        .filter(keeps_score())
        .filter(clubs::deleted_at.is_null())
        .order((members::joined_at.desc(), clubs::created_at.desc(), clubs::id.desc()))
        .limit(1)
        .select(((members::joined_at, clubs::created_at), clubs::id));
    let own_clubs: Vec<ClubId> = on_backend!(&mut *connection, |inner| own_clubs.load(inner))?;
    let last_table = members::table
        .inner_join(tables::table.on(tables::id.eq(members::scope)))
        .filter(members::device.eq(device.as_str()))
        .filter(keeps_score())
        .filter(tables::deleted_at.is_null())
        .filter(tables::club_id.eq_any(&own_clubs))
        .order((members::joined_at.desc(), tables::created_at.desc(), tables::id.desc()))
        .limit(1)
        .select((members::joined_at, tables::created_at));
    on_backend!(connection, |inner| query.get_result(inner).optional())
}
