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

/// What is read for an access: the role, the number and the hash of the last entry, and what people are called.
pub(super) type Found = (String, i64, String, Option<String>);

impl Access {
    pub(super) fn stored(table: TableId, (role, version, hash, names): Found) -> Result<Self, StoreError> {
        Ok(Self { table, role: Role::stored(&role)?, head: Head { version, hash, names } })
    }
}

impl ClubAccess {
    pub(super) fn stored(club: ClubId, role: &str, version: i64, hash: String) -> Result<Self, StoreError> {
        Ok(Self { club, role: Role::stored(role)?, head: Head { version, hash, names: None } })
    }
}
