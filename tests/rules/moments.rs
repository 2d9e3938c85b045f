//! The memorable moments of a finished game.

use tanto::session::{Moment, MomentKind};

use crate::prelude::*;

/// The moments of a game, such as "biggest Ana 3 +198". A comeback includes the total at which it began.
fn moments(game: &str, names: &[&str], hands: &[Value]) -> Vec<String> {
    let mut replay = open(game, names, &json!({}));
    for hand in hands {
        scored(&mut replay, &node(hand)).unwrap();
    }
    let line = |Moment { kind, party, hand, amount }: Moment| {
        let name = replay.seats().party_name(party);
        match kind {
            MomentKind::Biggest => format!("biggest {name} {hand} {amount:+}"),
            MomentKind::Comeback { is_won, low } => format!("comeback {name} {hand} {amount:+} from {low}, {is_won}"),
            MomentKind::Boldest => format!("boldest {name} {hand} {amount:+}"),
            MomentKind::Said => format!("said {name} {hand} {amount:+}"),
        }
    };
    let has_note = |number: u32| hands[number as usize - 1].get("note").is_some();
    replay.moments(has_note).into_iter().map(line).collect()
}

/// A hand of tarot with two bouts.
fn tarot(taker: &str, bid: &str, points: u8) -> Value {
    json!({ "taker": taker, "bid": bid, "bouts": 2, "points": points.to_string() })
}

const FOUR: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

#[test]
fn moments_of_a_game_of_contracts() {
    type Case<'a> = (&'a [(&'a str, &'a str, u8)], &'a [&'a str]);
    let table: [Case; 8] = [
        (&[], &[]),
        // A single hand is not the biggest, and a lost contract is not bold.
        (&[("Ana", "garde", 31)], &[]),
        // Ana is last after the first hand and ends first. The lowest contract is never the boldest.
        (
            &[("Ana", "petite", 39), ("Bo", "petite", 43), ("Ana", "petite", 71)],
            &["biggest Ana 3 +165", "comeback Ana 2 +165 from -108, true"],
        ),
        // Among equal contracts, the boldest is another player's, though it scored less.
        (
            &[("Ana", "petite", 86), ("Ana", "garde", 45), ("Bo", "garde", 41)],
            &["biggest Ana 1 +210", "boldest Bo 3 +150"],
        ),
        // The boldest contract is included even if the same player has the biggest hand.
        (
            &[("Bo", "petite", 86), ("Bo", "garde", 45), ("Ana", "petite", 41)],
            &["biggest Bo 1 +210", "boldest Bo 2 +174"],
        ),
        // The biggest hand is not used for another moment, and a lesser contract was not the boldest.
        (&[("Ana", "garde_contre", 51), ("Bo", "garde_sans", 41)], &["biggest Ana 1 +630"]),
        // Bo rises from last place, but not to first.
        (
            &[("Bo", "garde", 31), ("Ana", "garde", 61), ("Chloé", "garde", 31), ("Bo", "petite", 51)],
            &["biggest Ana 2 +270", "comeback Bo 1 +85 from -210, false"],
        ),
        // The biggest hand can be a loss.
        (&[("Dag", "garde", 9), ("Ana", "petite", 41)], &["biggest Dag 1 -342"]),
    ];
    for (hands, expected) in table {
        let hands: Vec<Value> = hands.iter().map(|(taker, bid, points)| tarot(taker, bid, *points)).collect();
        assert_eq!(moments("tarot", &FOUR, &hands), expected, "{hands:?}");
    }
}

#[test]
fn a_doubled_contract_is_bolder_than_a_plain_one_and_less_bold_than_a_higher_one() {
    let hand = |declarer: &str, level: u8, strain: &str, doubled: &str, tricks: u8| {
        let doubled = if doubled.is_empty() { json!({}) } else { json!({ "doubled": doubled }) };
        let mut hand = json!({ "declarer": declarer, "level": level, "strain": strain, "tricks": tricks });
        hand.as_object_mut().unwrap().extend(doubled.as_object().unwrap().clone());
        hand
    };
    let (four, five) = (hand("Ana", 4, "spades", "", 10), hand("Chloé", 5, "clubs", "", 11));
    let (doubled, lost) = (hand("Bo", 4, "spades", "doubled", 10), hand("Ana", 7, "no_trumps", "redoubled", 5));
    let boldest =
        |hands: &[Value]| moments("bridge", &FOUR, hands).into_iter().find(|line| line.starts_with("boldest"));
    assert_eq!(boldest(&[four, doubled.clone(), lost.clone()]).unwrap(), "boldest Bo & Dag 2 +290");
    assert!(boldest(&[doubled, five, lost]).unwrap().starts_with("boldest Ana & Chloé 2"));
}

#[test]
fn games_that_are_not_zero_sum_have_no_comeback() {
    let loser = |name: &str| json!({ "loser": name });
    assert_eq!(moments("burro", &["Ana", "Bo"], &[loser("Bo"), loser("Ana"), loser("Bo")]), [""; 0]);
    let scores = |ana: i64, bo: i64| json!({ "scores": { "Ana": ana.to_string(), "Bo": bo.to_string() } });
    let sheet = moments("free", &["Ana", "Bo"], &[scores(5, 20), scores(30, 1)]);
    assert!(sheet.iter().all(|moment| !moment.contains("comeback")), "{sheet:?}");
}

#[test]
fn a_hand_with_a_note_is_a_moment_once() {
    let noted = |mut hand: Value, note: &str| {
        hand["note"] = json!(note);
        hand
    };
    let (big, small) = (tarot("Ana", "garde", 71), tarot("Bo", "petite", 41));
    let penalty = json!({ "result": "adjusted", "amounts": { "Ana": "-900", "Bo": "900" }, "note": "revoked" });
    let table: [(&[Value], &[&str]); 4] = [
        (&[big.clone(), noted(small.clone(), "no trumps")], &["biggest Ana 1 +330", "said Bo 2 +75"]),
        // The biggest hand shows its own note.
        (&[noted(big.clone(), "all of them"), small.clone()], &["biggest Ana 1 +330"]),
        // Of several notes the one about the larger hand, of equal ones the last. An adjustment has a reason, not a story.
        (
            &[big.clone(), noted(small.clone(), "one"), noted(small.clone(), "two"), penalty],
            &["biggest Ana 1 +330", "said Bo 3 +75"],
        ),
        (&[big, small], &["biggest Ana 1 +330"]),
    ];
    for (hands, expected) in table {
        let mut found = moments("tarot", &FOUR, hands);
        found.retain(|moment| !moment.starts_with("comeback"));
        assert_eq!(found, expected, "{hands:?}");
    }
}
