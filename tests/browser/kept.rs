//! What the service worker caches: pages as they were last seen, and one that explains what is unavailable without a network.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::json;
use tokio::time::sleep;

use crate::driver::Browser;
use crate::games::{Step, TAROT};
use crate::phone::{Phone, kitchen};
use crate::server::{Server, at_a_server, at_a_table};

/// How long it may take until a page is cached. This begins only after the current page has loaded.
const KEPT: Duration = Duration::from_secs(20);

impl Phone {
    /// Waits until the service worker controls the page and `path` is cached.
    pub async fn has_kept(&self, path: &str) {
        self.await_worker().await;
        let kept = format!(
            "caches.open('pages').then((cache) => cache.match('{path}', {{ ignoreVary: true }})).then((kept) => done(!!kept))"
        );
        let start = Instant::now();
        while self.try_to_settle(&kept).await.ok() != Some(json!(true)) {
            assert!(start.elapsed() < KEPT, "{path} is not kept");
            sleep(Duration::from_millis(25)).await;
        }
    }
}

#[tokio::test]
async fn pages_work_with_a_full_cache() {
    let (server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.has_kept(&format!("{table}/hands/new")).await;
    phone.settle("caches.delete('assets').then(() => caches.delete('pages')).then(done)").await;
    phone.cdp("Storage.overrideQuotaForOrigin", json!({ "origin": server.url, "quotaSize": 1 }));
    let full = "caches.open('other').then((cache) => cache.put('/x', new Response('x'.repeat(10000))))
        .then(() => done('kept'), (error) => done(error.name))";
    assert_eq!(phone.settle(full).await, json!("QuotaExceededError"));
    // Pages open and a hand is saved although the service worker cannot cache anything.
    for (path, text) in [("/sheet", "No hands yet."), ("/rules", "House rules"), ("", "Enter hand 1")] {
        phone.goto(&format!("{table}{path}")).await;
        phone.reads(text).await;
        phone.wait_for("return document.styleSheets.length > 0 && document.styleSheets[0].cssRules.length > 0").await;
        phone.wait_for("return document.documentElement.matches('.scripted')").await;
    }
    phone.enter(&TAROT, TAROT.hand).await;
    phone.reads(TAROT.said).await;
}

async fn a_refreshed_page_is_cached_again(browser: Browser) {
    let (mut server, host, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let other = Phone::new(browser, &server.url).await;
    other.join_as_scorer(&host, &table).await;
    other.has_kept(&format!("{table}/hands/new")).await;
    other.goto(&table).await;
    other.reads("Enter hand 1").await;
    host.fill(&table, TAROT.players, &[49]).await;
    other.reads("+198").await;
    server.cut();
    other.goto(&table).await;
    other.reads("Offline: as of").await;
    other.reads("+198").await;
}

in_both_browsers!(a_refreshed_page_is_cached_again);

async fn an_action_that_needs_the_server_shows_a_notice_offline(browser: Browser) {
    let (mut server, phone, table) = at_a_table(browser, &TAROT).await;
    phone.has_kept("/offline").await;
    phone.tap(".menu summary").await;
    phone.tap_words("Deutsch").await;
    phone.reads("Spiel 1 eintragen").await;
    // The offline page is cached again in the new language.
    let german = "caches.match('/offline', { ignoreVary: true }).then((kept) => kept.text())
        .then((html) => done(html.includes('Keine Verbindung')))";
    while phone.settle(german).await != json!(true) {}
    phone.goto(&format!("{table}/share")).await;
    server.cut();
    // Sending a form fails with a notice.
    phone.tap(".dock button.primary").await;
    phone.reads("Keine Verbindung").await;
    phone.reads("nicht bestätigt").await;
    phone.assert_sound().await;
    // A page that is not cached opens once the network is back.
    phone.goto(&format!("{table}/sheet?as=running")).await;
    phone.reads("Diese Seite gibt es nur mit Verbindung.").await;
    server.restore();
    phone.tap_words("Noch einmal versuchen").await;
    phone.reads("Noch kein Spiel.").await;
    assert_eq!(phone.path().await, format!("{table}/sheet?as=running"));
}

in_both_browsers!(an_action_that_needs_the_server_shows_a_notice_offline);

#[tokio::test]
async fn no_secret_is_cached() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let stops = phone.pages().await;
    phone.await_worker().await;
    let mut links = Vec::new();
    for stop in &stops {
        phone.visit(stop).await;
        let shown =
            "return [...document.querySelectorAll('input[readonly]')].map((one) => new URL(one.value).pathname)";
        let shown: Vec<String> = serde_json::from_value(phone.run(shown).await).expect("links");
        links.extend(shown);
    }
    // Links of invitations, recovery, handover and a published picture.
    for kind in ["/j/", "/r/", "/n/", "/p/"] {
        assert!(links.iter().any(|link| link.starts_with(kind)), "{kind}: {links:?}");
    }
    for link in &links {
        phone.goto(link).await;
        phone.wait_for("return !!document.querySelector('h1')").await;
    }
    phone.goto(&stops[0].path).await;
    phone.has_kept(&stops[0].path).await;
    phone.has_kept("/offline").await;
    let cached = "caches.keys().then((names) => Promise.all(names.map(async (name) => {
            const cache = await caches.open(name);
            const requests = await cache.keys();
            return Promise.all(requests.map(async (request) => {
                const text = await (await cache.match(request, { ignoreVary: true })).text();
                return [new URL(request.url).pathname, text];
            }));
        }))).then((caches) => done(caches.flat()))";
    let cached: Vec<(String, String)> = serde_json::from_value(phone.settle(cached).await).expect("caches");
    let paths: BTreeSet<_> = cached.iter().map(|(path, _)| path.as_str()).collect();
    println!("{paths:#?}");
    assert!(paths.contains("/") && paths.contains("/offline") && paths.iter().any(|path| path.ends_with("/sheet")));
    for (path, text) in &cached {
        for link in &links {
            let token = link.rsplit('/').next().expect("a token");
            assert!(!path.contains(token) && !text.contains(token), "{link} is in {path}");
        }
    }
}

