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

#[test]
fn announced_rules_and_the_stake_are_checked_when_the_document_is_read() {
    let kept = |field: &str, id| Err((format!("rule_changes.{field}"), id));
    let changes = [
        ("solo_whist", 1, json!({"currency": "JPY"}), Ok(())),
        ("solo_whist", 2, json!({"currency": "JPY"}), kept("currency", "rules-currency-kept")),
        ("bassadewitz", 3, json!({"scoring": "chips"}), kept("scoring", "rules-unit-kept")),
        ("bassadewitz", 3, json!({"rounds": 8}), Ok(())),
    ];
    let read = |game: &str, field: &str, value: &Value| {
        let mut document =
            json!({"format": "tanto/1", "game": game, "players": ["Ana", "Bo", "Chloé", "Dag"], "hands": []});
        document[field] = value.clone();
        Session::read(node(&document)).map(drop).map_err(|invalid| refusal(&invalid))
    };
    for (game, from, rules, expected) in changes {
        let change = json!([{"from": from, "rules": rules}]);
        assert_eq!(read(game, "rule_changes", &change), expected, "{game} from hand {from}: {rules}");
    }
    let stakes = [
        (json!({"rate": "0.5"}), Ok(())),
        (json!({"rate": "-1"}), Err(("played_for.rate", "stake-rate"))),
        (json!({"rate": 0.5}), Err(("played_for.rate", "field-amount-as-text"))),
        (json!({"currency": "EUR"}), Err(("played_for.rate", "field-missing"))),
        (json!({"currency": "XXX", "rate": "1"}), Err(("played_for.currency", "stake-currency"))),
        (json!("x"), Err(("played_for", "field-map"))),
        (json!({"rate": "1", "per": "hand"}), Err(("played_for.per", "field-choice"))),
    ];
    for (stake, expected) in stakes {
        let expected = expected.map_err(|(field, id)| (field.to_owned(), id));
        for game in ["tarot", "solo_whist"] {
            assert_eq!(read(game, "played_for", &stake), expected, "{game} for {stake}");
        }
    }
}
