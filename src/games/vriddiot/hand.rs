//! The data of a hand of vriddiot.

use crate::games::kit::{Deal, Fields, Text};
use crate::ledger::Seat;

/// The data of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The last player with cards.
    pub loser: Seat,
    /// The others in the order in which they went out; empty if it was not recorded.
    pub finish: Vec<Seat>,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let loser = fields.player("loser");
    let noted = fields.raw("finish").is_some();
    let finish = fields.players("finish");
    let loser = loser?;
    let others = || deal.others(loser);
    if noted && !(finish.len() == others().count() && others().all(|seat| finish.contains(&seat))) {
        fields.add_error("finish", Text::new("vriddiot-error-finish").with("loser", loser));
    }
    Some(Hand { loser, finish })
}
