//! Clubs: making one, and who may do what there.

use diesel::prelude::*;

use super::Store;
use super::access::ClubAccess;
use super::club_log::OpenClub;
use super::club_roles::joined;
use super::connection::{AnyConnection, on_backend};
use super::creation;
use super::directory::{self, Kind, Whereabouts};
use super::entry::Entry;
use super::error::{StoreError, made_once};
use super::links::{Links, is_still_told};
use super::log::{self as logs, AppendError, Command};
use super::log_end::Owner;
use super::role::Role;
use super::schema::{club_links, club_log, clubs, log, members, tables};
use super::token::{ClubId, DeviceId, TableId, Token, hash_secret, hash_text};

/// In which club a table is made.
#[derive(Clone, Debug)]
pub enum ClubChoice {
    /// A club of its own, which its device owns where it has one.
    Own,
    This(ClubId),
    /// The club in which the device keeps the score, the last where it does so in several; without one a club of its own.
    Usual(DeviceId),
}

/// Who opened a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Opener {
    /// Its device, where that owns it still.
    pub device: Option<DeviceId>,
    /// The club in which another table is that the device opened.
    pub club: Option<ClubId>,
}

/// A club that has just been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreatedClub {
    pub id: ClubId,
    pub version: i64,
    /// A new link for every role, which cannot be had again; none when the same key had made it a while before.
    pub links: Option<Links>,
}

impl Store {
    /// Makes a club; `open` says in its empty log what it is. The same key with the same fingerprint answers the club of
    /// then.
    pub fn create_club<E: Send + 'static>(
        &self,
        command: &Command,
        open: impl Fn(&mut OpenClub<'_>) -> Result<(), AppendError<E>> + Clone + Send + 'static,
    ) -> Result<CreatedClub, AppendError<E>> {
        made_once(|| {
            let (command, open) = (command.clone(), open.clone());
            self.write(move |connection| create(connection, command.clone(), &open))
        })
    }

    /// Makes a club for what was there before clubs were; its device owns it. The work says in its empty log what it is.
    pub fn in_new_club<T, E>(
        &self,
        command: Command,
        mut work: impl FnMut(&mut OpenClub<'_>) -> Result<T, AppendError<E>> + Send + 'static,
    ) -> Result<(ClubId, T), AppendError<E>>
    where
        T: Send + 'static,
        E: Send + 'static,
    {
        self.write(move |connection| found(connection, command.clone(), None, &mut work))
    }

    /// What a club's link opens, and where the club's log ends; nothing when it is unknown or revoked.
    pub fn resolve_club_token(&self, token: &str) -> Result<Option<ClubAccess>, StoreError> {
        let hash = hash_secret(token);
        self.look_up(|connection| {
            self.directory.read(connection, (Kind::ClubLink, &hash), |connection, now| {
                let query = club_links::table
                    .inner_join(clubs::table.inner_join(club_log::table))
                    .filter(club_links::club_id.eq(now.club.as_str()))
                    .filter(club_links::token_hash.eq(&hash))
                    .filter(club_links::revoked.eq(false))
                    .filter(clubs::deleted_at.is_null())
                    .filter(club_log::seq.eq(clubs::head))
                    .select((club_links::role, club_log::seq, club_log::hash));
                let found: Option<(String, i64, String)> =
                    on_backend!(connection, |inner| query.get_result(inner).optional())?;
                found
                    .map(|(role, version, hash)| ClubAccess::stored(now.club.clone(), &role, version, hash))
                    .transpose()
            })
        })
    }

    /// The club of a table, and the table's number there; nothing where it has none yet.
    pub fn club_of(&self, table: &TableId) -> Result<Option<(ClubId, i64)>, StoreError> {
        self.read_at(table, |connection, club| {
            let row = tables::table.find((club.as_str(), table.as_str())).select(tables::club_number);
            let number: Option<Option<i64>> = row.first(connection).optional()?;
            Ok(number.map(|number| number.map(|number| (club.clone(), number))))
        })
        .map(Option::flatten)
    }

    /// Who opened a table that has no club, as far as it is known. Looks through all tables: those that have none were made
    /// before there were clubs.
    pub fn opener(&self, table: &TableId) -> Result<Opener, StoreError> {
        let alone = table.alone();
        self.read(|connection| {
            let row = log::table.find((alone.as_str(), table.as_str(), 1)).select(log::device);
            let tag: Option<Option<String>> = row.first(connection).optional()?;
            let Some(tag) = tag.flatten() else { return Ok(Opener::default()) };
            let owners: Vec<String> = members::table
                .filter(members::club_id.eq(alone.as_str()))
                .filter(members::table_id.eq(table.as_str()))
                .filter(members::role.eq(Role::Owner.as_str()))
                .select(members::device)
                .load(connection)?;
            let device = owners.into_iter().map(DeviceId::stored).find(|device| device.tag() == tag);
            let club: Option<String> = tables::table
                .inner_join(log::table.on(log::club_id.eq(tables::club_id).and(log::table_id.eq(tables::id))))
                .filter(log::seq.eq(1))
                .filter(log::device.eq(&tag))
                .filter(tables::club_number.is_not_null())
                .order((tables::created_at, tables::id))
                .select(tables::club_id)
                .first(connection)
                .optional()?;
            Ok(Opener { device, club: club.map(ClubId::stored) })
        })
    }

    /// All clubs, in the order in which they were made.
    pub fn all_club_ids(&self) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            let ids: Vec<String> =
                clubs::table.order((clubs::created_at, clubs::id)).select(clubs::id).load(connection)?;
            Ok(ids.into_iter().map(ClubId::stored).collect())
        })
    }
}

