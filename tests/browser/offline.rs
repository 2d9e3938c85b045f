//! Hands that are entered while the server is unreachable: each ends up on the sheet once, in order, whatever happens.

use std::ops::RangeInclusive;

use crate::prelude::*;

/// How long a save may go without a response before the page shows that the hand waits, in milliseconds.
const MOMENT: RangeInclusive<f64> = 1500.0..=3500.0;

impl Phone {
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
    phone.has_cached(&format!("{table}/hands/new")).await;
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
    phone.appears("#pending:not([hidden])").await;
    // Ana dealt the hand that waits. Without the server, neither page knows who deals the next one.
    phone.reads("Enter hand 2").await;
    assert!(!phone.text("#main").await.contains("Ana deals"));
    phone.open_next_form(&table, 2).await;
    let dealer = "return getComputedStyle(document.querySelector('details:has([name=dealer]) small')).display";
    assert_eq!(phone.run(dealer).await, json!("none"));
    phone.goto(&table).await;
    server.restore();
    phone.appears("#pending[hidden]").await;
    phone.reads("Bruno deals").await;
    phone.sheet_is(&table, &["−66"]).await;
}

async fn two_hands_wait_in_order_and_survive_the_tab(browser: Browser) {
    let (mut server, phone, table) = prepared(browser).await;
    server.cut();
    for (waiting, hand) in [("1 hand not sent yet", TAROT.hand), ("2 hands not sent yet", CARLA)] {
        // The same form from the cache, which does not know of the first hand, is a new hand each time.
        phone.open_form(&table).await;
        phone.saves(hand, waiting).await;
    }
    phone.change_tabs().await;
    server.restore();
    phone.opens(&table, "Enter hand 3").await;
    phone.sheet_is(&table, &["−70", "−66"]).await;
}

in_both_browsers!(two_hands_wait_in_order_and_survive_the_tab);

#[tokio::test]
async fn a_hand_refused_after_waiting_is_a_choice_too() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.open_form(&table).await;
    // A hand has at most 91 points, so the server will refuse it.
    server.cut();
    phone.fill_in(&TAROT.hand[..2]).await;
    phone.saves(&[Step::Number("points", "95")], "1 hand not sent yet").await;
    server.restore();
    phone.opens(&table, "A hand was not accepted").await;
    phone.taps("View", "There is a problem").await;
    phone.saves(&TAROT.hand[2..], TAROT.sentence).await;
    phone.sheet_is(&table, &["−66"]).await;
}

#[tokio::test]
async fn a_hand_is_kept_before_it_is_sent() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.open_form(&table).await;
    phone.fill_in(TAROT.hand).await;
    server.silence();
    phone.saves(&[], "Saving…").await;
    // The tab is closed before a response arrives, and the server has not processed the hand.
    phone.change_tabs().await;
    server.cut();
    server.restore();
    phone.opens(&table, "Enter hand 2").await;
    phone.sheet_is(&table, &["−66"]).await;
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
    phone.saves(&[], "Saving…").await;
    phone.reads("1 hand not sent yet").await;
    let time = phone.run("return sessionStorage.waiting - sessionStorage.saved").await;
    assert!(time.as_f64().is_some_and(|time| MOMENT.contains(&time)), "{time}");
    phone.await_path(&table).await;
    server.cut();
    server.restore();
    phone.reads("Enter hand 2").await;
    phone.sheet_is(&table, &["−66"]).await;
}

async fn the_evening_goes_on_over_plain_http(browser: Browser) {
    let (mut server, phone) = over_plain_http(browser).await;
    let table = phone.open_table(&TAROT).await;
    assert_eq!(phone.run("return isSecureContext || 'serviceWorker' in navigator").await, json!(false));
    phone.goto(&table).await;
    // The page fetches the form some time after it has loaded.
    phone.wait_for("return performance.getEntriesByName(`${location.href}/hands/new`).length > 0").await;
    phone.run("window.isTheSame = true").await;
    server.cut();
    for (number, hand) in [(1, TAROT.hand), (2, CARLA)] {
        phone.open_next_form(&table, number).await;
        phone.fill_in_and_save(hand).await;
        phone.await_path(&table).await;
    }
    phone.reads_all(&["2 hands not sent yet", "Enter hand 3"]).await;
    server.restore();
    phone.all_sent().await;
    phone.reads("Enter hand 3").await;
    assert_eq!(phone.run("return window.isTheSame").await, json!(true));
    phone.sheet_is(&table, &["−70", "−66"]).await;
}

in_both_browsers!(the_evening_goes_on_over_plain_http);

#[tokio::test]
async fn a_form_by_itself_goes_on_to_the_next_hand() {
    let (mut server, phone) = over_plain_http(Browser::Chromium).await;
    let table = phone.open_table(&TAROT).await;
    phone.open_form(&table).await;
    // The form's pads load after the first paint.
    phone.has_loaded("number-pad.js").await;
    server.cut();
    phone.saves(TAROT.hand, "1 hand not sent yet").await;
    phone.reads("Hand 2").await;
    let emptied =
        "return !document.querySelector('[name=bouts]:checked') && !document.querySelector('#say').textContent";
    phone.wait_for(emptied).await;
    server.restore();
    // The phone sends the hand without a tap and without an event stream.
    phone.sheet_is(&table, &["−66"]).await;
}

#[tokio::test]
async fn a_form_goes_on_behind_a_hand_that_was_sent_meanwhile() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.open_form(&table).await;
    server.cut();
    phone.saves(TAROT.hand, "1 hand not sent yet").await;
    phone.open_form(&table).await;
    phone.reads("Hand 2").await;
    phone.choose("taker+bid", "p3+garde").await;
    // A draft of a hand is also restored if the hand before it waits, and if the module that lists those cannot be loaded.
    phone.cdp("Network.enable", json!({}));
    for blocked in [json!(["*/waiting-hands.js*"]), json!([])] {
        phone.cdp("Network.setBlockedURLs", json!({ "urls": blocked }));
        phone.open_form(&table).await;
        phone.reads("What you had entered is still here.").await;
    }
    server.restore();
    phone.wait_for("return !document.getElementById('bar').innerText.includes('not sent')").await;
    phone.reads("Hand 2").await;
    assert_eq!(phone.value("#hand [name=number]").await, "2");
    phone.fill_in_and_save(&CARLA[1..]).await;
    phone.saved(&table, 2).await;
}

#[tokio::test]
async fn a_form_from_before_the_last_hand_is_for_the_next_one() {
    let (mut server, phone, table) = prepared(Browser::Chromium).await;
    phone.open_form(&table).await;
    // The network is lost before the form of hand 2 is cached.
    phone.run("Cache.prototype.put = async () => {}").await;
    phone.fill_in_and_save(TAROT.hand).await;
    phone.arrive_at(&table).await;
    server.cut();
    phone.open_next_form(&table, 2).await;
    phone.reads("This form was loaded for an earlier hand.").await;
    phone.saves(CARLA, "1 hand not sent yet").await;
    server.restore();
    phone.sheet_is(&table, &["−70", "−66"]).await;
}
