//! Recovery links, which make an owner of a club after every device that owned it is lost.

use super::links::{NewLink, RECOVERY, club_link, revoke};
use super::members::{join, role_in};
use super::prelude::*;

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
    /// Creates a recovery link and revokes the ones before. The store keeps only the hash of the token.
    pub fn renew_recovery(&self, club: ClubId, at: i64) -> Result<Token, StoreError> {
        let scope = Stream::Club(club);
        self.write(move |connection| {
            revoke(connection, scope, RECOVERY)?;
            let token = Token::make()?;
            NewLink::new(&token, RECOVERY, at).insert(connection, scope)?;
            Ok(token)
        })
    }

    pub fn revoke_recovery(&self, club: ClubId) -> Result<(), StoreError> {
        let club = Stream::Club(club);
        self.write(move |connection| Ok(revoke(connection, club, RECOVERY).map(drop)?))
    }

    /// The state and the uses of a club's recovery link.
    pub fn recovery(&self, club: ClubId) -> Result<Recovery, StoreError> {
        let valid =
            links::table.filter(links::scope.eq(club)).filter(links::role.eq(RECOVERY)).order(links::created_at.desc());
        let made_at = self.row(valid.select(links::created_at))?;
        Ok(Recovery { made_at, uses: self.rows(uses_after(club, i64::MIN))? })
    }

    /// The latest use of a club's recovery link after a time.
    pub fn last_recovered(&self, club: ClubId, since: i64) -> Result<Option<Recovered>, StoreError> {
        self.row(uses_after(club, since).limit(1))
    }

    /// The club of a recovery link; `None` when the link is unknown or revoked.
    pub fn recovers(&self, token: &str) -> Result<Option<ClubId>, StoreError> {
        self.read(|connection| Ok(opens(connection, token)?))
    }

    /// Makes a device an owner of the club of a recovery link and records the use. A device that is an owner already
    /// changes nothing.
    pub fn recover(&self, token: &str, device: &DeviceId, at: i64) -> Result<Option<ClubId>, StoreError> {
        let (token, device) = (token.to_owned(), device.clone());
        self.write(move |connection| {
            let Some(club) = opens(connection, &token)? else { return Ok(None) };
            if role_in(connection, &device, Stream::Club(club))? == Some(Role::Owner) {
                return Ok(Some(club));
            }
            join(connection, &device, Stream::Club(club), Role::Owner, at)?;
            let row =
                (recovery_uses::club_id.eq(club), recovery_uses::device.eq(&device), recovery_uses::used_at.eq(at));
            connection.change(diesel::insert_into(recovery_uses::table).values(row))?;
            Ok(Some(club))
        })
    }
}

fn opens(connection: &mut AnyConnection, token: &str) -> QueryResult<Option<ClubId>> {
    connection.row(club_link(token).filter(links::role.eq(RECOVERY)).select(clubs::id))
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
