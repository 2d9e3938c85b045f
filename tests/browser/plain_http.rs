//! Over plain http there is no service worker, but pages still report what they cannot load or send without a network.

use crate::prelude::*;

/// How long the phone may wait for the server before it reports an error that it can find itself.
const MOMENT: Duration = Duration::from_secs(5);

const UNAVAILABLE: &str = "This page is not available without a connection.";

async fn an_unavailable_page_shows_a_notice_over_plain_http(browser: Browser) {
    let (mut server, phone) = over_plain_http(browser).await;
    let table = phone.open_table(&TAROT).await;
    phone.goto(&table).await;
    phone.has_cached_forms().await;
    server.cut();
    phone.reads("Offline: as of").await;
    phone.tap_in_menu("All hands").await;
    phone.reads(UNAVAILABLE).await;
    // Back leads to the table.
    phone.client.back().await.expect("the page before");
    phone.reads("Enter hand 1").await;
    phone.tap_in_menu("All hands").await;
    phone.reads(UNAVAILABLE).await;
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
    let (mut server, phone) = over_plain_http(Browser::WebKit).await;
    let table = phone.open_table(&TAROT).await;
    let open_players = async || {
        phone.goto(&format!("{table}/players?rename=0")).await;
        phone.has_loaded("plain-http.js").await;
    };
    open_players().await;
    server.cut();
    phone.type_into("#f-name", "Anna").await;
    phone.tap("[value=rename]").await;
    phone.reads("No connection: this was not confirmed.").await;
    phone.assert_sound().await;
    assert_eq!(phone.value("#f-name").await, "Anna");
    server.restore();
    phone.tap("[value=rename]").await;
    phone.appears("#unsent[hidden]").await;
    phone.opens(&table, "Anna").await;
    // When the server refuses the form, the same page still has what was typed.
    open_players().await;
    phone.type_into("#f-name", "Bruno").await;
    phone.tap("[value=rename]").await;
    phone.reads("Somebody else in this club is called Bruno.").await;
    assert_eq!(phone.value("#f-name").await, "Bruno");
}

#[tokio::test]
async fn a_silent_server_blocks_neither_errors_nor_saving_nor_links() {
    let (server, phone) = over_plain_http(Browser::Chromium).await;
    let table = phone.open_table(&TAROT).await;
    phone.goto(&table).await;
    phone.has_cached_forms().await;
    phone.open_next_form(&table, 1).await;
    server.silence();
    // The server accepts the incomplete hand but never responds, so the phone reports the error itself.
    let [taker, rest @ ..] = TAROT.hand else { return };
    phone.fill_in_and_save(rest).await;
    let begin = Instant::now();
    phone.reads("Still missing: Taker and contract").await;
    assert!(begin.elapsed() < MOMENT, "{:?}", begin.elapsed());
    phone.disappears("#hand[aria-busy=true]").await;
    assert!(phone.sees("#bar[hidden]").await, "an incomplete hand does not wait");
    phone.take(taker).await;
    phone.save().await;
    phone.await_path(&table).await;
    phone.reads("1 hand not sent yet").await;
    // The page has not scrolled away from the bar with this message.
    assert_eq!(phone.run("return scrollY").await, json!(0));
    phone.tap_in_menu("All hands").await;
    phone.reads(UNAVAILABLE).await;
}
