//! Tresillo, the Spanish game of the hombre, with its plato and its sheet of reserved puestas.

mod form;
mod hand;
mod pots;
mod score;

pub use hand::{Bid, Bola, Hand, Played};

use super::kit::{
    Choosable, Context, Contracts, Deal, Debt, Facts, Field, FieldError, Fields, Game, Kinds, LabelledChoice, Measure,
    Medium, NextDeal, Node, Outcome, Part, Seats, Text, Unit, choices,
};
use crate::ledger::Pot;

pub struct Tresillo;

const KINDS: Kinds = Kinds {
    contracts: Some(Contracts {
        roles: &[("hombre", "tresillo-role-hombre"), ("opponent", "tresillo-role-opponent")],
        partner: None,
        names: Bid::LABELS,
        outcomes: &[
            ("sacado", "tresillo-tile-sacado"),
            ("repuesto", "tresillo-tile-repuesto"),
            ("codillo", "tresillo-end-codillo"),
        ],
    }),
    counts: &[("debts", "tresillo-count-debts"), ("owed", "tresillo-count-owed")],
    ..Kinds::NONE
};

/// The unit: counters called tantos.
const TANTOS: Unit =
    Unit { id: "tantos", name: "unit-tantos", one: "unit-one-tantos", pieces: &[10, 5, 1], medium: Medium::Counters };

choices! {
    /// What the dealer does when they sit out at a table of four.
    pub enum Sitter {
        /// The dealer pays and is paid like an opponent, except for the amount of a codillo.
        Pays = "pays",
        /// The dealer only pays the ante.
        Idle = "idle",
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// What the dealer does when they sit out.
    pub sitter: Sitter,
}

/// What a hand leaves to the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The reserved puestas, in the order in which they arose.
    pub debts: Vec<Debt>,
    /// Whether a puesta lies in the plato.
    pub puesta: bool,
}

impl State {
    /// Whether the next loss becomes a debt: a puesta lies in the plato, or debts are open.
    pub fn reserves(&self) -> bool {
        self.puesta || !self.debts.is_empty()
    }

    /// The highest debt and its index; the oldest of equal ones.
    pub fn highest(&self) -> Option<(usize, Debt)> {
        self.debts.iter().copied().enumerate().rev().max_by_key(|(_, debt)| debt.amount)
    }
}

impl Game for Tresillo {
    type Rules = Rules;
    type Hand = Hand;
    type State = State;

    const FACTS: &'static Facts = &Facts {
        most_active: 3,
        pieces: Some(&TANTOS),
        kinds: KINDS,
        results: &[("passed", "tresillo-result-passed")],
        ..Facts::new("tresillo", "es", 3..=4)
    };

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        Some(Rules { sitter: fields.optional_choice("sitter").unwrap_or(Sitter::Pays) })
    }

    fn rules_form(&self) -> Vec<Field> {
        let option = |value, label, hint| Choosable::new(value, Text::new(label)).hint(Text::new(hint));
        let sitter = vec![
            option("pays", "tresillo-sitter-pays", "tresillo-sitter-pays-hint"),
            option("idle", "tresillo-sitter-idle", "tresillo-sitter-idle-hint"),
        ];
        vec![Field::segments("tresillo-rule-sitter", "sitter", "pays", sitter)]
    }

    fn measure(&self, _rules: &Rules) -> Measure {
        Measure::paid(&TANTOS)
    }

    fn pots(&self, _rules: &Rules) -> &'static [Pot] {
        &[pots::CENTRE, pots::PLATO]
    }

    fn tidy_draft(&self, _rules: &Rules, deal: &Deal, seats: &Seats, draft: &mut Node) {
        form::tidy(deal, seats, draft);
    }

    fn read_hand(&self, _rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<(State, Outcome), Vec<FieldError>> {
        score::score(table, hand)
    }

    fn parts(&self, table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        score::parts(table, hand)
    }

    fn debts(&self, state: &State) -> Vec<Debt> {
        state.debts.clone()
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table)
    }

    fn bid_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::bid(table.seats, table.deal)
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        let ready = pots::Ready::before(table);
        let mut notes = vec![Text::new("tresillo-deal")];
        notes.extend(ready.put_in());
        NextDeal {
            leads: Some(table.deal.eldest()),
            pots: ready.pots(),
            in_play: Some(ready.in_play_line(table.state)),
            notes,
            ..NextDeal::default()
        }
    }
}
