//! Random hands of several games, most of them valid.

use serde_json::{Value, json};

/// A generator of random numbers, which are the same for the same seed.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number from 0 to `most - 1`.
    pub fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from((self.0 >> 33) % u64::try_from(most).unwrap()).unwrap()
    }

    pub fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// A game and its least and greatest number of players.
pub struct Game {
    pub id: &'static str,
    pub least: usize,
    pub most: usize,
}

pub const GAMES: &[Game] = &[
    Game { id: "tarot", least: 3, most: 5 },
    Game { id: "tarot", least: 4, most: 4 },
    Game { id: "solo_whist", least: 4, most: 4 },
    Game { id: "tresillo", least: 3, most: 4 },
    Game { id: "lombre", least: 3, most: 3 },
    Game { id: "burro", least: 2, most: 4 },
    Game { id: "vidrasso", least: 2, most: 2 },
    Game { id: "bassadewitz", least: 4, most: 4 },
    Game { id: "vriddiot", least: 3, most: 5 },
    Game { id: "casita_robada", least: 2, most: 3 },
    Game { id: "free", least: 2, most: 4 },
];

/// A hand of a game with these players.
pub fn hand(chance: &mut Chance, game: &str, names: &[String]) -> Value {
    match game {
        "tarot" => tarot(chance, names),
        "solo_whist" => solo(chance, names),
        "tresillo" | "lombre" => hombre(chance, game, names),
        "burro" | "vriddiot" => json!({"loser": chance.of(names)}),
        "vidrasso" => json!({"points": {chance.of(names): 1 + chance.below(179)}}),
        "bassadewitz" => bassadewitz(chance, names),
        "casita_robada" => casita(chance, names),
        _ => {
            let score = ["12", "-3.5", "0", "40", "-7"];
            json!({"scores": {&names[0]: chance.of(&score), &names[names.len() - 1]: chance.of(&score)}})
        }
    }
}

fn tarot(chance: &mut Chance, names: &[String]) -> Value {
    if chance.below(8) == 0 {
        return json!({"result": *chance.of(&["passed", "petit_sec"])});
    }
    let taker = chance.of(names).clone();
    let bid = *chance.of(&["petite", "garde", "garde_sans", "garde_contre"]);
    let mut hand =
        json!({"taker": taker, "bid": bid, "bouts": chance.below(4), "points": (20 + chance.below(50)).to_string()});
    if names.len() == 5 {
        hand["partner"] = json!(chance.of(names));
        if chance.below(2) == 0 {
            hand["points"] = json!("44.5");
        }
    }
    if chance.below(4) == 0 {
        hand["petit_au_bout"] = json!(*chance.of(&["attack", "defence"]));
    }
    match chance.below(6) {
        0 => hand["poignees"] = json!([{"size": "single", "player": chance.of(names)}]),
        1 => hand["poignees"] = json!([{"size": "single"}]),
        _ => {}
    }
    hand
}

fn solo(chance: &mut Chance, names: &[String]) -> Value {
    const BIDS: [&str; 7] = ["prop_cop", "solo", "misere", "abondance", "royal_abondance", "open_misere", "slam"];
    let bid = *chance.of(&BIDS);
    let mut hand = json!({"bid": bid, "soloist": chance.of(names), "tricks": chance.below(14)});
    match bid {
        "prop_cop" => hand["partner"] = json!(chance.of(names)),
        "misere" | "open_misere" => hand["tricks"] = json!(chance.below(2)),
        _ => {}
    }
    hand
}

fn hombre(chance: &mut Chance, game: &str, names: &[String]) -> Value {
    let mut hand = json!({"hombre": chance.of(names)});
    if game == "tresillo" {
        hand["bid"] = json!(*chance.of(&["juego", "vuelta", "solo"]));
    }
    if names.len() == 3 && chance.below(2) == 0 {
        let [first, second, third] = *chance.of(&[[5, 2, 2], [4, 4, 1], [4, 5, 0], [3, 3, 3], [2, 3, 4]]);
        hand["tricks"] = json!({&names[0]: first, &names[1]: second, &names[2]: third});
        return hand;
    }
    hand["outcome"] = json!(*chance.of(&["sacado", "repuesto", "codillo"]));
    if hand["outcome"] == "codillo" {
        hand["codillo"] = json!(chance.of(names));
    }
    hand
}

fn bassadewitz(chance: &mut Chance, names: &[String]) -> Value {
    if chance.below(4) == 0 {
        return json!({"all_tricks": chance.of(names)});
    }
    let shares = *chance.of(&[[50, 40, 20, 10], [10, 60, 48, 2], [30, 30, 30, 30], [0, 0, 118, 2], [0, 20, 100, 0]]);
    let points = names.iter().cloned().zip(shares.map(Value::from)).collect();
    json!({"points": Value::Object(points)})
}

fn casita(chance: &mut Chance, names: &[String]) -> Value {
    let first = chance.below(41);
    let mut cards = json!({&names[0]: first, &names[1]: 40 - first});
    for name in &names[2..] {
        cards[name] = json!(0);
    }
    json!({"cards": cards})
}
