//! Attackers who try to keep everybody else from playing.

mod connections;
mod exports;
mod forged;
mod imports;
mod large;
mod memory;
mod streams;
mod uploads;

pub use uploads::upload;

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::TcpSocket;

use crate::prelude::*;

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

    /// Sends a request from one of the addresses 127.0.0.2 to 127.0.0.9.
    pub fn send(&self, number: u16, request: &str) -> TcpStream {
        self.send_from(u8::try_from(number % 8).unwrap(), request)
    }

    /// Sends a request from the given one of these addresses. The server may have closed the connection by then.
    fn send_from(&self, address: u8, request: &str) -> TcpStream {
        self.send_over(TcpSocket::new_v4().unwrap(), address, request)
    }

    fn send_over(&self, socket: TcpSocket, address: u8, request: &str) -> TcpStream {
        socket.bind((Ipv4Addr::new(127, 0, 0, 2 + address), 0).into()).unwrap();
        let stream = self.runtime.block_on(socket.connect(self.server)).unwrap().into_std().unwrap();
        // The socket is still non-blocking, so this does not wait for a server that has stopped reading.
        let _ = (&stream).write_all(request.as_bytes());
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

/// The status of the response; 0 if the connection was only closed.
fn answer(stream: &TcpStream) -> u16 {
    let mut line = String::new();
    let _ = BufReader::new(stream).read_line(&mut line);
    status(&line)
}

/// Runs the attack while another client keeps sending requests, and returns the time of the slowest response.
fn slowest_during(server: &Server, attack: impl FnOnce()) -> Duration {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        let asking = scope.spawn(|| {
            let mut slowest = Duration::ZERO;
            for path in ["/", "/healthz", "/tables/new"].iter().cycle() {
                let start = Instant::now();
                assert_eq!(server.status(path), 200, "{path} after {:?}", start.elapsed());
                slowest = slowest.max(start.elapsed());
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
        self.kibibytes("RssAnon:")
    }

    fn kibibytes(&self, name: &str) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.pid())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
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

    /// The current value of a metric.
    fn metric(&self, name: &str) -> u64 {
        let (_, text) = self.ask("GET", "/metrics", "", "");
        let line = text.lines().find_map(|line| line.strip_prefix(&format!("tanto_{name} "))).unwrap();
        line.parse().unwrap()
    }
}
