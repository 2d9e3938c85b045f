//! Replaced players: somebody else may take a seat during an evening, and everybody keeps their own results.

use tanto::club::journal::JournalFormat;
use tanto::document::Format;
use tanto::i18n::Language;
use tanto::ledger::Seat;
use tanto::service::{ClubFormat, check_document};
use tanto::session::SeatChange;
use tanto::table::{Due, SentPayment, TableSettlement, settlement};

use crate::prelude::*;

#[test]
fn nobody_has_two_seats_or_anothers_name() {
    let at = SingleTable::vriddiot();
    at.replace(0, "Eva");
    let name = |message| Refused::invalid(0, "name", message);
    let r#in = |message| Refused::invalid(0, "in", message);
    let refused = [
        (replace("Bo", "Eva"), r#in("seat-change-twice")),
        (replace("Bo", "Dag"), r#in("seat-change-twice")),
        (replace("Bo", "Bo"), r#in("seat-change-twice")),
        (rename(1, "Dag"), name("person-taken")),
        // Ana has left, but she has played here.
        (rename(1, "Ana"), name("person-taken")),
        (rename(1, "Bo"), Refused::Unchanged),
        (rename(1, "Chloe\u{301}"), name("person-taken")),
        (rename(1, " "), name("name-empty")),
        (replace("Bo", "a\u{0}b"), r#in("name-unseen")),
        (replace("Ana", "Fay"), Refused::invalid(0, "out", "field-player-unknown")),
        (rename(9, "Fay"), Refused::Conflict),
    ];
    for (command, expected) in refused {
        let case = format!("{command:?}");
        assert_eq!(at.execute(command).err(), Some(expected), "{case}");
        assert_eq!(at.table().version(), 2);
    }
}

/// A newcomer has the most letters of the table. In a play-off, they have those of the seat, and play on in it.
#[test]
fn a_newcomer_has_the_most_letters_and_a_place_in_the_play_off() {
    let mut document = document("burro", &NAMES);
    document["rules"] = json!({"word": "oui"});
    let at = SingleTable::new(&document);
    at.enter_losers(&["Bo", "Bo", "Chloé"]);
    at.replace(1, "Eva");
    at.enter_losers(&["Eva"]);
    let refused = |field| Some(Refused::invalid(5, field, "seat-change-bound"));
    assert_eq!(
        at.execute(seats(None, vec![SeatChange::Leave { out: "Dag".to_owned() }])).err(),
        refused("seat_changes")
    );
    at.replace(0, "Fay");
    let table = at.table();
    let totals = json!({"Ana": "0", "Bo": "2", "Chloé": "1", "Dag": "0", "Eva": "3", "Fay": "0"});
    assert_eq!(score(&table)["totals"], totals);
    // The word is complete, and those without a letter play it off. Fay has Ana's seat.
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
    assert_ne!(minor("Eva"), 0, "she pays the debt and has her share");

    let reopened = at.execute(TableCommand::Reopen).unwrap().table;
    assert_eq!(score(&reopened)["totals"], replaced["totals"]);
}

/// Ana has lost a hand and left, and turns out to be Fay, who sits down and loses one. They play for 1.00.
fn played_as_ana_and_fay() -> SingleTable {
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
    at
}

fn pay_one(at: &SingleTable, from: &str, to: &str) {
    let payment = SentPayment { from: from.to_owned(), to: to.to_owned(), amount: "1".to_owned() };
    let pay = TableCommand::Pay { payments: vec![payment], format: Format::Form(Language::En.notation()) };
    at.execute(pay).unwrap();
}

#[test]
fn merged_people_have_one_account_at_a_table() {
    let at = played_as_ana_and_fay();
    pay_one(&at, "p4", "p1");
    // Under each of her names Fay has lost 1.00 to each of the four others. Dag has paid her 1.00.
    let due = |due: &Due| (due.total, due.balance, due.owed, due.paid, due.paid_late);
    assert_eq!(settlement(&at.table()).unwrap().dues.first().map(due), Some((2, -8, -800, -100, 0)));
    let left = |settled: &TableSettlement| settled.payments.iter().map(|payment| payment.amount).sum::<i64>();
    assert_eq!(left(&settlement(&at.table()).unwrap()), 900);
    at.execute(TableCommand::Close).unwrap();
    pay_one(&at, "Fay", "p3");
    let settled = settlement(&at.table()).unwrap();
    assert_eq!(settled.dues.first().map(due), Some((2, -8, -800, 0, 100)));
    assert_eq!(left(&settled), 800);
}

/// The merge was a mistake.
#[test]
fn a_merge_is_undone_and_everybody_keeps_their_own_hands() {
    let at = played_as_ana_and_fay();
    let club = at.service.club_of(at.id).unwrap();
    pay_one(&at, "p4", "p1");
    pay_one(&at, "p4", "Fay");
    let twice = Refused::invalid(0, "in", "seat-change-twice");
    assert_eq!(at.execute(replace("Chloé", "Ana")).err(), Some(twice.clone()));
    assert_eq!(at.execute(replace("Chloé", "Fay")).err(), Some(twice));
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
    let error = check_document(&forged, &mut |_, _| true).unwrap_err().to_string();
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

/// A voided hand lies between the change and the hand before which the forgotten one is inserted.
#[test]
fn a_forgotten_hand_is_of_those_who_sat_there() {
    for (seats, loser, order) in
        [(InsertSeats::Earlier, "Ana", ["Ana", "Ana", "Eva"]), (InsertSeats::Later, "Eva", ["Ana", "Eva", "Eva"])]
    {
        let at = SingleTable::vriddiot();
        at.enter_losers(&["Ana"]);
        at.replace(0, "Eva");
        at.enter_losers(&["Eva", "Eva"]);
        at.void(2).unwrap();
        let insert = |loser: &str| {
            at.change(HandChange::Insert { number: 2, hand: sent(&json!({"loser": loser})), seats }).map(drop)
        };
        let other = if loser == "Ana" { "Eva" } else { "Ana" };
        assert_eq!(insert(other), Err(Refused::invalid(2, "loser", "field-player-unknown")));
        insert(loser).unwrap();
        let losers = |session: &Value| -> Vec<Value> {
            session["hands"].as_array().unwrap().iter().map(|hand| hand["loser"].clone()).collect()
        };
        assert_eq!(losers(&at.session()), order);
        // The voided hand is still of those who played it.
        at.restore(if seats == InsertSeats::Earlier { 3 } else { 2 }).unwrap();
        assert_eq!(losers(&at.session()), [order[0], order[1], "Eva", "Eva"]);
        let exported = export(&at.service, at.id);
        assert_eq!(export(&at.service, import(&at.service, &exported).unwrap().id), exported);
        check_store(&at.service.store).unwrap();
    }
    // Before the first hand.
    let at = SingleTable::vriddiot();
    at.replace(0, "Eva");
    at.enter_losers(&["Eva"]);
    let hand = sent(&json!({"loser": "Ana"}));
    at.change(HandChange::Insert { number: 1, hand, seats: InsertSeats::Earlier }).unwrap();
    assert_eq!(at.session()["seat_changes"], json!([{"from": 2, "out": "Ana", "in": "Eva"}]));
}

/// Ana is the same person as Fay, who sits at the table. Her name means Fay in hands, payments and seats.
#[test]
fn a_former_name_is_understood() {
    let mut document = document("vriddiot", &NAMES);
    document["played_for"] = json!({"rate": "1", "currency": "EUR"});
    let at = SingleTable::new(&document);
    let club = at.service.club_of(at.id).unwrap();
    at.replace(0, "Fay");
    let add = |name: &str| ClubCommand::AddPerson { name: name.to_owned(), guest: false };
    execute_for_club(&at.service, club, "fay’s other name", add("Fanny"));
    let id = |name: &str| at.service.load(club).unwrap().people().named(name).unwrap();
    let merge = |from: &str, into: &str| ClubCommand::Merge { person: id(from), into: id(into).to_string() };
    execute_for_club(&at.service, club, "merge", merge("Fanny", "Fay"));
    at.enter_losers(&["Fanny", "Bo"]);
    let payment = SentPayment { from: "Bo".to_owned(), to: "Fanny".to_owned(), amount: "1".to_owned() };
    at.execute(TableCommand::Pay { payments: vec![payment], format: Format::Document }).unwrap();
    at.execute(replace("Fanny", "Gil")).unwrap();
    let twice = Refused::invalid(0, "in", "seat-change-twice");
    at.replace(1, "Fanny");
    assert_eq!(at.execute(replace("Chloé", "Fanny")).err(), Some(twice));
    let session = at.session();
    assert_eq!(session["hands"][0]["loser"], "Fay");
    assert_eq!(session["seat_changes"][1]["out"], "Fay");
    // Who has the name now is meant first.
    execute_for_club(&at.service, club, "another", add("Fanny"));
    at.replace(1, "Fanny");
    at.enter_losers(&["Fanny"]);
    assert_eq!(at.session()["hands"][2]["loser"], "Fanny");
    check_store(&at.service.store).unwrap();
}

/// Two names that mean one person now are one person of a new document, if they do not sit there together.
#[test]
fn one_person_has_two_turns_at_a_new_table() {
    let at = SingleTable::vriddiot();
    let club = at.service.club_of(at.id).unwrap();
    for name in ["Eva", "Fay"] {
        execute_for_club(&at.service, club, name, ClubCommand::AddPerson { name: name.to_owned(), guest: false });
    }
    execute_for_club(&at.service, club, "merge", ClubCommand::Merge { person: PersonId(6), into: "5".to_owned() });
    let mut turns = document("vriddiot", &["Eva", "Gil"]);
    turns["hands"] = json!([{"loser": "Eva"}, {"loser": "Hal"}, {"loser": "Fay"}]);
    turns["seat_changes"] = json!([{"from": 2, "out": "Eva", "in": "Hal"}, {"from": 3, "out": "Hal", "in": "Fay"}]);
    let table = create_in(&at.service, club, "turns", &turns);
    let table = fresh(&at.service.store, table);
    assert_eq!(score(&table)["totals"], json!({"Eva": "2", "Gil": "0", "Hal": "1"}));
    let marks = [1, 2, 3].map(|number| table.replay.seats_at(number).mark(Seat(0)));
    assert_eq!(marks, [1, 3, 1], "one person has one mark");
    let titles = at.service.export_club(club, ClubFormat::Journal(JournalFormat::Hledger)).unwrap();
    let journal: String = titles.pieces.map(Result::unwrap).collect();
    assert!(!journal.contains("Eva, Gil, Hal, Eva"), "{journal}");

    turns["seat_changes"] = json!([{"from": 2, "out": "Gil", "in": "Fay"}]);
    turns["hands"] = json!([{"loser": "Eva"}, {"loser": "Fay"}]);
    let opened = tanto::table::OpenedTable::read(node(&turns), NOON).unwrap();
    let refused = at.service.create_in(Some(club), &opened, None, &another()).map(drop).map_err(Refused::from);
    assert_eq!(refused, Err(Refused::invalid(0, "players", "document-players-twice")));
}

/// Ana sits at the table, and turns out to be Fay, who has another label there. Her document would name Fay twice.
#[test]
fn who_was_merged_does_not_replace_themselves() {
    let at = SingleTable::new(&document("vriddiot", &NAMES));
    let club = at.service.club_of(at.id).unwrap();
    let fay = ClubCommand::AddPerson { name: "Fay".to_owned(), guest: false };
    execute_for_club(&at.service, club, "fay", fay);
    let fay = at.service.load(club).unwrap().people().named("Fay").unwrap();
    execute_for_club(&at.service, club, "merge", ClubCommand::Merge { person: PersonId(1), into: fay.to_string() });
    for name in ["Ana", "Fay"] {
        let refused = at.execute(replace("Fay", name)).err();
        assert_eq!(refused, Some(Refused::invalid(0, "in", "seat-change-twice")), "{name}");
    }
    assert_same(&at.service.load(at.id).unwrap(), &at.table());
}

/// A foreign log is refused if one person sits twice or a label is skipped.
#[test]
fn a_forged_history_is_refused() {
    let at = SingleTable::vriddiot();
    let entries = at.service.store.entries(at.id).unwrap();
    let forged = [
        ("seats_changed", r#"{"changes":[{"out":"p2","in":"p1"}]}"#),
        ("seats_changed", r#"{"changes":[{"out":"p2","in":"p2"}]}"#),
        ("seats_changed", r#"{"changes":[{"out":"p2","in":"p6"}]}"#),
        ("seats_changed", r#"{"changes":[{"out":"p2","in":"Eva"}]}"#),
        ("seats_changed", r#"{"changes":[{"out":"p5","in":"p6"}]}"#),
        ("seats_changed", r#"{"changes":[{"in":"p5"},{"out":"p9"}]}"#),
        ("seats_changed", r#"{"changes":[{"order":["p1","p2","p3","p3"]}]}"#),
        ("seats_changed", r#"{"before":2,"changes":[{"out":"p2"}]}"#),
        ("seats_changed", r#"{"changes":[]}"#),
        ("seats_undone", r#"{"entry":1}"#),
        ("paid", r#"{"from":"p1","to":"p5","amount":"1"}"#),
    ];
    for (kind, body) in forged {
        let entry = Entry::chained(&origin("forged", "", NOON), 2, &entries[0].hash, kind, body.to_owned());
        let table = Table::of(&[entries[0].clone(), entry]);
        assert_eq!(table.err().and_then(|error| error.entry), Some(2), "{kind} {body}");
    }
}
