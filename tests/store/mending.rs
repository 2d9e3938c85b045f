//! After hands are restored, inserted and dropped, the table is as if it had been played that way from the start.

use serde_json::{Value, json};
use tanto::service::{Service, check_document, session_document};
use tanto::store::TableId;
use tanto::table::{HandChange, Receipt, Revision, SentHand, Table, TableCommand};

use crate::changing::{Renamed, Scene, Taken};
use crate::evening::NOON;
use crate::scene::{Refused, amend, export, garde, node, say, score, take_in, tarot, void};

fn restore(tables: &Service, id: TableId, key: &str, number: u32) -> Result<Receipt, Refused> {
    say(tables, id, key, TableCommand::change(HandChange::RestoreAt { number }))
}

fn insert(tables: &Service, id: TableId, key: &str, number: u32, hand: &Value) -> Result<Receipt, Refused> {
    let sent = SentHand::Document(node(hand));
    say(tables, id, key, TableCommand::change(HandChange::Insert { number, hand: sent }))
}

/// A change that drops hands behind an earlier end of the game.
fn dropping(change: HandChange) -> TableCommand {
    TableCommand::ChangeHands { change, drops_later: true }
}

/// The session, and the result of `tanto score` for it.
fn comes_to(table: &Table) -> (Value, Value) {
    (serde_json::from_str(&session_document(table).to_json()).unwrap(), score(table))
}

fn hands() -> [Value; 5] {
    [("Ana", 49), ("Bo", 30), ("Chloé", 61), ("Dag", 41), ("Bo", 70)].map(|(taker, points)| garde(taker, points))
}

#[test]
fn restoring_a_hand_undoes_its_voiding() {
    let scene = Scene::of(&tarot());
    for (at, hand) in hands().iter().enumerate() {
        scene.enter(hand).unwrap();
        if at == 2 {
            scene.change(Taken(1, "Eva")).unwrap();
            scene.change(Renamed(1, "Bo B.")).unwrap();
            scene.change(Renamed(1, "Eva")).unwrap();
        }
        if at == 3 {
            scene.change(Taken(1, "Bo")).unwrap();
        }
    }
    let before = comes_to(&scene.table());
    for number in 1..=5 {
        scene.seen(void(&scene.tables, scene.id, &scene.key(), number)).unwrap();
        assert_ne!(comes_to(&scene.table()), before, "hand {number}");
        let restored = scene.seen(restore(&scene.tables, scene.id, &scene.key(), number)).unwrap();
        assert_eq!(comes_to(&restored.table), before, "hand {number}");
        let version = restored.table.history.hands().numbered(number).unwrap().newest().unwrap().clone();
        assert_eq!((version.revision, version.meta.seq), (Revision::Restored, restored.version));
    }
    // A restored hand belongs to the player who had the name when it was entered, not to the one who has it now.
    scene.seen(void(&scene.tables, scene.id, &scene.key(), 1)).unwrap();
    scene.change(Renamed(0, "Anna")).unwrap();
    scene.change(Renamed(2, "Ana")).unwrap();
    scene.seen(restore(&scene.tables, scene.id, &scene.key(), 1)).unwrap();
    assert_eq!(scene.document()["hands"][0]["taker"], "Anna");
}

#[test]
fn an_inserted_hand_is_where_it_was_played() {
    let all = hands();
    for forgotten in 0..4_usize {
        let scene = Scene::of(&tarot());
        let number = u32::try_from(forgotten + 1).unwrap();
        for (at, hand) in all.iter().enumerate().filter(|(at, _)| *at != forgotten) {
            scene.enter(hand).unwrap();
            if at == 2 {
                scene.change(Renamed(3, "Gro")).unwrap();
                scene.change(Renamed(3, "Dag")).unwrap();
            }
        }
        let inserted = scene.seen(insert(&scene.tables, scene.id, &scene.key(), number, &all[forgotten])).unwrap();
        assert_eq!(inserted.table.history.hands().number_of(inserted.version), Some(number));
        let whole = Scene::of(&tarot());
        for hand in &all {
            whole.enter(hand).unwrap();
        }
        assert_eq!(comes_to(&inserted.table), comes_to(&whole.table()), "hand {number}");
    }
}

