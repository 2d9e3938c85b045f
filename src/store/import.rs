//! Logs that were written elsewhere and are imported byte for byte.

use super::entry::{ChainError, Entry, check_chain};
use super::error::StoreError;
use super::token::DeviceId;

/// The client that imports a log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Importer {
    /// The device that becomes an owner.
    pub owner: Option<DeviceId>,
    /// The idempotency key of the import.
    pub key: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ImportError {
    #[error("the log is empty")]
    Empty,
    /// The hash chain is broken.
    #[error(transparent)]
    Chain(#[from] ChainError),
    /// Two entries have the same key, or a text has a character that the database cannot store.
    #[error("entry {0} cannot come from a tanto log")]
    Impossible(i64),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Checks that the entries are a whole log and that a database can store them.
pub fn check_foreign(entries: &[Entry]) -> Result<(), ImportError> {
    if entries.is_empty() {
        return Err(ImportError::Empty);
    }
    check_chain(entries)?;
    let mut keys = std::collections::HashSet::new();
    for entry in entries {
        // PostgreSQL cannot store NUL.
        let texts = [Some(&entry.key), Some(&entry.body), entry.device.as_ref()];
        let has_nul = texts.into_iter().flatten().any(|text| text.contains('\0'));
        if has_nul || !keys.insert(&entry.key) {
            return Err(ImportError::Impossible(entry.seq));
        }
    }
    Ok(())
}
