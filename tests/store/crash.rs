//! What was answered is in the database whatever happens then, and what failed is not there by halves.

use std::sync::atomic::{AtomicBool, Ordering};

use tanto::store::{ErrorKind, check_chain};

use crate::evening::{NOON, append, evening, hand, keys, make_with, next, origin, standing};
use crate::place::Place;

crate::on_both_databases!(of_writes_among_failures_what_was_answered_is_there);

/// Writes an entry and then what cannot be written, in one transaction.
fn half(store: &tanto::store::Store, table: tanto::store::TableId, version: i64, key: &str) -> Result<(), ErrorKind> {
    let event = || ("hand_entered", hand(50), standing(version));
    let [good, late] =
        [version, version - 1].map(|on_top| next(store, table, on_top, origin(key, "50", NOON), event()));
    let (good, late) = (good?, late?);
    store.commit_blocking(vec![good, late]).map_err(|error| error.kind())
}

fn of_writes_among_failures_what_was_answered_is_there(place: &Place) {
    let store = place.open();
    let tables: Vec<_> = (0..8)
        .map(|writer| {
            let table = make_with(&store, &format!("table {writer}"), "", None).id;
            append(&store, table, 1, "first", 50).unwrap();
            table
        })
        .collect();
    std::thread::scope(|scope| {
        for table in &tables {
            let store = &store;
            scope.spawn(move || {
                for version in 2..14 {
                    let key = format!("half {version}");
                    assert_eq!(half(store, *table, version, &key), Err(ErrorKind::Conflict));
                    assert_eq!(append(store, *table, version, &format!("hand {version}"), 50), Ok(version + 1));
                }
            });
        }
    });
    for table in tables {
        let entries = store.entries(table).unwrap();
        assert_eq!(check_chain(&entries), Ok(()));
        assert_eq!(entries.len(), 14);
        assert!(keys(&entries).iter().all(|key| !key.starts_with("half")));
    }
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

/// The server ends the connections again and again: what was answered is there once, and what failed can be sent again.
#[test]
fn connections_that_are_lost_in_mid_write_lose_nothing() {
    let place = Place::postgres();
    let store = place.open();
    let table = evening(&store, 2);
    let (url, is_done) = (place.url(), AtomicBool::new(false));
    let failures = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(Ordering::Relaxed) {
                Place::end_connections(&url);
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
        });
        let mut failures = 0;
        for version in 3..200 {
            let key = format!("k{version}");
            while let Err(kind) = append(&store, table, version, &key, 50) {
                failures += 1;
                assert!(matches!(kind, ErrorKind::Unreachable | ErrorKind::Conflict | ErrorKind::Busy), "{kind:?}");
                // The commit may have come through and its answer not.
                if kind == ErrorKind::Conflict {
                    break;
                }
            }
        }
        is_done.store(true, Ordering::Relaxed);
        failures
    });
    assert!(failures > 0, "no connection was lost in a write");
    let entries = store.entries(table).unwrap();
    assert_eq!(check_chain(&entries), Ok(()));
    let expected: Vec<String> = (3..200).map(|version| format!("k{version}")).collect();
    assert_eq!(keys(&entries)[3..], expected);
}
