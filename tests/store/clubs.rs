//! Clubs: their people, and the effects of commands at their tables.

use chrono_tz::Tz;
use tanto::club::{PaymentId, Purse};
use tanto::table::OpenedTable;

use crate::prelude::*;

crate::on_both_databases!(
    a_game_that_ends_by_its_rules_is_in_the_book,
    a_known_name_means_the_known_person,
    a_rename_applies_at_every_table,
    a_new_player_joins_the_club,
    lists_are_paged_and_filtered,
    a_table_has_the_time_zone_of_its_club,
);

/// In the cache and without it, and after a move.
fn a_table_has_the_time_zone_of_its_club(place: &Place) {
    let service = service(place);
    let (table, other) = (create(&service, "first", &tarot()), create(&service, "other", &tarot()));
    let (club, other) = (service.club_of(table).unwrap(), service.club_of(other).unwrap());
    let zones = || [service.load(table).unwrap(), fresh(&service.store, table).into()].map(|table| table.time_zone);
    assert_eq!(zones(), [Tz::UTC; 2]);
    let tokyo = ClubCommand::Change { name: None, zone: Some("Asia/Tokyo".to_owned()) };
    execute_for_club(&service, club, "tokyo", tokyo);
    assert_eq!(zones(), [Tz::Asia__Tokyo; 2]);
    enter(&service, table, "hand", &garde("Ana", 50)).unwrap();
    assert_eq!(zones(), [Tz::Asia__Tokyo; 2]);
    check_store(&service.store).unwrap();
    service.move_table(Some(table), "first", (club, other), &another()).unwrap();
    assert_eq!(zones(), [Tz::UTC; 2]);
    let again = service.import_club(&crate::books::export(&service, club), &another(), &mut |_, _| true).unwrap();
    assert_eq!(service.load(again.id).unwrap().time_zone, Tz::Asia__Tokyo);
    check_store(&service.store).unwrap();
}

/// The club of a table, rebuilt from its whole log. The cached club must be the same.
fn club_of(service: &Service, id: TableId) -> Club {
    let club = service.club_of(id).unwrap();
    let entries = service.store.read_log(club, |log| log.entries_from(1)).unwrap().unwrap();
    let fresh = Club::of(&entries).unwrap();
    assert_eq!(*service.load(club).unwrap(), fresh);
    fresh
}

fn names(club: &Club) -> Vec<&str> {
    club.people().all().map(|person| person.name.as_str()).collect()
}

/// Everybody who has sat at a table of the club.
fn people(club: &Club, table: i64) -> Vec<i64> {
    club.tables[&TableNumber(table)].people.iter().map(|id| id.0).collect()
}

/// The names of the current players at a table.
fn seated(service: &Service, id: TableId) -> Vec<String> {
    service.load(id).unwrap().replay.seats().names().to_vec()
}

fn a_known_name_means_the_known_person(place: &Place) {
    let service = service(place);
    let first = create(&service, "one", &tarot());
    let id = service.club_of(first).unwrap();
    assert_eq!(names(&club_of(&service, first)), ["Ana", "Bo", "Chloé", "Dag"]);
    let mut guests = document("tarot", &["ANA", "Chloe", "Chloe\u{301}", "Eva"]);
    guests["hands"] = json!([garde("ANA", 50)]);
    let second = create_in(&service, id, "two", &guests);
    let club = club_of(&service, second);
    assert_eq!(names(&club), ["Ana", "Bo", "Chloé", "Dag", "Chloe", "Eva"]);
    assert_eq!(people(&club, 2), [1, 5, 3, 6]);
    // The table uses the club's spelling of her name, and the hand entered with the other spelling is hers.
    assert_eq!(seated(&service, second), ["Ana", "Chloe", "Chloé", "Eva"]);
    assert_eq!(session(&service.load(second).unwrap())["hands"][0]["taker"], "Ana");

    let refused = OpenedTable::read(node(&document("tarot", &["Ana", "Bo", "ana", "Dag"])), NOON).map(|_| ());
    assert!(matches!(refused, Err(CommandError::Fields(invalid)) if invalid.first().field == "players"));
    assert_eq!(service.store.all_table_ids().unwrap().len(), 2);
    assert_eq!(club_of(&service, first), club, "the refused table has changed nothing");
}

