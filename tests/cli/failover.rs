//! A primary and its synchronous standby: the primary fails, the standby takes over, and no hand is lost or doubled.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::cluster::Cluster;
use crate::program::{Folder, Server, TAROT, token};
use crate::several::enter;

const WRITERS: usize = 8;
#[test]
fn no_hand_is_lost_when_the_primary_is() {
    // Once by default; tests/long sets the number of rounds for its own run.
    let rounds = std::env::var("TANTO_TIMES_FAILOVER").map_or(1, |said| said.parse().unwrap());
    for round in 0..rounds {
        primary_lost(round);
    }
}

/// The results of one writer.
struct Written {
    table: String,
    /// How many keys the writer has used. Every one was acknowledged in the end.
    keys: usize,
    /// How many keys were acknowledged on the first try.
    at_once: usize,
    /// The longest wait for an acknowledgement.
    longest: Duration,
}

fn primary_lost(round: usize) {
    let folder = Folder::new();
    let mut primary = Cluster::new(&folder, "first", &[]);
    let standby = Cluster::standby(&folder, "second", &primary);
    primary.until("SELECT 1 / count(*) FROM pg_stat_replication WHERE sync_state = 'sync'");
    let server = folder.serve(&["--database-url", &primary.url_or(&standby), "--write-limit", "0"]);
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
        let first = server_answers(&server, &tables[0]);
        eprintln!("round {round}: saved again {:?} after the loss", first - killed);
        std::thread::sleep(Duration::from_millis(500));
        stop.store(true, Ordering::Relaxed);
        writers.into_iter().map(|writer| writer.join().unwrap()).collect()
    });
    let (mut keys, mut at_once) = (0, 0);
    for writer in &written {
        // Every acknowledged hand is there exactly once. Sending every key again changes nothing.
        let answered = writer.keys + usize::from(writer.table == tables[0]);
        assert_eq!(hands(&server, &writer.table), answered, "hands that are there, and keys that were answered");
        for key in 0..writer.keys {
            assert!(enter(&server, &writer.table, &key.to_string()).is_some(), "{key}");
        }
        assert_eq!(hands(&server, &writer.table), answered, "hands that are there after all were sent once more");
        (keys, at_once) = (keys + writer.keys, at_once + writer.at_once);
    }
    let longest = written.iter().map(|writer| writer.longest).max();
    eprintln!("round {round}: {keys} hands, {at_once} at the first try, 0 lost, 0 doubled, longest wait {longest:?}");
    // Requests that wait in the server during the failover may still succeed on the first try, so `at_once` is not compared.
    assert!(keys > WRITERS, "{keys} hands");
    folder.run(&["verify", "--database-url", &standby.url()]).well();
    // A promoted standby waits for a standby of its own if its settings name one. A standby of another name does not help.
    let _other = Cluster::standby(&folder, "other", &standby);
    standby.until("SELECT 1 / count(*) FROM pg_stat_replication WHERE sync_state = 'sync'");
    for (names, says) in [
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
        assert!(doctor.said.contains(says), "{names}: {}", doctor.said);
    }
}

/// Enters hands until `stop` is set. Each has its own key, which is sent until it is acknowledged.
fn writing(server: &Server, table: &str, stop: &AtomicBool) -> Written {
    let mut written = Written { table: table.to_owned(), keys: 0, at_once: 0, longest: Duration::ZERO };
    while !stop.load(Ordering::Relaxed) {
        let (key, began) = (written.keys.to_string(), Instant::now());
        if enter(server, table, &key).is_some() {
            written.at_once += 1;
        } else {
            while enter(server, table, &key).is_none() {
                assert!(began.elapsed() < Duration::from_mins(1), "no answer");
                std::thread::sleep(Duration::from_millis(50));
            }
        }
        written.longest = written.longest.max(began.elapsed());
        written.keys += 1;
    }
    written
}

/// Enters a hand until it is saved, and returns the time.
fn server_answers(server: &Server, table: &str) -> Instant {
    let start = Instant::now();
    while enter(server, table, "again").is_none() {
        assert!(start.elapsed() < Duration::from_mins(1), "nothing is saved any more");
    }
    Instant::now()
}

fn hands(server: &Server, table: &str) -> usize {
    let (_, body) = server.ask("GET", &format!("/api/v1/tables/{table}"), "", "");
    let answer: Value = serde_json::from_str(&body).unwrap();
    answer["version"].as_u64().map(|version| usize::try_from(version - 1).unwrap()).unwrap()
}
