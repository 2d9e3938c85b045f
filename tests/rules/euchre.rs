//! Every hand of euchre, against the table of the rules.

use crate::prelude::*;

/// What the callers and the others get, under rules whose values are all different, for 0 to 5 tricks.
const WITH_PARTNER: [[i64; 2]; 6] = [[0, 7], [0, 2], [0, 2], [1, 0], [1, 0], [2, 0]];
const ALONE: [[i64; 2]; 6] = [[0, 7], [0, 5], [0, 5], [1, 0], [1, 0], [6, 0]];
const DEFENDED: [[i64; 2]; 6] = [[0, 8], [0, 8], [0, 8], [1, 0], [1, 0], [6, 0]];

#[test]
fn every_hand_by_tricks_and_by_its_end() {
    let rules = json!({"lone_march": 6, "lone_euchred": 5, "euchred_all": 7, "defend_alone": 8, "target": 100});
    let names = ["Ana", "Bo", "Chloé", "Dag"];
    let play = |hand: &Value| {
        let mut table = open("euchre", &names, &rules);
        play(&mut table, hand).unwrap();
        table.balances().parties().to_vec()
    };
    for (caller, name) in names.iter().enumerate() {
        let defender = names[(caller + 1) % 4];
        let ways = [
            (json!({}), WITH_PARTNER),
            (json!({"alone": true}), ALONE),
            (json!({"alone": true, "defender": defender}), DEFENDED),
        ];
        for (way, expected) in ways {
            for (tricks, [callers, others]) in expected.into_iter().enumerate() {
                let expected = if caller % 2 == 0 { [callers, others] } else { [others, callers] };
                let mut hand = way.clone();
                hand["caller"] = json!(name);
                let end = ["euchred_all", "euchred", "euchred", "made", "made", "march"][tricks];
                for (field, value) in [("tricks", json!(tricks)), ("outcome", json!(end))] {
                    let mut told = hand.clone();
                    told[field] = value;
                    assert_eq!(play(&told), expected, "{told}");
                }
            }
        }
    }
}
