//! A new score appears on every other phone within a second.

use std::time::{Duration, Instant};

use crate::driver::Browser;
use crate::games::{SECOND, TAROT};
use crate::phone::Phone;
use crate::server::at_a_server;

/// How long an update may take: a second with the program that `TANTO` names, and longer with the unoptimized build of the
/// tests, which shares a machine with browsers.
fn soon() -> Duration {
    Duration::from_secs(if std::env::var_os("TANTO").is_some() { 1 } else { 5 })
}

/// The link of an invitation: 0 to enter hands, 1 to watch.
pub async fn link(host: &Phone, table: &str, which: usize) -> String {
    host.goto(&format!("{table}/share")).await;
    host.tap_words("Create links").await;
    host.reads("Only to watch").await;
    let script = "return document.querySelectorAll('input[readonly]')[arguments[0]].value";
    host.run_with(script, vec![which.into()]).await.as_str().expect("a link").to_owned()
}

impl Phone {
    /// Joins a table with an invitation of the host to enter hands.
    pub async fn join_as_scorer(&self, host: &Phone, table: &str) {
        self.goto(&link(host, table, 0).await).await;
        self.tap_words("Join").await;
        self.await_path(table).await;
    }
}

#[tokio::test]
async fn another_phone_sees_it() {
    let (server, phone) = at_a_server(Browser::Chromium).await;
    let other = Phone::new(Browser::WebKit, &server.url).await;
    let table = phone.open_table(&TAROT).await;
    other.join_as_scorer(&phone, &table).await;
    other.reads("Enter hand 1").await;
    phone.goto(&table).await;
    phone.enter(&TAROT, TAROT.hand).await;
    phone.reads(TAROT.said).await;
    let saved = Instant::now();
    other.reads(TAROT.said).await;
    assert!(saved.elapsed() < soon(), "{:?}", saved.elapsed());
    other.reads("Enter hand 2").await;
    other.reads("+198").await;

    // A phone that slept catches up: its stream was closed, and the page updates when it becomes visible.
    let sleep = "Object.defineProperty(document, 'hidden', { value: arguments[0], configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))";
    other.run_with(sleep, vec![true.into()]).await;
    phone.goto(&table).await;
    phone.enter(&TAROT, SECOND).await;
    phone.reads("Bruno makes petite").await;
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(!other.text("main").await.contains("Bruno makes"), "it is asleep");
    other.run_with(sleep, vec![false.into()]).await;
    other.reads("Bruno makes petite").await;
}

#[tokio::test]
async fn the_screen_is_kept_on_from_table_to_table() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.open_table(&TAROT).await;
    let is_on = "return document.querySelector('[data-wake-lock]:not([hidden])')?.ariaPressed === 'true'";
    phone.tap("[data-wake-lock]").await;
    phone.wait_for(is_on).await;
    let other = phone.open_table(&TAROT).await;
    phone.goto(&other).await;
    phone.wait_for(is_on).await;
    phone.tap("[data-wake-lock]").await;
    phone.wait_for("return document.querySelector('[data-wake-lock]').ariaPressed === 'false'").await;
}