fn a_rename_applies_at_every_table(place: &Place) {
    let service = service(place);
    let open = create(&service, "open", &tarot());
    let closed =
        create_in(&service, service.club_of(open).unwrap(), "closed", &document("tarot", &["Eva", "Bo", "Ana"]));
    enter(&service, closed, "hand", &garde("Ana", 50)).unwrap();
    execute(&service, closed, "closed", TableCommand::Close).unwrap();
    let versions = || [open, closed].map(|id| service.load(id).unwrap().version());
    let before = versions();
    let taken = execute(&service, open, "taken", rename(0, "bo")).err();
    assert_eq!(taken, Some(Refused::invalid(0, "name", "person-taken")));
    for (table, seat, key, name) in [(open, 0, "first", "Anita"), (closed, 2, "second", "Anna")] {
        let rename = |key| execute(&service, table, key, rename(seat, name)).map(|receipt| receipt.repeated);
        assert_eq!(
            [rename(key), rename(key), rename("other")],
            [Ok(false), Ok(true), Err(Refused::Unchanged)],
            "{name}"
        );
    }
    assert_eq!(names(&club_of(&service, open)), ["Anna", "Bo", "Chloé", "Dag", "Eva"]);
    assert_eq!(seated(&service, open), ["Anna", "Bo", "Chloé", "Dag"]);
    assert_eq!(seated(&service, closed), ["Eva", "Bo", "Anna"]);
    let evening = session(&service.load(closed).unwrap());
    assert_eq!((&evening["players"][2], &evening["hands"][0]["taker"]), (&json!("Anna"), &json!("Anna")));
    assert_eq!(versions(), before, "no table's log records a rename");
    execute(&service, closed, "reopened", TableCommand::Reopen).unwrap();
    assert_eq!(seated(&service, closed), ["Eva", "Bo", "Anna"]);
    check_store(&service.store).unwrap();
}

fn a_new_player_joins_the_club(place: &Place) {
    let service = service(place);
    let id = create(&service, "one", &tarot());
    let replace = |key: &str, out: &str, name: &str| execute(&service, id, key, replace(out, name)).map(drop);
    assert_eq!(replace("new", "Ana", "Eva"), Ok(()));
    assert_eq!(replace("alike", "Bo", "EVA"), Err(Refused::invalid(0, "in", "seat-change-twice")));
    let club = club_of(&service, id);
    assert_eq!((names(&club), people(&club, 1)), (vec!["Ana", "Bo", "Chloé", "Dag", "Eva"], vec![1, 2, 3, 4, 5]));
    // A returning player is not added again, not even one who was renamed while away.
    assert_eq!(replace("back", "Dag", "ana"), Ok(()));
    rename_person(&service, service.club_of(id).unwrap(), 4, "Dagmar");
    assert_eq!(replace("again", "Bo", "Dagmar"), Ok(()));
    assert_eq!(seated(&service, id), ["Eva", "Dagmar", "Chloé", "Ana"]);
    assert_eq!(people(&club_of(&service, id), 1), [1, 2, 3, 4, 5]);
    check_store(&service.store).unwrap();
}

