//! The memory cost of clients that never finish a request, or never read a response.

use std::thread;

use super::{Attacker, FORM, get};
use crate::prelude::*;

const CONNECTIONS: u16 = 1130;
/// How long the connections stay open.
const STAY: Duration = Duration::from_secs(3);
/// The most that the server may hold in memory, in KiB.
const MOST: u64 = 200 * 1024;

#[test]
fn a_thousand_connections_stay_within_the_memory() {
    let json = "Content-Type: application/json\r\nIdempotency-Key: k\r\n";
    let file = "Content-Type: multipart/form-data; boundary=x\r\n";
    let part = "--x\r\nContent-Disposition: form-data; name=\"document\"; filename=\"a\"\r\n\r\n";
    let post = |path: &str, headers: &str| format!("POST {path} HTTP/1.1\r\nHost: localhost\r\n{headers}\r\n");
    let json = post("/api/v1/tables", &format!("{json}Content-Length: 65000\r\n"));
    let file = post("/import", &format!("{file}Content-Length: 30000000\r\n"));
    // The beginning of a request, and how many letters follow.
    for (what, begin, letters) in [
        ("forms", format!("{FORM}Content-Length: 16000\r\n\r\nback="), 15_000),
        ("chunked forms", format!("{FORM}Transfer-Encoding: chunked\r\n\r\n3a98\r\n"), 15_000),
        ("documents", json + "{\"a\":\"", 64_000),
        ("files", file + part, 100_000),
        ("heads without an end", "GET / HTTP/1.1\r\nHost: localhost\r\nX: ".to_owned(), 100_000),
        ("pipelined requests", get("/tables/new").repeat(200), 0),
        ("pipelined requests without headers", "GET / HTTP/1.1\r\n\r\n".repeat(4000), 0),
    ] {
        let request = begin + &"a".repeat(letters);
        let (_folder, server) = Folder::serving(&[]);
        let attacker = Attacker::of(&server);
        // Two rounds, because a leak would grow with each.
        for _ in 0..2 {
            let most = thread::scope(|scope| {
                let most = scope.spawn(|| server.most_memory(STAY));
                let held: Vec<TcpStream> = (0..CONNECTIONS).map(|number| attacker.send(number, &request)).collect();
                let most = most.join().unwrap();
                drop(held);
                most
            });
            println!("{CONNECTIONS} × {what}: {most} KiB");
            assert!(most < MOST, "{what}: {most} KiB");
        }
        assert_eq!(server.status("/"), 200);
    }
}
