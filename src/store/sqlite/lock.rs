//! The lock that gives a file one server. `SQLite` would admit a second server, whose phones would not hear of hands
//! that the first one saves.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use crate::store::error::{ErrorKind, StoreError};
use crate::store::paths::{folder_of, identity, with_suffix};

/// Holds the lock until it is dropped. The lock is on a file beside the database: opening and closing the database
/// itself a second time would drop `SQLite`'s own locks. The file stays; only the lock on it counts.
#[derive(Debug)]
pub(in crate::store) struct ServerLock {
    file: File,
    path: PathBuf,
}

impl ServerLock {
    pub(in crate::store) fn take(database: &Path) -> Result<Self, StoreError> {
        Self::take_at(beside(database)?, database)
    }

    fn take_at(path: PathBuf, database: &Path) -> Result<Self, StoreError> {
        let trouble = |error: &dyn std::fmt::Display| {
            StoreError::of_file(
                ErrorKind::Io,
                &path,
                format_args!("{error}; check that tanto can write in that folder"),
            )
        };
        let mut opening = OpenOptions::new();
        opening.write(true).create(true).truncate(false).mode(0o600);
        let file = opening.open(&path).map_err(|error| trouble(&error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file, path }),
            Err(TryLockError::WouldBlock) => {
                let message = "another tanto server uses this database; stop that one first";
                Err(StoreError::of_file(ErrorKind::InUse, database, message))
            }
            Err(TryLockError::Error(error)) => Err(trouble(&error)),
        }
    }

    /// Takes the lock again if its file was removed, since another server could lock a new file.
    pub(in crate::store) fn hold(&mut self, database: &Path) -> Result<(), StoreError> {
        let own = self.file.metadata().map(|own| identity(&own)).ok();
        if own.is_none() || own != fs::metadata(&self.path).map(|found| identity(&found)).ok() {
            *self = Self::take_at(self.path.clone(), database)?;
        }
        Ok(())
    }
}

/// Unlocks explicitly. Closing the file alone could leave the lock with a child process that is being started: it has a
/// copy of every open file until it executes its program.
impl Drop for ServerLock {
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

/// Follows symbolic links, so that every path of a file has the same lock.
fn beside(database: &Path) -> Result<PathBuf, StoreError> {
    let real = database.canonicalize().or_else(|_| {
        let folder = folder_of(database).canonicalize()?;
        Ok(folder.join(database.file_name().unwrap_or_default()))
    });
    let real = real.map_err(|error: std::io::Error| {
        StoreError::of_file(ErrorKind::Io, folder_of(database), format_args!("{error}; create that folder first"))
    })?;
    Ok(with_suffix(&real, ".lock"))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use crate::store::token::TableId;

    #[test]
    fn an_inherited_copy_of_the_file_does_not_hold_the_lock() {
        let database = std::env::temp_dir().join(format!("tanto-lock-{}.db", TableId::make().unwrap()));
        let lock = ServerLock::take(&database).unwrap();
        let copy = lock.file.try_clone().unwrap();
        assert_eq!(ServerLock::take(&database).unwrap_err().kind(), ErrorKind::InUse);
        drop(lock);
        assert!(ServerLock::take(&database).is_ok());
        drop(copy);
        fs::remove_file(beside(&database).unwrap()).unwrap();
    }
}
