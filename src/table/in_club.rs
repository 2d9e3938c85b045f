//! What happens in a club when something is said at one of its tables, in one transaction with the table's own entry.

use std::sync::Arc;

use super::appending::{Memories, Stop, add as add_to_table, stopped};
use super::club_writer::{By, ClubWriter, names_of, number, place, purse, rename_seats};
use super::event::{Event, Payment};
use super::fold::Table;
use super::rejection::{Refusal, Rejection};
use crate::club::{self, PersonChange, PersonId, SentPayment, TableNumber, commands, payments, postings};
use crate::games::fields::Complaint;
use crate::games::text::Text;
use crate::ledger::Seat;
use crate::store::{AppendError, Appended, OpenClub, TableId};

/// Something that was decided on top of a version of a table.
#[derive(Clone)]
pub struct News {
    pub event: Event,
    pub version: i64,
    pub by: By,
}

/// Whether something that is said at a table changes its club.
pub fn concerns_the_club(table: &Table, event: &Event) -> bool {
    match event {
        Event::Closed | Event::Reopened | Event::SeatTaken { .. } | Event::Renamed { .. } => true,
        // What is paid after the end belongs to the club.
        Event::Paid(_) => table.history.closed() && purse(table).is_some(),
        Event::Opened { .. }
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

/// Adds it to the table and to its club.
pub fn add(
    open: &mut OpenClub<'_>,
    memories: &Memories,
    id: TableId,
    news: News,
) -> Result<Appended<Arc<Table>>, AppendError<Stop>> {
    let News { event, version, by } = news;
    let stored = open.number_of(id)?.ok_or(AppendError::NotFound)?;
    let number = number(stored);
    open.say_at(stored);
    if let Some(seq) = open.seen_at(id)? {
        return Ok(Appended::Repeated(seq));
    }
    let at = ClubWriter::begin(open, memories, by.clone())?;
    // It was hidden after somebody was let in.
    if !at.club().shows(number) {
        return Err(AppendError::NotFound);
    }
    let mut adding = Adding { at, id, number, by };
    let before = adding.at.at_table(id, |_, table| Ok(Arc::clone(table)))?;
    if before.head.version != version {
        return Err(AppendError::Declined(Stop::Rejected(Rejection::Conflict(before))));
    }
    let mut table = match event {
        Event::SeatTaken { seat, name } => adding.take_seat(&before, seat, &name)?,
        Event::Renamed { seat, name } => adding.rename(&before, seat, name)?,
        Event::Paid(payment) => adding.pay(&before, payment)?,
        Event::Reopened => adding.reopen()?,
        event => adding.close(event)?,
    };
    let Adding { mut at, .. } = adding;
    if table.head.names.is_none() {
        at.name(id, number, &mut table)?;
    }
    at.finish();
    memories.tables.keep(&id, Arc::clone(&table));
    Ok(Appended::New(table))
}

/// Whether a command was carried out at a table before, though the table's own log has nothing of it: a name that is given
/// where the evening has ended is said in the club alone.
pub fn was_said(open: &mut OpenClub<'_>, id: TableId) -> Result<bool, AppendError<Stop>> {
    let number = open.number_of(id)?.ok_or(AppendError::NotFound)?;
    open.say_at(number);
    Ok(open.seen()?.is_some())
}

/// A table of a club to which something is being added.
struct Adding<'a, 'b> {
    at: ClubWriter<'a, 'b>,
    id: TableId,
    number: TableNumber,
    by: By,
}

impl Adding<'_, '_> {
    fn append(&mut self, event: Event) -> Result<Arc<Table>, AppendError<Stop>> {
        let by = self.by.clone();
        self.at.at_table(self.id, |log, table| {
            add_to_table(log, table, event, by).map_err(|error| stopped(error, table))?;
            Ok(Arc::clone(table))
        })
    }

    fn close(&mut self, event: Event) -> Result<Arc<Table>, AppendError<Stop>> {
        let table = self.append(event)?;
        let summary = self.at.post(self.number, &table)?;
        self.at.open.set_summary(self.id, Some(&summary))?;
        Ok(table)
    }

    /// What was renamed while the table was closed is said now.
    fn reopen(&mut self) -> Result<Arc<Table>, AppendError<Stop>> {
        if let Some(withdrawn) = postings::reopen(self.at.club(), self.number) {
            self.at.say(&withdrawn)?;
        }
        self.at.open.set_summary(self.id, None)?;
        let (by, names) = (self.by.clone(), names_of(self.at.club(), self.number));
        self.at.at_table(self.id, |log, table| {
            add_to_table(log, table, Event::Reopened, by.clone()).map_err(|error| stopped(error, table))?;
            rename_seats(log, table, &names, &by)?;
            Ok(Arc::clone(table))
        })
    }

    fn take_seat(&mut self, before: &Arc<Table>, seat: Seat, name: &str) -> Result<Arc<Table>, AppendError<Stop>> {
        let arrival = commands::arrive(self.at.club(), "name", &[name.to_owned()]);
        let arrival = arrival.map_err(|refusal| refused(refusal, before))?;
        let (Some(person), Some(name)) = (arrival.people.first().copied(), arrival.names.into_iter().next()) else {
            return Err(AppendError::NotFound);
        };
        let ids = self.at.people_of(self.number);
        let people = self.at.club().people();
        let is_he = |at: usize| ids.get(at).is_some_and(|id| people.counts_as(*id) == person);
        let sits = before.history.seated().iter().any(|sitting| is_he(place(*sitting)));
        // Who has sat here before may have another name now than the table's log knows.
        let known = before.history.people();
        let own = known.all().find(|known| is_he(place(*known))).map(|own| known.name(own).to_owned());
        // A name under which somebody else sat here, who has another one now, would mean him.
        let is_others = own.is_none() && known.named(&name).is_some();
        if sits || is_others {
            let text = Text::new("seat-change-twice").with("name", name.as_str());
            return Err(wrong(before, Complaint::new("name", text)));
        }
        for event in &arrival.events {
            self.at.say(event)?;
        }
        if own.is_none() {
            self.at.say(&club::Event::PersonSeated { table: self.number, person })?;
        }
        let taken = Event::SeatTaken { seat, name: own.unwrap_or(name) };
        let (by, names) = (self.by.clone(), names_of(self.at.club(), self.number));
        self.at.at_table(self.id, |log, table| {
            add_to_table(log, table, taken, by.clone()).map_err(|error| stopped(error, table))?;
            rename_seats(log, table, &names, &by)?;
            Ok(Arc::clone(table))
        })
    }

    fn rename(&mut self, before: &Arc<Table>, seat: Seat, name: String) -> Result<Arc<Table>, AppendError<Stop>> {
        let person = self.sitting(before, seat).ok_or(AppendError::NotFound)?;
        let change = PersonChange { name: Some(name), ..PersonChange::default() };
        let event = commands::change_person(self.at.club(), person, &change);
        self.at.say(&event.map_err(|refusal| refused(refusal, before))?)?;
        self.at.rename(person)?;
        self.at.at_table(self.id, |_, table| Ok(Arc::clone(table)))
    }

    /// The person of the club who has a seat.
    fn sitting(&self, table: &Table, seat: Seat) -> Option<PersonId> {
        let sitting = table.history.seated().get(seat.index())?;
        let id = *self.at.people_of(self.number).get(place(*sitting))?;
        Some(self.at.club().people().counts_as(id))
    }

    /// A payment after the end is in the ledger of the club, and at the table, where it was entered, too.
    fn pay(&mut self, before: &Arc<Table>, payment: Payment) -> Result<Arc<Table>, AppendError<Stop>> {
        let (club, people, names) = (self.at.club(), before.history.people(), names_of(self.at.club(), self.number));
        let ids = self.at.people_of(self.number);
        // By the names of now, of which the log may not know.
        let who = |name: &str| {
            let (at, person) =
                people.all().enumerate().find(|(at, _)| names.get(*at).is_some_and(|now| now == name))?;
            Some((club.people().counts_as(*ids.get(at)?), people.name(person).to_owned()))
        };
        let (Some(from), Some(to)) = (who(&payment.from), who(&payment.to)) else { return Err(AppendError::NotFound) };
        let sent = SentPayment {
            from: from.0.to_string(),
            to: to.0.to_string(),
            purse: purse(before).map_or_else(String::new, club::Purse::name),
            amount: payment.amount.clone(),
            ..SentPayment::default()
        };
        let event = payments::pay(club, &sent, club.day(self.at.open.at()));
        self.at.say(&event.map_err(|refusal| refused(refusal, before))?)?;
        self.append(Event::Paid(Payment { from: from.1, to: to.1, amount: payment.amount }))
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
