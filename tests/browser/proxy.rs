//! A wire between a phone and the server, which can fall silent, or hold answers back.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// Passes on what goes between a browser and a server, byte by byte. In a silent hole it takes everything and passes nothing
/// on, and whatever was connected then is never heard of again: what a dead spot between two networks does to a phone.
pub struct Proxy {
    /// Such as `http://127.0.0.1:40123`.
    pub url: String,
    wire: Arc<Wire>,
}

#[derive(Default)]
struct Wire {
    /// How many times it has changed: odd in a hole.
    changes: AtomicUsize,
    /// Whether what the server says is on its way and does not arrive.
    holds: AtomicBool,
}

impl Proxy {
    /// A wire to a server's address.
    pub fn to(server: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("its address"));
        let (wire, seen) = (Arc::new(Wire::default()), server.trim_start_matches("http://").to_owned());
        let own = wire.clone();
        // Ends with the tests.
        thread::spawn(move || {
            for phone in listener.incoming().map_while(Result::ok) {
                connect(phone, &seen, &own);
            }
        });
        Self { url, wire }
    }

    /// Falls silent.
    pub fn silence(&self) {
        assert!(self.wire.changes.fetch_add(1, Ordering::SeqCst).is_multiple_of(2), "it is silent already");
    }

    /// Carries new connections again.
    pub fn restore(&self) {
        assert!(!self.wire.changes.fetch_add(1, Ordering::SeqCst).is_multiple_of(2), "it is not silent");
    }

    /// Holds back what the server says, or lets it go on.
    pub fn hold(&self, holds: bool) {
        self.wire.holds.store(holds, Ordering::SeqCst);
    }
}

fn connect(phone: TcpStream, address: &str, wire: &Arc<Wire>) {
    let Ok(server) = TcpStream::connect(address) else { return };
    let (Ok(from_phone), Ok(from_server)) = (phone.try_clone(), server.try_clone()) else { return };
    for (from, to, is_answer) in [(from_phone, server, false), (from_server, phone, true)] {
        let wire = wire.clone();
        thread::spawn(move || pass(from, to, &wire, is_answer));
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, wire: &Wire, is_answer: bool) {
    let born = wire.changes.load(Ordering::SeqCst);
    let mut bytes = [0; 4096];
    while let Ok(count) = from.read(&mut bytes) {
        while is_answer && wire.holds.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(5));
        }
        let is_lost = !born.is_multiple_of(2) || wire.changes.load(Ordering::SeqCst) != born;
        if is_lost && count > 0 {
            continue;
        }
        // Nobody on a dead wire hears that the other one has hung up.
        if is_lost || count == 0 || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    if wire.changes.load(Ordering::SeqCst) == born && born.is_multiple_of(2) {
        let _ = to.shutdown(Shutdown::Write);
    }
}
