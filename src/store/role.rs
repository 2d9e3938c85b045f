//! What somebody may do at a table.

use super::error::{ErrorKind, StoreError};

/// What somebody may do; each may also do what the ones before may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Look on.
    Spectator,
    /// Enter and correct hands.
    Scorer,
    /// Share, close, and give roles.
    Owner,
}

impl Role {
    /// The name of the role in the database and in documents.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Spectator => "spectator",
            Self::Scorer => "scorer",
            Self::Owner => "owner",
        }
    }

    /// Reads the name of a role.
    pub fn parse(text: &str) -> Option<Self> {
        [Self::Spectator, Self::Scorer, Self::Owner].into_iter().find(|role| role.as_str() == text)
    }

    pub(super) fn stored(text: &str) -> Result<Self, StoreError> {
        Self::parse(text).ok_or_else(|| {
            StoreError::new(
                ErrorKind::Damaged,
                format!("the database holds an unknown role {text:?}; run tanto verify"),
            )
        })
    }
}
