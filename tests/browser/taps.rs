//! How many touches a hand takes, from the live table to the hand saved.

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::games::{BURRO, GAMES, Game, TAROT_OF_FIVE};
use crate::phone::Phone;
use crate::server::Server;

/// With the partner and the digits, and a single poignée besides.
const TAROT_OF_FIVE_WITH_POIGNEE: usize = 8;

impl Phone {
    /// Waits until so many hands are on the sheet, and the page says so.
    async fn saved(&self, table: &str, hands: usize) {
        let count = format!(
            "const done = arguments[0]; fetch('{table}/sheet').then((answer) => answer.text()).then((text) => done(
                new DOMParser().parseFromString(text, 'text/html').querySelectorAll('tbody tr').length))"
        );
        for _ in 0..100 {
            if self.client.execute_async(&count, Vec::new()).await.is_ok_and(|found| found == hands) {
                return;
            }
        }
        panic!("the hand is not on the sheet");
    }
}

async fn first_hand(phone: &Phone, game: &Game) -> String {
    let table = phone.open_table(game).await;
    phone.count_taps();
    phone.enter(game, game.hands[0]).await;
    let taps = phone.count_taps();
    phone.saved(&table, 1).await;
    phone.reads(game.said).await;
    if let Some(agreed) = game.taps {
        assert_eq!(taps, agreed, "{} with {}", game.id, game.players.len());
    }
    table
}

async fn taps(browser: Browser) {
    let server = Server::start();
    let phone = Phone::new(browser, &server.url).await;
    for game in GAMES {
        first_hand(&phone, game).await;
    }
    let table = first_hand(&phone, &TAROT_OF_FIVE).await;
    phone.goto(&table).await;
    phone.enter(&TAROT_OF_FIVE, TAROT_OF_FIVE.hands[1]).await;
    assert_eq!(phone.count_taps(), TAROT_OF_FIVE_WITH_POIGNEE);
    phone.saved(&table, 2).await;
    phone.reads("poignée").await;
    if browser == Browser::Chromium {
        assert_eq!(phone.console(), NOTHING);
    }
}

#[tokio::test]
async fn few_in_chromium() {
    taps(Browser::Chromium).await;
}

#[tokio::test]
async fn few_in_webkit() {
    taps(Browser::WebKit).await;
}

#[tokio::test]
async fn a_trembling_finger_taps_once() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &server.url).await;
    let table = phone.open_table(&BURRO).await;
    phone.enter(&BURRO, BURRO.hands[0]).await;
    // Where the finger was, the next hand's tile has come; and beside it, what takes the hand back.
    let again = "const [board, undo] = ['#board button', '#dock button'].map((one) => document.querySelector(one));
        if (!undo) return false;
        board.click();
        undo.click();
        return true";
    phone.wait_for(again).await;
    phone.reads("Undo hand 1").await;
    phone.saved(&table, 1).await;
}