async fn an_old_style_stays_with_its_pages(browser: Browser) {
    let (_server, phone, table) = at_a_table(browser, &TAROT).await;
    phone.has_kept(&format!("{table}/hands/new")).await;
    // A page from before an upgrade of the server, with its old style sheet.
    let old = "const style = '/assets/000000000000/tanto.css', html = { headers: { 'Content-Type': 'text/html' } };
        Promise.all([caches.open('assets'), caches.open('pages')]).then(([assets, pages]) => Promise.all([
            assets.put(style, new Response('p { color: red }', { headers: { 'Content-Type': 'text/css' } })),
            pages.put('/t/old', new Response(`<link rel=stylesheet href=${style}>`, html)),
        ])).then(() => done(true))";
    phone.settle(old).await;
    let newest_again = "caches.open('assets').then(async (assets) => {
            for (const { url } of await assets.keys()) if (!url.includes('/000000000000/')) await assets.delete(url);
            const style = document.querySelector('[rel=stylesheet]').href;
            await fetch(style, { cache: 'reload' });
            await fetch(style);
            done(!!await assets.match('/assets/000000000000/tanto.css'));
        })";
    assert_eq!(phone.settle(newest_again).await, json!(true), "the style of a page that is kept");
    phone.settle("caches.open('pages').then((pages) => pages.delete('/t/old')).then(done)").await;
    phone.goto(&table).await;
    assert_eq!(phone.settle(newest_again).await, json!(false), "the style of no page");
}

in_both_browsers!(an_old_style_stays_with_its_pages);

/// Chromium with a service worker, and `WebKit` without one, over plain http.
async fn with_and_without_a_worker() -> [(Server, Phone); 2] {
    let server = Server::start();
    let phone = Phone::new(Browser::WebKit, &kitchen(Browser::WebKit, &server.url)).await;
    [at_a_server(Browser::Chromium).await, (server, phone)]
}

