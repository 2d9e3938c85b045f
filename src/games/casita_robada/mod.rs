//! Casita Robada, also Rubamazzo: players steal each other's piles; the most cards win.

mod score;

use super::kit::{
    Arg, Cell, Choosable, Context, Deal, Facts, Field, FieldError, Fields, Game, Measure, Medium, NextDeal, Node,
    Numbers, Outcome, Seats, Text, Unit, fill_last,
};
use crate::ledger::Seat;

pub struct CasitaRobada;

/// The unit: captured cards.
const CARDS: Unit = Unit { id: "cards", name: "unit-cards", one: "unit-one-cards", pieces: &[], medium: Medium::Sheet };

/// The possible sizes of the pack; the first one is the default.
const DECKS: [i64; 3] = [40, 48, 52];

#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// The number of cards in the pack: 40, 48 or 52.
    pub deck: i64,
}

/// The cards that each player captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Every player with their count, in seating order.
    pub cards: Vec<(Seat, i64)>,
}

impl Rules {
    /// The sum of all counts; `None` if two sums are possible.
    fn total(self, players: usize) -> Option<i64> {
        (score::undealt(self.deck, players) == 0).then_some(self.deck)
    }
}

impl Game for CasitaRobada {
    type Rules = Rules;
    type Hand = Hand;
    type State = ();

    const FACTS: &'static Facts = &Facts::new("casita_robada", "es", 2..=4);

    fn read_rules(&self, fields: &mut Fields<'_>) -> Option<Rules> {
        let [usual, .., largest] = DECKS;
        let deck = fields.optional_count("deck", usual, largest).unwrap_or(usual);
        if !DECKS.contains(&deck) {
            let allowed = DECKS.map(|deck| deck.to_string()).join(", ");
            fields.add_error("deck", Text::new("field-choice").with("allowed", Arg::Verbatim(allowed)));
        }
        Some(Rules { deck })
    }

    fn rules_form(&self) -> Vec<Field> {
        let [usual, ..] = DECKS;
        let options = DECKS.map(|deck| {
            let value = if deck == usual { String::new() } else { deck.to_string() };
            Choosable::new(value, Text::new("plain-number").count("number", deck))
        });
        vec![Field::segments("casita_robada-rule-deck", "deck", "", options.to_vec())]
    }

    fn measure(&self, _rules: &Rules) -> Measure {
        Measure::tallied(&CARDS, false)
    }

    /// Fills the last count from the others and the pack.
    fn tidy_draft(&self, rules: &Rules, deal: &Deal, seats: &Seats, draft: &mut Node) {
        if let Some(total) = rules.total(deal.active.len()) {
            fill_last(draft, "cards", (&deal.active, seats), (total, 0), &(0..=total));
        }
    }

    fn read_hand(&self, rules: &Rules, _deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        if fields.raw("cards").is_none() {
            fields.add_error("cards", Text::new("field-missing"));
            return None;
        }
        Some(Hand { cards: fields.whole_amounts_by_player("cards", 0, rules.deck) })
    }

    fn score(&self, table: &Context<'_, Self>, hand: &Hand) -> Result<((), Outcome), Vec<FieldError>> {
        score::score(*table.rules, table.deal, hand).map(|outcome| ((), outcome))
    }

    fn hand_form(&self, table: &Context<'_, Self>) -> Vec<Field> {
        let total = table.rules.total(table.deal.active.len());
        let legend = if total.is_some() { "casita_robada-ask-cards" } else { "casita_robada-ask-cards-all" };
        let cells = Cell::by_player("cards", table.seats, &table.deal.seated());
        let numbers = Numbers::new(Text::new(legend).count("deck", table.rules.deck), cells, 2);
        vec![Field::Numbers(Numbers { total, ..numbers })]
    }

    fn next_deal(&self, table: &Context<'_, Self>) -> NextDeal {
        let mut notes = vec![Text::new("casita_robada-deal").count("deck", table.rules.deck)];
        let undealt = score::undealt(table.rules.deck, table.deal.active.len());
        if undealt > 0 {
            notes.push(Text::new("casita_robada-deal-undealt").count("cards", undealt));
        }
        NextDeal { leads: Some(table.deal.eldest()), notes, ..NextDeal::default() }
    }
}
