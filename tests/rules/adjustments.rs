//! Adjusted hands and notes, which are alike in all games.

use crate::cases::score;
use crate::prelude::*;
use crate::sides::toy;

const FOUR: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// A document without its head.
fn document(game: &str, players: usize, rules: &Value, hands: &[Value]) -> Value {
    let players: Vec<&str> = ["Ana", "Bo", "Chloé", "Dag", "Eva"].into_iter().take(players).collect();
    json!({"format": "tanto/1", "game": game, "players": players, "rules": rules, "hands": hands})
}

fn adjusted(amounts: &Value) -> Value {
    json!({"result": "adjusted", "amounts": amounts})
}

#[test]
fn an_adjustment_changes_the_totals_and_nothing_else() {
    let garde = json!({"taker": "Ana", "bid": "garde", "bouts": 2, "points": "49", "partner": "Bo"});
    let place =
        |places: [i64; 4]| json!({"places": {"Ana": places[0], "Bo": places[1], "Chloé": places[2], "Dag": places[3]}});
    let letter = |loser: &str| json!({"loser": loser});
    let cases = [
        // The dealer of four deals on, and who sits out may pay.
        (
            document(
                "tresillo",
                4,
                &json!({}),
                &[json!({"result": "passed"}), adjusted(&json!({"Bo": "-6", "Dag": 6}))],
            ),
            json!({"dealers": ["Ana", null], "pots": {"centre": "15", "plato": "6"}, "totals": {"Ana": "-6", "Bo": "-11", "Chloé": "-5", "Dag": "1"}}),
        ),
        (
            document("tarot", 5, &json!({}), &[adjusted(&json!({"Ana": "-4", "Eva": "4"})), garde]),
            json!({"dealers": [null, "Ana"], "totals": {"Ana": "128", "Bo": "66", "Chloé": "-66", "Dag": "-66", "Eva": "-62"}}),
        ),
        (
            document(
                "solo_whist",
                4,
                &json!({}),
                &[adjusted(&json!({"Ana": "-0.30", "Bo": "0.1", "Chloé": "0.1", "Dag": "0.1"}))],
            ),
            json!({"dealers": [null], "totals": {"Ana": "-0.30", "Bo": "0.10", "Chloé": "0.10", "Dag": "0.10"}}),
        ),
        // Rounds are reached by deals alone.
        (
            document(
                "bassadewitz",
                4,
                &json!({"rounds": 2}),
                &[place([1, 2, 3, 4]), adjusted(&json!({"Dag": 3})), place([1, 2, 3, 4])],
            ),
            json!({"dealers": ["Ana", null, "Bo"], "finished": true}),
        ),
        // A word that an adjustment completes, with one and with two who have the fewest letters.
        (
            document("burro", 3, &json!({}), &[letter("Ana"), adjusted(&json!({"Bo": 5}))]),
            json!({"dealers": ["Ana", null], "finished": true, "winners": ["Chloé"]}),
        ),
        (
            document("burro", 3, &json!({}), &[adjusted(&json!({"Bo": 5})), letter("Ana")]),
            json!({"dealers": [null, "Ana"], "finished": true, "winners": ["Chloé"]}),
        ),
        // A play-off goes on as it is.
        (
            document(
                "burro",
                3,
                &json!({}),
                &[adjusted(&json!({"Bo": 5})), adjusted(&json!({"Ana": 7})), letter("Chloé")],
            ),
            json!({"dealers": [null, null, "Ana"], "finished": true, "winners": ["Ana"]}),
        ),
        (
            document("vidrasso", 2, &json!({"target": 100}), &[adjusted(&json!({"Bo": 100}))]),
            json!({"dealers": [null], "finished": true, "winners": ["Bo"]}),
        ),
        (
            document(
                "free",
                3,
                &json!({"target": "10"}),
                &[json!({"scores": {"Ana": "9.5"}}), adjusted(&json!({"Ana": "0.5"}))],
            ),
            json!({"dealers": ["Ana", null], "finished": true, "winners": ["Ana"]}),
        ),
        (
            document(
                "vriddiot",
                3,
                &json!({}),
                &[letter("Ana"), adjusted(&json!({"Ana": -1, "Bo": "1"})), letter("Bo")],
            ),
            json!({"dealers": ["Ana", null, "Bo"], "totals": {"Ana": "0", "Bo": "2", "Chloé": "0"}}),
        ),
        (
            document("casita_robada", 2, &json!({}), &[adjusted(&json!({"Bo": 12}))]),
            json!({"dealers": [null], "totals": {"Ana": "0", "Bo": "12"}}),
        ),
        (
            document("lombre", 3, &json!({}), &[adjusted(&json!({"Bo": 12, "Ana": -12}))]),
            json!({"dealers": [null], "pots": {"stakes": "0"}, "totals": {"Ana": "-12", "Bo": "12", "Chloé": "0"}}),
        ),
    ];
    for (document, mut expected) in cases {
        let found = score(&document).unwrap_or_else(|error| panic!("{document}: {error:?}"));
        let hands = found["hands"].as_array().unwrap();
        let dealers: Vec<&Value> = hands.iter().map(|hand| &hand["dealer"]).collect();
        assert_eq!(json!(dealers), expected["dealers"].take(), "{document}");
        assert!(hands.iter().all(|hand| !hand["dealer"].is_null() || hand["out"] == json!([])), "{document}");
        expected.as_object_mut().unwrap().retain(|_, value| !value.is_null());
        for (name, value) in expected.as_object().unwrap() {
            assert_eq!(found[name], *value, "{name} of {document}");
        }
    }
}

