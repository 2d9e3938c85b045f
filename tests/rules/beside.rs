//! What pages say of a table beside the results of its hands: what ends the game, what is known of a hand before its end, the line
//! of a hand on the sheet, and what lies on the table.

use tanto::games::{Field, GAMES};

use crate::forms::flat;
use crate::prelude::*;

const NAMES: [&str; 4] = ["Ana", "Bo", "Chloé", "Dag"];

/// A table at which these hands were played.
fn after(game: &str, players: usize, rules: &Value, hands: &[Value]) -> Replay {
    let mut table = open(game, &NAMES[..players], rules);
    for hand in hands {
        play(&mut table, hand).unwrap();
    }
    table
}

fn say(table: &Replay, text: &Message) -> String {
    Localizer::new(Language::En).for_table(table.seats(), table.measure()).say(text)
}

#[test]
fn every_game_with_a_target_says_it() {
    let aims = [
        ("belote", json!({}), Some("1,000")),
        ("belote", json!({"variant": "coinche"}), Some("2,000")),
        ("belote", json!({"target": 0, "deals": 12}), None),
        ("bridge", json!({}), None),
        ("doppelkopf", json!({"deals": 24}), None),
        ("euchre", json!({}), Some("10")),
        ("euchre", json!({"games": 2}), None),
        ("free", json!({}), None),
        ("free", json!({"target": "10.5"}), Some("10.5")),
        ("hearts", json!({}), Some("100")),
        ("jass", json!({}), Some("1,000")),
        ("jass", json!({"target": 0, "deals": 12}), None),
        ("oh_hell", json!({}), None),
        ("scopa", json!({}), Some("11")),
        ("scopa", json!({"variant": "scopone"}), Some("21")),
        ("scopa", json!({"games": 2}), None),
        ("skat", json!({}), None),
        ("skat", json!({"deals": 36}), None),
        ("skat", json!({"scoring": "bierlachs"}), Some("−301")),
        ("spades", json!({}), Some("500")),
        ("sueca", json!({}), Some("4")),
        ("sueca", json!({"games": 2}), None),
        ("vidrasso", json!({}), Some("300")),
    ];
    for (game, rules, target) in &aims {
        let players = find(game).unwrap().info().players.clone();
        let table = after(game, 4.min(*players.end()), rules, &[]);
        let aim = table.position().aim().map(|aim| say(&table, &aim));
        assert_eq!(aim, target.map(|target| format!("ends when somebody has {target}")), "{game} {rules}");
    }
    for game in GAMES.iter().filter(|game| !aims.iter().any(|(named, ..)| *named == game.info().id)) {
        let table = after(game.info().id, *game.info().players.end().min(&4), &json!({}), &[]);
        assert_eq!(table.position().aim(), None, "{}", game.info().id);
    }
}

#[test]
fn a_seat_of_skat_has_a_running_score_only_in_a_bierlachs() {
    for (rules, expected) in [(json!({}), false), (json!({"scoring": "bierlachs"}), true)] {
        assert_eq!(after("skat", 3, &rules, &[]).measure().is_running, expected, "{rules}");
    }
}

#[test]
fn games_of_several_at_a_table_are_counted() {
    let games = json!({"games": 2});
    let cases = [
        ("scopa", 2, json!({"settebello": "Bo", "scope": {"Bo": 10}}), [0, 1]),
        ("sueca", 4, json!({"win": "bandeira", "winner": "Ana"}), [1, 0]),
    ];
    for (game, players, hand, expected) in cases {
        let won = |hands: &[Value]| after(game, players, &games, hands).position().games_won();
        assert_eq!([won(&[]), won(&[hand])], [Some(vec![0, 0]), Some(expected.to_vec())], "{game}");
    }
}

#[test]
fn some_of_a_hand_is_known_before_its_end() {
    let cases = [
        ("skat", 3, "declarer+game=p2+grand", None),
        ("skat", 3, "declarer+game=p2+grand&matadors=2", Some("matadors 2, game 3: 3 × 24 = 72")),
        ("skat", 3, "result=ramsch&points[p1]=60&points[p2]=40", None),
        ("spades", 4, "bids[p1]=4&bids[p2]=nil&bids[p3]=2", None),
        ("spades", 4, "bids[p1]=4&bids[p2]=nil&bids[p3]=2&bids[p4]=5", Some("11 of 13 tricks are bid.")),
        ("spades", 3, "bids[p1]=4&bids[p2]=7&bids[p3]=5", Some("16 of 17 tricks are bid.")),
    ];
    for (game, players, typed, expected) in cases {
        let rules = if game == "skat" { json!({"ramsch": true}) } else { json!({}) };
        let table = after(game, players, &rules, &[]);
        let known = table.position().known(&form(typed), Format::Form(Language::En.notation()));
        assert_eq!(known.map(|text| say(&table, &text)).as_deref(), expected, "{typed}");
    }
}

#[test]
fn the_sheet_has_a_short_line_for_a_hand() {
    let cases = [
        ("skat", 3, json!({"declarer": "Ana", "game": "hearts", "matadors": 1, "won": false}), "Ana · Hearts · −40"),
        (
            "oh_hell",
            3,
            json!({"bids": {"Ana": 0, "Bo": 3, "Chloé": 6}, "tricks": {"Ana": 0, "Bo": 4}}),
            "Ana 0 · Bo 3, took 4 · Chloé 6",
        ),
        (
            "spades",
            4,
            json!({"bids": {"Ana": "nil", "Bo": 4, "Chloé": 5, "Dag": 3}, "tricks": {"Ana": 6}}),
            "5+N: 6 · 7: 7",
        ),
        (
            "spades",
            4,
            json!({"bids": {"Ana": "nil", "Bo": 9, "Chloé": "blind_nil"}, "tricks": {"Bo": 13}}),
            "N+N: 0 · 9: 13",
        ),
    ];
    for (game, players, hand, expected) in cases {
        let table = after(game, players, &json!({}), std::slice::from_ref(&hand));
        let words = Localizer::new(Language::En).for_table(table.seats(), table.measure());
        assert_eq!(words.brief(&table.last_outcome().headline), expected, "{hand}");
    }
}

#[test]
fn a_form_says_what_lies_on_the_table() {
    let repuesto = |hombre| json!({"hombre": hombre, "bid": "juego", "outcome": "repuesto"});
    let litige = json!({"taker": "Bo", "points": 81, "trump": "hearts"});
    let cases = [
        ("belote", 4, vec![], vec![]),
        ("belote", 4, vec![litige], vec!["Litige: 81 points wait."]),
        ("tresillo", 3, vec![], vec!["6 in the plato, 10 in the centre", "in play: plato 6 + 4 = 10"]),
        (
            "tresillo",
            3,
            vec![repuesto("Bo"), repuesto("Ana")],
            vec![
                "18 in the plato, 10 in the centre",
                "Ana owes a puesta of 21",
                "in play: plato 18 + highest debt 21 = 39",
            ],
        ),
    ];
    for (game, players, hands, expected) in cases {
        let table = after(game, players, &json!({}), &hands);
        let form = table.position().hand_form(&table.deal());
        let notes = flat(&form)
            .into_iter()
            .filter_map(|field| if let Field::Notes(lines) = field { Some(lines) } else { None });
        assert_eq!(notes.flatten().map(|line| say(&table, line)).collect::<Vec<_>>(), expected, "{game} {hands:?}");
    }
}
