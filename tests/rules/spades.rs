//! Spades: the same hand told in every way, and every hand of two sides against a second formulation.

use crate::prelude::*;

const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

fn table(rules: &Value) -> Replay {
    open("spades", &NAMES, rules)
}

#[test]
fn every_way_to_tell_the_tricks_is_the_same_hand_in_the_log() {
    let table = table(&json!({}));
    let canonical = |hand: &Value| table.position().canonical(&node(hand), Format::Document).unwrap().to_json();
    let bids = json!({"Ana": "nil", "Bo": 4, "Chloé": 5, "Dag": 3});
    let told = [
        json!({"bids": bids, "tricks": {"Ana": 2, "Bo": 4, "Chloé": 4, "Dag": 3}}),
        json!({"bids": bids, "tricks": {"Chloé": 6}, "nil_tricks": {"Ana": 2}}),
        json!({"bids": bids, "tricks": {"Ana": 6, "Dag": 7}, "nil_tricks": {"Ana": 2}}),
        json!({"bids": bids, "tricks": {"Bo": 7}, "nil_tricks": {"Ana": 2}}),
    ];
    let expected = r#"{"bids":{"p1":"nil","p2":4,"p3":5,"p4":3},"tricks":{"p1":6,"p2":7},"nil_tricks":{"p1":2}}"#;
    for hand in told {
        assert_eq!(canonical(&hand), expected, "{hand}");
    }
    // A nil that holds is not told.
    for hand in [
        json!({"bids": bids, "tricks": {"Ana": 0, "Bo": 4, "Chloé": 6, "Dag": 3}}),
        json!({"bids": bids, "tricks": {"Chloé": 6}, "nil_tricks": {"Ana": 0}}),
    ] {
        let expected = expected.replace(r#","nil_tricks":{"p1":2}"#, "");
        assert_eq!(canonical(&hand), expected, "{hand}");
    }
}

/// A bid as documents write it, and its tricks.
fn bid(number: i64) -> (Value, i64) {
    match number {
        -1 => (json!("blind_nil"), 0),
        0 => (json!("nil"), 0),
        _ => (json!(number), number),
    }
}

/// What a side scores, and the bags that it holds then: counted trick by trick.
fn side(failed: &str, bids: [i64; 2], taken: [i64; 2], held: i64) -> (i64, i64) {
    let contract: i64 = bids.iter().map(|own| bid(*own).1).sum();
    let (mut score, mut need, mut bags) = (0, contract, 0);
    for (own, taken) in bids.into_iter().zip(taken) {
        if own <= 0 {
            let value = if own == 0 { 100 } else { 200 };
            score += if taken == 0 { value } else { -value };
        }
        for _ in 0..taken {
            match (own > 0, failed) {
                (false, "nothing") => {}
                (false, "bags") => bags += 1,
                _ if need > 0 => need -= 1,
                _ => bags += 1,
            }
        }
    }
    score += if need > 0 { -10 * contract } else { 10 * contract };
    let (mut held, score) = (held + bags, score + bags);
    let mut penalty = 0;
    while held >= 10 {
        (held, penalty) = (held - 10, penalty + 100);
    }
    (score - penalty, held)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]
    #[test]
    fn every_evening_of_two_sides(
        failed in prop::sample::select(vec!["bags", "helps", "nothing"]),
        hands in prop::collection::vec((prop::array::uniform4(-1..7_i64), prop::array::uniform3(0..=13_usize)), 1..12),
    ) {
        let mut table = table(&json!({"failed_nil": failed, "target": 5000}));
        let (mut totals, mut bags) = ([0; 2], [0; 2]);
        for (bids, mut cuts) in hands {
            cuts.sort_unstable();
            let taken = [cuts[0], cuts[1] - cuts[0], cuts[2] - cuts[1], 13 - cuts[2]].map(|tricks| i64::try_from(tricks).unwrap());
            let by_name = |values: [Value; 4]| NAMES.into_iter().map(str::to_owned).zip(values).collect::<serde_json::Map<_, _>>();
            let hand = json!({"bids": by_name(bids.map(|own| bid(own).0)), "tricks": by_name(taken.map(|tricks| json!(tricks)))});
            play(&mut table, &hand).unwrap();
            for at in 0..2 {
                let (score, held) = side(failed, [bids[at], bids[at + 2]], [taken[at], taken[at + 2]], bags[at]);
                (totals[at], bags[at]) = (totals[at] + score, held);
            }
            prop_assert_eq!(table.balances().parties(), totals, "{}", hand);
        }
    }
}
