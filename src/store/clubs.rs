//! Clubs, and the choice of a club for a new table.

use diesel::prelude::*;

use super::Store;
use super::error::StoreError;
use super::links::Links;
use super::schema::{clubs, tables};
use super::token::{ClubId, DeviceId, TableId};

/// The club in which a table is created.
#[derive(Clone, Debug)]
pub enum ClubChoice {
    /// A new club for this table, owned by the creating device if there is one.
    Own,
    This(ClubId),
    /// The club in which the device keeps the score, the latest if there are several; a new club if there is none.
    Usual(DeviceId),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreatedClub {
    pub id: ClubId,
    pub version: i64,
    /// New links for every role, which the store cannot show again; `None` when the request was repeated too late.
    pub links: Option<Links>,
}

impl Store {
    /// The club of a table and the table's number there; `None` when the table does not exist.
    pub fn club_of(&self, table: TableId) -> Result<Option<(ClubId, i64)>, StoreError> {
        self.read(|connection| {
            let row = tables::table.find(table).select((tables::club_id, tables::number));
            Ok(row.first(connection).optional()?)
        })
    }

    /// All clubs, the oldest first.
    pub fn all_club_ids(&self) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            Ok(clubs::table.order((clubs::created_at, clubs::id)).select(clubs::id).load(connection)?)
        })
    }
}
