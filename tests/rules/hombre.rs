//! Helpers for the tests of tresillo and l'ombre: hands as lines of a score sheet, the ways to enter tricks, and
//! properties of every table.

use serde_json::{Map, Value, json};
use tanto::games::form::Field;
use tanto::games::game::Debt;
use tanto::ledger::Account;
use tanto::session::{Replay, Session, result};
use tanto::words::{Language, Words};

use crate::table::{node, open, play, play_form};

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
pub enum Told {
    /// Each player's tricks.
    Tricks([i64; 3]),
    /// Only the name of the outcome.
    Sacado,
    /// The same.
    Repuesto,
    /// The same, with the winner.
    Codillo(usize),
}

impl Told {
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
    let sum = table.balances().seats().iter().sum::<i64>() + pots(table).iter().sum::<i64>();
    assert_eq!(sum, 0, "{:?}", table.balances());
}

/// A session document with these hands.
pub fn document(game: &str, players: &[&str], rules: &Value, hands: &[Value]) -> Value {
    json!({"format": "tanto/1", "game": game, "players": players, "first_dealer": NAMES[0], "rules": rules, "hands": hands})
}

/// The result of a document as `tanto score` prints it.
pub fn score(document: &Value) -> Value {
    let (replay, result) = result::result(&Session::read(node(document)).unwrap(), Words::new(Language::En)).unwrap();
    assert!(replay.stopped().is_none(), "{:?}", replay.stopped());
    serde_json::to_value(result).unwrap()
}

/// Asserts that the result stays the same when the list of players starts with another one, in the same order of play, and
/// when a hand is amended to another one and back.
pub fn order_of_writing_does_not_matter(game: &str, players: usize, rules: &Value, hands: &[Value], amended: usize) {
    let names = &NAMES[..players];
    let fresh = score(&document(game, names, rules, hands));
    let mut turned = names.to_vec();
    turned.rotate_left(1);
    let turned = score(&document(game, &turned, rules, hands));
    for (one, other) in fresh["hands"].as_array().unwrap().iter().zip(turned["hands"].as_array().unwrap()) {
        assert_eq!((&one["deltas"], &one["pots"]), (&other["deltas"], &other["pots"]));
    }
    let written = document(game, names, rules, hands);
    let mut session = Session::read(node(&written)).unwrap();
    if let Some(hand) = session.hands.get_mut(amended) {
        let right = std::mem::replace(hand, node(&hands[0]));
        let _wrong = session.replay().unwrap();
        session.hands[amended] = right;
    }
    let (_, mended) = result::result(&session, Words::new(Language::En)).unwrap();
    assert_eq!(serde_json::to_value(mended).unwrap(), fresh);
}

/// Asserts that every answer the form offers is understood by itself, even if it is not a whole hand.
pub fn assert_answers_are_understood(table: &mut Replay) {
    let mut offered = Vec::new();
    answers(&table.position().hand_form(&table.deal()), &mut offered);
    for (name, value) in offered {
        if let Err((field, id)) = play_form(table, &[(&name, &value)]) {
            assert!(["field-missing", "hombre-error-tricks-each"].contains(&id), "{name}={value}: {field}: {id}");
        }
    }
}

fn answers(fields: &[Field], found: &mut Vec<(String, String)>) {
    for field in fields {
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
            Field::Extras { fields, .. } => answers(fields, found),
            Field::When { field, .. } => answers(std::slice::from_ref(field), found),
            Field::Line { .. } | Field::Notes(_) | Field::Order { .. } => {}
        }
    }
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
        let moves = table.hands().last().unwrap().still_to_move().netted();
        let mut moves: Vec<String> =
            moves.iter().map(|one| format!("{} {} {}", name(one.from()), name(one.to()), one.amount())).collect();
        let mut expected: Vec<String> = expected.iter().map(|line| (*line).to_owned()).collect();
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected, "{game}: {hand} after {before:?}");
    }
}
