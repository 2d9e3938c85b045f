//! A second implementation of tresillo, as a careful player keeps score on paper. It is written straight from the rules
//! and compared with the first one hand by hand and evening by evening.

use crate::hombre::{Entered, NAMES, assert_sound_evening, assert_zero_sum, debts, pots};
use crate::prelude::*;

/// A hand by places in the order of play: 0 sits after the dealer.
#[derive(Clone, Debug)]
struct Hand {
    hombre: usize,
    bid: usize,
    entered: Entered,
    estuche: bool,
    primeras: bool,
    bola: Option<bool>,
}

/// Every hand that can be written down, possible or not.
fn every_hand() -> Vec<Hand> {
    let mut hands = Vec::new();
    for (hombre, bid) in (0..3).flat_map(|hombre| (0..3).map(move |bid| (hombre, bid))) {
        for entered in Entered::all() {
            for bola in [None, Some(true), Some(false)] {
                for (estuche, primeras) in [(false, false), (true, false), (false, true), (true, true)] {
                    hands.push(Hand { hombre, bid, entered, estuche, primeras, bola });
                }
            }
        }
    }
    hands
}

impl Hand {
    fn document(&self, active: [usize; 3]) -> Value {
        let name = |place: usize| NAMES[active[place]];
        let bid = ["juego", "vuelta", "solo"][self.bid];
        let mut hand = json!({"hombre": name(self.hombre), "bid": bid});
        self.entered.write(&mut hand, active);
        for (field, is_set) in [("estuche", self.estuche), ("primeras", self.primeras)] {
            if is_set {
                hand[field] = json!(true);
            }
        }
        if let Some(made) = self.bola {
            hand["bola"] = json!(if made { "made" } else { "failed" });
        }
        hand
    }

    /// The outcome; `None` if the hand is impossible.
    fn end(&self) -> Option<Entered> {
        let end = self.entered.end(self.hombre)?;
        if let Entered::Tricks(tricks) = self.entered {
            let mine = tricks[self.hombre];
            let sum: i64 = tricks.iter().sum();
            let right = if self.primeras { sum == 5 && mine == 5 } else { sum == 9 };
            let bola = match self.bola {
                Some(true) => mine == 9,
                Some(false) => (5..=8).contains(&mine),
                None => mine != 9,
            };
            if !right || !bola {
                return None;
            }
        }
        let honours = self.estuche || self.primeras || self.bola.is_some();
        (!(honours && end != Entered::Sacado || self.primeras && self.bola.is_some())).then_some(end)
    }
}

/// The table as a careful player keeps it on paper.
#[derive(Clone, Debug)]
struct Sheet {
    players: usize,
    idle: bool,
    dealer: usize,
    centre: i64,
    plato: i64,
    puesta: bool,
    debts: Vec<(usize, i64)>,
}

impl Sheet {
    fn new(players: usize, idle: bool) -> Self {
        Self { players, idle, dealer: 0, centre: 0, plato: 0, puesta: false, debts: Vec::new() }
    }

    fn active(&self) -> [usize; 3] {
        [1, 2, 3].map(|step| (self.dealer + step) % self.players)
    }

    /// Returns everybody's change in a hand; the hand is `None` if all passed.
    fn play(&mut self, hand: Option<(&Hand, Entered)>) -> Vec<i64> {
        let mut deltas = vec![0; self.players];
        let active = self.active();
        if self.plato == 0 {
            if self.centre == 0 {
                for delta in &mut deltas {
                    *delta -= 5;
                }
                self.centre = 5 * i64::try_from(self.players).unwrap();
            }
            self.centre -= 5;
            self.plato = 5;
        }
        deltas[self.dealer] -= 1;
        self.plato += 1;
        let dealer = self.dealer;
        self.dealer = (self.dealer + 1) % self.players;
        let Some((hand, end)) = hand else { return deltas };

        let hombre = active[hand.hombre];
        let mut opponents: Vec<usize> = active.into_iter().filter(|seat| *seat != hombre).collect();
        if self.players == 4 && !self.idle {
            opponents.push(dealer);
        }
        let highest = self.debts.iter().map(|(_, amount)| *amount).max();
        let amount = highest.map_or(self.plato + 4, |highest| highest + self.plato);
        let mut each = [0, 1, 2][hand.bid];
        if end == Entered::Sacado {
            each += i64::from(hand.estuche)
                + i64::from(hand.primeras)
                + hand.bola.map_or(0, |made| if made { 8 } else { -8 });
            deltas[hombre] += std::mem::take(&mut self.plato);
            self.puesta = false;
            match highest {
                None => each += 1,
                Some(highest) => {
                    let oldest = self.debts.iter().position(|(_, amount)| *amount == highest).unwrap();
                    let (debtor, amount) = self.debts.remove(oldest);
                    deltas[debtor] -= amount;
                    deltas[hombre] += amount;
                }
            }
        } else {
            each = -each;
            if self.puesta || highest.is_some() {
                self.debts.push((hombre, amount));
            } else {
                deltas[hombre] -= amount;
                self.plato += amount;
                self.puesta = true;
            }
            if let Entered::Codillo(winner) = end {
                deltas[hombre] -= amount;
                deltas[active[winner]] += amount;
            }
        }
        for opponent in opponents {
            deltas[opponent] -= each;
            deltas[hombre] += each;
        }
        deltas
    }
}

