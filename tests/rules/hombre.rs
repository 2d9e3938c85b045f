//! Helpers for the tests of tresillo and l'ombre: hands as lines of a score sheet, the ways to enter tricks, and
//! properties of every table.

use serde_json::Map;
use tanto::games::{Debt, Field};
use tanto::ledger::Account;

use crate::cases::score;
use crate::forms::flat;
use crate::prelude::*;

/// The players of every table in these tests: the first three or all four.
pub const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// The hand of a line like `Bo juego 4-4-1 estuche bola=made` or `Bo 4-4-1 exchanged=5-0-2 codillo=Ana`: the hombre, a
/// bid, the tricks of Ana, Bo and Chloé or the name of the outcome, and any other fields.
pub fn line(text: &str) -> Value {
    if text == "passed" {
        return json!({"result": "passed"});
    }
    let mut hand = Map::new();
    for (at, word) in text.split_whitespace().enumerate() {
        let (name, value) = match word.split_once('=') {
            Some((name, value)) if value.contains('-') => (name, by_player(value)),
            Some((name, value)) => (name, value.parse::<i64>().map_or_else(|_| json!(value), |count| json!(count))),
            None if at == 0 => ("hombre", json!(word)),
            None if word.contains('-') => ("tricks", by_player(word)),
            None if ["juego", "vuelta", "solo"].contains(&word) => ("bid", json!(word)),
            None if ["sacado", "repuesto", "codillo"].contains(&word) => ("outcome", json!(word)),
            None => (word, json!(true)),
        };
        hand.insert(name.to_owned(), value);
    }
    Value::Object(hand)
}

fn by_player(counts: &str) -> Value {
    let counts = counts.split('-').map(|count| count.parse::<i64>().unwrap());
    Value::Object(NAMES.iter().map(|name| (*name).to_owned()).zip(counts.map(Value::from)).collect())
}

/// A table after the hands of these lines.
pub fn after(game: &str, players: usize, lines: &[&str]) -> Replay {
    let mut table = open(game, &NAMES[..players], &json!({}));
    for text in lines {
        play(&mut table, &line(text)).unwrap();
    }
    table
}

/// The amounts of the pots, in the game's order.
pub fn pots(table: &Replay) -> Vec<i64> {
    table.balances().pots().iter().map(|(_, amount)| *amount).collect()
}

/// The open debts as numbers.
pub fn debts(table: &Replay) -> Vec<(usize, i64)> {
    table.debts().iter().map(|Debt { player, amount }| (player.index(), *amount)).collect()
}

/// The tricks or outcome of a hand, by places in the order of play: 0 sits after the dealer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Entered {
    /// Each player's tricks.
    Tricks([i64; 3]),
    /// Only the name of the outcome.
    Sacado,
    /// The same.
    Repuesto,
    /// The same, with the winner.
    Codillo(usize),
}

impl Entered {
    /// Every way to enter it, some with too few tricks.
    pub fn all() -> impl Iterator<Item = Self> {
        let ends = [Self::Sacado, Self::Repuesto, Self::Codillo(0), Self::Codillo(1), Self::Codillo(2)];
        [5, 8, 9].into_iter().flat_map(triples).map(Self::Tricks).chain(ends)
    }

    /// Writes it into a hand.
    pub fn write(self, hand: &mut Value, active: [usize; 3]) {
        let name = |place: usize| NAMES[active[place]];
        match self {
            Self::Tricks([a, b, c]) => hand["tricks"] = json!({name(0): a, name(1): b, name(2): c}),
            Self::Sacado => hand["outcome"] = json!("sacado"),
            Self::Repuesto => hand["outcome"] = json!("repuesto"),
            Self::Codillo(winner) => {
                hand["outcome"] = json!("codillo");
                hand["codillo"] = json!(name(winner));
            }
        }
    }

    /// The outcome by name; `None` if the hombre is entered as the winner of a codillo.
    pub fn end(self, hombre: usize) -> Option<Self> {
        let Self::Tricks(tricks) = self else {
            return (self != Self::Codillo(hombre)).then_some(self);
        };
        let [mine, one, other] = [0, 1, 2].map(|step| tricks[(hombre + step) % 3]);
        Some(if mine > one && mine > other {
            Self::Sacado
        } else if one > mine && one > other {
            Self::Codillo((hombre + 1) % 3)
        } else if other > mine && other > one {
            Self::Codillo((hombre + 2) % 3)
        } else {
            Self::Repuesto
        })
    }
}

/// All ways to divide tricks among three players.
pub fn triples(sum: i64) -> impl Iterator<Item = [i64; 3]> {
    (0..=sum).flat_map(move |a| (0..=sum - a).map(move |b| [a, b, sum - a - b]))
}

/// Asserts that players and pots sum to zero.
pub fn assert_zero_sum(table: &Replay) {
    let sum = table.balances().parties().iter().sum::<i64>() + pots(table).iter().sum::<i64>();
    assert_eq!(sum, 0, "{:?}", table.balances());
}

