//! Bassadewitz for four players: avoid card points, or take every trick.

mod form;
mod hand;
mod rules;
mod score;

pub use hand::Hand;
pub use rules::{Rules, Scoring};

use super::kit::{
    Context, Deal, Ending, Facts, Field, FieldError, Fields, Game, Kinds, Measure, Medium, NextDeal, Node, Outcome,
    Part, Seats, Unit, part,
};
use crate::ledger::{Balances, Pot};

pub struct Bassadewitz;

/// The card points of the whole pack.
const ALL_POINTS: i64 = 120;
/// The pot of the chips.
const BANK: Pot = Pot { id: "bank", label: "pot-bank" };
/// The unit of a table that writes down penalty points.
const PENALTY: Unit =
    Unit { id: "penalty", name: "unit-penalty", one: "unit-one-penalty", pieces: &[], medium: Medium::Sheet };
/// The unit of a table that plays for chips.
const CHIPS: Unit =
    Unit { id: "chips", name: "unit-chips", one: "unit-one-chips", pieces: &[], medium: Medium::Counters };
/// The dealer's payment into an empty bank: as much as the four places take out.
const BANK_FILLED: i64 = 12;

impl Game for Bassadewitz {
    type Rules = Rules;
    type Hand = Hand;
    /// The number of hands played.
    type State = i64;

    const FACTS: &'static Facts = &Facts {
        pieces: Some(&CHIPS),
        kinds: Kinds { outcomes: &[("all_tricks", "bassadewitz-ask-all-tricks")], ..Kinds::NONE },
        measured_by: "scoring",
        ..Facts::new("bassadewitz", "de", 4..=4)
    };

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        Some(rules::read(fields))
    }

    fn rules_form(&self) -> Vec<Field> {
        rules::form()
    }

    fn measure(&self, rules: &Rules) -> Measure {
        match rules.scoring {
            Scoring::Penalty => Measure::tallied(&PENALTY, true),
            Scoring::Chips => Measure::paid(&CHIPS),
        }
    }

    fn pots(&self, rules: &Rules) -> &'static [Pot] {
        match rules.scoring {
            Scoring::Penalty => &[],
            Scoring::Chips => &[BANK],
        }
    }

    fn tidy_draft(&self, _rules: &Rules, deal: &Deal, seats: &Seats, draft: &mut Node) {
        form::tidy(deal, seats, draft);
    }

    fn read_hand(&self, _rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<(i64, Outcome), Vec<FieldError>> {
        Ok((table.state + 1, score::score(table, hand)))
    }

    fn parts(&self, table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        part::everybody(table.deal, |seat| (*hand == Hand::AllTricks(seat)).then_some("all_tricks"))
    }

    fn ending(&self, rules: &Rules, played: &i64, balances: &Balances) -> Ending {
        if *played < rules.rounds { Ending::Going } else { Ending::Finished(score::best(rules.scoring, balances)) }
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table.seats, table.deal)
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        form::next_deal(table)
    }
}
