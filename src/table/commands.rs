//! What can be said at a table, and when it cannot: each command decides, on top of the table as it is, about an event.

use super::event::{Event, Payment};
use super::fold::Table;
use super::hands::HandHistory;
use super::rejection::Refusal;
use super::settlement::settlement;
use crate::games::draft::draft;
use crate::games::fields::{Complaint, Source};
use crate::games::node::Node;
use crate::games::seats::clean_name;
use crate::games::text::{Arg, Text};
use crate::ledger::{Seat, parse_amount, print_amount};

/// On top of what something is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expected {
    /// The version that it was said on top of; nothing for what goes on top of whatever is there.
    pub version: Option<i64>,
    /// The number that a new hand was meant to have, where it was meant for one.
    pub number: Option<u32>,
}

impl Expected {
    /// On top of this version.
    pub fn version(version: i64) -> Self {
        Self { version: Some(version), number: None }
    }

    pub(super) fn check(self, table: &Table) -> Result<(), Refusal> {
        let is_late = self.version.is_some_and(|version| table.has_gone_on_since(version));
        let is_other = self.number.is_some_and(|number| number != table.next_number());
        if is_late || is_other { Err(Refusal::Conflict) } else { Ok(()) }
    }
}

/// A hand as it was sent.
#[derive(Clone, Debug)]
pub enum SentHand {
    /// The inputs of a form, with the version of the table that it was made from, which tells what everybody was called
    /// in it.
    Form(Vec<(String, String)>, Option<i64>),
    Document(Node),
}

impl SentHand {
    /// The hand in the one form in which it is kept, as the hand of a number.
    pub fn canonical(&self, table: &Table, number: u32) -> Result<Node, Refusal> {
        let position = table.before(number)?;
        let read = match self {
            Self::Form(inputs, version) => match version.and_then(|version| table.replay.seats_then(number, version)) {
                Some(said) => position.canonical_then(draft(inputs), Source::Form, &said),
                None => position.canonical(draft(inputs), Source::Form),
            },
            Self::Document(hand) => position.canonical(hand.clone(), Source::Document),
        };
        read.map_err(|complaints| Refusal::about(table, number, complaints))
    }
}

/// A new hand.
pub fn enter(table: &Table, sent: &SentHand) -> Result<Event, Refusal> {
    Ok(Event::HandEntered { hand: sent.canonical(table, table.next_number())? })
}

/// A new hand at which nobody has to look again before it is saved.
pub fn usual(table: &Table, event: Event) -> Result<Event, Refusal> {
    if let Event::HandEntered { hand } = &event
        && let Ok((_, reasons)) = table.before(table.next_number())?.play(hand, None)
        && !reasons.warnings.is_empty()
    {
        return Err(Refusal::Odd(reasons.warnings));
    }
    Ok(event)
}

/// What a new hand was meant to be, by a phone that may not have heard of every other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meant {
    /// The number that it is to have.
    pub number: u32,
    /// The number that it was entered with, before others moved it on.
    pub entered: u32,
}

/// A new hand that was meant for a number. Behind the last one nothing can have come in between.
pub fn enter_meant(table: &Table, sent: &SentHand, meant: Meant, device: Option<&str>) -> Result<Event, Refusal> {
    let is_others = |hand: &HandHistory| hand.device() != device;
    if table.history.hands().numbered(meant.entered).is_some_and(is_others) {
        let mine = sent.canonical(table, meant.entered).ok();
        if mine.zip(table.hand(meant.entered)).is_some_and(|(mine, theirs)| mine.says_the_same_as(&theirs)) {
            return Err(Refusal::Unchanged);
        }
    }
    if meant.number < table.next_number() { Err(Refusal::Conflict) } else { enter(table, sent) }
}

/// A hand told anew.
pub fn amend(table: &Table, number: u32, sent: &SentHand) -> Result<Event, Refusal> {
    let entry = table.history.hands().numbered(number).ok_or(Refusal::Conflict)?.entry;
    Ok(Event::HandAmended { entry, hand: sent.canonical(table, number)?, drops: Vec::new() })
}

/// The same, where saying again what was said before is no correction.
pub fn correct(table: &Table, number: u32, sent: &SentHand) -> Result<Event, Refusal> {
    let event = amend(table, number, sent)?;
    let now = table.hand(number);
    match &event {
        Event::HandAmended { hand, .. } if now.is_some_and(|now| now.says_the_same_as(hand)) => Err(Refusal::Unchanged),
        _ => Ok(event),
    }
}

