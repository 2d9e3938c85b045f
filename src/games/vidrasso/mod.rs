//! Vidrasso for two players: 180 points per deal; the first to reach the target wins.

mod form;
mod hand;
mod score;

pub use hand::{Hand, Rank, Suit};

use crate::games::prelude::*;

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

impl Game for Rules {
    type Hand = Hand;
    type State = ();

    const FACTS: &'static Facts = &Facts::new("vidrasso", "en", 2..=2);

    fn read_rules(fields: &mut Fields<'_>) -> Option<Self> {
        let target = fields.optional_number("target", Number::Whole(1, HIGHEST_TARGET));
        Some(Self { target: target.unwrap_or(TARGET) })
    }

    fn rules_form() -> Vec<Field> {
        vec![
            Field::Numbers(Numbers::new(Text::new("vidrasso-rule-target"), vec![Cell::alone("target")], 6)),
            Field::Notes(vec![Text::new("vidrasso-rule-target-hint").count("target", TARGET)]),
        ]
    }

    fn measure(&self) -> Measure {
        Measure::tallied(&POINTS, false)
    }

    fn read_hand(&self, deal: &Deal, fields: &mut Fields<'_>) -> Option<Hand> {
        hand::read(deal, fields)
    }

    fn score(table: &Context<'_, Self>, hand: &Hand) -> ((), Outcome) {
        ((), score::score(table, hand))
    }

    /// A player at or above the target wins; if both are, the higher total wins; a tie needs another deal.
    fn ending(&self, _state: &(), balances: &Balances) -> Ending {
        let leaders = balances.leaders(false);
        match leaders.as_slice() {
            [leader] if balances.seat(*leader) >= self.target => Ending::Finished(leaders),
            _ => Ending::Going,
        }
    }

    fn hand_form(table: &Context<'_, Self>) -> Vec<Field> {
        form::form(table.seats, table.deal)
    }

    /// How to deal, and which player names the trumps or leads.
    fn next_deal(table: &Context<'_, Self>) -> NextDeal {
        let (deal, target) = (table.deal, table.rules.target);
        let needs = |seat: Seat| {
            let needs = target - table.balances.seat(seat);
            (needs > 0).then(|| (seat, Text::new("vidrasso-needs").count("points", needs)))
        };
        let named = Text::new("vidrasso-deal-trumps").with("eldest", deal.eldest()).with("dealer", deal.dealer);
        NextDeal {
            leads: Some(deal.eldest()),
            beside: table.seats.all().filter_map(needs).collect(),
            notes: vec![Text::new("vidrasso-deal"), named, Text::new("vidrasso-deal-aside")],
            ..NextDeal::default()
        }
    }
}
