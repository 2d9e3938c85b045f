//! The files of a database and beside it: their names, their identity and their permissions.

use std::fs::{File, Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// The device and inode number, which do not depend on the file's name.
pub(super) type Identity = (u64, u64);

pub(super) fn identity(file: &Metadata) -> Identity {
    (file.dev(), file.ino())
}

/// Creates a file that only its owner can read. An existing file is an error.
pub fn create_private(path: &Path) -> io::Result<File> {
    OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)
}

/// Creates an empty file that only its owner can read, unless it exists. `SQLite` gives its companion files the same
/// permissions.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    match create_private(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}

pub(super) fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}

pub(super) fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}
