//! Hands that get no proper response: another server is at the server's address, the table is gone, or there is no response.

use serde_json::json;

use crate::driver::Browser;
use crate::games::TAROT;
use crate::phone::Phone;
use crate::proxy::Proxy;
use crate::server::{Server, at_a_table};

impl Phone {
    /// Fills in the form with the first hand of a tarot table, without saving it.
    async fn tells_a_hand(&self, table: &str) {
        self.goto(&format!("{table}/hands/new")).await;
        self.fill_in(TAROT.hand).await;
    }
}

#[tokio::test]
async fn a_hand_is_not_lost_to_another_server_at_the_same_address() {
    let server = Server::start();
    let wire = Proxy::to(&server.url);
    let phone = Phone::new(Browser::Chromium, &wire.url).await;
    let table = phone.open_table(&TAROT).await;
    phone.tells_a_hand(&table).await;
    wire.lead_to_a_stranger(true);
    phone.tap("button.primary[form=hand]").await;
    wire.has_met_a_form();
    wire.lead_to_a_stranger(false);
    phone.goto(&table).await;
    phone.all_sent().await;
    phone.saved(&table, 1).await;
}

#[tokio::test]
async fn a_hand_of_a_table_that_is_gone_waits_for_it() {
    let (server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let other = Phone::new(Browser::Chromium, &server.url).await;
    other.join_as_scorer(&phone, &table).await;
    other.tells_a_hand(&table).await;
    phone.goto(&format!("{table}/leaving")).await;
    let field = async |name| phone.run(&format!("return document.querySelector('[name={name}]').value")).await;
    let form = json!({ "version": field("version").await, "table_version": field("table_version").await });
    assert_eq!(phone.post(&format!("{table}/deletion"), &form).await, json!(200));
    other.tap("button.primary[form=hand]").await;
    other.reads("Nothing here").await;
    assert_eq!(phone.post(&format!("{table}/restoring"), &json!({})).await, json!(200));
    other.goto(&table).await;
    other.reads("A hand was not accepted").await;
    // The table is back, so viewing the hand sends it.
    other.tap_words("View").await;
    other.saved(&table, 1).await;
    other.all_sent().await;
}

#[tokio::test]
async fn a_hand_without_an_answer_holds_up_no_other_table() {
    let server = Server::start();
    let wire = Proxy::to(&server.url);
    let phone = Phone::new(Browser::Chromium, &wire.url).await;
    let [troubled, other] = [phone.open_table(&TAROT).await, phone.open_table(&TAROT).await];
    phone.tells_a_hand(&troubled).await;
    wire.cut_off(Some(&format!("{troubled}/hands")));
    phone.tap("button.primary[form=hand]").await;
    phone.reads("1 hand not sent yet").await;
    phone.tells_a_hand(&other).await;
    phone.tap("button.primary[form=hand]").await;
    phone.saved(&other, 1).await;
    wire.cut_off(None);
    phone.saved(&troubled, 1).await;
}
