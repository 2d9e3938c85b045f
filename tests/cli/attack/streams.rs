//! Clients that open event streams and never read them.

use super::{Attacker, answer, get};
use crate::cluster::Database;
use crate::prelude::*;

/// The number of unread streams.
const STREAMS: u16 = 5000;
/// The memory that the streams may take, in KiB. In an unoptimised build, a thread that queries the database keeps more.
fn cost() -> u64 {
    bar(96 * 1024, 128 * 1024)
}
/// The memory that may still be in use after the streams have ended, in KiB.
const GIVEN_BACK: u64 = 48 * 1024;

#[test]
fn idle_streams_cost_little_and_leave_room() {
    let folder = Folder::new();
    idle_streams(&folder, "sqlite:tanto.db");
}

#[test]
fn idle_streams_on_postgres_cost_little_and_leave_room() {
    let database = Database::new();
    idle_streams(&Folder::new(), &database.url());
}

fn idle_streams(folder: &Folder, url: &str) {
    let server = folder.serve(&["--database-url", url]);
    let scorer = server.open_table("scorer");
    let listen = get(&format!("/api/v1/tables/{scorer}/events"));
    let attacker = Attacker::of(&server);
    let start = server.memory();
    let streams: Vec<TcpStream> = (0..STREAMS).map(|number| attacker.send(number, &listen)).collect();
    until("all streams are open", || server.metric("event_streams") == u64::from(STREAMS));
    let taken = server.memory().saturating_sub(start);
    println!("{STREAMS} idle streams took {taken} KiB");
    assert!(taken < cost(), "{taken} KiB");
    assert_eq!(answer(&attacker.send(0, &listen)), 429, "one more");
    // Entering a hand needs no stream.
    server.enter(&scorer, "meanwhile").unwrap();
    // After a revocation at any table, the server checks at once whether each stream may continue.
    let elsewhere = server.post_as("elsewhere", "/api/v1/tables", TAROT);
    folder.run(&["revoke-all", "--database-url", url, "--table", elsewhere["id"].as_str().unwrap()]).well();
    server.enter(&scorer, "afterwards").unwrap();
    let taken = server.memory().saturating_sub(start);
    assert!(taken < cost(), "{taken} KiB");
    println!("{STREAMS} checked streams took {taken} KiB");

    drop(streams);
    // The server notices that a client is gone only when it writes to the stream.
    until("the streams are gone", || {
        let _ = server.enter(&scorer, &format!("{:?}", Instant::now()));
        server.metric("event_streams") == 0
    });
    assert_eq!(answer(&attacker.send(0, &listen)), 200, "places are free again");
    until("memory is given back", || server.memory() < start + GIVEN_BACK);
}
