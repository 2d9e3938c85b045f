//! Recovery links, which make an owner of a club after every device that owned it is lost.

use super::links::{LinkKind, club_link};
use crate::store::prelude::*;

/// What owners can see about their club's recovery link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recovery {
    /// When the valid link was created, in milliseconds since 1970.
    pub made_at: Option<i64>,
    /// The uses of recovery links, the latest first.
    pub uses: Vec<Recovered>,
}

/// One use of a recovery link.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Recovered {
    /// In milliseconds since 1970.
    pub at: i64,
    /// The label of the phone.
    pub phone: String,
}

impl Store {
    /// The state and the uses of a club's recovery link.
    pub fn recovery(&self, club: ClubId) -> Result<Recovery, StoreError> {
        let valid = links::table
            .filter(links::scope.eq(club))
            .filter(links::role.eq(LinkKind::Recovery.as_str()))
            .filter(links::revoked.eq(false))
            .order(links::created_at.desc());
        let made_at = self.row(valid.select(links::created_at))?;
        Ok(Recovery { made_at, uses: self.rows(uses_after(club, i64::MIN))? })
    }

    /// The latest use of a club's recovery link after a time.
    pub fn last_recovered(&self, club: ClubId, since: i64) -> Result<Option<Recovered>, StoreError> {
        self.row(uses_after(club, since).limit(1))
    }

    /// The club of a recovery link; `None` when the link is unknown or revoked.
    pub fn recovers(&self, token: &str) -> Result<Option<ClubId>, StoreError> {
        self.read(|connection| Ok(opens(connection, &hash_secret(token))?))
    }
}

/// The club of a recovery link whose token has this hash.
pub(in crate::store) fn opens(connection: &mut AnyConnection, hash: &str) -> QueryResult<Option<ClubId>> {
    let link = club_link(hash.to_owned()).filter(links::role.eq(LinkKind::Recovery.as_str()));
    connection.row(link.select(clubs::id))
}

/// The uses of a club's recovery links after a time, the latest first.
#[diesel::dsl::auto_type]
fn uses_after(club: ClubId, since: i64) -> _ {
    recovery_uses::table
        .inner_join(devices::table)
        .filter(recovery_uses::club_id.eq(club))
        .filter(recovery_uses::used_at.gt(since))
        .order((recovery_uses::used_at.desc(), recovery_uses::device))
        .select((recovery_uses::used_at, devices::label))
}
