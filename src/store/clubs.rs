//! Clubs, and which of them a new table goes to.

use diesel::prelude::*;

use super::Store;
use super::error::StoreError;
use super::links::Links;
use super::schema::{clubs, tables};
use super::token::{ClubId, DeviceId, TableId};

/// In which club a table is made.
#[derive(Clone, Debug)]
pub enum ClubChoice {
    /// A club of its own, which its device owns where it has one.
    Own,
    This(ClubId),
    /// The club in which the device keeps the score, the last where it does so in several; without one a club of its own.
    Usual(DeviceId),
}

/// A club that has just been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CreatedClub {
    pub id: ClubId,
    pub version: i64,
    /// A new link for every role, which cannot be had again; none when the same key had made it a while before.
    pub links: Option<Links>,
}

impl Store {
    /// The club of a table, and the table's number there; `None` where there is no such table.
    pub fn club_of(&self, table: TableId) -> Result<Option<(ClubId, i64)>, StoreError> {
        self.read(|connection| {
            let row = tables::table.find(table).select((tables::club_id, tables::number));
            Ok(row.first(connection).optional()?)
        })
    }

    /// All clubs, in the order in which they were made.
    pub fn all_club_ids(&self) -> Result<Vec<ClubId>, StoreError> {
        self.read(|connection| {
            Ok(clubs::table.order((clubs::created_at, clubs::id)).select(clubs::id).load(connection)?)
        })
    }
}
