//! Why a table or a club cannot be loaded.

use crate::club::ClubError;
use crate::session::DocumentError;
use crate::store::{ChainError, Entry, ErrorKind, StoreError};

#[derive(Clone, Debug)]
pub enum LoadError {
    Store(StoreError),
    Missing,
    /// The hash chain of the log is broken.
    Chain(ChainError),
    /// This program does not write such an entry.
    Entry(i64),
    /// The opening entry is invalid.
    Opening(DocumentError),
    /// The log of the table or of its club is damaged from this entry on, so nothing is appended.
    Damaged(i64),
    /// The club's log cannot be read.
    Club(ClubError),
}

impl From<ClubError> for LoadError {
    fn from(error: ClubError) -> Self {
        Self::Club(error)
    }
}

impl From<StoreError> for LoadError {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

impl LoadError {
    /// Whether the log is damaged or incomplete.
    pub fn is_damage(&self) -> bool {
        match self {
            Self::Store(error) => error.kind() == ErrorKind::Damaged,
            Self::Chain(_) | Self::Entry(_) | Self::Opening(_) | Self::Damaged(_) => true,
            Self::Club(error) => !matches!(error, ClubError::Missing),
            Self::Missing => false,
        }
    }

    /// The damaged entry, if known.
    pub fn entry(&self) -> Option<i64> {
        match self {
            Self::Chain(error) | Self::Club(ClubError::Chain(error)) => Some(error.entry),
            Self::Entry(entry) | Self::Damaged(entry) | Self::Club(ClubError::Entry(entry)) => Some(*entry),
            Self::Opening(_) => Some(1),
            Self::Store(_) | Self::Missing | Self::Club(ClubError::Missing) => None,
        }
    }
}

/// Loads the sound part of a damaged log, and returns the first damaged entry with it. Returns `error` if the first entry
/// is already damaged.
pub(crate) fn before_damage<T>(
    entries: &[Entry],
    error: LoadError,
    read: impl Fn(&[Entry]) -> Result<T, LoadError>,
) -> Result<(T, i64), LoadError> {
    let mut sound = entries;
    while !sound.is_empty() {
        match read(sound) {
            Ok(read) => return Ok((read, i64::try_from(sound.len()).unwrap_or_default() + 1)),
            Err(again) => {
                let before = again.entry().and_then(|entry| usize::try_from(entry - 1).ok());
                sound = before.and_then(|before| sound.get(..before)).unwrap_or_default();
            }
        }
    }
    Err(error)
}
