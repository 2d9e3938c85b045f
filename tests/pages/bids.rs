//! Bids before the play: phones enter them on the live table, spectators see them, and the entry form contains them.

use crate::prelude::*;

impl Browser {
    async fn bid(&mut self, table: &str, inputs: Inputs<'_>) {
        let number = self.input(table, "number").await;
        let inputs = [&[("number", number.as_str())], inputs].concat();
        self.post(&format!("{table}/bid"), &inputs).await.leads_to(table);
    }
}

const CHOSEN: &str = "value=\"p2+garde_sans\" checked";

#[actix_web::test]
async fn a_bid_fills_the_form_until_the_hand_is_entered() {
    let (mut ana, table) = at_a_table().await;
    let (form, watch) = (format!("{table}/hands/new"), format!("{table}/watch"));
    ana.page(&table).await.says("Bid none yet");
    ana.bid(&table, &[("taker+bid", "p2+garde_sans")]).await;
    ana.page(&table).await.says("Bid Bo, Sans").holds(&format!("{CHOSEN}>"));
    ana.page(&form).await.holds(&format!("{CHOSEN} data-before-play>"));
    ana.page(&watch).await.says("Bid: Bo, Sans");
    ana.enter(&table, "49").await;
    ana.page(&form).await.does_not_hold(CHOSEN);
    ana.page(&watch).await.does_not_say("Bid:");
    // Once a bid has been entered at the table, the bid form is open.
    ana.page(&table).await.does_not_hold(CHOSEN).holds("<details class=\"extras\" open>\n<summary>Bid ");
}

#[actix_web::test]
async fn a_bid_is_changed_or_withdrawn_and_impossible_ones_are_ignored() {
    let (mut ana, table) = at_a_table().await;
    let cases: [(&str, Inputs, &str); 7] = [
        ("p2+petite", &[], "Bid Bo, Petite"),
        ("p4+garde", &[], "Bid Dag, Garde"),
        ("p4+garde", &[("withdraw", "true")], "Bid none yet"),
        ("Eva+garde", &[("points", "49")], "Bid none yet"),
        ("p2+solo", &[], "Bid none yet"),
        ("garde", &[], "Bid none yet"),
        ("", &[], "Bid none yet"),
    ];
    for (bid, more, shown) in cases {
        ana.bid(&table, &[&[("taker+bid", bid)], more].concat()).await;
        ana.page(&table).await.says(shown);
    }
    let (path, bid) = (format!("{table}/bid"), [("number", "1"), ("taker+bid", "p2+garde")]);
    ana.post(&path, &bid[1..]).await.is(400);
    ana.another().post(&path, &bid).await.is(404);
}

#[actix_web::test]
async fn a_bid_does_not_conflict_with_other_requests() {
    let (mut ana, table) = at_a_table().await;
    ana.enter(&table, "49").await;
    let result = ana.page(&format!("{table}/hands/1")).await;
    ana.bid(&table, &[("taker+bid", "p2+petite")]).await;
    // The page of the hand was loaded before the bid, but nothing on it has changed.
    ana.post(&format!("{table}/hands/1/void"), &result.form(&[])).await.is(303);
    ana.page(&format!("{table}/sheet")).await.holds("<tbody class=\"void\">");
    // A bid for a hand that was entered in the meantime does not apply to the next hand.
    ana.enter(&table, "49").await;
    ana.post(&format!("{table}/bid"), &[("number", "1"), ("taker+bid", "p2+petite")]).await.is(303);
    ana.page(&table).await.says("Bid none yet");
}

#[actix_web::test]
async fn a_call_and_its_partner() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("solo_whist", &[]).await;
    ana.bid(&table, &[("bid", "prop_cop"), ("soloist", "p1"), ("partner", "p3")]).await;
    ana.page(&table).await.says("cop, Ana, Chloé");
    // A call without a partner ignores the partner in the form.
    ana.bid(&table, &[("bid", "solo"), ("soloist", "p1"), ("partner", "p3")]).await;
    ana.page(&table).await.says("Bid Solo, Ana ");
    ana.page(&format!("{table}/hands/new")).await.holds("class=\"opt goal\" data-goal=\"bid=solo\"");
}
