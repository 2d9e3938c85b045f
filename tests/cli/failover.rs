//! A primary and its synchronous standby: the primary fails, the standby takes over, and no hand is lost or doubled.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::cluster::Cluster;
use crate::prelude::*;

const WRITERS: usize = 8;

#[test]
fn no_hand_is_lost_when_the_primary_is() {
    // Once by default; tests/long sets the number of rounds for its own run.
    let rounds = std::env::var("TANTO_TIMES_FAILOVER").map_or(1, |rounds| rounds.parse().unwrap());
    for round in 0..rounds {
        primary_lost(round);
    }
}

/// The results of one writer.
struct Written {
    table: String,
    /// How many keys the writer has used. Every one was acknowledged in the end.
    keys: usize,
    /// The longest wait for an acknowledgement.
    longest: Duration,
}

fn primary_lost(round: usize) {
    let folder = Folder::new();
    let mut primary = Cluster::new(&folder, "first", &[]);
    let standby = Cluster::standby(&folder, "second", &primary);
    primary.until("SELECT 1 / count(*) FROM pg_stat_replication WHERE sync_state = 'sync'");
    // The standby comes first, but only the primary takes writes.
    let server = folder.serve(&["--database-url", &standby.url_or(&primary), "--write-limit", "0"]);
    let opened = |writer: usize| token(&server.post_as(&format!("table {writer}"), "/api/v1/tables", TAROT), "owner");
    let tables: Vec<String> = (0..WRITERS).map(opened).collect();

    let stop = AtomicBool::new(false);
    let written: Vec<Written> = std::thread::scope(|scope| {
        let writers: Vec<_> = tables.iter().map(|table| scope.spawn(|| writing(&server, table, &stop))).collect();
        std::thread::sleep(Duration::from_secs(1));
        primary.kill();
        let killed = Instant::now();
        standby.promote();
        eprintln!("round {round}: promoted after {:?}", killed.elapsed());
        until("a hand is saved again", || server.enter(&tables[0], "again").is_ok());
        eprintln!("round {round}: saved again {:?} after the loss", killed.elapsed());
        std::thread::sleep(Duration::from_millis(500));
        stop.store(true, Ordering::Relaxed);
        writers.into_iter().map(|writer| writer.join().unwrap()).collect()
    });
    for writer in &written {
        // Every acknowledged hand is there exactly once. Sending every key again changes nothing.
        let acknowledged = 1 + writer.keys + usize::from(writer.table == tables[0]);
        assert_eq!(server.table(&writer.table)["version"], acknowledged, "lost or doubled hands");
        for key in 0..writer.keys {
            server.enter(&writer.table, &key.to_string()).unwrap();
        }
        assert_eq!(server.table(&writer.table)["version"], acknowledged, "hands doubled by sending all again");
    }
    let keys: usize = written.iter().map(|writer| writer.keys).sum();
    let longest = written.iter().map(|writer| writer.longest).max();
    eprintln!("round {round}: {keys} hands, 0 lost, 0 doubled, longest wait {longest:?}");
    assert!(keys > WRITERS, "{keys} hands");
    folder.run(&["verify", "--database-url", &standby.url()]).well();
    // A promoted standby waits for a standby of its own if its settings name one. A standby of another name does not help.
    let _other = Cluster::standby(&folder, "other", &standby);
    standby.until("SELECT 1 / count(*) FROM pg_stat_replication WHERE sync_state = 'sync'");
    for (names, line) in [
        ("third", "red  standby: none is connected"),
        ("ANY 1 (third, Second)", "ok   standby: connected"),
        ("*", "ok   standby: connected"),
    ] {
        standby.execute(&format!("ALTER SYSTEM SET synchronous_standby_names = '{names}'"));
        standby.execute("SELECT pg_reload_conf()");
        standby.until(&format!(
            "SELECT 1 / count(*) FROM pg_settings WHERE name = 'synchronous_standby_names' AND setting = '{names}'"
        ));
        let doctor = folder.run(&["doctor", "--database-url", &standby.url(), "--listen", "127.0.0.1:0"]);
        assert!(doctor.stdout.contains(line), "{names}: {}", doctor.stdout);
    }
}

/// Enters hands until `stop` is set. Each has its own key, which is sent until it is acknowledged.
fn writing(server: &Server, table: &str, stop: &AtomicBool) -> Written {
    let mut written = Written { table: table.to_owned(), keys: 0, longest: Duration::ZERO };
    while !stop.load(Ordering::Relaxed) {
        let (key, began) = (written.keys.to_string(), Instant::now());
        until("an answer", || server.enter(table, &key).is_ok());
        written.longest = written.longest.max(began.elapsed());
        written.keys += 1;
    }
    written
}