fn create<E>(
    connection: &mut AnyConnection,
    mut command: Command,
    open: impl Fn(&mut OpenClub<'_>) -> Result<(), AppendError<E>>,
) -> Result<CreatedClub, AppendError<E>> {
    // The log is for everybody in the club, and this key would answer new links for an owner: so only its hash is in.
    command.key = hash_text(&command.key);
    let at = command.at;
    if let Some(made) = made_with(connection, &command.key)? {
        if made.fingerprint != command.fingerprint {
            return Err(AppendError::KeyReused);
        }
        return Ok(made.told(connection, None, at)?);
    }
    let key = command.key.clone();
    let (id, version) = found(connection, command, Some(&key), |club| open(club).map(|()| club.read().version()))?;
    let links = Some(mint_links(connection, &id, at)?);
    Ok(CreatedClub { id, version, links })
}

/// A club that a key has made.
pub(super) struct Made {
    id: ClubId,
    version: i64,
    created_at: i64,
    /// Of the request that made it.
    fingerprint: String,
}

pub(super) fn made_with(connection: &mut AnyConnection, key: &str) -> QueryResult<Option<Made>> {
    let Some(made) = directory::find(connection, Kind::ClubKey, key)? else { return Ok(None) };
    let (version, created_at, fingerprint): (i64, i64, String) = clubs::table
        .inner_join(club_log::table)
        .filter(clubs::id.eq(made.club.as_str()))
        .filter(club_log::seq.eq(1))
        .select((clubs::head, clubs::created_at, club_log::fingerprint))
        .first(connection)?;
    Ok(Some(Made { id: made.club, version, created_at, fingerprint }))
}

impl Made {
    /// What a repeated request is told at a time: links for an owner only while nobody else can have come by its key, and
    /// while what it gave at first was not taken away.
    pub(super) fn told(
        self,
        connection: &mut AnyConnection,
        device: Option<&DeviceId>,
        at: i64,
    ) -> Result<CreatedClub, StoreError> {
        let Self { id, version, created_at, .. } = self;
        if !is_still_told(created_at, at) || !creation::give_club_again(connection, &id, device, (created_at, at))? {
            return Ok(CreatedClub { id, version, links: None });
        }
        let links = Some(mint_links(connection, &id, at)?);
        Ok(CreatedClub { id, version, links })
    }
}

/// Makes a club with an empty log, to which its device belongs as an owner, and has it written to.
pub(super) fn found<T, E: From<StoreError> + From<diesel::result::Error>>(
    connection: &mut AnyConnection,
    command: Command,
    creation_key: Option<&str>,
    write: impl FnOnce(&mut OpenClub<'_>) -> Result<T, E>,
) -> Result<(ClubId, T), E> {
    let id = insert(connection, 0, command.at, creation_key)?;
    if let Some(device) = &command.device {
        joined(connection, device, &id, Role::Owner, command.at)?;
    }
    let written = within(connection, &id, command, write)?.ok_or_else(StoreError::broke_off)?;
    Ok((id, written))
}

/// Makes a club of a log from elsewhere, which a key may have made; says its version.
pub(super) fn insert_foreign(
    connection: &mut AnyConnection,
    entries: &[Entry],
    at: i64,
    creation_key: Option<&str>,
) -> Result<(ClubId, i64), StoreError> {
    let version = i64::try_from(entries.len()).unwrap_or(i64::MAX);
    let id = insert(connection, version, at, creation_key)?;
    logs::insert_foreign(connection, Owner::Club(&id), entries)?;
    Ok((id, version))
}

fn insert(
    connection: &mut AnyConnection,
    version: i64,
    at: i64,
    creation_key: Option<&str>,
) -> Result<ClubId, StoreError> {
    let id = ClubId::make()?;
    let row = (
        clubs::id.eq(id.as_str()),
        clubs::head.eq(version),
        clubs::created_at.eq(at),
        clubs::creation_key.eq(creation_key),
    );
    on_backend!(&mut *connection, |inner| diesel::insert_into(clubs::table).values(row).execute(inner))?;
    if let Some(key) = creation_key {
        directory::add(connection, Kind::ClubKey, key, &Whereabouts::in_club(&id))?;
    }
    Ok(id)
}

/// Has a club written to; nothing is done where there is none.
pub(super) fn within<T, E: From<diesel::result::Error>>(
    connection: &mut AnyConnection,
    id: &ClubId,
    command: Command,
    write: impl FnOnce(&mut OpenClub<'_>) -> Result<T, E>,
) -> Result<Option<T>, E> {
    OpenClub::locked(connection, id, command)?.map(|mut open| write(&mut open)).transpose()
}

pub(super) fn mint_links(connection: &mut AnyConnection, club: &ClubId, at: i64) -> Result<Links, StoreError> {
    Links::made(|role| mint_link(connection, club, role, at))
}

pub(super) fn mint_link(
    connection: &mut AnyConnection,
    club: &ClubId,
    role: Role,
    at: i64,
) -> Result<Token, StoreError> {
    let token = Token::make()?;
    let hash = token.hash();
    let row = (
        club_links::club_id.eq(club.as_str()),
        club_links::token_hash.eq(&hash),
        club_links::role.eq(role.as_str()),
        club_links::created_at.eq(at),
    );
    on_backend!(&mut *connection, |inner| diesel::insert_into(club_links::table).values(row).execute(inner))?;
    directory::add(connection, Kind::ClubLink, &hash, &Whereabouts::in_club(club))?;
    Ok(token)
}
