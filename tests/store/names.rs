//! What a name means: a player may have another from now on, and what was said with the old one still means him.

use serde_json::{Value, json};
use tanto::ledger::Seat;
use tanto::table::{Event, Payment, SentHand, Tables, commands, settlement};

use crate::changing::{Change, NAMES, Renamed, Scene, Taken, change, most};
use crate::place::Place;
use crate::scene::{MEMORY, Refused, amend, assert_fresh, create, enter, export, garde, node, say, score, tarot};

crate::on_both_databases!(a_renamed_player_has_played_under_the_new_name, a_new_name_that_is_sent_twice_is_given_once,);

/// Where the evening has ended, the table's own log says nothing of it.
fn a_new_name_that_is_sent_twice_is_given_once(place: &Place) {
    let tables = Tables::new(place.open(), MEMORY);
    for is_closed in [false, true] {
        let id = create(&tables, &format!("closed: {is_closed}"), &tarot());
        if is_closed {
            say(&tables, id, "close", |_| Ok(Event::Closed)).unwrap();
        }
        let rename = |key: &str, name: &'static str| {
            say(&tables, id, key, move |table| commands::rename(table, Seat(0), name)).map(|receipt| receipt.repeated)
        };
        assert_eq!(rename("rename", "Anna"), Ok(false));
        assert_eq!(rename("rename", "Anna"), Ok(true));
        assert_eq!(tables.load(id).ok().unwrap().replay.seats().names()[0], "Anna");
        assert!(matches!(rename("other", "Anna"), Err(Refused::Invalid(0, _, "name-same"))));
    }
}

