//! A club on which a test plays: people by name, tables, payments.

use chrono::NaiveDate;
use tanto::club::postings::{self, Due};
use tanto::club::{Club, Event, PersonId, Purse, Refusal, SentPayment, Summary, TableNumber, commands, payments};

/// When all happens; a day of which `today` is the name.
pub const NOON: i64 = 1_795_348_800_000;

pub fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 22).unwrap()
}

pub fn purse(name: &str) -> Purse {
    Purse::read(name).unwrap()
}

/// A club with these people, whose ids are 1, 2, 3.
pub fn club(names: &[&str]) -> Club {
    let mut club = Club::founded(None, chrono_tz::UTC);
    for name in names {
        say(&mut club, |club| commands::add_person(club, name, false)).unwrap();
    }
    club
}

/// Says something, if it can be said. What the log would keep is what goes on.
pub fn say(club: &mut Club, decide: impl FnOnce(&Club) -> Result<Event, Refusal>) -> Result<Event, Refusal> {
    let event = decide(club)?;
    tell(club, &event);
    Ok(event)
}

/// Adds an event as a log has it.
pub fn tell(club: &mut Club, event: &Event) {
    use tanto::games::choice::Choice as _;
    let read = Event::read(event.kind().name(), &event.to_json()).unwrap_or_else(|| panic!("{event:?}"));
    assert_eq!(read, *event);
    club.apply(read, NOON).unwrap_or_else(|_| panic!("{event:?}"));
}

/// The field and the message of a refusal.
pub fn refused<T: std::fmt::Debug>(refusal: Result<T, Refusal>) -> (String, &'static str) {
    match refusal {
        Err(Refusal::Invalid(complaint)) => (complaint.field, complaint.text.id),
        Err(Refusal::Missing) => (String::new(), "missing"),
        Err(Refusal::Unchanged) => (String::new(), "unchanged"),
        Ok(event) => panic!("taken: {event:?}"),
    }
}

/// Adds a table of these people.
pub fn table(club: &mut Club, people: &[u32], purse: Option<Purse>) -> TableNumber {
    let table = club.next_table();
    tell(club, &Event::TableAdded { table, people: people.iter().copied().map(PersonId).collect(), purse });
    table
}

/// Closes a table that brings this.
pub fn close(club: &mut Club, table: TableNumber, purse: Purse, amounts: &[(u32, i64)]) -> Vec<Event> {
    let amounts = amounts.iter().map(|(person, amount)| (PersonId(*person), *amount)).collect();
    let evening = today().pred_opt().unwrap();
    let events = postings::close(club, table, Some(&Due { purse, amounts }), evening, today());
    for event in &events {
        tell(club, event);
    }
    events
}

pub fn sent(from: u32, to: u32, purse: &str, amount: &str) -> SentPayment {
    SentPayment {
        from: from.to_string(),
        to: to.to_string(),
        purse: purse.to_owned(),
        amount: amount.to_owned(),
        ..SentPayment::default()
    }
}

pub fn pay(club: &mut Club, from: u32, to: u32, purse: &str, amount: &str) {
    say(club, |club| payments::pay(club, &sent(from, to, purse, amount), today())).unwrap();
}

/// What everybody has in a purse, by id.
pub fn balances(club: &Club, purse: Purse) -> Vec<(u32, i64)> {
    club.balances(purse).into_iter().map(|(person, amount)| (person.0, amount)).collect()
}

/// A table as a document tells it, with its hands played.
pub fn played(document: &serde_json::Value) -> (tanto::session::Session, tanto::session::Replay) {
    let node = tanto::games::node::Node::from_json(&document.to_string()).unwrap();
    let session = tanto::session::Session::read(node).unwrap_or_else(|_| panic!("{document}"));
    let replay = session.replay().unwrap_or_else(|_| panic!("{document}"));
    assert!(replay.stopped().is_none(), "{document}");
    (session, replay)
}

/// What a table gives the club, its people having these ids in the order in which they came.
pub fn summary(document: &serde_json::Value, ids: &[u32]) -> Summary {
    let (session, replay) = played(document);
    let ids: Vec<PersonId> = ids.iter().copied().map(PersonId).collect();
    let summary = Summary::of(&replay, session.steps(), &ids).unwrap_or_else(|_| panic!("{document}"));
    assert_eq!(Summary::read(&summary.to_json()), Some(summary.clone()));
    summary
}
