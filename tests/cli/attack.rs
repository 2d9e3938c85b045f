//! Somebody who wants nobody else to play.

use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::time::{Duration, Instant};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use tokio::net::TcpSocket;

use crate::program::Folder;

/// Connections that send half a form, from eight addresses.
const STALLED: u16 = 1130;

#[test]
fn half_sent_forms_keep_nobody_out() {
    raise_own_limit();
    let folder = Folder::new();
    let server = folder.serve_with_files(1024);
    let address: SocketAddr = server.address.parse().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let mut stalled = Vec::new();
    let mut slowest = Duration::ZERO;
    for number in 0..STALLED {
        let from = Ipv4Addr::new(127, 0, 0, 2 + u8::try_from(number % 8).unwrap());
        stalled.push(runtime.block_on(half_a_form(from, address)));
        if number % 50 == 49 {
            let asked = Instant::now();
            let (head, _) = server.ask("GET", "/", "", "");
            assert!(head.starts_with("HTTP/1.1 200"), "{head}");
            slowest = slowest.max(asked.elapsed());
        }
    }
    println!("{STALLED} stalled forms: the slowest of other answers took {} ms", slowest.as_millis());
    // Those that were let in are told in the end that they took too long.
    let told = stalled.iter_mut().map(answer).collect::<Vec<_>>();
    assert!(told.iter().any(|line| line.starts_with("HTTP/1.1 429")), "nobody was sent away");
    assert!(told.iter().any(|line| line.starts_with("HTTP/1.1 408")), "nobody was given up");
}

async fn half_a_form(from: Ipv4Addr, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    let stream = socket.connect(to).await.unwrap().into_std().unwrap();
    stream.set_nonblocking(false).unwrap();
    stream.set_read_timeout(Some(Duration::from_secs(15))).unwrap();
    let head = "POST /preferences HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n";
    write!(&stream, "{head}Content-Length: 100\r\n\r\nback=").unwrap();
    stream
}

/// The first words of what a connection is told; nothing where it was only closed.
fn answer(stream: &mut TcpStream) -> String {
    let mut words = [0; 64];
    let read = stream.read(&mut words).unwrap_or_default();
    String::from_utf8_lossy(&words[..read]).into_owned()
}

/// This side of so many connections needs files, too.
fn raise_own_limit() {
    let limit = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, ..limit }).unwrap();
}
