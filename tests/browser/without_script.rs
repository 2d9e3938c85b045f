//! Every game with scripts off.

use crate::games::GAMES;
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
        phone.fill_in(game.correction).await;
        phone.tap_words("Show what changes").await;
        phone.reads("What changes").await;
        phone.tap_words("Save the correction").await;
        phone.reads("Corrected").await;
    }
}
