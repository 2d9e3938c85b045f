//! Seats that change hands: who has played is on the board, in previews and at the end.

use crate::prelude::*;

/// Eva takes Bo's seat after two hands. Bo has lost 66 points in each of them.
#[actix_web::test]
async fn who_has_left_stands_on_the_board_in_previews_and_at_the_end() {
    let mut ana = Browser::new();
    let table = ana.play(&["49", "49"]).await;
    ana.replace(&table, "1", "Eva").await;
    ana.enter(&table, "30").await;
    let live = ana.page(&table).await;
    live.says("Eva last hand +72 total +72").says("Bo total −132");
    assert_eq!(live.count("<li class=\"out\">"), 1);
    let page = ana.page(&format!("{table}/hands/1")).await;
    let preview = ana.post(&format!("{table}/hands/1/void"), &page.form(&[("step", "preview")])).await.ok();
    preview.says("Ana +180 −18 −198 Eva +72 +72 0").says("Bo −132 −66 +66");
    let hand = [("taker+bid", "p1+garde"), ("bouts", "2"), ("points", "41"), ("step", "preview")];
    for path in ["hands/1/edit", "hands/1/insert"] {
        let form = ana.page(&format!("{table}/{path}")).await;
        let preview = ana.post(&format!("{table}/{path}"), &form.form(&hand)).await.ok();
        preview.says("Eva +72 +72 0").says("Bo −132 ");
    }
    // In the last standing they are sorted in.
    ana.page(&format!("{table}/closing"))
        .await
        .says("Ana total +180 Eva total +72")
        .says("Dag total −60 Bo total −132");
}

/// In burro the seat has the letters, whoever sits there. Bo lost the first hand, and Eva in his seat the second.
#[actix_web::test]
async fn a_taken_over_score_says_what_each_person_has_scored() {
    let mut ana = Browser::new();
    let table = ana.open_for(&["Ana", "Bo", "Chloé"], &[("key", "new"), ("game", "burro")]).await;
    ana.enter_hand(&table, &[("loser", "p2")]).await;
    ana.replace(&table, "1", "Eva").await;
    ana.enter_hand(&table, &[("loser", "p4")]).await;
    for page in [table.clone(), format!("{table}/watch")] {
        ana.page(&page).await.says("Eva Bo 1 Eva 1 last hand +1 total 2");
    }
    let page = ana.page(&format!("{table}/hands/1")).await;
    let preview = ana.post(&format!("{table}/hands/1/void"), &page.form(&[("step", "preview")])).await.ok();
    preview.says("Eva +2 +1 −1 Bo +1 0 −1 Eva +1 +1 0 Chloé 0 0 0");
}

/// All passed, and Bo went home.
#[actix_web::test]
async fn at_zero_nobody_has_won_whoever_has_left() {
    let mut ana = Browser::new();
    let table = ana.open_table(&[]).await;
    ana.enter_hand(&table, &[("result", "passed")]).await;
    ana.replace(&table, "1", "Eva").await;
    ana.change(&table, "closing").await;
    ana.page(&table).await.says("No winner").says("Bo total 0");
    ana.page("/").await.says("No winner");
}
