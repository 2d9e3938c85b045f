//! A hand of l'ombre as the players saw it.

use crate::games::choice::choices;
use crate::games::fields::Fields;
use crate::games::hombre::{self, Report, TRICKS};
use crate::games::seats::Deal;
use crate::games::text::Text;
use crate::ledger::Seat;

/// The cards that are left when each player has nine.
const LEFT: i64 = 13;

choices! {
    /// The attempt at all nine tricks by the player who won the first five.
    pub enum Voll {
        Made = "made",
        Failed = "failed",
    }
}

/// What happened in a deal, which is always played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Who played against the others.
    pub hombre: Seat,
    /// Whether all passed and the eldest had to.
    pub forced: bool,
    /// How many cards each has exchanged; who is not named took none.
    pub exchanged: Vec<(Seat, i64)>,
    /// Whether the hombre declared that he takes no cards.
    pub no_exchange: bool,
    pub report: Report,
    /// Who won the first five tricks, where one player did.
    pub first_five: Option<Seat>,
    /// Whether that player went on for all nine, and how it went.
    pub voll: Option<Voll>,
    /// The matadors in the hombre's hand: 0, or 3 to 9.
    pub matadors: i64,
}

/// Reads a hand; errors are left with `fields`.
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

/// The three matadors come together or not at all.
fn read_matadors(fields: &mut Fields<'_>) -> i64 {
    let matadors = fields.optional_count("matadors", 0, TRICKS).unwrap_or_default();
    if (1..3).contains(&matadors) {
        fields.add_error("matadors", Text::new("lombre-error-matadors"));
    }
    matadors
}
