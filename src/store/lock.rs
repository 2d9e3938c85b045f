//! One server a file. `SQLite` would let a second one in, whose phones would then not hear of the first one's hands.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::os::unix::fs::OpenOptionsExt;
use std::path::{Path, PathBuf};

use super::error::{ErrorKind, StoreError};
use super::identity::identity;

/// Held for as long as it lives. The lock is on a file beside the database: opening and closing the database itself
/// a second time would drop `SQLite`'s own locks. The file stays behind; only the lock on it counts.
#[derive(Debug)]
pub(super) struct ServerLock {
    file: File,
    path: PathBuf,
}

impl ServerLock {
    pub(super) fn take(database: &Path) -> Result<Self, StoreError> {
        Self::take_at(beside(database)?, database)
    }

    fn take_at(path: PathBuf, database: &Path) -> Result<Self, StoreError> {
        let trouble = |error: &dyn std::fmt::Display| {
            StoreError::new(ErrorKind::Io, format!("{}: {error}; may tanto write in that folder?", path.display()))
        };
        let mut opening = OpenOptions::new();
        opening.write(true).create(true).truncate(false).mode(0o600);
        let file = opening.open(&path).map_err(|error| trouble(&error))?;
        match file.try_lock() {
            Ok(()) => Ok(Self { file, path }),
            Err(TryLockError::WouldBlock) => Err(StoreError::new(
                ErrorKind::InUse,
                format!("{}: another tanto server works with this database; stop that one first", database.display()),
            )),
            Err(TryLockError::Error(error)) => Err(trouble(&error)),
        }
    }

    /// Takes the lock again where its file was removed, for it keeps nobody out any more.
    pub(super) fn hold(&mut self, database: &Path) -> Result<(), StoreError> {
        let own = self.file.metadata().map(|own| identity(&own)).ok();
        if own.is_none() || own != fs::metadata(&self.path).map(|found| identity(&found)).ok() {
            *self = Self::take_at(self.path.clone(), database)?;
        }
        Ok(())
    }
}

/// Let go by itself: closing the file alone would leave it with a process that is being started in this moment, which
/// holds a copy of every open file until its own program runs.
impl Drop for ServerLock {
    fn drop(&mut self) {
        let _ = self.file.unlock();
    }
}

/// The same lock for every name of the same file.
fn beside(database: &Path) -> Result<PathBuf, StoreError> {
    let folder = match database.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    let real = database.canonicalize().or_else(|_| {
        let folder = folder.canonicalize()?;
        Ok(folder.join(database.file_name().unwrap_or_default()))
    });
    let real = real.map_err(|error: std::io::Error| {
        StoreError::new(ErrorKind::Io, format!("{}: {error}; make that folder first", folder.display()))
    })?;
    let mut name = real.into_os_string();
    name.push(".lock");
    Ok(PathBuf::from(name))
}

#[cfg(test)]
#[expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
mod tests {
    use super::*;
    use crate::store::token::TableId;

    #[test]
    fn a_copy_in_a_process_being_started_holds_nothing() {
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
