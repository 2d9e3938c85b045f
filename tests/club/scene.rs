//! A club for tests, with people, tables and payments.

use std::ops::{Deref, DerefMut};

use tanto::command::{CommandMeta, LogEvent as _, entries_of};
use tanto::store::{ClubDue, DueRow, GENESIS};

use crate::prelude::*;

/// The time of every event in these tests: noon UTC of 2026-11-22.
pub const NOON: i64 = 1_795_348_800_000;

pub fn purse(name: &str) -> Purse {
    Purse::read(name).unwrap()
}

/// A club with these people, whose ids are 1, 2, 3, and so on.
pub fn club(names: &[&str]) -> Club {
    let mut club = Club::founded(None, chrono_tz::UTC);
    for name in names {
        add_person(&mut club, name, false).unwrap();
    }
    club
}

/// A club with the dues of its closed tables.
#[derive(Clone)]
pub struct Book {
    club: Club,
    dues: Vec<ClubDue>,
}

/// Like [`club`], but its tables can be closed.
pub fn book(names: &[&str]) -> Book {
    Book { club: club(names), dues: Vec::new() }
}

impl Deref for Book {
    type Target = Club;

    fn deref(&self) -> &Club {
        &self.club
    }
}

impl DerefMut for Book {
    fn deref_mut(&mut self) -> &mut Club {
        &mut self.club
    }
}

impl Book {
    /// The ledger, with the dues as a store lists them.
    pub fn ledger(&self) -> Ledger {
        let mut dues: Vec<ClubDue> = self.dues.iter().filter(|due| self.club.shows(due.table)).cloned().collect();
        dues.sort_by_key(|due| (due.opened_at, due.table, due.due.label));
        Ledger::of(&self.club, &dues)
    }

    /// Closes a table that opened yesterday, with these amounts as its dues.
    pub fn close(&mut self, table: TableNumber, purse: Purse, amounts: &[(i64, i64)]) {
        self.close_of(table, NOON - 24 * 3_600_000, purse, amounts);
    }

    /// Like [`Self::close`], for a table that opened at another time.
    pub fn close_of(&mut self, table: TableNumber, opened_at: i64, purse: Purse, amounts: &[(i64, i64)]) {
        self.reopen(table);
        let people = &self.club.tables[&table].people;
        for (person, amount) in amounts.iter().copied().filter(|(_, amount)| *amount != 0) {
            let place = people.iter().position(|one| one.0 == person).unwrap();
            let due = DueRow { label: i64::try_from(place).unwrap(), purse: purse.name(), amount };
            self.dues.push(ClubDue { table, opened_at, due });
        }
    }

    /// Reopens a table, which removes its dues.
    pub fn reopen(&mut self, table: TableNumber) {
        self.dues.retain(|due| due.table != table);
    }
}

/// Applies the event of a command, as it would be read back from the log.
pub fn execute(club: &mut Club, command: &ClubCommand) -> Result<Event, CommandError> {
    let event = command.event(club, NOON)?;
    apply(club, &event)?;
    Ok(event)
}

/// The kind and the body of an event in the log.
pub fn logged(event: &Event) -> (String, String) {
    let entries = entries_of(std::slice::from_ref(event), &CommandMeta::new("", NOON), (0, GENESIS)).unwrap();
    (entries[0].kind.clone(), entries[0].body.clone())
}

/// Applies an event after a round trip through its logged form.
pub fn apply(club: &mut Club, event: &Event) -> Result<(), CommandError> {
    let (kind, body) = logged(event);
    let read = Event::read(&kind, &body).unwrap_or_else(|| panic!("{event:?}"));
    assert_eq!(read, *event);
    club.apply(read, NOON)
}

pub fn add_person(club: &mut Club, name: &str, guest: bool) -> Result<Event, CommandError> {
    execute(club, &ClubCommand::AddPerson { name: name.to_owned(), guest })
}

pub fn merge(club: &mut Club, person: PersonId, into: &str) -> Result<Event, CommandError> {
    execute(club, &ClubCommand::Merge { person, into: into.to_owned() })
}

/// The field and message id of a refusal.
pub fn refused<T: std::fmt::Debug>(refusal: Result<T, CommandError>) -> (String, &'static str) {
    match refusal {
        Err(CommandError::Fields(invalid)) => (invalid.first().field, invalid.first().text.id),
        Err(CommandError::Missing) => (String::new(), "missing"),
        Err(CommandError::Unchanged(_)) => (String::new(), "unchanged"),
        other => panic!("{other:?}"),
    }
}

/// Adds a table with these people.
pub fn table(club: &mut Club, people: &[i64], purse: Option<Purse>) -> TableNumber {
    let table = club.next_table;
    let people = people.iter().copied().map(PersonId).collect();
    apply(club, &Event::TableAdded { table, people, purse, opening: String::new() }).unwrap();
    table
}

/// Plays an evening that opened yesterday and is closed with these amounts.
pub fn evening(book: &mut Book, purse: Purse, amounts: &[(i64, i64)]) -> TableNumber {
    let people: Vec<i64> = amounts.iter().map(|(person, _)| *person).collect();
    let evening = table(book, &people, Some(purse));
    book.close(evening, purse, amounts);
    evening
}

/// Withdraws a payment.
pub fn withdraw(club: &mut Club, payment: i64) {
    execute(club, &ClubCommand::WithdrawPayment(PaymentId(payment))).unwrap();
}

pub fn sent(from: i64, to: i64, purse: &str, amount: &str) -> SentPayment {
    SentPayment {
        from: from.to_string(),
        to: to.to_string(),
        purse: purse.to_owned(),
        amount: amount.to_owned(),
        ..SentPayment::default()
    }
}

pub fn pay(club: &mut Club, from: i64, to: i64, purse: &str, amount: &str) {
    execute(club, &ClubCommand::Pay(sent(from, to, purse, amount))).unwrap();
}

/// Everybody's balance in a purse, by id.
pub fn balances(book: &Book, purse: Purse) -> Vec<(i64, i64)> {
    book.ledger().balances(purse).into_iter().map(|(person, amount)| (person.0, amount)).collect()
}

/// Reads a document and replays its hands.
pub fn played(document: &Value) -> (tanto::session::Session, tanto::session::Replay) {
    let node = DocumentValue::from_json(&document.to_string()).unwrap();
    let session = tanto::session::Session::read(node).unwrap_or_else(|_| panic!("{document}"));
    let replay = session.replay().unwrap_or_else(|_| panic!("{document}"));
    assert!(replay.stopped().is_none(), "{document}");
    (session, replay)
}
