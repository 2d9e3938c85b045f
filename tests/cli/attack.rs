//! Somebody who wants nobody else to play.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::TcpSocket;

use crate::cluster::Database;
use crate::program::{Folder, HAND, Server, TAROT, token, until};

/// Connections that send half a form, from eight addresses.
const STALLED: u16 = 1130;
/// Halves of forms that come at once: more than may be on their way.
const HALVES: u16 = 400;
/// Streams that nobody reads, and how much memory they may take, in KiB.
const STREAMS: u16 = 5000;
const STREAMS_COST: u64 = 96 * 1024;
/// Large forms of which the end does not come, and how much memory they may take without a release's savings, in KiB.
const LARGE_FORMS: u16 = 1000;
const LARGE_FORMS_COST: u64 = 48 * 1024;
/// What may be left of the streams, in KiB.
const GIVEN_BACK: u64 = 20 * 1024;
/// Who reads a whole table at once, again and again.
const EXPORTERS: u16 = 200;

/// The other end of connections from addresses that are not everybody's.
struct Attacker {
    runtime: tokio::runtime::Runtime,
    server: SocketAddr,
}

impl Attacker {
    fn of(server: &Server) -> Self {
        // This side of so many connections needs files, too.
        let limit = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { runtime, server: server.address.parse().unwrap() }
    }

    /// Says something from one of the addresses 127.0.0.2 to 127.0.0.9.
    fn say(&self, number: u16, words: &str) -> TcpStream {
        let from = Ipv4Addr::new(127, 0, 0, 2 + u8::try_from(number % 8).unwrap());
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((from, 0).into()).unwrap();
        let stream = self.runtime.block_on(socket.connect(self.server)).unwrap().into_std().unwrap();
        stream.set_nonblocking(false).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
        (&stream).write_all(words.as_bytes()).unwrap();
        stream
    }
}

const FORM: &str =
    "POST /preferences HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";

fn get(path: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n")
}

/// The first line of what a connection is told; nothing where it was only closed.
fn answer(stream: &TcpStream) -> String {
    let mut line = String::new();
    let _ = BufReader::new(stream).read_line(&mut line);
    line
}

#[test]
fn half_sent_forms_keep_nobody_out() {
    let folder = Folder::new();
    let server = folder.serve_with_files(1024);
    let attacker = Attacker::of(&server);
    let mut stalled = Vec::new();
    let mut slowest = Duration::ZERO;
    for number in 0..STALLED {
        stalled.push(attacker.say(number, &format!("{FORM}Content-Length: 100\r\n\r\nback=")));
        if number % 50 == 49 {
            let asked = Instant::now();
            let (head, _) = server.ask("GET", "/", "", "");
            assert!(head.starts_with("HTTP/1.1 200"), "{head}");
            slowest = slowest.max(asked.elapsed());
        }
    }
    println!("{STALLED} stalled forms: the slowest of other answers took {} ms", slowest.as_millis());
    // Those that were let in are told in the end that they took too long.
    let told = stalled.iter().map(answer).collect::<Vec<_>>();
    assert!(told.iter().any(|line| line.starts_with("HTTP/1.1 429")), "nobody was sent away");
    assert!(told.iter().any(|line| line.starts_with("HTTP/1.1 408")), "nobody was given up");
}

#[test]
fn a_form_that_comes_whole_waits_for_no_other() {
    let folder = Folder::new();
    let server = folder.serve(&[]);
    let attacker = Attacker::of(&server);
    let whole = format!("{FORM}Content-Length: 6\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\nback=/");
    for _ in 0..20 {
        let _halves: Vec<TcpStream> = (0..HALVES)
            .map(|number| attacker.say(number, &format!("{FORM}Content-Length: 100\r\n\r\nback=")))
            .collect();
        let said = server.say(whole.as_bytes());
        assert!(said.starts_with("HTTP/1.1 303"), "{said}");
    }
}

