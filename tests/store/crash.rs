//! Confirmed writes are in the database even if connections are lost in the middle of a write.

use std::sync::atomic::{AtomicBool, Ordering};

use tanto::store::{ErrorKind, check_chain};

use crate::evening::{append, evening, keys};
use crate::place::Place;

/// The server ends the connections again and again. Each confirmed entry is stored once, and a failed one can be retried.
#[test]
fn connections_lost_in_mid_write_lose_nothing() {
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
                // The commit may have succeeded although its answer was lost.
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
