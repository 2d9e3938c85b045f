//! A club while a command is decided: the state with the events so far applied, and the entries to append.

use std::sync::Arc;

use chrono_tz::Tz;

use crate::club::commands::arrive;
use crate::club::{self, Club, PersonId, TableNumber};
use crate::command::CommandError;
use crate::store::{Append, Change, ClubId, Entry, NewClub, Origin, PersonRow, Stream};
use crate::table::{CommandMeta, Table, purse};

pub(super) struct ClubDraft<'a> {
    pub(super) id: ClubId,
    meta: &'a CommandMeta,
    key: String,
    version: i64,
    hash: String,
    club: Club,
    entries: Vec<Entry>,
    /// The stored rows of the club's people.
    people: Vec<PersonRow>,
}

impl<'a> ClubDraft<'a> {
    /// Drafts a command of the club, whose key in the club's log is the request's key.
    pub(super) fn new(id: ClubId, club: &Club, meta: &'a CommandMeta) -> Self {
        Self {
            id,
            meta,
            key: meta.key.clone(),
            version: club.version,
            hash: club.hash.clone(),
            club: club.clone(),
            entries: Vec::new(),
            people: people_rows(club),
        }
    }

    /// Drafts a command of a table. The same key at another table is another command, so the table's number is part of the
    /// key.
    pub(super) fn at_table(id: ClubId, club: &Club, meta: &'a CommandMeta, number: TableNumber) -> Self {
        Self { key: key_at_table(meta, number), ..Self::new(id, club, meta) }
    }

    /// Drafts a new club.
    pub(super) fn found(id: ClubId, (name, time_zone): (Option<String>, Tz), meta: &'a CommandMeta) -> Self {
        let club = Club::founded(name.clone(), time_zone);
        let mut draft = Self { version: 0, ..Self::new(id, &club, meta) };
        draft.record(&club::Event::Founded { name, time_zone }, 1);
        draft
    }

    pub(super) fn club(&self) -> &Club {
        &self.club
    }

    pub(super) fn append(&mut self, event: &club::Event) -> Result<(), CommandError> {
        let seq = self.club.version + 1;
        self.club.apply(event.clone(), self.meta.at)?;
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
        let (kind, body) = event.logged();
        let entry = Entry::chained(&origin, seq, &self.club.hash, &kind, body);
        self.club.record(&entry);
        self.entries.push(entry);
    }

    /// The changes to commit, none if nothing was appended, and the state after them.
    pub(super) fn finish(self) -> (Vec<Change>, Arc<Club>) {
        let Self { id, version, hash, club, entries, people, .. } = self;
        if entries.is_empty() {
            return (Vec::new(), Arc::new(club));
        }
        let mut changes =
            vec![Change::Append(Append { stream: Stream::Club(id), version, hash, entries, standing: None })];
        let mut rows = people_rows(&club);
        let new = rows.split_off(people.len());
        let renamed: Vec<PersonRow> =
            rows.into_iter().zip(people).filter(|(row, old)| row != old).map(|(row, _)| row).collect();
        if !renamed.is_empty() {
            changes.push(Change::ChangePeople(id, renamed));
        }
        if !new.is_empty() {
            changes.push(Change::AddPeople(id, new));
        }
        (changes, Arc::new(club))
    }

    /// Adds a table, whose people have these names, and returns its number in the club. Errors are about the field with the
    /// names.
    pub(super) fn add_table(
        &mut self,
        table: &Table,
        field: &str,
        names: &[String],
    ) -> Result<TableNumber, CommandError> {
        let mut people = Vec::with_capacity(names.len());
        for name in names {
            people.push(self.arrive(field, name, &people)?);
        }
        let number = self.club.next_table();
        self.append(&club::Event::TableAdded { table: number, people, purse: purse(table) })?;
        Ok(number)
    }

    /// The person of a name in a field, who sits down at a table with these others.
    pub(super) fn arrive(&mut self, field: &str, name: &str, others: &[PersonId]) -> Result<PersonId, CommandError> {
        let (person, event) = arrive(&self.club, field, name, others)?;
        event.map_or(Ok(()), |event| self.append(&event))?;
        Ok(person)
    }
}

/// The key of a table's command in the club's log.
pub(super) fn key_at_table(meta: &CommandMeta, number: TableNumber) -> String {
    format!("{}:{}", number.0, meta.key)
}

/// Everybody who was ever a person of the club, as the store keeps them. People are never removed from this list.
pub(super) fn people_rows(club: &Club) -> Vec<PersonRow> {
    let people = club.people();
    let row = |(person, name): (_, &str)| PersonRow {
        person,
        name: name.to_owned(),
        counts_as: people.counts_as(person),
    };
    people.ever().map(row).collect()
}

/// The rows of a new club and of its owner.
pub(super) fn new_club(id: ClubId, meta: &CommandMeta, creation_key: Option<String>) -> Vec<Change> {
    let mut changes = vec![Change::CreateClub(NewClub { id, at: meta.at, creation_key })];
    changes.extend(Change::join_owner(Stream::Club(id), meta.device.clone(), meta.at));
    changes
}
