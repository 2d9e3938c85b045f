//! Transfers and balances follow the log.

use tanto::ledger::{Account, Seat};
use tanto::store::{AppendError, Change, Event, Kind, Projection};

use crate::evening::{NOON, append, evening, projection};
use crate::place::Place;

crate::on_both_databases!(
    every_hand_adds_its_transfers,
    an_amended_hand_replaces_the_later_ones,
    a_refused_entry_leaves_the_projection,
    a_long_evening_is_replaced_at_once,
    closing_shows_on_the_table,
);

fn every_hand_adds_its_transfers(place: &Place) {
    let store = place.open();
    let table = evening(&store, 4);
    let stored = store.projection(&table).unwrap().unwrap();
    assert_eq!(stored, projection(1, 4).as_stored());
    assert_eq!(stored.transfers.len(), 8);
    let last = &stored.transfers[7];
    assert_eq!(
        (last.hand, last.n, last.from.as_str(), last.to.as_str(), last.amount),
        (4, 1, "seat:2", "pot:plato", 1)
    );
    let expected = [("pot:plato", 4), ("seat:0", -10), ("seat:1", 10), ("seat:2", -4)];
    assert!(stored.balances.iter().map(|(account, amount)| (account.as_str(), *amount)).eq(expected));
}

fn amend(version: i64, key: &str) -> Change<'_> {
    static AMENDED: std::sync::LazyLock<Event> =
        std::sync::LazyLock::new(|| Event { kind: Kind::HandAmended, body: r#"{"number":2}"#.to_owned() });
    Change { version, key, fingerprint: "", event: &AMENDED, device: None, at: NOON }
}

fn an_amended_hand_replaces_the_later_ones(place: &Place) {
    let store = place.open();
    let table = evening(&store, 4);
    let mut amended = projection(2, 3);
    amended.balances = vec![(Seat(0).into(), -6), (Account::Book, 6)];
    store.append(&table, &amend(5, "amend"), &amended).unwrap();
    let stored = store.projection(&table).unwrap().unwrap();
    assert_eq!(stored.transfers, projection(1, 3).as_stored().transfers);
    assert_eq!(stored.balances, [("book".to_owned(), 6), ("seat:0".to_owned(), -6)]);
}

fn a_refused_entry_leaves_the_projection(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let before = store.projection(&table).unwrap();
    assert!(matches!(append(&store, &table, 2, "late", 1), Err(AppendError::Conflict { .. })));
    // The same account twice: the database refuses, and the entry goes with it.
    let mut impossible = projection(1, 3);
    impossible.balances.push((Seat(0).into(), 1));
    assert!(matches!(store.append(&table, &amend(4, "amend"), &impossible), Err(AppendError::Store(_))));
    assert_eq!(store.projection(&table).unwrap(), before);
    assert_eq!(store.entries(&table).unwrap().len(), 4);
    append(&store, &table, 4, "next", 1).unwrap();
}

fn a_long_evening_is_replaced_at_once(place: &Place) {
    let store = place.open();
    let table = evening(&store, 1);
    store.append(&table, &amend(2, "amend"), &projection(1, 3000)).unwrap();
    assert_eq!(store.projection(&table).unwrap().unwrap(), projection(1, 3000).as_stored());
}

fn closing_shows_on_the_table(place: &Place) {
    let store = place.open();
    let table = evening(&store, 1);
    for (version, kind, closed) in [(2, Kind::Closed, true), (3, Kind::Reopened, false)] {
        let event = Event { kind, body: "{}".to_owned() };
        let change = Change { version, key: kind.as_str(), fingerprint: "", event: &event, device: None, at: NOON };
        store.append(&table, &change, &Projection { closed, ..projection(2, 1) }).unwrap();
        assert_eq!(store.table(&table).unwrap().unwrap().closed, closed);
        assert_eq!(store.projection(&table).unwrap().unwrap(), Projection { closed, ..projection(1, 1) }.as_stored());
    }
}
