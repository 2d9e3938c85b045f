//! A second implementation of l'ombre, as a careful player keeps score on paper. It is written straight from the rules
//! and compared with the first one hand by hand and evening by evening.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::hombre::{NAMES, Told, assert_zero_sum, order_of_writing_does_not_matter, pots, triples};
use crate::table::{open, play, why};

/// A hand by places in the order of play: 0 is the eldest.
#[derive(Clone, Debug)]
struct Hand {
    hombre: usize,
    forced: bool,
    exchanged: [i64; 3],
    no_exchange: bool,
    told: Told,
    first_five: Option<usize>,
    voll: Option<bool>,
    matadors: i64,
}

impl Hand {
    fn document(&self, active: [usize; 3]) -> Value {
        let name = |place: usize| NAMES[active[place]];
        let [a, b, c] = self.exchanged;
        let mut hand = json!({"hombre": name(self.hombre), "matadors": self.matadors});
        hand["exchanged"] = json!({name(0): a, name(1): b, name(2): c});
        self.told.write(&mut hand, active);
        for (field, said) in [("forced", self.forced), ("no_exchange", self.no_exchange)] {
            hand[field] = json!(said);
        }
        if let Some(player) = self.first_five {
            hand["first_five"] = json!(name(player));
        }
        if let Some(made) = self.voll {
            hand["voll"] = json!(if made { "made" } else { "failed" });
        }
        hand
    }

    /// The outcome; `None` if the hand is impossible.
    fn end(&self) -> Option<Told> {
        let end = self.told.end(self.hombre)?;
        if let Told::Tricks(tricks) = self.told
            && tricks.iter().sum::<i64>() != 9
        {
            return None;
        }
        let forced = !self.forced || self.hombre == 0;
        let talon = self.exchanged.iter().all(|cards| *cards <= 9) && self.exchanged.iter().sum::<i64>() <= 13;
        let declared = !self.no_exchange || self.exchanged[self.hombre] == 0;
        let best = match self.first_five {
            None => self.voll.is_none(),
            Some(player) => {
                let count = if let Told::Tricks(tricks) = self.told { Some(tricks[player]) } else { None };
                let most = if player == self.hombre { Told::Sacado } else { Told::Codillo(player) };
                end == most && count.is_none_or(|count| count >= 5 && self.voll.is_none_or(|made| made == (count == 9)))
            }
        };
        (forced && talon && declared && best && ![1, 2].contains(&self.matadors)).then_some(end)
    }
}

/// Computes everybody's change in a hand, and updates the stakes and the dealer.
fn reckon(players: usize, dealer: &mut usize, stakes: &mut i64, hand: &Hand, end: Told) -> Vec<i64> {
    let mut deltas = vec![0; players];
    let active = active(players, *dealer);
    *dealer = (*dealer + 1) % players;
    if *stakes == 0 {
        for seat in active {
            deltas[seat] -= 5;
        }
        *stakes = 15;
    } else {
        deltas[active[0]] -= 1;
        *stakes += 1;
    }
    for place in 0..3 {
        let passed = i64::from(hand.forced || place < hand.hombre);
        deltas[active[place]] -= passed + hand.exchanged[place];
        *stakes += passed + hand.exchanged[place];
    }
    let won = end == Told::Sacado;
    let mut from_each = |place: usize, amount: i64| {
        for other in (0..3).filter(|other| *other != place) {
            deltas[active[other]] -= amount;
            deltas[active[place]] += amount;
        }
    };
    let sign = if won { 1 } else { -1 };
    from_each(hand.hombre, i64::from(won));
    from_each(hand.hombre, if hand.no_exchange { 5 * sign } else { 0 });
    from_each(hand.hombre, if hand.matadors == 0 { 0 } else { (hand.matadors + 12) * sign });
    if let Some(player) = hand.first_five {
        from_each(player, hand.voll.map_or(1, |made| if made { 5 } else { -5 }));
    }
    let hombre = active[hand.hombre];
    match end {
        Told::Codillo(winner) => {
            deltas[hombre] -= *stakes;
            deltas[active[winner]] += 2 * *stakes;
            *stakes = 0;
        }
        Told::Sacado => {
            deltas[hombre] += *stakes;
            *stakes = 0;
        }
        _ => {
            deltas[hombre] -= *stakes;
            *stakes *= 2;
        }
    }
    deltas
}

