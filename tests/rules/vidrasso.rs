//! Vidrasso: every possible deal, and every pair of deals with several targets.

use std::cmp::Ordering;

use crate::prelude::*;

const NAMES: [&str; 2] = ["Ana", "Bo"];

#[test]
fn every_deal_entered_in_every_way() {
    for own in 1..=179 {
        let rest = 180 - own;
        let (both, swapped) = (json!({"Ana": own, "Bo": rest}), json!({"Bo": rest, "Ana": own}));
        for dealer in NAMES {
            for points in [&json!({"Ana": own}), &json!({"Bo": rest}), &both, &swapped] {
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
                    won = match totals[0].cmp(&totals[1]) {
                        Ordering::Greater if totals[0] >= target => Some("Ana"),
                        Ordering::Less if totals[1] >= target => Some("Bo"),
                        _ => None,
                    };
                    assert_eq!(winners(&table).first().map(String::as_str), won, "{target} {first} {second}");
                }
            }
        }
    }
}
