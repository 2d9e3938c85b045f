//! The end of a game: the page after the last Save, and the picture to share.

use serde_json::json;

use crate::driver::Browser;
use crate::games::{BURRO, TAROT};
use crate::look::Look;
use crate::server::at_a_server;

/// Nonzero if an animation draws the lines of the chart.
const DRAWN: &str = "return document.querySelector('.chart .line').getAnimations().length
    + (getComputedStyle(document.querySelector('.chart .line')).animationName === 'draw')";

#[tokio::test]
async fn the_last_save_leads_to_the_winner_and_the_picture() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    // The last letter ends the game, on the same page.
    let burro = phone.open_table_of(BURRO.id, &["Ana", "Bruno"]).await;
    phone.goto(&burro).await;
    for number in 2..=5 {
        phone.tap("[value=p2]").await;
        phone.reads(&format!("hand {number}")).await;
    }
    phone.tap("[value=p2]").await;
    phone.reads("Ana wins").await;
    phone.reads("B U R R O").await;
    phone.wait_for("return [...document.styleSheets].some((sheet) => sheet.href.includes('/tanto-more.'))").await;

    let table = phone.open_table(&TAROT).await;
    phone.fill(&table, TAROT.players, &[30, 49, 51, 40, 62, 60]).await;
    phone.goto(&format!("{table}/closing")).await;
    phone.tap(".dock .primary").await;
    phone.reads("Biggest hand").await;
    assert_ne!(phone.run(DRAWN).await, json!(0));
    phone.assert_sound().await;
    phone.wear(Look { less_motion: true, ..Look::default() });
    phone.goto(&table).await;
    assert_eq!(phone.run(DRAWN).await, json!(0));

    phone.tap_words("Share picture").await;
    let has_come = "return document.querySelector('.picture img').naturalWidth === 1200";
    phone.wait_for(has_come).await;
}
