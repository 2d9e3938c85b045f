//! Each key once, each version once.

use std::sync::Barrier;
use std::thread;

use tanto::store::{AppendError, Appended, Change, CreateError, NewTable, Projection, Store, TableId, check_chain};

use crate::evening::{NOON, append, evening, hand, make, make_with, opened};
use crate::place::Place;

crate::on_both_databases!(
    what_is_appended_is_read_back,
    the_second_to_come_is_told_the_version,
    a_repeated_key_gets_the_first_answer,
    a_key_brings_one_thing_only,
    a_table_that_is_not_there,
    a_repeated_opening_answers_the_same_table,
    of_parallel_appends_one_wins_a_version,
    of_parallel_copies_one_is_written,
    of_parallel_openings_one_is_made,
    listeners_hear_of_changes,
    odd_texts_come_back_as_they_were,
);

fn what_is_appended_is_read_back(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let entries = store.entries(&table).unwrap();
    assert_eq!(entries.len(), 4);
    assert_eq!((entries[3].seq, entries[3].at), (4, NOON + 180_000));
    assert_eq!(entries[3].body, hand(43).body);
    assert_eq!(check_chain(&entries), Ok(()));
    let row = store.table(&table).unwrap().unwrap();
    assert_eq!((row.game.as_str(), row.name.as_str(), row.version), ("tarot", "Samedi", 4));
    assert_eq!((row.created_at, row.changed_at, row.closed), (NOON, NOON + 180_000, false));
    assert_eq!(store.all_table_ids().unwrap(), [table]);

    drop(store);
    assert_eq!(Store::open_for_reading(&place.url()).unwrap().entries(&row.id).unwrap(), entries);
}

fn the_second_to_come_is_told_the_version(place: &Place) {
    let store = place.open();
    let table = evening(&store, 2);
    for version in [0, 1, 2, 4, 99] {
        assert_eq!(append(&store, &table, version, "late", 50), Err(AppendError::Conflict { head: 3 }));
    }
    assert_eq!(append(&store, &table, 3, "late", 50), Ok(Appended { version: 4, repeated: false }));
}

fn a_repeated_key_gets_the_first_answer(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let before = store.entries(&table).unwrap();
    for version in [1, 2, 4, 99] {
        assert_eq!(append(&store, &table, version, "hand 2", 42), Ok(Appended { version: 3, repeated: true }));
    }
    assert_eq!(store.repeated(&table, "hand 2", "42"), Ok(Some(Appended { version: 3, repeated: true })));
    assert_eq!(store.repeated(&table, "hand 9", "42"), Ok(None));
    assert_eq!(store.entries(&table).unwrap(), before);
    assert_eq!(store.table(&table).unwrap().unwrap().version, 4);
}

fn a_key_brings_one_thing_only(place: &Place) {
    let store = place.open();
    let table = evening(&store, 2);
    assert_eq!(append(&store, &table, 3, "hand 2", 77), Err(AppendError::KeyReused));
    assert_eq!(store.repeated(&table, "hand 2", "77"), Err(AppendError::KeyReused));
    assert_eq!(store.entries(&table).unwrap().len(), 3);
}

fn a_table_that_is_not_there(place: &Place) {
    let store = place.open();
    let nowhere = TableId::parse("abcdefghijklmnop").unwrap();
    assert_eq!(append(&store, &nowhere, 1, "k", 50), Err(AppendError::NotFound));
    assert_eq!(store.entries(&nowhere), Ok(Vec::new()));
    assert_eq!(store.table(&nowhere), Ok(None));
    assert_eq!(store.projection(&nowhere), Ok(None));
}

