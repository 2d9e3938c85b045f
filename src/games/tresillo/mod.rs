//! Tresillo, the Spanish game of the hombre, with its plato and its sheet of reserved puestas.

mod form;
mod hand;
mod pots;
mod score;

pub use hand::{Bid, Bola, Hand, Played};

use super::fields::{Complaint, Fields, choices};
use super::form::{Choosable, Field, Look};
use super::game::{Before, Debt, Facts, Game, Measure, NextDeal, Outcome};
use super::node::Node;
use super::seats::{Deal, Seats};
use super::text::Text;

/// The game.
pub struct Tresillo;

choices! {
    /// What the dealer does who sits out with four at the table.
    pub enum Sitter {
        /// He pays and is paid as an opponent, but for the codillo's amount.
        Pays = "pays",
        /// He only puts in before the hand.
        Idle = "idle",
    }
}

/// What a table can choose.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// What the dealer does who sits out.
    pub sitter: Sitter,
}

/// What earlier hands leave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The reserved puestas, in the order in which they were written.
    pub debts: Vec<Debt>,
    /// Whether a puesta lies in the plato.
    pub puesta: bool,
}

impl State {
    /// The highest debt with its place on the sheet; of equals the oldest.
    #[must_use]
    pub fn highest(&self) -> Option<(usize, Debt)> {
        self.debts.iter().copied().enumerate().rev().max_by_key(|(_, debt)| debt.amount)
    }
}

impl Game for Tresillo {
    type Rules = Rules;
    type Hand = Hand;
    type State = State;

    fn facts(&self) -> &'static Facts {
        &Facts {
            id: "tresillo",
            players: 3..=4,
            most_active: 3,
            home: "es",
            results: &[("passed", "tresillo-result-passed")],
        }
    }

    fn words(&self) -> &'static [(&'static str, &'static str)] {
        super::words!()
    }

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        Some(Rules { sitter: fields.optional_choice("sitter").unwrap_or(Sitter::Pays) })
    }

    fn rules_form(&self) -> Vec<Field> {
        let option = |value, label, hint| Choosable::new(value, Text::new(label)).hint(Text::new(hint));
        vec![Field::Choice {
            legend: Text::new("tresillo-rule-sitter"),
            name: "sitter".to_owned(),
            look: Look::Segments,
            options: vec![
                option("pays", "tresillo-sitter-pays", "tresillo-sitter-pays-hint"),
                option("idle", "tresillo-sitter-idle", "tresillo-sitter-idle-hint"),
            ],
            chosen: Some("pays".to_owned()),
        }]
    }

    fn measure(&self, _rules: &Rules) -> Measure {
        Measure::paid("tantos")
    }

    fn pots(&self, _rules: &Rules) -> &'static [&'static str] {
        &[pots::CENTRE, pots::PLATO]
    }

    fn begin(&self, _rules: &Rules, _seats: &Seats) -> State {
        State::default()
    }

    fn tidy_draft(&self, _rules: &Rules, deal: &Deal, seats: &Seats, draft: &mut Node) {
        form::tidy(deal, seats, draft);
    }

    fn read_hand(&self, _rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(&self, table: &Before<'_, Self>, hand: &Hand) -> Result<(State, Outcome), Vec<Complaint>> {
        score::score(table, hand)
    }

    fn debts(&self, state: &State) -> Vec<Debt> {
        state.debts.clone()
    }

    fn hand_form(&self, table: &Before<'_, Self>) -> Vec<Field> {
        form::form(table)
    }

    fn bid_form(&self, table: &Before<'_, Self>) -> Vec<Field> {
        form::bid(table.seats, table.deal)
    }

    fn next_deal(&self, table: &Before<'_, Self>) -> NextDeal {
        let mut notes = vec![Text::new("tresillo-deal")];
        notes.extend(pots::Ready::before(table).notes(table.state));
        NextDeal { leads: Some(table.deal.eldest()), notes }
    }
}
