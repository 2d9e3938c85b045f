//! The data of a hand of l'ombre.

use crate::games::hombre::{self, Attempt, FIRST_FIVE, HombreOutcome, TRICKS, TrickReport};
use crate::games::prelude::*;

/// The cards in the stock, after nine to each player.
const LEFT: i64 = 13;
/// The three highest trumps, with which matadors begin.
const FEWEST_MATADORS: i64 = 3;

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
    pub report: TrickReport,
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
    let exchanged = fields.numbers_by_player("exchanged", Number::Count(0, TRICKS), None);
    let taken: i64 = exchanged.iter().map(|(_, cards)| cards).sum();
    if taken > LEFT {
        fields.add_error("exchanged", Message::new("lombre-error-exchanged").count("left", LEFT).count("now", taken));
    }
    let no_exchange = fields.flag("no_exchange");
    let report = hombre::read(deal, fields, hombre, TRICKS);
    let is_without_five = fields.raw("first_five").is_none();
    let first_five = fields.optional_player("first_five");
    let voll = fields.optional_choice::<Attempt>("voll");
    fields.refuse_if(voll.is_some() && is_without_five, "voll", "lombre-error-voll-alone");
    let matadors = fields.optional_number("matadors", Number::Count(0, TRICKS)).unwrap_or_default();
    let too_few = Message::new("lombre-error-matadors").count("least", FEWEST_MATADORS).count("most", TRICKS);
    fields.refuse_if((1..FEWEST_MATADORS).contains(&matadors), "matadors", too_few);
    let (hombre, report) = (hombre?, report?);
    let hand = Hand { hombre, forced, exchanged, no_exchange, report, first_five, voll, matadors };
    hand.check(deal, fields);
    Some(hand)
}

/// In a form the hombre may be missing when all passed: only the eldest hand can be forced.
fn read_hombre(deal: &Deal, fields: &mut Fields<'_>) -> Option<Seat> {
    if fields.of_form("forced").is_some() && fields.raw("hombre").is_none() {
        fields.record_player("hombre", deal.eldest());
        return Some(deal.eldest());
    }
    fields.player("hombre")
}

impl Hand {
    /// Refuses an impossible hand. The numbers of tricks are checked only if they were counted.
    fn check(&self, deal: &Deal, fields: &mut Fields<'_>) {
        if self.forced && self.hombre != deal.eldest() {
            fields.add_error("forced", Message::new("lombre-error-forced").with("eldest", deal.eldest()));
        }
        if self.no_exchange && self.exchanged.iter().any(|(seat, cards)| *seat == self.hombre && *cards > 0) {
            fields.add_error("no_exchange", Message::new("lombre-error-no-exchange").with("hombre", self.hombre));
        }
        let Some(player) = self.first_five else { return };
        let tricks = self.report.tricks(player);
        // Five of nine tricks are a majority.
        let (best, id) = if player == self.hombre {
            (HombreOutcome::Sacado, "lombre-error-first-five-sacado")
        } else {
            (HombreOutcome::Codillo(player), "lombre-error-first-five-codillo")
        };
        if let Some(tricks) = tricks.filter(|tricks| *tricks < FIRST_FIVE) {
            let text = Message::new("lombre-error-first-five-tricks").with("player", player);
            fields.add_error("first_five", text.count("tricks", tricks));
        } else if self.report.outcome != best {
            fields.add_error("first_five", Message::new(id).with("player", player));
        }
        let wrong_voll = match (self.voll, tricks) {
            (Some(Attempt::Made), Some(tricks)) if tricks != TRICKS => {
                Message::new("lombre-error-voll-made").count("tricks", tricks)
            }
            (Some(Attempt::Failed), Some(TRICKS)) => Message::new("lombre-error-voll-failed"),
            _ => return,
        };
        fields.add_error("voll", wrong_voll.with("player", player));
    }
}