/// Asserts that an evening can be explained, that closing the table leaves nothing in the pots, and that the result stays
/// the same when the list of players starts with another one, in the same order of play.
pub fn assert_sound_evening(mut table: Replay, game: &str, rules: &Value, hands: &[Value]) {
    assert!(!why(&table).is_empty());
    let names = table.seats().names().to_vec();
    table.close();
    assert!(pots(&table).iter().all(|amount| *amount == 0), "{:?}", pots(&table));
    assert_zero_sum(&table);
    let turned = [&names[1..], &names[..1]].concat();
    let [hands, turned] = [names, turned].map(|names| {
        let document = json!({"format": "tanto/1", "game": game, "players": names, "first_dealer": NAMES[0],
            "rules": rules, "hands": hands});
        score(&document).unwrap()["hands"].as_array().unwrap().clone()
    });
    for (one, other) in hands.iter().zip(turned) {
        assert_eq!((&one["deltas"], &one["pots"]), (&other["deltas"], &other["pots"]));
    }
}

/// Every answer that a form offers is understood by itself, even if it is not a whole hand.
#[test]
fn every_answer_is_understood() {
    let (puesta, debt) = (["Bo juego 4-4-1"], ["Bo juego 4-4-1", "Bo juego 3-3-3"]);
    let tables: [(&str, usize, &[&str]); 7] = [
        ("lombre", 3, &[]),
        ("lombre", 3, &["Bo 4-4-1 forced"]),
        ("lombre", 4, &[]),
        ("tresillo", 3, &[]),
        ("tresillo", 3, &puesta),
        ("tresillo", 3, &debt),
        ("tresillo", 4, &[]),
    ];
    for (game, players, before) in tables {
        let table = after(game, players, before);
        for (name, value) in answers(&table.position().hand_form(&table.deal())) {
            if let Err(errors) = from_form(&table, &format!("{name}={value}")) {
                let (field, id) = first(&errors);
                assert!(["field-missing", "hombre-error-tricks-each"].contains(&id), "{name}={value}: {field}: {id}");
            }
        }
    }
}

/// The names and values of the answers that a form offers.
fn answers(fields: &[Field]) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for field in flat(fields) {
        match field {
            Field::Matrix { name, rows, .. } => {
                found.extend(rows.iter().flat_map(|row| &row.values).map(|value| (name.clone(), value.clone())));
            }
            Field::Choice { name, options, .. } => {
                found.extend(options.iter().map(|option| (name.clone(), option.value.clone())));
            }
            Field::Numbers(numbers) => {
                found.extend(numbers.cells.iter().map(|cell| (cell.name.clone(), "3".to_owned())));
            }
            Field::Toggles { options, .. } => {
                found.extend(options.iter().map(|option| (option.name.clone(), option.value.clone())));
            }
            _ => {}
        }
    }
    found
}

#[test]
fn amounts_paid_at_the_deal_do_not_move_again() {
    // The hands before, the hand, and the payments that still move when it is over.
    type Case<'a> = (&'a str, &'a [&'a str], &'a str, &'a [&'a str]);
    let cases: [Case; 7] = [
        ("lombre", &[], "Bo 2-5-2", &["stakes Bo 15", "Chloé Bo 1", "Ana Bo 1"]),
        ("lombre", &[], "Bo 4-4-1", &["Bo stakes 15"]),
        // After the stakes are won, everybody puts in 5 again. Chloé's pass and Ana's two cards are paid in the hand.
        ("lombre", &["Bo 2-5-2"], "Ana 3-3-3 exchanged=2-0-0", &["Chloé stakes 1", "Ana stakes 20"]),
        ("tresillo", &[], "passed", &[]),
        ("tresillo", &[], "Bo juego sacado", &["plato Bo 6", "Chloé Bo 1", "Ana Bo 1"]),
        ("tresillo", &["passed"], "Bo juego sacado", &["plato Bo 7", "Chloé Bo 1", "Ana Bo 1"]),
        ("tresillo", &["passed"], "Bo juego repuesto", &["Bo plato 11"]),
    ];
    for (game, before, hand, expected) in cases {
        let mut table = after(game, 3, before);
        play(&mut table, &line(hand)).unwrap();
        let name = |account| match account {
            Account::Seat(seat) => table.seats().name(seat).to_owned(),
            Account::Pot(pot) => pot.id.to_owned(),
            Account::Book => "book".to_owned(),
        };
        let moves = table.last_outcome().still_to_move().netted();
        let mut moves: Vec<String> =
            moves.iter().map(|one| format!("{} {} {}", name(one.from()), name(one.to()), one.amount())).collect();
        let mut expected: Vec<String> = expected.iter().map(|line| (*line).to_owned()).collect();
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected, "{game}: {hand} after {before:?}");
    }
}
