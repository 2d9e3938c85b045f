//! Hands that are restored and inserted on a phone, by a thumb that taps twice.

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::games::TAROT;
use crate::phone::Phone;
use crate::server::Server;

/// Taps twice before the page has an answer to the first.
const TWICE: &str = "const button = document.querySelector('.dock .primary'); button.click(); button.click()";

#[tokio::test]
async fn a_thumb_that_taps_twice_mends_once() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let table = phone.open_table(&TAROT).await;
    phone.fill(&table, TAROT.players, &[49, 30, 51]).await;
    phone.goto(&format!("{table}/hands/2")).await;
    phone.tap_words("Void this hand").await;
    phone.reads("What changes").await;
    phone.run(TWICE, Vec::new()).await;
    phone.wait_for(&format!("return location.pathname === '{table}'")).await;
    phone.reads("Enter hand 3").await;

    phone.goto(&format!("{table}/sheet")).await;
    phone.tap(".hands .void a").await;
    phone.reads("A voided hand").await;
    phone.tap_words("Restore this hand").await;
    phone.reads("What changes").await;
    phone.run(TWICE, Vec::new()).await;
    phone.await_path(&format!("{table}/hands/2")).await;
    phone.reads("Restored").await;
    phone.saved(&table, 3).await;

    phone.tap_words("Insert a hand before this one").await;
    phone.reads("Insert a hand before hand 2").await;
    for step in TAROT.hand {
        phone.take(step).await;
    }
    phone.tap_words("Show what changes").await;
    phone.reads("Save hand").await;
    phone.run(TWICE, Vec::new()).await;
    phone.reads("Inserted").await;
    assert_eq!(phone.path().await, format!("{table}/hands/2"));
    phone.saved(&table, 4).await;
    assert_eq!(phone.console(), NOTHING);
}
