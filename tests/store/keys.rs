//! Each version is written once, and a log knows the key of each entry.

use std::sync::Barrier;
use std::thread;

use tanto::command::{CommandError, Keys};
use tanto::store::{ErrorKind, Store, TableId, check_chain};

use crate::evening::{Answer, NOON, append, evening, hand, make, origin, say, standing};
use crate::place::Place;

crate::on_both_databases!(
    what_is_appended_is_read_back,
    a_log_is_read_from_any_entry,
    an_append_to_a_wrong_version_is_refused,
    a_log_knows_its_keys,
    an_unknown_table_has_no_log,
    one_of_several_parallel_appends_wins_each_version,
    listeners_hear_of_changes,
    unusual_texts_are_stored_unchanged,
);

const LATE: Answer = Err(ErrorKind::Conflict);

fn what_is_appended_is_read_back(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let entries = store.entries(table).unwrap();
    assert_eq!(entries.len(), 4);
    assert_eq!((entries[3].seq, entries[3].at), (4, NOON + 180_000));
    assert_eq!((entries[3].kind.as_str(), entries[3].body.clone()), ("hand_entered", hand(43)));
    assert_eq!(check_chain(&entries), Ok(()));
    let row = store.table(table).unwrap().unwrap();
    assert_eq!((row.game.as_str(), row.name.as_str(), row.version), ("tarot", "Samedi", 4));
    assert_eq!((row.created_at, row.changed_at, row.standing), (NOON, NOON + 180_000, standing(3)));
    assert_eq!(store.all_table_ids().unwrap(), [table]);

    drop(store);
    assert_eq!(Store::open_for_reading(&place.url()).unwrap().entries(row.id).unwrap(), entries);
}

fn a_log_is_read_from_any_entry(place: &Place) {
    let store = place.open();
    let table = evening(&store, 3);
    let whole = store.entries(table).unwrap();
    for seq in 1..=5 {
        let read = store.read_log::<_, tanto::store::StoreError>(table, |log| {
            Ok((log.version(), log.standing()?, log.entries_from(seq)?))
        });
        let expected = whole.iter().filter(|entry| entry.seq >= seq).cloned().collect();
        assert_eq!(read, Ok(Some((4, Some(standing(3)), expected))), "from {seq}");
    }
}

fn an_append_to_a_wrong_version_is_refused(place: &Place) {
    let store = place.open();
    let table = evening(&store, 2);
    for version in [0, 1, 2, 4, 99] {
        assert_eq!(append(&store, table, version, "late", 50), LATE);
    }
    assert_eq!(append(&store, table, 3, "late", 50), Ok(4));
}

fn a_log_knows_its_keys(place: &Place) {
    let store = place.open();
    let keys = Keys::of(&store.entries(evening(&store, 3)).unwrap());
    let cases = [
        (("hand 1", "41"), Some(Some(2))),
        (("hand 3", "43"), Some(Some(4))),
        (("hand 3", "44"), None),
        (("hand 4", "44"), Some(None)),
    ];
    for ((key, fingerprint), expected) in cases {
        let found = match keys.find(key, fingerprint) {
            Err(CommandError::KeyReused) => None,
            found => Some(found.unwrap()),
        };
        assert_eq!(found, expected, "{key} {fingerprint}");
    }
}

fn an_unknown_table_has_no_log(place: &Place) {
    let store = place.open();
    let nowhere: TableId = "0123456789abc".parse().unwrap();
    assert_eq!(append(&store, nowhere, 1, "k", 50), LATE);
    assert_eq!(store.entries(nowhere), Ok(Vec::new()));
    assert_eq!(store.table(nowhere), Ok(None));
    assert_eq!(store.read_log(nowhere, |log| log.entries_from(1)), Ok(None));
}

fn one_of_several_parallel_appends_wins_each_version(place: &Place) {
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
                        let answer = append(store, *table, version, &format!("{writer}/{version}"), writer);
                        assert_eq!(answer, if answer.is_ok() { Ok(version + 1) } else { LATE });
                        wins += i64::from(answer.is_ok());
                    }
                    wins
                })
            })
            .collect();
        writers.into_iter().map(|writer| writer.join().unwrap()).sum()
    });
    assert_eq!(wins, HANDS);
    let entries = store.entries(table).unwrap();
    assert_eq!(entries.len(), 16);
    assert_eq!(check_chain(&entries), Ok(()));
}

fn listeners_hear_of_changes(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let mut listener = store.subscribe(table);
    append(&store, table, 1, "a", 50).unwrap();
    assert!(listener.has_changed().unwrap());
    assert_eq!(listener.borrow_and_update().version, 2);
    assert!(append(&store, table, 1, "b", 50).is_err());
    assert!(!listener.has_changed().unwrap());
    store.end_subscriptions();
    assert!(listener.has_changed().is_err());
}

fn unusual_texts_are_stored_unchanged(place: &Place) {
    let store = place.open();
    let table = make(&store);
    let bodies = ["{}", r#"{"note":"'; DROP TABLE log; -- \u0000 \\ \" 👨‍👩‍👧 שלום %s $1 ?"}"#, "  {\n\t\"a\" : 1.50 }  "];
    for (version, body) in (1..).zip(bodies) {
        let key = format!("{body} ’");
        let standing = tanto::store::Standing { body: body.to_owned(), ..standing(version) };
        let event = ("hand_entered", body.to_owned(), standing);
        say(&store, table, version, origin(&key, body, -1), event).unwrap();
        assert_eq!(store.table(table).unwrap().unwrap().standing.body, body);
    }
    let entries = store.entries(table).unwrap();
    assert!(entries.iter().skip(1).map(|entry| entry.body.as_str()).eq(bodies));
    assert_eq!(check_chain(&entries), Ok(()));
}
