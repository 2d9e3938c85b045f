//! Random hands of several games, most of them valid.

use serde_json::{Value, json};

/// A generator of random numbers, which are the same for the same seed.
pub struct Rng(u64);

impl Rng {
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

    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> &'a T {
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
pub fn hand(rng: &mut Rng, game: &str, names: &[String]) -> Value {
    match game {
        "tarot" => tarot(rng, names),
        "solo_whist" => solo(rng, names),
        "tresillo" | "lombre" => hombre(rng, game, names),
        "burro" | "vriddiot" => json!({"loser": rng.pick(names)}),
        "vidrasso" => json!({"points": {rng.pick(names): 1 + rng.below(179)}}),
        "bassadewitz" => bassadewitz(rng, names),
        "casita_robada" => casita(rng, names),
        _ => {
            let score = ["12", "-3.5", "0", "40", "-7"];
            json!({"scores": {&names[0]: rng.pick(&score), &names[names.len() - 1]: rng.pick(&score)}})
        }
    }
}

fn tarot(rng: &mut Rng, names: &[String]) -> Value {
    if rng.below(8) == 0 {
        return json!({"result": *rng.pick(&["passed", "petit_sec"])});
    }
    let taker = rng.pick(names).clone();
    let bid = *rng.pick(&["petite", "garde", "garde_sans", "garde_contre"]);
    let mut hand =
        json!({"taker": taker, "bid": bid, "bouts": rng.below(4), "points": (20 + rng.below(50)).to_string()});
    if names.len() == 5 {
        hand["partner"] = json!(rng.pick(names));
        if rng.below(2) == 0 {
            hand["points"] = json!("44.5");
        }
    }
    if rng.below(4) == 0 {
        hand["petit_au_bout"] = json!(*rng.pick(&["attack", "defence"]));
    }
    match rng.below(6) {
        0 => hand["poignees"] = json!([{"size": "single", "player": rng.pick(names)}]),
        1 => hand["poignees"] = json!([{"size": "single"}]),
        _ => {}
    }
    hand
}

fn solo(rng: &mut Rng, names: &[String]) -> Value {
    const BIDS: [&str; 7] = ["prop_cop", "solo", "misere", "abondance", "royal_abondance", "open_misere", "slam"];
    let bid = *rng.pick(&BIDS);
    let mut hand = json!({"bid": bid, "soloist": rng.pick(names), "tricks": rng.below(14)});
    match bid {
        "prop_cop" => hand["partner"] = json!(rng.pick(names)),
        "misere" | "open_misere" => hand["tricks"] = json!(rng.below(2)),
        _ => {}
    }
    hand
}

fn hombre(rng: &mut Rng, game: &str, names: &[String]) -> Value {
    let mut hand = json!({"hombre": rng.pick(names)});
    if game == "tresillo" {
        hand["bid"] = json!(*rng.pick(&["juego", "vuelta", "solo"]));
    }
    if names.len() == 3 && rng.below(2) == 0 {
        let [first, second, third] = *rng.pick(&[[5, 2, 2], [4, 4, 1], [4, 5, 0], [3, 3, 3], [2, 3, 4]]);
        hand["tricks"] = json!({&names[0]: first, &names[1]: second, &names[2]: third});
        return hand;
    }
    hand["outcome"] = json!(*rng.pick(&["sacado", "repuesto", "codillo"]));
    if hand["outcome"] == "codillo" {
        hand["codillo"] = json!(rng.pick(names));
    }
    hand
}

fn bassadewitz(rng: &mut Rng, names: &[String]) -> Value {
    if rng.below(4) == 0 {
        return json!({"all_tricks": rng.pick(names)});
    }
    let shares = *rng.pick(&[[50, 40, 20, 10], [10, 60, 48, 2], [30, 30, 30, 30], [0, 0, 118, 2], [0, 20, 100, 0]]);
    let points = names.iter().cloned().zip(shares.map(Value::from)).collect();
    json!({"points": Value::Object(points)})
}

fn casita(rng: &mut Rng, names: &[String]) -> Value {
    let first = rng.below(41);
    let mut cards = json!({&names[0]: first, &names[1]: 40 - first});
    for name in &names[2..] {
        cards[name] = json!(0);
    }
    json!({"cards": cards})
}
