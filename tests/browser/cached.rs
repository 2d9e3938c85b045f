//! What the service worker caches: pages as they were last seen, and one that explains what is unavailable without a network.

use std::collections::BTreeSet;

use crate::prelude::*;

#[tokio::test]
async fn pages_work_with_a_full_cache() {
    let (server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.has_cached(&format!("{table}/hands/new")).await;
    phone.settle("caches.delete('assets').then(() => caches.delete('pages')).then(done)").await;
    phone.cdp("Storage.overrideQuotaForOrigin", json!({ "origin": server.url, "quotaSize": 1 }));
    let full = "caches.open('other').then((cache) => cache.put('/x', new Response('x'.repeat(10000))))
        .then(() => done('cached'), (error) => done(error.name))";
    assert_eq!(phone.settle(full).await, json!("QuotaExceededError"));
    // Pages open and a hand is saved although the service worker cannot cache anything.
    for (path, text) in [("/sheet", "No hands yet."), ("/rules", "House rules"), ("", "Enter hand 1")] {
        phone.opens(&format!("{table}{path}"), text).await;
        phone.wait_for("return document.styleSheets.length > 0 && document.styleSheets[0].cssRules.length > 0").await;
        phone.wait_for("return document.documentElement.matches('.scripted')").await;
    }
    phone.enters(&TAROT, TAROT.hand, TAROT.sentence).await;
}

async fn a_refreshed_page_is_cached_again(browser: Browser) {
    let (mut server, owner, other, table) = with_a_guest(browser, SCORER).await;
    other.has_cached(&format!("{table}/hands/new")).await;
    other.opens(&table, "Enter hand 1").await;
    owner.fill(&table, TAROT.players, &[49]).await;
    other.reads("+198").await;
    server.cut();
    other.opens(&table, "Offline: as of").await;
    other.reads("+198").await;
}

in_both_browsers!(a_refreshed_page_is_cached_again);

/// A finished table is one page, wherever its back arrow leads.
async fn a_finished_table_opens_offline_from_any_list(browser: Browser) {
    let (mut server, phone, table) = at_a_table(browser, &TAROT).await;
    phone.has_cached("/offline").await;
    phone.fill(&table, TAROT.players, &[49]).await;
    phone.close_table(&table).await;
    let club = phone.club().await;
    phone.opens(&format!("{table}?back={club}"), "+198").await;
    phone.has_cached(&table).await;
    server.cut();
    for list in ["/ledger", "/season/tarot"] {
        phone.opens(&format!("{table}?back={club}{list}"), "Offline: as of").await;
        phone.reads("+198").await;
    }
}

in_both_browsers!(a_finished_table_opens_offline_from_any_list);

async fn an_action_that_needs_the_server_shows_a_notice_offline(browser: Browser) {
    let (mut server, phone, table) = at_a_table(browser, &TAROT).await;
    phone.has_cached("/offline").await;
    phone.tap_in_menu("Deutsch").await;
    phone.reads("Spiel 1 eintragen").await;
    // The offline page is cached again in the new language.
    let german = "caches.match('/offline', { ignoreVary: true }).then((page) => page.text())
        .then((html) => done(html.includes('Keine Verbindung')))";
    while phone.settle(german).await != json!(true) {}
    phone.goto(&format!("{table}/share")).await;
    server.cut();
    // Sending a form fails with a notice.
    phone.tap(".dock button.primary").await;
    phone.reads_all(&["Keine Verbindung", "nicht bestätigt"]).await;
    phone.assert_sound().await;
    // A page that is not cached opens once the network is back.
    phone.opens(&format!("{table}/sheet?as=running"), "Diese Seite gibt es nur mit Verbindung.").await;
    server.restore();
    phone.taps("Noch einmal versuchen", "Noch kein Spiel.").await;
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
        phone.appears("h1").await;
    }
    phone.goto(&stops[0].path).await;
    phone.has_cached(&stops[0].path).await;
    phone.has_cached("/offline").await;
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
    phone.has_cached(&format!("{table}/hands/new")).await;
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
    assert_eq!(phone.settle(newest_again).await, json!(true), "the style of a cached page");
    phone.settle("caches.open('pages').then((pages) => pages.delete('/t/old')).then(done)").await;
    phone.goto(&table).await;
    assert_eq!(phone.settle(newest_again).await, json!(false), "the style of no page");
}

in_both_browsers!(an_old_style_stays_with_its_pages);

/// Chromium with a service worker, and `WebKit` without one, over plain http.
async fn with_and_without_a_worker() -> [(Server, Phone); 2] {
    [at_a_server(Browser::Chromium).await, over_plain_http(Browser::WebKit).await]
}

