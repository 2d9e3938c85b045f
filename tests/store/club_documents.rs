//! Clubs are exported from one database and imported into another. Damaged documents are refused.

use tanto::club::SentPayment;
use tanto::service::{ClubFormat, check_document};
use tanto::store::ClubDue;

use crate::books::export;
use crate::prelude::*;
use crate::random_hand::Rng;

crate::on_both_databases!(
    damaged_documents_are_not_imported,
    a_deleted_table_stays_behind,
    an_export_is_a_consistent_snapshot
);

/// A club with a closed table, an open one and a payment. Some people were renamed and merged after the table was closed.
fn club(service: &Service) -> (ClubId, TableId) {
    let closed = create(service, "closed", &cash(&["Ana", "Bo", "Chloé"]));
    enter(service, closed, "one", &garde("Ana", 50)).unwrap();
    execute(service, closed, "end", TableCommand::Close).unwrap();
    let club = service.club_of(closed).unwrap();
    let open = create_in(service, club, "open", &cash(&["Ana", "Eva", "Finn", "Dag"]));
    enter(service, open, "two", &garde("Eva", 44)).unwrap();
    rename_person(service, club, 2, "Boris");
    rename_person(service, club, 4, "Ewa");
    // Finn is really Chloé.
    execute_for_club(service, club, "finn", ClubCommand::Merge { person: PersonId(5), into: "3".to_owned() });
    let [from, to, purse, amount] = ["2", "1", "EUR", "3.00"].map(str::to_owned);
    let payment = SentPayment { from, to, purse, amount, note: Some("Pizza".to_owned()), date: None, day: None };
    execute_for_club(service, club, "paid", ClubCommand::Pay(payment));
    (club, open)
}

fn import(service: &Service, document: &str) -> Result<ClubId, CommandError> {
    service.import_club(document, &another(), &mut |_, _| true).map(|created| created.id)
}

#[test]
fn a_club_can_be_moved_to_another_database_and_back() {
    let places = [Place::sqlite(), Place::postgres(), Place::sqlite()];
    let [here, there, back] = places.each_ref().map(service);
    let document = export(&here, club(&here).0);
    let exported: Value = serde_json::from_str(&document).unwrap();
    assert_eq!(exported["tables"][0]["document"]["players"], json!(["Ana", "Boris", "Chloé"]));
    assert_eq!(exported["tables"][1]["document"]["players"], json!(["Ana", "Ewa", "Chloé", "Dag"]));
    let sum = check_document(&document, &mut |_, _| true).unwrap();
    assert_eq!((sum.tables, sum.hands), (2, 2));
    for service in [&there, &back] {
        let id = import(service, &document).unwrap();
        assert_eq!(export(service, id), document);
        assert_eq!(check_store(&service.store).unwrap(), sum);
        let of_people = |dues: Vec<ClubDue>| dues.iter().map(|due| (due.due.label, due.due.amount)).collect::<Vec<_>>();
        let dues = service.store.read_log(id, |log| log.dues().map(of_people)).unwrap().unwrap();
        assert_eq!(dues, [(0, 1360), (1, -680), (2, -680)]);
        // The imported club goes on where it was: the next table has the next number, and the open one can be played.
        assert_eq!(service.load(id).unwrap().next_table, TableNumber(3));
        let tables = service.store.tables_of_club(id, &TableFilter::default()).unwrap();
        let open = tables.iter().find(|table| !table.summary.closed).unwrap().id;
        enter(service, open, "three", &garde("Ewa", 50)).unwrap();
        execute(service, open, "over", TableCommand::Close).unwrap();
        check_store(&service.store).unwrap();
    }
}

/// A deleted table that an import does not bring counts nowhere: its people never sat together.
fn a_deleted_table_stays_behind(place: &Place) {
    let here = service(place);
    let deleted = create(&here, "deleted", &cash(&["Ana", "Bo", "Chloé"]));
    enter(&here, deleted, "one", &garde("Ana", 50)).unwrap();
    let club = here.club_of(deleted).unwrap();
    create_in(&here, club, "other", &cash(&["Ana", "Eva", "Finn"]));
    here.delete_table(deleted, &CommandMeta::new("gone", NOON), None).unwrap();
    let merge = || ClubCommand::Merge { person: PersonId(2), into: "1".to_owned() };
    let run = |service: &Service, club, key: &str, command| {
        service.execute_for_club(club, &CommandMeta::new(key, NOON), &command).map(|receipt| receipt.version)
    };
    // It can still be restored where it was deleted.
    assert!(run(&here, club, "merge", merge()).is_err());
    assert!(!here.can_delete(club, &here.load(club).unwrap(), PersonId(3)).unwrap());

    let document = export(&here, club);
    let there = import(&here, &document).unwrap();
    assert_eq!(export(&here, there), document);
    assert!(here.can_delete(there, &here.load(there).unwrap(), PersonId(3)).unwrap());
    let merged = run(&here, there, "merge", merge()).unwrap();
    assert_eq!(run(&here, there, "merge", merge()).unwrap(), merged, "the same request");
    run(&here, there, "merge/2", ClubCommand::DeletePerson(PersonId(3))).unwrap();
    assert_eq!(run(&here, there, "merge", merge()).unwrap(), merged, "after a request with a similar key");
    let after = here.load(there).unwrap();
    assert_eq!(after.people().all().map(|person| person.name.as_str()).collect::<Vec<_>>(), ["Ana", "Eva", "Finn"]);
    check_store(&here.store).unwrap();
    let again = import(&here, &export(&here, there)).unwrap();
    assert_eq!(export(&here, again), export(&here, there));
}

