//! Vidrasso: every deal that can be, every pair of deals against the target, and what cannot be.

use proptest::prelude::*;
use serde_json::json;

use crate::table::{assert_same, open, play, play_form, warnings, why, winners};

const NAMES: [&str; 2] = ["Ana", "Bo"];

#[test]
fn every_deal_however_it_is_told() {
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
fn what_cannot_be_is_refused() {
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
    assert_eq!(
        play_form(&mut table, &[("points[Ana]", " 90 "), ("points[Bo]", ""), ("trump_suit", "clubs")]),
        Ok(vec![90, 90])
    );
    assert_eq!(
        why(&table),
        [
            "trump suit: ♣ clubs",
            "Bo: 90 points, now 90",
            "Ana: 90 points, now 90",
            "both have 90 (90 were needed): another hand decides"
        ]
    );
    assert_eq!(winners(&table), [""; 0]);
    play(&mut table, &json!({"points": {"Bo": 91}, "trump_suit": "hearts", "trump_rank": "A"})).unwrap();
    assert_eq!(why(&table)[0], "trumps: ♥ hearts and every A");
    assert_eq!(why(&table)[3], "both have reached 90; Bo wins with the higher total, 181");
    assert_eq!(winners(&table), ["Bo"]);
}

proptest! {
    /// A table that refused hands, and one of whose deals was amended, stands as one that was told rightly at once.
    #[test]
    fn an_amended_table_is_a_fresh_one(deals in prop::collection::vec(1i64..180, 1..8), at in 0usize..8, to in 1i64..180) {
        let mut amended = deals;
        let at = at % amended.len();
        amended[at] = to;
        let mut fresh = open("vidrasso", &NAMES, &json!({"target": 700}));
        let mut tried = open("vidrasso", &NAMES, &json!({"target": 700}));
        for own in &amended {
            let hand = json!({"points": {"Ana": own}});
            let _ = play(&mut tried, &json!({"points": {"Ana": own, "Bo": 181 - own}}));
            let played = play(&mut tried, &hand);
            prop_assert_eq!(play(&mut fresh, &json!({"points": {"Bo": 180 - own}})), played);
        }
        assert_same(&fresh, &tried);
    }
}
