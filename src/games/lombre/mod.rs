//! L'Ombre, the English game of the seventeenth century, with its stakes and its side bets.

mod form;
mod hand;
mod score;
mod stakes;

pub use hand::Hand;

use crate::games::prelude::*;

/// There are no options.
#[derive(Clone)]
pub struct Rules;

const CONTRACTS: Contracts = Contracts {
    roles: &[("hombre", "lombre-ask-hombre"), ("opponent", "lombre-role-opponent")],
    partner: None,
    names: &[("", "lombre-contract-chosen"), ("forced", "lombre-contract-forced")],
    outcomes: &[
        ("sacado", "lombre-tile-sacado"),
        ("repuesto", "lombre-tile-repuesto"),
        ("codillo", "lombre-end-codillo"),
    ],
};

impl Game for Rules {
    type Hand = Hand;
    type State = ();

    const FACTS: &'static Facts = &Facts {
        most_active: 3,
        pieces: Some(&COUNTERS),
        kinds: Kinds { contracts: Some(CONTRACTS), ..Kinds::NONE },
        bid: &["hombre"],
        ..Facts::new("lombre", "en", 3..=4)
    };

    fn read_rules(_fields: &mut Fields<'_>) -> Option<Self> {
        Some(Self)
    }

    fn measure(&self) -> Measure {
        Measure { pots: &[stakes::STAKES], ..Measure::paid(&COUNTERS) }
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> ((), Outcome) {
        ((), score::score(table, hand))
    }

    fn parts(table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        let contract = if hand.forced { "forced" } else { "" };
        CONTRACTS.parts(table.deal, (hand.hombre, None), (contract, hand.report.finish.name()), &[])
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table)
    }

    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let ante = stakes::Ante::before(table);
        NextDeal {
            leads: Some(table.deal.eldest()),
            pots: vec![(&stakes::STAKES, ante.stakes)],
            notes: vec![Text::new("lombre-deal"), ante.line()],
            ..NextDeal::default()
        }
    }
}
