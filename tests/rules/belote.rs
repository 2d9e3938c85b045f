//! Belote and coinche: every number of points with every rule that concerns them, against a second formulation.

use crate::prelude::*;

const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// The points that a side can have in its tricks.
fn possible() -> impl Iterator<Item = i64> {
    (0..=162).filter(|points| ![1, 161].contains(points))
}

fn tens(points: i64) -> i64 {
    (points + 5).div_euclid(10) * 10
}

/// Plays one hand of Ana's at a new table, and returns what her side, the other one and the pot have then.
fn scores(rules: &Value, hand: &Value) -> [i64; 3] {
    let mut table = open("belote", &NAMES, rules);
    scored(&mut table, &node(hand)).unwrap();
    let balances = table.balances();
    [balances.parties()[0], balances.parties()[1], balances.pot("litige")]
}

/// All hands of a number of points, with and without a belote of either side: its value for the attack and for the defence.
fn belotes() -> [(Value, [i64; 2]); 3] {
    [(json!([]), [0, 0]), (json!(["attack"]), [20, 0]), (json!(["defence"]), [0, 20])]
}

#[test]
fn a_classic_deal_shares_out_162_points_and_the_belote() {
    for points in possible() {
        for (belotes, [ours, theirs]) in belotes() {
            for equal in ["litige", "lost", "made"] {
                for rounding in ["exact", "tens", "complement"] {
                    let rules = json!({"equal": equal, "rounding": rounding});
                    let hand = json!({"taker": "Ana", "points": points, "belotes": belotes});
                    let found = scores(&rules, &hand);
                    let lead = points + ours - (162 - points + theirs);
                    let is_made = lead > 0 || lead == 0 && equal == "made";
                    // Of 160, the attack has as many tens as leave no more than five over.
                    let (all, own) = if rounding == "complement" {
                        (160, (0..=16).map(|ten| ten * 10).find(|ten| points - ten <= 5).unwrap())
                    } else {
                        (162, points)
                    };
                    let all = if rounding == "tens" && !is_made && lead != 0 { 160 } else { all };
                    let exact = match (lead, equal) {
                        (0, "litige") => [0, all - own + theirs, own + ours],
                        _ if is_made => [own + ours, all - own + theirs, 0],
                        _ => [ours, if rounding == "exact" { 162 } else { 160 } + theirs, 0],
                    };
                    let [attack, defence, pot] = exact;
                    let expected = if rounding == "tens" { [tens(attack), tens(defence), pot] } else { exact };
                    assert_eq!(found, expected, "{rules} {hand}");
                }
            }
        }
    }
}

/// What a contract is worth, told from the side that gets it: everything on the table that it counts.
#[test]
fn a_coinche_contract_is_worth_its_bid_and_what_was_made() {
    let all_bids = (80..=240).step_by(40).chain([90, 250, 500]);
    let tables = ["all", "bid", "points"].into_iter().flat_map(|doubling| {
        ["made_and_bid", "bid"].into_iter().map(move |scoring| json!({"doubling": doubling, "scoring": scoring}))
    });
    let doubled = [(json!({}), 1), (json!({"coinche": "coinche"}), 2), (json!({"coinche": "surcoinche"}), 4)];
    for rules in tables {
        for bid in all_bids.clone() {
            for points in possible().step_by(3) {
                for (coinche, times) in &doubled {
                    let (belotes, [ours, theirs]) = &belotes()[usize::try_from(points % 3).unwrap()];
                    let rules = json!({"variant": "coinche", "rounding": "exact", "target": 0,
                        "doubling": rules["doubling"], "scoring": rules["scoring"]});
                    let mut hand = json!({"taker": "Ana", "bid": bid, "points": points, "belotes": belotes});
                    hand.as_object_mut().unwrap().extend(coinche.as_object().unwrap().clone());
                    let (own, other) = (points + ours, 162 - points + theirs);
                    let is_made = bid < 250 && own >= bid && own > other;
                    let pack = |kept: i64| match rules["doubling"].as_str() {
                        Some("bid") => 162 + kept + bid * times,
                        _ => (162 + kept + bid) * times,
                    };
                    let [attack, defence, pot] = scores(&rules, &hand);
                    assert_eq!(pot, 0);
                    let expected = match (is_made, rules["scoring"].as_str(), rules["doubling"].as_str()) {
                        (false, ..) if bid == 500 => [*ours, 500 * times + theirs],
                        (false, ..) => [*ours, pack(*theirs)],
                        (true, Some("bid"), _) => [bid * times + ours, *theirs],
                        (true, _, Some("points")) => [(own + bid) * times, other],
                        _ if *times == 1 => [own + bid, other],
                        _ => [pack(*ours), *theirs],
                    };
                    assert_eq!([attack, defence], expected, "{rules} {hand}");
                }
            }
        }
    }
}

