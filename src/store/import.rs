//! Taking in logs that were written elsewhere, byte for byte: that of a table, and those of a club with all its tables.

use diesel::prelude::*;

use super::Store;
use super::club_roles::joined;
use super::clubs::{self, CreatedClub};
use super::connection::{AnyConnection, on_backend};
use super::entry::{ChainError, Entry, check_chain};
use super::error::{StoreError, holds_store_error};
use super::links;
use super::log::{self, Owner};
use super::role::Role;
use super::schema::tables::dsl;
use super::standing::{self, Standing};
use super::tables::{self, Created, Named, Place};
use super::token::{DeviceId, TableId};

/// A log from elsewhere.
#[derive(Clone, Debug)]
pub struct Imported {
    /// What stands on its row.
    pub named: Named,
    pub entries: Vec<Entry>,
    /// What it comes to.
    pub standing: Standing,
    /// When it is taken in, in milliseconds since 1970.
    pub at: i64,
}

/// A club from elsewhere.
#[derive(Clone, Debug)]
pub struct ImportedClub {
    pub log: Vec<Entry>,
    /// Its tables, each with its place in the club.
    pub tables: Vec<(Imported, Place)>,
    /// When it is taken in, in milliseconds since 1970.
    pub at: i64,
    /// The device that becomes an owner.
    pub owner: Option<DeviceId>,
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
    /// Makes a new table of a log from elsewhere: numbers, times, keys and hashes stay as they are, links are new.
    ///
    /// # Errors
    /// See [`ImportError`]; nothing is taken in then.
    pub fn import_entries(&self, imported: Imported) -> Result<Created, ImportError> {
        check(&imported.entries)?;
        let version = i64::try_from(imported.entries.len()).unwrap_or(i64::MAX);
        self.write(move |connection| {
            let id = insert_table(connection, &imported)?;
            let links = Some(links::mint_all(connection, &id, imported.at)?);
            Ok(Created { id, version, repeated: false, links })
        })
    }

    /// Makes a new club of logs from elsewhere, all of it or nothing: numbers, times, keys and hashes stay as they are, the
    /// links to the club are new.
    ///
    /// # Errors
    /// See [`ImportError`]; nothing is taken in then.
    pub fn import_club(&self, imported: ImportedClub) -> Result<CreatedClub, ImportError> {
        check(&imported.log)?;
        for (table, _) in &imported.tables {
            check(&table.entries)?;
        }
        self.write(move |connection| {
            let (club, version) = clubs::insert_foreign(connection, &imported.log, imported.at)?;
            if let Some(owner) = &imported.owner {
                joined(connection, owner, &club, Role::Owner, imported.at)?;
            }
            for (table, place) in &imported.tables {
                let id = insert_table(connection, table)?;
                tables::place(connection, &club, &id, place)?;
            }
            let links = Some(clubs::mint_links(connection, &club, imported.at)?);
            Ok(CreatedClub { id: club, version, links })
        })
    }
}

fn insert_table(connection: &mut AnyConnection, imported: &Imported) -> Result<TableId, ImportError> {
    let id = TableId::make()?;
    tables::insert_table(connection, &id, &imported.named, &imported.entries, imported.at, None)?;
    log::insert_foreign(connection, Owner::Table(&id), &imported.entries)?;
    let row = diesel::update(dsl::tables.find(id.as_str())).set(standing::columns(&imported.standing));
    on_backend!(connection, |inner| row.execute(inner))?;
    Ok(id)
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