/// An export shows the club as it was when the export began, even if commands are executed meanwhile.
fn an_export_is_a_consistent_snapshot(place: &Place) {
    let service = service(place);
    let (id, open) = club(&service);
    let before = export(&service, id);
    let mut pieces = service.export_club(id, ClubFormat::Document).unwrap().pieces;
    let first = pieces.next().unwrap().unwrap();
    enter(&service, open, "three", &garde("Ewa", 50)).unwrap();
    rename_person(&service, id, 1, "Anna");
    let rest: String = pieces.map(|piece| piece.unwrap()).collect();
    assert_eq!(first + &rest, before);
    assert_ne!(export(&service, id), before);
}

type Damage = fn(&mut Value);

fn damaged_documents_are_not_imported(place: &Place) {
    let service = service(place);
    let (id, _) = club(&service);
    let document = export(&service, id);
    let count = || (service.store.all_club_ids().unwrap().len(), service.store.all_table_ids().unwrap().len());
    let cases: [(Damage, &str); 8] = [
        (|it| it["log"][0]["previous"] = it["log"][1]["hash"].clone(), "log, entry 1: "),
        (
            |it| drop(it["tables"][0]["document"]["history"].as_array_mut().unwrap().pop()),
            "table 1: the history is cut off",
        ),
        (|it| drop(it["tables"][0]["document"]["history"].take()), "table 1: "),
        (|it| it["tables"][0]["document"]["history"][1]["key"] = json!("other"), "table 1, entry 2: "),
        (|it| it["tables"][0]["document"]["hands"][0]["points"] = json!("51"), "table 1, entry 2: "),
        (|it| it["tables"][0]["document"]["players"][0] = json!("Bo"), "table 1"),
        (|it| it["tables"][0]["document"]["seat_changes"] = json!([{"from": 1, "out": "Ana", "in": "Dag"}]), "table 1"),
        (|it| it["tables"][1]["document"] = it["tables"][0]["document"].clone(), "table 2"),
    ];
    for (damage, expected) in cases {
        let mut damaged: Value = serde_json::from_str(&document).unwrap();
        damage(&mut damaged);
        let Err(CommandError::DamagedDocument(fault)) = import(&service, &damaged.to_string()) else {
            panic!("{expected}: the document was imported")
        };
        let message = fault.to_string();
        assert!(message.starts_with(expected), "{expected}: {message}");
        assert_eq!(check_document(&damaged.to_string(), &mut |_, _| true).unwrap_err().to_string(), message);
    }
    assert_flips_are_refused(&service, &document);
    assert_eq!(count(), (1, 2));
    assert_eq!(export(&service, id), document);
}

/// Each table is whole, but stands where another one of the same people was.
#[test]
fn tables_of_the_same_people_cannot_be_swapped() {
    let place = Place::sqlite();
    let service = service(&place);
    let first = create(&service, "first", &tarot());
    let club = service.club_of(first).unwrap();
    create_in(&service, club, "second", &tarot());
    let mut swapped: Value = serde_json::from_str(&export(&service, club)).unwrap();
    let documents = [0, 1].map(|at| swapped["tables"][at]["document"].clone());
    for (at, document) in documents.into_iter().rev().enumerate() {
        swapped["tables"][at]["document"] = document;
    }
    let fault = check_document(&swapped.to_string(), &mut |_, _| true).unwrap_err().to_string();
    assert_eq!(fault, "table 1: it is another table of the club");
    assert!(import(&service, &swapped.to_string()).is_err());
}

/// Asserts that documents with a flipped bit are refused.
fn assert_flips_are_refused(service: &Service, document: &str) {
    let mut rng = Rng::new(7);
    for _ in 0..200 {
        let mut bytes = document.as_bytes().to_vec();
        let at = rng.below(bytes.len());
        bytes[at] ^= 1 << rng.below(7);
        // Invalid text and invalid JSON are refused before anything reads a document.
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let Ok(flipped) = serde_json::from_str::<Value>(&text) else { continue };
        let same = flipped == serde_json::from_str::<Value>(document).unwrap();
        assert!(same || import(service, &text).is_err(), "byte {at}: {:?}", &document[at..=at]);
    }
}
