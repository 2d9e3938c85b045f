//! Replaced players: somebody else may take a seat during an evening, and everybody keeps their own results.

use serde_json::{Value, json};
use tanto::ledger::Seat;
use tanto::table::{Table, TableCommand};

use crate::changing::{NAMES, Renamed, Scene, Taken};
use crate::scene::{Refused, say, score, void};

#[test]
fn nobody_has_two_seats_or_anothers_name() {
    let scene = Scene::losses(&[]);
    scene.change(Taken(0, "Eva")).unwrap();
    let name = |id| Refused::Invalid(0, "name".to_owned(), id);
    let refused = [
        (Taken(1, "Eva"), name("seat-change-twice")),
        (Taken(1, "Dag"), name("seat-change-twice")),
        (Taken(1, "Bo"), name("seat-change-twice")),
        (Renamed(1, "Dag"), name("person-taken")),
        // Ana has left, but she has played here.
        (Renamed(1, "Ana"), name("person-taken")),
        (Renamed(1, "Bo"), Refused::Unchanged),
        (Renamed(1, "Chloe\u{301}"), name("person-taken")),
        (Renamed(1, " "), name("name-empty")),
        (Taken(1, "a\u{0}b"), name("name-unseen")),
        (Taken(4, "Fay"), Refused::Conflict),
        (Renamed(9, "Fay"), Refused::Conflict),
    ];
    for (said, expected) in refused {
        assert_eq!(scene.change(said).err(), Some(expected), "{said:?}");
        assert_eq!(scene.table().version(), 2);
    }
}

#[test]
fn a_returning_player_is_the_same_person() {
    let scene = Scene::losses(&[]);
    scene.enter(&json!({"loser": "Ana"})).unwrap();
    scene.change(Taken(0, "Eva")).unwrap();
    scene.enter(&json!({"loser": "Eva"})).unwrap();
    scene.change(Taken(2, "Ana")).unwrap();
    scene.enter(&json!({"loser": "Ana"})).unwrap();
    scene.change(Renamed(2, "Anna")).unwrap();
    scene.enter(&json!({"loser": "Anna"})).unwrap();
    // Chloé and Anna return to their first seats.
    scene.change(Taken(2, "Chloé")).unwrap();
    scene.change(Taken(0, "Anna")).unwrap();
    let table = scene.enter(&json!({"loser": "Chloé"})).unwrap().table;
    let result = score(&table);
    assert_eq!(result["totals"], json!({"Anna": "3", "Bo": "0", "Chloé": "1", "Dag": "0", "Eva": "1"}));
    let deltas: Vec<_> = result["hands"].as_array().unwrap().iter().map(|hand| hand["deltas"].clone()).collect();
    assert_eq!(deltas[0], json!({"Anna": "1", "Bo": "0", "Chloé": "0", "Dag": "0"}));
    assert_eq!(deltas[1], json!({"Eva": "1", "Bo": "0", "Chloé": "0", "Dag": "0"}));
    assert_eq!(deltas[3], json!({"Eva": "0", "Bo": "0", "Anna": "1", "Dag": "0"}));
    let changes = json!([
        {"from": 2, "out": "Anna", "in": "Eva"},
        {"from": 3, "out": "Chloé", "in": "Anna"},
        {"from": 5, "out": "Anna", "in": "Chloé"},
        {"from": 5, "out": "Eva", "in": "Anna"},
    ]);
    assert_eq!(scene.document()["seat_changes"], changes);
}

#[test]
fn letters_stay_with_the_seat_and_count_for_the_player_who_got_them() {
    let document = json!({"format": "tanto/1", "game": "burro", "players": NAMES, "rules": {"word": "oui"}});
    let scene = Scene::of(&document);
    for loser in ["Bo", "Bo", "Chloé"] {
        scene.enter(&json!({"loser": loser})).unwrap();
    }
    scene.change(Taken(1, "Eva")).unwrap();
    scene.change(Taken(0, "Fay")).unwrap();
    let table = scene.enter(&json!({"loser": "Eva"})).unwrap().table;
    let result = score(&table);
    assert_eq!(result["totals"], json!({"Ana": "0", "Bo": "2", "Chloé": "1", "Dag": "0", "Eva": "1", "Fay": "0"}));
    assert_eq!(table.replay.balances().seats(), [0, 3, 1, 0]);
    // The word is complete, and the seats without a letter play it off. Fay has Ana's seat.
    assert_eq!(table.replay.deal().seated(), [Seat(0), Seat(3)]);
    let table = scene.enter(&json!({"loser": "Dag"})).unwrap().table;
    assert_eq!(score(&table)["winners"], json!(["Fay"]));
}

