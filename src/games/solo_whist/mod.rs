//! Solo Whist: four players play for cash and settle each deal (1911 Britannica, Hoyle's Games Modernized).

mod form;
mod hand;
mod rules;
mod score;

pub use hand::{Bid, Hand, Played};
pub use rules::Rules;

use super::kit::{
    Context, Contracts, Deal, Facts, Field, FieldError, Fields, Game, Kinds, LabelledChoice, Measure, NextDeal, Node,
    Outcome, Part, Seats, Text,
};

pub struct SoloWhist;

const KINDS: Kinds = Kinds {
    contracts: Some(Contracts {
        roles: &[
            ("soloist", "solo_whist-role-soloist"),
            ("partner", "solo_whist-role-partner"),
            ("opponent", "solo_whist-role-opponent"),
        ],
        partner: Some("partner"),
        names: Bid::LABELS,
        outcomes: &[("made", "contract-made"), ("lost", "contract-lost")],
    }),
    ..Kinds::NONE
};

/// What a hand leaves to the next deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    /// Whether to shuffle: for the first deal, and after a won abondance, royal abondance or slam. Otherwise the cards
    /// are only cut.
    pub shuffle: bool,
}

impl Default for State {
    fn default() -> Self {
        Self { shuffle: true }
    }
}

impl Game for SoloWhist {
    type Rules = Rules;
    type Hand = Hand;
    type State = State;

    const FACTS: &'static Facts = &Facts {
        kinds: KINDS,
        results: &[("passed", "solo_whist-result-passed")],
        measured_by: "currency",
        ..Facts::new("solo_whist", "en", 4..=4)
    };

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        Some(rules::read(fields))
    }

    fn rules_form(&self) -> Vec<Field> {
        rules::form()
    }

    fn measure(&self, rules: &Rules) -> Measure {
        Measure::cash(rules.currency.clone(), rules.digits)
    }

    fn tidy_draft(&self, _rules: &Rules, _deal: &Deal, _seats: &Seats, draft: &mut Node) {
        form::tidy(draft);
    }

    fn read_hand(&self, _rules: &Rules, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(fields)
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<(State, Outcome), Vec<FieldError>> {
        score::score(table.rules, table.deal, hand)
    }

    fn parts(&self, table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        score::parts(table.deal, hand)
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table.rules, table.seats, table.deal)
    }

    fn bid_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::bid(table.rules, table.seats, table.deal)
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        let shuffle = if table.state.shuffle { "solo_whist-deal-shuffle" } else { "solo_whist-deal-cut" };
        let notes = [shuffle, "solo_whist-deal", "solo_whist-deal-slam"].map(Text::new);
        NextDeal { leads: Some(table.deal.eldest()), notes: notes.to_vec(), ..NextDeal::default() }
    }
}
