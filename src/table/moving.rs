//! A table that goes over to another club: its people are those of their names there, and what it brought comes along.

use std::sync::Arc;

use super::appending::{Memories, Stop};
use super::club_writer::{By, ClubWriter, names_of, number, purse, rename_seats, unlogged};
use super::clubs::ClubRejection;
use super::tables::{Command, Tables};
use crate::club::{self, Event, Refusal, TableNumber, commands, postings};
use crate::games::text::Text;
use crate::store::{AppendError, ClubId, OpenClub, Place, TableId};

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
    ///
    /// # Errors
    /// See [`ClubRejection`]; nothing has changed then.
    pub fn move_table(&self, id: &TableId, to: &ClubId, command: &Command) -> Result<Moved, ClubRejection> {
        let table = id.clone();
        let done = self.store.in_club(to, command.stored(), move |open| there(open, &table))?;
        if let Some(moved) = done {
            return Ok(moved);
        }
        let from = self.club_of(id)?;
        if from == *to {
            return Err(is_there().into());
        }
        let (memories, leaving, by) = (self.memories.clone(), self.memories.clone(), command.by());
        let (of, table, who) = (id.clone(), id.clone(), by.clone());
        let leave = move |open: &mut OpenClub<'_>| leave(open, &leaving, &of, who.clone());
        let arrive =
            move |open: &mut OpenClub<'_>, names: Vec<String>| arrive(open, &memories, &table, &names, by.clone());
        let moved = self.store.in_both_clubs((&from, to), command.stored(), leave, arrive);
        self.memories.tables.forget(id);
        self.store.wake_table(id);
        Ok(moved?)
    }
}

/// Where the command brought the table; nothing where it did not.
fn there(open: &mut OpenClub<'_>, id: &TableId) -> Result<Option<Moved>, AppendError<Stop>> {
    let Some(version) = open.said_then()? else { return Ok(None) };
    let number = number(open.number_of(id)?.ok_or(AppendError::NotFound)?);
    Ok(Some(Moved { number, version }))
}

fn is_there() -> AppendError<Stop> {
    AppendError::Declined(Stop::OfTheClub(Refusal::invalid("to", Text::new("move-same"))))
}

/// Takes a table out of its club; gives what its people are called there.
fn leave(open: &mut OpenClub<'_>, memories: &Memories, id: &TableId, by: By) -> Result<Vec<String>, AppendError<Stop>> {
    // The key may have brought something else there.
    open.seen()?;
    let mut at = ClubWriter::begin(open, memories, by)?;
    let number = number(at.open.number_of(id)?.ok_or(AppendError::NotFound)?);
    if !at.club().shows(number) {
        return Err(AppendError::NotFound);
    }
    let names = names_of(at.club(), number);
    for event in postings::remove(at.club(), number, at.club().day(at.open.at())) {
        at.say(&event)?;
    }
    at.say(&Event::TableGone { table: number })?;
    at.finish();
    Ok(names)
}

/// Gives a table to a club, with its people by these names.
fn arrive(
    open: &mut OpenClub<'_>,
    memories: &Memories,
    id: &TableId,
    names: &[String],
    by: By,
) -> Result<Moved, AppendError<Stop>> {
    open.seen_at(id)?;
    let mut at = ClubWriter::begin(open, memories, by.clone())?;
    if at.club().deleted {
        return Err(AppendError::NotFound);
    }
    let arrival = commands::arrive(at.club(), "to", names);
    let arrival = arrival.map_err(|refusal| AppendError::Declined(Stop::OfTheClub(refusal)))?;
    for event in &arrival.events {
        at.say(event)?;
    }
    let called = arrival.names.clone();
    let table = at.at_table(id, move |log, table| {
        // What a closed table's log does not say stands beside it.
        if !table.history.closed() {
            rename_seats(log, table, &called, &by)?;
        }
        Ok(Arc::clone(table))
    })?;
    let number = at.club().next_table();
    at.say(&club::Event::TableAdded { table: number, people: arrival.people, purse: purse(&table) })?;
    let summary = if table.history.closed() { Some(at.post(number, &table)?) } else { None };
    let place = Place {
        number: i64::from(number.0),
        day: at.club().day(table.opened_at).to_string(),
        names: unlogged(&table, &arrival.names),
        summary,
    };
    at.open.adopt(id, table.opened_at, &place)?;
    let version = at.club().version;
    at.finish();
    Ok(Moved { number, version })
}
