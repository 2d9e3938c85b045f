//! Budgets for the size of pages, and for how much they shift while they load or are used.

use fantoccini::Locator;

use crate::prelude::*;

/// Budgets in bytes as transferred, compressed. A first visit includes everything that it loads until it is complete.
const FIRST_VISIT: u64 = 47_000;
const PAGE: u64 = 4_500;
const PAGE_OF_A_HUNDRED: u64 = 15_000;

/// The layout shift that is allowed while a page loads: wider numbers may move the columns of a table by a few pixels.
const SHIFT: f64 = 0.02;

/// The size of the pieces in which the slowest network delivers a page, in characters. Less than a row of a table.
const PIECE: u32 = 300;

const HANDS: i64 = 100;

impl Phone {
    /// The compressed size of a response in bytes. The request bypasses the service worker, which would hide it.
    async fn weigh(&self, path: &str) -> u64 {
        let script = "const [path, done] = arguments;
            fetch(path, { cache: 'no-store' }).then((answer) => answer.text()).then(() =>
                done(performance.getEntriesByName(new URL(path, location).href).at(-1).encodedBodySize))";
        let size = self.client.execute_async(script, vec![json!(path)]).await.expect("an answer");
        size.as_u64().filter(|size| *size > 500).unwrap_or_else(|| panic!("{path} was not weighed: {size}"))
    }

    async fn assert_light(&self, table: &str, pages: &[&str], most: u64) {
        for page in pages {
            let bytes = self.weigh(&format!("{table}{page}")).await;
            assert!(bytes <= most, "{page} has {bytes} B of {most}");
        }
    }

    /// The files that a page loaded over the network besides itself, with their sizes in bytes. The manifest and the icons
    /// do not count, because the browser loads them only to offer an installation.
    async fn loaded(&self) -> Vec<(String, u64)> {
        self.wait_for("return document.readyState === 'complete'").await;
        let script = "return performance.getEntriesByType('resource')
            .filter((one) => ['link', 'script', 'css', 'img', 'other'].includes(one.initiatorType) && one.transferSize > 0
                && !/manifest|icon/.test(one.name))
            .map((one) => [new URL(one.name).pathname, one.encodedBodySize])";
        serde_json::from_value(self.run(script).await).expect("names and sizes")
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
    let (server, owner, table) = at_a_table(Browser::Chromium, &TAROT).await;
    for path in ["/".to_owned(), owner.link(&table, SCORER).await] {
        let phone = Phone::new(Browser::Chromium, &server.url).await;
        phone.goto(&path).await;
        let loaded = phone.loaded().await;
        let page = phone.weigh(&path).await;
        let total = page + loaded.iter().map(|one| one.1).sum::<u64>();
        for file in ["/tanto.css", "/app.js", "/live.js"] {
            assert!(loaded.iter().any(|one| one.0.contains(file)), "{file} was not loaded");
        }
        assert!(total <= FIRST_VISIT, "{path} has {total} B of {FIRST_VISIT}: the page {page} B, then {loaded:?}");
    }
}

#[tokio::test]
async fn a_repeated_visit_loads_no_asset() {
    let server = Server::start();
    for url in [server.url.clone(), plain_http(Browser::Chromium, &server.url)] {
        let phone = Phone::new(Browser::Chromium, &url).await;
        let table = phone.open_table(&TAROT).await;
        phone.open_form(&table).await;
        phone.has_loaded("number-pad.js").await;
        phone.open_form(&table).await;
        assert_eq!(phone.loaded().await, [], "{url}");
    }
}

#[tokio::test]
async fn pages_are_light() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.fill(&table, TAROT.players, &[49, 30, 51]).await;
    let pages = ["", "/hands/new", "/hands/3", "/settlement"];
    phone.assert_light(&table, &pages, PAGE).await;
    let points: Vec<i64> = (3..HANDS).map(|hand| hand * 37 % 60 + 9).collect();
    phone.fill(&table, TAROT.players, &points).await;
    phone.assert_light(&table, &["/sheet"], PAGE_OF_A_HUNDRED).await;
    phone.assert_light(&table, &[""], PAGE).await;
    phone.goto(&format!("{table}/sheet")).await;
    let styles = "return [...document.styleSheets].map((sheet) => sheet.href.split('/').pop())";
    assert_eq!(phone.run(styles).await, json!(["tanto.css", "tanto-more.css"]));
    let loaded = phone.loaded().await;
    assert!(!loaded.iter().any(|one| one.0.ends_with("/tanto.css")), "the usual style was loaded again: {loaded:?}");
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
        assert!(shift <= SHIFT, "{path} shifts by {shift}");
    }
}

#[tokio::test]
async fn the_form_does_not_shift_while_a_hand_is_entered() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": 4 }));
    phone.open_form(&table).await;
    phone.wait_for("return document.readyState === 'complete'").await;
    let two_bouts = "label:has([name=bouts][value='2'])";
    let three_bouts = "label:has([name=bouts][value='3'])";
    for place in ["label:has([value='p1+garde'])", two_bouts, "[data-key='4']", "[data-key='9']", three_bouts] {
        let found = phone.client.find(Locator::Css(place)).await.expect(place);
        phone.touch(found).await.expect("a touch");
    }
    assert_eq!(phone.value("[name=points]").await, "49");
    assert_eq!(phone.value("[name=bouts]:checked").await, "3");
    let shifts = "let shift = 0;
        new PerformanceObserver((list) => list.getEntries().forEach((one) => shift += one.value))
            .observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(shift), 200)";
    let shift = phone.settle(shifts).await.as_f64().expect("how much has moved");
    assert!(shift <= SHIFT, "{shift}");
}
