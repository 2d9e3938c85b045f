//! Every game with scripts off.

use crate::games::{GAMES, TAROT};
use crate::phone::Phone;
use crate::server::Server;

#[tokio::test]
async fn every_game_is_played_without_scripts() {
    let server = Server::start();
    let phone = Phone::without_scripts(&server.url).await;
    for game in GAMES {
        let table = phone.open_table(game).await;
        phone.goto(&table).await;
        phone.enter(game, game.hand).await;
        // A quick game stays on the live table.
        phone.reads("Hand 1 saved").await;
        phone.goto(&format!("{table}/hands/1")).await;
        phone.reads(game.said).await;
        phone.assert_sound().await;
        phone.tap_words("Correct this hand").await;
        phone.reads("Show what changes").await;
        for step in game.correction {
            phone.take(step).await;
        }
        phone.tap_words("Show what changes").await;
        phone.reads("What changes").await;
        phone.tap_words("Save the correction").await;
        phone.reads("Corrected").await;
    }
}

#[tokio::test]
async fn a_table_is_opened_and_closed_without_scripts() {
    let server = Server::start();
    let phone = Phone::without_scripts(&server.url).await;
    phone.goto("/tables/new?game=tarot").await;
    phone.seat(TAROT.players).await;
    phone.tap(".dock .primary").await;
    let table = phone.await_path("/t/").await;
    phone.enter(&TAROT, TAROT.hand).await;
    phone.reads("Hand 1 saved").await;
    phone.goto(&format!("{table}/settlement")).await;
    phone.reads("Balances").await;
    phone.tap(".dock a.primary").await;
    phone.tap("button[form=close]").await;
    phone.reads("Reopen the table").await;
    phone.goto("/").await;
    phone.reads("Same as last time").await;
}
