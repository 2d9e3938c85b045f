//! A sheet for any game that is not built in: a number for each player and hand.

mod score;

use super::kit::{
    Cell, Choosable, Context, Deal, Ending, Facts, Field, FieldError, Fields, Game, Measure, NextDeal, Node, Numbers,
    Outcome, POINTS, Seats, Text, choices, fill_last,
};
use crate::ledger::{Balances, LARGEST, Seat};

pub struct Free;

/// The maximum number of decimals of a score.
const DIGITS: u32 = 4;

choices! {
    /// Which total wins.
    pub enum Winner {
        Most = "most",
        Fewest = "fewest",
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Whether the scores of a hand must sum to zero.
    pub zero_sum: bool,
    /// Which total wins.
    pub winner: Winner,
    /// The total at which the game ends, in ten-thousandths.
    pub target: Option<i64>,
}

/// The scores of one hand, in ten-thousandths. A player who is not listed scores nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The scores, in seating order.
    pub scores: Vec<(Seat, i64)>,
}

impl Game for Free {
    type Rules = Rules;
    type Hand = Hand;
    type State = ();

    const FACTS: &'static Facts =
        &Facts { is_any_other: true, measured_by: "zero_sum", ..Facts::new("free", "en", 2..=12) };

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        let zero_sum = fields.flag("zero_sum");
        let winner = fields.optional_choice::<Winner>("winner").unwrap_or(Winner::Most);
        let target = fields.optional_amount("target", DIGITS);
        if target.is_some_and(|target| target <= 0) {
            fields.add_error("target", Text::new("free-error-target"));
        }
        Some(Rules { zero_sum, winner, target })
    }

    fn rules_form(&self) -> Vec<Field> {
        let winner = [("", "free-winner-most"), ("fewest", "free-winner-fewest")];
        let zero_sum = [("", "rule-off"), ("true", "rule-on")];
        vec![
            Field::segments("free-rule-winner", "winner", "", Choosable::all(&winner)),
            Field::segments("free-rule-zero-sum", "zero_sum", "", Choosable::all(&zero_sum)),
            Field::line(Text::new("free-rule-target"), "target", "", Text::new("free-rule-target-hint")),
        ]
    }

    fn measure(&self, rules: &Rules) -> Measure {
        Measure {
            unit: &POINTS,
            digits: DIGITS,
            currency: None,
            zero_sum: rules.zero_sum,
            lower_wins: rules.winner == Winner::Fewest,
        }
    }

    /// At a zero-sum table, fills the last score from the others.
    fn tidy_draft(&self, rules: &Rules, deal: &Deal, seats: &Seats, draft: &mut Node) {
        if rules.zero_sum {
            fill_last(draft, "scores", (&deal.active, seats), (0, DIGITS), &(-LARGEST..=LARGEST));
        }
    }

    fn read_hand(&self, _rules: &Rules, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        if fields.raw("scores").is_none() {
            fields.add_error("scores", Text::new("field-missing"));
        }
        Some(Hand { scores: fields.amounts_by_player("scores", DIGITS) })
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<((), Outcome), Vec<FieldError>> {
        score::score(table.rules, table.deal, hand).map(|outcome| ((), outcome))
    }

    fn ending(&self, rules: &Rules, _state: &(), balances: &Balances) -> Ending {
        let totals = balances.seats();
        let reached = |target| totals.iter().any(|total| *total >= target);
        if !rules.target.is_some_and(reached) {
            return Ending::Going;
        }
        let best = match rules.winner {
            Winner::Most => totals.iter().max(),
            Winner::Fewest => totals.iter().min(),
        };
        let seats = (0..).map(Seat).zip(totals);
        Ending::Finished(seats.filter(|(_, total)| Some(*total) == best).map(|(seat, _)| seat).collect())
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        let zero_sum = table.rules.zero_sum;
        let legend = Text::new(if zero_sum { "free-ask-scores-zero-sum" } else { "free-ask-scores" });
        let numbers = Numbers::new(legend, Cell::by_player("scores", table.seats, &table.deal.seated()), 4);
        vec![Field::Numbers(Numbers { signed: true, total: zero_sum.then_some(0), ..numbers })]
    }

    fn next_deal(&self, _table: &Context<'_, Self>) -> NextDeal {
        NextDeal::default()
    }
}
