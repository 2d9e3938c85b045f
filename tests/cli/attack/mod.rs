//! Attackers who try to keep everybody else from playing.

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

/// Opens connections from loopback addresses that the other clients do not use.
pub struct Attacker {
    runtime: tokio::runtime::Runtime,
    server: SocketAddr,
}

impl Attacker {
    pub fn of(server: &Server) -> Self {
        // This many connections need file descriptors on the client side, too.
        let limit = getrlimit(Resource::Nofile);
        setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).unwrap();
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        Self { runtime, server: server.address.parse().unwrap() }
    }

    /// Sends `words` from one of the addresses 127.0.0.2 to 127.0.0.9.
    pub fn say(&self, number: u16, words: &str) -> TcpStream {
        self.say_from(u8::try_from(number % 8).unwrap(), words)
    }

    /// Sends `words` from the given one of these addresses. The server may have closed the connection by then.
    fn say_from(&self, address: u8, words: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind((Ipv4Addr::new(127, 0, 0, 2 + address), 0).into()).unwrap();
        let stream = self.runtime.block_on(socket.connect(self.server)).unwrap().into_std().unwrap();
        // The socket is still non-blocking, so this does not wait for a server that has stopped reading.
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

/// The first line of the response; empty if the connection was only closed.
fn answer(stream: &TcpStream) -> String {
    let mut line = String::new();
    let _ = BufReader::new(stream).read_line(&mut line);
    line
}

/// Runs the attack while another client keeps sending requests, and returns the time of the slowest response.
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
    /// The server's memory without the program itself, in KiB.
    fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// The peak of this memory within a period, in KiB.
    fn most_memory(&self, within: Duration) -> u64 {
        let start = Instant::now();
        let mut most = 0;
        while start.elapsed() < within {
            most = most.max(self.memory());
            thread::sleep(Duration::from_millis(5));
        }
        most
    }

    /// Waits without sending requests until the memory is below a bound, and returns it in KiB.
    fn memory_below(&self, bound: u64) -> u64 {
        until(&format!("it holds less than {bound} KiB in memory"), || self.memory() < bound);
        self.memory()
    }

    /// The current value of a metric.
    fn metric(&self, name: &str) -> u64 {
        let (_, text) = self.ask("GET", "/metrics", "", "");
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("tanto_{name} "))).unwrap();
        line.parse().unwrap()
    }
}
