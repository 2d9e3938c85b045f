//! Clubs: making one, and who may do what there.

use diesel::prelude::*;

use super::Store;
use super::club_log::OpenClub;
use super::connection::{AnyConnection, on_backend};
use super::creation::{self, Made};
use super::entry::{Entry, GENESIS};
use super::error::{StoreError, made_once};
use super::links::{Links, mint_all};
use super::log::{self, AppendError, Command, version_of};
use super::members::join;
use super::role::Role;
use super::schema::{clubs, tables};
use super::stream::Stream;
use super::token::{ClubId, DeviceId, TableId, hash_text};

/// In which club a table is made.
#[derive(Clone, Debug)]
pub enum ClubChoice {
    /// A club of its own, which its device owns where it has one.
    Own,
    This(ClubId),
    /// The club in which the device keeps the score, the last where it does so in several; without one a club of its own.
    Usual(DeviceId),
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

    /// The club of a table, and the table's number there; `None` where there is no such table.
    pub fn club_of(&self, table: TableId) -> Result<Option<(ClubId, i64)>, StoreError> {
        self.read(|connection| {
            let row = tables::table.find(table).select((tables::club_id, tables::number));
            let found: Option<(Option<ClubId>, Option<i64>)> = row.first(connection).optional()?;
            Ok(found.and_then(|(club, number)| club.zip(number)))
        })
    }

    /// All clubs, in the order in which they were made.
    pub fn all_club_ids(&self) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            Ok(clubs::table.order((clubs::created_at, clubs::id)).select(clubs::id).load(connection)?)
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
    if let Some(made) = creation::club_of(connection, &command.key)? {
        if made.fingerprint != command.fingerprint {
            return Err(AppendError::KeyReused);
        }
        return Ok(CreatedClub::again(connection, &made, None, at)?);
    }
    let key = command.key.clone();
    let (id, version) = found(connection, command, Some(&key), |club| open(club).map(|()| club.read().version()))?;
    let links = Some(mint_all(connection, Stream::Club(id), at)?);
    Ok(CreatedClub { id, version, links })
}

impl CreatedClub {
    /// The club of a request that is repeated.
    pub(super) fn again(
        connection: &mut AnyConnection,
        made: &Made<ClubId>,
        device: Option<&DeviceId>,
        at: i64,
    ) -> Result<Self, StoreError> {
        let links = made.links_again(connection, Stream::Club(made.id), device, at)?;
        Ok(Self { id: made.id, version: made.version, links })
    }
}

/// Makes a club with an empty log, to which its device belongs as an owner, and has it written to.
pub(super) fn found<T, E: From<StoreError> + From<diesel::result::Error>>(
    connection: &mut AnyConnection,
    command: Command,
    creation_key: Option<&str>,
    write: impl FnOnce(&mut OpenClub<'_>) -> Result<T, E>,
) -> Result<(ClubId, T), E> {
    let id = insert(connection, &[], command.at, creation_key)?;
    if let Some(device) = &command.device {
        join(connection, device, Stream::Club(id), Role::Owner, command.at)?;
    }
    let written = within(connection, id, command, write)?.ok_or_else(StoreError::broke_off)?;
    Ok((id, written))
}

/// Makes a club of a log from elsewhere, which a key may have made; says its version.
pub(super) fn insert_foreign(
    connection: &mut AnyConnection,
    entries: &[Entry],
    at: i64,
    creation_key: Option<&str>,
) -> Result<(ClubId, i64), StoreError> {
    let id = insert(connection, entries, at, creation_key)?;
    log::insert_foreign(connection, Stream::Club(id), entries)?;
    Ok((id, version_of(entries)))
}

/// Writes the row of a club whose log has these entries.
fn insert(
    connection: &mut AnyConnection,
    entries: &[Entry],
    at: i64,
    creation_key: Option<&str>,
) -> Result<ClubId, StoreError> {
    let id = ClubId::make()?;
    let row = (
        clubs::id.eq(id),
        clubs::version.eq(version_of(entries)),
        clubs::head_hash.eq(entries.last().map_or(GENESIS, |last| last.hash.as_str())),
        clubs::created_at.eq(at),
        clubs::creation_key.eq(creation_key),
    );
    on_backend!(connection, |inner| diesel::insert_into(clubs::table).values(row).execute(inner))?;
    Ok(id)
}

/// Has a club written to; nothing is done where there is none.
pub(super) fn within<T, E: From<diesel::result::Error>>(
    connection: &mut AnyConnection,
    id: ClubId,
    command: Command,
    write: impl FnOnce(&mut OpenClub<'_>) -> Result<T, E>,
) -> Result<Option<T>, E> {
    OpenClub::locked(connection, id, command)?.map(|mut open| write(&mut open)).transpose()
}
