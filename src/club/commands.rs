//! Commands on a club and its people, and the events that they ask for.

use serde::Serialize;

use super::event::{Event, PersonChange};
use super::payments::{SentPayment, payment_of};
use super::people::person_in;
use super::state::Club;
use crate::command::CommandError;
use crate::document::{Message, name::clean_name};
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
    /// Enters a payment that the version of the sender proposed, or a part of it, if it is still to be made.
    PayProposed {
        payment: SentPayment,
        /// The id of the person through whom all payments were proposed to go.
        banker: Option<String>,
    },
    WithdrawPayment(PaymentId),
    /// Hides the club and all its tables from everybody.
    Delete,
    /// Restores the club with the tables that were hidden with it.
    Restore,
    DeleteTable(TableNumber),
    RestoreTable(TableNumber),
    EraseTable(TableNumber),
}

impl ClubCommand {
    /// The event that the command asks for, at a time in milliseconds since 1970. This only parses what was sent:
    /// [`Club::apply`] refuses an event that the club does not allow.
    pub fn event(&self, club: &Club, at: i64) -> Result<Event, CommandError> {
        let people = club.people();
        Ok(match self {
            Self::Change { name, zone } => {
                let name = name.as_deref().map(parse_name).transpose()?.filter(|name| club.name.as_ref() != Some(name));
                let time_zone = zone.as_deref().map(parse_zone).transpose()?.filter(|zone| club.time_zone != *zone);
                if name.is_none() && time_zone.is_none() {
                    return Err(CommandError::Unchanged(club.version));
                }
                Event::Changed { name, time_zone }
            }
            Self::AddPerson { name, guest } => {
                Event::PersonAdded { person: people.next_id(), name: parse_name(name)?, guest: *guest }
            }
            Self::ChangePerson { person: id, change } => {
                let person = people.find(*id).ok_or(CommandError::Missing)?;
                let name = change.name.as_deref().map(parse_name).transpose()?;
                let change = PersonChange {
                    name: name.filter(|name| *name != person.name),
                    guest: change.guest.filter(|guest| *guest != person.guest),
                    left: change.left.filter(|left| *left != person.left),
                };
                if change == PersonChange::default() {
                    return Err(CommandError::Unchanged(club.version));
                }
                Event::PersonChanged { person: *id, change }
            }
            Self::DeletePerson(person) => Event::PersonDeleted { person: *person },
            Self::Merge { person, into } => {
                let merged = PersonId::read(into).filter(|into| people.merged_into(*into).is_some());
                let into = merged.map_or_else(|| person_in(people, "into", into), Ok)?;
                Event::PersonMerged { person: *person, into }
            }
            Self::Unmerge(person) => Event::MergeUndone { person: *person },
            Self::Pay(payment) | Self::PayProposed { payment, .. } => {
                Event::Paid(payment_of(club, payment, club.day(at))?)
            }
            Self::WithdrawPayment(payment) => Event::PaymentWithdrawn { payment: *payment },
            Self::Delete => Event::Deleted,
            Self::Restore => Event::Restored,
            Self::DeleteTable(table) => Event::TableDeleted { table: *table },
            Self::RestoreTable(table) => Event::TableRestored { table: *table },
            Self::EraseTable(table) if club.shows(*table) => return Err(CommandError::Missing),
            Self::EraseTable(table) => Event::TableGone { table: *table },
        })
    }
}

/// Parses the name and the time zone of a new club. The default zone is UTC.
pub fn parse_new_club(name: Option<&str>, zone: Option<&str>) -> Result<(Option<String>, chrono_tz::Tz), CommandError> {
    let name = name.map(parse_name).transpose()?;
    Ok((name, zone.map(parse_zone).transpose()?.unwrap_or(chrono_tz::UTC)))
}

fn parse_name(name: &str) -> Result<String, CommandError> {
    clean_name(name).map_err(|text| CommandError::field("name", text))
}

fn parse_zone(zone: &str) -> Result<chrono_tz::Tz, CommandError> {
    zone.parse().map_err(|_| CommandError::field("time_zone", Message::new("club-time-zone")))
}

/// Finds the person called `name` for a seat, or makes a new one. Returns their id, and the event that adds them to the club or
/// brings them back, if one is needed.
pub fn arrive(club: &Club, field: &str, name: &str) -> Result<(PersonId, Option<Event>), CommandError> {
    let name = clean_name(name).map_err(|text| CommandError::field(field, text))?;
    let Some(person) = club.people().named(&name).and_then(|id| club.people().find(id)) else {
        let person = club.people().next_id();
        return Ok((person, Some(Event::PersonAdded { person, name, guest: false })));
    };
    let change = PersonChange { left: Some(false), ..PersonChange::default() };
    Ok((person.id, person.left.then_some(Event::PersonChanged { person: person.id, change })))
}