#[tokio::test]
async fn the_board_offline_is_the_one_that_was_shown_last() {
    for (mut server, phone) in with_and_without_a_worker().await {
        let table = phone.open_table(&TAROT).await;
        phone.goto(&table).await;
        if phone.run("return 'serviceWorker' in navigator").await == true {
            phone.has_cached(&format!("{table}/hands/new")).await;
        } else {
            phone.has_cached_forms().await;
        }
        phone.enter(&TAROT, TAROT.hand).await;
        phone.arrive_at(&table).await;
        phone.all_sent().await;
        phone.reads("+198").await;
        server.cut();
        phone.open_next_form(&table, 2).await;
        phone.tap(".back").await;
        phone.reads_all(&["+198", "Offline: as of"]).await;
        server.restore();
    }
}

#[tokio::test]
async fn a_bid_that_was_not_sent_shows_a_notice() {
    for (mut server, phone) in with_and_without_a_worker().await {
        let table = phone.open_table(&TAROT).await;
        phone.tap("#bids summary").await;
        phone.choose("taker+bid", "p1+garde").await;
        phone.appears("#bids [checked]").await;
        server.cut();
        phone.choose("taker+bid", "p2+garde").await;
        phone.reads("the bid was not sent").await;
        phone.assert_sound().await;
        server.restore();
        // The page goes back to the table's bid, so that the unsent one is not mistaken for it.
        phone.appears("[value=\"p1+garde\"]:checked").await;
        phone.appears("[data-unsent][hidden]").await;
        assert_eq!(phone.path().await, table);
    }
}

#[tokio::test]
async fn the_cached_form_knows_who_sits_out() {
    let labels = ["p1", "p2", "p3", "p4"];
    for (mut server, phone) in with_and_without_a_worker().await {
        let table = phone.open_table_of("tresillo", &["Ana", "Bruno", "Carla", "Dimitri"]).await;
        phone.goto(&table).await;
        if phone.run("return 'serviceWorker' in navigator").await == true {
            phone.has_cached(&format!("{table}/hands/new?ahead=3")).await;
        } else {
            phone.has_cached_forms().await;
        }
        server.cut();
        // The dealer sits out, so the fifth hand has the same dealer as the first.
        for (number, dealer) in (1..=5).zip(labels.iter().cycle()) {
            phone.open_next_form(&table, number).await;
            let script = "return [...new Set([...document.querySelectorAll('[name=\"hombre+bid\"]')].map((one) => one.value.split('+')[0]))]";
            let playing: Vec<_> = labels.iter().filter(|label| *label != dealer).collect();
            assert_eq!(phone.run(script).await, json!(playing), "hand {number}");
            let bid = format!("{}+juego", playing[0]);
            phone.choose("hombre+bid", &bid).await;
            phone.fill_in_and_save(&[Step::Answer("outcome+codillo", "sacado")]).await;
            phone.await_path(&table).await;
        }
        server.restore();
        phone.all_sent().await;
        phone.reads("Enter hand 6").await;
    }
}

#[tokio::test]
async fn the_cached_form_knows_who_deals_again() {
    let (mut server, phone) = at_a_server(Browser::Chromium).await;
    let players = ["Ana", "Bruno", "Carla", "Dimitri", "Elsa"];
    let table = phone.open_table_with("doppelkopf", &players, &[("compulsory_solos", "1")]).await;
    phone.post_hand(&table, &json!({ "re[]": "p2", "points": "130", "compulsory": "true" })).await;
    phone.goto(&table).await;
    phone.has_cached(&format!("{table}/hands/new?ahead=4")).await;
    server.cut();
    // The dealer sits out. After a compulsory solo they deal again, whether it is saved or waits.
    let hands = [(2, "p1", false), (3, "p2", true), (4, "p2", false), (5, "p3", false)];
    for (number, dealer, is_compulsory) in hands {
        phone.open_next_form(&table, number).await;
        let script = "return [...document.querySelectorAll('[name=\"re[]\"]')].map((one) => one.value)";
        let playing: Vec<_> = ["p1", "p2", "p3", "p4", "p5"].into_iter().filter(|label| *label != dealer).collect();
        assert_eq!(phone.run(script).await, json!(playing), "hand {number}");
        let mut steps = vec![Step::Answer("re[]", playing[0]), Step::Number("points", "130")];
        if is_compulsory {
            steps.extend([Step::Unfold(1), Step::Answer("compulsory", "true")]);
        }
        phone.fill_in_and_save(&steps).await;
        phone.await_path(&table).await;
    }
    server.restore();
    phone.all_sent().await;
    phone.reads("Enter hand 6").await;
}
