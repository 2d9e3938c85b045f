//! Clients that open event streams and never read them.

use std::net::TcpStream;
use std::time::Instant;

use super::{Attacker, answer, get};
use crate::cluster::Database;
use crate::program::{Folder, TAROT, bar, token, until};

/// The number of streams that nobody reads.
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
    let opened = server.post("/api/v1/tables", TAROT);
    let (scorer, spectator) = (token(&opened, "scorer"), token(&opened, "spectator"));
    let listen = get(&format!("/api/v1/tables/{spectator}/events"));
    let attacker = Attacker::of(&server);
    let start = server.memory();
    let streams: Vec<TcpStream> = (0..STREAMS).map(|number| attacker.say(number, &listen)).collect();
    until("all streams are open", || server.metric("event_streams") == u64::from(STREAMS));
    let taken = server.memory().saturating_sub(start);
    println!("{STREAMS} idle streams took {taken} KiB");
    assert!(taken < cost(), "{taken} KiB");
    let refused = attacker.say(0, &listen);
    assert!(answer(&refused).starts_with("HTTP/1.1 429"), "one more was let in");
    // Entering a hand needs no stream.
    assert!(server.enter(&scorer, "meanwhile").starts_with("HTTP/1.1 201"));
    // After a revocation at any table, the server checks at once whether each stream may continue.
    let elsewhere = server.post_as("elsewhere", "/api/v1/tables", TAROT);
    folder.run(&["revoke-all", "--database-url", url, "--table", elsewhere["id"].as_str().unwrap()]).well();
    assert!(server.enter(&scorer, "afterwards").starts_with("HTTP/1.1 201"));
    let taken = server.memory().saturating_sub(start);
    assert!(taken < cost(), "{taken} KiB");
    println!("{STREAMS} streams that were asked about took {taken} KiB");

    drop(streams);
    // The server notices that a client is gone only when it writes to the stream.
    until("the streams are gone", || {
        server.enter(&scorer, &format!("{:?}", Instant::now()));
        server.metric("event_streams") == 0
    });
    assert!(answer(&attacker.say(0, &listen)).starts_with("HTTP/1.1 200"), "no room was given back");
    server.memory_below(start + GIVEN_BACK);
}
