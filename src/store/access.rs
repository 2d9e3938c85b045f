//! What somebody may do at a table, with where its log ends at the same moment.

use super::error::StoreError;
use super::role::Role;
use super::token::{ClubId, TableId};

/// The end of a log: a replay of this version is right if its last entry has this hash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The number of the last entry, which is the table's version.
    pub version: i64,
    /// The hash of the last entry.
    pub hash: String,
    /// What people are called now where the log does not say so, as JSON.
    pub names: Option<String>,
}

/// What somebody may do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Access {
    pub table: TableId,
    pub role: Role,
    /// Where the table's log ends.
    pub head: Head,
}

/// What somebody may do in a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubAccess {
    pub club: ClubId,
    pub role: Role,
    /// Where the club's log ends.
    pub head: Head,
}

impl Access {
    pub(super) fn stored(
        table: TableId,
        role: &str,
        version: i64,
        hash: String,
        names: Option<String>,
    ) -> Result<Self, StoreError> {
        Ok(Self { table, role: Role::stored(role)?, head: Head { version, hash, names } })
    }
}
