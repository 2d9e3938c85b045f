//! The programs that drive the browsers: reserves a free one, and sends requests that fantoccini does not support.

use std::env;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::client::Client;

/// How long a test waits for a browser that other tests use.
const QUEUE: Duration = Duration::from_mins(3);

/// The drivers of `WebKit` that are in use; each drives one browser at a time.
static IN_USE: Mutex<Vec<String>> = Mutex::new(Vec::new());

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Browser {
    Chromium,
    WebKit,
}

/// A driver that is reserved for one phone until dropped.
pub struct Driver {
    pub url: String,
}

impl Driver {
    /// Takes a free driver, and waits for one if necessary.
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

    /// Sends a request to the driver and returns the `value` of its response.
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        let mut client = Client::at(self.url.trim_start_matches("http://"));
        let headers = "Content-Type: application/json\r\nConnection: close\r\n";
        let answer =
            client.ask(method, path, headers, body.to_string().as_bytes()).map_err(|error| error.to_string())?;
        let value = answer.json()["value"].take();
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

/// An environment variable that `tests/run` sets.
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
