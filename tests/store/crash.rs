//! Confirmed writes are in the database even if connections are lost in the middle of a write.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::prelude::*;

/// Ends every other connection to a `PostgreSQL` schema, as a restart of the server does, and waits for their end.
fn end_connections(place: &Place) {
    let sql = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity \
               WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";
    place.execute(sql).unwrap();
}

/// The server ends the connections again and again. Each confirmed entry is stored once, and a failed one can be retried.
#[test]
fn connections_lost_in_mid_write_lose_nothing() {
    let place = Place::postgres();
    let service = service(&place);
    let (store, table) = (&service.store, evening(&service, 2));
    let is_done = AtomicBool::new(false);
    // A connection that was lost between two writes is made again without an error.
    for version in 3..6 {
        end_connections(&place);
        append(store, table, version, &format!("k{version}"), 50).unwrap();
    }
    let (failures, end) = std::thread::scope(|scope| {
        scope.spawn(|| {
            while !is_done.load(Ordering::Relaxed) {
                end_connections(&place);
                std::thread::sleep(std::time::Duration::from_millis(1));
            }
        });
        let (mut failures, mut version) = (0, 6);
        // On a fast machine it takes long until a connection is lost in the middle of a write.
        while version < 200 || failures == 0 && version < 20_000 {
            let key = format!("k{version}");
            while let Err(kind) = append(store, table, version, &key, 50) {
                failures += 1;
                assert!(matches!(kind, ErrorKind::Unreachable | ErrorKind::Conflict | ErrorKind::Busy), "{kind:?}");
                // The commit may have succeeded although its answer was lost.
                if kind == ErrorKind::Conflict {
                    break;
                }
            }
            version += 1;
        }
        is_done.store(true, Ordering::Relaxed);
        (failures, version)
    });
    assert!(failures > 0, "no connection was lost in a write");
    let entries = store.entries(table).unwrap();
    assert_eq!(check_chain(&entries), Ok(()));
    let expected = (3..end).map(|version| format!("k{version}"));
    assert!(entries.iter().map(|entry| entry.key.clone()).skip(3).eq(expected));
}
