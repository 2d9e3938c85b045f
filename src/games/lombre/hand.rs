//! The data of a hand of l'ombre.

use crate::games::hombre::{self, Attempt, Report, TRICKS};
use crate::games::prelude::*;

/// The cards in the stock, after nine to each player.
const LEFT: i64 = 13;

/// The data of a hand. Every deal is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The player against the others.
    pub hombre: Seat,
    /// Whether all passed, so that the eldest hand had to play.
    pub forced: bool,
    /// The number of cards that each player exchanged. A player who is not listed exchanged none.
    pub exchanged: Vec<(Seat, i64)>,
    /// Whether the hombre declared to take no cards.
    pub no_exchange: bool,
    pub report: Report,
    /// The player who won the first five tricks, if there is one.
    pub first_five: Option<Seat>,
    /// That player's attempt at all nine tricks, if there was one.
    pub voll: Option<Attempt>,
    /// The matadors in the hombre's hand: 0, or 3 to 9.
    pub matadors: i64,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let hombre = read_hombre(deal, fields);
    let forced = fields.flag("forced");
    let exchanged = read_exchanged(fields);
    let no_exchange = fields.flag("no_exchange");
    let report = hombre::read(deal, fields, hombre, TRICKS);
    let first_five = fields.optional_player("first_five");
    if fields.raw("voll").is_some() && fields.raw("first_five").is_none() {
        fields.add_error("voll", Text::new("lombre-error-voll-alone"));
    }
    let voll = fields.optional_choice::<Attempt>("voll");
    let matadors = read_matadors(fields);
    Some(Hand { hombre: hombre?, forced, exchanged, no_exchange, report: report?, first_five, voll, matadors })
}

/// In a form the hombre may be missing when all passed: only the eldest hand can be forced.
fn read_hombre(deal: &Deal, fields: &mut Fields<'_>) -> Option<Seat> {
    if fields.of_form("forced").is_some() && fields.raw("hombre").is_none() {
        fields.record_player("hombre", deal.eldest());
        return Some(deal.eldest());
    }
    fields.player("hombre")
}

fn read_exchanged(fields: &mut Fields<'_>) -> Vec<(Seat, i64)> {
    let exchanged = fields.numbers_by_player("exchanged", Number::Count(0, TRICKS), None);
    let sum: i64 = exchanged.iter().map(|(_, cards)| cards).sum();
    if sum > LEFT {
        fields.add_error("exchanged", Text::new("lombre-error-exchanged").count("left", LEFT).count("now", sum));
    }
    exchanged
}

/// Reads the number of matadors: 0, or at least 3.
fn read_matadors(fields: &mut Fields<'_>) -> i64 {
    let matadors = fields.optional_number("matadors", Number::Count(0, TRICKS)).unwrap_or_default();
    if (1..3).contains(&matadors) {
        fields.add_error("matadors", Text::new("lombre-error-matadors"));
    }
    matadors
}
