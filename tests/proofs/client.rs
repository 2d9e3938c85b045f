//! A client that keeps its connection and sends one request after the other.

use std::io::ErrorKind::{BrokenPipe, ConnectionReset, UnexpectedEof};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::Value;

pub struct Client {
    address: String,
    stream: Option<BufReader<TcpStream>>,
}

#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    /// The answer, which must have this status.
    pub fn with(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{} {}", self.head, String::from_utf8_lossy(&self.body));
        self
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        let mut headers = self.head.lines().filter_map(|line| line.split_once(':'));
        headers.find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value.trim())
    }
}

impl Client {
    pub fn at(address: &str) -> Self {
        Self { address: address.to_owned(), stream: None }
    }

    /// Sends a request. If the kept connection was closed, sends it once more on a new one. Returns an error if no complete
    /// answer arrives.
    pub fn ask(&mut self, method: &str, path: &str, headers: &str, body: &[u8]) -> io::Result<Answer> {
        let length = body.len();
        let head = format!("{method} {path} HTTP/1.1\r\nHost: localhost\r\n{headers}Content-Length: {length}\r\n\r\n");
        let request = [head.as_bytes(), body].concat();
        if let Some(stream) = self.stream.take() {
            match self.exchange(stream, &request, method) {
                Err(error) if matches!(error.kind(), UnexpectedEof | BrokenPipe | ConnectionReset) => {}
                answer => return answer,
            }
        }
        self.exchange(connected(&self.address)?, &request, method)
    }

    fn exchange(&mut self, mut stream: BufReader<TcpStream>, request: &[u8], method: &str) -> io::Result<Answer> {
        stream.get_mut().write_all(request)?;
        let (answer, is_kept) = answer(&mut stream, method)?;
        self.stream = is_kept.then_some(stream);
        Ok(answer)
    }

    /// Sends JSON with a key.
    pub fn send(&mut self, method: &str, path: &str, key: &str, body: &Value) -> io::Result<Answer> {
        let headers = format!("Content-Type: application/json\r\nIdempotency-Key: {key}\r\n");
        self.ask(method, &format!("/api/v1{path}"), &headers, body.to_string().as_bytes())
    }

    /// Gets JSON from the API.
    pub fn get(&mut self, path: &str) -> Value {
        self.ask("GET", &format!("/api/v1{path}"), "", b"").unwrap().with(200).json()
    }
}

fn connected(address: &str) -> io::Result<BufReader<TcpStream>> {
    let stream = TcpStream::connect(address)?;
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(Duration::from_mins(1)))?;
    Ok(BufReader::new(stream))
}

/// Reads an answer. Also returns whether another one may follow on the same connection.
fn answer(stream: &mut BufReader<TcpStream>, method: &str) -> io::Result<(Answer, bool)> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if stream.read_line(&mut head)? == 0 {
            return Err(UnexpectedEof.into());
        }
    }
    let status = head.get(9..12).and_then(|status| status.parse().ok()).ok_or(io::ErrorKind::InvalidData)?;
    let mut answer = Answer { status, head, body: Vec::new() };
    // A stream of events has no end.
    if answer.header("content-type").is_some_and(|media| media.starts_with("text/event-stream")) {
        return Ok((answer, false));
    }
    let has_body = method != "HEAD" && !matches!(status, 204 | 304);
    if has_body && answer.header("transfer-encoding").is_some() {
        answer.body = chunks(stream)?;
    } else if has_body {
        let length = answer.header("content-length").and_then(|length| length.parse().ok());
        answer.body = vec![0; length.ok_or(io::ErrorKind::InvalidData)?];
        stream.read_exact(&mut answer.body)?;
    }
    let is_kept = answer.header("connection").is_none_or(|connection| connection != "close");
    Ok((answer, is_kept))
}

fn chunks(stream: &mut BufReader<TcpStream>) -> io::Result<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line)?;
        let size = usize::from_str_radix(line.trim(), 16).map_err(|_| io::ErrorKind::InvalidData)?;
        let mut chunk = vec![0; size + 2];
        stream.read_exact(&mut chunk)?;
        body.extend(&chunk[..size]);
        if size == 0 {
            return Ok(body);
        }
    }
}
