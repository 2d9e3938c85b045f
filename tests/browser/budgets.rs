//! Budgets for the size of pages, and for how much they shift while they load or are used.

use fantoccini::Locator;
use serde_json::json;

use crate::driver::Browser;
use crate::games::TAROT;
use crate::live::link;
use crate::phone::{Phone, kitchen};
use crate::server::{Server, at_a_table};

/// Budgets in bytes as transferred, compressed. A first visit includes everything that it loads until it is complete.
const FIRST_VISIT: u64 = 40_000;
const PAGE: u64 = 4_500;
const PAGE_OF_A_HUNDRED: u64 = 15_000;

/// The layout shift that is allowed while a page loads: wider numbers may move the columns of a table by a few pixels.
const SHIFT: f64 = 0.02;

/// The size of the pieces in which the slowest network delivers a page, in characters. Less than a row of a table.
const PIECE: u32 = 300;

const HANDS: usize = 100;

impl Phone {
    /// The compressed size of a response in bytes. The request bypasses the service worker, which would hide it.
    async fn weigh(&self, path: &str) -> u64 {
        let script = "const [path, done] = arguments;
            fetch(path, { cache: 'no-store' }).then((answer) => answer.text()).then(() =>
                done(performance.getEntriesByName(new URL(path, location).href).at(-1).encodedBodySize))";
        let size = self.client.execute_async(script, vec![json!(path)]).await.expect("an answer");
        size.as_u64().filter(|size| *size > 500).unwrap_or_else(|| panic!("{path} was not weighed: {size}"))
    }

    /// The files that a page loaded over the network besides itself, with their sizes in bytes. The manifest and the icons
    /// do not count, because the browser loads them only to offer an installation.
    async fn loaded(&self) -> Vec<(String, u64)> {
        self.wait_for("return document.readyState === 'complete'").await;
        let script = "return performance.getEntriesByType('resource')
            .filter((one) => ['link', 'script', 'css', 'img', 'other'].includes(one.initiatorType) && one.transferSize > 0
                && !/manifest|icon/.test(one.name))
            .map((one) => [new URL(one.name).pathname, one.encodedBodySize])";
        let found = self.run(script).await;
        let all = found.as_array().cloned().unwrap_or_default();
        all.iter()
            .map(|one| (one[0].as_str().unwrap_or_default().to_owned(), one[1].as_u64().unwrap_or_default()))
            .collect()
    }

    /// Writes a page piece by piece, as a slow network delivers it, and draws each piece before it writes the next one.
    /// Returns the total layout shift.
    async fn trickle(&self, path: &str) -> f64 {
        let script = "const [path, piece, done] = arguments, moved = [];
            const observer = new PerformanceObserver((list) => moved.push(...list.getEntries()));
            const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
            fetch(path).then((answer) => answer.text()).then(async (text) => {
                document.open();
                observer.observe({ type: 'layout-shift' });
                for (let at = 0; at < text.length; at += piece) {
                    document.write(text.slice(at, at + piece));
                    await drawn();
                }
                document.close();
                await drawn();
                moved.push(...observer.takeRecords());
                done(moved.reduce((sum, one) => sum + one.value, 0));
            })";
        let moved = self.client.execute_async(script, vec![json!(path), json!(PIECE)]).await.expect("a page");
        moved.as_f64().unwrap_or_else(|| panic!("{path}: {moved}"))
    }
}

#[tokio::test]
async fn a_first_visit_is_light() {
    let (server, host, table) = at_a_table(Browser::Chromium, &TAROT).await;
    for path in ["/".to_owned(), link(&host, &table, 0).await] {
        let phone = Phone::new(Browser::Chromium, &server.url).await;
        phone.goto(&path).await;
        let loaded = phone.loaded().await;
        let page = phone.weigh(&path).await;
        let total = page + loaded.iter().map(|one| one.1).sum::<u64>();
        println!("{path}: {total} B: the page {page} B, then {loaded:?}");
        for file in ["/tanto.css", "/app.js", "/live.js"] {
            assert!(loaded.iter().any(|one| one.0.contains(file)), "{file} was not loaded");
        }
        assert!(total <= FIRST_VISIT, "{path} has {total} B of {FIRST_VISIT}");
    }
}