/// The points that wait stay on the table when the rule changes, and the winner of the next hand has them.
#[test]
fn the_litige_waits_also_when_later_draws_are_lost() {
    let mut table = open("belote", &NAMES, &json!({}));
    scored(&mut table, &node(&json!({"taker": "Ana", "points": 81}))).unwrap();
    table.change_rules(&node(&json!({"equal": "lost"}))).unwrap();
    scored(&mut table, &node(&json!({"taker": "Ana", "points": 81}))).unwrap();
    assert_eq!(table.balances().parties(), [0, 81 + 162 + 81]);
    table.change_rules(&node(&json!({}))).unwrap();
    scored(&mut table, &node(&json!({"taker": "Bo", "points": 81}))).unwrap();
    assert_eq!(table.balances().pot("litige"), 81);
    let kept = table.change_rules(&node(&json!({"variant": "coinche"}))).unwrap_err();
    assert_eq!(refusal(&kept), ("rule_changes.variant".to_owned(), "rules-kept"));
}

#[test]
fn a_higher_bid_is_bolder() {
    let boldness = [80, 90, 160, 170, 250].map(|bid| {
        let mut table = open("belote", &["Ana", "Bo", "Chloé", "Dag"], &json!({"variant": "coinche"}));
        play(&mut table, &json!({"taker": "Ana", "bid": bid, "points": 100})).unwrap();
        table.last_outcome().played_contract.unwrap().boldness
    });
    assert!(boldness.is_sorted_by(|less, more| less < more), "{boldness:?}");
}

#[test]
fn classic_belote_has_no_rules_of_coinche() {
    for (name, value) in [("scoring", "made"), ("doubling", "bid"), ("capot_bid", "flat"), ("generale", "added")] {
        let rules = node(&json!({ name: value }));
        let errors = find("belote").unwrap().open(&rules).err().unwrap();
        assert!(errors.iter().any(|error| error.text.id == "belote-error-coinche-rule"), "{name}: {errors:?}");
    }
}

/// Only a side that was at the target after the hand that it lost needs another one to win.
#[test]
fn who_comes_to_the_target_after_a_lost_hand_has_won() {
    let capot = json!({"taker": "Ana", "capot": "attack"});
    let lost = json!({"taker": "Ana", "points": 60, "belotes": ["attack"]});
    let penalty = json!({"result": "adjusted", "amounts": {"Ana": "1"}});
    // The side of Ana has 252 points, and 272 after the hand that it lost.
    let cases = [
        (json!({"target": 273}), vec![&capot, &lost, &penalty], None, true),
        (json!({"target": 272}), vec![&capot, &lost, &penalty], None, false),
        (json!({"target": 0}), vec![&capot, &lost], Some(json!({"target": 272})), true),
        (json!({"target": 0}), vec![&capot, &lost], Some(json!({"target": 273})), false),
    ];
    for (rules, hands, then, is_over) in cases {
        let mut table = open("belote", &NAMES, &rules);
        for hand in hands {
            scored(&mut table, &node(hand)).unwrap();
        }
        if let Some(then) = &then {
            table.change_rules(&node(then)).unwrap();
        }
        assert_eq!(table.is_over(), is_over, "{rules} {then:?}");
    }
}
