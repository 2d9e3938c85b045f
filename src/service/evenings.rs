//! Summaries of a club's tables: from the store if the table is closed, else computed.

use super::Service;
use super::club_draft::number;
use crate::club::statistics::Counted;
use crate::club::{Club, Summary, TableNumber};
use crate::command::CommandError;
use crate::store::{ClubId, ClubTable, IntegrityError, StoreError, Which};

/// A table of a club with its summary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    pub table: ClubTable,
    pub summary: Summary,
}

impl Evening {
    /// The evening as statistics count it.
    pub fn counted(&self) -> Counted<'_> {
        Counted {
            table: number(self.table.number),
            opened_at: self.table.opened_at,
            is_closed: self.table.summary.is_some(),
            summary: &self.summary,
        }
    }
}

impl Service {
    /// The tables of a club, newest first.
    pub fn evenings(&self, id: ClubId, club: &Club, which: &Which) -> Result<Vec<Evening>, CommandError> {
        let tables = self.store.tables_of_club(id, which)?;
        let evenings = tables.into_iter().map(|table| self.evening(club, table));
        // A table that is damaged from its first entry has nothing to show. Show the others.
        evenings.filter(|evening| !evening.as_ref().is_err_and(CommandError::is_damage)).collect()
    }

    /// The position of a table in its club's list, for paging; `None` if there is no such table.
    pub fn place_of(&self, id: ClubId, number: TableNumber) -> Result<Option<(i64, i64)>, StoreError> {
        let number = i64::from(number.0);
        let which = Which { numbers: Some(vec![number]), deleted: true, ..Which::default() };
        let table = self.store.tables_of_club(id, &which)?.into_iter().next();
        Ok(table.map(|table| (table.opened_at, number)))
    }

    fn evening(&self, club: &Club, table: ClubTable) -> Result<Evening, CommandError> {
        let seated = club.tables().get(&number(table.number));
        let people = seated.map_or(&[][..], |seated| &seated.people);
        let stored = table.summary.as_deref().and_then(Summary::read);
        if let Some(summary) = stored.and_then(|summary| summary.with_ids(people)) {
            return Ok(Evening { table, summary });
        }
        let open = self.load(table.id)?;
        let summary = Summary::of(&open.replay, open.history.steps(), people)
            .map_err(|invalid| IntegrityError::opening(&invalid))?;
        Ok(Evening { table, summary })
    }
}
