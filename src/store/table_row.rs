//! The stored columns of a table besides its log.

use diesel::prelude::*;

use super::connection::AnyConnection;
use super::people::names_at;
use super::schema::tables;
use super::standing::Standing;
use super::token::{ClubId, TableId};

/// A table as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub id: TableId,
    /// The club that it belongs to.
    pub club: ClubId,
    /// The game's id in documents.
    pub game: String,
    pub name: String,
    /// The seq of its last entry.
    pub version: i64,
    /// In milliseconds since 1970.
    pub created_at: i64,
    /// When the last entry was appended, in milliseconds since 1970.
    pub changed_at: i64,
    pub standing: Standing,
    /// The current names of its people, in the order of their labels.
    pub names: Vec<String>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = tables)]
pub(super) struct Row {
    id: TableId,
    club_id: ClubId,
    game: String,
    name: String,
    version: i64,
    created_at: i64,
    changed_at: i64,
    closed: bool,
    hands: i64,
    finished: bool,
    standing: String,
}

impl Table {
    /// Adds the names of their people to rows.
    pub(super) fn named(connection: &mut AnyConnection, rows: Vec<Row>) -> QueryResult<Vec<Self>> {
        let ids: Vec<TableId> = rows.iter().map(|row| row.id).collect();
        let mut names = names_at(connection, &ids)?;
        let table = |row: Row| {
            let Row { id, club_id: club, game, name, version, created_at, changed_at, closed, hands, finished, .. } =
                row;
            let standing = Standing { hands, finished, closed, body: row.standing };
            let names = names.remove(&id).unwrap_or_default();
            Self { id, club, game, name, version, created_at, changed_at, standing, names }
        };
        Ok(rows.into_iter().map(table).collect())
    }
}
