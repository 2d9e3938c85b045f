//! Hands that are entered while the server is unreachable: each ends up on the sheet once, in order, whatever happens.

use std::ops::RangeInclusive;

use serde_json::json;

use crate::driver::Browser;
use crate::games::{Step, TAROT};
use crate::phone::{Phone, kitchen};
use crate::server::{Server, at_a_table};

/// How long a save may go without a response before the page shows that the hand waits, in milliseconds.
const MOMENT: RangeInclusive<f64> = 1500.0..=3500.0;

const MORE: [Step; 3] =
    [Step::Answer("taker+bid", "p3+garde"), Step::Answer("bouts", "3"), Step::Number("points", "46")];

impl Phone {
    /// Waits until the service worker controls the page.
    pub async fn await_worker(&self) {
        self.settle("navigator.serviceWorker.ready.then(() => done(true))").await;
        // A page that was loading when the worker became active is not controlled until it is loaded again.
        if self.run("return !navigator.serviceWorker.controller").await == true {
            self.client.refresh().await.expect("the page loads again");
        }
        self.wait_for("return !!navigator.serviceWorker.controller").await;
    }

    /// Opens a new tab in place of this one.
    async fn change_tabs(&self) {
        let other = self.client.new_window(true).await.expect("a new tab");
        self.client.close_window().await.expect("the old tab closes");
        self.client.switch_to_window(other.handle).await.expect("the new tab");
    }
}

/// A table on a phone whose service worker has cached the entry form.
async fn prepared(browser: Browser) -> (Server, Phone, String) {
    let (server, phone, table) = at_a_table(browser, &TAROT).await;
    if browser == Browser::WebKit {
        // As in Safari, the page itself has to send the hands that wait.
        assert_eq!(phone.run("return 'SyncManager' in window").await, json!(false));
    }
    phone.await_worker().await;
    phone.goto(&table).await;
    phone.has_kept(&format!("{table}/hands/new")).await;
    (server, phone, table)
}

#[tokio::test]
async fn a_page_that_stays_open_sends_by_itself() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.tap("#dock a.primary").await;
    server.cut();
    phone.fill_in_and_save(TAROT.hand).await;
    // The cached live page shows the hand that waits.
    phone.await_path(&table).await;
    phone.reads("not sent yet").await;
    phone.wait_for("return !document.getElementById('pending').hidden").await;
    // Ana dealt the hand that waits. Without the server, neither page knows who deals the next one.
    phone.reads("Enter hand 2").await;
    let is_told = "return document.getElementById('main').innerText.includes('Ana deals')";
    assert_eq!(phone.run(is_told).await, json!(false));
    phone.tap("#dock a.primary").await;
    phone.reads("Hand 2").await;
    let dealer = "return getComputedStyle(document.querySelector('details:has([name=dealer]) small')).display";
    assert_eq!(phone.run(dealer).await, json!("none"));
    phone.goto(&table).await;
    server.restore();
    phone.wait_for("return document.getElementById('pending').hidden").await;
    phone.reads("Bruno deals").await;
    assert_eq!(phone.last_column(&table).await, ["−66"]);
}

async fn two_hands_wait_in_order_and_survive_the_tab(browser: Browser) {
    let (mut server, phone, table) = prepared(browser).await;
    server.cut();
    for (waiting, hand) in ["1 hand not sent yet", "2 hands not sent yet"].into_iter().zip([TAROT.hand, &MORE]) {
        // The form is from the cache, which does not know of the first hand.
        phone.goto(&format!("{table}/hands/new")).await;
        phone.fill_in_and_save(hand).await;
        phone.reads(waiting).await;
    }
    phone.change_tabs().await;
    server.restore();
    phone.goto(&table).await;
    phone.saved(&table, 2).await;
    phone.reads("Enter hand 3").await;
    // Carla's garde with three bouts was made by ten.
    assert_eq!(phone.last_column(&table).await, ["−70", "−66"]);
}

in_both_browsers!(two_hands_wait_in_order_and_survive_the_tab);

