//! Several servers on one `PostgreSQL`: a change that one server saves reaches the clients of all of them.

use crate::cluster::{Cluster, Database};
use crate::prelude::*;

/// The longest that a hand may take from one server to a phone at another.
fn soon() -> Duration {
    bar(Duration::from_secs(1), Duration::from_secs(5))
}

/// The event stream of a table.
pub struct Stream(pub BufReader<TcpStream>);

impl Stream {
    pub fn of(server: &Server, token: &str) -> Self {
        let mut stream = server.connect();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        write!(stream, "GET /api/v1/tables/{token}/events HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .unwrap();
        Self(BufReader::new(stream))
    }

    /// Reads until the stream reports at least this version. Returns false if the stream ends first.
    pub fn reports(&mut self, version: i64) -> bool {
        let mut line = String::new();
        while self.0.read_line(&mut line).unwrap() > 0 {
            let reported = line.strip_prefix("data: ").and_then(|data| data.trim().parse::<i64>().ok());
            if reported.is_some_and(|reported| reported >= version) {
                return true;
            }
            line.clear();
        }
        false
    }
}

/// Enters hands at one server, each with its own key, and waits until the stream reports each one. Returns the sorted delays.
pub fn relayed(at: &Server, stream: &mut Stream, table: &str, keys: std::ops::Range<i64>) -> Vec<Duration> {
    let mut delays: Vec<Duration> = keys
        .map(|key| {
            let version = at.enter(table, &key.to_string()).unwrap();
            let saved = Instant::now();
            assert!(stream.reports(version));
            saved.elapsed()
        })
        .collect();
    delays.sort();
    eprintln!("of {}: median {:?}, longest {:?}", delays.len(), delays[delays.len() / 2], delays.last());
    delays
}

fn two(folder: &Folder, url: &str) -> [Server; 2] {
    // Both start at once, and one of them creates the database tables.
    std::thread::scope(|scope| {
        let starting = [(); 2].map(|()| scope.spawn(|| folder.serve(&["--database-url", url])));
        starting.map(|starting| starting.join().unwrap())
    })
}

#[test]
fn a_hand_reaches_the_other_server_even_after_a_database_outage() {
    let folder = Folder::new();
    let mut database = Cluster::new(&folder, "data", &[]);
    let [one, other] = two(&folder, &database.url());
    let table = one.open_table("owner");
    let mut stream = Stream::of(&other, &table);
    assert!(stream.reports(1));
    assert!(relayed(&one, &mut stream, &table, 0..100).iter().all(|delay| *delay < soon()));

    for round in 0..3 {
        database.kill();
        assert!(one.enter(&table, "away").is_err());
        database.start();
        let back = Instant::now();
        // The first requests may fail because the database has only just started.
        let version = std::iter::repeat_with(|| one.enter(&table, &format!("back {round}"))).find_map(Result::ok);
        let saved = Instant::now();
        assert!(stream.reports(version.unwrap()));
        eprintln!("saved {:?} after it was back, reported {:?} later", saved - back, saved.elapsed());
        assert!(saved.elapsed() < soon(), "{:?}", saved.elapsed());
    }
}

#[test]
fn a_revocation_ends_streams_on_all_servers() {
    let (folder, database) = (Folder::new(), Database::new());
    let [one, other] = two(&folder, &database.url());
    let opened = one.post("/api/v1/tables", TAROT);
    let mut streams = [&one, &other].map(|server| Stream::of(server, &token(&opened, "spectator")));
    assert!(streams.iter_mut().all(|stream| stream.reports(1)));
    let id = opened["id"].as_str().unwrap();
    folder.run(&["revoke-all", "--table", id, "--database-url", &database.url()]).well();
    let revoked = Instant::now();
    assert!(streams.iter_mut().all(|stream| !stream.reports(i64::MAX)));
    assert!(revoked.elapsed() < soon(), "{:?}", revoked.elapsed());
}

#[test]
fn an_idempotency_key_works_once_across_servers() {
    let (folder, database) = (Folder::new(), Database::new());
    let both = two(&folder, &database.url());
    let opened = std::thread::scope(|scope| {
        let opening = both.each_ref().map(|server| scope.spawn(|| server.post("/api/v1/tables", TAROT)));
        opening.map(|opening| opening.join().unwrap())
    });
    assert_eq!(opened[0]["id"], opened[1]["id"]);
    let table = token(&opened[0], "scorer");
    for key in 0..20 {
        let versions = std::thread::scope(|scope| {
            let entering = both.each_ref().map(|server| scope.spawn(|| server.enter(&table, &key.to_string())));
            entering.map(|entering| entering.join().unwrap())
        });
        assert_eq!(versions, [Ok(key + 2); 2]);
    }
    // Each server also has the hands that the other one wrote.
    for server in &both {
        assert_eq!(server.table(&table)["version"], 21);
    }
}
