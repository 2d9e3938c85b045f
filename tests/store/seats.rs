//! Replaced players: somebody else may take a seat during an evening, and everybody keeps their own results.

use tanto::games::Source;
use tanto::ledger::Seat;
use tanto::service::check_document;
use tanto::table::{SentPayment, settlement};

use crate::prelude::*;

#[test]
fn nobody_has_two_seats_or_anothers_name() {
    let at = SingleTable::vriddiot();
    at.replace(0, "Eva");
    let name = |message| Refused::invalid(0, "name", message);
    let refused = [
        (replace(1, "Eva"), name("seat-change-twice")),
        (replace(1, "Dag"), name("seat-change-twice")),
        (replace(1, "Bo"), name("seat-change-twice")),
        (rename(1, "Dag"), name("person-taken")),
        // Ana has left, but she has played here.
        (rename(1, "Ana"), name("person-taken")),
        (rename(1, "Bo"), Refused::Unchanged),
        (rename(1, "Chloe\u{301}"), name("person-taken")),
        (rename(1, " "), name("name-empty")),
        (replace(1, "a\u{0}b"), name("name-unseen")),
        (replace(4, "Fay"), Refused::Conflict),
        (rename(9, "Fay"), Refused::Conflict),
    ];
    for (command, expected) in refused {
        let case = format!("{command:?}");
        assert_eq!(at.execute(command).err(), Some(expected), "{case}");
        assert_eq!(at.table().version(), 2);
    }
}

#[test]
fn letters_stay_with_the_seat_and_count_for_the_player_who_got_them() {
    let mut document = document("burro", &NAMES);
    document["rules"] = json!({"word": "oui"});
    let at = SingleTable::new(&document);
    at.enter_losers(&["Bo", "Bo", "Chloé"]);
    at.replace(1, "Eva");
    at.replace(0, "Fay");
    at.enter_losers(&["Eva"]);
    let table = at.table();
    let totals = json!({"Ana": "0", "Bo": "2", "Chloé": "1", "Dag": "0", "Eva": "1", "Fay": "0"});
    assert_eq!(score(&table)["totals"], totals);
    assert_eq!(table.replay.balances().parties(), [0, 3, 1, 0]);
    // The word is complete, and the seats without a letter play it off. Fay has Ana's seat.
    assert_eq!(table.replay.deal().seated(), [Seat(0), Seat(3)]);
    at.enter_losers(&["Dag"]);
    assert_eq!(score(&at.table())["winners"], json!(["Fay"]));
}

#[test]
fn debts_and_pots_stay_with_the_seat_and_are_shared_at_the_end() {
    let at = SingleTable::new(&document("tresillo", &NAMES[..3]));
    at.enter(&json!({"hombre": "Bo", "bid": "juego", "tricks": {"Ana": 4, "Bo": 3, "Chloé": 2}})).unwrap();
    at.enter(&json!({"hombre": "Bo", "bid": "solo", "tricks": {"Ana": 4, "Bo": 4, "Chloé": 1}})).unwrap();
    let debtors = |score: &Value| -> Vec<Value> {
        score["debts"].as_array().unwrap().iter().map(|debt| debt["player"].clone()).collect()
    };
    let before = score(&at.table());
    let debts = debtors(&before).len();
    assert!(debts > 0);
    assert_eq!(debtors(&before), vec!["Bo"; debts]);

    at.replace(1, "Eva");
    let replaced = score(&at.table());
    assert_eq!(debtors(&replaced), vec!["Eva"; debts]);
    assert_eq!(replaced["totals"]["Bo"], before["totals"]["Bo"]);
    assert_eq!(replaced["totals"]["Eva"], "0");

    let closed = at.execute(TableCommand::Close).unwrap().table;
    let totals = score(&closed)["totals"].clone();
    assert_eq!(totals["Bo"], before["totals"]["Bo"], "the shares go to the last players in the seats");
    let minor = |name: &str| totals[name].as_str().unwrap().parse::<i64>().unwrap();
    assert_eq!(["Ana", "Bo", "Chloé", "Eva"].map(minor).iter().sum::<i64>(), 0);
    assert_eq!(closed.replay.balances().parties().iter().sum::<i64>(), 0);
    assert_ne!(minor("Eva"), 0, "she pays the debt and has her share");

    let reopened = at.execute(TableCommand::Reopen).unwrap().table;
    assert_eq!(score(&reopened)["totals"], replaced["totals"]);
}