#[tokio::test]
async fn a_form_sent_twice_is_one_hand_and_a_cached_form_is_a_new_one() {
    let (_server, phone, table) = prepared(Browser::Chromium).await;
    phone.tap("#dock a.primary").await;
    phone.fill_in(TAROT.hand).await;
    // The request is sent twice, as after a lost response, and then the button is tapped twice.
    let twice = "const form = document.getElementById('hand');
        const send = () => fetch(form.action, { method: 'POST', headers: { 'X-Part': 'save' }, body: new URLSearchParams(new FormData(form)) });
        send().then(send).then((answer) => done(answer.status))";
    assert_eq!(phone.settle(twice).await, json!(200));
    phone.run("const save = document.querySelector('.dock .primary'); save.click(); save.click()").await;
    phone.reads("Hand 1 saved").await;
    assert_eq!(phone.last_column(&table).await, ["−66"]);

    // Opening the same page from the cache twice makes two hands, because each opening creates a new key.
    phone.goto(&table).await;
    for number in ["2", "3"] {
        phone.goto(&format!("{table}/hands/new")).await;
        phone.fill_in_and_save(TAROT.hand).await;
        phone.reads(&format!("Hand {number} saved")).await;
    }
    assert_eq!(phone.last_column(&table).await.len(), 3);
}

#[tokio::test]
async fn a_hand_refused_after_waiting_is_a_choice_too() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.goto(&format!("{table}/hands/new")).await;
    // A hand has at most 91 points, so the server will refuse it.
    server.cut();
    phone
        .fill_in_and_save(&[
            Step::Answer("taker+bid", "p1+garde"),
            Step::Answer("bouts", "2"),
            Step::Number("points", "95"),
        ])
        .await;
    phone.reads("1 hand not sent yet").await;
    server.restore();
    phone.goto(&table).await;
    phone.reads("A hand was not accepted").await;
    phone.tap_words("View").await;
    phone.reads("There is a problem").await;
    phone.take(&Step::Number("points", "49")).await;
    phone.tap("button.primary[form=hand]").await;
    phone.reads(TAROT.said).await;
    phone.all_sent().await;
    phone.saved(&table, 1).await;
    assert_eq!(phone.last_column(&table).await, ["−66"]);
}

#[tokio::test]
async fn a_hand_is_kept_before_it_is_sent() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.goto(&format!("{table}/hands/new")).await;
    phone.fill_in(TAROT.hand).await;
    server.silence();
    phone.tap("button.primary[form=hand]").await;
    phone.reads("Saving…").await;
    // The tab is closed before a response arrives, and the server has not processed the hand.
    phone.change_tabs().await;
    server.cut();
    server.restore();
    phone.goto(&table).await;
    phone.saved(&table, 1).await;
    phone.reads("Enter hand 2").await;
    assert_eq!(phone.last_column(&table).await, ["−66"]);
}

#[tokio::test]
async fn a_silent_network_lets_the_table_go_on() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.tap("#dock a.primary").await;
    phone.fill_in(TAROT.hand).await;
    // The page measures the time itself, because the driver waits for the next page, which a silent network delays.
    let watch = "addEventListener('click', () => sessionStorage.saved = Date.now(), true);
        new MutationObserver(() => sessionStorage.waiting ??= Date.now()).observe(document.querySelector('#bar'), { attributes: true })";
    phone.run(watch).await;
    server.silence();
    phone.tap("button.primary[form=hand]").await;
    phone.reads("Saving…").await;
    phone.reads("1 hand not sent yet").await;
    let time = phone.run("return sessionStorage.waiting - sessionStorage.saved").await;
    assert!(time.as_f64().is_some_and(|time| MOMENT.contains(&time)), "{time}");
    phone.await_path(&table).await;
    server.cut();
    server.restore();
    phone.reads("Enter hand 2").await;
    phone.all_sent().await;
    assert_eq!(phone.last_column(&table).await, ["−66"]);
}

