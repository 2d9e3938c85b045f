//! Changes that come too late: after a payment, after a close, after a deletion or a restoration.

use tanto::games::Source;
use tanto::store::Change;
use tanto::table::{OpenedTable, SentPayment};
use tanto::words::Language;

use crate::prelude::*;

crate::on_both_databases!(
    a_payment_keeps_its_currency,
    a_purse_that_rules_have_changed_is_paid_and_settled,
    a_payment_after_the_end_does_not_change_when_the_table_was_closed,
    a_deleted_club_takes_no_table,
    what_is_restored_is_not_erased,
);

/// Solo whist whose cash changes hands at the end.
fn solo() -> Value {
    let mut document = document("solo_whist", &NAMES);
    document["settled"] = json!("at_close");
    document
}

fn pay(amount: &str) -> TableCommand {
    let payment = SentPayment { from: NAMES[0].into(), to: NAMES[1].into(), amount: amount.into() };
    TableCommand::Pay { payment, source: Source::Document }
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

fn a_deleted_club_takes_no_table(place: &Place) {
    let service = service(place);
    let club = service.club_of(create(&service, "first", &tarot())).unwrap();
    execute_for_club(&service, club, "delete", ClubCommand::Delete);
    let opened = OpenedTable::read(node(&tarot()), NOON).unwrap();
    let late = service.create_in(Some(club), (&opened, None), &meta("late"));
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
