//! Uploads so slow that they could keep everybody else from importing.

use std::thread;

use super::{Attacker, answer};
use crate::prelude::*;

const HEAD: &str = "POST /import HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\
    Content-Type: multipart/form-data; boundary=x\r\n";
const DOCUMENT: &str = "--x\r\nContent-Disposition: form-data; name=\"document\"; filename=\"a\"\r\n\r\n";
/// The server accepts one upload at a time from each address.
const ADDRESSES: u16 = 8;
/// Longer than the server tolerates a slow upload.
const SECONDS: u32 = 12;

#[test]
fn uploads_of_a_byte_a_second_do_not_block_imports() {
    let (_folder, server) = Folder::serving(&[]);
    let attacker = Attacker::of(&server);
    let half = format!("{HEAD}Content-Length: 30000000\r\n\r\n{DOCUMENT}");
    let mut slow: Vec<TcpStream> = vec![attacker.send(0, &half)];
    thread::sleep(Duration::from_millis(500));
    assert_eq!(answer(&attacker.send(0, &half)), 429, "one address sends two at a time");
    slow.extend((1..ADDRESSES).map(|number| attacker.send(number, &half)));
    assert_eq!(server.import("{}"), 422, "others import meanwhile");
    for _ in 0..SECONDS {
        thread::sleep(Duration::from_secs(1));
        for stream in &mut slow {
            // Writing may fail once the server has given up on the upload.
            let _ = stream.write_all(b"a");
        }
    }
    for stream in &mut slow {
        let mut answer = String::new();
        let _ = stream.read_to_string(&mut answer);
        assert!(status(&answer) == 408 && answer.contains("<h1>That took too long"), "{answer}");
    }
    assert_eq!(status(&server.send(upload("0").as_bytes())), 422);
}

/// The request that uploads a document.
pub fn upload(document: &str) -> String {
    let key = "--x\r\nContent-Disposition: form-data; name=\"key\"\r\n\r\nonce\r\n";
    let body = format!("{key}{DOCUMENT}{document}\r\n--x--\r\n");
    format!("{HEAD}Content-Length: {}\r\n\r\n{body}", body.len())
}
