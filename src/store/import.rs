//! Taking in a log that was written elsewhere, byte for byte.

use diesel::prelude::*;

use super::Store;
use super::entry::{ChainError, Entry, check_chain};
use super::error::{StoreError, holds_store_error};
use super::links;
use super::log::{self, Owner};
use super::schema::tables::dsl;
use super::standing::{self, Standing};
use super::tables::{self, Created, Named};
use super::token::TableId;

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
            let id = TableId::make()?;
            tables::insert_table(connection, &id, &imported.named, &imported.entries, imported.at, None)?;
            for entry in &imported.entries {
                // Documents do not hold fingerprints. An empty one is equal to none, so a key of then is not taken for
                // a repetition of something that was perhaps different.
                log::insert(connection, Owner::Table(&id), entry, "")?;
            }
            let row = diesel::update(dsl::tables.find(id.as_str()));
            row.set(standing::columns(&imported.standing)).execute(connection)?;
            let links = Some(links::mint_all(connection, &id, imported.at)?);
            Ok(Created { id, version, repeated: false, links })
        })
    }
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
