//! What happens in a club when something is said at one of its tables, in one transaction with the table's own entry.

use std::sync::Arc;

use super::appending::{Memories, Stop, add as add_to_table, stopped};
use super::closing::purse;
use super::club_writer::{By, ClubWriter, number};
use super::event::{Event, Payment};
use super::fold::Table;
use super::rejection::{Refusal, Rejection};
use crate::club::{self, PersonChange, PersonId, SentPayment, TableNumber, commands, payments};
use crate::games::fields::Complaint;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::session::Person;
use crate::store::{AppendError, Appended, OpenClub, TableId};

/// Whether something that is said at a table changes its club.
pub fn concerns_the_club(table: &Table, event: &Event) -> bool {
    match event {
        Event::SeatTaken { .. } => true,
        // What is paid after the end belongs to the club.
        Event::Paid(_) => table.history.closed() && purse(table).is_some(),
        Event::Opened { .. }
        | Event::Closed
        | Event::Reopened
        | Event::BidEntered { .. }
        | Event::HandEntered { .. }
        | Event::HandInserted { .. }
        | Event::HandRestored { .. }
        | Event::HandAmended { .. }
        | Event::HandVoided { .. }
        | Event::RulesChanged { .. }
        | Event::OwnerRecovered => false,
    }
}

/// Changes a table and its club in one transaction; nothing where the same key did so before.
pub fn add(
    open: &mut OpenClub<'_>,
    memories: &Memories,
    (id, by): (TableId, By),
    change: impl FnOnce(&mut Adding<'_, '_>, &Arc<Table>) -> Result<Arc<Table>, AppendError<Stop>>,
) -> Result<Appended<Arc<Table>>, AppendError<Stop>> {
    let stored = open.number_of(id)?.ok_or(AppendError::NotFound)?;
    let number = number(stored);
    open.say_at(stored);
    if let Some(seq) = open.seen_at(id)? {
        return Ok(Appended::Repeated(seq));
    }
    let was_renamed = open.seen()?.is_some();
    let at = ClubWriter::begin(open, memories)?;
    // It was hidden after somebody was let in.
    if !at.club().shows(number) {
        return Err(AppendError::NotFound);
    }
    let mut adding = Adding { at, id, number, by };
    let before = adding.at.at_table(id, |_, table| Ok(Arc::clone(table)))?;
    if was_renamed {
        return Ok(Appended::Repeated(before.version()));
    }
    let mut table = change(&mut adding, &before)?;
    let Adding { mut at, .. } = adding;
    at.name(id, number, &mut table)?;
    at.finish();
    memories.tables.keep(&id, Arc::clone(&table));
    Ok(Appended::New(table))
}

/// A table of a club to which something is being added.
pub struct Adding<'a, 'b> {
    at: ClubWriter<'a, 'b>,
    id: TableId,
    number: TableNumber,
    by: By,
}

impl Adding<'_, '_> {
    /// Adds an event that was decided on top of a version of the table, with what follows from it in the club.
    pub fn follow(&mut self, before: &Arc<Table>, event: Event, version: i64) -> Result<Arc<Table>, AppendError<Stop>> {
        if before.head.version != version {
            return Err(AppendError::Declined(Stop::Rejected(Rejection::Conflict(Arc::clone(before)))));
        }
        match event {
            Event::Paid(payment) => self.pay(before, payment),
            event => self.append(event),
        }
    }

    fn append(&mut self, event: Event) -> Result<Arc<Table>, AppendError<Stop>> {
        let by = self.by.clone();
        self.at.at_table(self.id, |log, table| {
            add_to_table(log, table, event, by).map_err(|error| stopped(error, table))?;
            Ok(Arc::clone(table))
        })
    }

    pub fn take_seat(&mut self, before: &Arc<Table>, seat: Seat, name: &str) -> Result<Arc<Table>, AppendError<Stop>> {
        let arrival = commands::arrive(self.at.club(), "name", &[name.to_owned()]);
        let arrival = arrival.map_err(|refusal| refused(refusal, before))?;
        let (Some(person), Some(name)) = (arrival.people.first().copied(), arrival.names.first()) else {
            return Err(AppendError::NotFound);
        };
        let known = self.person_at_table(person);
        if known.is_some_and(|known| before.history.seated().contains(&known)) {
            let text = Text::new("seat-change-twice").with("name", name.as_str());
            return Err(wrong(before, Complaint::new("name", text)));
        }
        for event in &arrival.events {
            self.at.say(event)?;
        }
        if known.is_none() {
            self.at.say(&club::Event::PersonSeated { table: self.number, person })?;
        }
        // Who comes back has the label from before.
        let person = self.person_at_table(person).ok_or(AppendError::NotFound)?;
        self.append(Event::SeatTaken { seat, person })
    }

    /// Who a person of the club is at the table; nothing where they have never sat there.
    fn person_at_table(&self, person: PersonId) -> Option<Person> {
        let people = self.at.club().people();
        let ids = self.at.people_of(self.number);
        let at = ids.iter().position(|id| people.counts_as(*id) == person)?;
        Some(Person::at(at))
    }

    pub fn rename(&mut self, before: &Arc<Table>, seat: Seat, name: String) -> Result<Arc<Table>, AppendError<Stop>> {
        let Some(sitting) = before.history.seated().get(seat.index()) else {
            return Err(AppendError::Declined(Stop::Rejected(Rejection::Conflict(Arc::clone(before)))));
        };
        let person = self.person_of_club(*sitting).ok_or(AppendError::NotFound)?;
        let change = PersonChange { name: Some(name), ..PersonChange::default() };
        let event = commands::change_person(self.at.club(), person, &change);
        self.at.say(&event.map_err(|refusal| refused(refusal, before))?)?;
        self.at.rename(person)?;
        Ok(Arc::clone(before))
    }

    fn person_of_club(&self, person: Person) -> Option<PersonId> {
        let id = *self.at.people_of(self.number).get(person.index())?;
        Some(self.at.club().people().counts_as(id))
    }

    /// A payment after the end is in the ledger of the club, and at the table, where it was entered, too.
    fn pay(&mut self, before: &Arc<Table>, payment: Payment) -> Result<Arc<Table>, AppendError<Stop>> {
        let people = (self.person_of_club(payment.from), self.person_of_club(payment.to));
        let (Some(from), Some(to)) = people else { return Err(AppendError::NotFound) };
        let sent = SentPayment {
            from: from.to_string(),
            to: to.to_string(),
            purse: purse(before).map_or_else(String::new, club::Purse::name),
            amount: payment.amount.clone(),
            ..SentPayment::default()
        };
        let club = self.at.club();
        let event = payments::pay(club, &sent, club.day(self.at.open.at()));
        self.at.say(&event.map_err(|refusal| refused(refusal, before))?)?;
        self.append(Event::Paid(payment))
    }
}

/// What a club does not take, as a table says it.
pub fn refused(refusal: club::Refusal, table: &Arc<Table>) -> AppendError<Stop> {
    match refusal {
        club::Refusal::Invalid(complaint) => wrong(table, complaint),
        club::Refusal::Missing => AppendError::NotFound,
        club::Refusal::Unchanged => AppendError::Declined(Stop::Rejected(Refusal::Unchanged.at(table))),
    }
}

fn wrong(table: &Arc<Table>, complaint: Complaint) -> AppendError<Stop> {
    AppendError::Declined(Stop::Rejected(Refusal::about(table, 0, vec![complaint]).at(table)))
}