fn lists_are_paged_and_filtered(place: &Place) {
    let service = service(place);
    let opened = |day: u32| -> Value {
        let mut document = cash(&["Ana", "Bo", if day.is_multiple_of(2) { "Eva" } else { "Chloé" }]);
        document["opened_at"] = json!(format!("2026-10-{day:02}T20:00:00Z"));
        document
    };
    let first = create(&service, "1", &opened(1));
    let id = service.club_of(first).unwrap();
    for day in 2..=6 {
        create_in(&service, id, &day.to_string(), &opened(day));
    }
    let eva = club_of(&service, first).tables_of(PersonId(4)).into_iter().collect();
    let third = &service.store.tables_of_club(id, &TableFilter::default()).unwrap()[2];
    let filter = TableFilter::default();
    let day = |text: &str| Some(format!("2026-10-{text}"));
    let cases = [
        (filter.clone(), vec![6, 5, 4, 3, 2, 1]),
        (TableFilter { limit: Some(2), ..filter.clone() }, vec![6, 5]),
        (TableFilter { numbers: Some(eva), ..filter.clone() }, vec![6, 4, 2]),
        (TableFilter { from: day("02"), to: day("04"), ..filter.clone() }, vec![4, 3, 2]),
        (TableFilter { game: Some("burro".into()), ..filter.clone() }, vec![]),
        (TableFilter { game: Some("tarot".into()), from: day("06"), ..filter.clone() }, vec![6]),
        (TableFilter { older_than: Some((third.opened_at, third.number)), ..filter }, vec![3, 2, 1]),
    ];
    for (filter, expected) in cases {
        let found = service.table_results(id, &filter).unwrap();
        let numbers: Vec<i64> = found.iter().map(|evening| evening.table.number.0).collect();
        assert_eq!(numbers, expected, "{filter:?}");
    }
}

/// Without anybody closing the table. What makes the game go on takes it out again, and what was paid stays.
fn a_game_that_ends_by_its_rules_is_in_the_book(place: &Place) {
    let service = service(place);
    let mut sheet = document("free", &["Ana", "Bo"]);
    (sheet["rules"], sheet["played_for"]) = (json!({"target": "100"}), json!({"rate": "0.10", "currency": "EUR"}));
    let table = create(&service, "sheet", &sheet);
    let club = service.club_of(table).unwrap();
    let hand = |ana: i64| json!({"scores": {"Ana": ana, "Bo": 10}});
    let enter = |ana| TableCommand::enter(sent(&hand(ana)));
    let payment = tanto::table::SentPayment { from: "Bo".into(), to: "Ana".into(), amount: "2".into() };
    let pay = TableCommand::Pay { payments: vec![payment], format: tanto::document::Format::Document };
    let take_back = ClubCommand::WithdrawPayment(PaymentId(1));
    // What happens, and then what Ana is owed in cents and how many tables of the club are over.
    let steps = [
        (enter(60), (0, 0)),
        (enter(60), (1000, 1)),
        (void(2), (0, 0)),
        (enter(90), (1300, 1)),
        (amend(1, &hand(5)), (0, 0)),
        (amend(1, &hand(30)), (1000, 1)),
        (pay, (800, 1)),
        (void(1), (-200, 0)),
        (TableCommand::Close, (600, 1)),
        (TableCommand::Reopen, (-200, 0)),
        (enter(20), (700, 1)),
        (TableCommand::Close, (700, 1)),
        (TableCommand::Reopen, (700, 1)),
    ];
    for (step, (command, expected)) in steps.into_iter().enumerate() {
        execute(&service, table, &format!("step {step}"), command).unwrap();
        let owed = service.ledger(club, &service.load(club).unwrap()).unwrap();
        let owed = owed.balance(Purse::money("EUR").unwrap(), PersonId(1));
        let played = service.games_of_club(club).unwrap().iter().map(|(_, tables)| *tables).sum();
        assert_eq!((owed, played), expected, "step {step}");
        check_store(&service.store).unwrap();
    }
    execute_for_club(&service, club, "taken back", take_back);
    assert_eq!(service.rebuild(&mut |_, _| ()).unwrap().tables, 1);
    check_store(&service.store).unwrap();
    let owed = service.ledger(club, &service.load(club).unwrap()).unwrap();
    assert_eq!(owed.balance(Purse::money("EUR").unwrap(), PersonId(1)), 900);
}
