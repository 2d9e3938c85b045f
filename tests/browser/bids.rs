//! A bid that is entered before the hand is played, and answers that survive a reload.

use crate::prelude::*;

/// The taps from the live table to the saved hand when the bid is known: enter, bouts, two digits, save.
const WITH_THE_BID_KNOWN: usize = 5;

#[tokio::test]
async fn a_bid_is_seen_and_saves_a_tap() {
    let (mut server, phone, table) = at_a_table(Browser::WebKit, &TAROT).await;
    let other = phone.invite(Browser::Chromium, &server.url, &table, SPECTATOR).await;
    phone.goto(&table).await;
    phone.tap("#bids summary").await;
    phone.choose("taker+bid", "p1+garde").await;
    other.reads("Bid: Ana, Garde").await;
    // Somebody bids higher.
    phone.choose("taker+bid", "p2+garde_sans").await;
    other.reads("Bid: Bruno, Sans").await;
    phone.appears("#bids [checked]").await;
    phone.choose("taker+bid", "p1+garde").await;
    other.reads("Bid: Ana, Garde").await;
    phone.assert_sound().await;
    assert_eq!(other.console(), NOTHING);

    phone.count_taps();
    phone.tap("#dock a.primary").await;
    phone.choose("bouts", "2").await;
    phone.take(&Step::Number("points", "49")).await;
    // After a reload, the form still has its answers and shows the result of the hand.
    phone.client.refresh().await.expect("the page again");
    phone.reads("Ana makes garde by 8").await;
    phone.saves(&[], "Hand 1 saved").await;
    assert_eq!(phone.count_taps(), WITH_THE_BID_KNOWN);
    other.reads("Ana makes garde by 8").await;
    assert!(!other.text("main").await.contains("Bid:"), "the hand has been played");

    // The form for the next hand has neither the answers nor the bid of this one.
    phone.open_form(&table).await;
    assert!(!phone.sees("[name='taker+bid']:checked, [name=bouts]:checked").await);

    // A cached form shows no bid, because the bid may be of an earlier hand.
    phone.goto(&table).await;
    phone.await_worker().await;
    phone.choose("taker+bid", "p3+petite").await;
    phone.appears("[checked][value=\"p3+petite\"]").await;
    phone.open_form(&table).await;
    assert!(phone.sees("[value='p3+petite']:checked").await);
    server.cut();
    phone.client.refresh().await.expect("the cached page");
    phone.reads("Offline").await;
    assert!(!phone.sees("[value='p3+petite']:checked").await);
}

const OH_HELL: Game = Game { id: "oh_hell", ..TAROT };

/// The taps of a hand of four in which one misses the bid: open, four bids, a trick more, save.
const WITH_FOUR_BIDS: usize = 7;

impl Phone {
    /// Taps the keys of the bids, in the order of bidding.
    async fn bid(&self, bids: &[u8]) {
        for bid in bids {
            self.tap(&format!(".pad [data-value='{bid}']")).await;
        }
    }

    /// Gives a player, by the row on the form, one trick more than bid.
    async fn take_one_more(&self, row: usize) {
        self.tap(&format!(".answers > :nth-child({}) [data-by='1']", row + 1)).await;
    }
}

#[tokio::test]
async fn bids_of_tricks_are_kept_until_after_the_play() {
    let (server, phone, table) = at_a_table(Browser::WebKit, &OH_HELL).await;
    let other = phone.invite(Browser::Chromium, &server.url, &table, SPECTATOR).await;
    phone.opens(&table, "10 cards").await;
    phone.open_next_form(&table, 1).await;
    phone.bid(&[2, 1, 3]).await;
    // Ana deals, so she bids last, and her bid may not make them add up.
    phone.reads("6 of 10 bid. Ana may not bid 4.").await;
    assert!(phone.sees(".pad [data-value='4']:disabled").await);
    phone.bid(&[3]).await;
    phone.reads("Tricks: 9 of 10. Who did not take what they bid?").await;
    other.reads("Ana 3 · Bruno 2 · Carla 1 · Dimitri 3").await;
    phone.opens(&table, "Continue hand 1").await;
    phone.tap("#dock a.primary").await;
    phone.take_one_more(2).await;
    phone.reads("Bruno takes 1 trick too many").await;
    phone.saves(&[], "Hand 1 saved").await;
    other.reads("Bruno takes 1 trick too many").await;

    phone.reads("9 cards").await;
    phone.count_taps();
    phone.open_next_form(&table, 2).await;
    phone.bid(&[2, 2, 2, 2]).await;
    phone.take_one_more(3).await;
    phone.saves(&[], "Hand 2 saved").await;
    assert_eq!(phone.count_taps(), WITH_FOUR_BIDS);
    phone.sheet_is(&table, &["12", "13"]).await;

    // More cards than planned: the pad has keys for them, and the tricks add up to them.
    phone.open_form(&table).await;
    phone.tap(".folds .extras summary").await;
    phone.type_into("[name=cards]", "12").await;
    phone.tap(".folds .extras summary").await;
    phone.bid(&[11, 0, 0, 0]).await;
    phone.reads("Tricks: 11 of 12").await;
    phone.assert_sound().await;
}

#[tokio::test]
async fn answers_survive_a_refusal_and_a_reload() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.open_form(&table).await;
    phone.choose("bouts", "2").await;
    phone.saves(&[], "Still missing: Taker and contract").await;
    phone.client.refresh().await.expect("the page again");
    assert!(phone.sees("[name=bouts][value='2']:checked").await);
    // The counted cards survive a reload, like the points that they make.
    phone.tap("[data-count-for] summary").await;
    phone.tap("[data-count-for] li:nth-child(2) [data-step='1']").await;
    phone.wait_for("return document.querySelector('[name=points]').value === '4.5'").await;
    phone.client.refresh().await.expect("the page again");
    phone.tap("[data-count-for] summary").await;
    phone.tap("[data-count-for] li:nth-child(2) [data-step='1']").await;
    phone.wait_for("return document.querySelector('[name=points]').value === '9'").await;
    // The counted pile has one of the three bouts. In the defence's pile, it leaves 3 − 1 = 2 for the attack.
    for (side, bouts, steps) in [("attack", "1", &["1"][..]), ("defence", "2", &["1", "-1"])] {
        phone.choose("points_of", side).await;
        for step in steps {
            phone.tap(&format!("[data-count-for] li:nth-child(1) [data-step='{step}']")).await;
        }
        phone.wait_for(&format!("return document.querySelector('[name=bouts]:checked').value === '{bouts}'")).await;
    }
    phone.tap("[data-count-for] summary").await;
    // A draft without an answer to this question does not override a bid that is entered now.
    phone.goto(&table).await;
    phone.tap("#bids summary").await;
    phone.choose("taker+bid", "p1+garde").await;
    phone.appears("#bids [checked]").await;
    phone.open_form(&table).await;
    assert!(phone.sees("[value='p1+garde']:checked").await && phone.sees("[name=bouts][value='2']:checked").await);
    // Names typed for a new table are kept when the language changes.
    phone.goto("/tables/new?game=tarot").await;
    phone.type_into("[id='f-players[1]']", "Bruno").await;
    phone.tap_in_menu("Deutsch").await;
    phone.reads("Neuer Tisch").await;
    assert_eq!(phone.value("[id='f-players[1]']").await, "Bruno");
}
