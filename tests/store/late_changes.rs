//! Changes that come too late: after a payment, after a close, after a deletion or a restoration.

use tanto::club;
use tanto::document::Format;
use tanto::i18n::Language;
use tanto::service::{DELETION_GRACE, check_document};
use tanto::store::{Change, PaymentId};
use tanto::table::{OpenedTable, SentPayment, purse};

use crate::prelude::*;

crate::on_both_databases!(
    a_payment_keeps_its_currency,
    a_stake_is_changed_until_something_was_paid,
    a_purse_that_rules_have_changed_is_paid_and_settled,
    a_payment_after_the_end_does_not_change_when_the_table_was_closed,
    a_payment_after_the_end_is_one_payment_of_the_club,
    a_deleted_club_takes_no_table,
    what_is_restored_is_not_erased,
    no_key_of_a_client_is_a_key_of_the_program,
    what_cannot_be_read_again_is_not_written,
);

/// Solo whist whose cash changes hands at the end.
fn solo() -> Value {
    let mut document = document("solo_whist", &NAMES);
    document["settled"] = json!("at_close");
    document
}

fn pay(amount: &str) -> TableCommand {
    let payment = SentPayment { from: NAMES[0].into(), to: NAMES[1].into(), amount: amount.into() };
    TableCommand::Pay { payments: vec![payment], format: Format::Document }
}

fn rules(name: &str, value: &str) -> TableCommand {
    TableCommand::ChangeRules { inputs: vec![(name.into(), value.into())], notation: Language::En.notation() }
}

fn a_payment_keeps_its_currency(place: &Place) {
    let service = service(place);
    let table = create(&service, "solo", &solo());
    execute(&service, table, "paid", pay("1.25")).unwrap();
    let changed = execute(&service, table, "yen", rules("currency", "JPY")).map(drop);
    assert_eq!(changed, Err(Refused::invalid(0, "rule_changes.currency", "rules-currency-kept")));
    execute(&service, table, "overtrick", rules("overtrick", "2")).unwrap();
    let points = create(&service, "points", &tarot());
    let paid = execute(&service, points, "for nothing", pay("1")).map(drop);
    assert_eq!(paid, Err(Refused::invalid(0, "", "settle-no-stake")));
    execute(&service, table, "close", TableCommand::Close).unwrap();
    check_store(&service.store).unwrap();
}

/// A game for points becomes one for money when it is over: what follows is in the ledger, also after a rebuild.
fn a_stake_is_changed_until_something_was_paid(place: &Place) {
    let service = service(place);
    let mut document = document("burro", &NAMES);
    document["rules"] = json!({"tie": "shared"});
    document["hands"] = json!(vec![json!({"loser": NAMES[1]}); 5]);
    let table = create(&service, "points", &document);
    let club = service.club_of(table).unwrap();
    let stake = |key: &str, played_for: Value| {
        let played_for = Some(tanto::document::Value::from_json(&played_for.to_string()).unwrap());
        execute(&service, table, key, TableCommand::ChangeStake { played_for }).map(drop)
    };
    let owed = || {
        check_store(&service.store).unwrap();
        let club_now = service.load(club).unwrap();
        let ledger = service.ledger(club, &club_now).unwrap();
        let balances = ledger.purses.first().map_or_else(Vec::new, |purse| ledger.balances(*purse));
        balances.into_iter().map(|(_, owed)| owed).collect::<Vec<_>>()
    };
    assert_eq!(owed(), Vec::<i64>::new());
    stake("game", json!({"rate": "3", "currency": "EUR", "per": "game"})).unwrap();
    // Everybody but the loser has won.
    assert_eq!(owed(), [100, -300, 100, 100]);
    stake("wrong", json!({"rate": "0.10", "currency": "EUR"})).unwrap();
    assert_eq!(owed(), [50, -150, 50, 50]);
    service.rebuild(&mut |_, _| ()).unwrap();
    assert_eq!(owed(), [50, -150, 50, 50]);
    let exported = export(&service, table);
    let copy = import(&service, &exported).unwrap().id;
    assert_eq!(export(&service, copy), exported);
    execute(&service, table, "paid", pay("0.50")).unwrap();
    let late = stake("late", json!({"rate": "1", "currency": "EUR"}));
    assert_eq!(late, Err(Refused::invalid(0, "played_for", "stake-paid")));
}

