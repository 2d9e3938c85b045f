//! A new score is on every other phone within a second.

use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant};

use crate::driver::Browser;
use crate::games::TAROT;
use crate::phone::Phone;
use crate::server::Server;

/// How long the news may take from a release; a program that was built without its savings shares a machine with browsers.
fn soon() -> Duration {
    Duration::from_secs(if std::env::var_os("TANTO").is_some() { 1 } else { 5 })
}

const LISTENERS: usize = 100;

/// The link of an invitation: the first to enter hands, the second to watch.
pub async fn link(host: &Phone, table: &str, which: usize) -> String {
    host.goto(&format!("{table}/share")).await;
    host.tap_words("Create links").await;
    host.reads("Only to watch").await;
    let script = "return document.querySelectorAll('input[readonly]')[arguments[0]].value";
    host.run(script, vec![which.into()]).await.as_str().expect("a link").to_owned()
}

impl Phone {
    /// Joins a table at which another phone is, to enter hands.
    pub async fn join_as_scorer(&self, host: &Phone, table: &str) {
        self.goto(&link(host, table, 0).await).await;
        self.tap_words("Join").await;
        self.await_path(table).await;
    }
}

async fn another_phone_sees_it(browser: Browser) {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let other = Phone::new(browser, &server.url).await;
    let table = phone.open_table(&TAROT).await;
    other.join_as_scorer(&phone, &table).await;
    other.reads("Enter hand 1").await;
    phone.goto(&table).await;
    phone.enter(&TAROT, TAROT.hands[0]).await;
    phone.reads(TAROT.said).await;
    let saved = Instant::now();
    other.reads(TAROT.said).await;
    assert!(saved.elapsed() < soon(), "{:?}", saved.elapsed());
    other.reads("Enter hand 2").await;
    other.reads("+198").await;

    // A phone that slept catches up: its stream was closed, and it asks again when it is looked at.
    let sleep = "Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
    other.run(sleep, vec![true.into()]).await;
    phone.goto(&table).await;
    phone.enter(&TAROT, TAROT.hands[1]).await;
    phone.reads("Bruno makes petite").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!other.text("main").await.contains("Bruno makes"), "it is asleep");
    other.run(sleep, vec![false.into()]).await;
    other.reads("Bruno makes petite").await;
}

#[tokio::test]
async fn another_chromium_sees_it() {
    another_phone_sees_it(Browser::Chromium).await;
}

#[tokio::test]
async fn a_webkit_sees_it() {
    another_phone_sees_it(Browser::WebKit).await;
}

/// Listens to a table, and tells of every version with the time at which it came.
fn listen(address: &str, table: &str, cookie: &str, told: &mpsc::Sender<(String, Instant)>) {
    let Ok(mut stream) = TcpStream::connect(address) else { return };
    let head = "Accept: text/event-stream\r\nConnection: keep-alive";
    if write!(stream, "GET {table}/events HTTP/1.1\r\nHost: {address}\r\nCookie: {cookie}\r\n{head}\r\n\r\n").is_err() {
        return;
    }
    for line in BufReader::new(stream).lines().map_while(Result::ok) {
        if let Some(version) = line.strip_prefix("data: ").or_else(|| line.strip_prefix("data:"))
            && told.send((version.trim().to_owned(), Instant::now())).is_err()
        {
            return;
        }
    }
}

#[tokio::test]
async fn a_hundred_listeners_hear_it() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let table = phone.open_table(&TAROT).await;
    let cookies = phone.client.get_all_cookies().await.expect("cookies");
    let cookie: Vec<_> = cookies.iter().map(|cookie| format!("{}={}", cookie.name(), cookie.value())).collect();
    let (tell, told) = mpsc::channel();
    let address = server.url.trim_start_matches("http://").to_owned();
    for _ in 0..LISTENERS {
        let (address, table, cookie, tell) = (address.clone(), table.clone(), cookie.join("; "), tell.clone());
        thread::spawn(move || listen(&address, &table, &cookie, &tell));
    }
    let mut versions = Vec::new();
    for _ in 0..LISTENERS {
        versions.push(told.recv_timeout(Duration::from_secs(10)).expect("everybody is told of the present").0);
    }
    let first = versions[0].clone();
    assert!(versions.iter().all(|version| *version == first), "{versions:?}");
    phone.enter(&TAROT, TAROT.hands[0]).await;
    phone.reads(TAROT.said).await;
    let saved = Instant::now();
    let mut late = Duration::ZERO;
    for _ in 0..LISTENERS {
        let (version, at) = told.recv_timeout(Duration::from_secs(10)).expect("everybody is told of the hand");
        assert_ne!(version, first);
        late = late.max(at.saturating_duration_since(saved));
    }
    assert!(late < soon(), "{late:?}");
    // Nobody is asked to wait for the thread: it ends with the server.
    drop(server);
}

#[tokio::test]
async fn the_screen_is_kept_on_from_table_to_table() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    phone.open_table(&TAROT).await;
    let is_on = "return document.querySelector('[data-wake]:not([hidden])')?.ariaPressed === 'true'";
    phone.tap("[data-wake]").await;
    phone.wait_for(is_on).await;
    let other = phone.open_table(&TAROT).await;
    phone.goto(&other).await;
    phone.wait_for(is_on).await;
    phone.tap("[data-wake]").await;
    phone.wait_for("return document.querySelector('[data-wake]').ariaPressed === 'false'").await;
}
