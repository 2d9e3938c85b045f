//! Vidrasso: every possible deal, every pair of deals with several targets, and impossible deals.

use serde_json::json;

use crate::table::{open, play, play_form, warnings, winners};

const NAMES: [&str; 2] = ["Ana", "Bo"];

#[test]
fn every_deal_entered_in_every_way() {
    for own in 1..=179 {
        let rest = 180 - own;
        let told = [
            json!({"Ana": own}),
            json!({"Bo": rest}),
            json!({"Ana": own, "Bo": rest}),
            json!({"Bo": rest, "Ana": own}),
        ];
        for dealer in NAMES {
            for points in &told {
                let mut table = open("vidrasso", &NAMES, &json!({}));
                let hand = json!({"points": points, "dealer": dealer});
                assert_eq!(play(&mut table, &hand), Ok(vec![own, rest]), "{hand}");
                let odd = usize::from(own < 10) + usize::from(rest < 10);
                assert_eq!(warnings(&table), vec!["vidrasso-odd"; odd], "{hand}");
            }
        }
    }
}

#[test]
fn every_pair_of_points_that_is_not_180_is_refused() {
    let mut table = open("vidrasso", &NAMES, &json!({}));
    for own in 1..=179 {
        for rest in (1..=179).filter(|rest| own + rest != 180) {
            let refused = play(&mut table, &json!({"points": {"Ana": own, "Bo": rest}}));
            assert_eq!(refused, Err(("points".to_owned(), "vidrasso-error-sum")), "{own} {rest}");
        }
    }
}

#[test]
fn every_pair_of_deals_ends_as_the_target_says() {
    for target in [1, 100, 180, 181, 200, 300, 359] {
        for first in 1..=179 {
            for second in 1..=179 {
                let mut table = open("vidrasso", &NAMES, &json!({"target": target}));
                let mut totals = [0, 0];
                let mut won = None;
                for own in [first, second] {
                    let played = play(&mut table, &json!({"points": {"Ana": own}}));
                    assert_eq!(played.is_err(), won.is_some());
                    if won.is_none() {
                        totals = [totals[0] + own, totals[1] + 180 - own];
                    }
                    won = match (totals[0] >= target, totals[1] >= target) {
                        (true, false) => Some("Ana"),
                        (false, true) => Some("Bo"),
                        (true, true) if totals[0] > totals[1] => Some("Ana"),
                        (true, true) if totals[1] > totals[0] => Some("Bo"),
                        _ => None,
                    };
                    assert_eq!(winners(&table).first().copied(), won, "{target} {first} {second}");
                }
            }
        }
    }
}

#[test]
fn impossible_hands_are_refused() {
    let cases = [
        (json!({}), "points", "vidrasso-error-points"),
        (json!({"points": {}}), "points", "vidrasso-error-points"),
        (json!({"points": {"Ana": 0}}), "points[Ana]", "field-range"),
        (json!({"points": {"Ana": 180}}), "points[Ana]", "field-range"),
        (json!({"points": {"Ana": -1}}), "points[Ana]", "field-range"),
        (json!({"points": {"Ana": 90.5}}), "points[Ana]", "field-count"),
        (json!({"points": {"Ana": "90.5"}}), "points[Ana]", "field-count"),
        (json!({"points": {"Eve": 90}}), "points[Eve]", "field-player-unknown"),
        (json!({"points": 90}), "points", "field-by-player"),
        (json!({"points": {"Ana": 90}, "trump_suit": "cups"}), "trump_suit", "field-choice"),
        (json!({"points": {"Ana": 90}, "trump_rank": "10"}), "trump_rank", "field-choice"),
        (json!({"points": {"Ana": 90}, "trumps": "hearts"}), "trumps", "field-unknown"),
    ];
    for (hand, field, id) in cases {
        let mut table = open("vidrasso", &NAMES, &json!({}));
        assert_eq!(play(&mut table, &hand), Err((field.to_owned(), id)), "{hand}");
    }
}

#[test]
fn a_tie_over_the_target_is_played_on() {
    let mut table = open("vidrasso", &NAMES, &json!({"target": 90}));
    let tie = play_form(&mut table, &[("points[Ana]", " 90 "), ("points[Bo]", ""), ("trump_suit", "clubs")]);
    assert_eq!(tie, Ok(vec![90, 90]));
    assert_eq!(winners(&table), [""; 0]);
    play(&mut table, &json!({"points": {"Bo": 91}, "trump_suit": "hearts", "trump_rank": "A"})).unwrap();
    assert_eq!(winners(&table), ["Bo"]);
}
