//! Vidrasso for two players: 180 points per deal; the first to reach the target wins.

mod form;
mod hand;
mod score;

pub use hand::{Hand, Rank, Suit};

use super::kit::{
    Cell, Context, Deal, Ending, Facts, Field, FieldError, Fields, Game, Measure, NextDeal, Numbers, Outcome, POINTS,
    Text,
};
use crate::ledger::Balances;

pub struct Vidrasso;

/// The points of the whole pack: the pips from ace to nine, four times.
const ALL_POINTS: i64 = 180;
/// The default target.
const TARGET: i64 = 300;
/// The highest target.
const HIGHEST_TARGET: i64 = 10_000_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The total with which a player wins.
    pub target: i64,
}

impl Game for Vidrasso {
    type Rules = Rules;
    type Hand = Hand;
    type State = ();

    const FACTS: &'static Facts = &Facts::new("vidrasso", "en", 2..=2);

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        Some(Rules { target: fields.optional_whole_amount("target", 1, HIGHEST_TARGET).unwrap_or(TARGET) })
    }

    fn rules_form(&self) -> Vec<Field> {
        vec![
            Field::Numbers(Numbers::new(Text::new("vidrasso-rule-target"), vec![Cell::alone("target")], 6)),
            Field::Notes(vec![Text::new("vidrasso-rule-target-hint").count("target", TARGET)]),
        ]
    }

    fn measure(&self, _rules: &Rules) -> Measure {
        Measure::tallied(&POINTS, false)
    }

    fn read_hand(&self, _rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<((), Outcome), Vec<FieldError>> {
        Ok(((), score::score(table, hand)))
    }

    fn ending(&self, rules: &Rules, _state: &(), balances: &Balances) -> Ending {
        score::ending(*rules, balances)
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table.seats, table.deal)
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        form::next_deal(table)
    }
}
