//! The bid that is tapped before the hand is played, and the answers that outlive their page.

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::games::{Step, TAROT};
use crate::live::link;
use crate::phone::Phone;
use crate::server::{at_a_server, at_a_table};

/// From the live table to the saved hand, once the bid is known: enter, bouts, two digits, save.
const WITH_THE_BID_KNOWN: usize = 5;

#[tokio::test]
async fn a_bid_is_seen_and_saves_a_tap() {
    let (mut server, phone) = at_a_server(Browser::WebKit).await;
    let other = Phone::new(Browser::Chromium, &server.url).await;
    let table = phone.open_table(&TAROT).await;
    other.goto(&link(&phone, &table, 1).await).await;
    other.tap_words("Join").await;
    other.reads("Bruno").await;
    phone.goto(&table).await;
    phone.tap("#bids summary").await;
    phone.choose("taker+bid", "p1+garde").await;
    other.reads("Bid: Ana, Garde").await;
    // Somebody bids higher.
    phone.choose("taker+bid", "p2+garde_sans").await;
    other.reads("Bid: Bruno, Sans").await;
    phone.wait_for("return !!document.querySelector('#bids [checked]')").await;
    phone.choose("taker+bid", "p1+garde").await;
    other.reads("Bid: Ana, Garde").await;
    phone.assert_sound().await;
    assert_eq!(other.console(), NOTHING);

    phone.count_taps();
    phone.tap("#dock a.primary").await;
    phone.choose("bouts", "2").await;
    phone.take(&Step::Number("points", "49")).await;
    // A phone that has forgotten the page: what was tapped is there again, and what it will pay.
    phone.client.refresh().await.expect("the page again");
    phone.reads("Ana makes garde by 8").await;
    phone.tap("button.primary[form=hand]").await;
    phone.reads("Hand 1 saved").await;
    assert_eq!(phone.count_taps(), WITH_THE_BID_KNOWN);
    other.reads("Ana makes garde by 8").await;
    assert!(!other.text("main").await.contains("Bid:"), "the hand has been played");

    // Neither what was typed nor the bid comes back with the next hand.
    phone.goto(&format!("{table}/hands/new")).await;
    assert!(!phone.sees("[name='taker+bid']:checked, [name=bouts]:checked").await);

    // A form that was kept from another hand does not know the bid of this one.
    phone.goto(&table).await;
    phone.await_worker().await;
    phone.choose("taker+bid", "p3+petite").await;
    phone.wait_for("return !!document.querySelector('[checked][value=\"p3+petite\"]')").await;
    phone.goto(&format!("{table}/hands/new")).await;
    assert!(phone.sees("[value='p3+petite']:checked").await);
    server.cut();
    phone.client.refresh().await.expect("the kept page");
    phone.reads("Offline").await;
    assert!(!phone.sees("[value='p3+petite']:checked").await);
}

#[tokio::test]
async fn what_was_typed_outlives_a_refusal_and_the_page() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.goto(&format!("{table}/hands/new")).await;
    phone.choose("bouts", "2").await;
    phone.tap("button.primary[form=hand]").await;
    phone.reads("There is a problem").await;
    phone.client.refresh().await.expect("the page again");
    assert!(phone.sees("[name=bouts][value='2']:checked").await);
    // The cards that were counted are known as well as the points that they made.
    phone.tap("[data-count-for] summary").await;
    phone.tap("[data-count-for] li:nth-child(2) [data-step='1']").await;
    phone.wait_for("return document.querySelector('[name=points]').value === '4½'").await;
    phone.client.refresh().await.expect("the page again");
    phone.tap("[data-count-for] summary").await;
    phone.tap("[data-count-for] li:nth-child(2) [data-step='1']").await;
    phone.wait_for("return document.querySelector('[name=points]').value === '9'").await;
    // Of three bouts the pile has one: it is the attack's, or the defence's, who leave two.
    for (side, bouts) in [("attack", "1"), ("defence", "2")] {
        phone.choose("points_of", side).await;
        for step in if side == "attack" { vec!["1"] } else { vec!["1", "-1"] } {
            phone.tap(&format!("[data-count-for] li:nth-child(1) [data-step='{step}']")).await;
        }
        phone.wait_for(&format!("return document.querySelector('[name=bouts]:checked').value === '{bouts}'")).await;
    }
    phone.tap("[data-count-for] summary").await;
    // A bid that is told now is not undone by a form on which nobody has answered that question.
    phone.goto(&table).await;
    phone.tap("#bids summary").await;
    phone.choose("taker+bid", "p1+garde").await;
    phone.wait_for("return !!document.querySelector('#bids [checked]')").await;
    phone.goto(&format!("{table}/hands/new")).await;
    assert!(phone.sees("[value='p1+garde']:checked").await && phone.sees("[name=bouts][value='2']:checked").await);
    // Names typed for a new table are still there in another language.
    phone.goto("/tables/new?game=tarot").await;
    phone.type_into("[id='f-players[1]']", "Bruno").await;
    phone.tap(".menu summary").await;
    phone.tap_words("Deutsch").await;
    phone.reads("Neuer Tisch").await;
    let name = phone.run("return document.getElementById('f-players[1]').value").await;
    assert_eq!(name, "Bruno");
}
