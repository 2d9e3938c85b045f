//! A club while a command is decided: the state with the events so far applied, and the events to append.

use std::sync::Arc;

use chrono_tz::Tz;

use crate::club::commands::arrive;
use crate::club::{self, Club, ClubCommand, PersonId, TableNumber};
use crate::command::{CommandError, CommandMeta, entries_of};
use crate::document::Message;
use crate::session::Person;
use crate::store::{Append, Change, ClubId, Entry, GENESIS, IntegrityError, Stream, TableId};
use crate::table::{Table, purse};

pub(super) struct ClubTransaction<'a> {
    pub(super) id: ClubId,
    /// Milliseconds since 1970.
    at: i64,
    /// The club before; `None` for a new one.
    before: Option<&'a Club>,
    pub(super) club: Club,
    events: Vec<club::Event>,
}

impl<'a> ClubTransaction<'a> {
    pub(super) fn new(id: ClubId, club: &'a Club, at: i64) -> Self {
        Self { id, at, before: Some(club), club: club.clone(), events: Vec::new() }
    }

    /// Founds a new club.
    pub(super) fn create(id: ClubId, (name, time_zone): (Option<String>, Tz), at: i64) -> Self {
        let events = vec![club::Event::Founded { name: name.clone(), time_zone }];
        Self { id, at, before: None, club: Club::founded(name, time_zone), events }
    }

    /// Appends the event of a command, and returns it.
    pub(super) fn execute(&mut self, command: &ClubCommand) -> Result<club::Event, CommandError> {
        let event = command.event(&self.club, self.at)?;
        self.append(event.clone())?;
        Ok(event)
    }

    pub(super) fn append(&mut self, event: club::Event) -> Result<(), CommandError> {
        self.club.apply(event.clone(), self.at)?;
        self.events.push(event);
        Ok(())
    }

    /// The changes to commit, none if nothing was appended, and the state after them.
    pub(super) fn finish(self, meta: &CommandMeta) -> Result<(Vec<Change>, Arc<Club>), CommandError> {
        let Self { id, before, mut club, events, .. } = self;
        if events.is_empty() {
            return Ok((Vec::new(), Arc::new(club)));
        }
        let (version, hash) = before.map_or((0, GENESIS), |before| (before.version, &before.hash));
        let entries = entries_of(&events, meta, (version, hash))?;
        for entry in &entries {
            club.record(entry);
        }
        let append = Append { stream: Stream::Club(id), version, hash: hash.to_owned(), entries, summary: None };
        let mut changes = vec![Change::Append(append)];
        if before.is_none_or(|before| before.time_zone != club.time_zone) {
            changes.push(Change::SetTimeZone(id, club.time_zone.name().to_owned()));
        }
        let old = before.map_or_else(Vec::new, |before| before.people().rows());
        let mut people = club.people().rows();
        people.retain(|row| old.get(row.person.index()) != Some(row));
        if !people.is_empty() {
            changes.push(Change::SetPeople(id, people));
        }
        Ok((changes, Arc::new(club)))
    }

    /// Adds a table with its log, and returns its number in the club. Errors are about the field with the names of its people.
    pub(super) fn add_table(&mut self, table: &Table, log: &[Entry], field: &str) -> Result<TableNumber, CommandError> {
        if self.club.deleted {
            return Err(CommandError::Missing);
        }
        let mut people: Vec<PersonId> = Vec::new();
        let names = &table.history.people;
        for person in names.all() {
            // People who were merged after they sat down stay one person.
            let known = people.get(names.first(person).0).copied();
            let id = known.map_or_else(|| self.arrive(field, names.name(person)), Ok)?;
            // Two names that mean one person now may have had turns at the table.
            let is_here = |other: &Person| people.get(other.0) == Some(&id);
            let mut seatings = table.replay.seatings().iter().map(|seating| &seating.seated);
            if people.contains(&id) && seatings.any(|seated| seated.contains(&person) && seated.iter().any(is_here)) {
                let text = Message::new("document-players-twice").with("name", self.club.people().name(id));
                return Err(CommandError::field(field, text));
            }
            people.push(id);
        }
        let number = self.club.next_table;
        let opening = log.first().map(|first| first.hash.clone()).ok_or_else(IntegrityError::missing)?;
        self.append(club::Event::TableAdded { table: number, people, purse: purse(table), opening })?;
        Ok(number)
    }

    /// The person of a name in a field, who sits down at a table.
    pub(super) fn arrive(&mut self, field: &str, name: &str) -> Result<PersonId, CommandError> {
        let (person, event) = arrive(&self.club, field, name)?;
        event.map_or(Ok(()), |event| self.append(event))?;
        Ok(person)
    }
}

/// Separates the parts of a key that the program makes, such as `3\u{1f}k` for the key `k` at table 3. Clients can only send
/// printable keys, so no client can send one of these.
const SEPARATOR: char = '\u{1f}';

/// Gives a table's command its key in the club's log. The same key at another table is another command, so the table's number
/// is part of it.
pub(super) fn at_table(meta: &CommandMeta, number: TableNumber) -> CommandMeta {
    CommandMeta { key: format!("{}{SEPARATOR}{}", number.0, meta.key), ..meta.clone() }
}

/// The key of a command of the program itself.
pub(super) fn own_key(command: &str, id: TableId) -> String {
    format!("{command}{SEPARATOR}{id}")
}

/// The rows of a new club and of its owner.
pub(super) fn new_club(id: ClubId, meta: &CommandMeta, creation_key: Option<String>) -> Vec<Change> {
    let mut changes = vec![Change::CreateClub { id, at: meta.at, creation_key }];
    changes.extend(Change::join_owner(Stream::Club(id), meta.device.clone(), meta.at));
    changes
}
