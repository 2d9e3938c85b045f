//! The data of a hand of tresillo.

use std::ops::RangeInclusive;

use crate::games::hombre::{self, Attempt, FIRST_FIVE, HombreOutcome, TRICKS, TrickReport};
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
    pub report: TrickReport,
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
    let hand = Hand { hombre: hombre?, bid: bid?, report: report?, estuche, primeras, bola };
    hand.check(fields);
    Some(hand)
}

impl Hand {
    /// Refuses an impossible hand. The numbers of tricks are checked only if they were counted.
    fn check(&self, fields: &mut Fields<'_>) {
        let won = self.report.outcome == HombreOutcome::Sacado;
        let tricks = self.report.tricks(self.hombre);
        let lacks = |needed: RangeInclusive<i64>| !won || tricks.is_some_and(|tricks| !needed.contains(&tricks));
        let (made, failed) = (self.bola == Some(Attempt::Made), self.bola == Some(Attempt::Failed));
        let five = FIRST_FIVE..=FIRST_FIVE;
        fields.refuse_if(self.primeras && lacks(five), "primeras", "tresillo-error-primeras");
        fields.refuse_if(self.primeras && self.bola.is_some(), "primeras", "tresillo-error-primeras-bola");
        fields.refuse_if(self.estuche && !won, "estuche", "tresillo-error-estuche");
        fields.refuse_if(self.bola.is_none() && tricks == Some(TRICKS), "bola", "tresillo-error-nine");
        fields.refuse_if(made && lacks(TRICKS..=TRICKS), "bola", "tresillo-error-bola-made");
        let text = Message::new("tresillo-error-bola-failed").count("least", FIRST_FIVE).count("most", TRICKS - 1);
        fields.refuse_if(failed && lacks(FIRST_FIVE..=TRICKS - 1), "bola", text);
    }
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

    pub(super) fn text(self) -> Message {
        Message::new(match self {
            Self::Juego => "tresillo-bid-juego",
            Self::Vuelta => "tresillo-bid-vuelta",
            Self::Solo => "tresillo-bid-solo",
        })
    }
}
