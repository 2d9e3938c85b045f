//! After hands are restored, inserted and dropped, the table is as if it had been played that way from the start.

use tanto::i18n::Language;
use tanto::service::check_document;
use tanto::table::RevisionKind;

use crate::prelude::*;

fn hands() -> [Value; 5] {
    [("Ana", 49), ("Bo", 30), ("Chloé", 61), ("Dag", 41), ("Bo", 70)].map(|(taker, points)| garde(taker, points))
}

/// A table with these hands and some changes of seats and names between them.
fn eventful(hands: &[Value]) -> SingleTable {
    let at = SingleTable::new(&tarot());
    for (number, hand) in (1..).zip(hands) {
        at.enter(hand).unwrap();
        match number {
            3 => {
                at.replace(1, "Eva");
                at.rename(1, "Bo B.");
                at.rename(1, "Eva");
            }
            4 => at.replace(1, "Bo"),
            _ => {}
        }
    }
    at
}

/// The session and its score.
fn evening(table: &Table) -> (Value, Value) {
    (session(table), score(table))
}

#[test]
fn restoring_a_hand_undoes_its_voiding() {
    let at = eventful(&hands());
    let before = evening(&at.table());
    for number in 1..=5 {
        let voided = at.void(number).unwrap();
        assert_ne!(evening(&voided.table), before, "hand {number}");
        let restored = at.restore(number).unwrap();
        assert_eq!(evening(&restored.table), before, "hand {number}");
        assert_eq!(restored.table.history.hands.revised_by(restored.version, RevisionKind::Restored).count(), 1);
    }
    // A restored hand belongs to the player who had the name when it was entered, not to the one who has it now.
    at.void(1).unwrap();
    at.rename(0, "Anna");
    at.rename(2, "Ana");
    at.restore(1).unwrap();
    assert_eq!(at.session()["hands"][0]["taker"], "Anna");
}

#[test]
fn an_inserted_hand_is_where_it_was_played() {
    let all = hands();
    let whole = SingleTable::new(&tarot());
    for hand in &all {
        whole.enter(hand).unwrap();
    }
    for (number, missing) in (1..=4).zip(&all) {
        let at = SingleTable::new(&tarot());
        for hand in all.iter().filter(|hand| *hand != missing) {
            at.enter(hand).unwrap();
        }
        at.rename(3, "Gro");
        at.rename(3, "Dag");
        let inserted = at.insert(number, missing).unwrap();
        assert_eq!(inserted.table.history.hands.number_of(inserted.version), Some(number));
        assert_eq!(evening(&inserted.table), evening(&whole.table()), "hand {number}");
    }
}

#[test]
fn an_inserted_hand_is_played_by_the_rules_and_the_people_of_its_place() {
    let at = SingleTable::vriddiot();
    at.enter_losers(&["Ana", "Bo"]);
    at.replace(0, "Eva");
    at.enter_losers(&["Eva"]);
    let cases = [
        (2, "Ana", None),
        (2, "Eva", Some(Refused::invalid(2, "loser", "field-player-unknown"))),
        (4, "Eva", None),
        (9, "Bo", Some(Refused::Missing)),
    ];
    for (number, loser, refused) in cases {
        assert_eq!(at.insert(number, &json!({"loser": loser})).err(), refused, "{loser} before hand {number}");
    }
    let losers = ["Ana", "Ana", "Bo", "Eva", "Eva"].map(|loser| json!({"loser": loser}));
    assert_eq!(at.session()["hands"], json!(losers));
    assert_eq!(at.session()["seat_changes"], json!([{"from": 4, "out": "Ana", "in": "Eva"}]));
}

/// Burro ends when a player gets a fifth letter. Before the last hand, Ana has four.
fn burro() -> SingleTable {
    let at = SingleTable::new(&document("burro", &NAMES[..2]));
    at.enter_losers(&["Ana", "Ana", "Ana", "Ana", "Bo", "Ana"]);
    at
}

