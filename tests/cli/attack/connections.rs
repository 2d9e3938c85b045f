//! Connections that try to take up all of the server's slots.

use std::io::ErrorKind;

use super::{Attacker, FORM, answer, get, slowest_during};
use crate::prelude::*;

/// The number of connections that an attacker keeps open.
const STALLED: u16 = 1130;
/// The number of half-sent forms at a time. The server reads fewer than this at once.
const HALVES: u16 = 400;
/// The number of connections that wait to be accepted.
const WAITING: u16 = 1000;
/// The number of connections that one address may have when the server may open 1,024 files.
const OF_ONE: usize = 99;
/// How long the attacker holds connections.
const HELD: Duration = Duration::from_secs(3);

/// The longest that other clients may wait.
fn soon() -> Duration {
    bar(Duration::from_millis(250), Duration::from_secs(5))
}

#[test]
fn half_sent_forms_do_not_delay_others() {
    let folder = Folder::new();
    let half = half_form();
    for (files, addresses, expected) in [(1024, 8, 408), (16_384, 1, 429)] {
        let server = folder.serve_limited(&format!("-n {files}"), &[]);
        let attacker = Attacker::of(&server);
        let mut answers = Vec::new();
        let slowest = slowest_during(&server, || {
            let address = |number: u16| u8::try_from(number % addresses).unwrap();
            let stalled: Vec<TcpStream> =
                (0..STALLED).map(|number| attacker.send_from(address(number), &half)).collect();
            answers = stalled.iter().map(answer).collect();
        });
        println!("{STALLED} stalled forms: the slowest of other answers took {} ms", slowest.as_millis());
        assert!(slowest < soon(), "{slowest:?}");
        assert!(answers.contains(&expected), "none got {expected}");
    }
}

#[test]
fn a_head_that_is_too_long_gets_an_answer() {
    let (_folder, server) = Folder::serving(&[]);
    for letters in [17_000, 60_000, 500_000] {
        let head = format!("GET /healthz HTTP/1.1\r\nHost: localhost\r\nCookie: a={}\r\n\r\n", "a".repeat(letters));
        let answer = server.send(head.as_bytes());
        assert!(answer.starts_with("HTTP/1.1 431 "), "{letters}: {answer}");
    }
}

#[test]
fn held_connections_do_not_delay_others() {
    let folder = Folder::new();
    let server = folder.serve_limited("-n 1024", &[]);
    let listen = get(&format!("/api/v1/tables/{}/events", server.open_table("spectator")));
    let half = half_form();
    let attacker = Attacker::of(&server);
    for (what, request) in [("silent connections", ""), ("half-sent forms", &half), ("streams", &listen)] {
        for addresses in [1, 8] {
            let slowest = slowest_during(&server, || attacker.hold(STALLED, addresses, request));
            println!("{what} of {addresses} addresses: the slowest of other answers took {} ms", slowest.as_millis());
            assert!(slowest < soon(), "{what} of {addresses} addresses: {slowest:?}");
        }
    }
}

#[test]
fn connections_are_limited_per_address_but_not_for_a_proxy() {
    let folder = Folder::new();
    let server = folder.serve_limited("-n 1024", &["--trusted-proxy", "127.0.0.3"]);
    let attacker = Attacker::of(&server);
    let answered = |address| {
        let open: Vec<TcpStream> = (0..300).map(|_| attacker.send_from(address, &get("/healthz"))).collect();
        open.iter().filter(|stream| answer(stream) == 200).count()
    };
    assert_eq!((answered(0), answered(1)), (OF_ONE, 300));
}

#[test]
fn connections_in_a_rush_wait_in_the_backlog() {
    let (_folder, server) = Folder::serving(&[]);
    let attacker = Attacker::of(&server);
    server.signal(Signal::STOP);
    let start = Instant::now();
    let waiting: Vec<TcpStream> = (0..WAITING).map(|number| attacker.send(number, &get("/healthz"))).collect();
    // A client that does not fit in the queue retries after a second.
    assert!(start.elapsed() < Duration::from_millis(900), "{:?}", start.elapsed());
    server.signal(Signal::CONT);
    assert!(waiting.iter().all(|stream| answer(stream) == 200));
}

#[test]
fn a_complete_form_does_not_wait_for_stalled_ones() {
    let (_folder, server) = Folder::serving(&[]);
    let attacker = Attacker::of(&server);
    // A form of normal size, and one larger than any of ours.
    for filling in [String::new(), format!("&note={}", "a".repeat(4000))] {
        let headers = "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n";
        let whole = request("localhost", "POST", "/preferences", headers, &format!("back=/{filling}"));
        for _ in 0..10 {
            let _halves: Vec<TcpStream> = (0..HALVES).map(|number| attacker.send(number, &half_form())).collect();
            assert_eq!(status(&server.send(whole.as_bytes())), 303);
        }
    }
}

/// A form whose end is missing.
fn half_form() -> String {
    format!("{FORM}Content-Length: 100\r\n\r\nback=")
}

impl Attacker {
    /// Holds connections from this many addresses for a while, and replaces each one that the server closes.
    fn hold(&self, connections: u16, addresses: u8, request: &str) {
        let connect = |number: usize| {
            let stream = self.send_from(u8::try_from(number % usize::from(addresses)).unwrap(), request);
            stream.set_nonblocking(true).unwrap();
            stream
        };
        let mut held: Vec<TcpStream> = (0..usize::from(connections)).map(connect).collect();
        let start = Instant::now();
        while start.elapsed() < HELD {
            for (number, stream) in held.iter_mut().enumerate() {
                let read = stream.read(&mut [0; 4096]);
                if !matches!(&read, Ok(1..)) && !matches!(&read, Err(error) if error.kind() == ErrorKind::WouldBlock) {
                    *stream = connect(number);
                }
            }
        }
    }
}
