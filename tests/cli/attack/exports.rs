//! Clients that export a large table again and again.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use tokio::net::TcpSocket;
use tokio::runtime::Builder;
use tokio::sync::oneshot;

use super::{Attacker, answer};
use crate::program::{Folder, HAND, Server, TAROT, bar, token, until};

/// The number of clients that export a whole table in a loop.
const EXPORTERS: u8 = 200;

/// Imports a table with this many hands and returns its spectators' token.
fn long_table(folder: &Folder, hands: usize) -> String {
    let long = TAROT.replace('}', &format!(r#","hands":[{}]}}"#, vec![HAND; hands].join(",")));
    let said = folder.feed(&["import", "-"], long.as_bytes()).well();
    said.lines().find_map(|line| line.strip_prefix("spectator /j/")).unwrap().to_owned()
}

#[test]
fn repeated_exports_do_not_delay_other_tables() {
    let folder = Folder::new();
    let spectator = long_table(&folder, 1000);
    let server = folder.serve(&[]);
    let scorer = token(&server.post("/api/v1/tables", TAROT), "scorer");
    let alone = slowest_of_twenty(&server, &scorer, "quiet");

    let attacker = Attacker::of(&server);
    let export =
        format!("GET /api/v1/tables/{spectator}/export HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    let (stop, stopped) = oneshot::channel();
    let exporting = std::thread::spawn(move || attacker.export(&export, stopped));
    std::thread::sleep(Duration::from_secs(1));
    let among_them = slowest_of_twenty(&server, &scorer, "attacked");
    stop.send(()).unwrap();
    let read = exporting.join().unwrap();
    println!(
        "the slowest of twenty hands took {alone:?}, and among {EXPORTERS} exporters, who read {read} times, {among_them:?}"
    );
    assert!(read >= bar(20, 1), "they read {read} times");
    // The bar depends on how fast the machine is without the exporters.
    let most = bar(Duration::from_millis(100), Duration::from_millis(300).max(alone * 10));
    assert!(among_them < most, "{among_them:?} instead of {alone:?}");
}

#[test]
fn an_unread_export_frees_its_place_within_seconds() {
    let folder = Folder::new();
    // The export is larger than the socket buffers.
    let spectator = long_table(&folder, 20_000);
    let server = folder.serve(&[]);
    let attacker = Attacker::of(&server);
    let export = format!("GET /api/v1/tables/{spectator}/export HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let ask = |address| attacker.ask_to_read_little(address, &export);
    let held = [ask(0), ask(0)];
    assert!(held.iter().all(|stream| answer(stream).starts_with("HTTP/1.1 200")));
    assert!(answer(&ask(0)).starts_with("HTTP/1.1 429"));
    assert!(answer(&ask(1)).starts_with("HTTP/1.1 200"));
    until("both places are free again", || {
        let again = [ask(0), ask(0)];
        again.iter().all(|stream| answer(stream).starts_with("HTTP/1.1 200"))
    });
    // The last chunk is missing, so the client notices that the file is incomplete.
    for mut stream in held {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        assert!(!rest.is_empty() && !rest.ends_with(b"0\r\n\r\n"));
    }
}

impl Attacker {
    /// Sends a request from an address, with a small receive buffer.
    fn ask_to_read_little(&self, address: u8, words: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(16 * 1024).unwrap();
        socket.bind(([127, 0, 0, 2 + address], 0).into()).unwrap();
        let mut stream = self.runtime.block_on(socket.connect(self.server)).unwrap().into_std().unwrap();
        stream.set_nonblocking(false).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
        stream.write_all(words.as_bytes()).unwrap();
        stream
    }

    /// Exports from all addresses until it is stopped, and returns the number of successful responses.
    fn export(&self, words: &str, stopped: oneshot::Receiver<()>) -> usize {
        let runtime = Builder::new_current_thread().enable_all().build().unwrap();
        let (words, server) = (words.to_owned(), self.server);
        runtime.block_on(async {
            let (told, mut read) = tokio::sync::mpsc::unbounded_channel();
            for number in 0..EXPORTERS {
                let (words, told) = (words.clone(), told.clone());
                tokio::spawn(async move {
                    loop {
                        let socket = TcpSocket::new_v4().unwrap();
                        socket.bind(([127, 0, 0, 2 + number % 8], 0).into()).unwrap();
                        let stream = socket.connect(server).await.unwrap();
                        stream.writable().await.unwrap();
                        let _ = stream.try_write(words.as_bytes());
                        let mut begins = None;
                        // Read until the response ends or the server gives up on it.
                        while stream.readable().await.is_ok() {
                            let mut some = [0; 16 * 1024];
                            match stream.try_read(&mut some) {
                                Ok(length @ 1..) => {
                                    begins = begins.or(Some(some[..length].starts_with(b"HTTP/1.1 200")));
                                }
                                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => {}
                                _ => break,
                            }
                        }
                        if begins == Some(true) {
                            told.send(()).unwrap();
                        }
                    }
                });
            }
            let _ = stopped.await;
            let mut times = 0;
            while read.try_recv().is_ok() {
                times += 1;
            }
            times
        })
    }
}

/// Enters 21 hands and returns the time of the second slowest.
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
