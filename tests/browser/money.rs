//! Money: the board shows it with one tap, and a game for letters becomes one for money when it is over, and is paid.

use crate::prelude::*;

/// Ana wins at Burro, Bruno spells the word, and Carla has one letter.
async fn burro(phone: &Phone) -> String {
    let table = phone.open_table_of(BURRO.id, &["Ana", "Bruno", "Carla"]).await;
    for loser in ["p3", "p2", "p2", "p2", "p2", "p2"] {
        phone.post_hand(&table, &json!({ "loser": loser })).await;
    }
    table
}

#[tokio::test]
async fn a_finished_game_is_paid_below_the_winner() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = burro(&phone).await;
    phone.opens(&table, "Ana wins").await;
    phone.taps("Play for money after all", "This holds for the whole table").await;
    phone.choose("worth", "money").await;
    phone.choose("per", "game").await;
    phone.reads("Whoever has not won pays this once").await;
    phone.screenshot("stake").await;
    phone.type_into("#f-rate", "2").await;
    phone.type_into("#f-currency", "EUR").await;
    phone.tap(".dock .primary").await;
    phone.arrive_at(&table).await;
    phone.reads_all(&["+€4.00", "2 payments", "All paid"]).await;
    phone.screenshot("finished-open").await;
    phone.speak("de");
    phone.opens(&table, "Alle Zahlungen abhaken").await;
    phone.screenshot("finished-open-de").await;
    phone.opens(&format!("{table}/stake"), "Jede Partie kostet").await;
    phone.screenshot("stake-de").await;
    phone.opens(&table, "Alle Zahlungen abhaken").await;
    phone.count_taps();
    phone.tap("#payments .quiet").await;
    phone.reads("Niemand schuldet").await;
    assert_eq!(phone.count_taps(), 1);
    assert_eq!(phone.texts(".pay .done .sum").await, ["2,00 €", "2,00 €"]);
    phone.screenshot("finished-paid-de").await;
    assert_eq!(phone.console(), NOTHING);
}

#[tokio::test]
async fn one_tap_shows_the_board_in_money() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table(&TAROT).await;
    phone.opens(&format!("{table}/stake"), "This holds for the whole table").await;
    phone.choose("worth", "money").await;
    phone.type_into("#f-rate", "0.05").await;
    phone.type_into("#f-currency", "EUR").await;
    phone.tap(".dock .primary").await;
    phone.arrive_at(&table).await;
    phone.fill(&table, &TAROT.players[..2], &[49, 30]).await;
    phone.opens(&table, "Invite").await;
    phone.tap(".tools .pair a:last-child").await;
    phone.reads_all(&["Dimitri €3.60 each", "+€13.50"]).await;
    phone.screenshot("live-money").await;
    let money = phone.texts(".scores .total").await;
    assert!(money.iter().all(|total| total.contains('€')), "{money:?}");
    phone.goto("/").await;
    phone.goto(&table).await;
    assert_eq!(phone.texts(".scores .total").await, money);
    phone.speak("de");
    phone.opens(&table, "Einladen").await;
    phone.screenshot("live-money-de").await;
    assert_eq!(phone.console(), NOTHING);
}
