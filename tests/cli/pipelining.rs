//! Several requests on one connection, split and joined in different ways.

use std::thread::sleep;

use crate::prelude::*;

const HEALTH: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";
const LAST: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
const FORM: &str = "POST /preferences HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\n\
    Content-Type: application/x-www-form-urlencoded\r\n";

fn form(body: &str) -> String {
    format!("{FORM}Content-Length: {}\r\n\r\n{body}", body.len())
}

/// Sends the pieces one by one on one connection, and returns the statuses of the responses.
fn statuses(server: &Server, pieces: &[&str]) -> Vec<u16> {
    let mut stream = TcpStream::connect(&server.address).unwrap();
    stream.set_nodelay(true).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(10))).unwrap();
    for piece in pieces {
        stream.write_all(piece.as_bytes()).unwrap();
        sleep(Duration::from_millis(if piece.len() > 1 { 50 } else { 1 }));
    }
    let mut answers = String::new();
    stream.read_to_string(&mut answers).unwrap_or_else(|error| panic!("{error} after {answers}"));
    answers.split("HTTP/1.1 ").skip(1).map(|answer| answer[..3].parse().unwrap()).collect()
}

#[test]
fn pipelined_requests_are_answered_in_order() {
    let (_folder, server) = Folder::serving(&[]);
    let looks_like_requests = form(&format!("back=/&note=\r\n\r\n{HEALTH}"));
    let large = form(&format!("back=/&note={}", "a\r\n\r\n".repeat(3000)));
    let letters: Vec<String> = format!("{HEALTH}{}{LAST}", form("back=/")).chars().map(String::from).collect();
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let in_pieces = format!("{FORM}Transfer-Encoding: chunked\r\n\r\n");
    let waiting = format!("{FORM}Content-Length: 6\r\nExpect: 100-continue\r\n\r\n");
    let half = "POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\nhalf of it";
    let nowhere =
        format!("POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9000\r\n\r\n{}", "\r\n\r\n".repeat(2250));
    let head_of = |length: usize| LAST.replace("\r\n\r\n", &format!("\r\nX: {}\r\n\r\n", "a".repeat(length)));
    for (what, pieces, expected) in [
        ("one after the other", &[HEALTH, HEALTH, LAST][..], &[200, 200, 200][..]),
        ("all at once", &[&[HEALTH, HEALTH, LAST].concat()], &[200, 200, 200]),
        ("a hundred at once", &[&HEALTH.repeat(100), LAST], &[200; 101]),
        ("letter by letter", &letters, &[200, 303, 200]),
        ("empty lines before a head", &["\r\n\r\n", HEALTH, "\r\n", LAST], &[200, 200]),
        ("lines that end without a carriage return", &[&LAST.replace('\r', "")], &[200]),
        ("a form with what follows", &[&[&form("back=/"), LAST].concat()], &[303, 200]),
        ("a form in two", &[&form("back=/")[..147], &form("back=/")[147..], LAST], &[303, 200]),
        ("a form that looks like requests", &[&[&looks_like_requests, LAST].concat()], &[303, 200]),
        ("a form that fills its limit with empty lines", &[&[&large, LAST].concat()], &[303, 200]),
        ("a form that waits for 100-continue", &[&waiting, "back=/", LAST], &[100, 303, 200]),
        ("a chunked form, whose length is unknown", &[&in_pieces, "6\r\nback=/\r\n", "0\r\n\r\n"], &[411]),
        ("a body for an unknown path", &[&nowhere], &[404]),
        ("half of one", &[half], &[404]),
        ("a head that is long", &[&head_of(15_000)], &[200]),
        ("a head that is too long", &[&head_of(17_000)], &[431]),
    ] {
        assert_eq!(statuses(&server, pieces), expected, "{what}");
    }
}