/// A hand that does not count.
pub fn void(table: &Table, number: u32) -> Result<Event, Refusal> {
    let entry = table.history.hands().numbered(number).ok_or(Refusal::Conflict)?.entry;
    Ok(Event::HandVoided { entry, drops: Vec::new() })
}

/// A voided hand, by the entry that brought it, that counts after all.
pub fn restore(table: &Table, entry: i64) -> Result<Event, Refusal> {
    let hand = table.history.hands().brought_by(entry).filter(|hand| hand.hand().is_none());
    hand.map(|_| Event::HandRestored { entry, drops: Vec::new() }).ok_or(Refusal::Conflict)
}

/// A hand that was forgotten, before that of a number.
pub fn insert(table: &Table, number: u32, sent: &SentHand) -> Result<Event, Refusal> {
    let before = table.history.hands().numbered(number).ok_or(Refusal::Conflict)?.entry;
    Ok(Event::HandInserted { before, hand: sent.canonical(table, number)?, drops: Vec::new() })
}

/// Another name for whoever has a seat.
pub fn rename(table: &Table, seat: Seat, name: &str) -> Result<Event, Refusal> {
    let name = free_name(table, seat, name)?;
    let people = table.replay.people();
    let taken = people.named(&name).filter(|person| table.history.seated().get(seat.index()) != Some(person));
    if taken.is_some() {
        return Err(wrong_name(table, Text::new("document-players-twice").with("name", name.as_str())));
    }
    Ok(Event::Renamed { seat, name })
}

/// Another person in a seat from the next hand on.
pub fn replace(table: &Table, seat: Seat, name: &str) -> Result<Event, Refusal> {
    let name = free_name(table, seat, name)?;
    if table.replay.is_over() {
        return Err(wrong_name(table, Text::new("hand-after-end")));
    }
    if table.replay.seats().names().contains(&name) {
        return Err(wrong_name(table, Text::new("seat-change-twice").with("name", name.as_str())));
    }
    Ok(Event::SeatTaken { seat, name })
}

/// A name that another one can be changed to.
fn free_name(table: &Table, seat: Seat, name: &str) -> Result<String, Refusal> {
    if seat.index() >= table.replay.seats().count() {
        return Err(Refusal::Conflict);
    }
    let name = clean_name(name).map_err(|text| wrong_name(table, text))?;
    if table.replay.seats().name(seat) == name {
        return Err(wrong_name(table, Text::new("name-same").with("name", name.as_str())));
    }
    Ok(name)
}

fn wrong_name(table: &Table, text: Text) -> Refusal {
    Refusal::about(table, 0, vec![Complaint::new("name", text)])
}

/// A debt that was paid.
pub fn pay(table: &Table, payment: &Payment) -> Result<Event, Refusal> {
    let wrong = |field, text| Refusal::about(table, 0, vec![Complaint::new(field, text)]);
    let unknown = |field, name: &str| {
        wrong(field, Text::new("field-player-unknown").with("name", Arg::Verbatim(name.to_owned())))
    };
    let people = table.replay.people();
    let from = people.named(&payment.from).ok_or_else(|| unknown("from", &payment.from))?;
    let to = people.named(&payment.to).ok_or_else(|| unknown("to", &payment.to))?;
    if from == to {
        return Err(wrong("to", Text::new("payment-self")));
    }
    let settled = settlement(table).map_err(|_| wrong("amount", Text::new("hand-too-large")))?;
    let amount = parse_amount(&payment.amount, settled.digits).ok().filter(|amount| *amount > 0);
    let amount = amount.ok_or_else(|| wrong("amount", Text::new("payment-amount")))?;
    Ok(Event::Paid(Payment { amount: print_amount(amount, settled.digits, false), ..payment.clone() }))
}

/// What a closed table does not take, and an open one neither.
pub(super) fn forbidden(table: &Table, event: &Event) -> Option<Text> {
    let is_closed = table.history.closed();
    match event {
        // A name is mended, a debt is paid and a link is lost whenever that may be.
        Event::Paid(_) | Event::Renamed { .. } | Event::OwnerRecovered => None,
        Event::Reopened => (!is_closed).then(|| Text::new("table-not-closed")),
        Event::Opened { .. }
        | Event::BidEntered { .. }
        | Event::HandEntered { .. }
        | Event::HandAmended { .. }
        | Event::HandVoided { .. }
        | Event::HandRestored { .. }
        | Event::HandInserted { .. }
        | Event::RulesChanged { .. }
        | Event::SeatTaken { .. }
        | Event::Closed => is_closed.then(|| Text::new("table-closed")),
    }
}
