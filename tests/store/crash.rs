//! Confirmed writes are in the database even if connections are lost in the middle of a write.

use crate::prelude::*;

/// Ends every other connection to a `PostgreSQL` schema, as a restart of the server does, and waits for their end.
fn end_connections(place: &Place) {
    let sql = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity \
               WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()";
    place.execute(sql).unwrap();
}

/// Ends a connection in the middle of a write: while it waits for the table of events, which is locked until then.
const END_IN_MID_WRITE: &str = "DO $$ BEGIN
    LOCK TABLE events;
    LOOP
        PERFORM pg_stat_clear_snapshot();
        PERFORM pg_terminate_backend(pid, 5000) FROM pg_stat_activity
            WHERE application_name = current_setting('application_name') AND wait_event_type = 'Lock';
        EXIT WHEN FOUND;
        PERFORM pg_sleep(.001);
    END LOOP;
END $$";

/// How many connections are lost in the middle of a write.
const LOSSES: usize = 20;

/// Each confirmed entry is stored once, and a failed one can be retried.
#[test]
fn connections_lost_in_mid_write_lose_nothing() {
    let place = Place::postgres();
    let service = service(&place);
    let (store, table) = (&service.store, evening(&service, 2));
    // A connection that was lost between two writes is made again without an error.
    for version in 3..6 {
        end_connections(&place);
        append(store, table, version, &format!("k{version}"), 50).unwrap();
    }
    let (mut failures, mut version) = (0, 6);
    for _ in 0..LOSSES {
        std::thread::scope(|scope| {
            let loss = scope.spawn(|| place.execute(END_IN_MID_WRITE).unwrap());
            while !loss.is_finished() {
                let key = format!("k{version}");
                while let Err(kind) = append(store, table, version, &key, 50) {
                    failures += 1;
                    assert!(matches!(kind, ErrorKind::Unreachable | ErrorKind::Busy), "{kind:?}");
                }
                version += 1;
            }
        });
    }
    // A write that has sent nothing yet when its connection is lost gets another one, without an error.
    assert!(failures > LOSSES / 2, "{failures} of {LOSSES} lost connections failed a write");
    let entries = store.entries(table).unwrap();
    assert_eq!(check_chain(&entries), Ok(()));
    let expected = (3..version).map(|version| format!("k{version}"));
    assert!(entries.iter().map(|entry| entry.key.clone()).skip(3).eq(expected));
}
