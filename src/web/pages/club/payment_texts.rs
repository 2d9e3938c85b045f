//! Payments of the club as its pages write them: in a sentence, in a form, and in pieces.

use crate::club::{PersonId, Purse};
use crate::i18n::number;
use crate::web::components::pots::{Piece, pieces};
use crate::web::pages::prelude::*;

/// The pieces that make up an amount of counters.
pub fn counters(purse: Purse, amount: i64) -> Vec<Piece> {
    if let Purse::Counters { unit, .. } = purse { pieces(unit, amount) } else { Vec::new() }
}

/// An amount as the form of a payment sends it.
pub fn sent(visit: &ClubVisit, purse: Purse, amount: i64) -> String {
    number(visit.localizer().language, &purse.print(amount))
}

/// A payment in a sentence.
pub fn sentence(
    visit: &ClubVisit,
    id: &'static str,
    from: PersonId,
    to: PersonId,
    purse: Purse,
    amount: i64,
) -> String {
    let people = visit.state.people();
    let text = Message::new(id).with("from", people.name(from)).with("to", people.name(to));
    visit.localizer().say(&text.with("amount", visit.money(purse, amount)))
}