fn active(players: usize, dealer: usize) -> [usize; 3] {
    [1, 2, 3].map(|step| (dealer + step) % players)
}

#[test]
fn every_hand_agrees_with_the_paper() {
    let bets: Vec<(Option<usize>, Option<bool>, i64)> = [None, Some(0), Some(1), Some(2)]
        .into_iter()
        .flat_map(|player| [None, Some(true), Some(false)].map(|voll| (player, voll)))
        .flat_map(|(player, voll)| [0, 1, 3, 5].map(|matadors| (player, voll, matadors)))
        .collect();
    let exchanges = [([0, 0, 0], true), ([0, 0, 0], false), ([4, 5, 4], false), ([4, 5, 5], false), ([0, 1, 0], true)];
    for hombre in 0..3 {
        for (told, forced) in Told::all().flat_map(|told| [(told, false), (told, true)]) {
            for (exchanged, no_exchange) in exchanges {
                for (first_five, voll, matadors) in &bets {
                    let (first_five, voll, matadors) = (*first_five, *voll, *matadors);
                    let hand = Hand { hombre, forced, exchanged, no_exchange, told, first_five, voll, matadors };
                    let players = if matadors == 5 { 4 } else { 3 };
                    let mut table = open("lombre", &NAMES[..players], &json!({}));
                    let found = play(&mut table, &hand.document(active(players, 0)));
                    let (mut dealer, mut stakes) = (0, 0);
                    match hand.end() {
                        Some(end) => {
                            assert_eq!(found, Ok(reckon(players, &mut dealer, &mut stakes, &hand, end)), "{hand:?}");
                        }
                        None => assert!(found.is_err(), "{hand:?}: {found:?}"),
                    }
                    assert_eq!(pots(&table), [stakes], "{hand:?}");
                }
            }
        }
    }
}

prop_compose! {
    /// A possible hand. Repuestos, which leave stakes behind, are frequent.
    fn possible_hand()(
        hombre in 0..3_usize,
        forced in any::<bool>(),
        cards in prop::array::uniform3(0..5_i64),
        no_exchange in any::<bool>(),
        told in prop_oneof![
            2 => prop::sample::select(triples(9).collect::<Vec<_>>()).prop_map(Told::Tricks),
            1 => Just(Told::Sacado),
            2 => Just(Told::Repuesto),
            1 => (0..3_usize).prop_map(Told::Codillo),
        ],
        bet in any::<Option<Option<bool>>>(),
        matadors in prop::sample::select(vec![0, 0, 0, 3, 4, 9]),
    ) -> Hand {
        let mut exchanged = cards;
        if no_exchange {
            exchanged[hombre] = 0;
        }
        let told = if told == Told::Codillo(hombre) { Told::Sacado } else { told };
        let mut hand = Hand {
            hombre, forced: forced && hombre == 0, exchanged, no_exchange, told, first_five: None, voll: None, matadors,
        };
        let best = match hand.end() {
            Some(Told::Sacado) => Some(hombre),
            Some(Told::Codillo(winner)) => Some(winner),
            _ => None,
        };
        if let (Some(best), Some(voll)) = (best, bet) {
            let bare = hand.clone();
            hand = Hand { first_five: Some(best), voll, ..hand };
            if hand.end().is_none() {
                hand = bare;
            }
        }
        hand
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn an_evening_agrees_with_the_paper(
        players in 3..=4_usize, hands in prop::collection::vec(possible_hand(), 1..30), amended in 0..30_usize,
    ) {
        let mut table = open("lombre", &NAMES[..players], &json!({}));
        let (mut dealer, mut stakes) = (0, 0);
        let mut documents = Vec::new();
        for hand in &hands {
            let told = hand.document(active(players, dealer));
            let found = play(&mut table, &told);
            documents.push(told);
            let end = hand.end().unwrap();
            prop_assert_eq!(found, Ok(reckon(players, &mut dealer, &mut stakes, hand, end)));
            prop_assert_eq!(pots(&table), vec![stakes]);
            assert_zero_sum(&table);
        }
        order_of_writing_does_not_matter("lombre", players, &json!({}), &documents, amended);
        prop_assert!(!why(&table).is_empty());
        table.close();
        prop_assert_eq!(pots(&table), vec![0]);
        prop_assert_eq!(table.balances().seats().iter().sum::<i64>(), 0);
    }
}