#[test]
fn debts_and_pots_stay_with_the_seat_and_are_shared_at_the_end() {
    let document = json!({"format": "tanto/1", "game": "tresillo", "players": NAMES[..3]});
    let scene = Scene::of(&document);
    scene.enter(&json!({"hombre": "Bo", "bid": "juego", "tricks": {"Ana": 4, "Bo": 3, "Chloé": 2}})).unwrap();
    let owing =
        scene.enter(&json!({"hombre": "Bo", "bid": "solo", "tricks": {"Ana": 4, "Bo": 4, "Chloé": 1}})).unwrap();
    let debts: Vec<_> = score(&owing.table)["debts"].as_array().unwrap().clone();
    assert!(debts.iter().all(|debt| debt["player"] == "Bo") && !debts.is_empty(), "{debts:?}");

    let before = score(&owing.table)["totals"].clone();
    let replaced = scene.change(Taken(1, "Eva")).unwrap().table;
    let result = score(&replaced);
    let moved: Vec<_> = result["debts"].as_array().unwrap().iter().map(|debt| &debt["player"]).collect();
    assert_eq!(moved, vec!["Eva"; debts.len()]);
    assert_eq!(result["totals"]["Bo"], before["Bo"]);
    assert_eq!(result["totals"]["Eva"], "0");

    let closed = say(&scene.tables, scene.id, "close", TableCommand::Close);
    let closed = scene.seen(closed).unwrap().table;
    let totals = score(&closed)["totals"].clone();
    assert_eq!(totals["Bo"], before["Bo"], "what is shared goes to whoever sits there last");
    let minor = |name: &str| totals[name].as_str().unwrap().parse::<i64>().unwrap();
    assert_eq!(NAMES[..3].iter().map(|name| minor(name)).sum::<i64>() + minor("Eva"), 0);
    assert_eq!(closed.replay.balances().seats().iter().sum::<i64>(), 0);
    assert_ne!(minor("Eva"), 0, "she pays the debt and has her share");

    let again = say(&scene.tables, scene.id, "reopen", TableCommand::Reopen);
    let again = scene.seen(again).unwrap().table;
    assert_eq!(score(&again)["totals"], result["totals"]);
}

#[test]
fn a_voided_hand_before_a_replacement_moves_nothing_else() {
    let scene = Scene::losses(&[]);
    for loser in ["Ana", "Bo", "Chloé"] {
        scene.enter(&json!({"loser": loser})).unwrap();
    }
    scene.change(Taken(1, "Eva")).unwrap();
    for loser in ["Eva", "Dag"] {
        scene.enter(&json!({"loser": loser})).unwrap();
    }
    let deltas = |table: &Table| -> Vec<Value> {
        score(table)["hands"].as_array().unwrap().iter().map(|hand| hand["deltas"].clone()).collect()
    };
    let mut expected = deltas(&scene.table());
    assert_eq!(scene.document()["seat_changes"], json!([{"from": 4, "out": "Bo", "in": "Eva"}]));
    for (number, from) in [(1, 3), (2, 2), (2, 2), (1, 1)] {
        let voided = void(&scene.tables, scene.id, &scene.key(), number);
        let table = scene.seen(voided).unwrap().table;
        expected.remove(usize::try_from(number).unwrap() - 1);
        assert_eq!(deltas(&table), expected);
        assert_eq!(scene.document()["seat_changes"], json!([{"from": from, "out": "Bo", "in": "Eva"}]));
    }
    assert_eq!(score(&scene.table())["totals"], json!({"Ana": "0", "Bo": "0", "Chloé": "0", "Dag": "1", "Eva": "0"}));
}
