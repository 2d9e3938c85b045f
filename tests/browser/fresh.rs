//! Pages report their own freshness correctly, and refresh by themselves.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::time::sleep;

use crate::driver::Browser;
use crate::games::TAROT;
use crate::live::link;
use crate::phone::{Phone, kitchen};
use crate::proxy::Proxy;
use crate::server::{Server, at_a_table};

/// How long a silent network may go unnoticed, and how long the newest score may take once the network is back.
const UNNOTICED: Duration = Duration::from_secs(35);
const CAUGHT_UP: Duration = Duration::from_secs(5);
/// How long the network is silent: long enough that some attempts to reconnect fail too.
const HOLE: Duration = Duration::from_secs(45);

const LIVE: &str = "return document.querySelector('[data-status]').textContent === 'live'";
const NOT_LIVE: &str =
    "return /^offline since \\d\\d:\\d\\d$/.test(document.querySelector('[data-status]').textContent)";
const DATED: &str =
    "return /^Offline: as of \\d\\d:\\d\\d/.test(document.querySelector('#bar:not([hidden])')?.innerText)";

impl Phone {
    /// Joins with an invitation of the host: 0 to enter hands, 1 to watch. Uses the address `wire` in place of the server's.
    async fn join(&self, host: &Phone, server: &Server, table: &str, which: usize, wire: &str) {
        let address = link(host, table, which).await.replace(&server.url, wire);
        self.goto(&address).await;
        self.tap_words("Join").await;
        self.await_path(table).await;
    }

    /// Waits until a script returns true, and fails when `most` has passed since `since`.
    async fn becomes(&self, script: &str, since: Instant, most: Duration) {
        while self.client.execute(script, Vec::new()).await.ok() != Some(Value::Bool(true)) {
            assert!(since.elapsed() < most, "not within {most:?}: {script}\n{}", self.text("body").await);
            sleep(Duration::from_millis(50)).await;
        }
        println!("{:?} after {:?}: {script}", self.browser, since.elapsed());
    }
}

#[tokio::test]
async fn a_silent_network_is_noticed_and_forgotten() {
    let (server, host, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let wire = Proxy::to(&server.url);
    let watching = Phone::new(Browser::WebKit, &wire.url).await;
    watching.join(&host, &server, &table, 1, &wire.url).await;
    let scoring = Phone::new(Browser::Chromium, &wire.url).await;
    scoring.join(&host, &server, &table, 0, &wire.url).await;
    watching.wait_for(LIVE).await;
    scoring.reads("Enter hand 1").await;

    wire.silence();
    let begin = Instant::now();
    host.goto(&table).await;
    host.enter(&TAROT, TAROT.hand).await;
    host.reads(TAROT.said).await;
    tokio::join!(watching.becomes(NOT_LIVE, begin, UNNOTICED), scoring.becomes(DATED, begin, UNNOTICED));
    sleep(HOLE.saturating_sub(begin.elapsed())).await;
    wire.restore();
    let end = Instant::now();
    let has_come = "return document.getElementById('main').innerText.includes('+198')";
    tokio::join!(watching.becomes(has_come, end, CAUGHT_UP), scoring.becomes(has_come, end, CAUGHT_UP));
    watching.wait_for(LIVE).await;
    scoring.all_sent().await;
}

#[tokio::test]
async fn a_refresh_that_failed_is_tried_again() {
    let (server, host, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let other = Phone::new(Browser::WebKit, &server.url).await;
    other.join(&host, &server, &table, 1, &server.url).await;
    other.wait_for(LIVE).await;
    // The event stream stays open, but three requests for the page fail.
    let break_it = "const fetched = fetch, broken = new Response('', { status: 503 });
        window.failed = 0;
        window.fetch = (...asked) => asked[1]?.headers?.['X-Part'] !== 'live' || window.failed >= 3
            ? fetched(...asked) : (window.failed += 1, Promise.resolve(broken.clone()));";
    other.run(break_it).await;
    host.goto(&table).await;
    host.enter(&TAROT, TAROT.hand).await;
    other.wait_for(NOT_LIVE).await;
    other.reads("+198").await;
    other.wait_for(LIVE).await;
    assert_eq!(other.run("return window.failed").await, json!(3));
}

#[tokio::test]
async fn a_removed_phone_shows_a_notice() {
    let (server, host, table) = at_a_table(Browser::Chromium, &TAROT).await;
    for (which, browser) in [(0, Browser::Chromium), (1, Browser::WebKit)] {
        let other = Phone::new(browser, &server.url).await;
        other.join(&host, &server, &table, which, &server.url).await;
        if which == 1 {
            other.wait_for(LIVE).await;
        }
        host.goto(&format!("{table}/share")).await;
        let begin = Instant::now();
        host.tap("[name=remove]").await;
        let told = "return document.body.innerText.includes('This phone is no longer at the table')";
        other.becomes(told, begin, Duration::from_secs(10)).await;
        other.wait_for(if which == 1 { NOT_LIVE } else { DATED }).await;
        other.assert_sound().await;
    }
}

#[tokio::test]
async fn the_watching_page_refreshes_itself_without_a_script() {
    let (server, host, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let other = Phone::without_scripts(&server.url).await;
    other.join(&host, &server, &table, 1, &server.url).await;
    assert!(!other.text("main").await.contains("live"), "it is not");
    host.goto(&table).await;
    host.enter(&TAROT, TAROT.hand).await;
    other.reads("+198").await;
}

/// How long after a click on a slow link the page shows a notice, in milliseconds.
const WORDLESS: RangeInclusive<f64> = 2000.0..=4000.0;

#[tokio::test]
async fn a_slow_link_shows_a_notice() {
    // Once with a service worker, and once without one, over plain http.
    for has_worker in [true, false] {
        let server = Server::start();
        let wire = Proxy::to(&server.url);
        let home = if has_worker { wire.url.clone() } else { kitchen(Browser::Chromium, &wire.url) };
        let phone = Phone::new(Browser::Chromium, &home).await;
        let table = phone.open_table(&TAROT).await;
        phone.goto(&table).await;
        phone.reads("Enter hand 1").await;
        assert!(phone.sees("#late[hidden]").await);
        let follow = "const begun = performance.now(), late = document.getElementById('late');
            new MutationObserver(() => { localStorage.late = performance.now() - begun; }).observe(late, { attributes: true });
            document.querySelector('a[href$=\"/sheet\"]').click()";
        wire.hold(true);
        let let_go = async {
            sleep(Duration::from_secs(5)).await;
            wire.hold(false);
        };
        tokio::join!(phone.run(follow), let_go);
        // The page still arrives, and shows no notice.
        phone.await_path(&format!("{table}/sheet")).await;
        assert!(phone.sees("#late[hidden]").await);
        let late = phone.run("return Number(localStorage.late)").await.as_f64().unwrap_or_default();
        assert!(WORDLESS.contains(&late), "after {late} ms");
    }
}
