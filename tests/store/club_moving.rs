//! Clubs are exported from one database and imported into another. Damaged documents are refused.

use serde_json::{Value, json};
use tanto::club::{ClubCommand, PersonChange, PersonId, SentPayment, TableNumber};
use tanto::command::CommandError;
use tanto::games::outline::Outline;
use tanto::service::{Service, check_document, check_store};
use tanto::store::{ClubChoice, ClubId, Importer, TableId};
use tanto::table::{CommandMeta, TableCommand};

use crate::books::export;
use crate::evening::NOON;
use crate::place::Place;
use crate::random_hand::Chance;
use crate::scene::{MEMORY, create, enter, garde, node, say, tell};

crate::on_both_databases!(damaged_documents_are_not_imported, an_export_is_a_consistent_snapshot);

fn tables(place: &Place) -> Service {
    Service::new(place.open(), MEMORY)
}

fn cash() -> Value {
    let rate = json!({"currency": "EUR", "rate": "0.10"});
    json!({"format": "tanto/1", "game": "tarot", "players": ["Ana", "Bo", "Chloé"], "played_for": rate})
}

/// A club with a closed table, an open one and a payment. Some people were renamed and merged after the table was closed.
fn club(tables: &Service) -> (ClubId, TableId) {
    let closed = create(tables, "closed", &cash());
    enter(tables, closed, "one", &garde("Ana", 50)).unwrap();
    say(tables, closed, "end", TableCommand::Close).unwrap();
    let (club, _) = tables.store.club_of(closed).unwrap().unwrap();
    let mut other = cash();
    other["players"] = json!(["Ana", "Eva", "Finn", "Dag"]);
    let choice = ClubChoice::This(club);
    let open = tables.create_in(&choice, (node(&other), None), &CommandMeta::new("open", String::new(), NOON));
    let open = open.unwrap_or_else(|why| panic!("{why:?}")).id;
    enter(tables, open, "two", &garde("Eva", 44)).unwrap();
    let rename = |name: &str| PersonChange { name: Some(name.to_owned()), ..PersonChange::default() };
    let (boris, eva) = (rename("Boris"), rename("Ewa"));
    tell(tables, club, "boris", ClubCommand::ChangePerson { person: PersonId(2), change: boris });
    tell(tables, club, "ewa", ClubCommand::ChangePerson { person: PersonId(4), change: eva });
    // Finn is really Chloé.
    tell(tables, club, "finn", ClubCommand::Merge { person: PersonId(5), into: "3".to_owned() });
    let sent = SentPayment {
        from: "2".to_owned(),
        to: "1".to_owned(),
        purse: "EUR".to_owned(),
        amount: "3.00".to_owned(),
        note: Some("Pizza".to_owned()),
        date: None,
    };
    tell(tables, club, "paid", ClubCommand::Pay(sent));
    (club, open)
}

fn import(tables: &Service, document: &str) -> Result<ClubId, CommandError> {
    let document = Outline::of(document).unwrap();
    tables.import_club(&document, (NOON + 1, Importer::default()), &mut |_, _| ()).map(|created| created.id)
}

#[test]
fn a_club_can_be_moved_to_another_database_and_back() {
    let (here, there, back) = (Place::sqlite(), Place::postgres(), Place::sqlite());
    let here = tables(&here);
    let (id, _) = club(&here);
    let document = export(&here, id);
    let said: Value = serde_json::from_str(&document).unwrap();
    assert_eq!(said["tables"][0]["document"]["players"], json!(["Ana", "Boris", "Chloé"]));
    assert_eq!(said["tables"][1]["document"]["players"], json!(["Ana", "Ewa", "Chloé", "Dag"]));
    let sum = check_document(&document).unwrap();
    assert_eq!((sum.tables, sum.hands), (2, 2));
    let mut text = document.clone();
    for place in [&there, &back] {
        let tables = tables(place);
        let id = import(&tables, &text).unwrap_or_else(|why| panic!("{why:?}"));
        text = export(&tables, id);
        assert_eq!(text, document);
        assert_eq!(check_store(&tables.store).unwrap(), sum);
        let dues = tables.store.dues_of_club(id).unwrap();
        assert_eq!(
            dues.iter().map(|due| (due.due.person, due.due.amount)).collect::<Vec<_>>(),
            [(0, 1360), (1, -680), (2, -680)]
        );
        // The imported club goes on where it was: the next table has the next number, and the open one can be played.
        let state = tables.load_club(id).unwrap_or_else(|error| panic!("{error:?}"));
        assert_eq!(state.next_table(), TableNumber(3));
        let open = tables.store.tables_of_club(id, &tanto::store::Which::default()).unwrap();
        let open = open.iter().find(|table| !table.closed).unwrap();
        enter(&tables, open.id, "three", &garde("Ewa", 50)).unwrap();
        say(&tables, open.id, "over", TableCommand::Close).unwrap();
        check_store(&tables.store).unwrap();
    }
}

