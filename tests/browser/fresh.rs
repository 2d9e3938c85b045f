//! Pages report their own freshness correctly, and refresh by themselves.

use std::ops::RangeInclusive;

use crate::prelude::*;

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
    /// Waits until a script returns true, and fails when `most` has passed since `since`.
    async fn becomes(&self, script: &str, since: Instant, most: Duration) {
        while self.client.execute(script, Vec::new()).await.ok() != Some(Value::Bool(true)) {
            assert!(since.elapsed() < most, "not within {most:?}: {script}\n{}", self.text("body").await);
            sleep(Duration::from_millis(50)).await;
        }
    }
}

#[tokio::test]
async fn a_silent_network_is_noticed_and_forgotten() {
    let (server, owner, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let wire = Proxy::to(&server.url);
    let watching = owner.invite(Browser::WebKit, &wire.url, &table, SPECTATOR).await;
    let scoring = owner.invite(Browser::Chromium, &wire.url, &table, SCORER).await;
    watching.wait_for(LIVE).await;
    scoring.reads("Enter hand 1").await;

    wire.silence();
    let begin = Instant::now();
    owner.goto(&table).await;
    owner.enters(&TAROT, TAROT.hand, TAROT.sentence).await;
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
async fn the_bar_comes_with_the_loss_of_the_network() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.goto(&table).await;
    phone.wait_for("return document.documentElement.matches('.scripted')").await;
    phone.run("dispatchEvent(new Event('offline'))").await;
    // At once: before the stream, which still works, tells the page that it is fresh.
    assert_eq!(phone.run(DATED).await, json!(true));
}

#[tokio::test]
async fn a_refresh_that_failed_is_tried_again() {
    let (_server, owner, other, table) = with_a_guest(Browser::WebKit, SPECTATOR).await;
    other.wait_for(LIVE).await;
    // The event stream stays open, but three requests for the page fail.
    let break_it = "const fetched = fetch, broken = new Response('', { status: 503 });
        window.failed = 0;
        window.fetch = (...request) => request[1]?.headers?.['X-Part'] !== 'live' || window.failed >= 3
            ? fetched(...request) : (window.failed += 1, Promise.resolve(broken.clone()));";
    other.run(break_it).await;
    owner.fill(&table, TAROT.players, &[49]).await;
    other.wait_for(NOT_LIVE).await;
    other.reads("+198").await;
    other.wait_for(LIVE).await;
    assert_eq!(other.run("return window.failed").await, json!(3));
}

#[tokio::test]
async fn a_removed_phone_shows_a_notice() {
    let (server, owner, table) = at_a_table(Browser::Chromium, &TAROT).await;
    for (role, browser) in [(SCORER, Browser::Chromium), (SPECTATOR, Browser::WebKit)] {
        let other = owner.invite(browser, &server.url, &table, role).await;
        if role == SPECTATOR {
            other.wait_for(LIVE).await;
        }
        owner.goto(&format!("{table}/share")).await;
        owner.tap("main > details > summary").await;
        let begin = Instant::now();
        owner.tap("[name=remove]").await;
        let notice = "return document.body.innerText.includes('This phone no longer has access to this table')";
        other.becomes(notice, begin, Duration::from_secs(10)).await;
        other.wait_for(if role == SPECTATOR { NOT_LIVE } else { DATED }).await;
        other.assert_sound().await;
    }
}

#[tokio::test]
async fn the_watching_page_refreshes_itself_without_a_script() {
    let (server, owner, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let other = Phone::without_scripts(&server.url).await;
    other.join(&owner, &table, SPECTATOR).await;
    assert!(!other.text("main").await.contains("live"), "it is not");
    owner.fill(&table, TAROT.players, &[49]).await;
    other.reads("+198").await;
}

/// How long after a click on a slow link the page shows a notice, in milliseconds.
const UNEXPLAINED: RangeInclusive<f64> = 2000.0..=4000.0;

#[tokio::test]
async fn a_slow_link_shows_a_notice() {
    // Once with a service worker, and once without one, over plain http.
    for has_worker in [true, false] {
        let server = Server::start();
        let wire = Proxy::to(&server.url);
        let home = if has_worker { wire.url.clone() } else { plain_http(Browser::Chromium, &wire.url) };
        let phone = Phone::new(Browser::Chromium, &home).await;
        let table = phone.open_table(&TAROT).await;
        phone.opens(&table, "Enter hand 1").await;
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
        assert!(UNEXPLAINED.contains(&late), "after {late} ms");
    }
}
