//! Commands on a club and its people: each decides, against the club's state, about an event or a refusal.

use serde::Serialize;

use super::event::{Event, PersonChange};
use super::payments::{SentPayment, pay, withdraw_payment};
use super::people::person_in;
use super::state::Club;
use crate::command::CommandError;
use crate::games::name::clean_name;
use crate::games::{Arg, Text};
use crate::store::{PaymentId, PersonId, TableNumber};

/// A command on a club, as data. Its JSON identifies a request, so it must stay the same in later versions.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ClubCommand {
    /// Changes the name or the time zone.
    Change {
        name: Option<String>,
        zone: Option<String>,
    },
    AddPerson {
        name: String,
        guest: bool,
    },
    ChangePerson {
        person: PersonId,
        change: PersonChange,
    },
    DeletePerson(PersonId),
    Merge {
        person: PersonId,
        /// The id of the other person, which comes unchecked from the client.
        into: String,
    },
    Unmerge(PersonId),
    Pay(SentPayment),
    WithdrawPayment(PaymentId),
    /// Hides the club and all its tables from everybody.
    Delete,
    /// Restores the club with the tables that were hidden with it.
    Restore,
    DeleteTable(TableNumber),
    RestoreTable(TableNumber),
    EraseTable(TableNumber),
}

/// Decides a command against the club's state, at a time in milliseconds since 1970.
pub fn decide(club: &Club, command: &ClubCommand, at: i64) -> Result<Event, CommandError> {
    let allowed = |is_allowed, event, error| if is_allowed { Ok(event) } else { Err(error) };
    let unchanged = CommandError::Unchanged(club.version);
    match command {
        ClubCommand::Change { name, zone } => change(club, name.as_deref(), zone.as_deref()),
        ClubCommand::AddPerson { name, guest } => add_person(club, name, *guest),
        ClubCommand::ChangePerson { person, change } => change_person(club, *person, change),
        ClubCommand::DeletePerson(person) => delete_person(club, *person),
        ClubCommand::Merge { person, into } => merge(club, *person, into),
        ClubCommand::Unmerge(person) => unmerge(club, *person),
        ClubCommand::Pay(payment) => pay(club, payment, club.day(at)),
        ClubCommand::WithdrawPayment(payment) => withdraw_payment(club, *payment),
        ClubCommand::Delete => allowed(!club.deleted, Event::Deleted, CommandError::Missing),
        ClubCommand::Restore => allowed(club.deleted, Event::Restored, unchanged),
        ClubCommand::DeleteTable(table) => {
            allowed(club.shows(*table), Event::TableDeleted { table: *table }, CommandError::Missing)
        }
        ClubCommand::RestoreTable(_) if club.deleted => Err(CommandError::Missing),
        ClubCommand::RestoreTable(table) => {
            allowed(!club.shows(*table), Event::TableRestored { table: *table }, unchanged)
        }
        ClubCommand::EraseTable(table) => Ok(Event::TableGone { table: *table }),
    }
}

/// Checks the name and the time zone of a new club. The default zone is UTC.
pub fn found(name: Option<&str>, zone: Option<&str>) -> Result<(Option<String>, chrono_tz::Tz), CommandError> {
    let name = name.map(parse_name).transpose()?;
    Ok((name, zone.map(parse_zone).transpose()?.unwrap_or(chrono_tz::UTC)))
}

/// Changes the name or the time zone.
pub fn change(club: &Club, name: Option<&str>, zone: Option<&str>) -> Result<Event, CommandError> {
    let name = name.map(parse_name).transpose()?.filter(|name| club.name.as_ref() != Some(name));
    let time_zone = zone.map(parse_zone).transpose()?.filter(|zone| club.time_zone != *zone);
    if name.is_none() && time_zone.is_none() {
        return Err(CommandError::Unchanged(club.version));
    }
    Ok(Event::Changed { name, time_zone })
}

fn parse_name(name: &str) -> Result<String, CommandError> {
    clean_name(name).map_err(|text| CommandError::field("name", text))
}

fn parse_zone(zone: &str) -> Result<chrono_tz::Tz, CommandError> {
    zone.parse().map_err(|_| CommandError::field("time_zone", Text::new("club-time-zone")))
}