#[tokio::test]
async fn a_repeated_visit_loads_no_asset() {
    let server = Server::start();
    for url in [server.url.clone(), kitchen(Browser::Chromium, &server.url)] {
        let phone = Phone::new(Browser::Chromium, &url).await;
        let table = phone.open_table(&TAROT).await;
        let form = format!("{table}/hands/new");
        phone.goto(&form).await;
        phone
            .wait_for(
                "return performance.getEntriesByType('resource').some((one) => one.name.includes('/number-pad.js'))",
            )
            .await;
        phone.goto(&form).await;
        assert_eq!(phone.loaded().await, [], "{url}");
    }
}

#[tokio::test]
async fn pages_are_light() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.fill(&table, TAROT.players, &[49, 30, 51]).await;
    for (path, most) in [("", PAGE), ("/hands/new", PAGE), ("/hands/3", PAGE), ("/settlement", PAGE)] {
        let bytes = phone.weigh(&format!("{table}{path}")).await;
        println!("{path}: {bytes} B");
        assert!(bytes <= most, "{path} has {bytes} B of {most}");
    }
    let points: Vec<i64> = (0..HANDS).map(|hand| i64::try_from(hand * 37 % 60).unwrap_or_default() + 9).collect();
    phone.fill(&table, TAROT.players, &points[3..]).await;
    let sheet = phone.weigh(&format!("{table}/sheet")).await;
    println!("sheet of {HANDS} hands: {sheet} B");
    phone.goto(&format!("{table}/sheet")).await;
    let styles = "return [...document.querySelectorAll('link[rel=stylesheet]')].map((one) => one.getAttribute('href'))";
    let styles: Vec<String> = serde_json::from_value(phone.run(styles).await).expect("addresses");
    assert_eq!(styles.len(), 1, "a page waits for one style: {styles:?}");
    assert!(sheet <= PAGE_OF_A_HUNDRED, "{sheet} B");
    let live = phone.weigh(&table).await;
    println!("live with {HANDS} hands: {live} B");
    assert!(live <= PAGE, "live with {HANDS} hands: {live} B");
}

#[tokio::test]
async fn pages_do_not_shift_while_they_load() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.fill(&table, TAROT.players, &[49, 30, 51]).await;
    let mut paths = vec!["/".to_owned(), "/tables/new?game=tarot".to_owned()];
    let pages = ["", "/hands/new", "/hands/3", "/sheet", "/settlement", "/rules", "/share", "/watch"];
    paths.extend(pages.map(|page| format!("{table}{page}")));
    for path in paths {
        phone.goto(&path).await;
        let shift = phone.trickle(&path).await;
        println!("{path} in pieces: shifts {shift:.4}");
        assert!(shift <= SHIFT, "{path} shifts by {shift}");
    }
}

#[tokio::test]
async fn the_form_does_not_shift_while_a_hand_is_entered() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
    phone.goto(&format!("{table}/hands/new")).await;
    phone.wait_for("return document.readyState === 'complete'").await;
    let fingers = [
        "label:has([value='p1+garde'])",
        "label:has([name=bouts][value='2'])",
        "[data-key='4']",
        "[data-key='9']",
        "label:has([name=bouts][value='3'])",
    ];
    for place in fingers {
        let found = phone.client.find(Locator::Css(place)).await.expect(place);
        phone.touch(found).await.expect("a touch");
    }
    let entered =
        "return [document.querySelector('[name=points]').value, document.querySelector('[name=bouts]:checked').value]";
    assert_eq!(phone.run(entered).await, json!(["49", "3"]));
    let shifts = "let shift = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((one) => shift += one.value))
            .observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(shift), 200)";
    let shift = phone.settle(shifts).await.as_f64().expect("how much has moved");
    assert!(shift <= SHIFT, "{shift}");
}
