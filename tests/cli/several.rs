//! Several servers on one `PostgreSQL`: a change that one server saves reaches the clients of all of them.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::cluster::{Cluster, Database};
use crate::program::{Folder, HAND, Server, TAROT, bar, token};

/// The longest that a hand may take from one server to a phone at another.
fn soon() -> Duration {
    bar(Duration::from_secs(1), Duration::from_secs(5))
}

/// The event stream of a table.
pub struct Stream(BufReader<TcpStream>);

impl Stream {
    pub fn of(server: &Server, token: &str) -> Self {
        let mut stream = server.connect();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        write!(stream, "GET /api/v1/tables/{token}/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .unwrap();
        Self(BufReader::new(stream))
    }

    /// Reads until the stream reports at least this version. Returns false if the stream ends first.
    pub fn tells(&mut self, version: i64) -> bool {
        let mut line = String::new();
        while self.0.read_line(&mut line).unwrap() > 0 {
            let told = line.strip_prefix("data: ").and_then(|told| told.trim().parse::<i64>().ok());
            if told.is_some_and(|told| told >= version) {
                return true;
            }
            line.clear();
        }
        false
    }
}

/// Enters a hand and returns the new version, or `None` if the hand was not saved.
pub fn enter(server: &Server, table: &str, key: &str) -> Option<i64> {
    let headers = format!("Content-Type: application/json\r\nIdempotency-Key: {key}\r\n");
    let (head, body) = server.try_ask("POST", &format!("/api/v1/tables/{table}/hands"), &headers, HAND);
    let answer: Value = serde_json::from_str(&body).ok()?;
    answer["version"].as_i64().filter(|_| head.starts_with("HTTP/1.1 201"))
}

/// Enters hands at one server, each with its own key, and waits until the stream reports each one. Returns the sorted delays.
pub fn relayed(at: &Server, told: &mut Stream, table: &str, keys: std::ops::Range<i64>) -> Vec<Duration> {
    let mut delays: Vec<Duration> = keys
        .map(|key| {
            let version = enter(at, table, &key.to_string()).unwrap();
            let saved = Instant::now();
            assert!(told.tells(version));
            saved.elapsed()
        })
        .collect();
    delays.sort();
    eprintln!("of {}: median {:?}, longest {:?}", delays.len(), delays[delays.len() / 2], delays.last());
    delays
}

fn two(folder: &Folder, url: &str, settings: &[&str]) -> [Server; 2] {
    let settings = [&["--database-url", url], settings].concat();
    // Both start at once, and one of them creates the database tables.
    std::thread::scope(|scope| {
        let starting = [(); 2].map(|()| scope.spawn(|| folder.serve(&settings)));
        starting.map(|starting| starting.join().unwrap())
    })
}

#[test]
fn a_hand_reaches_the_other_server_even_after_a_database_outage() {
    let folder = Folder::new();
    let mut database = Cluster::new(&folder, "data", &[]);
    let [one, other] = two(&folder, &database.url(), &[]);
    let table = token(&one.post("/api/v1/tables", TAROT), "owner");
    let mut told = Stream::of(&other, &table);
    assert!(told.tells(1));
    assert!(relayed(&one, &mut told, &table, 0..100).iter().all(|delay| *delay < soon()));

    for round in 0..3 {
        database.kill();
        assert_eq!(enter(&one, &table, "away"), None);
        database.start();
        let back = Instant::now();
        // The first requests may fail because the database has only just started.
        let version = std::iter::repeat_with(|| enter(&one, &table, &format!("back {round}"))).flatten().next();
        let saved = Instant::now();
        assert!(told.tells(version.unwrap()));
        eprintln!("saved {:?} after it was back, told {:?} later", saved - back, saved.elapsed());
        assert!(saved.elapsed() < soon(), "{:?}", saved.elapsed());
    }
}

#[test]
fn a_revocation_ends_streams_on_all_servers() {
    let (folder, database) = (Folder::new(), Database::new());
    let [one, other] = two(&folder, &database.url(), &[]);
    let opened = one.post("/api/v1/tables", TAROT);
    let mut streams = [&one, &other].map(|server| Stream::of(server, &token(&opened, "spectator")));
    assert!(streams.iter_mut().all(|stream| stream.tells(1)));
    let id = opened["id"].as_str().unwrap();
    folder.run(&["revoke-all", "--table", id, "--database-url", &database.url()]).well();
    let revoked = Instant::now();
    assert!(streams.iter_mut().all(|stream| !stream.tells(i64::MAX)));
    assert!(revoked.elapsed() < soon(), "{:?}", revoked.elapsed());
}

#[test]
fn an_idempotency_key_works_once_across_servers() {
    let (folder, database) = (Folder::new(), Database::new());
    let both = two(&folder, &database.url(), &[]);
    let opened = std::thread::scope(|scope| {
        let opening = both.each_ref().map(|server| scope.spawn(|| server.post("/api/v1/tables", TAROT)));
        opening.map(|opening| opening.join().unwrap())
    });
    assert_eq!(opened[0]["id"], opened[1]["id"]);
    let table = token(&opened[0], "scorer");
    for key in 0..20 {
        let versions = std::thread::scope(|scope| {
            let entering = both.each_ref().map(|server| scope.spawn(|| enter(server, &table, &key.to_string())));
            entering.map(|entering| entering.join().unwrap())
        });
        assert_eq!(versions, [Some(key + 2); 2]);
    }
    // Each server also has the hands that the other one wrote.
    for server in &both {
        let (_, body) = server.ask("GET", &format!("/api/v1/tables/{table}"), "", "");
        assert!(body.contains("\"version\":21"), "{body}");
    }
}