#[tokio::test]
async fn an_incomplete_hand_does_not_wait() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.goto(&format!("{table}/hands/new")).await;
    server.cut();
    phone.fill_in_and_save(&TAROT.hand[..1]).await;
    phone.reads("Still missing: ").await;
    assert_eq!(phone.path().await, format!("{table}/hands/new"));
    assert!(phone.sees("#bar[hidden]").await, "nothing waits");
    phone.fill_in_and_save(&TAROT.hand[1..]).await;
    phone.reads("1 hand not sent yet").await;
    server.restore();
    phone.goto(&table).await;
    phone.saved(&table, 1).await;
    phone.reads("Enter hand 2").await;
    assert_eq!(phone.last_column(&table).await, ["−66"]);
}

async fn the_evening_goes_on_over_plain_http(browser: Browser) {
    let mut server = Server::start();
    let phone = Phone::new(browser, &kitchen(browser, &server.url)).await;
    let table = phone.open_table(&TAROT).await;
    assert_eq!(phone.run("return isSecureContext || 'serviceWorker' in navigator").await, json!(false));
    phone.goto(&table).await;
    // The page fetches the form some time after it has loaded.
    phone.wait_for("return performance.getEntriesByName(`${location.href}/hands/new`).length > 0").await;
    phone.run("window.isTheSame = true").await;
    server.cut();
    for (number, hand) in [("1", TAROT.hand), ("2", &MORE)] {
        phone.tap_words(&format!("Enter hand {number}")).await;
        phone.await_path(&format!("{table}/hands/new")).await;
        phone.reads(&format!("Hand {number}")).await;
        phone.fill_in_and_save(hand).await;
        phone.await_path(&table).await;
    }
    phone.reads("2 hands not sent yet").await;
    phone.reads("Enter hand 3").await;
    server.restore();
    phone.all_sent().await;
    phone.reads("Enter hand 3").await;
    assert_eq!(phone.run("return window.isTheSame").await, json!(true));
    assert_eq!(phone.last_column(&table).await, ["−70", "−66"]);
}

in_both_browsers!(the_evening_goes_on_over_plain_http);

#[tokio::test]
async fn a_form_by_itself_goes_on_to_the_next_hand() {
    let mut server = Server::start();
    let phone = Phone::new(Browser::Chromium, &kitchen(Browser::Chromium, &server.url)).await;
    let table = phone.open_table(&TAROT).await;
    phone.goto(&format!("{table}/hands/new")).await;
    // The form's pads load after the first paint.
    phone
        .wait_for("return performance.getEntriesByType('resource').some((one) => one.name.includes('/number-pad.js'))")
        .await;
    server.cut();
    phone.fill_in_and_save(TAROT.hand).await;
    phone.reads("1 hand not sent yet").await;
    phone.reads("Hand 2").await;
    let emptied =
        "return !document.querySelector('[name=bouts]:checked') && !document.querySelector('#say').textContent";
    phone.wait_for(emptied).await;
    server.restore();
    // The phone sends the hand without a tap and without an event stream.
    phone.all_sent().await;
    assert_eq!(phone.last_column(&table).await, ["−66"]);
}

#[tokio::test]
async fn a_form_goes_on_behind_a_hand_that_was_sent_meanwhile() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    let form = format!("{table}/hands/new");
    phone.goto(&form).await;
    server.cut();
    phone.fill_in_and_save(TAROT.hand).await;
    phone.reads("1 hand not sent yet").await;
    phone.goto(&form).await;
    phone.reads("Hand 2").await;
    phone.choose("taker+bid", "p3+garde").await;
    // A draft of a hand is also restored if the hand before it waits.
    phone.goto(&form).await;
    phone.reads("What you had entered is still here.").await;
    phone.tap("[data-clear]").await;
    phone.wait_for("return !document.querySelector('[name=\"taker+bid\"]:checked')").await;
    phone.goto(&form).await;
    server.restore();
    phone.wait_for("return !document.getElementById('bar').innerText.includes('not sent')").await;
    phone.reads("Hand 2").await;
    let number = "return document.querySelector('#hand [name=number]').value";
    assert_eq!(phone.run(number).await, json!("2"));
    phone.fill_in_and_save(&MORE).await;
    phone.saved(&table, 2).await;
}