#[tokio::test]
async fn a_bid_that_was_not_sent_shows_a_notice() {
    for (mut server, phone) in with_and_without_a_worker().await {
        let table = phone.open_table(&TAROT).await;
        phone.tap("#bids summary").await;
        phone.choose("taker+bid", "p1+garde").await;
        phone.wait_for("return !!document.querySelector('#bids [checked]')").await;
        server.cut();
        phone.choose("taker+bid", "p2+garde").await;
        phone.reads("the bid was not sent").await;
        phone.assert_sound().await;
        server.restore();
        // The page shows the table's bid again, so that nobody mistakes the unsent bid for it.
        phone.wait_for("return !!document.querySelector('[value=\"p1+garde\"]:checked')").await;
        phone.wait_for("return document.querySelector('[data-unsent]').hidden").await;
        assert_eq!(phone.path().await, table);
    }
}

#[tokio::test]
async fn the_kept_form_knows_who_sits_out() {
    for (mut server, phone) in with_and_without_a_worker().await {
        let table = phone.open_table_of("tresillo", &["Ana", "Bruno", "Carla", "Dimitri"]).await;
        phone.goto(&table).await;
        let last = format!("{table}/hands/new?ahead=3");
        if phone.run("return 'serviceWorker' in navigator").await == true {
            phone.has_kept(&last).await;
        } else {
            // The offline page is fetched after the forms are cached.
            phone.wait_for("return performance.getEntriesByName(`${location.origin}/offline`).length > 0").await;
        }
        server.cut();
        // The dealer sits out, so the fifth hand has the same dealer as the first.
        for (number, out) in ["p1", "p2", "p3", "p4", "p1"].into_iter().enumerate() {
            phone.tap("#dock a.primary").await;
            phone.await_path(&format!("{table}/hands/new")).await;
            phone.reads(&format!("Hand {}", number + 1)).await;
            let playing: Vec<_> = ["p1", "p2", "p3", "p4"].into_iter().filter(|label| *label != out).collect();
            let script =
                "return [...document.querySelectorAll('[name=\"hombre+bid\"]')].map((one) => one.value.split('+')[0])";
            let mut offered: Vec<String> =
                serde_json::from_value(phone.run(script).await).expect("the hombres of the form");
            offered.dedup();
            assert_eq!(offered, playing, "hand {}", number + 1);
            phone.choose("hombre+bid", &format!("{}+juego", playing[0])).await;
            phone.choose("outcome+codillo", "sacado").await;
            phone.tap("button.primary[form=hand]").await;
            phone.await_path(&table).await;
            phone.reads(&format!("Enter hand {}", number + 2)).await;
        }
        server.restore();
        phone.all_sent().await;
        phone.reads("Enter hand 6").await;
    }
}

#[tokio::test]
async fn the_kept_form_knows_who_has_to_play() {
    let (mut server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("lombre", &["Ana", "Bruno", "Carla"]).await;
    phone.goto(&table).await;
    phone.has_kept(&format!("{table}/hands/new?ahead=2")).await;
    server.cut();
    let eldest = [("Bruno", "p2"), ("Carla", "p3"), ("Ana", "p1"), ("Bruno", "p2")];
    for (number, (eldest, label)) in eldest.into_iter().enumerate() {
        phone.tap("#dock a.primary").await;
        phone.await_path(&format!("{table}/hands/new")).await;
        phone.reads(&format!("Hand {}", number + 1)).await;
        // Behind a hand that waits, only the server knows how much is in the pot.
        let lying = phone.texts("#hand > .note").await;
        assert_eq!(lying.iter().any(|said| said.contains("15")), number == 0, "hand {}: {lying:?}", number + 1);
        phone.reads(&format!("All passed: {eldest} has to play")).await;
        phone.choose("hombre", label).await;
        phone.choose("outcome+codillo", "sacado").await;
        for cell in ["exchanged[p1]", "exchanged[p2]", "exchanged[p3]"] {
            phone.take(&Step::Number(cell, "0")).await;
        }
        phone.tap("button.primary[form=hand]").await;
        phone.await_path(&table).await;
        phone.reads(&format!("Enter hand {}", number + 2)).await;
        assert_eq!(phone.texts(".deal").await, [""], "nothing is known of the deal, and nothing to tap");
    }
    server.restore();
    phone.all_sent().await;
    phone.reads("Enter hand 5").await;
}
