//! What was answered is in the database whatever happens then, and what was broken off is not there by halves.

use std::panic::{AssertUnwindSafe, catch_unwind};

use tanto::store::{AppendError, Appended, ErrorKind, check_chain};

use crate::evening::{Answer, Late, NOON, append, command, evening, hand, is_new, keys, standing};
use crate::place::Place;

crate::on_both_databases!(what_panics_in_mid_write_leaves_nothing, of_writes_among_panics_what_was_answered_is_there);

/// Writes an entry and then stops in the midst of its transaction, as a program that has a mistake would.
fn broken_off(store: &tanto::store::Store, table: tanto::store::TableId, key: &str) -> Option<Answer> {
    let append = || {
        store.append::<i64, Late>(table, command(key, "50", NOON), |log| {
            let head = log.read().version();
            let last = log.read().entries_from(head)?;
            log.append(&last[0].hash, "hand_entered", hand(50), &standing(99))?;
            panic!("in mid-write")
        })
    };
    catch_unwind(AssertUnwindSafe(append)).ok()
}

fn what_panics_in_mid_write_leaves_nothing(place: &Place) {
    let store = place.open();
    let table = evening(&store, 2);
    let before = (store.table(table), store.entries(table));
    for _ in 0..10 {
        // On SQLite the thread that writes answers for it, on PostgreSQL the panic is the caller's own.
        match broken_off(&store, table, "k") {
            None => {}
            Some(Err(AppendError::Store(error))) => assert_eq!(error.kind(), ErrorKind::Unreachable),
            Some(answer) => panic!("{answer:?}"),
        }
        assert_eq!((store.table(table), store.entries(table)), before);
    }
    assert_eq!(append(&store, table, 3, "k", 50), Ok(Appended::New(4)));
    assert_eq!(append(&store, table, 3, "k", 50), Ok(Appended::Repeated(4)));
}

fn of_writes_among_panics_what_was_answered_is_there(place: &Place) {
    let store = place.open();
    let table = evening(&store, 0);
    let mut answered: Vec<String> = std::thread::scope(|scope| {
        let writers: Vec<_> = (0..8)
            .map(|writer| {
                let (store, table) = (&store, &table);
                scope.spawn(move || {
                    let keys = (0..12).map(|hand| format!("{writer}/{hand}"));
                    let said = keys.filter(|key| {
                        if key.ends_with('5') {
                            return broken_off(store, *table, key).is_some_and(|answer| answer.is_ok());
                        }
                        let appended = store.append::<i64, Late>(*table, command(key, "", NOON), |log| {
                            let head = log.read().version();
                            let last = log.read().entries_from(head)?;
                            Ok(log.append(&last[0].hash, "hand_entered", hand(50), &standing(head))?.seq)
                        });
                        is_new(&appended)
                    });
                    said.collect::<Vec<_>>()
                })
            })
            .collect();
        writers.into_iter().flat_map(|writer| writer.join().unwrap()).collect()
    });
    let entries = store.entries(table).unwrap();
    assert_eq!(check_chain(&entries), Ok(()));
    let mut written = keys(&entries)[1..].to_vec();
    written.sort_unstable();
    answered.sort_unstable();
    assert_eq!(written, answered);
    assert!(answered.len() > 8, "{answered:?}");
    assert!(answered.iter().all(|key| !key.ends_with('5')), "{answered:?}");
}

/// The power goes while the file is open: what lies on the disk at that moment is what was answered.
#[test]
fn a_file_without_its_program_has_what_was_answered() {
    let place = Place::sqlite();
    let store = place.open();
    let table = evening(&store, 1);
    for version in 2..30 {
        append(&store, table, version, &format!("hand {version}"), 50).unwrap();
        let left = Place::sqlite();
        for end in ["", "-wal"] {
            let (from, to) = (format!("{}{end}", place.file().display()), format!("{}{end}", left.file().display()));
            std::fs::copy(from, to).unwrap();
        }
        let found = left.open();
        assert_eq!(found.entries(table), store.entries(table));
        assert_eq!(found.table(table), store.table(table));
    }
}

/// The server goes away in mid-write: the caller hears of it, and a second try with the same key writes once.
#[test]
fn a_connection_that_is_lost_in_mid_write_loses_nothing() {
    let place = Place::postgres();
    let store = place.open();
    let table = evening(&store, 2);
    let url = place.url();
    let before = store.entries(table);
    let lost = store.append::<i64, Late>(table, command("k", "50", NOON), move |log| {
        let last = log.read().entries_from(3)?;
        let entry = log.append(&last[0].hash, "hand_entered", hand(50), &standing(99))?;
        Place::end_connections(&url);
        Ok(entry.seq)
    });
    let Err(AppendError::Store(error)) = lost else { panic!("{lost:?}") };
    assert_eq!(error.kind(), ErrorKind::Unreachable, "{error}");
    assert_eq!(store.entries(table), before);
    assert_eq!(append(&store, table, 3, "k", 50), Ok(Appended::New(4)));
    assert_eq!(append(&store, table, 3, "k", 50), Ok(Appended::Repeated(4)));
}
