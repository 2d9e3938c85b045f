//! Recovery links: with one an owner comes back into his club when every phone that owned it is lost.

use diesel::prelude::*;

use super::Store;
use super::connection::AnyConnection;
use super::error::StoreError;
use super::links::{NewLink, RECOVERY, mint, revoke};
use super::members::{join, label_of, role_in};
use super::role::Role;
use super::schema::{clubs, links, recovery_uses};
use super::stream::Stream;
use super::token::{ClubId, DeviceId, Token, hash_secret};

/// What owners know of their club's recovery link.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recovery {
    /// When the one that opens the club was made, in milliseconds since 1970.
    pub made_at: Option<i64>,
    /// When one was used, the last time first.
    pub uses: Vec<Recovered>,
}

/// That a recovery link was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recovered {
    /// When, in milliseconds since 1970.
    pub at: i64,
    /// What the phone is called.
    pub phone: String,
}

impl Store {
    /// Makes a recovery link; those of before open nothing any more. The token cannot be had again.
    pub fn renew_recovery(&self, club: ClubId, at: i64) -> Result<Token, StoreError> {
        let scope = Stream::Club(club);
        self.write(move |connection| {
            scope.hold(connection)?;
            revoke(connection, scope, RECOVERY)?;
            mint(connection, &NewLink::of(scope, RECOVERY, at))
        })
    }

    /// Withdraws a club's recovery link.
    pub fn revoke_recovery(&self, club: ClubId) -> Result<(), StoreError> {
        let club = Stream::Club(club);
        self.write(move |connection| revoke(connection, club, RECOVERY).map(drop))
    }

    /// Whether a club has a recovery link, and when one was used.
    pub fn recovery(&self, club: ClubId) -> Result<Recovery, StoreError> {
        self.read(|connection| {
            let made_at = links::table
                .filter(links::scope.eq(club.number()))
                .filter(links::role.eq(RECOVERY))
                .filter(links::revoked.eq(false))
                .order(links::created_at.desc())
                .select(links::created_at)
                .first(connection)
                .optional()?;
            let uses: Vec<(i64, String)> = recovery_uses::table
                .filter(recovery_uses::club_id.eq(club))
                .order((recovery_uses::used_at.desc(), recovery_uses::device))
                .select((recovery_uses::used_at, recovery_uses::device))
                .load(connection)?;
            let uses = uses.into_iter().map(|used| recovered(connection, used));
            Ok(Recovery { made_at, uses: uses.collect::<QueryResult<_>>()? })
        })
    }

    /// The last time since a time that a club's recovery link was used.
    pub fn last_recovered(&self, club: ClubId, since: i64) -> Result<Option<Recovered>, StoreError> {
        self.read(|connection| {
            let last = recovery_uses::table
                .filter(recovery_uses::club_id.eq(club))
                .filter(recovery_uses::used_at.gt(since))
                .order((recovery_uses::used_at.desc(), recovery_uses::device))
                .select((recovery_uses::used_at, recovery_uses::device));
            let last: Option<(i64, String)> = last.first(connection).optional()?;
            Ok(last.map(|used| recovered(connection, used)).transpose()?)
        })
    }

    /// The club that a recovery link opens; nothing when it is unknown or withdrawn.
    pub fn recovers(&self, token: &str) -> Result<Option<ClubId>, StoreError> {
        self.read(|connection| Ok(opens(connection, token)?))
    }

    /// Makes a device an owner of the club that a recovery link opens, and writes down that it was used; where it is one
    /// already, nothing happens.
    pub fn recover(&self, token: &str, device: &DeviceId, at: i64) -> Result<Option<ClubId>, StoreError> {
        let (token, device) = (token.to_owned(), device.clone());
        self.write(move |connection| {
            let Some(club) = opens(connection, &token)? else { return Ok(None) };
            if role_in(connection, &device, Stream::Club(club))? == Some(Role::Owner) {
                return Ok(Some(club));
            }
            join(connection, &device, Stream::Club(club), Role::Owner, at)?;
            let row = (
                recovery_uses::club_id.eq(club),
                recovery_uses::device.eq(device.as_str()),
                recovery_uses::used_at.eq(at),
            );
            diesel::insert_into(recovery_uses::table).values(row).execute(connection)?;
            Ok(Some(club))
        })
    }
}

fn opens(connection: &mut AnyConnection, token: &str) -> QueryResult<Option<ClubId>> {
    links::table
        .inner_join(clubs::table.on(clubs::id.eq(links::scope)))
        .filter(links::token_hash.eq(hash_secret(token)))
        .filter(links::role.eq(RECOVERY))
        .filter(links::revoked.eq(false))
        .filter(clubs::deleted_at.is_null())
        .select(clubs::id)
        .first(connection)
        .optional()
}

fn recovered(connection: &mut AnyConnection, (at, device): (i64, String)) -> QueryResult<Recovered> {
    Ok(Recovered { at, phone: label_of(connection, &device)? })
}
