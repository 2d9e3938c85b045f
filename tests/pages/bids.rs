//! Bids before the play: phones enter them on the live table, spectators see them, and the entry form contains them.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site, at_a_table};

impl Browser {
    async fn bid(&mut self, site: &Site, table: &str, inputs: &[(&str, &str)]) {
        let number = self.get(site, table).await.ok().input("number");
        let mut sent = vec![("number", number.as_str())];
        sent.extend(inputs);
        let answer = self.post(site, &format!("{table}/bid"), &sent).await;
        assert_eq!((answer.status, answer.to.as_str()), (StatusCode::SEE_OTHER, table), "{}", answer.text());
    }
}

const CHOSEN: &str = "value=\"p2+garde_sans\" checked";

#[actix_web::test]
async fn a_bid_fills_the_form_until_the_hand_is_entered() {
    let (site, mut ana, table) = at_a_table().await;
    let form = format!("{table}/hands/new");
    ana.get(&site, &table).await.ok().says("Bid none yet");
    ana.bid(&site, &table, &[("taker+bid", "p2+garde_sans")]).await;
    let page = ana.get(&site, &table).await.ok();
    page.says("Bid Bo, Sans");
    page.holds(&format!("{CHOSEN}>"));
    ana.get(&site, &form).await.ok().holds(&format!("{CHOSEN} data-before-play>"));
    ana.get(&site, &format!("{table}/watch")).await.ok().says("Bid: Bo, Sans");
    ana.enter(&site, &table, "49").await;
    for path in [&table, &form] {
        assert!(!ana.get(&site, path).await.ok().body.contains(CHOSEN), "{path}");
    }
    ana.get(&site, &format!("{table}/watch")).await.ok().does_not_say("Bid:");
    // Once a bid has been entered at the table, the bid form is open.
    ana.get(&site, &table).await.ok().holds("<details class=\"extras\" open>\n<summary>Bid ");
}

#[actix_web::test]
async fn a_bid_is_withdrawn_or_changed() {
    let (site, mut ana, table) = at_a_table().await;
    ana.bid(&site, &table, &[("taker+bid", "p2+petite")]).await;
    ana.bid(&site, &table, &[("taker+bid", "p4+garde")]).await;
    ana.get(&site, &table).await.ok().says("Bid Dag, Garde");
    ana.bid(&site, &table, &[("taker+bid", "p4+garde"), ("withdraw", "true")]).await;
    ana.get(&site, &table).await.ok().says("Bid none yet");
}

#[actix_web::test]
async fn a_bid_does_not_conflict_with_other_requests() {
    let (site, mut ana, table) = at_a_table().await;
    ana.enter(&site, &table, "49").await;
    let result = ana.get(&site, &format!("{table}/hands/1")).await.ok();
    let (key, version) = (result.input("key"), result.input("version"));
    ana.bid(&site, &table, &[("taker+bid", "p2+petite")]).await;
    // The page of the hand was loaded before the bid, but nothing on it has changed.
    let undone = [("key", key.as_str()), ("version", version.as_str())];
    let answer = ana.post(&site, &format!("{table}/hands/1/void"), &undone).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    ana.get(&site, &format!("{table}/sheet")).await.ok().holds("<tbody class=\"void\">");
    // A bid for a hand that was entered in the meantime does not apply to the next hand.
    ana.enter(&site, &table, "49").await;
    let late = ana.post(&site, &format!("{table}/bid"), &[("number", "1"), ("taker+bid", "p2+petite")]).await;
    assert_eq!(late.status, StatusCode::SEE_OTHER);
    ana.get(&site, &table).await.ok().says("Bid none yet");
}

#[actix_web::test]
async fn impossible_bids_are_ignored() {
    let (site, mut ana, table) = at_a_table().await;
    for bid in ["Eva+garde", "p2+solo", "garde", ""] {
        ana.bid(&site, &table, &[("taker+bid", bid), ("points", "49")]).await;
        ana.get(&site, &table).await.ok().says("Bid none yet");
    }
    let unnumbered = ana.post(&site, &format!("{table}/bid"), &[("taker+bid", "p2+garde")]).await;
    assert_eq!(unnumbered.status, StatusCode::BAD_REQUEST);
    let bid = [("number", "1"), ("taker+bid", "p2+garde")];
    let stranger = Browser::new().post(&site, &format!("{table}/bid"), &bid).await;
    assert_eq!(stranger.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_call_and_its_partner() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_table_of(&site, "solo_whist", &[]).await;
    ana.bid(&site, &table, &[("bid", "prop_cop"), ("soloist", "p1"), ("partner", "p3")]).await;
    ana.get(&site, &table).await.ok().says("cop, Ana, Chloé");
    // A call without a partner ignores the partner in the form.
    ana.bid(&site, &table, &[("bid", "solo"), ("soloist", "p1"), ("partner", "p3")]).await;
    ana.get(&site, &table).await.ok().says("Bid Solo, Ana ");
    ana.get(&site, &format!("{table}/hands/new")).await.ok().holds("class=\"opt goal\" data-goal=\"bid=solo\"");
}
