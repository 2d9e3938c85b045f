//! A club while a command is decided: the state with the events so far applied, and the entries to append.

use std::sync::Arc;

use chrono_tz::Tz;

use super::club_state::ClubState;
use crate::club::commands::Arrival;
use crate::club::{self, Club, PersonId, TableNumber};
use crate::command::CommandError;
use crate::games::choice::Choice;
use crate::store::{Append, Change, ClubId, Entry, GENESIS, NewClub, Origin, Place, Stream};
use crate::table::{CommandMeta, Table, purse};

pub(super) struct ClubDraft<'a> {
    pub(super) id: ClubId,
    meta: &'a CommandMeta,
    key: String,
    version: i64,
    hash: String,
    state: ClubState,
    entries: Vec<Entry>,
}

impl<'a> ClubDraft<'a> {
    /// Drafts a command of the club, whose key in the club's log is the request's key.
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

    /// Drafts a command of a table. The same key at another table is another command, so the table's number is part of the
    /// key.
    pub(super) fn at_table(id: ClubId, state: &ClubState, meta: &'a CommandMeta, number: TableNumber) -> Self {
        Self { key: key_at_table(meta, number), ..Self::new(id, state, meta) }
    }

    /// Drafts a new club.
    pub(super) fn found(id: ClubId, (name, time_zone): (Option<String>, Tz), meta: &'a CommandMeta) -> Self {
        let state = ClubState::founded(name.clone(), time_zone);
        let mut draft = Self { version: 0, hash: GENESIS.to_owned(), ..Self::new(id, &state, meta) };
        draft.record(&club::Event::Founded { name, time_zone }, 1);
        draft
    }

    pub(super) fn club(&self) -> &Club {
        &self.state.club
    }

    pub(super) fn append(&mut self, event: &club::Event) -> Result<(), CommandError> {
        let seq = self.state.club.version + 1;
        self.state.club.apply(event.clone(), self.meta.at)?;
        self.record(event, seq);
        Ok(())
    }

    /// Only the first entry gets the command's own key, so that the key finds it. Later ones get the key with their number.
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

    /// The change to commit, or `None` if nothing was appended, and the state after it.
    pub(super) fn finish(self) -> (Option<Change>, Arc<ClubState>) {
        let Self { id, version, hash, state, entries, .. } = self;
        let append = Append { stream: Stream::Club(id), version, hash, entries, standing: None };
        let change = (!append.entries.is_empty()).then_some(Change::Append(append));
        (change, Arc::new(state))
    }

    /// The club's ids of a table's people, in the order in which they joined it.
    pub(super) fn people_of(&self, number: TableNumber) -> Vec<PersonId> {
        people_of(self.club(), number)
    }

    /// Adds a table and its people, and returns its place in the club.
    pub(super) fn add_table(&mut self, table: &Table, arrival: Arrival) -> Result<Place, CommandError> {
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

/// The key of a table's command in the club's log.
pub(super) fn key_at_table(meta: &CommandMeta, number: TableNumber) -> String {
    format!("{}:{}", number.0, meta.key)
}

pub(super) fn people_of(club: &Club, number: TableNumber) -> Vec<PersonId> {
    club.tables().get(&number).map_or_else(Vec::new, |seated| seated.people.clone())
}

/// The current club names of a table's people, in the order in which they joined it.
pub(super) fn names_of(club: &Club, number: TableNumber) -> Vec<String> {
    let seated = club.tables().get(&number);
    let name = |id: &PersonId| club.people().name(club.people().counts_as(*id)).to_owned();
    seated.map_or_else(Vec::new, |seated| seated.people.iter().map(name).collect())
}

/// Converts the number of a table from the store.
pub(super) fn number(stored: i64) -> TableNumber {
    TableNumber(u32::try_from(stored).unwrap_or_default())
}

/// Names as stored in the row of a table.
pub(super) fn json(names: &[String]) -> Option<String> {
    serde_json::to_string(names).ok()
}

/// The rows of a new club and of its owner.
pub(super) fn new_club(id: ClubId, meta: &CommandMeta, creation_key: Option<String>) -> Vec<Change> {
    let mut changes = vec![Change::CreateClub(NewClub { id, at: meta.at, creation_key })];
    changes.extend(Change::join_owner(Stream::Club(id), meta.device.clone(), meta.at));
    changes
}
