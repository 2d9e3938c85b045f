//! The picture of a finished table: who sees it where, and how it is published and withdrawn.

use std::collections::BTreeSet;

use crate::prelude::*;

impl Browser {
    /// Publishes the picture of a table and returns its link.
    async fn publish(&mut self, table: &str) -> String {
        self.post(&format!("{table}/picture"), &[("do", "publish")]).await.ok().link(0)
    }
}

#[actix_web::test]
async fn a_picture_is_published_and_withdrawn() {
    let mut ana = Browser::new();
    let mut bo = ana.another().speaking("fr");
    let table = ana.open_table(&[("name", "Sunday at Ana’s")]).await;
    let address = format!("{table}/picture");
    ana.enter(&table, "49").await;
    // There is no picture of a running game.
    for path in [&address, &format!("{address}.png")] {
        ana.get(path).await.is(404);
    }
    ana.post(&address, &[("do", "publish")]).await.is(404);
    ana.enter(&table, "45").await;
    ana.change(&table, "closing").await;
    ana.page(&table).await.holds(&format!("href=\"{address}\""));
    ana.page(&format!("{address}.png")).await.holds("PNG");
    // A stranger cannot see the picture, and an invented address leads nowhere.
    for path in [&address, &format!("{address}.png"), "/p/AAAAAAAAAAAAAAAAAAAAAAAAAA", "/p/A.png", "/p/A.svg"] {
        bo.get(path).await.is(404);
    }
    let link = ana.publish(&table).await;
    assert!(!link.contains("unday") && link.starts_with("/p/"), "the address does not name the table: {link}");

    let page = bo.page(&link).await;
    assert_eq!(page.robots, "noindex, nofollow");
    page.holds(&format!("property=\"og:image\" content=\"http://tanto.example{link}.png\""));
    page.holds("property=\"og:title\" content=\"Ana wins at French Tarot, ")
        .does_not_hold(&table[3..])
        .does_not_say("Sunday");
    let svg = bo.page(&format!("{link}.svg")).await;
    for words in ["Ana wins", "French Tarot", "2 hands", "Tanto", "+", "Bo", "Chloé"] {
        svg.holds(words);
    }
    // The name of the table is private.
    svg.does_not_hold("Sunday at");
    bo.page(&format!("{link}.png")).await.holds("PNG");
    // The link opens nothing else.
    bo.get(&table).await.is(404);

    // A scorer sees no button to publish it.
    bo.join(&ana.share(&table).await.link(SCORER)).await;
    bo.page(&address).await.does_not_hold("value=\"publish\"");

    ana.page(&address).await.holds("value=\"withdraw\"");
    ana.post(&address, &[("do", "withdraw")]).await.leads_to(&address);
    ana.page(&address).await.does_not_hold("value=\"withdraw\"");
    for kind in ["", ".png", ".svg"] {
        bo.get(&format!("{link}{kind}")).await.is(404);
    }
    // Reopening the table hides its published picture, which would show the score of a running game.
    let link = ana.publish(&table).await;
    ana.page(&link).await;
    ana.change(&table, "reopening").await;
    ana.get(&link).await.is(404);
}

#[actix_web::test]
async fn the_picture_names_all_winners_and_shows_amounts_once() {
    let mut ana = Browser::new();
    let names = ["Bartholomäus", "Maximiliane", "Konstantin"];
    let table = ana.open_for(&names, &[("key", "new"), ("game", "free")]).await;
    for scores in [["1", "1", "5"], ["8", "8", "4"]] {
        ana.enter_scores(&table, &scores).await;
    }
    ana.change(&table, "closing").await;
    let link = ana.publish(&table).await;
    let svg = ana.page(&format!("{link}.svg")).await;
    svg.says("Bartholomäus, Maximiliane and Konstantin win").says("Hand 2, Bartholomäus: +8");
    // Nobody has won where everybody is at 0.
    let table = ana.open_table(&[]).await;
    ana.enter_hand(&table, &[("result", "passed")]).await;
    ana.change(&table, "closing").await;
    let link = ana.publish(&table).await;
    ana.page(&format!("{link}.svg")).await.says("No winner").does_not_say("Dag win");
}

/// Like the finished page, the picture lists players who have left a side next to those who play on.
#[actix_web::test]
async fn the_picture_shows_everybody_who_played_for_a_side() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("belote", &[("rules.target", "150")]).await;
    ana.enter_hand(&table, &[("taker+trump", "p1+hearts"), ("points", "92")]).await;
    ana.replace(&table, "2", "Bartholomäus von und zu Hohenstaufen").await;
    ana.enter_hand(&table, &[("taker+trump", "p1+hearts"), ("points", "92")]).await;
    let finished = ana.page(&table).await;
    finished.says("Ana 184").says("Chloé 92").says("Hohenstaufen 92");
    let link = ana.publish(&table).await;
    let svg = ana.page(&format!("{link}.svg")).await;
    svg.says("Ana 184 Chloé 92 Bartholomäus").says("… 92 184 Bo Dag 140");
    let lines: BTreeSet<&str> =
        svg.body.split("<text x=\"106\" y=\"").skip(1).filter_map(|text| text.get(..3)).collect();
    assert_eq!(lines.len(), 5, "a line for each");
}

#[actix_web::test]
async fn the_picture_draws_every_name_and_cuts_no_number() {
    let mut ana = Browser::new();
    let names = ["Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww", "שרה", "محمد", "太郎", "Ana 🎲", "Ana", "Ελένη"];
    let table = ana.open_for(&names, &[("key", "new"), ("game", "free")]).await;
    ana.enter_scores(&table, &["7", "2", "3", "4"]).await;
    for _ in 0..10 {
        ana.enter_scores(&table, &["-100000000", "100000000", "1", "1"]).await;
    }
    ana.change(&table, "closing").await;
    let link = ana.publish(&table).await;
    let svg = ana.page(&format!("{link}.svg")).await;
    // A name without letters becomes a number, and so does one whose letters are another player's.
    svg.says("Ελένη")
        .says("\u{2068}שרה\u{2069} wins")
        .says("محمد")
        .says("Player 4")
        .says("Player 5")
        .says("Www")
        .says("…");
    svg.does_not_say("太郎").does_not_say("🎲").says("1,000,000,002").says("−999,999,993");
    svg.says("Hand 2, \u{2068}שרה\u{2069}: +100,000,000");
    ana.page(&format!("{table}/picture")).await.says("太郎");
    if let Ok(folder) = std::env::var("TANTO_PICTURES") {
        let png = ana.get(&format!("{link}.svg")).await;
        std::fs::write(format!("{folder}/picture.svg"), png.body).unwrap();
    }
}
