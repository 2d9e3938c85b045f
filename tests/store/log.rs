//! Appending to logs and reading them: a log and the row of its table change together or not at all.

use tanto::store::TableSummary;

use crate::prelude::*;

crate::on_both_databases!(
    appended_entries_are_read_back,
    an_append_to_a_wrong_version_is_refused,
    a_refused_row_rolls_back_its_entry,
    unusual_texts_are_stored_unchanged,
);

fn appended_entries_are_read_back(place: &Place) {
    let service = service(place);
    let (store, table) = (&service.store, evening(&service, 3));
    let entries = store.entries(table).unwrap();
    assert_eq!(entries.len(), 4);
    assert_eq!((entries[3].seq, entries[3].at), (4, NOON + 180_000));
    assert_eq!((entries[3].kind.as_str(), entries[3].body.clone()), ("hand_entered", hand(43)));
    assert_eq!(check_chain(&entries), Ok(()));
    let row = store.table(table).unwrap().unwrap();
    assert_eq!((row.game.as_str(), row.version), ("tarot", 4));
    assert_eq!((row.opened_at, row.summary), (NOON, summary(3)));
    assert_eq!(store.all_table_ids().unwrap(), [table]);
    for seq in 1..=5 {
        let read = store
            .read_log::<_, _, StoreError>(table, |log| Ok((log.head.version, log.summary()?, log.entries_from(seq)?)));
        let expected = entries.iter().filter(|entry| entry.seq >= seq).cloned().collect();
        assert_eq!(read, Ok(Some((4, Some(summary(3)), expected))), "from {seq}");
    }
    make_with(&service, "other", None);
    append_event(store, table, 4, origin("void", "", NOON), ("hand_voided", "{}".to_owned(), summary(2))).unwrap();
    let counts = store.counts().unwrap();
    assert_eq!((counts.tables, counts.hands), (2, 2));

    drop(service);
    assert_eq!(Store::open_for_reading(&place.url()).unwrap().entries(table).unwrap()[..4], entries);
}

fn an_append_to_a_wrong_version_is_refused(place: &Place) {
    let service = service(place);
    let (store, table) = (&service.store, evening(&service, 2));
    let before = (store.table(table), store.entries(table));
    for version in [0, 1, 2, 4, 99] {
        assert_eq!(append(store, table, version, "late", 50), Err(ErrorKind::Conflict));
    }
    assert_eq!((store.table(table), store.entries(table)), before);
    assert_eq!(append(store, table, 3, "late", 50), Ok(4));

    let nowhere: TableId = "0123456789abc".parse().unwrap();
    assert_eq!(append(store, nowhere, 1, "k", 50), Err(ErrorKind::Conflict));
    assert_eq!((store.table(nowhere), store.entries(nowhere)), (Ok(None), Ok(Vec::new())));
    assert_eq!(store.read_log(nowhere, |log| log.entries_from(1)), Ok(None));
}

fn a_refused_row_rolls_back_its_entry(place: &Place) {
    let service = service(place);
    let (store, table) = (&service.store, evening(&service, 3));
    let before = (store.table(table), store.entries(table));
    // A table cannot have a negative number of hands.
    let event = ("hand_entered", "{}".to_owned(), summary(-1));
    assert_eq!(append_event(store, table, 4, origin("refused", "", NOON), event), Err(ErrorKind::Refused));
    assert_eq!((store.table(table), store.entries(table)), before);
    append(store, table, 4, "next", 1).unwrap();
}

fn unusual_texts_are_stored_unchanged(place: &Place) {
    let service = service(place);
    let (store, table) = (&service.store, make(&service));
    let bodies = ["{}", r#"{"note":"'; DROP TABLE log; -- \u0000 \\ \" 👨‍👩‍👧 שלום %s $1 ?"}"#, "  {\n\t\"a\" : 1.50 }  "];
    for (version, body) in (1..).zip(bodies) {
        let event = ("hand_entered", body.to_owned(), TableSummary { standing: body.to_owned(), ..summary(version) });
        append_event(store, table, version, origin(&format!("{body} ’"), body, -1), event).unwrap();
        assert_eq!(store.table(table).unwrap().unwrap().summary.standing, body);
    }
    let entries = store.entries(table).unwrap();
    assert!(entries.iter().skip(1).map(|entry| entry.body.as_str()).eq(bodies));
    assert_eq!(check_chain(&entries), Ok(()));
}
