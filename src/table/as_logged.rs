//! What is said at a table with the names of now, as its log takes it, which does not know all of them.

use super::event::{Event, Payment};
use super::fold::Table;
use crate::games::node::Node;

/// An event that was decided on top of a table as it is shown, with the names of the table as its log alone tells it.
pub fn as_logged(event: Event, shown: &Table, logged: &Table) -> Event {
    let said = |hand: Node, number: Option<u32>| renamed(hand, number.unwrap_or(shown.next_number()), shown, logged);
    let place = |entry: i64| shown.history.hands().place_of(entry);
    match event {
        Event::HandEntered { hand } => Event::HandEntered { hand: said(hand, None) },
        Event::HandAmended { entry, hand, drops } => {
            Event::HandAmended { entry, hand: said(hand, place(entry)), drops }
        }
        Event::HandInserted { before, hand, drops } => {
            Event::HandInserted { before, hand: said(hand, place(before)), drops }
        }
        Event::BidEntered { bid } => Event::BidEntered { bid: called(bid, shown, logged) },
        Event::Paid(Payment { from, to, amount }) => {
            Event::Paid(Payment { from: name(&from, shown, logged), to: name(&to, shown, logged), amount })
        }
        event => event,
    }
}

fn renamed(hand: Node, number: u32, shown: &Table, logged: &Table) -> Node {
    match logged.before(number) {
        Ok(position) => position.renamed(&hand, shown.replay.seats_at(number)),
        Err(_) => hand,
    }
}

/// A bid says who plays and what he bids, each as a text.
fn called(mut bid: Node, shown: &Table, logged: &Table) -> Node {
    let Node::Map(fields) = &mut bid else { return bid };
    let seats = shown.replay.seats();
    for (_, value) in fields {
        let seat = value.as_text().and_then(|text| seats.all().find(|seat| seats.name(*seat) == text));
        if let Some(seat) = seat {
            *value = Node::from(logged.replay.seats().name(seat));
        }
    }
    bid
}

/// What the log calls somebody who has sat at the table.
fn name(now: &str, shown: &Table, logged: &Table) -> String {
    let person = shown.history.people().named(now);
    person.map_or_else(|| now.to_owned(), |person| logged.history.people().name(person).to_owned())
}
