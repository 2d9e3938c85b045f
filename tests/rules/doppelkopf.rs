//! Every result of doppelkopf with every pair of calls, compared with a computation written from the rules alone.

use crate::prelude::*;

const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// The points at which something changes, and their neighbours.
const POINTS: [i64; 25] =
    [0, 2, 29, 30, 31, 59, 60, 61, 89, 90, 91, 119, 120, 121, 149, 150, 151, 179, 180, 181, 209, 210, 211, 238, 240];

const CALLS: [Option<&str>; 5] = [Some("no_90"), Some("no_60"), Some("no_30"), Some("black"), None];

/// The fewest points with which a side wins, or -1 if one trick is enough, or 241 if it needs them all.
fn needed(own: Option<&str>, other: Option<&str>, is_re: bool) -> i64 {
    match (own, other) {
        (Some("no_90"), _) => 151,
        (Some("no_60"), _) => 181,
        (Some("no_30"), _) => 211,
        (Some("black"), _) => 241,
        (_, Some("no_90")) => 90,
        (_, Some("no_60")) => 60,
        (_, Some("no_30")) => 30,
        (_, Some("black")) => -1,
        (None, Some(_)) if is_re => 120,
        (Some(_), None) if !is_re => 121,
        _ => {
            if is_re {
                121
            } else {
                120
            }
        }
    }
}

/// How many limits a call denies the other side.
fn denied(call: Option<&str>) -> i64 {
    match call {
        Some("no_90") => 1,
        Some("no_60") => 2,
        Some("no_30") => 3,
        Some("black") => 4,
        _ => 0,
    }
}

/// What each of Re gets in a normal game, or a soloist from each of the others.
fn value(re: i64, calls: [Option<&str>; 2], is_solo: bool) -> i64 {
    let points = [re, 240 - re];
    let has_won = |side: usize| match needed(calls[side], calls[1 - side], side == 0) {
        241 => points[side] == 240,
        -1 => points[side] > 0,
        needed => points[side] >= needed,
    };
    let sign = |side: usize| if side == 0 { 1 } else { -1 };
    let winner = (0..2).find(|side| has_won(*side));
    let mut value = 0;
    if let Some(winner) = winner {
        let called = calls.iter().flatten().count();
        value += sign(winner) * (1 + 2 * i64::try_from(called).unwrap() + denied(calls[0]) + denied(calls[1]));
        // Against the queens of clubs.
        value -= i64::from(winner == 1 && !is_solo);
    }
    for (under, points) in points.into_iter().enumerate() {
        let limits = [90, 60, 30, 1].into_iter().filter(|limit| points < *limit && winner != Some(under));
        value += sign(1 - under) * i64::try_from(limits.count()).unwrap();
    }
    for side in 0..2 {
        let reached = [120, 90, 60, 30].into_iter().zip(1..);
        let against = reached.filter(|(limit, call)| denied(calls[1 - side]) >= *call && points[side] >= *limit);
        value += sign(side) * i64::try_from(against.count()).unwrap();
    }
    value
}

#[test]
fn every_result_with_every_pair_of_calls() {
    let with = |alone: &'static str| CALLS.into_iter().chain([Some(alone)]).collect::<Vec<_>>();
    for points in POINTS {
        for re in with("re") {
            for contra in with("contra") {
                // Without a card point, these sides have no trick.
                let no_tricks = match points {
                    0 => json!("re"),
                    240 => json!("contra"),
                    _ => Value::Null,
                };
                let mut hand = json!({"re": ["Ana", "Chloé"], "points": points});
                let answers = [("re_call", re.into()), ("contra_call", contra.into()), ("no_tricks", no_tricks)];
                for (name, answer) in answers.into_iter().filter(|(_, answer)| !answer.is_null()) {
                    hand[name] = answer;
                }
                let [value, solo] = [false, true].map(|is_solo| value(points, [re, contra], is_solo));
                let mut table = open("doppelkopf", &NAMES, &json!({}));
                assert_eq!(play(&mut table, &hand), Ok(vec![value, -value, value, -value]), "{hand}");
                hand["re"] = json!(["Ana"]);
                let mut table = open("doppelkopf", &NAMES, &json!({}));
                assert_eq!(play(&mut table, &hand), Ok(vec![3 * solo, -solo, -solo, -solo]), "{hand}");
            }
        }
    }
}

/// A compulsory solo leaves the deal where it is, and the next hand moves it on.
#[test]
fn the_same_dealer_deals_again_after_a_compulsory_solo() {
    let mut table = open("doppelkopf", &["Ana", "Bo", "Chloé", "Dag", "Eva"], &json!({"compulsory_solos": 1}));
    let solo = |of: &str| json!({"re": [of], "points": 130, "compulsory": true});
    play(&mut table, &solo("Bo")).unwrap();
    assert_eq!(table.deal().dealer, Seat(0));
    play(&mut table, &solo("Chloé")).unwrap();
    play(&mut table, &json!({"re": ["Bo", "Eva"], "points": 130})).unwrap();
    assert_eq!(table.deal().dealer, Seat(1));
}

#[test]
fn only_a_table_with_compulsory_solos_carries_who_owes_one() {
    for (solos, owed) in [(0, None), (1, Some(1))] {
        let table = open("doppelkopf", &["Ana", "Bo", "Chloé", "Dag"], &json!({"compulsory_solos": solos}));
        let carried =
            table.position().carried().map(|carried| serde_json::from_str::<Value>(&carried.to_json()).unwrap());
        assert_eq!(carried.map(|carried| carried["owed"]["Ana"].clone()), owed.map(Value::from), "{solos}");
    }
}
