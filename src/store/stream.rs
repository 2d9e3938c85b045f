//! A stream of events: the log of a table or of a club, and its head.

use std::fmt;

use diesel::prelude::*;

use super::connection::AnyConnection;
use super::error::{ErrorKind, StoreError};
use super::schema::{clubs, tables};
use super::token::{ClubId, TableId};

/// A table or a club, as the owner of a log, of links and of members.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    Table(TableId),
    Club(ClubId),
}

impl Stream {
    /// The id in the database, unique among tables and clubs.
    pub fn id(self) -> i64 {
        match self {
            Self::Table(id) => id.into(),
            Self::Club(id) => id.into(),
        }
    }

    /// Keeps the table or club from being erased until the end of the transaction; fails if it does not exist. For rows
    /// that refer to it, because no foreign key can refer to one of two tables.
    pub(super) fn hold(self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        // On SQLite only this connection writes.
        if let AnyConnection::Postgresql(inner) = connection {
            match self {
                Self::Table(id) => tables::table.find(id).select(tables::id).for_key_share().execute(inner)?,
                Self::Club(id) => clubs::table.find(id).select(clubs::id).for_key_share().execute(inner)?,
            };
        }
        let missing = || StoreError::new(ErrorKind::Refused, format!("{self} no longer exists"));
        Head::of(connection, self)?.map(|_| ()).ok_or_else(missing)
    }
}

impl fmt::Display for Stream {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(id) => write!(f, "table {id}"),
            Self::Club(id) => write!(f, "club {id}"),
        }
    }
}

impl From<TableId> for Stream {
    fn from(id: TableId) -> Self {
        Self::Table(id)
    }
}

impl From<ClubId> for Stream {
    fn from(id: ClubId) -> Self {
        Self::Club(id)
    }
}

/// The end of a log. A cached state is current if its last entry has this version and hash.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct Head {
    /// The seq of the last entry, which is the version of the table or club.
    pub version: i64,
    pub hash: String,
    /// The hash of the last entry of the club's log. The names of a table's people come from there.
    pub club: String,
}

/// The columns of the head of a table's log.
pub(super) const TABLE_HEAD: (tables::version, tables::head_hash, clubs::head_hash) =
    (tables::version, tables::head_hash, clubs::head_hash);

/// The columns of the head of a club's log.
pub(super) const CLUB_HEAD: (clubs::version, clubs::head_hash, clubs::head_hash) =
    (clubs::version, clubs::head_hash, clubs::head_hash);

impl Head {
    /// `None` when the table or club does not exist.
    pub(super) fn of(connection: &mut AnyConnection, stream: Stream) -> QueryResult<Option<Self>> {
        match stream {
            Stream::Table(id) => {
                connection.row(tables::table.inner_join(clubs::table).filter(tables::id.eq(id)).select(TABLE_HEAD))
            }
            Stream::Club(id) => connection.row(clubs::table.find(id).select(CLUB_HEAD)),
        }
    }
}