pub fn add_person(club: &Club, name: &str, guest: bool) -> Result<Event, CommandError> {
    let name = free_name(club, name, None)?;
    Ok(Event::PersonAdded { person: club.people().next_id(), name, guest })
}

fn free_name(club: &Club, name: &str, of: Option<PersonId>) -> Result<String, CommandError> {
    let name = parse_name(name)?;
    if club.people().is_taken(&name, of) {
        return Err(taken(&name));
    }
    Ok(name)
}

fn taken(name: &str) -> CommandError {
    CommandError::field("name", Text::new("person-taken").with("name", name))
}

/// Changes a person's name and whether they are a guest or have left.
pub fn change_person(club: &Club, id: PersonId, change: &PersonChange) -> Result<Event, CommandError> {
    let person = club.people().find(id).ok_or(CommandError::Missing)?;
    let name = change.name.as_deref().map(|name| free_name(club, name, Some(id))).transpose()?;
    let change = PersonChange {
        name: name.filter(|name| *name != person.name),
        guest: change.guest.filter(|guest| *guest != person.guest),
        left: change.left.filter(|left| *left != person.left),
    };
    if change == PersonChange::default() {
        return Err(CommandError::Unchanged(club.version));
    }
    Ok(Event::PersonChanged { person: id, change })
}

/// Deletes a person who has neither played nor paid, and so was added by mistake.
pub fn delete_person(club: &Club, id: PersonId) -> Result<Event, CommandError> {
    let person = club.people().find(id).ok_or(CommandError::Missing)?;
    if club.tables_of(id).next().is_some() || club.has_payments(id) {
        return Err(CommandError::field("", Text::new("person-kept").with("name", person.name.as_str())));
    }
    Ok(Event::PersonDeleted { person: id })
}

/// Merges a person into another: everything of theirs counts as the other's from now on.
pub fn merge(club: &Club, id: PersonId, into: &str) -> Result<Event, CommandError> {
    let people = club.people();
    let person = people.find(id).ok_or(CommandError::Missing)?;
    let wrong = |text: &'static str, other: PersonId| {
        let text = Text::new(text).with("name", person.name.as_str()).with("other", people.name(other));
        CommandError::field("into", text)
    };
    let given = PersonId::read(into).filter(|into| people.merged_into(*into).is_some());
    let given = given.map_or_else(|| person_in(people, "into", into), Ok)?;
    let root = people.counts_as(given);
    if given == id {
        return Err(wrong("person-merge-self", given));
    }
    if root == id {
        return Err(wrong("person-merge-circle", given));
    }
    let others: Vec<_> = club.tables_of(root).collect();
    if club.tables_of(id).any(|table| others.contains(&table)) {
        return Err(wrong("person-merge-together", root));
    }
    Ok(Event::PersonMerged { person: id, into: given })
}

/// Undoes a merge.
pub fn unmerge(club: &Club, id: PersonId) -> Result<Event, CommandError> {
    let people = club.people();
    let Some(_) = people.merged_into(id) else {
        let person = people.find(id).ok_or(CommandError::Missing)?;
        return Err(CommandError::field("", Text::new("person-not-merged").with("name", person.name.as_str())));
    };
    let name = people.name(id);
    if people.is_taken(name, None) { Err(taken(name)) } else { Ok(Event::MergeUndone { person: id }) }
}

/// The person with a name who sits down at a table with these others, and the event to append before: somebody who had
/// left returns, and an unknown name becomes a new person.
pub fn arrive(
    club: &Club,
    field: &str,
    name: &str,
    others: &[PersonId],
) -> Result<(PersonId, Option<Event>), CommandError> {
    let wrong = |text| CommandError::field(field, text);
    let name = clean_name(name).map_err(wrong)?;
    let Some(person) = club.people().named(&name).and_then(|id| club.people().find(id)) else {
        let person = club.people().next_id();
        return Ok((person, Some(Event::PersonAdded { person, name, guest: false })));
    };
    if others.contains(&person.id) {
        let name = Arg::Verbatim(person.name.clone());
        return Err(wrong(Text::new("document-players-twice").with("name", name)));
    }
    let change = PersonChange { left: Some(false), ..PersonChange::default() };
    Ok((person.id, person.left.then_some(Event::PersonChanged { person: person.id, change })))
}
