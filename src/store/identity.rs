//! The identity of a file, independent of its name, and its permissions.

use std::fs::{Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;

/// The device and inode number.
pub(super) type Identity = (u64, u64);

pub(super) fn identity(file: &Metadata) -> Identity {
    (file.dev(), file.ino())
}

/// Creates an empty file that only its owner can read, unless it exists. `SQLite` gives its companion files the same
/// permissions.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}
