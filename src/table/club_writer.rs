//! A club that is being written to: its log, and what follows from that for the tables of the club.

use std::sync::Arc;

use chrono_tz::Tz;

use super::appending::{Memories, Stop, current_to_write};
use super::closing::purse;
use super::club_state::ClubState;
use super::fold::{LoadError, Table};
use crate::club::commands::Arrival;
use crate::club::{self, BookError, Club, PersonId, TableNumber};
use crate::games::choice::Choice;
use crate::store::{AppendError, GENESIS, OpenClub, OpenLog, Place, TableId, Which};

/// When something is said, and the tag of the device that says it.
pub type By = (i64, Option<String>);

/// A club that is being written to, with what its log comes to.
pub struct ClubWriter<'a, 'b> {
    pub open: &'a mut OpenClub<'b>,
    memories: &'a Memories,
    state: Arc<ClubState>,
}

impl<'a, 'b> ClubWriter<'a, 'b> {
    pub fn begin(open: &'a mut OpenClub<'b>, memories: &'a Memories) -> Result<Self, AppendError<Stop>> {
        let known = memories.clubs.take(&open.id());
        let state = ClubState::current(open.read(), known)?;
        if let Some(entry) = state.damaged {
            return Err(LoadError::Damaged(entry).into());
        }
        Ok(Self { open, memories, state })
    }

    /// The same, where the club is made with this if nothing has been said of it.
    pub fn found(
        open: &'a mut OpenClub<'b>,
        memories: &'a Memories,
        founded: &club::Event,
    ) -> Result<Self, AppendError<Stop>> {
        if open.read().version() == 0 {
            open.append(GENESIS, founded.kind().name(), founded.to_json())?;
        }
        Self::begin(open, memories)
    }

    pub fn club(&self) -> &Club {
        &self.state.club
    }

    /// Remembers the club as it stands.
    pub fn finish(self) {
        self.memories.clubs.keep(&self.open.id(), self.state);
    }

    /// Adds what is said to the club's log.
    pub fn say(&mut self, event: &club::Event) -> Result<(), AppendError<Stop>> {
        let state = Arc::make_mut(&mut self.state);
        let seq = state.club.version + 1;
        state.club.apply(event.clone(), self.open.at()).map_err(|_| LoadError::Club(BookError::Entry(seq)))?;
        state.hash = self.open.append(&state.hash, event.kind().name(), event.to_json())?.hash;
        Ok(())
    }

    /// The people of a table by the club's ids, in the order in which they came to it.
    pub fn people_of(&self, number: TableNumber) -> Vec<PersonId> {
        self.club().tables().get(&number).map_or_else(Vec::new, |seated| seated.people.clone())
    }

    /// Has something written at a table.
    pub fn at_table<T>(
        &mut self,
        id: TableId,
        write: impl FnOnce(&mut OpenLog<'_>, &mut Arc<Table>) -> Result<T, AppendError<Stop>>,
    ) -> Result<T, AppendError<Stop>> {
        let memories = self.memories;
        let written = self.open.at_table(id, |log| {
            let mut table = current_to_write(log.read(), memories.tables.take(&id))?;
            let written = write(log, &mut table);
            if !matches!(written, Err(AppendError::Store(_))) {
                memories.tables.keep(&id, table);
            }
            written
        })?;
        written.ok_or(AppendError::NotFound)
    }

    /// Gives the club a table with its people; returns its place.
    pub fn take_in(&mut self, table: &Table, arrival: Arrival) -> Result<Place, AppendError<Stop>> {
        for event in &arrival.events {
            self.say(event)?;
        }
        let number = self.club().next_table();
        self.say(&club::Event::TableAdded { table: number, people: arrival.people, purse: purse(table) })?;
        Ok(Place {
            number: i64::from(number.0),
            day: self.club().day(table.opened_at).to_string(),
            names: json(&arrival.names),
        })
    }

    /// Writes what the people of a table are called in the club.
    pub fn name(&mut self, id: TableId, number: TableNumber, table: &mut Arc<Table>) -> Result<(), AppendError<Stop>> {
        let names = json(&names_of(self.club(), number));
        if table.head.names != names {
            self.open.set_names(id, names.as_deref())?;
            Arc::make_mut(table).rename(names.as_deref());
        }
        Ok(())
    }

    /// Writes the name of a person at every table at which they sit.
    pub fn rename(&mut self, person: PersonId) -> Result<(), AppendError<Stop>> {
        let numbers = self.club().tables_of(person).map(|number| i64::from(number.0)).collect();
        let mut tables = self.open.tables(&Which { numbers: Some(numbers), deleted: true, ..Which::default() })?;
        // Always in the same order, so that no two wait for each other.
        tables.sort_by_key(|one| one.id);
        for table in tables {
            let names = json(&names_of(self.club(), number(table.number)));
            self.open.set_names(table.id, names.as_deref())?;
        }
        Ok(())
    }
}

/// What the people of a table are called in its club, by place.
pub fn names_of(club: &Club, number: TableNumber) -> Vec<String> {
    let seated = club.tables().get(&number);
    let name = |id: &PersonId| club.people().name(club.people().counts_as(*id)).to_owned();
    seated.map_or_else(Vec::new, |seated| seated.people.iter().map(name).collect())
}

/// The number of a table as the club's log has it.
pub fn number(stored: i64) -> TableNumber {
    TableNumber(u32::try_from(stored).unwrap_or_default())
}

/// Names as they are kept beside a table.
pub fn json(names: &[String]) -> Option<String> {
    serde_json::to_string(names).ok()
}

/// A club without a name, whose days are those of UTC where no other time zone is known.
pub fn nameless(zone: Option<Tz>) -> club::Event {
    club::Event::Founded { name: None, time_zone: zone.unwrap_or(chrono_tz::UTC) }
}