#[test]
fn large_forms_that_stall_cost_little() {
    let folder = Folder::new();
    let server = folder.serve(&[]);
    let attacker = Attacker::of(&server);
    let almost_all = format!("{FORM}Content-Length: 16000\r\n\r\nback={}", "a".repeat(15_000));
    // What every thread needs of its own for pages and forms is there before.
    for _ in 0..100 {
        server.ask("GET", "/", "", "");
        server.say(format!("{FORM}Content-Length: 100\r\nConnection: close\r\n\r\nback={}", "a".repeat(95)).as_bytes());
    }
    let start = server.memory();
    // Twice: what was taken once is used again.
    for _ in 0..2 {
        let stalled: Vec<TcpStream> = (0..LARGE_FORMS).map(|number| attacker.say(number, &almost_all)).collect();
        // Those that are sent away are so in a moment.
        let cost = server.memory_below(start + LARGE_FORMS_COST).saturating_sub(start);
        println!("{LARGE_FORMS} stalled forms took {cost} KiB");
        drop(stalled);
    }
}

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
    let cost = server.memory().saturating_sub(start);
    println!("{STREAMS} idle streams took {cost} KiB");
    assert!(cost < STREAMS_COST, "{cost} KiB");
    let refused = attacker.say(0, &listen);
    assert!(answer(&refused).starts_with("HTTP/1.1 429"), "one more was let in");
    // Whoever plays does so without a stream.
    assert!(server.enter(&scorer, "meanwhile").starts_with("HTTP/1.1 201"));
    // Somebody is removed from somewhere, and of each stream it is asked at once whether it may go on.
    let elsewhere = server.post_as("elsewhere", "/api/v1/tables", TAROT);
    folder.run(&["revoke-all", "--database-url", url, "--table", elsewhere["id"].as_str().unwrap()]).well();
    assert!(server.enter(&scorer, "afterwards").starts_with("HTTP/1.1 201"));
    let cost = server.memory_below(start + STREAMS_COST).saturating_sub(start);
    println!("{STREAMS} streams that were asked about took {cost} KiB");

    drop(streams);
    // Of those that are gone the server hears when it has something to say.
    until("the streams are gone", || {
        server.enter(&scorer, &format!("{:?}", Instant::now()));
        server.metric("event_streams") == 0
    });
    assert!(answer(&attacker.say(0, &listen)).starts_with("HTTP/1.1 200"), "no room was given back");
    server.memory_below(start + GIVEN_BACK);
}

#[test]
fn whoever_exports_again_and_again_holds_up_no_other_table() {
    let folder = Folder::new();
    let hands: Vec<&str> = std::iter::repeat_n(HAND, 1000).collect();
    let long = TAROT.replace('}', &format!(r#","hands":[{}]}}"#, hands.join(",")));
    let said = folder.feed(&["import", "-"], long.as_bytes()).well();
    let spectator = said.lines().find_map(|line| line.strip_prefix("spectator /j/")).unwrap().to_owned();
    let server = folder.serve(&[]);
    let scorer = token(&server.post("/api/v1/tables", TAROT), "scorer");
    let alone = slowest_of_twenty(&server, &scorer, "quiet");

    let attacker = Attacker::of(&server);
    let export = get(&format!("/api/v1/tables/{spectator}/export"));
    // Their answers fill what lies between, and are not read.
    let exporters: Vec<TcpStream> = (0..EXPORTERS).map(|number| attacker.say(number, &export.repeat(20))).collect();
    let among_them = slowest_of_twenty(&server, &scorer, "attacked");
    println!("the slowest of twenty hands took {alone:?}, and among {EXPORTERS} exporters {among_them:?}");
    // A machine that is slow by itself is measured by itself.
    assert!(among_them < Duration::from_millis(300).max(alone * 10), "{among_them:?} instead of {alone:?}");
    drop(exporters);
}

/// How long the slowest of twenty hands took, but for the one that was slower still.
fn slowest_of_twenty(server: &Server, scorer: &str, series: &str) -> Duration {
    let mut took: Vec<Duration> = (0..21)
        .map(|number| {
            let asked = Instant::now();
            let told = server.enter(scorer, &format!("{series} {number}"));
            assert!(told.starts_with("HTTP/1.1 201"), "{told}");
            asked.elapsed()
        })
        .collect();
    took.sort_unstable();
    took[took.len() - 2]
}

impl Server {
    /// What it holds in memory but for the program itself, in KiB.
    fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// What it holds when that is below a bound, while others ask it for pages.
    fn memory_below(&self, bound: u64) -> u64 {
        until("it holds less in memory", || {
            self.ask("GET", "/", "", "");
            self.memory() < bound
        });
        self.memory()
    }

    /// The newest figure of a metric.
    fn metric(&self, name: &str) -> u64 {
        let (_, text) = self.ask("GET", "/metrics", "", "");
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("tanto_{name} "))).unwrap();
        line.parse().unwrap()
    }
}
