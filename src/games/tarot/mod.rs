//! French Tarot for three to six, by the rules of the Fédération Française de Tarot (2012, text of 2019).

mod form;
mod hand;
mod score;

pub use hand::{Bid, Hand, PetitAuBout, Played, Poignee, Size, Slam};
pub use score::{Share, per_defender};

use super::kit::{
    Choosable, Context, Contracts, Deal, Facts, Field, FieldError, Fields, Game, Kinds, LabelledChoice, Measure,
    NextDeal, Node, Outcome, POINTS, Part, Seats, Text,
};

pub struct Tarot;

const KINDS: Kinds = Kinds {
    contracts: Some(Contracts {
        roles: &[("taker", "tarot-role-taker"), ("partner", "tarot-role-partner"), ("defender", "tarot-role-defender")],
        partner: Some("partner"),
        names: Bid::LABELS,
        outcomes: &[("made", "contract-made"), ("lost", "contract-lost")],
    }),
    counts: &[
        ("bouts", "tarot-count-bouts"),
        ("poignees", "tarot-count-poignees"),
        ("petit_won", "tarot-count-petit-won"),
        ("petit_lost", "tarot-count-petit-lost"),
    ],
    ..Kinds::NONE
};

#[derive(Clone, Copy, Debug, Default)]
pub struct Rules {
    /// Whether a player without trumps or without court cards may declare it and be paid for it.
    pub misere: bool,
}

/// The cards per player, the cards of the chien, and the trumps of a single, double and triple poignée, for a number of
/// active players.
pub(crate) fn deal_facts(active: usize) -> (i64, i64, [i64; 3]) {
    match active {
        3 => (24, 6, [13, 15, 18]),
        4 => (18, 6, [10, 13, 15]),
        _ => (15, 3, [8, 10, 13]),
    }
}

impl Game for Tarot {
    type Rules = Rules;
    type Hand = Hand;
    type State = ();

    const FACTS: &'static Facts = &Facts {
        most_active: 5,
        kinds: KINDS,
        results: &[("passed", "tarot-result-passed"), ("petit_sec", "tarot-result-petit-sec")],
        ..Facts::new("tarot", "fr", 3..=6)
    };

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        Some(Rules { misere: fields.flag("misere") })
    }

    fn rules_form(&self) -> Vec<Field> {
        let on = Choosable::new("true", Text::new("rule-on")).hint(Text::new("tarot-rule-misere-hint"));
        vec![Field::segments("tarot-rule-misere", "misere", "", vec![Choosable::new("", Text::new("rule-off")), on])]
    }

    fn measure(&self, _rules: &Rules) -> Measure {
        Measure::paid(&POINTS)
    }

    fn tidy_draft(&self, _rules: &Rules, _deal: &Deal, _seats: &Seats, draft: &mut Node) {
        form::tidy(draft);
    }

    fn read_hand(&self, rules: &Rules, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(*rules, deal, fields)
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<((), Outcome), Vec<FieldError>> {
        score::score(table.deal, hand).map(|outcome| ((), outcome))
    }

    fn parts(&self, table: &Context<'_, Self>, hand: &Hand) -> Vec<Part> {
        score::parts(table.deal, hand)
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::form(*table.rules, table.seats, table.deal)
    }

    fn bid_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        form::bid(table.seats, table.deal)
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        let (cards, chien, _) = deal_facts(table.deal.active.len());
        let packets = if table.deal.active.len() == 3 { 4 } else { 3 };
        let cards = Text::new("tarot-deal").count("cards", cards).count("packets", packets).count("chien", chien);
        NextDeal {
            leads: Some(table.deal.eldest()),
            notes: vec![cards, Text::new("tarot-deal-slam")],
            ..NextDeal::default()
        }
    }
}
