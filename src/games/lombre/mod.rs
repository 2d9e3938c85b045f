//! L'Ombre, the English game of the seventeenth century, with its stakes and its side bets.

mod form;
mod hand;
mod score;
mod stakes;

pub use hand::{Hand, Voll};

use super::hombre;
use super::kit::{
    COUNTERS, Context, Contracts, Deal, Facts, Field, FieldError, Fields, Game, Kinds, Measure, NextDeal, Node,
    Outcome, Part, Seats, Text,
};
use crate::ledger::Pot;

pub struct Lombre;

const KINDS: Kinds = Kinds {
    contracts: Some(Contracts {
        roles: &[("hombre", "lombre-ask-hombre"), ("opponent", "lombre-role-opponent")],
        partner: None,
        names: &[("", "lombre-contract-chosen"), ("forced", "lombre-contract-forced")],
        outcomes: &[
            ("sacado", "lombre-tile-sacado"),
            ("repuesto", "lombre-tile-repuesto"),
            ("codillo", "lombre-end-codillo"),
        ],
    }),
    ..Kinds::NONE
};

impl Game for Lombre {
    type Rules = ();
    type Hand = Hand;
    type State = ();

    const FACTS: &'static Facts =
        &Facts { most_active: 3, pieces: Some(&COUNTERS), kinds: KINDS, ..Facts::new("lombre", "en", 3..=4) };

    fn read_rules(&self, _fields: &mut Fields<'_>) -> Option<()> {
        Some(())
    }

    fn measure(&self, _rules: &()) -> Measure {
        Measure::paid(&COUNTERS)
    }

    fn pots(&self, _rules: &()) -> &'static [Pot] {
        &[stakes::STAKES]
    }

    fn tidy_draft(&self, _rules: &(), deal: &Deal, seats: &Seats, draft: &mut Node) {
        form::tidy(deal, seats, draft);
    }

    fn read_hand(&self, _rules: &(), deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<((), Outcome), Vec<FieldError>> {
        score::score(table, hand).map(|outcome| ((), outcome))
    }

    fn parts(&self, table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        let contract = if hand.forced { "forced" } else { "" };
        hombre::parts(table.deal, hand.hombre, contract, hand.report.finish(hand.hombre))
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table)
    }

    fn bid_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::bid(table.seats, table.deal)
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        let ante = stakes::Ante::before(table);
        NextDeal {
            leads: Some(table.deal.eldest()),
            pots: vec![(&stakes::STAKES, ante.stakes)],
            notes: vec![Text::new("lombre-deal"), ante.line()],
            ..NextDeal::default()
        }
    }
}
