//! Hands that cannot be saved: another server has the address, the table is deleted, or the server does not respond.

use crate::prelude::*;

impl Phone {
    /// Fills in the form with the first hand of a tarot table, without saving it.
    async fn prepare_hand(&self, table: &str) {
        self.open_form(table).await;
        self.fill_in(TAROT.hand).await;
    }
}

#[tokio::test]
async fn a_hand_is_not_lost_to_another_server_at_the_same_address() {
    let (_server, wire, phone) = behind_a_proxy(Browser::Chromium).await;
    let table = phone.open_table(&TAROT).await;
    phone.prepare_hand(&table).await;
    wire.lead_to_a_stranger(true);
    phone.save().await;
    wire.await_form();
    wire.lead_to_a_stranger(false);
    phone.goto(&table).await;
    phone.all_sent().await;
    phone.saved(&table, 1).await;
}

#[tokio::test]
async fn a_hand_of_a_deleted_table_waits_for_it() {
    let (_server, phone, other, table) = with_a_guest(Browser::Chromium, SCORER).await;
    other.prepare_hand(&table).await;
    phone.goto(&format!("{table}/leaving")).await;
    let (version, table_version) = (phone.value("[name=version]").await, phone.value("[name=table_version]").await);
    let form = json!({ "version": version, "table_version": table_version });
    assert_eq!(phone.post(&format!("{table}/deletion"), &form).await, json!(200));
    other.saves(&[], "Nothing here").await;
    assert_eq!(phone.post(&format!("{table}/restoring"), &json!({})).await, json!(200));
    other.opens(&table, "A hand was not accepted").await;
    // The table is back, so viewing the hand sends it.
    other.tap_words("View").await;
    other.saved(&table, 1).await;
    other.all_sent().await;
}

#[tokio::test]
async fn a_hand_without_an_answer_holds_up_no_other_table() {
    let (_server, wire, phone) = behind_a_proxy(Browser::Chromium).await;
    let [troubled, other] = [phone.open_table(&TAROT).await, phone.open_table(&TAROT).await];
    phone.prepare_hand(&troubled).await;
    wire.cut_off(Some(&format!("{troubled}/hands")));
    phone.saves(&[], "1 hand not sent yet").await;
    phone.prepare_hand(&other).await;
    phone.save().await;
    phone.saved(&other, 1).await;
    wire.cut_off(None);
    phone.saved(&troubled, 1).await;
}
