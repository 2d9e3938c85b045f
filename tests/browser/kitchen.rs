//! Over plain http there is no service worker, but pages still report what they cannot load or send without a network.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::driver::Browser;
use crate::games::TAROT;
use crate::phone::{Phone, kitchen};
use crate::server::Server;

/// How long the phone may wait for the server before it reports an error that it can find itself.
const MOMENT: Duration = Duration::from_secs(5);

/// Whether the script that sends forms over plain http has loaded.
const PLAIN_HTTP: &str =
    "return performance.getEntriesByType('resource').some((one) => one.name.includes('/plain-http.js'))";

async fn an_unavailable_page_shows_a_notice_over_plain_http(browser: Browser) {
    let mut server = Server::start();
    let phone = Phone::new(browser, &kitchen(browser, &server.url)).await;
    let table = phone.open_table(&TAROT).await;
    phone.goto(&table).await;
    phone.wait_for("return performance.getEntriesByName(`${location.origin}/offline`).length > 0").await;
    server.cut();
    phone.reads("Offline: as of").await;
    phone.tap(".menu summary").await;
    phone.tap_words("All hands").await;
    phone.reads("This page is not available without a connection.").await;
    // Back leads to the table.
    phone.client.back().await.expect("the page before");
    phone.reads("Enter hand 1").await;
    phone.tap(".menu summary").await;
    phone.tap_words("All hands").await;
    phone.reads("This page is not available without a connection.").await;
    server.restore();
    // The first attempt may still use the broken connection, so the link is clicked again every five seconds.
    let again = "if (!(Date.now() - window.tried < 5000)) {
            window.tried = Date.now();
            document.querySelector(`.dock [href$='/sheet']`)?.click();
        }
        return document.body.innerText.includes('No hands yet.')";
    phone.wait_for(again).await;
    assert_eq!(phone.path().await, format!("{table}/sheet"));
}

in_both_browsers!(an_unavailable_page_shows_a_notice_over_plain_http);

#[tokio::test]
async fn a_form_over_plain_http_keeps_what_was_typed() {
    let mut server = Server::start();
    let phone = Phone::new(Browser::WebKit, &kitchen(Browser::WebKit, &server.url)).await;
    let table = phone.open_table(&TAROT).await;
    phone.goto(&format!("{table}/players")).await;
    phone.wait_for(PLAIN_HTTP).await;
    server.cut();
    phone.type_into("#seat-0", "Anna").await;
    phone.tap("[value=rename]").await;
    phone.reads("No connection: this was not confirmed.").await;
    phone.assert_sound().await;
    let typed = "return document.querySelector('#seat-0').value";
    assert_eq!(phone.run(typed).await, json!("Anna"));
    server.restore();
    phone.tap("[value=rename]").await;
    phone.wait_for("return document.querySelector('#unsent').hidden").await;
    phone.goto(&table).await;
    phone.reads("Anna").await;
    // A new player takes over a seat.
    phone.goto(&format!("{table}/players")).await;
    phone.wait_for(PLAIN_HTTP).await;
    phone.type_into("#seat-1", "Zoé").await;
    phone.tap("form:has(#seat-1) [value=replace]").await;
    phone.wait_for("return document.querySelector('#seat-1').defaultValue === 'Zoé'").await;
    phone.goto(&table).await;
    phone.reads("Zoé").await;
    // When the server refuses the form, the same page still has what was typed.
    phone.goto(&format!("{table}/players")).await;
    phone.wait_for(PLAIN_HTTP).await;
    phone.type_into("#seat-0", "Bruno").await;
    phone.tap("[value=rename]").await;
    phone.reads("There is a problem").await;
    assert_eq!(phone.run(typed).await, json!("Bruno"));
}

#[tokio::test]
async fn a_silent_server_blocks_neither_errors_nor_saving_nor_links() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &kitchen(Browser::Chromium, &server.url)).await;
    let table = phone.open_table(&TAROT).await;
    phone.goto(&table).await;
    phone.wait_for("return performance.getEntriesByName(`${location.origin}/offline`).length > 0").await;
    phone.tap("#dock a.primary").await;
    phone.await_path(&format!("{table}/hands/new")).await;
    server.silence();
    // The server accepts the incomplete hand but never responds, so the phone reports the error itself.
    let [taker, rest @ ..] = TAROT.hand else { return };
    phone.fill_in_and_save(rest).await;
    let begin = Instant::now();
    phone.reads("Still missing: Taker and contract").await;
    assert!(begin.elapsed() < MOMENT, "{:?}", begin.elapsed());
    phone.wait_for("return !document.querySelector('#hand[aria-busy=true]')").await;
    phone.take(taker).await;
    phone.tap("button.primary[form=hand]").await;
    phone.await_path(&table).await;
    phone.reads("1 hand not sent yet").await;
    // The page has not scrolled away from the bar with this message.
    assert_eq!(phone.run("return scrollY").await, json!(0));
    phone.tap(".menu summary").await;
    phone.tap_words("All hands").await;
    phone.reads("This page is not available without a connection.").await;
}
