//! A table that goes over to another club: its people are those of their names there, and what it brings comes along.

use std::sync::Arc;

use super::appending::{Memories, Stop};
use super::club_writer::{ClubWriter, names_of, number};
use super::clubs::ClubRejection;
use super::tables::{Command, Tables};
use crate::club::{Event, Refusal, TableNumber, commands};
use crate::games::text::Text;
use crate::store::{AppendError, ClubId, OpenClub, TableId};

/// Where a table is now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// Its number in the club.
    pub number: TableNumber,
    /// The version of the club.
    pub version: i64,
}

impl Tables {
    /// Moves a table to another club.
    pub fn move_table(&self, id: TableId, to: ClubId, command: &Command) -> Result<Moved, ClubRejection> {
        if let Some(moved) = self.moved_before(to, command)? {
            return Ok(moved);
        }
        let from = self.club_of(id)?;
        if from == to {
            return Err(is_there().into());
        }
        let (memories, leaving) = (self.memories.clone(), self.memories.clone());
        let leave = move |open: &mut OpenClub<'_>| leave(open, &leaving, id);
        let arrive = move |open: &mut OpenClub<'_>, names: Vec<String>| arrive(open, &memories, (id, from), &names);
        let moved = self.store.in_both_clubs((from, to), command.stored(), leave, arrive);
        self.memories.tables.forget(&id);
        self.store.wake_table(id);
        Ok(moved?)
    }

    /// Where a command has moved a table before, though the table may have gone on since; nothing where it has not.
    pub fn moved_before(&self, to: ClubId, command: &Command) -> Result<Option<Moved>, ClubRejection> {
        Ok(self.store.in_club(to, command.stored(), brought)?)
    }
}

/// Where the command brought a table; nothing where it did not.
fn brought(open: &mut OpenClub<'_>) -> Result<Option<Moved>, AppendError<Stop>> {
    let said = open.said_then()?;
    let Some(version) = said.last().map(|last| last.seq) else { return Ok(None) };
    let added = said.iter().find_map(|entry| match Event::read(&entry.kind, &entry.body)? {
        Event::TableAdded { table, .. } => Some(table),
        _ => None,
    });
    let number = added.ok_or(AppendError::KeyReused)?;
    Ok(Some(Moved { number, version }))
}

fn is_there() -> AppendError<Stop> {
    AppendError::Declined(Stop::OfTheClub(Refusal::invalid("to", Text::new("move-same"))))
}

/// Takes a table out of its club; gives what its people are called there.
fn leave(open: &mut OpenClub<'_>, memories: &Memories, id: TableId) -> Result<Vec<String>, AppendError<Stop>> {
    // The key may have brought something else there.
    open.seen()?;
    let mut at = ClubWriter::begin(open, memories)?;
    let number = number(at.open.number_of(id)?.ok_or(AppendError::NotFound)?);
    if !at.club().shows(number) {
        return Err(AppendError::NotFound);
    }
    let names = names_of(at.club(), number);
    at.say(&Event::TableGone { table: number })?;
    at.finish();
    Ok(names)
}

/// Gives a table to a club, with its people by these names.
fn arrive(
    open: &mut OpenClub<'_>,
    memories: &Memories,
    (id, from): (TableId, ClubId),
    names: &[String],
) -> Result<Moved, AppendError<Stop>> {
    if !open.bring(id, from)? {
        return Err(AppendError::NotFound);
    }
    open.seen_at(id)?;
    let mut at = ClubWriter::begin(open, memories)?;
    if at.club().deleted {
        return Err(AppendError::NotFound);
    }
    let arrival = commands::arrive(at.club(), "to", names);
    let arrival = arrival.map_err(|refusal| AppendError::Declined(Stop::OfTheClub(refusal)))?;
    let table = at.at_table(id, |_, table| Ok(Arc::clone(table)))?;
    let place = at.take_in(&table, arrival)?;
    at.open.place(id, table.opened_at, &place)?;
    let version = at.club().version;
    at.finish();
    Ok(Moved { number: number(place.number), version })
}
