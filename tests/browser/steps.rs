//! What people do again and again: join a table, fill in the form, save a hand, look at the sheet.

use crate::prelude::*;

/// The links on an owner's page, in order.
pub const SCORER: usize = 0;
pub const SPECTATOR: usize = 1;

/// How long the service worker may take to control a page or to cache one. It begins only after the current page has loaded.
const CACHED: Duration = Duration::from_mins(1);

/// How long a page may be without the worker before it is loaded again: one that was loading when the worker became active
/// is not controlled until then.
const RELOAD: Duration = Duration::from_secs(3);

impl Phone {
    /// The path of an invitation with this role.
    pub async fn link(&self, table: &str, role: usize) -> String {
        self.goto(&format!("{table}/share")).await;
        self.taps("New code", "Only watch").await;
        let script = "return new URL(document.querySelectorAll('input[readonly]')[arguments[0]].value).pathname";
        self.run_with(script, vec![role.into()]).await.as_str().expect("a link").to_owned()
    }

    /// Joins a table with an invitation of its owner.
    pub async fn join(&self, owner: &Phone, table: &str, role: usize) {
        self.goto(&owner.link(table, role).await).await;
        self.tap_words("Join").await;
        // Who only watches is not asked who they are.
        if role == SCORER {
            self.await_path(&format!("{table}/who")).await;
            self.tap_words("Skip").await;
            self.arrive_at(table).await;
        }
        self.await_path(table).await;
    }

    /// A second phone that joins this owner's table, and reaches the server at a URL.
    pub async fn invite(&self, browser: Browser, url: &str, table: &str, role: usize) -> Self {
        let guest = Self::new(browser, url).await;
        guest.join(self, table, role).await;
        guest
    }

    /// Opens a page and waits until it shows these words.
    pub async fn opens(&self, path: &str, words: &str) {
        self.goto(path).await;
        self.reads(words).await;
    }

    /// Taps words and waits until the page shows others.
    pub async fn taps(&self, words: &str, then: &str) {
        self.tap_words(words).await;
        self.reads(then).await;
    }

    /// Fills in the rest of the entry form, saves the hand, and waits until the page shows these words.
    pub async fn saves(&self, hand: &[Step], then: &str) {
        self.fill_in_and_save(hand).await;
        self.reads(then).await;
    }

    /// Enters a hand from the live table, and waits until the page shows these words.
    pub async fn enters(&self, game: &Game, hand: &[Step], then: &str) {
        self.enter(game, hand).await;
        self.reads(then).await;
    }

    pub async fn reads_all(&self, words: &[&str]) {
        for words in words {
            self.reads(words).await;
        }
    }

    /// Waits until an element matches a selector.
    pub async fn appears(&self, css: &str) {
        self.wait_for(&format!("return !!document.querySelector({})", json!(css))).await;
    }

    /// Waits until no element matches a selector.
    pub async fn disappears(&self, css: &str) {
        self.wait_for(&format!("return !document.querySelector({})", json!(css))).await;
    }

    /// Waits until the path begins with `beginning`, and returns the path.
    pub async fn await_path(&self, beginning: &str) -> String {
        self.wait_for(&format!("return location.pathname.startsWith('{beginning}')")).await;
        self.path().await
    }

    /// Waits until the path is exactly this one.
    pub async fn arrive_at(&self, path: &str) {
        self.wait_for(&format!("return location.pathname === '{path}'")).await;
    }

    /// Opens the entry form of a table.
    pub async fn open_form(&self, table: &str) {
        self.goto(&format!("{table}/hands/new")).await;
    }

    /// Saves the hand in the entry form, which must be open.
    pub async fn save(&self) {
        self.tap("button.primary[form=hand]").await;
    }

    /// Opens the next hand's form from the live table, as a player does, and waits until the form shows its number.
    pub async fn open_next_form(&self, table: &str, number: usize) {
        self.tap_words(&format!("Enter hand {number}")).await;
        self.await_path(&format!("{table}/hands/new")).await;
        self.reads(&format!("Hand {number}")).await;
    }

    /// Posts fields to the server from the page and returns the status.
    pub async fn post(&self, path: &str, fields: &Value) -> Value {
        let script = "const [path, fields] = arguments[0], done = arguments[1];
            fetch(path, { method: 'POST', headers: { 'X-Part': 'save' }, body: new URLSearchParams({ key: Math.random(), ...fields }) })
                .then((answer) => done(answer.status), (error) => done(`${error}`))";
        self.client.execute_async(script, vec![json!([path, fields])]).await.expect("an answer")
    }

