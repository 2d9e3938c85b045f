//! The programs that drive the browsers: which ones are free, and how to talk to them where fantoccini does not.

use std::env;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

/// How long a test waits until the others have given a browser back.
const QUEUE: Duration = Duration::from_mins(3);

/// The drivers of `WebKit` that are in use; each drives one browser at a time.
static IN_USE: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Chromium or `WebKit`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    Chromium,
    WebKit,
}

/// A driver, kept for one phone until dropped.
pub struct Driver {
    pub url: String,
}

impl Driver {
    /// A driver that is free; waits for one if need be.
    pub fn take(browser: Browser) -> Self {
        match browser {
            // One chromedriver drives any number of browsers.
            Browser::Chromium => Self { url: setting("TANTO_CHROMEDRIVER") },
            Browser::WebKit => {
                let all = setting("TANTO_WEBKITDRIVER");
                let start = Instant::now();
                while start.elapsed() < QUEUE {
                    if let Some(url) = all.split(' ').find(|url| reserve(url)) {
                        return Self { url: url.to_owned() };
                    }
                    thread::sleep(Duration::from_millis(50));
                }
                panic!("no WebKit became free in {QUEUE:?}: a test holds more phones than there are drivers")
            }
        }
    }

    /// Asks the driver for something; answers the `value` of its answer.
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let answer = exchange(&self.url, method, path, &body.to_string()).map_err(|error| error.to_string())?;
        let value = serde_json::from_slice::<Value>(&answer).map_err(|error| error.to_string())?["value"].take();
        if value.get("error").is_some() { Err(value.to_string()) } else { Ok(value) }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if let Ok(mut in_use) = IN_USE.lock() {
            in_use.retain(|url| *url != self.url);
        }
    }
}

/// A setting that `tests/run` makes.
pub fn setting(name: &str) -> String {
    env::var(name).unwrap_or_else(|_| {
        panic!("{name} is not set. Start the browser tests with `tests/run --test browser`: it installs and starts what they need")
    })
}

fn reserve(url: &str) -> bool {
    let mut in_use = IN_USE.lock().expect("the list of drivers");
    let free = !in_use.iter().any(|used| used == url);
    if free {
        in_use.push(url.to_owned());
    }
    free
}

/// One HTTP request, and the body of its answer; drivers speak plain HTTP on this machine.
fn exchange(url: &str, method: &str, path: &str, body: &str) -> io::Result<Vec<u8>> {
    let address = url.trim_start_matches("http://");
    let mut stream = TcpStream::connect(address)?;
    stream.set_read_timeout(Some(Duration::from_secs(30)))?;
    let head = "Content-Type: application/json\r\nConnection: close";
    let length = body.len();
    write!(stream, "{method} {path} HTTP/1.1\r\nHost: {address}\r\n{head}\r\nContent-Length: {length}\r\n\r\n{body}")?;
    // chromedriver leaves the connection open all the same, so the length decides.
    let mut stream = BufReader::new(stream);
    let mut length = 0;
    loop {
        let mut line = String::new();
        stream.read_line(&mut line)?;
        match line.trim_end().to_ascii_lowercase().split_once(':') {
            Some(("content-length", value)) => length = value.trim().parse().map_err(io::Error::other)?,
            None if line.trim_end().is_empty() => break,
            _ => {}
        }
    }
    let mut answer = vec![0; length];
    stream.read_exact(&mut answer)?;
    Ok(answer)
}
