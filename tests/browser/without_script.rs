//! Every game with scripts off.

use crate::prelude::*;

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
        phone.opens(&format!("{table}/hands/1"), game.sentence).await;
        phone.assert_sound().await;
        phone.taps("Correct this hand", "Show what changes").await;
        phone.fill_in(game.correction).await;
        phone.taps("Show what changes", "What changes").await;
        phone.taps("Save the correction", "Corrected").await;
    }
}
