//! Trying what somebody says on the table as it is: what it would come to, and which hands stand in its way.

use std::sync::Arc;

use super::commands::forbidden;
use super::event::{Event, EventKind};
use super::fold::Table;
use super::hands::{HandHistory, Said};
use super::rejection::Refusal;
use crate::games::fields::Complaint;
use crate::session::Invalid;

/// The table with an event on top, which is given back.
pub(super) fn with(table: &mut Arc<Table>, event: Event, said: Said) -> Result<Event, Refusal> {
    if let Some(text) = forbidden(table, &event) {
        return Err(Refusal::about(table, number_of(table, &event), vec![Complaint::new("", text)]));
    }
    // A hand that cannot be leaves the table as it was; anything else, and a hand that announced rules may follow on, is
    // tried on a copy. So is one behind a hand that stopped the replay, which is not played at all.
    let is_alone = event.kind() == EventKind::HandEntered
        && table.history.opening().rule_changes.is_empty()
        && table.replay.stopped().is_none();
    let before = (!is_alone).then(|| Arc::clone(table));
    let applied = Arc::make_mut(table).apply(event.clone(), said).map_err(Refusal::from);
    let stopped = table.replay.stopped().cloned();
    let Err(refusal) = applied.and_then(|()| stopped.map_or(Ok(()), |invalid| Err(Refusal::Invalid(invalid)))) else {
        return Ok(event);
    };
    if let Some(before) = before {
        *table = before;
    }
    Err(match refusal {
        Refusal::Invalid(invalid) => Refusal::Invalid(as_numbered_now(invalid, table, &event)),
        refusal => refusal,
    })
}

/// A change of the hands, with those dropped that would come after the end of the game. Whatever else is in its way is said
/// when it is made.
pub fn dropping_behind(table: &Table, event: Event) -> Event {
    let mut then = table.clone();
    let said = Said { seq: table.version() + 1, at: table.changed_at, device: None };
    if then.apply(event.clone(), said).is_err() {
        return event;
    }
    let number = number_of(table, &event);
    let first = then.replay.stopped().filter(|invalid| is_after_the_end(invalid) && invalid.hand > number);
    let Some(first) = first.map(|invalid| invalid.hand) else { return event };
    let hands = then.history.hands();
    let behind =
        (first..=hands.count()).filter_map(|number| hands.numbered(number)).map(|hand: &HandHistory| hand.entry);
    event.dropping(behind.collect())
}

fn is_after_the_end(invalid: &Invalid) -> bool {
    invalid.complaints.iter().any(|complaint| complaint.text.id == "hand-after-end")
}

/// The hand that an event is about.
fn number_of(table: &Table, event: &Event) -> u32 {
    let place = event.changes_at().and_then(|entry| table.history.hands().place_of(entry));
    place.unwrap_or_else(|| table.next_number())
}

/// Said by the number that the hand has now: without a voided one those behind it would move up, with one more they would
/// move down.
fn as_numbered_now(invalid: Invalid, table: &Table, event: &Event) -> Invalid {
    let number = number_of(table, event);
    let hand = match event {
        Event::HandVoided { .. } if invalid.hand >= number => invalid.hand + 1,
        Event::HandRestored { .. } | Event::HandInserted { .. } if invalid.hand > number => invalid.hand - 1,
        _ => invalid.hand,
    };
    Invalid { hand, ..invalid }
}