/// An export shows the club as it was when the export began, even if commands are executed meanwhile.
fn an_export_is_a_consistent_snapshot(place: &Place) {
    let tables = tables(place);
    let (id, open) = club(&tables);
    let before = export(&tables, id);
    let mut pieces = tables.export_club(id, tanto::service::ClubFormat::Document).unwrap_or_else(|_| panic!());
    let first = pieces.next().unwrap().unwrap_or_else(|_| panic!());
    enter(&tables, open, "three", &garde("Ewa", 50)).unwrap();
    let rename = PersonChange { name: Some("Anna".to_owned()), ..PersonChange::default() };
    tell(&tables, id, "anna", ClubCommand::ChangePerson { person: PersonId(1), change: rename });
    let rest: String = pieces.map(|piece| piece.unwrap_or_else(|_| panic!())).collect();
    assert_eq!(first + &rest, before);
    assert_ne!(export(&tables, id), before);
}

type Damage = fn(&mut Value);

fn damaged_documents_are_not_imported(place: &Place) {
    let tables = tables(place);
    let (id, _) = club(&tables);
    let document = export(&tables, id);
    let counts =
        |tables: &Service| (tables.store.all_club_ids().unwrap().len(), tables.store.all_table_ids().unwrap().len());
    let before = counts(&tables);
    let cases: [(Damage, &str); 11] = [
        (|it| it["format"] = json!("tanto-club/2"), "format"),
        (|it| it["log"][1]["at"] = json!(1), "log[1]: Entry 2"),
        (|it| it["log"][0]["previous"] = it["log"][1]["hash"].clone(), "log[0]: Entry 1"),
        (|it| it["log"].as_array_mut().unwrap().truncate(9), "log: The log does not end"),
        (
            |it| drop(it["tables"][0]["document"]["history"].as_array_mut().unwrap().pop()),
            "table 1: the history is cut off",
        ),
        (|it| it["people"][0]["guest"] = json!(true), "people"),
        (|it| it["tables"][0]["document"]["history"][1]["key"] = json!("other"), "table 1, entry 2: "),
        (|it| it["tables"][0]["document"]["hands"][0]["points"] = json!("51"), "table 1, entry 2: "),
        (|it| it["tables"][0]["document"]["players"][0] = json!("Bo"), "table 1"),
        (|it| it["tables"][1]["document"] = it["tables"][0]["document"].clone(), "table 2"),
        (|it| drop(it["tables"].as_array_mut().unwrap().pop()), "tables"),
    ];
    for (damage, expected) in cases {
        let mut damaged: Value = serde_json::from_str(&document).unwrap();
        damage(&mut damaged);
        let Err(CommandError::DamagedDocument(fault)) = import(&tables, &damaged.to_string()) else {
            panic!("{expected}: it was taken in")
        };
        let said = fault.to_string();
        assert!(said.starts_with(expected), "{expected}: {said}");
        assert_eq!(counts(&tables), before, "{expected}");
        if expected != "format" {
            assert_eq!(check_document(&damaged.to_string()).unwrap_err().to_string(), said);
        }
    }
    flips(&tables, &document);
    assert_eq!(counts(&tables), before);
    assert_eq!(export(&tables, id), document);
}

/// Asserts that documents with a flipped bit are refused.
fn flips(tables: &Service, document: &str) {
    let mut chance = Chance::new(7);
    for _ in 0..200 {
        let mut bytes = document.as_bytes().to_vec();
        let at = chance.below(bytes.len());
        bytes[at] ^= 1 << chance.below(7);
        // No program takes invalid text or invalid JSON for a document.
        let Ok(text) = String::from_utf8(bytes) else { continue };
        let Ok(flipped) = serde_json::from_str::<Value>(&text) else { continue };
        let same = flipped == serde_json::from_str::<Value>(document).unwrap();
        assert!(same || import(tables, &text).is_err(), "byte {at}: {:?}", &document[at..=at]);
    }
}
