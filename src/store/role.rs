//! Roles, by which devices have permissions at a table or in a club.

use super::error::{ErrorKind, StoreError};

/// A role; each includes the permissions of the ones before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Role {
    /// Watch, without entering anything.
    Spectator,
    /// Enter and correct hands.
    Scorer,
    /// Share, close, and give roles.
    Owner,
}

impl Role {
    /// The name in the database and in documents.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Spectator => "spectator",
            Self::Scorer => "scorer",
            Self::Owner => "owner",
        }
    }

    pub fn parse(text: &str) -> Option<Self> {
        [Self::Spectator, Self::Scorer, Self::Owner].into_iter().find(|role| role.as_str() == text)
    }

    pub(super) fn stored(text: &str) -> Result<Self, StoreError> {
        Self::parse(text).ok_or_else(|| {
            StoreError::new(
                ErrorKind::Damaged,
                format!("the database contains an unknown role {text:?}; run tanto verify"),
            )
        })
    }
}