#[test]
fn an_inserted_hand_is_played_by_the_rules_and_the_people_of_its_place() {
    let scene = Scene::losses(&[]);
    for loser in ["Ana", "Bo"] {
        scene.enter(&json!({"loser": loser})).unwrap();
    }
    scene.change(Taken(0, "Eva")).unwrap();
    scene.enter(&json!({"loser": "Eva"})).unwrap();
    let cases =
        [(2, "Ana", Ok(())), (2, "Eva", Err("field-player-unknown")), (4, "Eva", Ok(())), (9, "Bo", Err("none"))];
    for (number, loser, expected) in cases {
        let inserted = scene.seen(insert(&scene.tables, scene.id, &scene.key(), number, &json!({"loser": loser})));
        let expected = expected.map_err(|id| match id {
            "none" => Refused::Conflict,
            id => Refused::Invalid(number, "loser".to_owned(), id),
        });
        assert_eq!(inserted.map(drop), expected, "{loser} before hand {number}");
    }
    let losers: Vec<_> =
        scene.document()["hands"].as_array().unwrap().iter().map(|hand| hand["loser"].to_string()).collect();
    assert_eq!(losers, ["\"Ana\"", "\"Ana\"", "\"Bo\"", "\"Eva\"", "\"Eva\""]);
    assert_eq!(scene.document()["seat_changes"], json!([{"from": 4, "out": "Ana", "in": "Eva"}]));
}

/// Burro for two ends when either player gets a fifth letter. Before the last hand, Ana has four.
fn burro() -> Scene {
    let scene = Scene::of(&json!({"format": "tanto/1", "game": "burro", "players": ["Ana", "Bo"]}));
    for loser in ["Ana", "Ana", "Ana", "Ana", "Bo", "Ana"] {
        scene.enter(&json!({"loser": loser})).unwrap();
    }
    scene
}

#[test]
fn hands_after_an_earlier_end_are_dropped_on_request() {
    let hand = || SentHand::Document(node(&json!({"loser": "Ana"})));
    let cases = [
        ("amended", HandChange::Amend { number: 5, hand: hand() }, 6, 1),
        ("inserted", HandChange::Insert { number: 1, hand: hand() }, 5, 2),
        ("inserted later", HandChange::Insert { number: 5, hand: hand() }, 5, 2),
    ];
    for (what, change, stands_in_the_way, dropped) in cases {
        let scene = burro();
        let before = comes_to(&scene.table());
        let refused = say(&scene.tables, scene.id, "refused", TableCommand::change(change.clone())).err();
        assert_eq!(refused, Some(Refused::Invalid(stands_in_the_way, String::new(), "hand-after-end")), "{what}");
        let receipt = scene.seen(say(&scene.tables, scene.id, "dropping", dropping(change))).unwrap();
        let (table, hands) = (&receipt.table, receipt.table.history.hands());
        assert_eq!(hands.dropped_by(receipt.version).count(), dropped, "{what}");
        assert_eq!((hands.count(), table.replay.is_over()), (5, true), "{what}");
        let text = export(&scene.tables, scene.id);
        assert!(text.contains("drops") && check_document(&text).is_ok(), "{what}: {text}");
        let imported = take_in(&scene.tables, &text, NOON + 1).unwrap_or_else(|why| panic!("{why:?}"));
        assert_eq!(export(&scene.tables, imported.id), text, "{what}");

        // Undoing the change and restoring the dropped hands one by one gives the original evening.
        let changed =
            hands.all().iter().find(|hand| hand.newest().unwrap().meta.seq == receipt.version).unwrap().clone();
        if changed.newest().unwrap().revision == Revision::Amended {
            amend(&scene.tables, scene.id, &scene.key(), 5, &json!({"loser": "Bo"})).unwrap();
        } else {
            let number = hands.number_of(changed.entry).unwrap();
            void(&scene.tables, scene.id, &scene.key(), number).unwrap();
        }
        for restored in 0..dropped {
            let number = scene.table().next_number();
            let voided = scene.table().history.hands().dropped_by(receipt.version).next().unwrap().entry;
            let again = TableCommand::change(HandChange::Restore { entry: voided });
            scene.seen(say(&scene.tables, scene.id, &scene.key(), again)).unwrap();
            assert_eq!(scene.table().next_number(), number + 1, "{what}, restored {restored}");
        }
        assert_eq!(comes_to(&scene.table()), before, "{what}");
    }
}

