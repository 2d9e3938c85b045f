//! The files of a `SQLite` database that we write to. `SQLite` keeps writing into a file that was removed or replaced,
//! and the next start would not find those writes. So we check the files before and after every commit.

use std::fs;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

use super::lock::ServerLock;
use crate::store::error::{ErrorKind, StoreError};
use crate::store::paths::{Identity, identity, with_suffix};

/// The files by their identity when the database was opened.
pub(in crate::store) struct Files {
    database: PathBuf,
    is: Identity,
    log: PathBuf,
    log_identity: Option<Identity>,
    /// Only a server has it. It must be dropped last, after every connection is closed.
    lock: Option<ServerLock>,
}

impl Files {
    /// The files of a database that already has an open connection.
    pub(in crate::store) fn of(database: &Path, lock: Option<ServerLock>) -> Result<Self, StoreError> {
        let found = fs::metadata(database)
            .map_err(|error| StoreError::of_file(ErrorKind::Io, database, format_args!("{error}; check the disk")))?;
        if lock.is_some() && found.nlink() > 1 {
            let message = "this file has a second name (a hard link), under which another server could open it; remove one of \
                them, or copy the file";
            return Err(StoreError::of_file(ErrorKind::Setting, database, message));
        }
        let (database, log) = (database.to_owned(), with_suffix(database, "-wal"));
        let mut files = Self { database, is: identity(&found), log, log_identity: None, lock };
        files.record_log();
        Ok(files)
    }

    /// Records the identity of the write-ahead log, which the first connection creates and the last one removes.
    pub(in crate::store) fn record_log(&mut self) {
        self.log_identity = fs::metadata(&self.log).ok().map(|found| identity(&found));
    }

    /// Forgets the log: when the last connection closes, `SQLite` removes it, and the next one creates another.
    pub(in crate::store) fn forget_log(&mut self) {
        self.log_identity = None;
    }

    /// Checks that every file is in its place. If the lock file was removed, this takes the lock again, unless another
    /// server was faster.
    pub(in crate::store) fn check(&mut self) -> Result<(), StoreError> {
        if !is_at(&self.database, self.is) {
            self.rename_log();
            return Err(self.missing(&self.database));
        }
        if self.log_identity.is_some_and(|is| !is_at(&self.log, is)) {
            return Err(self.missing(&self.log));
        }
        self.lock.as_mut().map_or(Ok(()), |lock| lock.hold(&self.database))
    }

    fn missing(&self, file: &Path) -> StoreError {
        let message = "was removed or replaced while tanto worked with it, so nothing more is saved; put it back or restore \
            a backup, then start tanto again";
        StoreError::of_file(ErrorKind::Io, &self.database, format_args!("{} {message}", file.display()))
    }

    /// Renames the log, which belongs to the replaced file: `SQLite` would write it into the new one.
    fn rename_log(&self) {
        if let Some(is) = self.log_identity
            && self.database.exists()
            && is_at(&self.log, is)
        {
            // If the rename fails, the next start reports what it finds.
            let _ = fs::rename(&self.log, with_suffix(&self.log, &format!("-{}", self.is.1)));
        }
    }
}

fn is_at(path: &Path, is: Identity) -> bool {
    fs::metadata(path).is_ok_and(|found| identity(&found) == is)
}
