//! Bassadewitz: every split of 120 points among four players, with every dealer and both scorings.

use std::sync::Arc;

use tanto::document::Deal;

use crate::prelude::*;

const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// Scores any number of hands by their points, each as the first hand of a table.
struct First {
    play: Arc<dyn DynGame>,
    deals: Vec<Deal>,
    balances: Balances,
}

impl First {
    fn of(rules: &Value) -> Self {
        let seats = seats(&NAMES);
        let play = find("bassadewitz").unwrap().open(&node(rules)).unwrap();
        let deals = seats.all().map(|dealer| seats.deal(0, dealer, 4, &|_| true)).collect();
        let balances = Balances::new(4, play.measure().pots);
        Self { play, deals, balances }
    }

    fn deltas(&mut self, dealer: usize, points: [i64; 4]) -> Option<([i64; 4], i64)> {
        let cells = NAMES.iter().zip(points).map(|(name, points)| ((*name).into(), DocumentValue::Integer(points)));
        let hand = DocumentValue::Map(vec![("points".into(), DocumentValue::Map(cells.collect()))]);
        let seats = seats(&NAMES);
        let at = DealContext { seats: &seats, deal: &self.deals[dealer], balances: &self.balances };
        let after = self.play.play(at, &hand, Format::Document).ok()?.after;
        Some((after.parties().try_into().unwrap(), after.pot("bank")))
    }
}

/// The number of players ranked before a player: those with more points, and those with equal points who play later in the
/// deal.
fn heavier(dealer: usize, points: [i64; 4], player: usize) -> usize {
    let turn = |player: usize| (player + 3 - dealer) % 4;
    let before = |other: usize| (points[other], turn(other)) > (points[player], turn(player));
    (0..4).filter(|other| before(*other)).count()
}

/// The penalty of each player, by the specification.
fn penalty(dealer: usize, points: [i64; 4]) -> [i64; 4] {
    match points.iter().position(|points| *points >= 100) {
        Some(hundred) => std::array::from_fn(|player| if player == hundred { 0 } else { -4 }),
        None => std::array::from_fn(|player| [5, 4, 3, 0][heavier(dealer, points, player)]),
    }
}

/// The chips of each player and the bank after a first hand, by the specification.
fn chips(dealer: usize, points: [i64; 4]) -> ([i64; 4], i64) {
    let stake = |player: usize| if player == dealer { -12 } else { 0 };
    match points.iter().position(|points| *points >= 100) {
        Some(hundred) => (std::array::from_fn(|player| stake(player) + if player == hundred { -12 } else { 4 }), 12),
        None => (std::array::from_fn(|player| stake(player) + [0, 3, 4, 5][heavier(dealer, points, player)]), 0),
    }
}

/// Every split of 120 points among four players.
fn every_split() -> impl Iterator<Item = [i64; 4]> {
    (0..=120).flat_map(|a| (0..=120 - a).flat_map(move |b| (0..=120 - a - b).map(move |c| [a, b, c, 120 - a - b - c])))
}

#[test]
fn every_split_by_every_dealer() {
    let mut by_penalty = First::of(&json!({}));
    let mut by_chips = First::of(&json!({"scoring": "chips"}));
    let mut hands = 0;
    for points in every_split() {
        let impossible = points.iter().any(|points| matches!(points, 1 | 119));
        for dealer in 0..4 {
            let expected = (!impossible).then(|| (penalty(dealer, points), 0));
            assert_eq!(by_penalty.deltas(dealer, points), expected, "{dealer} {points:?}");
            let expected = (!impossible).then(|| chips(dealer, points));
            assert_eq!(by_chips.deltas(dealer, points), expected, "{dealer} {points:?}");
            hands += usize::from(!impossible);
        }
    }
    assert!(hands > 1_000_000);
}