#[test]
fn what_no_adjustment_can_be_is_refused() {
    let cases = [
        ("tarot", json!({}), json!({"Ana": "-10"}), "amounts", "adjusted-error-sum"),
        ("tarot", json!({}), json!({}), "amounts", "adjusted-error-nobody"),
        ("tarot", json!({}), json!(null), "amounts", "field-by-player"),
        ("tarot", json!({}), json!({"Ana": "-0.25", "Bo": "0.25"}), "amounts[Ana]", "field-amount-fine"),
        ("tarot", json!({}), json!({"Zoë": "1"}), "amounts[Zoë]", "field-player-unknown"),
        ("burro", json!({}), json!({"Ana": "0.5"}), "amounts[Ana]", "field-amount-fine"),
        ("free", json!({}), json!({"Ana": "ten"}), "amounts[Ana]", "field-amount"),
        ("free", json!({}), json!({"Ana": 1.5}), "amounts[Ana]", "field-amount-as-text"),
    ];
    for (game, rules, amounts, field, id) in cases {
        let mut table = open(game, &FOUR, &rules);
        assert_eq!(play(&mut table, &adjusted(&amounts)), Err((field.to_owned(), id)), "{game}: {amounts}");
    }
    let fine = json!({"Ana": "-10", "Bo": "10"});
    let others = [
        (json!({"dealer": "Ana"}), "dealer", "field-unknown"),
        (json!({"points": "49"}), "points", "field-unknown"),
        (json!({"by": "one"}), "by", "field-unknown"),
        (json!({"note": 3}), "note", "field-text"),
        (json!({"note": "a\nb"}), "note", "note-long"),
        (json!({"note": "a".repeat(201)}), "note", "note-long"),
        (json!({"note": "a\u{200b}b"}), "note", "note-invisible"),
    ];
    for (more, field, id) in others {
        let mut hand = adjusted(&fine);
        hand.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let mut table = open("tarot", &FOUR, &json!({}));
        assert_eq!(play(&mut table, &hand), Err((field.to_owned(), id)), "{hand}");
    }
    let mut table = open("tarot", &FOUR, &json!({}));
    assert_eq!(play(&mut table, &json!({"result": "adjusted"})), Err(("amounts".to_owned(), "field-missing")));
    assert_eq!(play(&mut table, &json!({"result": "lost"})), Err(("result".to_owned(), "field-choice")));
}

#[test]
fn a_side_is_named_by_one_of_its_members() {
    assert_eq!(play(&mut toy(4, &json!({})), &adjusted(&json!({"Chloé": 10, "Bo": "-5"}))), Ok(vec![10, -5]));
    let both = play(&mut toy(4, &json!({})), &adjusted(&json!({"Ana": 10, "Chloé": 10})));
    assert_eq!(both, Err(("amounts[Chloé]".to_owned(), "field-twice")));
}

