//! What can be said at a table, and when it cannot: each command decides, on top of the table as it is, about an event.

use super::event::{Event, Payment};
use super::fold::Table;
use super::hands::HandHistory;
use super::rejection::Refusal;
use super::settlement::settlement;
use crate::games::draft::draft;
use crate::games::fields::{Complaint, Source};
use crate::games::node::Node;
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
    /// The inputs of a form.
    Form(Vec<(String, String)>),
    Document(Node),
}

impl SentHand {
    /// The hand in the one form in which it is kept, as the hand of a number.
    pub fn canonical(&self, table: &Table, number: u32) -> Result<Node, Refusal> {
        let position = table.before(number)?;
        let read = match self {
            Self::Form(inputs) => position.canonical(draft(inputs), Source::Form),
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
        && let Ok((_, reasons)) = table.before(table.next_number())?.play(hand, Source::Log)
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
        if mine.zip(table.hand(meant.entered)).is_some_and(|(mine, theirs)| mine.says_the_same_as(theirs)) {
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

/// Whether another person may sit down in a seat.
pub fn check_replacement(table: &Table, seat: Seat) -> Result<(), Refusal> {
    if seat.index() >= table.replay.seats().count() {
        return Err(Refusal::Conflict);
    }
    if table.replay.is_over() {
        let over = Complaint::new("name", Text::new("hand-after-end"));
        return Err(Refusal::about(table, 0, vec![over]));
    }
    Ok(())
}

/// A payment as it was sent: the players by name, or by label where a form sends it.
#[derive(Clone, Debug, Default)]
pub struct SentPayment {
    pub from: String,
    pub to: String,
    pub amount: String,
}

/// A debt that was paid.
pub fn pay(table: &Table, sent: &SentPayment, source: Source) -> Result<Event, Refusal> {
    let wrong = |field, text| Refusal::about(table, 0, vec![Complaint::new(field, text)]);
    let people = table.replay.people();
    let person = |field, sent: &str| {
        let by_label = || people.labelled(sent).filter(|_| source == Source::Form);
        let unknown = || Text::new("field-player-unknown").with("name", Arg::Verbatim(sent.to_owned()));
        by_label().or_else(|| people.named(sent)).ok_or_else(|| wrong(field, unknown()))
    };
    let (from, to) = (person("from", &sent.from)?, person("to", &sent.to)?);
    if from == to {
        return Err(wrong("to", Text::new("payment-self")));
    }
    let settled = settlement(table).map_err(|_| wrong("amount", Text::new("hand-too-large")))?;
    let amount = parse_amount(&sent.amount, settled.digits).ok().filter(|amount| *amount > 0);
    let amount = amount.ok_or_else(|| wrong("amount", Text::new("payment-amount")))?;
    Ok(Event::Paid(Payment { from, to, amount: print_amount(amount, settled.digits, false) }))
}

/// What a closed table does not take, and an open one neither.
pub(super) fn forbidden(table: &Table, event: &Event) -> Option<Text> {
    let is_closed = table.history.closed();
    match event {
        // A debt is paid and a link is lost whenever that may be.
        Event::Paid(_) | Event::OwnerRecovered => None,
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
