//! Those who listen to a table, and to nothing of it.

use std::net::TcpStream;
use std::time::Instant;

use super::{Attacker, answer, get};
use crate::cluster::Database;
use crate::program::{Folder, TAROT, bar, token, until};

/// Streams that nobody reads, and how much memory they may take, in KiB.
const STREAMS: u16 = 5000;
/// Unoptimised, a thread that asks the database keeps more.
fn cost() -> u64 {
    bar(96 * 1024, 128 * 1024)
}
/// What may be left of the streams, in KiB.
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
    // Whoever plays does so without a stream.
    assert!(server.enter(&scorer, "meanwhile").starts_with("HTTP/1.1 201"));
    // Somebody is removed from somewhere, and of each stream it is asked at once whether it may go on.
    let elsewhere = server.post_as("elsewhere", "/api/v1/tables", TAROT);
    folder.run(&["revoke-all", "--database-url", url, "--table", elsewhere["id"].as_str().unwrap()]).well();
    assert!(server.enter(&scorer, "afterwards").starts_with("HTTP/1.1 201"));
    let taken = server.memory().saturating_sub(start);
    assert!(taken < cost(), "{taken} KiB");
    println!("{STREAMS} streams that were asked about took {taken} KiB");

    drop(streams);
    // Of those that are gone the server hears when it has something to say.
    until("the streams are gone", || {
        server.enter(&scorer, &format!("{:?}", Instant::now()));
        server.metric("event_streams") == 0
    });
    assert!(answer(&attacker.say(0, &listen)).starts_with("HTTP/1.1 200"), "no room was given back");
    server.memory_below(start + GIVEN_BACK);
}
