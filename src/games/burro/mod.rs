//! Burro: the last player with cards gets a letter of the word; the player with the fewest letters wins once the word
//! is complete.

mod form;
mod rules;
mod score;

pub use rules::{Rules, Tie, Variant};
pub use score::Phase;

use super::kit::{
    Context, Deal, Ending, Facts, Field, FieldError, Fields, Game, Kinds, Labelled, Measure, Medium, NextDeal, Outcome,
    Part, Unit, part,
};
use crate::ledger::{Balances, Seat};

pub struct Burro;

/// What can happen to a player in a hand.
const OUTCOMES: &[Labelled] = &[("letter", "burro-outcome-letter"), ("out", "burro-outcome-out")];

/// The unit: letters of the word.
const LETTERS: Unit =
    Unit { id: "letters", name: "unit-letters", one: "unit-one-letters", pieces: &[], medium: Medium::Sheet };

/// The data of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The last player with cards, who gets a letter or leaves the play-off.
    pub loser: Seat,
}

impl Game for Burro {
    type Rules = Rules;
    type Hand = Hand;
    type State = Phase;

    const FACTS: &'static Facts =
        &Facts { kinds: Kinds { outcomes: OUTCOMES, ..Kinds::NONE }, ..Facts::new("burro", "es", 2..=8) };

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        rules::read(fields)
    }

    fn rules_form(&self) -> Vec<Field> {
        rules::form()
    }

    fn measure(&self, _rules: &Rules) -> Measure {
        Measure::tallied(&LETTERS, true)
    }

    fn eligible(&self, state: &Phase, seat: Seat) -> bool {
        match state {
            Phase::Letters | Phase::Over(_) => true,
            Phase::PlayOff(left) => left.contains(&seat),
        }
    }

    fn read_hand(&self, _rules: &Rules, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        Some(Hand { loser: fields.player("loser")? })
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<(Phase, Outcome), Vec<FieldError>> {
        Ok(score::score(table, hand.loser))
    }

    fn parts(&self, table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        let lost = match table.state {
            Phase::Letters => "letter",
            Phase::PlayOff(_) | Phase::Over(_) => "out",
        };
        part::everybody(table.deal, |seat| (seat == hand.loser).then_some(lost))
    }

    fn ending(&self, _rules: &Rules, state: &Phase, _balances: &Balances) -> Ending {
        match state {
            Phase::Over(winners) => Ending::Finished(winners.clone()),
            Phase::Letters | Phase::PlayOff(_) => Ending::Going,
        }
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table)
    }

    fn quick_form(&self, table: &Context<'_, Self>) -> Option<Field> {
        Some(form::loser(table))
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        form::next_deal(table)
    }
}
