//! The data of a hand of tresillo.

use crate::games::hombre::{self, Attempt, FIRST_FIVE, Report, TRICKS};
use crate::games::prelude::*;

choices! {
    /// The hombre's contract.
    pub enum Bid {
        /// The plain game, the entrada.
        Juego = "juego" => "tresillo-column-juego",
        /// Trumps from the turned card.
        Vuelta = "vuelta" => "tresillo-column-vuelta",
        /// Without the talon.
        Solo = "solo" => "tresillo-column-solo",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The player against the others.
    pub hombre: Seat,
    pub bid: Bid,
    pub report: Report,
    /// Whether the hombre had the three highest trumps.
    pub estuche: bool,
    /// Whether the hombre won the first five tricks and stopped there.
    pub primeras: bool,
    /// The attempt at all nine tricks. If it failed, the hombre won the hand all the same.
    pub bola: Option<Attempt>,
}

/// Reads a hand. Errors go to `fields`.
pub fn read(deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
    let hombre = fields.player("hombre");
    let bid = fields.choice::<Bid>("bid");
    let primeras = fields.flag("primeras");
    let report = hombre::read(deal, fields, hombre, if primeras { FIRST_FIVE } else { TRICKS });
    let estuche = fields.flag("estuche");
    let bola = fields.optional_choice::<Attempt>("bola");
    Some(Hand { hombre: hombre?, bid: bid?, report: report?, estuche, primeras, bola })
}

impl Bid {
    /// The additional payment of each opponent for a won hand, or to each for a lost one.
    pub fn extra(self) -> i64 {
        match self {
            Self::Juego => 0,
            Self::Vuelta => 1,
            Self::Solo => 2,
        }
    }

    pub(super) fn text(self) -> Text {
        Text::new(match self {
            Self::Juego => "tresillo-bid-juego",
            Self::Vuelta => "tresillo-bid-vuelta",
            Self::Solo => "tresillo-bid-solo",
        })
    }
}