fn a_repeated_opening_answers_the_same_table(place: &Place) {
    let store = place.open();
    let first = make_with(&store, "secret key", "tarot", None);
    let again = make_with(&store, "secret key", "tarot", None);
    assert_eq!((&again.id, again.version, again.repeated), (&first.id, 1, true));
    for created in [&first, &again] {
        assert_eq!(store.resolve_token(created.owner.as_str()).unwrap().unwrap().0, first.id);
    }
    let other = NewTable {
        game: "burro",
        name: "",
        events: &[opened()],
        device: None,
        key: "secret key",
        fingerprint: "burro",
        at: NOON,
    };
    assert_eq!(store.create_table(&other, &Projection::default()), Err(CreateError::KeyReused));
    assert_eq!(store.all_table_ids().unwrap().len(), 1);
    // Whoever may read the log must not get the owner's links with the key in it.
    assert!(!store.entries(&first.id).unwrap()[0].key.contains("secret"));
}

fn of_parallel_appends_one_wins_a_version(place: &Place) {
    const WRITERS: i64 = 8;
    const HANDS: i64 = 15;
    let store = place.open();
    let table = make(&store);
    let start = Barrier::new(8);
    let wins: i64 = thread::scope(|scope| {
        let writers: Vec<_> = (0..WRITERS)
            .map(|writer| {
                let (store, table, start) = (&store, &table, &start);
                scope.spawn(move || {
                    let mut wins = 0;
                    for version in 1..=HANDS {
                        start.wait();
                        match append(store, table, version, &format!("{writer}/{version}"), writer) {
                            Ok(appended) => {
                                assert_eq!(appended, Appended { version: version + 1, repeated: false });
                                wins += 1;
                            }
                            Err(error) => assert_eq!(error, AppendError::Conflict { head: version + 1 }),
                        }
                    }
                    wins
                })
            })
            .collect();
        writers.into_iter().map(|writer| writer.join().unwrap()).sum()
    });
    assert_eq!(wins, HANDS);
    let entries = store.entries(&table).unwrap();
    assert_eq!(entries.len(), 16);
    assert_eq!(check_chain(&entries), Ok(()));
}

fn of_parallel_copies_one_is_written(place: &Place) {
    let store = place.open();
    let table = make(&store);
    for version in 1..=10 {
        let key = format!("key {version}");
        let answers: Vec<Appended> = thread::scope(|scope| {
            let copies: Vec<_> =
                (0..8).map(|_| scope.spawn(|| append(&store, &table, version, &key, 50).unwrap())).collect();
            copies.into_iter().map(|copy| copy.join().unwrap()).collect()
        });
        assert!(answers.iter().all(|answer| answer.version == version + 1));
        assert_eq!(answers.iter().filter(|answer| !answer.repeated).count(), 1);
    }
    assert_eq!(store.entries(&table).unwrap().len(), 11);
}

fn of_parallel_openings_one_is_made(place: &Place) {
    let store = place.open();
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| make_with(&store, "make", "tarot", None));
        }
    });
    assert_eq!(store.all_table_ids().unwrap().len(), 1);
}

fn listeners_hear_of_changes(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let mut listener = store.subscribe(&table);
    append(&store, &table, 1, "a", 50).unwrap();
    assert!(listener.has_changed().unwrap());
    assert_eq!(*listener.borrow_and_update(), 2);
    assert!(append(&store, &table, 1, "b", 50).is_err());
    append(&store, &table, 1, "a", 50).unwrap();
    assert!(!listener.has_changed().unwrap());
    store.end_subscriptions();
    assert!(listener.has_changed().is_err());
}

fn odd_texts_come_back_as_they_were(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let bodies = ["{}", r#"{"note":"'; DROP TABLE log; -- \u0000 \\ \" 👨‍👩‍👧 שלום %s $1 ?"}"#, "  {\n\t\"a\" : 1.50 }  "];
    for (version, body) in (1..).zip(bodies) {
        let event = tanto::store::Event { body: body.to_owned(), ..hand(0) };
        let key = format!("{body} ’");
        let change = Change { version, key: &key, fingerprint: body, event: &event, device: None, at: -1 };
        store.append(&table, &change, &Projection::default()).unwrap();
    }
    let entries = store.entries(&table).unwrap();
    assert!(entries.iter().skip(1).map(|entry| entry.body.as_str()).eq(bodies));
    assert_eq!(check_chain(&entries), Ok(()));
}
