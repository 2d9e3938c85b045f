//! Somebody who wants nobody else to play.

mod connections;
mod exports;
mod imports;
mod memory;
mod streams;
mod uploads;

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::TcpSocket;

use crate::program::{Server, until};

/// The other end of connections from addresses that are not everybody's.
pub struct Attacker {
    runtime: tokio::runtime::Runtime,
    server: SocketAddr,
}

impl Attacker {
    pub fn of(server: &Server) -> Self {
        // This side of so many connections needs files, too.
        let limit = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { runtime, server: server.address.parse().unwrap() }
    }

    /// Says something from one of the addresses 127.0.0.2 to 127.0.0.9.
    pub fn say(&self, number: u16, words: &str) -> TcpStream {
        self.say_from(u8::try_from(number % 8).unwrap(), words)
    }

    /// The same from one of them; who is sent away at once may not hear of it before he speaks.
    fn say_from(&self, address: u8, words: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::new(127, 0, 0, 2 + address), 0).into()).unwrap();
        let stream = self.runtime.block_on(socket.connect(self.server)).unwrap().into_std().unwrap();
        // What the server no longer takes in is not waited for.
        let _ = (&stream).write_all(words.as_bytes());
        stream.set_nonblocking(false).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
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

/// How long the slowest answer took of those that somebody else asked for all the time while this was done.
fn slowest_during(server: &Server, attack: impl FnOnce()) -> Duration {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let asking = scope.spawn(|| {
            let mut slowest = Duration::ZERO;
            for path in ["/", "/healthz", "/tables/new"].iter().cycle() {
                let asked = Instant::now();
                let (head, _) = server.try_ask("GET", path, "", "");
                slowest = slowest.max(asked.elapsed());
                assert!(head.starts_with("HTTP/1.1 200"), "{path}: {head:?} after {slowest:?}");
                if is_over.load(Ordering::Relaxed) {
                    break;
                }
                thread::sleep(Duration::from_millis(10));
            }
            slowest
        });
        attack();
        is_over.store(true, Ordering::Relaxed);
        asking.join().unwrap()
    })
}

impl Server {
    /// What it holds in memory but for the program itself, in KiB.
    fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// The most that it holds within a time.
    fn most_memory(&self, within: Duration) -> u64 {
        let start = Instant::now();
        let mut most = 0;
        while start.elapsed() < within {
            most = most.max(self.memory());
            thread::sleep(Duration::from_millis(5));
        }
        most
    }

    /// What it holds as soon as that is below a bound, with nobody asking for anything.
    fn memory_below(&self, bound: u64) -> u64 {
        until(&format!("it holds less than {bound} KiB in memory"), || self.memory() < bound);
        self.memory()
    }

    /// The newest figure of a metric.
    fn metric(&self, name: &str) -> u64 {
        let (_, text) = self.ask("GET", "/metrics", "", "");
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("tanto_{name} "))).unwrap();
        line.parse().unwrap()
    }
}
