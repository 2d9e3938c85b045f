//! A proxy between a phone and the server, which can fall silent, hold back responses, or lead to another server.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// Forwards bytes between a browser and a server. While silent, it accepts everything and forwards nothing, and connections
/// from before or during the silence stay dead, like those of a phone in a dead spot between two networks.
pub struct Proxy {
    /// Such as `http://127.0.0.1:40123`.
    pub url: String,
    wire: Arc<Wire>,
}

#[derive(Default)]
struct Wire {
    /// How many times the proxy fell silent or was restored: odd while silent.
    changes: AtomicUsize,
    /// Whether the server's responses are held back.
    holds: AtomicBool,
    /// Whether new connections lead to another server.
    is_strange: AtomicBool,
    /// How many forms the other server has received.
    strange_forms: AtomicUsize,
    /// The beginning of a request that cuts off the connection on which it arrives.
    cut_off: Mutex<Option<String>>,
}

/// The other server's response to every request.
const WELCOME: &str = "HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 24\r\nConnection: close\r\n\r\n\
    <title>Welcome!</title>\n";

impl Proxy {
    /// A proxy to a server's address.
    pub fn to(server: &str) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
        let url = format!("http://{}", listener.local_addr().expect("its address"));
        let (wire, seen) = (Arc::new(Wire::default()), server.trim_start_matches("http://").to_owned());
        let own = wire.clone();
        // The thread ends with the tests.
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

    /// Forwards new connections again.
    pub fn restore(&self) {
        assert!(!self.wire.changes.fetch_add(1, Ordering::SeqCst).is_multiple_of(2), "it is not silent");
    }

    /// Leads new connections to a server that responds to every request, as a café's network does, and cuts off existing
    /// connections, or ends this.
    pub fn lead_to_a_stranger(&self, is_strange: bool) {
        self.wire.is_strange.store(is_strange, Ordering::SeqCst);
    }

    /// Waits until the other server has answered a form.
    pub fn await_form(&self) {
        for _ in 0..400 {
            if self.wire.strange_forms.load(Ordering::SeqCst) > 0 {
                return;
            }
            thread::sleep(Duration::from_millis(50));
        }
        panic!("the other server received no form");
    }

    /// Cuts off the connections on which forms for a path arrive, or no more connections if it is `None`.
    pub fn cut_off(&self, path: Option<&str>) {
        *self.wire.cut_off.lock().expect("the lock") = path.map(|path| format!("POST {path} "));
    }

    /// Holds back the server's responses, or forwards them again.
    pub fn hold(&self, holds: bool) {
        self.wire.holds.store(holds, Ordering::SeqCst);
    }
}

fn connect(phone: TcpStream, address: &str, wire: &Arc<Wire>) {
    if wire.is_strange.load(Ordering::SeqCst) {
        let (wire, address) = (wire.clone(), address.to_owned());
        thread::spawn(move || welcome(phone, &address, &wire));
        return;
    }
    lead(phone, &[], address, wire);
}

/// Connects a phone to the server, and forwards what the phone has sent so far.
fn lead(phone: TcpStream, sent: &[u8], address: &str, wire: &Arc<Wire>) {
    let Ok(mut server) = TcpStream::connect(address) else { return };
    if server.write_all(sent).is_err() {
        return;
    }
    let (Ok(from_phone), Ok(from_server)) = (phone.try_clone(), server.try_clone()) else { return };
    for (from, to, is_answer) in [(from_phone, server, false), (from_server, phone, true)] {
        let wire = wire.clone();
        thread::spawn(move || pass(from, to, &wire, is_answer));
    }
}

fn welcome(mut phone: TcpStream, address: &str, wire: &Arc<Wire>) {
    let mut head = [0; 4096];
    let count = phone.read(&mut head).unwrap_or_default();
    // A browser also opens connections for later. If it sends nothing on one until the server is back, the server answers.
    if !wire.is_strange.load(Ordering::SeqCst) {
        lead(phone, &head[..count], address, wire);
        return;
    }
    if phone.write_all(WELCOME.as_bytes()).is_ok() && head[..count].starts_with(b"POST") {
        wire.strange_forms.fetch_add(1, Ordering::SeqCst);
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, wire: &Wire, is_answer: bool) {
    let born = wire.changes.load(Ordering::SeqCst);
    let mut bytes = [0; 4096];
    while let Ok(count) = from.read(&mut bytes) {
        while is_answer && wire.holds.load(Ordering::SeqCst) {
            thread::sleep(Duration::from_millis(5));
        }
        let cut_off = wire.cut_off.lock().expect("the lock").clone();
        let is_cut_off = cut_off.is_some_and(|form| bytes[..count].starts_with(form.as_bytes()));
        if wire.is_strange.load(Ordering::SeqCst) || is_cut_off {
            let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
            return;
        }
        let is_lost = !born.is_multiple_of(2) || wire.changes.load(Ordering::SeqCst) != born;
        if is_lost && count > 0 {
            continue;
        }
        // On a dead connection, neither side learns that the other one has closed it.
        if is_lost || count == 0 || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    if wire.changes.load(Ordering::SeqCst) == born && born.is_multiple_of(2) {
        let _ = to.shutdown(Shutdown::Write);
    }
}
