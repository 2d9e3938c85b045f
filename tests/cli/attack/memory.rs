//! What is held of those who do not go on.

use std::io::Write;
use std::net::TcpStream;
use std::thread;
use std::time::Duration;

use super::{Attacker, FORM, get};
use crate::program::{Folder, bar};

const CONNECTIONS: u16 = 1000;
/// How long they stay.
const STAY: Duration = Duration::from_secs(4);

/// How much a thousand forms may cost, in KiB.
fn cost_of_forms() -> u64 {
    bar(32 * 1024, 48 * 1024)
}
/// The same of what is larger than a form may be.
const COST: u64 = 64 * 1024;
/// What heads that stall may take.
const HEADS: u64 = 16 * 1024;

/// A thousand who say all the same: the most that they take.
fn stall(what: &str, words: &str, bound: u64) {
    let folder = Folder::new();
    let server = folder.serve(&[]);
    let attacker = Attacker::of(&server);
    // What every thread needs of its own for pages and forms is there before.
    for _ in 0..100 {
        server.ask("GET", "/", "", "");
        server.say(format!("{FORM}Content-Length: 100\r\nConnection: close\r\n\r\nback={}", "a".repeat(95)).as_bytes());
    }
    let start = server.memory();
    // Three times: what the allocator keeps for later is used again, so no round takes more than the first may.
    for _ in 0..3 {
        let cost_of = |most: u64| most.saturating_sub(start);
        let most = thread::scope(|scope| {
            let most = scope.spawn(|| server.most_memory(STAY));
            let stalled: Vec<TcpStream> = (0..CONNECTIONS).map(|number| attacker.say(number, words)).collect();
            let most = most.join().unwrap();
            drop(stalled);
            most
        });
        println!("{CONNECTIONS} {what} took {} KiB", cost_of(most));
        assert!(cost_of(most) < bound, "{} KiB", cost_of(most));
    }
}

#[test]
fn large_forms_that_stall_cost_little() {
    stall("stalled forms", &format!("{FORM}Content-Length: 16000\r\n\r\nback={}", "a".repeat(15_000)), cost_of_forms());
}

#[test]
fn forms_in_pieces_that_stall_cost_little() {
    let piece = "a".repeat(15_000);
    stall(
        "forms in pieces",
        &format!("{FORM}Transfer-Encoding: chunked\r\n\r\n{:x}\r\n{piece}", piece.len()),
        cost_of_forms(),
    );
}

#[test]
fn documents_that_stall_cost_little() {
    let head =
        "POST /api/v1/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nIdempotency-Key: k\r\n";
    stall("documents", &format!("{head}Content-Length: 65000\r\n\r\n{{\"a\":\"{}", "a".repeat(64_000)), COST);
}

#[test]
fn files_that_stall_cost_little() {
    let head = "POST /import HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\n";
    let part = "--x\r\nContent-Disposition: form-data; name=\"document\"; filename=\"a\"\r\n\r\n";
    stall("files", &format!("{head}Content-Length: 30000000\r\n\r\n{part}{}", "a".repeat(100_000)), COST);
}

#[test]
fn heads_that_do_not_end_cost_little() {
    stall("heads", &format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}", "a".repeat(100_000)), cost_of_forms());
}

#[test]
fn answers_that_nobody_reads_cost_little() {
    stall("unread connections", &get("/tables/new").repeat(200), COST);
}

#[test]
fn one_who_asks_on_and_on_and_reads_nothing_costs_little() {
    let folder = Folder::new();
    let server = folder.serve(&[]);
    let attacker = Attacker::of(&server);
    server.ask("GET", "/tables/new", "", "");
    let start = server.memory();
    let mut stream = attacker.say(0, "");
    stream.set_write_timeout(Some(Duration::from_secs(2))).unwrap();
    let asked = get("/tables/new").repeat(100);
    // Until the server takes in no more.
    while stream.write_all(asked.as_bytes()).is_ok() {}
    let taken = server.memory().saturating_sub(start);
    println!("one unread connection took {taken} KiB");
    assert!(taken < HEADS, "{taken} KiB");
}