fn a_renamed_player_has_played_under_the_new_name(place: &Place) {
    let tables = Tables::new(place.open(), MEMORY);
    let id = create(&tables, "make", &tarot());
    enter(&tables, id, "one", &garde("Ana", 50)).unwrap();
    enter(&tables, id, "two", &garde("Bo", 30)).unwrap();
    let before = tables.store.entries(id).unwrap();
    change(&tables, id, "rename", Renamed(0, "  Anna\u{301} ")).unwrap();
    enter(&tables, id, "three", &garde("Anná", 60)).unwrap();
    amend(&tables, id, "again", 2, &garde("Ana", 31)).unwrap();

    let table = tables.load(id).ok().unwrap();
    assert_fresh(&table, &tables.store, id);
    let document: Value = serde_json::from_str(&export(&tables, id)).unwrap();
    assert_eq!(document["players"], json!(["Anná", "Bo", "Chloé", "Dag"]));
    assert_eq!(document["first_dealer"], "Anná");
    let takers: Vec<_> = document["hands"].as_array().unwrap().iter().map(|hand| &hand["taker"]).collect();
    assert_eq!(takers, ["Anná", "Anná", "Anná"]);
    let said: Vec<_> = document["history"].as_array().unwrap().iter().map(|entry| entry["body"].as_str()).collect();
    assert!(said[1].unwrap().contains(r#""taker":"Ana""#));
    assert_eq!(said[3], Some(r#"{"seat":0,"name":"Anná"}"#));
    assert_eq!(tables.store.entries(id).unwrap()[..before.len()], before);
    assert_eq!(score(&table)["totals"].as_object().unwrap().keys().count(), 4);
}

#[test]
fn a_hand_of_a_document_means_the_seat_of_a_former_name() {
    type Meant = Result<usize, &'static str>;
    const UNKNOWN: Meant = Err("field-player-unknown");
    const AMBIGUOUS: Meant = Err("field-player-ambiguous");
    type Names<'a> = &'a [(&'a str, Meant)];
    let cases: [(&[Change], Names<'_>); 8] = [
        (&[], &[("Ana", Ok(0)), ("Anna", UNKNOWN)]),
        (&[Renamed(0, "Anna")], &[("Ana", Ok(0)), ("Anna", Ok(0)), ("Bo", Ok(1))]),
        (&[Renamed(0, "Anna"), Renamed(0, "Ana")], &[("Ana", Ok(0)), ("Anna", Ok(0))]),
        // Another has the name now.
        (&[Renamed(0, "Anna"), Renamed(1, "Ana")], &[("Ana", AMBIGUOUS), ("Anna", Ok(0)), ("Bo", Ok(1))]),
        // Two have swapped their names.
        (
            &[Renamed(0, "X"), Renamed(1, "Ana"), Renamed(0, "Bo")],
            &[("Ana", AMBIGUOUS), ("Bo", AMBIGUOUS), ("X", Ok(0)), ("Dag", Ok(3))],
        ),
        (&[Taken(0, "Eva")], &[("Ana", UNKNOWN), ("Eva", Ok(0)), ("Bo", Ok(1))]),
        (&[Renamed(0, "Anna"), Taken(1, "Ana")], &[("Ana", AMBIGUOUS), ("Anna", Ok(0)), ("Bo", UNKNOWN)]),
        (&[Renamed(0, "Anna"), Taken(0, "Eva")], &[("Ana", UNKNOWN), ("Anna", UNKNOWN), ("Eva", Ok(0))]),
    ];
    for (changes, names) in cases {
        let scene = Scene::losses(changes);
        for (name, meant) in names {
            let found = scene.enter(&json!({"loser": name}));
            let expected = meant.map_err(|id| Refused::Invalid(scene.table().next_number(), "loser".to_owned(), id));
            assert_eq!(found.map(|receipt| most(&receipt.table)), expected, "{name} after {changes:?}");
        }
    }
}

#[test]
fn a_form_means_who_was_meant_when_it_was_made() {
    // The changes, and at which version a name on the form means which seat. The table is made at version 1.
    type Meant = (i64, &'static str, Option<usize>);
    let cases: [(&[Change], &[Meant]); 7] = [
        (&[Renamed(0, "Anna")], &[(1, "Ana", Some(0)), (2, "Anna", Some(0)), (1, "Anna", None), (2, "Bo", Some(1))]),
        (
            &[Renamed(0, "Anna"), Renamed(1, "Ana")],
            &[(1, "Ana", Some(0)), (2, "Anna", Some(0)), (2, "Bo", Some(1)), (3, "Ana", Some(1)), (3, "Anna", Some(0))],
        ),
        (
            &[Renamed(0, "X"), Renamed(1, "Ana"), Renamed(0, "Bo")],
            &[
                (1, "Ana", Some(0)),
                (1, "Bo", Some(1)),
                (2, "X", Some(0)),
                (2, "Bo", Some(1)),
                (3, "Ana", Some(1)),
                (4, "Ana", Some(1)),
                (4, "Bo", Some(0)),
                (4, "Dag", Some(3)),
            ],
        ),
        (&[Taken(0, "Eva")], &[(1, "Ana", None), (2, "Eva", Some(0)), (1, "Bo", Some(1)), (2, "Ana", None)]),
        // Somebody else comes, who is called as another was when the form was made.
        (&[Renamed(0, "Anna"), Taken(1, "Ana")], &[(1, "Ana", Some(0)), (3, "Ana", Some(1)), (3, "Anna", Some(0))]),
        (&[Renamed(1, "Bob"), Taken(0, "Bo")], &[(1, "Bo", Some(1)), (3, "Bo", Some(0)), (3, "Bob", Some(1))]),
        (
            &[Renamed(1, "Bob"), Taken(0, "Bo"), Renamed(0, "Zoë")],
            &[(1, "Bo", Some(1)), (3, "Bo", Some(0)), (4, "Zoë", Some(0)), (4, "Bob", Some(1))],
        ),
    ];
    for (changes, names) in cases {
        let scene = Scene::losses(changes);
        for (version, name, seat) in names {
            let number = scene.table().next_number();
            let found = scene.lost(name, *version).map(|receipt| most(&receipt.table));
            let unknown = Refused::Invalid(number, "loser".to_owned(), "field-player-unknown");
            assert_eq!(found, seat.ok_or(unknown), "{name} at version {version} of {changes:?}");
        }
    }
}

#[test]
fn a_form_for_an_earlier_hand_means_who_was_meant_too() {
    let scene = Scene::losses(&[]);
    scene.enter(&json!({"loser": "Ana"})).unwrap();
    for said in [Renamed(0, "X"), Renamed(1, "Ana"), Renamed(0, "Bo"), Taken(2, "Eva")] {
        scene.change(said).unwrap();
    }
    let tell = |name: &str, version| {
        let sent = SentHand::Form(vec![("loser".to_owned(), name.to_owned())], Some(version));
        let told = say(&scene.tables, scene.id, &scene.key(), move |table| commands::amend(table, 1, &sent));
        scene.seen(told).map(|receipt| most(&receipt.table))
    };
    // Chloé had her seat in the first hand, whoever has it now.
    let told =
        [("Ana", 2, 0), ("Bo", 2, 1), ("Ana", 6, 1), ("Bo", 6, 0), ("X", 3, 0), ("Chloé", 6, 2), ("Chloé", 2, 2)];
    for (name, version, seat) in told {
        assert_eq!(tell(name, version), Ok(seat), "{name} at version {version}");
    }
    assert!(tell("Eva", 6).is_err());
}

#[test]
fn what_was_bid_is_said_of_the_name_of_now() {
    let scene = Scene::of(&tarot());
    let bid = || {
        let table = scene.table();
        let bid = table.bid(&table.replay.deal());
        (bid.document.to_json(), bid.words.len())
    };
    let said = node(&json!({"taker": "Ana", "bid": "garde"}));
    say(&scene.tables, scene.id, "bid", move |_| Ok(Event::BidEntered { bid: said.clone() })).unwrap();
    let expected = |name: &str| (json!({"taker": name, "bid": "garde"}), 2);
    let read = || {
        let (text, words) = bid();
        (serde_json::from_str::<Value>(&text).unwrap(), words)
    };
    assert_eq!(read(), expected("Ana"));
    for (change, name) in [(Renamed(0, "X"), "X"), (Renamed(1, "Ana"), "X"), (Renamed(0, "Bo"), "Bo")] {
        scene.change(change).unwrap();
        assert_eq!(read(), expected(name));
    }
    // Who has left plays no hand.
    scene.change(Taken(0, "Eva")).unwrap();
    assert_eq!(read(), (json!({}), 0));
}

#[test]
fn what_was_paid_was_paid_by_the_person() {
    let scene = Scene::of(&json!({
        "format": "tanto/1", "game": "tarot", "players": NAMES, "played_for": {"currency": "EUR", "rate": "0.1"},
    }));
    scene.enter(&garde("Ana", 60)).unwrap();
    let pay = |from: &str, to: &str| {
        let payment = Payment { from: from.to_owned(), to: to.to_owned(), amount: "1.00".to_owned() };
        let said = say(&scene.tables, scene.id, &scene.key(), move |table| commands::pay(table, &payment));
        scene.seen(said).map(|receipt| {
            let dues = settlement(&receipt.table).unwrap().dues;
            dues.iter().map(|due| due.paid).collect::<Vec<_>>()
        })
    };
    let unknown = |field: &str| Err(Refused::Invalid(0, field.to_owned(), "field-player-unknown"));
    assert_eq!(pay("Bo", "Ana"), Ok(vec![-100, 100, 0, 0]));
    scene.change(Renamed(0, "X")).unwrap();
    scene.change(Renamed(1, "Ana")).unwrap();
    assert_eq!(pay("Ana", "X"), Ok(vec![-200, 200, 0, 0]));
    assert_eq!(pay("Bo", "X"), unknown("from"));
    // Who has left owes and is owed what he did.
    scene.change(Taken(1, "Eva")).unwrap();
    assert_eq!(pay("Ana", "X"), Ok(vec![-300, 300, 0, 0, 0]));
    assert_eq!(pay("Eva", "Fay"), unknown("to"));
    assert_eq!(pay("Eva", "Eva"), Err(Refused::Invalid(0, "to".to_owned(), "payment-self")));
}
