//! An evening through `PgBouncer` in transaction mode: two servers and many phones share five database sessions.

use crate::cluster::{Cluster, Pooler};
use crate::prelude::*;
use crate::several::{Stream, relayed};

#[test]
fn an_evening_is_played_through_a_pooler() {
    let folder = Folder::new();
    // The program keeps its guarantees regardless of the settings of the pooler's sessions.
    let database = Cluster::new(&folder, "data", &["synchronous_commit=off", "track_commit_timestamp=on"]);
    let pooler = Pooler::new(&folder, &database);
    let url = pooler.url();
    let doctor = folder.run(&["doctor", "--listen", "127.0.0.1:0", "--database-url", &url]);
    assert!(doctor.stdout.contains("sessions: a pooler's"), "{}", doctor.stdout);
    let [one, other] = [(); 2].map(|()| folder.serve(&["--database-url", &url, "--write-limit", "0"]));
    let tables: Vec<String> =
        (0..12).map(|at| token(&one.post_as(&format!("table {at}"), "/api/v1/tables", TAROT), "owner")).collect();
    std::thread::scope(|scope| {
        for (at, table) in tables.iter().enumerate() {
            let (one, other) = (&one, &other);
            scope.spawn(move || {
                for hand in 0..10 {
                    let server = if (at + hand) % 2 == 0 { one } else { other };
                    server.enter(table, &hand.to_string()).unwrap();
                }
                for server in [one, other] {
                    assert_eq!(server.table(table)["version"], 11);
                }
            });
        }
    });
    // Behind a pooler, servers poll for changes once a second.
    let mut stream = Stream::of(&other, &tables[0]);
    assert!(stream.reports(11));
    let delays = relayed(&one, &mut stream, &tables[0], 100..105);
    assert!(delays.iter().all(|delay| *delay < Duration::from_secs(2)), "{delays:?}");
    folder.run(&["verify", "--database-url", &url]).well();
}