/// Ana leaves, and turns out to be Fay, who sits down. This was a mistake.
#[test]
fn a_merge_is_undone_and_everybody_keeps_their_own_hands() {
    let mut document = document("vriddiot", &NAMES);
    document["played_for"] = json!({"rate": "1", "currency": "EUR"});
    let at = SingleTable::new(&document);
    let club = at.service.club_of(at.id).unwrap();
    at.enter_losers(&["Ana"]);
    at.replace(0, "Eva");
    execute_for_club(&at.service, club, "fay", ClubCommand::AddPerson { name: "Fay".to_owned(), guest: false });
    execute_for_club(&at.service, club, "merge", ClubCommand::Merge { person: PersonId(1), into: "6".to_owned() });
    at.replace(1, "Ana");
    at.enter_losers(&["Fay"]);
    for to in ["p1", "Fay"] {
        let payment = SentPayment { from: "p4".to_owned(), to: to.to_owned(), amount: "1".to_owned() };
        at.execute(TableCommand::Pay { payment, source: Source::Form }).unwrap();
    }
    let twice = Refused::invalid(0, "name", "seat-change-twice");
    assert_eq!(at.execute(replace(2, "Ana")).err(), Some(twice.clone()));
    assert_eq!(at.execute(replace(2, "Fay")).err(), Some(twice));
    let result = || {
        let table = (*at.service.load(at.id).unwrap()).clone();
        assert_same(&table, &at.table());
        (score(&table)["totals"].clone(), settlement(&table).unwrap().dues.len())
    };
    assert_eq!(result(), (json!({"Fay": "2", "Bo": "0", "Chloé": "0", "Dag": "0", "Eva": "0"}), 5));
    let changes = json!([{"from": 2, "out": "Fay", "in": "Eva"}, {"from": 2, "out": "Bo", "in": "Fay"}]);
    assert_eq!(at.session()["seat_changes"], changes);

    // Another database, and another club, know only Fay.
    let exported = export(&at.service, at.id);
    let imported = import(&at.service, &exported).unwrap().id;
    assert_eq!(export(&at.service, imported), exported);
    let moved = create(&at.service, "other", &tarot());
    let other = at.service.club_of(moved).unwrap();
    let from = at.service.club_of(imported).unwrap();
    at.service.move_table(Some(imported), "it", (from, other), &meta("move")).unwrap();
    assert_eq!(export(&at.service, imported), exported);
    let forged = exported.replace(r#""name": "Chloé""#, r#""name": "Dag""#);
    let error = check_document(&forged, &mut |_, _| ()).unwrap_err().to_string();
    assert!(error.contains("a person has two seats"), "{error}");

    execute_for_club(&at.service, club, "undo", ClubCommand::Unmerge(PersonId(1)));
    assert_eq!(result(), (json!({"Ana": "1", "Bo": "0", "Chloé": "0", "Dag": "0", "Eva": "0", "Fay": "1"}), 6));
    assert_eq!(settlement(&at.table()).unwrap().dues.last().map(|due| due.paid), Some(-200), "Fay was paid, not Ana");
    at.enter_losers(&["Fay"]);
    at.replace(0, "Ana");
    at.enter_losers(&["Ana"]);
    at.execute(TableCommand::Close).unwrap();
    assert_eq!(result().0, json!({"Ana": "2", "Bo": "0", "Chloé": "0", "Dag": "0", "Eva": "0", "Fay": "2"}));
    check_store(&at.service.store).unwrap();
}

/// A foreign log is refused if one person sits twice or a label is skipped.
#[test]
fn a_forged_history_is_refused() {
    let at = SingleTable::vriddiot();
    let entries = at.service.store.entries(at.id).unwrap();
    let forged = [
        ("seat_taken", r#"{"seat":1,"person":"p1"}"#),
        ("seat_taken", r#"{"seat":1,"person":"p2"}"#),
        ("seat_taken", r#"{"seat":1,"person":"p6"}"#),
        ("seat_taken", r#"{"seat":1,"person":"Eva"}"#),
        ("seat_taken", r#"{"seat":4,"person":"p5"}"#),
        ("paid", r#"{"from":"p1","to":"p5","amount":"1"}"#),
    ];
    for (kind, body) in forged {
        let entry = Entry::chained(&origin("forged", "", NOON), 2, &entries[0].hash, kind, body.to_owned());
        let table = Table::of(&[entries[0].clone(), entry]);
        assert_eq!(table.err().and_then(|error| error.entry), Some(2), "{kind} {body}");
    }
}
