//! The data of a hand of l'ombre.

use crate::games::hombre::{self, Report, TRICKS};
use crate::games::kit::{Deal, Fields, Text, choices};
use crate::ledger::Seat;

/// The cards in the stock, after nine to each player.
const LEFT: i64 = 13;

choices! {
    /// The attempt at all nine tricks by the player who won the first five.
    pub enum Voll {
        Made = "made",
        Failed = "failed",
    }
}

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
    pub voll: Option<Voll>,
    /// The matadors in the hombre's hand: 0, or 3 to 9.
    pub matadors: i64,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let hombre = fields.player("hombre");
    let forced = fields.flag("forced");
    let exchanged = read_exchanged(fields);
    let no_exchange = fields.flag("no_exchange");
    let report = hombre::read(deal, fields, hombre, TRICKS);
    let first_five = fields.optional_player("first_five");
    if fields.raw("voll").is_some() && fields.raw("first_five").is_none() {
        fields.add_error("voll", Text::new("lombre-error-voll-alone"));
    }
    let voll = fields.optional_choice::<Voll>("voll");
    let matadors = read_matadors(fields);
    Some(Hand { hombre: hombre?, forced, exchanged, no_exchange, report: report?, first_five, voll, matadors })
}

fn read_exchanged(fields: &mut Fields<'_>) -> Vec<(Seat, i64)> {
    let exchanged = fields.counts_by_player("exchanged", 0, TRICKS);
    let sum: i64 = exchanged.iter().map(|(_, cards)| cards).sum();
    if sum > LEFT {
        fields.add_error("exchanged", Text::new("lombre-error-exchanged").count("left", LEFT).count("now", sum));
    }
    exchanged
}

/// Reads the number of matadors: 0, or at least 3.
fn read_matadors(fields: &mut Fields<'_>) -> i64 {
    let matadors = fields.optional_count("matadors", 0, TRICKS).unwrap_or_default();
    if (1..3).contains(&matadors) {
        fields.add_error("matadors", Text::new("lombre-error-matadors"));
    }
    matadors
}
