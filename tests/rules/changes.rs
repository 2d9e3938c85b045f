//! Rules that change while a table is being played.

use crate::prelude::*;

#[test]
fn the_unit_is_fixed_once_a_hand_is_played() {
    let places = json!({"places": {"Ana": 1, "Bo": 2, "Chloé": 3, "Dag": 4}});
    let scores = json!({"scores": {"Ana": 3, "Bo": -1, "Chloé": -1, "Dag": -1}});
    let solo = json!({"bid": "solo", "soloist": "Bo", "tricks": 5});
    let cases = [
        ("bassadewitz", &places, json!({"scoring": "chips"}), Err(("scoring", "rules-unit-kept"))),
        ("bassadewitz", &places, json!({"rounds": 8}), Ok(())),
        ("free", &scores, json!({"zero_sum": true}), Err(("zero_sum", "rules-unit-kept"))),
        ("free", &scores, json!({"winner": "fewest"}), Ok(())),
        ("solo_whist", &solo, json!({"currency": "JPY"}), Err(("currency", "rules-currency-kept"))),
        ("solo_whist", &solo, json!({"currency": "EUR"}), Err(("currency", "rules-currency-kept"))),
        ("solo_whist", &solo, json!({"overtrick": 2}), Ok(())),
    ];
    for (game, hand, rules, expected) in cases {
        let mut table = open(game, &["Ana", "Bo", "Chloé", "Dag"], &json!({}));
        let pots = table.balances().pots().len();
        let changed = table.change_rules(&node(&rules)).map_err(|invalid| refusal(&invalid));
        assert_eq!(changed, Ok(()), "{game}, before the first hand: {rules}");
        assert_eq!(table.balances().pots().len(), pots + usize::from(rules["scoring"] == "chips"), "{game}: {rules}");
        table.change_rules(&node(&json!({}))).unwrap();
        play(&mut table, hand).unwrap();
        let changed = table.change_rules(&node(&rules)).map_err(|invalid| refusal(&invalid));
        assert_eq!(changed, expected.map_err(|(field, id)| (format!("rule_changes.{field}"), id)), "{game}: {rules}");
    }
}
