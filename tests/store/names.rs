//! The meaning of names: a player can be renamed, and earlier hands, bids, payments and forms still mean that player.

use serde_json::{Value, json};
use tanto::service::Service;
use tanto::table::{HandChange, SentHand, TableCommand, settlement};

use crate::changing::{Change, NAMES, Renamed, Scene, Taken, change, most};
use crate::place::Place;
use crate::scene::{
    MEMORY, Refused, amend, assert_fresh, create, enter, export, garde, pay, rename, say, score, tarot,
};

crate::on_both_databases!(a_renamed_player_has_played_under_the_new_name, a_repeated_rename_is_applied_once,);

/// This also holds at a closed table. No table's own log records a rename.
fn a_repeated_rename_is_applied_once(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    for is_closed in [false, true] {
        let id = create(&tables, &format!("closed: {is_closed}"), &tarot());
        if is_closed {
            say(&tables, id, "close", TableCommand::Close).unwrap();
        }
        let rename = |key: &str, name: &str| rename(&tables, id, key, 0, name).map(|receipt| receipt.repeated);
        assert_eq!(rename("rename", "Anna"), Ok(false));
        assert_eq!(rename("rename", "Anna"), Ok(true));
        assert_eq!(tables.load(id).ok().unwrap().replay.seats().names()[0], "Anna");
        assert_eq!(rename("other", "Anna"), Err(Refused::Unchanged));
    }
}

fn a_renamed_player_has_played_under_the_new_name(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let id = create(&tables, "make", &tarot());
    enter(&tables, id, "one", &garde("Ana", 50)).unwrap();
    enter(&tables, id, "two", &garde("Bo", 30)).unwrap();
    let before = tables.store.entries(id).unwrap();
    change(&tables, id, "rename", Renamed(0, "  Anna\u{301} ")).unwrap();
    assert_eq!(tables.store.entries(id).unwrap(), before, "a rename is an event of the club alone");
    enter(&tables, id, "three", &garde("Anná", 60)).unwrap();
    amend(&tables, id, "again", 2, &garde("Anná", 31)).unwrap();
    let former = enter(&tables, id, "former", &garde("Ana", 60)).map(|_| ());
    assert_eq!(former, Err(Refused::Invalid(4, "taker".to_owned(), "field-player-unknown")));

    let table = tables.load(id).ok().unwrap();
    assert_fresh(&table, &tables.store, id);
    let document: Value = serde_json::from_str(&export(&tables, id)).unwrap();
    assert_eq!(document["players"], json!(["Anná", "Bo", "Chloé", "Dag"]));
    assert_eq!(document["first_dealer"], "Anná");
    assert_eq!(document["people"][0], json!({"label": "p1", "name": "Anná"}));
    let takers: Vec<_> = document["hands"].as_array().unwrap().iter().map(|hand| &hand["taker"]).collect();
    assert_eq!(takers, ["Anná", "Anná", "Anná"]);
    let history = document["history"].to_string();
    assert!(history.contains(r#"\"taker\":\"p1\""#), "{history}");
    for name in ["Ana", "Anná", "Bo", "Chloé", "Dag"] {
        assert!(!history.contains(name), "{name} in {history}");
    }
    assert_eq!(score(&table)["totals"].as_object().unwrap().keys().count(), 4);
}

/// A form sends labels, so it means the same people even if they are renamed before it arrives.
#[test]
fn a_form_means_the_same_players_after_a_rename() {
    type Case<'a> = (&'a [Change], &'a str, Result<usize, Refused>);
    let left = || Refused::Invalid(1, "loser".to_owned(), "field-player-left");
    let unknown = || Refused::Invalid(1, "loser".to_owned(), "field-player-unknown");
    let cases: [Case<'_>; 9] = [
        (&[], "p1", Ok(0)),
        (&[Renamed(0, "Anna")], "p1", Ok(0)),
        // Two swap their names.
        (&[Renamed(0, "X"), Renamed(1, "Ana"), Renamed(0, "Bo")], "p1", Ok(0)),
        (&[Renamed(0, "X"), Renamed(1, "Ana"), Renamed(0, "Bo")], "p2", Ok(1)),
        // A seat changes hands.
        (&[Taken(0, "Eva")], "p1", Err(left())),
        (&[Taken(0, "Eva")], "p5", Ok(0)),
        (&[Taken(0, "Eva"), Taken(1, "Ana")], "p1", Ok(1)),
        // A player who is named like a label does not get the label.
        (&[Renamed(0, "p2")], "p2", Ok(1)),
        (&[], "Zoë", Err(unknown())),
    ];
    for (changes, label, expected) in cases {
        let scene = Scene::losses(changes);
        let found = scene.lost(label).map(|receipt| most(&receipt.table));
        assert_eq!(found, expected, "{label} after {changes:?}");
    }
}

#[test]
fn a_form_for_an_earlier_hand_means_its_players() {
    let scene = Scene::losses(&[]);
    scene.enter(&json!({"loser": "Ana"})).unwrap();
    for said in [Renamed(0, "X"), Renamed(1, "Ana"), Renamed(0, "Bo"), Taken(2, "Eva")] {
        scene.change(said).unwrap();
    }
    let tell = |label: &str| {
        let sent = SentHand::Form(vec![("loser".to_owned(), label.to_owned())]);
        let told = say(
            &scene.tables,
            scene.id,
            &scene.key(),
            TableCommand::change(HandChange::Amend { number: 1, hand: sent }),
        );
        scene.seen(told).map(|receipt| most(&receipt.table))
    };
    // Chloé had her seat in the first hand, although Eva has it now.
    for (label, seat) in [("p1", 0), ("p2", 1), ("p3", 2), ("p4", 3)] {
        assert_eq!(tell(label), Ok(seat), "{label}");
    }
    assert!(tell("p5").is_err());
}

#[test]
fn a_bid_stays_with_the_player_who_made_it() {
    let scene = Scene::of(&tarot());
    let read = || {
        let table = scene.table();
        let bid = table.bid(&table.replay.deal());
        (serde_json::from_str::<Value>(&bid.document.to_json()).unwrap(), bid.words.len())
    };
    let bid = vec![("taker+bid".to_owned(), "p1+garde".to_owned())];
    say(&scene.tables, scene.id, "bid", TableCommand::EnterBid(bid)).unwrap();
    for change in [Renamed(0, "X"), Renamed(1, "Ana"), Renamed(0, "Bo")] {
        scene.change(change).unwrap();
        assert_eq!(read(), (json!({"taker": "p1", "bid": "garde"}), 2));
    }
    // A player who has left cannot play, so the bid is dropped.
    scene.change(Taken(0, "Eva")).unwrap();
    assert_eq!(read(), (json!({}), 0));
}

#[test]
fn a_payment_belongs_to_a_person() {
    let scene = Scene::of(&json!({
        "format": "tanto/1", "game": "tarot", "players": NAMES, "played_for": {"currency": "EUR", "rate": "0.1"},
    }));
    scene.enter(&garde("Ana", 60)).unwrap();
    let pay = |from: &str, to: &str| {
        let said = pay(&scene.tables, scene.id, &scene.key(), [from, to, "1.00"]);
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
    // A player who has left keeps their debts and can still pay them.
    scene.change(Taken(1, "Eva")).unwrap();
    assert_eq!(pay("Ana", "X"), Ok(vec![-300, 300, 0, 0, 0]));
    assert_eq!(pay("Eva", "Fay"), unknown("to"));
    assert_eq!(pay("Eva", "Eva"), Err(Refused::Invalid(0, "to".to_owned(), "payment-self")));
}
