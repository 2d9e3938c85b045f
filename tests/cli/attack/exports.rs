//! Clients that export a large table again and again.

use std::sync::atomic::{AtomicBool, Ordering};

use tokio::net::TcpSocket;

use super::{Attacker, answer, get};
use crate::prelude::*;

/// The number of clients that export a whole table in a loop.
const EXPORTERS: u16 = 200;

/// Imports a table with this many hands and returns its spectators' token.
fn long_table(folder: &Folder, hands: usize) -> String {
    let long = TAROT.replace('}', &format!(r#","hands":[{}]}}"#, vec![HAND; hands].join(",")));
    let printed = folder.feed(&["import", "-"], long.as_bytes()).well();
    printed.lines().find_map(|line| line.strip_prefix("spectator /j/")).unwrap().to_owned()
}

#[test]
fn repeated_exports_do_not_delay_other_tables() {
    let folder = Folder::new();
    let spectator = long_table(&folder, 1000);
    let server = folder.serve(&[]);
    let scorer = server.open_table("scorer");
    let alone = slowest_of_twenty(&server, &scorer, "quiet");

    let export = request("localhost", "GET", &format!("/api/v1/tables/{spectator}/export"), "", "");
    let stop = AtomicBool::new(false);
    let (read, among_them) = std::thread::scope(|scope| {
        let exporters = (0..EXPORTERS).map(|number| {
            scope.spawn({
                let (stop, server, export) = (&stop, &server, &export);
                move || export_until(stop, server, number, export)
            })
        });
        let exporters: Vec<_> = exporters.collect();
        std::thread::sleep(Duration::from_secs(1));
        let among_them = slowest_of_twenty(&server, &scorer, "attacked");
        stop.store(true, Ordering::Relaxed);
        (exporters.into_iter().map(|exporter| exporter.join().unwrap()).sum::<usize>(), among_them)
    });
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
    let export = get(&format!("/api/v1/tables/{spectator}/export"));
    let ask = |address| attacker.ask_to_read_little(address, &export);
    let held = [ask(0), ask(0)];
    assert_eq!(held.each_ref().map(answer), [200, 200]);
    assert_eq!([ask(0), ask(1)].each_ref().map(answer), [429, 200]);
    until("both places are free again", || [ask(0), ask(0)].each_ref().map(answer) == [200, 200]);
    // The last chunk is missing, so the client notices that the file is incomplete.
    for mut stream in held {
        let mut rest = Vec::new();
        let _ = stream.read_to_end(&mut rest);
        assert!(!rest.is_empty() && !rest.ends_with(b"0\r\n\r\n"));
    }
}

impl Attacker {
    /// Sends a request from an address, with a small receive buffer.
    fn ask_to_read_little(&self, address: u8, request: &str) -> TcpStream {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(16 * 1024).unwrap();
        self.send_over(socket, address, request)
    }
}

/// Exports again and again until it is stopped, and returns the number of successful responses.
fn export_until(stop: &AtomicBool, server: &Server, number: u16, export: &str) -> usize {
    let attacker = Attacker::of(server);
    let mut read = 0;
    while !stop.load(Ordering::Relaxed) {
        let mut stream = attacker.send(number, export);
        let mut response = Vec::new();
        // The server may give up on the response.
        let _ = stream.read_to_end(&mut response);
        read += usize::from(response.starts_with(b"HTTP/1.1 200"));
    }
    read
}

/// Enters 21 hands and returns the time of the second slowest.
fn slowest_of_twenty(server: &Server, scorer: &str, series: &str) -> Duration {
    let mut took: Vec<Duration> = (0..21)
        .map(|number| {
            let start = Instant::now();
            server.enter(scorer, &format!("{series} {number}")).unwrap();
            start.elapsed()
        })
        .collect();
    took.sort_unstable();
    took[took.len() - 2]
}
