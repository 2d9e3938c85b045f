//! A club while a command is being decided: its state with the events so far on top, and what is to be written.

use std::sync::Arc;

use chrono_tz::Tz;

use super::club_state::ClubState;
use crate::club::commands::Arrival;
use crate::club::{self, Club, ClubError, PersonId, TableNumber};
use crate::games::choice::Choice;
use crate::store::{Append, Change, ClubId, Entry, GENESIS, NewClub, Origin, Place, Stream};
use crate::table::{CommandMeta, LoadError, Table, purse};

pub(super) struct ClubDraft<'a> {
    pub(super) id: ClubId,
    meta: &'a CommandMeta,
    /// The key of the command in the club's log.
    key: String,
    version: i64,
    hash: String,
    state: ClubState,
    entries: Vec<Entry>,
}

impl<'a> ClubDraft<'a> {
    /// A command whose key in the club's log is that of the request.
    pub(super) fn new(id: ClubId, state: &ClubState, meta: &'a CommandMeta) -> Self {
        Self {
            id,
            meta,
            key: meta.key.clone(),
            version: state.club.version,
            hash: state.hash.clone(),
            state: state.clone(),
            entries: Vec::new(),
        }
    }

    /// A command for a table of the club: at another table the same key means something else.
    pub(super) fn at_table(id: ClubId, state: &ClubState, meta: &'a CommandMeta, number: TableNumber) -> Self {
        Self { key: key_at_table(meta, number), ..Self::new(id, state, meta) }
    }

    /// A club that is created with the command.
    pub(super) fn found(id: ClubId, (name, time_zone): (Option<String>, Tz), meta: &'a CommandMeta) -> Self {
        let state = ClubState::founded(name.clone(), time_zone);
        let mut draft = Self { version: 0, hash: GENESIS.to_owned(), ..Self::new(id, &state, meta) };
        draft.record(&club::Event::Founded { name, time_zone }, 1);
        draft
    }

    pub(super) fn club(&self) -> &Club {
        &self.state.club
    }

    pub(super) fn append(&mut self, event: &club::Event) -> Result<(), LoadError> {
        let seq = self.state.club.version + 1;
        let applied = self.state.club.apply(event.clone(), self.meta.at);
        applied.map_err(|_| LoadError::Club(ClubError::Entry(seq)))?;
        self.record(event, seq);
        Ok(())
    }

    /// The first entry has the key of the command, those behind it the key with their number.
    fn record(&mut self, event: &club::Event, seq: i64) {
        let numbered = match self.entries.len() {
            0 => self.key.clone(),
            before => format!("{}/{}", self.key, before + 1),
        };
        let origin = Origin { key: &numbered, ..self.meta.origin() };
        let hash = self.entries.last().map_or(&self.hash, |last| &last.hash);
        let entry = Entry::chained(&origin, seq, hash, event.kind().name(), event.to_json());
        self.state.record(&entry);
        self.entries.push(entry);
    }

    /// What is to be written of the club; `None` where nothing was appended.
    pub(super) fn finish(self) -> (Option<Change>, Arc<ClubState>) {
        let Self { id, version, hash, state, entries, .. } = self;
        let append = Append { stream: Stream::Club(id), version, hash, entries, standing: None };
        let change = (!append.entries.is_empty()).then_some(Change::Append(append));
        (change, Arc::new(state))
    }

    /// The people of a table by the club's ids, in the order in which they came to it.
    pub(super) fn people_of(&self, number: TableNumber) -> Vec<PersonId> {
        people_of(self.club(), number)
    }

    /// Gives the club a table with its people; gives its place.
    pub(super) fn take_in(&mut self, table: &Table, arrival: Arrival) -> Result<Place, LoadError> {
        for event in &arrival.events {
            self.append(event)?;
        }
        let number = self.club().next_table();
        self.append(&club::Event::TableAdded { table: number, people: arrival.people, purse: purse(table) })?;
        Ok(Place {
            number: i64::from(number.0),
            day: self.club().day(table.opened_at).to_string(),
            names: json(&arrival.names),
        })
    }
}

/// The key of a command at a table in the log of the table's club.
pub(super) fn key_at_table(meta: &CommandMeta, number: TableNumber) -> String {
    format!("{}:{}", number.0, meta.key)
}

pub(super) fn people_of(club: &Club, number: TableNumber) -> Vec<PersonId> {
    club.tables().get(&number).map_or_else(Vec::new, |seated| seated.people.clone())
}

/// What the people of a table are called in its club, in the order in which they came to it.
pub(super) fn names_of(club: &Club, number: TableNumber) -> Vec<String> {
    let seated = club.tables().get(&number);
    let name = |id: &PersonId| club.people().name(club.people().counts_as(*id)).to_owned();
    seated.map_or_else(Vec::new, |seated| seated.people.iter().map(name).collect())
}

/// The number of a table as the club's log has it.
pub(super) fn number(stored: i64) -> TableNumber {
    TableNumber(u32::try_from(stored).unwrap_or_default())
}

/// Names as the row of a table has them.
pub(super) fn json(names: &[String]) -> Option<String> {
    serde_json::to_string(names).ok()
}

/// The rows of a club that is created, with its owner.
pub(super) fn new_club(id: ClubId, meta: &CommandMeta, creation_key: Option<String>) -> Vec<Change> {
    let mut changes = vec![Change::CreateClub(NewClub { id, at: meta.at, creation_key })];
    changes.extend(meta.device.clone().map(|device| Change::Join {
        scope: Stream::Club(id),
        device,
        role: crate::store::Role::Owner,
        at: meta.at,
    }));
    changes
}