/// The kinds of table: three players, and four players with a paying or an idle dealer.
fn tables() -> [(usize, bool, Value); 3] {
    [(3, false, json!({})), (4, false, json!({})), (4, true, json!({"sitter": "idle"}))]
}

#[test]
fn every_hand_agrees_with_the_paper() {
    let repuesto =
        |hombre| Hand { hombre, bid: 0, entered: Entered::Repuesto, estuche: false, primeras: false, bola: None };
    for (players, idle, rules) in tables() {
        // Nothing, a puesta, and a debt of each player.
        for before in [&[][..], &[0], &[0, 1, 2, 0]] {
            for hand in every_hand() {
                let (mut table, mut sheet) = (open("tresillo", &NAMES[..players], &rules), Sheet::new(players, idle));
                for hombre in before {
                    let hand = repuesto(*hombre);
                    let found = play(&mut table, &hand.document(sheet.active()));
                    assert_eq!(found, Ok(sheet.play(Some((&hand, Entered::Repuesto)))));
                }
                let found = play(&mut table, &hand.document(sheet.active()));
                match hand.end() {
                    Some(end) => assert_eq!(found, Ok(sheet.play(Some((&hand, end)))), "{hand:?}"),
                    None => assert!(found.is_err(), "{hand:?}: {found:?}"),
                }
                assert_eq!((pots(&table), debts(&table)), (vec![sheet.centre, sheet.plato], sheet.debts), "{hand:?}");
            }
        }
    }
}

/// An evening: the index of its table and its hands, `None` if all passed.
fn evening() -> impl Strategy<Value = (usize, Vec<Option<Hand>>)> {
    let possible: Vec<Hand> = every_hand().into_iter().filter(|hand| hand.end().is_some()).collect();
    // Most possible hands are won, but debts come from lost ones, so those are chosen more often.
    let (won, lost): (Vec<Hand>, Vec<Hand>) =
        possible.into_iter().partition(|hand| hand.end() == Some(Entered::Sacado));
    let hand = prop_oneof![
        1 => Just(None),
        4 => prop::sample::select(won).prop_map(Some),
        6 => prop::sample::select(lost).prop_map(Some),
    ];
    (0..3_usize, prop::collection::vec(hand, 1..40))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn an_evening_agrees_with_the_paper((kind, hands) in evening()) {
        let (players, idle, rules) = tables()[kind].clone();
        let (mut table, mut sheet) = (open("tresillo", &NAMES[..players], &rules), Sheet::new(players, idle));
        let mut documents = Vec::new();
        for hand in &hands {
            let owed = debts(&table);
            let document = hand.as_ref().map(|hand| hand.document(sheet.active()));
            let document = document.unwrap_or_else(|| json!({"result": "passed"}));
            let found = play(&mut table, &document);
            documents.push(document);
            let expected = sheet.play(hand.as_ref().map(|hand| (hand, hand.end().unwrap())));
            prop_assert_eq!(found, Ok(expected));
            prop_assert_eq!(pots(&table), vec![sheet.centre, sheet.plato]);
            prop_assert_eq!(debts(&table), sheet.debts.clone());
            assert_zero_sum(&table);
            // A hand writes at most one debt, at the end of the sheet, or crosses out at most one.
            let now = debts(&table);
            let written = now.len() == owed.len() + 1 && now.starts_with(&owed);
            let crossed_out = (0..owed.len()).any(|place| [&owed[..place], &owed[place + 1..]].concat() == now);
            prop_assert!(now == owed || written || crossed_out, "{:?} became {:?}", owed, now);
            // Each debt is higher than all before it, so two are never equal.
            prop_assert!(now.is_sorted_by(|(_, one), (_, next)| one < next), "{:?}", now);
        }
        assert_sound_evening(table, "tresillo", &rules, &documents);
    }
}
