//! A second implementation of l'ombre, as a careful player keeps score on paper. It is written straight from the rules
//! and compared with the first one hand by hand and evening by evening.

use crate::hombre::{Entered, NAMES, assert_sound_evening, assert_zero_sum, pots};
use crate::prelude::*;

/// A hand by places in the order of play: 0 is the eldest.
#[derive(Clone, Debug)]
struct Hand {
    hombre: usize,
    forced: bool,
    exchanged: [i64; 3],
    no_exchange: bool,
    entered: Entered,
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
        self.entered.write(&mut hand, active);
        for (field, is_set) in [("forced", self.forced), ("no_exchange", self.no_exchange)] {
            hand[field] = json!(is_set);
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
    fn end(&self) -> Option<Entered> {
        let end = self.entered.end(self.hombre)?;
        if let Entered::Tricks(tricks) = self.entered
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
                let count = if let Entered::Tricks(tricks) = self.entered { Some(tricks[player]) } else { None };
                let most = if player == self.hombre { Entered::Sacado } else { Entered::Codillo(player) };
                end == most && count.is_none_or(|count| count >= 5 && self.voll.is_none_or(|made| made == (count == 9)))
            }
        };
        (forced && talon && declared && best && ![1, 2].contains(&self.matadors)).then_some(end)
    }
}

/// Computes everybody's change in a hand, and updates the stakes and the dealer.
fn reckon(players: usize, dealer: &mut usize, stakes: &mut i64, hand: &Hand, end: Entered) -> Vec<i64> {
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
    let won = end == Entered::Sacado;
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
        Entered::Codillo(winner) => {
            deltas[hombre] -= *stakes;
            deltas[active[winner]] += 2 * *stakes;
            *stakes = 0;
        }
        Entered::Sacado => {
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

/// Every hand that can be written down, possible or not.
fn every_hand() -> impl Iterator<Item = Hand> {
    let bets = [None, Some(0), Some(1), Some(2)]
        .into_iter()
        .flat_map(|player| [None, Some(true), Some(false)].map(|voll| (player, voll)))
        .flat_map(|(player, voll)| [0, 1, 3, 9].map(|matadors| (player, voll, matadors)));
    let exchanges = [([0, 0, 0], true), ([0, 0, 0], false), ([4, 5, 4], false), ([4, 5, 5], false), ([0, 1, 0], true)];
    let entered = (0..3).flat_map(|hombre| Entered::all().map(move |entered| (hombre, entered)));
    let cards = [false, true].into_iter().flat_map(move |forced| exchanges.map(|exchange| (forced, exchange)));
    entered.flat_map(move |(hombre, entered)| {
        let bets = bets.clone();
        cards.clone().flat_map(move |(forced, (exchanged, no_exchange))| {
            bets.clone().map(move |(first_five, voll, matadors)| Hand {
                hombre,
                forced,
                exchanged,
                no_exchange,
                entered,
                first_five,
                voll,
                matadors,
            })
        })
    })
}

#[test]
fn every_hand_agrees_with_the_paper() {
    for hand in every_hand() {
        let players = if hand.matadors == 9 { 4 } else { 3 };
        let mut table = open("lombre", &NAMES[..players], &json!({}));
        let found = play(&mut table, &hand.document(active(players, 0)));
        let (mut dealer, mut stakes) = (0, 0);
        match hand.end() {
            Some(end) => assert_eq!(found, Ok(reckon(players, &mut dealer, &mut stakes, &hand, end)), "{hand:?}"),
            None => assert!(found.is_err(), "{hand:?}: {found:?}"),
        }
        assert_eq!(pots(&table), [stakes], "{hand:?}");
    }
}

/// A possible hand with any exchange. Repuestos, which leave stakes behind, are frequent.
fn possible_hand() -> impl Strategy<Value = Hand> {
    let (repuesto, other): (Vec<Hand>, Vec<Hand>) =
        every_hand().filter(|hand| hand.end().is_some()).partition(|hand| hand.end() == Some(Entered::Repuesto));
    let hand = prop_oneof![prop::sample::select(repuesto), prop::sample::select(other)];
    (hand, prop::array::uniform3(0..5_i64)).prop_map(|(hand, mut exchanged)| {
        if hand.no_exchange {
            exchanged[hand.hombre] = 0;
        }
        Hand { exchanged, ..hand }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn an_evening_agrees_with_the_paper(
        players in 3..=4_usize, hands in prop::collection::vec(possible_hand(), 1..30),
    ) {
        let mut table = open("lombre", &NAMES[..players], &json!({}));
        let (mut dealer, mut stakes) = (0, 0);
        let mut documents = Vec::new();
        for hand in &hands {
            let document = hand.document(active(players, dealer));
            let found = play(&mut table, &document);
            documents.push(document);
            let end = hand.end().unwrap();
            prop_assert_eq!(found, Ok(reckon(players, &mut dealer, &mut stakes, hand, end)));
            prop_assert_eq!(pots(&table), vec![stakes]);
            assert_zero_sum(&table);
        }
        assert_sound_evening(table, "lombre", &json!({}), &documents);
    }
}
