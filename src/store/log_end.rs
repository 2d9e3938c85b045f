//! Whose log it is, and where it ends at one moment.

use std::fmt;

use diesel::prelude::*;

use super::connection::{AnyConnection, on_backend};
use super::schema::{club_log, clubs, log, tables};
use super::token::{ClubId, TableId};

/// Whose log it is.
#[derive(Clone, Copy, Debug)]
pub(super) enum Owner<'a> {
    Table(&'a ClubId, &'a TableId),
    Club(&'a ClubId),
}

impl fmt::Display for Owner<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Table(_, id) => write!(f, "table {id}"),
            Self::Club(id) => write!(f, "club {id}"),
        }
    }
}

/// Has nobody else add to a log until the end of the transaction. On `SQLite` it is the only one that writes.
pub(super) fn lock(connection: &mut AnyConnection, owner: Owner<'_>) -> QueryResult<()> {
    let AnyConnection::Postgresql(inner) = connection else { return Ok(()) };
    match owner {
        Owner::Table(club, id) => {
            tables::table.find((club.as_str(), id.as_str())).select(tables::head).for_update().execute(inner)
        }
        Owner::Club(id) => clubs::table.find(id.as_str()).select(clubs::head).for_update().execute(inner),
    }?;
    Ok(())
}

/// Where a log ends at one moment.
pub(super) struct End {
    pub(super) head: i64,
    /// Nothing where the last entry is missing.
    pub(super) hash: Option<String>,
    pub(super) names: Option<String>,
}

impl End {
    /// Nothing where there is no such table or club.
    pub(super) fn of(connection: &mut AnyConnection, owner: Owner<'_>) -> QueryResult<Option<Self>> {
        let end: Option<(i64, Option<String>, Option<String>)> = match owner {
            Owner::Table(club, id) => {
                let query = tables::table.left_join(log::table.on(is_last_entry()));
                let query = query.filter(tables::club_id.eq(club.as_str())).filter(tables::id.eq(id.as_str()));
                let query = query.select((tables::head, log::hash.nullable(), tables::names));
                on_backend!(&mut *connection, |inner| query.get_result(inner).optional())?
            }
            Owner::Club(id) => {
                let last = club_log::club_id.eq(clubs::id).and(club_log::seq.eq(clubs::head));
                let query = clubs::table.left_join(club_log::table.on(last)).filter(clubs::id.eq(id.as_str()));
                let query = query.select((clubs::head, club_log::hash.nullable()));
                let end: Option<(i64, Option<String>)> =
                    on_backend!(&mut *connection, |inner| query.get_result(inner).optional())?;
                end.map(|(head, hash)| (head, hash, None))
            }
        };
        Ok(end.map(|(head, hash, names)| Self { head, hash, names }))
    }

    /// The end of a log that nobody else adds to.
    pub(super) fn locked(connection: &mut AnyConnection, owner: Owner<'_>) -> QueryResult<Option<Self>> {
        lock(connection, owner)?;
        Self::of(connection, owner)
    }
}

/// Whether an entry is the last one of a table.
#[diesel::dsl::auto_type]
pub(super) fn is_last_entry() -> _ {
    log::club_id.eq(tables::club_id).and(log::table_id.eq(tables::id)).and(log::seq.eq(tables::head))
}
