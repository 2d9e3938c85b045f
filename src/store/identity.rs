//! One file: what it is whatever it is called, and whose.

use std::fs::{Metadata, OpenOptions};
use std::io;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::Path;

/// What tells a file from every other, whatever it is called: its device and its number there.
pub(super) type Identity = (u64, u64);

pub(super) fn identity(file: &Metadata) -> Identity {
    (file.dev(), file.ino())
}

/// Makes an empty file that only its owner reads, unless there is one. What `SQLite` puts beside it is like it.
pub(super) fn make_private(path: &Path) -> io::Result<()> {
    match OpenOptions::new().write(true).create_new(true).mode(0o600).open(path) {
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists => Err(error),
        _ => Ok(()),
    }
}