fn a_purse_that_rules_have_changed_is_paid_and_settled(place: &Place) {
    let service = service(place);
    let club = service.club_of(create(&service, "euros", &cash(&NAMES))).unwrap();
    let table = create_in(&service, club, "yen", &solo());
    execute(&service, table, "rules", rules("currency", "JPY")).unwrap();
    let hand = json!({"bid": "solo", "soloist": NAMES[1], "tricks": 5});
    enter(&service, table, "hand", &hand).unwrap();
    execute(&service, table, "close", TableCommand::Close).unwrap();
    let payment = |purse: &str| {
        let [from, to, amount] = ["1", "2", "1"].map(str::to_owned);
        let purse = purse.to_owned();
        ClubCommand::Pay(tanto::club::SentPayment { from, to, purse, amount, ..Default::default() })
    };
    execute_for_club(&service, club, "paid", payment("JPY"));
    let refused = service.execute_for_club(club, &another(), &payment("GBP")).map(drop).map_err(Refused::from);
    assert_eq!(refused, Err(Refused::invalid(0, "purse", "purse-other")));
}

fn a_payment_after_the_end_does_not_change_when_the_table_was_closed(place: &Place) {
    let service = service(place);
    let table = create(&service, "solo", &solo());
    let at = |at: i64| CommandMeta { at, ..another() };
    service.execute_blocking(table, &at(NOON + 1), &TableCommand::Close).unwrap();
    service.execute_blocking(table, &at(NOON + 2), &pay("1.25")).unwrap();
    assert_eq!(service.store.table(table).unwrap().unwrap().summary.changed_at, NOON + 1);
    let closed = execute(&service, table, "close", TableCommand::Close).map(drop);
    assert_eq!(closed, Err(Refused::invalid(0, "", "table-closed")));
    check_store(&service.store).unwrap();
    service.execute_blocking(table, &at(NOON + 3), &TableCommand::Reopen).unwrap();
    assert_eq!(fresh(&service.store, table).history.changed_at, NOON + 3);
}

/// Two of the same amount in one millisecond are two, also in a club to which the table is moved.
fn a_payment_after_the_end_is_one_payment_of_the_club(place: &Place) {
    let service = service(place);
    let table = create(&service, "solo", &solo());
    let other = service.club_of(create(&service, "other", &solo())).unwrap();
    let (club, number) = service.store.club_of(table).unwrap().unwrap();
    let at = |at: i64| CommandMeta { at, ..another() };
    service.execute_blocking(table, &at(NOON), &pay("1.25")).unwrap();
    service.execute_blocking(table, &at(NOON + 1), &TableCommand::Close).unwrap();
    for _ in 0..2 {
        service.execute_blocking(table, &at(NOON + 2), &pay("1.25")).unwrap();
    }
    let paid = || {
        let table = fresh(&service.store, table);
        table.history.paid.iter().map(|paid| paid.payment.payment).collect::<Vec<_>>()
    };
    let ids = [1, 2].map(PaymentId);
    assert_eq!(paid(), [None, Some(ids[0]), Some(ids[1])]);
    let counted = |club: ClubId, number: TableNumber| {
        let club = service.load(club).unwrap();
        ids.map(|id| club.counts_payment(number, id))
    };
    assert_eq!(counted(club, number), [true, true]);
    execute_for_club(&service, club, "withdrawn", ClubCommand::WithdrawPayment(ids[0]));
    assert_eq!(counted(club, number), [false, true]);

    let purse = purse(&fresh(&service.store, table)).unwrap().name();
    for _ in 0..2 {
        let ([from, to, amount], purse) = (["1", "2", "1.25"].map(str::to_owned), purse.clone());
        let sent = club::SentPayment { from, to, purse, amount, ..Default::default() };
        service.execute_for_club(other, &at(NOON + 2), &ClubCommand::Pay(sent)).unwrap();
    }
    let moved = service.move_table(Some(table), "solo", (club, other), &another()).unwrap();
    assert_eq!(counted(other, moved.number), [false, false]);
    check_store(&service.store).unwrap();
}

