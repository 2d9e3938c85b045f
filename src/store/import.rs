//! Taking in logs that were written elsewhere, byte for byte: that of a table, and those of a club with all its tables.

use std::sync::Arc;

use diesel::prelude::*;

use super::Store;
use super::club_log::OpenClub;
use super::clubs::{self, CreatedClub};
use super::connection::AnyConnection;
use super::creation;
use super::dues::{Closing, set_closing};
use super::entry::{ChainError, Entry, check_chain};
use super::error::{StoreError, holds_store_error, made_once};
use super::links::mint_all;
use super::log::{self, AppendError, Command, version_of};
use super::members::join;
use super::role::Role;
use super::standing::{self, Standing};
use super::stream::Stream;
use super::tables::{self, Created, Named, Place};
use super::token::{ClubId, DeviceId, TableId, hash_text};

/// A log from elsewhere.
#[derive(Clone, Debug)]
pub struct Imported {
    /// What stands on its row.
    pub named: Named,
    pub entries: Vec<Entry>,
    /// What it comes to.
    pub standing: Standing,
    /// What follows from it for its club.
    pub closing: Closing,
    /// When it is taken in, in milliseconds since 1970.
    pub at: i64,
}

/// Who takes a log in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Importer {
    /// The device that becomes an owner.
    pub owner: Option<DeviceId>,
    /// Under which the same is taken in once.
    pub key: Option<String>,
}

/// A club from elsewhere.
#[derive(Clone, Debug)]
pub struct ImportedClub {
    pub log: Vec<Entry>,
    /// Its tables, each with its place in the club.
    pub tables: Vec<(Imported, Place)>,
    /// When it is taken in, in milliseconds since 1970.
    pub at: i64,
    pub by: Importer,
}

/// Why a log was not taken in.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    #[error("there is no entry in it")]
    Empty,
    /// It is not what was written.
    #[error(transparent)]
    Chain(#[from] ChainError),
    /// Two entries have one key, or a text has a character that cannot be stored.
    #[error("entry {0} cannot be from a log of tanto")]
    Impossible(i64),
    #[error(transparent)]
    Store(#[from] StoreError),
}

holds_store_error!(ImportError);

impl Store {
    /// Makes a new table of a log from elsewhere, in a club or in a new one: numbers, times, keys and hashes stay as they are,
    /// links are new. `enter` appends to the club's log who is new there, and returns the table's place. The same key answers
    /// the table of then.
    pub fn import_table<E: Send + 'static>(
        &self,
        imported: Imported,
        by: Importer,
        club: Option<ClubId>,
        enter: impl Fn(&mut OpenClub<'_>) -> Result<Place, AppendError<E>> + Clone + Send + 'static,
    ) -> Result<Result<Created, AppendError<E>>, ImportError> {
        check(&imported.entries)?;
        let taken = Arc::new((imported, by, club));
        Ok(made_once(|| {
            let (taken, enter) = (Arc::clone(&taken), enter.clone());
            self.write(move |connection| table_taken_in(connection, &taken, &enter))
        }))
    }

    /// Makes a new club of logs from elsewhere, all of it or nothing: numbers, times, keys and hashes stay as they are, the
    /// links to the club are new. The same key answers the club of then.
    pub fn import_club(&self, imported: ImportedClub) -> Result<CreatedClub, ImportError> {
        check(&imported.log)?;
        for (table, _) in &imported.tables {
            check(&table.entries)?;
        }
        let imported = Arc::new(imported);
        made_once(|| {
            let imported = Arc::clone(&imported);
            self.write(move |connection| club_taken_in(connection, &imported))
        })
    }
}

fn table_taken_in<E>(
    connection: &mut AnyConnection,
    (imported, by, club): &(Imported, Importer, Option<ClubId>),
    enter: impl Fn(&mut OpenClub<'_>) -> Result<Place, AppendError<E>>,
) -> Result<Created, AppendError<E>> {
    let (at, owner, key) = (imported.at, by.owner.as_ref(), by.key.as_deref().map(hash_text));
    if let Some(made) = key.as_deref().map(|key| creation::table_of(connection, key)).transpose()?.flatten() {
        return Ok(Created::again(connection, &made, owner, at)?);
    }
    let id = TableId::make()?;
    let take_in = |open: &mut OpenClub<'_>| {
        let place = enter(open)?;
        let (club, connection) = (open.club, &mut *open.log.connection);
        insert_table(connection, (id, club), imported, key.as_deref())?;
        tables::place(connection, id, &place)?;
        if let Some(owner) = owner {
            join(connection, owner, Stream::Table(id), Role::Owner, at)?;
        }
        let links = Some(mint_all(connection, Stream::Table(id), at)?);
        Ok::<_, AppendError<E>>(Created { id, version: version_of(&imported.entries), repeated: false, links })
    };
    let key_in_club = format!("table {id}");
    let command = Command { fingerprint: key_in_club.clone(), key: key_in_club, device: owner.cloned(), at };
    match *club {
        Some(club) => clubs::within(connection, club, command, take_in)?.ok_or(AppendError::NotFound),
        None => Ok(clubs::found(connection, command, None, take_in)?.1),
    }
}

fn club_taken_in(connection: &mut AnyConnection, imported: &ImportedClub) -> Result<CreatedClub, ImportError> {
    let (at, owner, key) = (imported.at, imported.by.owner.as_ref(), imported.by.key.as_deref().map(hash_text));
    if let Some(made) = key.as_deref().map(|key| creation::club_of(connection, key)).transpose()?.flatten() {
        return Ok(CreatedClub::again(connection, &made, owner, at)?);
    }
    let (club, version) = clubs::insert_foreign(connection, &imported.log, at, key.as_deref())?;
    for (table, place) in &imported.tables {
        let id = TableId::make()?;
        insert_table(connection, (id, club), table, None)?;
        tables::place(connection, id, place)?;
    }
    if let Some(owner) = owner {
        join(connection, owner, Stream::Club(club), Role::Owner, at)?;
    }
    let links = Some(mint_all(connection, Stream::Club(club), at)?);
    Ok(CreatedClub { id: club, version, links })
}

fn insert_table(
    connection: &mut AnyConnection,
    of: (TableId, ClubId),
    imported: &Imported,
    key: Option<&str>,
) -> QueryResult<()> {
    tables::insert_table(connection, of, &imported.named, &imported.entries, imported.at, key)?;
    log::insert_foreign(connection, Stream::Table(of.0), &imported.entries)?;
    standing::set(connection, of.0, &imported.standing)?;
    set_closing(connection, of.0, &imported.closing)
}

fn check(entries: &[Entry]) -> Result<(), ImportError> {
    if entries.is_empty() {
        return Err(ImportError::Empty);
    }
    check_chain(entries)?;
    let mut keys = std::collections::HashSet::new();
    for entry in entries {
        // PostgreSQL stores no NUL.
        let texts = [Some(&entry.key), Some(&entry.body), entry.device.as_ref()];
        let has_nul = texts.into_iter().flatten().any(|text| text.contains('\0'));
        if has_nul || !keys.insert(&entry.key) {
            return Err(ImportError::Impossible(entry.seq));
        }
    }
    Ok(())
}
