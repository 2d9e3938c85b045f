//! Sueca: every number of points after every number of draws, and games that decide a table.

use tanto::games::Field;

use crate::forms::flat;
use crate::prelude::*;

const NAMES: [&str; 4] = ["Ana", "Bruno", "Carla", "Duarte"];

/// What a number of points of a side's is worth by itself.
fn single(points: i64) -> i64 {
    match points {
        0..=60 => 0,
        61..=90 => 1,
        _ => 2,
    }
}

#[test]
fn every_number_of_points_is_worth_what_the_draws_before_it_make_of_it() {
    for (rule, raised) in [
        ("void", (|worth, _| worth) as fn(i64, u32) -> i64),
        ("double", |worth, draws| worth << draws),
        ("plus_one", |worth, draws| worth + i64::from(draws)),
    ] {
        for draws in 0..4 {
            for points in (0..=120).filter(|points| ![1, 119].contains(points)) {
                let mut table = open("sueca", &NAMES, &json!({"draw": rule, "target": 100}));
                for _ in 0..draws {
                    scored(&mut table, &node(&json!({"points": {"Ana": 60}}))).unwrap();
                }
                scored(&mut table, &node(&json!({"points": {"Duarte": points}}))).unwrap();
                let worth =
                    |points| Some(single(points)).filter(|worth| *worth > 0).map_or(0, |worth| raised(worth, draws));
                assert_eq!(table.balances().parties(), [worth(120 - points), worth(points)], "{rule} {draws} {points}");
                let waits = table.position().carried().map(|carried| carried.to_json());
                let draws = if points == 60 { draws + 1 } else { 0 };
                assert_eq!(waits, (rule != "void").then(|| format!("{{\"draws\":{draws}}}")));
            }
        }
    }
}

#[test]
fn tiles_say_what_a_win_needs_and_counts() {
    let wins = |single, double, every| [single, double, every, single, double, every].map(str::to_owned).to_vec();
    let cases = [
        (json!({}), wins("61 to 90: + 1", "91 to 120: + 2", "every trick: + 4"), "60 each, nobody scores"),
        (
            json!({"draw": "double", "bandeira": "points"}),
            wins("61 to 90: + 2", "91 to 120: + 4", "all 120: + 8"),
            "60 each; a single win then counts 4",
        ),
    ];
    for (rules, mut expected, draw) in cases {
        let mut table = open("sueca", &NAMES, &rules);
        play(&mut table, &json!({"win": "draw"})).unwrap();
        let form = table.position().hand_form(&table.deal());
        let words = Localizer::new(Language::En);
        let hints: Vec<String> = flat(&form)
            .into_iter()
            .filter_map(|field| match field {
                Field::Choice { name, options, .. } if name == "win+winner" => Some(options),
                _ => None,
            })
            .flatten()
            .map(|tile| words.say(tile.hint.as_ref().unwrap()))
            .collect();
        expected.push(draw.to_owned());
        assert_eq!(hints, expected, "{rules}");
    }
}