/// A game that ends at ten points. The totals are 6, 2, 5, 9 and 12; without the second hand, 6, 9 and 13.
fn free() -> SingleTable {
    let mut document = document("free", &NAMES[..2]);
    document["rules"] = json!({"target": "10"});
    let at = SingleTable::new(&document);
    for score in ["6", "-4", "3", "4", "3"] {
        at.enter(&json!({"scores": {"Ana": score}})).unwrap();
    }
    at
}

#[test]
fn hands_after_an_earlier_end_are_dropped_on_request() {
    let ana = || sent(&json!({"loser": "Ana"}));
    let undo_amend = HandChange::Amend { number: 5, hand: sent(&json!({"loser": "Bo"})) };
    let void = |number| HandChange::Void { number };
    let voided = burro();
    voided.void(1).unwrap();
    voided.enter_losers(&["Ana"]);
    // Each line has a change, the first hand after the end, the number of dropped hands, and the change that undoes it.
    let cases = [
        (burro(), HandChange::Amend { number: 5, hand: ana() }, 6, 1, undo_amend),
        (burro(), HandChange::Insert { number: 1, hand: ana(), seats: InsertSeats::Later }, 5, 2, void(1)),
        (burro(), HandChange::Insert { number: 5, hand: ana(), seats: InsertSeats::Later }, 5, 2, void(5)),
        (voided, HandChange::Restore { entry: 2 }, 6, 1, void(1)),
        (free(), void(2), 5, 1, HandChange::RestoreAt { number: 2 }),
    ];
    for (at, change, after_the_end, dropped, undo) in cases {
        let case = format!("{change:?}");
        let before = evening(&at.table());
        let refused = at.change(change.clone()).err();
        assert_eq!(refused, Some(Refused::invalid(after_the_end, "", "hand-after-end")), "{case}");
        let receipt = at.change_dropping(change).unwrap();
        let hands = &receipt.table.history.hands;
        assert_eq!(hands.revised_by(receipt.version, RevisionKind::Dropped).count(), dropped, "{case}");
        assert!(receipt.table.replay.is_over(), "{case}");
        // No hand can be restored after the end, and there is nothing to drop for it.
        let number = receipt.table.next_number();
        let refused = at.change_dropping(HandChange::RestoreAt { number }).err();
        assert_eq!(refused, Some(Refused::invalid(number, "", "hand-after-end")), "{case}");
        let text = export(&at.service, at.id);
        assert!(text.contains("drops") && check_document(&text, &mut |_, _| true).is_ok(), "{case}: {text}");
        let imported = import(&at.service, &text).unwrap();
        assert_eq!(export(&at.service, imported.id), text, "{case}");

        // Undoing the change and restoring the dropped hands one by one gives the original evening.
        at.change(undo).unwrap();
        for hand in hands.revised_by(receipt.version, RevisionKind::Dropped) {
            let next = at.table().next_number();
            let restored = at.change(HandChange::Restore { entry: hand.entry() }).unwrap();
            assert_eq!(restored.table.next_number(), next + 1, "{case}");
        }
        assert_eq!(evening(&at.table()), before, "{case}");
    }
}

#[test]
fn hands_that_can_stay_are_not_dropped() {
    let at = eventful(&hands());
    let voided = at.change_dropping(HandChange::Void { number: 2 }).unwrap();
    assert_eq!(voided.table.history.hands.count(), 4);
    let refused = [
        at.change(HandChange::Restore { entry: 2 }),
        at.change(HandChange::Restore { entry: 99 }),
        at.insert(99, &garde("Ana", 49)),
    ];
    for answer in refused {
        assert_eq!(answer.err(), Some(Refused::Missing));
    }
    assert_eq!(at.table().history.hands.count(), 4);
}

#[test]
fn new_rules_before_the_first_hand_can_change_the_currency() {
    let at = SingleTable::new(&document("solo_whist", &NAMES));
    at.execute(TableCommand::ChangeRules {
        inputs: vec![("currency".to_owned(), "JPY".to_owned())],
        notation: Language::En.notation(),
    })
    .unwrap();
    at.enter(&json!({"bid": "solo", "soloist": "Bo", "tricks": 7})).unwrap();
}