    /// Posts a hand without the form.
    pub async fn post_hand(&self, table: &str, hand: &Value) {
        assert_eq!(self.post(&format!("{table}/hands"), hand).await, json!(201), "{hand}");
    }

    /// Posts a tarot hand for each of `points`: a garde with two bouts, by each taker in turn.
    pub async fn fill(&self, table: &str, takers: &[&str], points: &[i64]) {
        for (points, taker) in points.iter().zip(takers.iter().cycle()) {
            let hand = json!({ "taker": taker, "bid": "garde", "bouts": "2", "points": points.to_string() });
            self.post_hand(table, &hand).await;
        }
    }

    pub async fn close_table(&self, table: &str) {
        self.goto(&format!("{table}/closing")).await;
        self.tap(".dock .primary").await;
        self.arrive_at(table).await;
    }

    /// The path of the phone's only club, as home links to it.
    pub async fn club(&self) -> String {
        self.goto("/").await;
        let find = "return document.querySelector('a[href^=\"/c/\"]').getAttribute('href').split('/', 3).join('/')";
        self.run(find).await.as_str().expect("a club").to_owned()
    }

    /// Taps an entry of the page's menu.
    pub async fn tap_in_menu(&self, words: &str) {
        self.tap(".menu summary").await;
        self.tap_words(words).await;
    }

    /// The value of the first field or checked answer that matches a selector, or "" if there is none.
    pub async fn value(&self, css: &str) -> String {
        let value = self.run_with("return document.querySelector(arguments[0])?.value ?? ''", vec![css.into()]).await;
        value.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until this many hands are on the sheet, not counting voided ones.
    pub async fn saved(&self, table: &str, hands: usize) {
        let count = format!(
            "fetch('{table}/sheet').then((answer) => answer.text()).then((text) => done(
                new DOMParser().parseFromString(text, 'text/html').querySelectorAll('.hands tbody:not(.void)').length))"
        );
        // A hand that waits on the phone is sent again after some seconds.
        for _ in 0..200 {
            if self.try_to_settle(&count).await.is_ok_and(|found| found == hands) {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        panic!("{hands} hands are not on the sheet");
    }

    /// Waits until no hand waits and the sheet has this many hands, and checks the last player's score for each, newest first.
    pub async fn sheet_is(&self, table: &str, scores: &[&str]) {
        self.all_sent().await;
        self.saved(table, scores.len()).await;
        self.goto(&format!("{table}/sheet")).await;
        assert_eq!(self.texts("tbody:not(.void) tr td:last-child").await, scores);
    }

    /// Waits until no hand waits on the phone.
    pub async fn all_sent(&self) {
        self.wait_for("return document.getElementById('bar')?.hidden ?? true").await;
    }

    /// Waits until the service worker controls the page.
    pub async fn await_worker(&self) {
        let start = Instant::now();
        let mut loaded = start;
        // In WebKit a script that waits for `serviceWorker.ready` sometimes never gets an answer, so this polls.
        let controlled = "return !!navigator.serviceWorker.controller";
        while self.client.execute(controlled, Vec::new()).await.ok() != Some(json!(true)) {
            assert!(start.elapsed() < CACHED, "no service worker on {}", self.path().await);
            if loaded.elapsed() > RELOAD {
                self.client.refresh().await.expect("the page loads again");
                loaded = Instant::now();
            }
            sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until the service worker controls the page and `path` is cached.
    pub async fn has_cached(&self, path: &str) {
        self.await_worker().await;
        let cached = format!(
            "caches.open('pages').then((cache) => cache.match('{path}', {{ ignoreVary: true }})).then((found) => done(!!found))"
        );
        let start = Instant::now();
        while self.try_to_settle(&cached).await.ok() != Some(json!(true)) {
            assert!(start.elapsed() < CACHED, "{path} is not cached");
            sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until the forms of the next hands are cached without a service worker: the page that comes after them has been
    /// fetched.
    pub async fn has_cached_forms(&self) {
        self.wait_for("return performance.getEntriesByName(`${location.origin}/offline`).length > 0").await;
    }

    /// Waits until a script of the page has been fetched.
    pub async fn has_loaded(&self, script: &str) {
        let is_script = format!("(one) => one.name.includes('/{script}')");
        self.wait_for(&format!("return performance.getEntriesByType('resource').some({is_script})")).await;
    }
}