#[test]
fn a_form_asks_for_one_and_all_others_or_for_each_amount() {
    let cases = [
        (
            "by=one&one=p2&direction=pays&amount=10",
            adjusted(&json!({"Ana": "10", "Bo": "-30", "Chloé": "10", "Dag": "10"})),
        ),
        (
            "by=one&one=p2&direction=gets&amount=5",
            adjusted(&json!({"Ana": "-5", "Bo": "15", "Chloé": "-5", "Dag": "-5"})),
        ),
        // What the other way of asking has is left aside, and the last amount follows from the others.
        (
            "by=each&one=p2&amount=3&amounts[p1]=-10&amounts[p3]=4&amounts[p4]=0",
            adjusted(&json!({"Ana": "-10", "Bo": "6", "Chloé": "4", "Dag": "0"})),
        ),
        (
            "amounts[p1]=-10&amounts[p2]=10&note= A  long\nnote ",
            json!({"result": "adjusted", "amounts": {"Ana": "-10", "Bo": "10"}, "note": "A long note"}),
        ),
    ];
    for (inputs, expected) in cases {
        let table = open("tarot", &FOUR, &json!({}));
        let found = from_form(&table, &format!("result=adjusted&{inputs}")).unwrap();
        assert!(node(&expected).is_equivalent(&found), "{inputs}: {found:?}");
    }
    let table = open("tarot", &FOUR, &json!({}));
    for (inputs, field) in
        [("by=one&direction=pays&amount=1", "one"), ("by=one&one=p1&direction=pays", "amount"), ("by=each", "amounts")]
    {
        let refused = from_form(&table, &format!("result=adjusted&{inputs}")).unwrap_err();
        assert_eq!((refused[0].field.as_str(), refused[0].text.id), (field, "field-missing"), "{inputs}");
    }
}

#[test]
fn any_hand_may_have_a_note() {
    for hand in [json!({"result": "passed"}), json!({"loser": "Ana"}), adjusted(&json!({"Ana": 1, "Bo": -1}))] {
        let game = if hand.get("loser").is_some() { "burro" } else { "tarot" };
        let mut table = open(game, &FOUR, &json!({}));
        for (note, kept) in
            [(" Ana’s p1! ", Some("Ana’s p1!")), ("", None), (&*"👨‍👩‍👧‍👦".repeat(200), Some(&*"👨‍👩‍👧‍👦".repeat(200)))]
        {
            let mut noted = hand.clone();
            noted["note"] = json!(note);
            let canonical = table.play(&node(&noted), Format::Document).unwrap().unwrap();
            assert_eq!(canonical.get("note").and_then(DocumentValue::as_text), kept, "{noted}");
            assert_eq!(
                table.people().with_names(&DocumentValue::of([("note", "p1".into())])).get("note"),
                Some(&"p1".into())
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// An adjustment and its opposite, anywhere in a worked case, change nothing about the other hands.
    #[test]
    fn an_adjustment_and_its_opposite_leave_no_trace(
        case: prop::sample::Index,
        place: prop::sample::Index,
        payer: prop::sample::Index,
        amount in 1_i64..50,
    ) {
        let cases = good();
        let (name, document) = &cases[case.index(cases.len())];
        let hands = document["hands"].as_array().unwrap();
        let is_plain = ["seat_changes", "rule_changes"].iter().all(|changes| document.get(changes).is_none());
        let without = score(document).unwrap();
        let sides = without.get("sides").is_some();
        let players = document["players"].as_array().unwrap();
        let at = place.index(hands.len().max(1));
        let one = payer.index(players.len());
        let other = (one + 1) % players.len();
        let moved = |amount: i64| {
            let both = [(one, amount), (other, -amount)];
            let name = |(at, amount): (usize, i64)| (players[at].as_str().unwrap().to_owned(), json!(amount));
            adjusted(&Value::Object(both.into_iter().map(name).collect()))
        };
        let mut with = document.clone();
        let adjusted = [moved(amount), moved(-amount)];
        with["hands"].as_array_mut().unwrap().splice(at..at, adjusted);
        // The table may be over by the first of them, or one of its games, so that the next one begins.
        let has_games = document["rules"].get("games").is_some();
        let found = score(&with);
        prop_assume!(is_plain && !sides && !has_games && !hands.is_empty() && found.is_ok());
        let mut found = found.unwrap();
        found["hands"].as_array_mut().unwrap().drain(at..at + 2);
        for (number, hand) in (1..).zip(found["hands"].as_array_mut().unwrap()) {
            hand["number"] = json!(number);
        }
        prop_assert_eq!(found, without, "{}", name);
    }
}
