//! Oh hell: the plans, what may change, and every evening against a second formulation of the scoring.

use crate::prelude::*;

const NAMES: [&str; 8] = ["Ana", "Bo", "Chloé", "Dag", "Eva", "Finn", "Gro", "Hal"];

fn by_name(values: &[i64]) -> Value {
    NAMES.into_iter().zip(values).map(|(name, value)| (name.to_owned(), json!(value))).collect()
}

/// The tricks of a hand in which the first player takes all, and so do the bids, but for one that keeps them from adding up.
fn any_hand(cards: i64, players: usize) -> Value {
    let mut bids = vec![0; players];
    let mut tricks = bids.clone();
    (bids[0], bids[1], tricks[0]) = (cards, i64::from(cards > 0), cards);
    json!({"bids": by_name(&bids), "tricks": by_name(&tricks)})
}

#[test]
fn a_plan_goes_down_and_up_to_what_the_cards_allow() {
    let cases = [
        (4, json!({}), vec![10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
        (8, json!({}), vec![6, 5, 4, 3, 2, 1, 2, 3, 4, 5, 6]),
        (8, json!({"packs": 2, "deal": "down", "most": 13}), (1..=13).rev().collect()),
        (3, json!({"deal": "up_down", "most": 2, "twice": true}), vec![1, 2, 2, 1]),
        (3, json!({"deal": "down_up", "most": 2, "twice": true}), vec![2, 1, 1, 2]),
        (3, json!({"variant": "wizard"}), (1..=20).collect()),
        (6, json!({"variant": "wizard", "deal": "down_up", "hook": true}), (1..=10).rev().chain(2..=10).collect()),
    ];
    for (players, rules, plan) in cases {
        let mut table = open("oh_hell", &NAMES[..players], &rules);
        for cards in plan {
            // A trick more or less is none of this deal.
            for wrong in [cards - 1, cards + 1] {
                let refusal = play(&mut table, &any_hand(wrong, players)).unwrap_err();
                assert!(refusal.0.starts_with("bids") || refusal.0.starts_with("tricks"), "{rules}: {refusal:?}");
            }
            play(&mut table, &any_hand(cards, players)).unwrap();
        }
        assert_eq!(winners(&table), ["Ana"], "{rules}");
    }
}

#[test]
fn other_points_may_change_and_the_plan_may_not() {
    let kept = |rule: &str, id| Err((format!("rule_changes.{rule}"), id));
    let changes = [
        (json!({"bonus": 5, "missed": "tricks", "hook": false, "tie": "play_on"}), Ok(())),
        (json!({"most": 10, "packs": 2}), Ok(())),
        (json!({"most": 9}), kept("most", "rules-kept")),
        (json!({"most": 14}), kept("most", "oh_hell-error-limit")),
        (json!({"deal": "down"}), kept("deal", "rules-kept")),
        (json!({"twice": true}), kept("twice", "rules-kept")),
        (json!({"variant": "wizard", "deal": "down_up", "most": 10}), kept("variant", "rules-kept")),
    ];
    for (rules, expected) in changes {
        let mut table = open("oh_hell", &NAMES[..4], &json!({}));
        play(&mut table, &any_hand(10, 4)).unwrap();
        assert_eq!(table.change_rules(&node(&rules)).map_err(|invalid| refusal(&invalid)), expected, "{rules}");
    }
    // A second pack makes the hands of six players larger.
    let mut table = open("oh_hell", &NAMES[..6], &json!({}));
    play(&mut table, &any_hand(8, 6)).unwrap();
    let with_two = table.change_rules(&node(&json!({"packs": 2}))).map_err(|invalid| refusal(&invalid));
    assert_eq!(with_two, kept("packs", "rules-kept"));
}

/// Known tables, and what a bid and the tricks of a hand with so many cards give at them, as their players say it.
type Table = (&'static str, fn(i64, i64, i64) -> i64);

const TABLES: [Table; 7] = [
    ("{}", |bid, tricks, _| if bid == tricks { 10 + tricks } else { 0 }),
    (r#"{"missed": "tricks"}"#, |bid, tricks, _| tricks + if bid == tricks { 10 } else { 0 }),
    (r#"{"bonus": 5, "per_trick": 5, "missed": "difference", "off": 5}"#, |bid, tricks, _| {
        if bid == tricks { 5 * (tricks + 1) } else { -5 * bid.abs_diff(tricks).cast_signed() }
    }),
    (r#"{"zero": 5, "zero_plus_cards": true, "missed": "tricks"}"#, |bid, tricks, cards| match (bid, tricks) {
        (0, 0) => 5 + cards,
        _ => tricks + if bid == tricks { 10 } else { 0 },
    }),
    (r#"{"missed": "reversed", "zero": 5}"#, |bid, tricks, _| {
        let worth = if bid == 0 { 5 } else { 10 + bid };
        if bid == tricks { worth } else { -worth }
    }),
    (r#"{"per_trick": 3, "missed": "difference", "off": 3}"#, |bid, tricks, _| match tricks - bid {
        0 => 10 + 3 * bid,
        over => -3 * over.max(-over),
    }),
    (r#"{"variant": "wizard", "deal": "down_up", "most": 4, "hook": true}"#, |bid, tricks, _| {
        if bid == tricks { 20 + 10 * bid } else { 10 * bid.min(tricks) - 10 * bid.max(tricks) }
    }),
];

proptest! {
    #[test]
    fn every_evening(
        players in 3..=6_usize,
        (rules, points) in prop::sample::select(TABLES.to_vec()),
        hands in prop::collection::vec((prop::array::uniform6(0..=4_i64), prop::array::uniform5(any::<prop::sample::Index>())), 7),
    ) {
        let rules: Value = serde_json::from_str(rules).unwrap();
        let mut rules = rules.as_object().unwrap().clone();
        rules.insert("most".to_owned(), json!(4));
        let mut table = open("oh_hell", &NAMES[..players], &rules.into());
        let mut totals = vec![0; players];
        for ((bids, owners), cards) in hands.into_iter().zip([4_i64, 3, 2, 1, 2, 3, 4]) {
            let mut bids: Vec<i64> = bids[..players].iter().map(|bid| bid.min(&cards)).copied().collect();
            if bids.iter().sum::<i64>() == cards {
                bids[0] = if bids[0] == cards { 0 } else { bids[0] + 1 };
            }
            let mut tricks = vec![0; players];
            for owner in owners.iter().take(usize::try_from(cards).unwrap()) {
                tricks[owner.index(players)] += 1;
            }
            let hand = json!({"bids": by_name(&bids), "tricks": by_name(&tricks)});
            let expected: Vec<i64> = bids.iter().zip(&tricks).map(|(bid, tricks)| points(*bid, *tricks, cards)).collect();
            prop_assert_eq!(play(&mut table, &hand).unwrap(), expected.clone(), "{}", hand);
            for (total, points) in totals.iter_mut().zip(expected) {
                *total += points;
            }
        }
        let best = totals.iter().max().unwrap();
        let ahead: Vec<&str> = NAMES.into_iter().zip(&totals).filter(|(_, total)| *total == best).map(|(name, _)| name).collect();
        prop_assert_eq!(winners(&table), ahead);
    }
}