fn a_deleted_club_takes_no_table(place: &Place) {
    let service = service(place);
    let club = service.club_of(create(&service, "first", &tarot())).unwrap();
    execute_for_club(&service, club, "delete", ClubCommand::Delete);
    let opened = OpenedTable::read(node(&tarot()), NOON).unwrap();
    let late = service.create_in(Some(club), &opened, None, &meta("late"));
    assert!(matches!(late, Err(CommandError::Missing)));
    check_store(&service.store).unwrap();
}

fn what_is_restored_is_not_erased(place: &Place) {
    let service = service(place);
    let table = create(&service, "first", &tarot());
    let club = service.club_of(table).unwrap();
    execute_for_club(&service, club, "delete", ClubCommand::Delete);
    execute_for_club(&service, club, "restore", ClubCommand::Restore);
    let erased = service.store.commit_blocking(vec![Change::EraseClub(club)]);
    assert_eq!(erased.map_err(|error| error.kind()), Err(ErrorKind::Conflict));
    let erased = service.execute_for_club(club, &another(), &ClubCommand::EraseTable(TableNumber(1)));
    assert!(matches!(erased, Err(CommandError::Missing)));
    check_store(&service.store).unwrap();
}

/// A command may write several entries or to a club and a table. Clients choose their keys freely, and still no two entries of a
/// log have the same, so that the club can be imported again.
fn no_key_of_a_client_is_a_key_of_the_program(place: &Place) {
    let service = service(place);
    let table = create(&service, "first", &cash(&NAMES));
    let club = service.club_of(table).unwrap();
    let add = |key: &str, name: &str| {
        execute_for_club(&service, club, key, ClubCommand::AddPerson { name: name.to_owned(), guest: false });
    };
    execute(&service, table, "k/2", replace("Ana", "Eva")).unwrap();
    execute(&service, table, "k", replace("Bo", "Fay")).unwrap();
    add("1:zz", "Gus");
    execute(&service, table, "zz", replace("Chloé", "Hal")).unwrap();
    // A retry of each finds it.
    for (key, out, name) in [("k/2", "Ana", "Eva"), ("k", "Bo", "Fay"), ("zz", "Chloé", "Hal")] {
        assert!(execute(&service, table, key, replace(out, name)).unwrap().repeated, "{key}");
    }
    let document = crate::books::export(&service, club);
    check_document(&document, &mut |_, _| true).unwrap();
    let again = service.import_club(&document, &another(), &mut |_, _| true).unwrap();
    assert_eq!(crate::books::export(&service, again.id), document);
    check_store(&service.store).unwrap();

    let erased = format!("erased {table}");
    add(&format!("1:{erased}"), "Ida");
    add(&erased, "Jo");
    service.delete_table(table, &meta(&erased), None).unwrap();
    service.erase_deleted(NOON + DELETION_GRACE).unwrap();
    assert_eq!(service.store.is_deleted(table).unwrap(), None);
}

/// The clock of a machine may be wrong. A date or a time that the log does not take would damage it for ever.
fn what_cannot_be_read_again_is_not_written(place: &Place) {
    let service = service(place);
    let table = create(&service, "first", &cash(&NAMES));
    let club = service.club_of(table).unwrap();
    let late = |key: &str| CommandMeta { at: 32_503_680_000_000, ..meta(key) };
    let [from, to, purse, amount] = ["1", "2", "EUR", "3"].map(str::to_owned);
    let payment = ClubCommand::Pay(club::SentPayment { from, to, purse, amount, note: None, date: None, day: None });
    let refused = [
        service.execute_for_club(club, &late("paid"), &payment).err(),
        service.execute_for_club(club, &late("deleted"), &ClubCommand::Delete).err(),
        service.execute_blocking(table, &late("closed"), &TableCommand::Close).err(),
        service.create(node(&tarot()), &late("created")).err(),
    ];
    for error in refused {
        assert!(matches!(&error, Some(CommandError::Store(error)) if error.kind() == ErrorKind::Refused), "{error:?}");
    }
    assert_eq!((service.load(table).unwrap().version(), service.load(club).unwrap().version), (1, 6));
    check_store(&service.store).unwrap();
}
