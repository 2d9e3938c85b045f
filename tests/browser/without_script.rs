//! An evening of each game with scripts off.

use crate::driver::Browser;
use crate::games::{GAMES, Game};
use crate::phone::Phone;
use crate::server::Server;

async fn evening(phone: &Phone, game: &Game) {
    let table = phone.open_table(game).await;
    for (number, hand) in (1..).zip(game.hands) {
        phone.goto(&table).await;
        phone.enter(game, hand).await;
        // A quick game stays on the live table.
        phone.reads(&format!("Hand {number} saved")).await;
        phone.goto(&format!("{table}/hands/{number}")).await;
        phone.reads(if number == 1 { game.said } else { "Bruno" }).await;
        phone.assert_sound().await;
    }
    phone.goto(&format!("{table}/hands/1")).await;
    phone.tap_words("Correct this hand").await;
    phone.reads("Show what changes").await;
    for step in game.correction {
        phone.take(step).await;
    }
    phone.tap_words("Show what changes").await;
    phone.reads("What changes").await;
    phone.tap_words("Save the correction").await;
    phone.reads("Corrected").await;
    phone.goto(&format!("{table}/settlement")).await;
    phone.reads("Balances").await;
    phone.tap(".dock a.primary").await;
    phone.tap("button[form=close]").await;
    phone.reads("Reopen the table").await;
    phone.goto("/").await;
    phone.reads("Same as last time").await;
}

async fn evenings(games: &[&Game]) {
    let server = Server::start();
    let phone = Phone::without_scripts(&server.url).await;
    assert!(phone.browser == Browser::Chromium && !phone.scripts);
    for game in games {
        evening(&phone, game).await;
    }
}

#[tokio::test]
async fn half_of_the_games() {
    evenings(&GAMES[..5]).await;
}

#[tokio::test]
async fn the_other_half() {
    evenings(&GAMES[5..]).await;
}
