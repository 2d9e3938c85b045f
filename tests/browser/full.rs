//! A wire on which the worker finds the phone's store full: Chromium can be given a small one, `WebKit` cannot.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::thread;

/// What the worker is told before its own words: whatever it would keep is refused, and every page hears of it.
const FULL: &str = "Cache.prototype.put = async () => {
    for (const page of await clients.matchAll({ includeUncontrolled: true })) page.postMessage('full');
    throw new DOMException('no room', 'QuotaExceededError');
};\n";

/// A wire to a server's address, such as `http://127.0.0.1:40123`.
pub fn wire_with_a_full_store(server: &str) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let url = format!("http://{}", listener.local_addr().expect("its address"));
    let server = server.trim_start_matches("http://").to_owned();
    // Ends with the tests.
    thread::spawn(move || {
        for phone in listener.incoming().map_while(Result::ok) {
            let server = server.clone();
            // A connection that breaks is the browser's business.
            thread::spawn(move || pass(phone, &server).ok());
        }
    });
    url
}

/// One request and its answer; the next one comes on a wire of its own.
fn pass(mut phone: TcpStream, address: &str) -> io::Result<()> {
    let mut asked = BufReader::new(phone.try_clone()?);
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        let is_end = asked.read_line(&mut line)? <= 2;
        let small = line.to_ascii_lowercase();
        length = small.strip_prefix("content-length:").and_then(|rest| rest.trim().parse().ok()).unwrap_or(length);
        if is_end {
            break;
        }
        let is_packed = head.starts_with("GET /sw.js") && small.starts_with("accept-encoding:");
        if !small.starts_with("connection:") && !is_packed {
            head.push_str(&line);
        }
    }
    let mut body = vec![0; length];
    asked.read_exact(&mut body)?;
    let mut server = TcpStream::connect(address)?;
    server.write_all(format!("{head}connection: close\r\n\r\n").as_bytes())?;
    server.write_all(&body)?;
    if !head.starts_with("GET /sw.js") {
        return io::copy(&mut server, &mut phone).map(drop);
    }
    let mut worker = String::new();
    server.read_to_string(&mut worker)?;
    let (answer, script) = worker.split_once("\r\n\r\n").unwrap_or_default();
    let kept = answer.lines().filter(|line| !line.to_ascii_lowercase().starts_with("content-length:"));
    let answer: Vec<&str> = kept.collect();
    let length = FULL.len() + script.len();
    write!(phone, "{}\r\ncontent-length: {length}\r\n\r\n{FULL}{script}", answer.join("\r\n"))
}
