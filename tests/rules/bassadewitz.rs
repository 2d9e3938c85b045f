//! Bassadewitz: every split of 120 points among four players, with every dealer and both scorings; the form; the bank.

use tanto::games::Deal;

use crate::prelude::*;

const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// Scores any number of hands by their points, each as the first hand of a table.
struct First {
    play: Box<dyn Play>,
    deals: Vec<Deal>,
    balances: Balances,
}

impl First {
    fn of(rules: &Value) -> Self {
        let seats = seats(&NAMES);
        let play = find("bassadewitz").unwrap().open(&node(rules)).unwrap();
        let deals = seats.all().map(|dealer| seats.deal(1, dealer, 4, &|_| true)).collect();
        let balances = Balances::new(4, play.measure().pots);
        Self { play, deals, balances }
    }

    fn deltas(&mut self, dealer: usize, points: [i64; 4]) -> Option<([i64; 4], i64)> {
        let cells = NAMES.iter().zip(points).map(|(name, points)| ((*name).into(), Node::Integer(points)));
        let hand = Node::Map(vec![("points".into(), Node::Map(cells.collect()))]);
        let seats = seats(&NAMES);
        let at = At { seats: &seats, deal: &self.deals[dealer], balances: &self.balances };
        let after = self.play.play(at, &hand, Source::Document).ok()?.after;
        Some((after.seats().try_into().unwrap(), after.pot("bank")))
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

#[test]
fn impossible_rules_are_refused() {
    for rules in [json!({"rounds": 0}), json!({"rounds": "12"}), json!({"scoring": "chip"}), json!({"bank": 12})] {
        assert!(try_open("bassadewitz", &NAMES, &rules).is_err(), "{rules}");
    }
}

#[test]
fn the_form_fills_the_last_cell() {
    let cases = [
        ("places[Bo]=1&places[Dag]=2&places[Ana]=3", "3 5 0 4"),
        ("places[Bo]=2&places[Dag]=3&places[Ana]=4", "0 4 5 3"),
        ("places[Bo]=1&places[Dag]=1&places[Ana]=3", "places: bassadewitz-error-places"),
        ("places[Bo]=1&places[Dag]=2", "places: bassadewitz-error-places"),
        ("points[Ana]=50&points[Bo]=40&points[Chloé]=20", "5 4 3 0"),
        ("points[Ana]=70&points[Bo]=50&points[Dag]= ", "points: bassadewitz-error-points-missing"),
        ("points[Ana]=70&points[Bo]=60&points[Dag]=0", "points: bassadewitz-error-points-missing"),
        ("hundred=Chloé&all_tricks=", "-4 -4 0 -4"),
        ("hundred=&all_tricks=Chloé", "4 4 0 4"),
        ("hundred=&all_tricks=", "places: bassadewitz-error-nothing"),
    ];
    for (inputs, expected) in cases {
        let mut table = open("bassadewitz", &NAMES, &json!({}));
        assert_eq!(outcome(play_form(&mut table, inputs)), expected, "{inputs}");
    }
}

/// A hand entered by what decides it: 0 to 23 is an order, 24 to 27 a hundred, and the rest all tricks.
fn document(hand: usize) -> Value {
    match hand {
        0..24 => {
            let mut left = NAMES.to_vec();
            let order = [left.remove(hand / 6), left.remove(hand / 2 % 3), left.remove(hand % 2), left.remove(0)];
            let places = order.iter().zip(1..).map(|(name, place)| ((*name).to_owned(), json!(place)));
            json!({"places": Value::Object(places.collect())})
        }
        24..28 => json!({"hundred": NAMES[hand - 24]}),
        _ => json!({"all_tricks": NAMES[hand - 28]}),
    }
}

proptest! {
    /// After each hand, the players' chips and the bank sum to zero, and the bank is empty or full.
    #[test]
    fn chips_only_change_hands(hands in prop::collection::vec(0usize..32, 1..40)) {
        let mut table = open("bassadewitz", &NAMES, &json!({"scoring": "chips", "rounds": 100}));
        for hand in hands {
            play(&mut table, &document(hand)).unwrap();
            let bank = table.balances().pot("bank");
            prop_assert!(bank == 0 || bank == 12);
            prop_assert_eq!(table.balances().seats().iter().sum::<i64>() + bank, 0);
        }
    }
}
