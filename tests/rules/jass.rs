//! The Schieber: every number of points with every trump, against a second formulation.

use crate::prelude::*;

const NAMES: [&str; 4] = ["Beat", "Ursi", "Röbi", "Vreni"];

#[test]
fn both_sides_share_157_points_times_the_trump() {
    let trumps =
        [("acorns", 1), ("roses", 1), ("shields", 2), ("bells", 2), ("obenabe", 3), ("undenufe", 3), ("slalom", 4)];
    for counting in ["simple", "multiplied"] {
        let rules = json!({"deck": "swiss", "counting": counting, "multipliers": {"slalom": 4}, "target": 0});
        for (trump, times) in trumps {
            let times = if counting == "simple" && trump != "slalom" { 1 } else { times };
            for points in (0..=157).filter(|points| ![1, 156].contains(points)) {
                for is_match in [false, true].into_iter().filter(|is_match| !is_match || points % 157 == 0) {
                    let mut table = open("jass", &NAMES, &rules);
                    let weis = json!([{"player": "Vreni", "size": 50}, {"player": "Ursi", "size": 20}]);
                    let hand = json!({"trump": trump, "points": points, "match": is_match, "weis": weis});
                    scored(&mut table, &node(&hand)).unwrap();
                    let [defence, attack] = *table.balances().parties() else { panic!("two sides") };
                    let bonus = if is_match { 100 } else { 0 };
                    assert_eq!(attack + defence, (157 + bonus + 70) * times, "{rules} {hand}");
                    let own = if points == 157 { points + bonus } else { points };
                    assert_eq!(attack, (own + 70) * times, "{rules} {hand}");
                }
            }
        }
    }
}

/// A side that says it is out has won with the target, or loses it to the others; with all points told it must be there.
#[test]
fn who_says_so_first_has_won() {
    for target in (80..400).step_by(10) {
        let rules = json!({"target": target, "schneider": true});
        let after = |hand: &Value| {
            let mut table = open("jass", &NAMES, &rules);
            scored(&mut table, &node(&json!({"trump": "hearts", "points": 77}))).ok()?;
            let played = scored(&mut table, &node(hand)).is_ok();
            played.then(|| (table.balances().parties().to_vec(), winners(&table), table.position().factor()))
        };
        if target <= 80 {
            continue;
        }
        let factor = if 2 * 77 < target { 2 } else { 1 };
        let (totals, won, counted) = after(&json!({"trump": "spades", "first": "Beat"})).unwrap();
        assert_eq!((totals, won, counted), (vec![target, 77], vec!["Beat & Röbi".to_owned()], factor), "{target}");
        let (totals, won, _) = after(&json!({"trump": "spades", "false_claim": "Beat", "stoeck": "Beat"})).unwrap();
        assert_eq!((totals, won), (vec![100, target], vec!["Ursi & Vreni".to_owned()]), "{target}");
        let claimed = after(&json!({"trump": "spades", "first": "Beat", "declarer": "Röbi", "points": 100}));
        assert_eq!(claimed.is_some(), target <= 180, "{target}");
    }
}
