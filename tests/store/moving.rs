//! A table with renamed and replaced players is imported as it was exported. Changed documents are refused.

use serde_json::{Value, json};
use tanto::service::{Service, check_document, check_store};
use tanto::store::TableId;
use tanto::table::{Table, TableCommand};

use crate::changing::{NAMES, Renamed, Scene, Taken, change};
use crate::evening::NOON;
use crate::place::Place;
use crate::scene::{MEMORY, amend, create, enter, export, fresh, garde, pay, say, score, take_in, void};

crate::on_both_databases!(an_export_is_imported_byte_for_byte);

/// An evening with everything that can happen to seats.
fn eventful(tables: &Service) -> TableId {
    let document = json!({
        "format": "tanto/1", "game": "tarot", "players": NAMES, "name": "Friday", "first_dealer": "Bo",
        "played_for": {"currency": "EUR", "rate": "0.05"},
    });
    let id = create(tables, "eventful", &document);
    let said: [(&str, &str, i64); 2] = [("Ana", "one", 50), ("Bo", "two", 30)];
    for (taker, key, points) in said {
        enter(tables, id, key, &garde(taker, points)).unwrap();
    }
    for (at, said) in [Renamed(0, "X"), Renamed(1, "Ana"), Renamed(0, "Bo"), Taken(2, "Eva")].into_iter().enumerate() {
        change(tables, id, &format!("change {at}"), said).unwrap();
    }
    enter(tables, id, "three", &garde("Eva", 44)).unwrap();
    amend(tables, id, "amended", 1, &garde("Bo", 51)).unwrap();
    let bid = vec![("taker+bid".to_owned(), "p4+garde".to_owned())];
    say(tables, id, "bid", TableCommand::EnterBid(bid)).unwrap();
    enter(tables, id, "four", &garde("Dag", 60)).unwrap();
    void(tables, id, "voided", 2).unwrap();
    change(tables, id, "back", Taken(3, "Chloé")).unwrap();
    pay(tables, id, "paid", ["Bo", "Dag", "1.5"]).unwrap();
    change(tables, id, "Eve", Renamed(2, "Eve")).unwrap();
    say(tables, id, "closed", TableCommand::Close).unwrap();
    id
}

fn an_export_is_imported_byte_for_byte(place: &Place) {
    let tables = Service::new(place.open(), MEMORY);
    let id = eventful(&tables);
    let text = export(&tables, id);
    let sum = check_document(&text).unwrap();
    assert_eq!((sum.tables, sum.hands), (1, 3));
    let imported = take_in(&tables, &text, NOON + 1).unwrap_or_else(|why| panic!("{why:?}"));
    assert_eq!(export(&tables, imported.id), text);
    let stands = |id: TableId| tables.store.table(id).unwrap().unwrap().standing;
    assert_eq!(stands(imported.id), stands(id));

    // Without its history, the document makes a table that has always had these names, with the same result.
    let mut document: Value = serde_json::from_str(&text).unwrap();
    for of_the_log in ["history", "people", "events", "head"] {
        document.as_object_mut().unwrap().remove(of_the_log);
    }
    let again = take_in(&tables, &document.to_string(), NOON + 2).unwrap_or_else(|why| panic!("{why:?}"));
    let (first, second) = (fresh(&tables.store, id), fresh(&tables.store, again.id));
    assert_eq!(score(&second), score(&first));
    let told: Value = serde_json::from_str(&tanto::service::session_document(&second).to_json()).unwrap();
    assert_eq!(told, document);
    check_store(&tables.store).unwrap();

    // A document that contradicts its history is refused.
    for (field, value) in [("players", json!(["Ana", "Bo", "Chloé", "Dag"])), ("seat_changes", json!([]))] {
        let mut forged: Value = serde_json::from_str(&text).unwrap();
        forged[field] = value;
        assert!(take_in(&tables, &forged.to_string(), NOON + 3).is_err(), "{field}");
        assert!(check_document(&forged.to_string()).is_err(), "{field}");
    }
}

/// A foreign log is refused if one person sits twice or a label is skipped.
#[test]
fn a_forged_history_is_refused() {
    let scene = Scene::losses(&[]);
    let forged = [
        ("seat_taken", r#"{"seat":1,"person":"p1"}"#),
        ("seat_taken", r#"{"seat":1,"person":"p2"}"#),
        ("seat_taken", r#"{"seat":1,"person":"p6"}"#),
        ("seat_taken", r#"{"seat":1,"person":"Eva"}"#),
        ("seat_taken", r#"{"seat":4,"person":"p5"}"#),
        ("paid", r#"{"from":"p1","to":"p5","amount":"1"}"#),
    ];
    for (kind, body) in forged {
        let mut entries = scene.tables.store.entries(scene.id).unwrap();
        let mut entry = entries[0].clone();
        (entry.seq, entry.kind, entry.body) = (2, kind.to_owned(), body.to_owned());
        entry.previous.clone_from(&entries[0].hash);
        entry.hash = entry.computed_hash();
        entries.push(entry);
        let made = Table::of(&entries);
        assert_eq!(made.err().and_then(|error| error.entry), Some(2), "{kind} {body}");
    }
}