#[test]
fn a_restored_hand_may_end_the_game_earlier() {
    let scene = burro();
    void(&scene.tables, scene.id, "void", 1).unwrap();
    scene.enter(&json!({"loser": "Ana"})).unwrap();
    let refused = restore(&scene.tables, scene.id, "refused", 1).err();
    assert_eq!(refused, Some(Refused::Invalid(6, String::new(), "hand-after-end")));
    let again = dropping(HandChange::Restore { entry: 2 });
    let receipt = scene.seen(say(&scene.tables, scene.id, "dropping", again)).unwrap();
    let hands = receipt.table.history.hands();
    assert_eq!((hands.count(), hands.dropped_by(receipt.version).count()), (6, 1));
    assert!(receipt.table.replay.is_over());
    // No hand can be restored after the end, and there is nothing to drop for it.
    let behind = dropping(HandChange::RestoreAt { number: 7 });
    let refused = say(&scene.tables, scene.id, "behind", behind).err();
    assert_eq!(refused, Some(Refused::Invalid(7, String::new(), "hand-after-end")));
}

#[test]
fn a_voided_loss_may_end_the_game_earlier() {
    let rules = json!({"target": "10"});
    let document = json!({"format": "tanto/1", "game": "free", "players": ["Ana", "Bo"], "rules": rules});
    let scene = Scene::of(&document);
    for score in ["6", "-4", "3", "4", "3"] {
        scene.enter(&json!({"scores": {"Ana": score}})).unwrap();
    }
    // The totals are 6, 9 and 13, so the third hand is the end. The former hand 5 is in the way.
    let refused = void(&scene.tables, scene.id, "refused", 2).err();
    assert_eq!(refused, Some(Refused::Invalid(5, String::new(), "hand-after-end")));
    let void_second = dropping(HandChange::Void { number: 2 });
    let receipt = scene.seen(say(&scene.tables, scene.id, "dropping", void_second)).unwrap();
    assert_eq!(score(&receipt.table)["totals"], json!({"Ana": "13", "Bo": "0"}));
    assert_eq!(receipt.table.history.hands().dropped_by(receipt.version).count(), 1);
}

#[test]
fn hands_that_can_stay_are_not_dropped() {
    let scene = Scene::of(&tarot());
    for hand in hands() {
        scene.enter(&hand).unwrap();
    }
    let voided = say(&scene.tables, scene.id, "void", dropping(HandChange::Void { number: 2 }));
    assert_eq!(voided.unwrap().table.history.hands().count(), 4);
    let none = [
        say(&scene.tables, scene.id, "counts", TableCommand::change(HandChange::Restore { entry: 2 })),
        say(&scene.tables, scene.id, "unknown", TableCommand::change(HandChange::Restore { entry: 99 })),
        insert(&scene.tables, scene.id, "nowhere", 99, &garde("Ana", 49)),
    ];
    for refused in none {
        assert_eq!(refused.err(), Some(Refused::Conflict));
    }
    assert_eq!(scene.table().history.hands().count(), 4);
}
