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
    live.says("Eva last hand +72 total +72").says("Bo away since hand 3 total −132");
    assert_eq!(live.count("<li class=\"away\">"), 1);
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

/// At vidrasso the seat has the points, whoever sits there. Bo had 100 in the first hand, and Eva in his seat 30 in the second.
#[actix_web::test]
async fn a_taken_over_score_says_what_each_person_has_scored() {
    let mut ana = Browser::new();
    let table = ana.open_for(&["Ana", "Bo"], &[("key", "new"), ("game", "vidrasso")]).await;
    ana.enter_hand(&table, &[("points[p2]", "100")]).await;
    ana.replace(&table, "1", "Eva").await;
    ana.enter_hand(&table, &[("points[p3]", "30")]).await;
    for page in [table.clone(), format!("{table}/watch")] {
        ana.page(&page).await.says("Bo 100 Eva 30 last hand +30 total 130");
    }
    let page = ana.page(&format!("{table}/hands/1")).await;
    let preview = ana.post(&format!("{table}/hands/1/void"), &page.form(&[("step", "preview")])).await.ok();
    preview.says("Eva 130 30 −100 Bo 100 0 −100 Eva 30 30 0");
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

/// The rows of the page of the players in their order; a name with a minus pauses.
fn rows<'a>(rows: &'a str, from: &'a str) -> Vec<(&'a str, &'a str)> {
    let plays = rows.split(' ').filter(|row| !row.starts_with('-')).map(|row| ("plays", row));
    let rows = rows.split(' ').map(|row| ("row", row.trim_start_matches('-')));
    rows.chain(plays).chain([("from", from)]).collect()
}

/// Bo pauses, Finn sits down, and Chloé moves to the front. Ana dealt the first hand, and Bo the second.
#[actix_web::test]
async fn everybody_comes_goes_and_moves_with_one_save() {
    let mut ana = Browser::new();
    let table = ana.play(&["49", "49"]).await;
    let path = format!("{table}/players");
    ana.page(&table).await.holds(&format!("href=\"{path}\""));
    let page = ana.page(&path).await;
    page.says("Chloé deals next").says("Hand 3 for 4 players: Chloé deals · Dag leads");
    // Without a script, each button brings the page.
    let add = [rows("p1 -p2 p3 p4", "3"), vec![("do", "add"), ("newcomer", "Finn")]].concat();
    let added = ana.post(&path, &page.form(&add)).await.ok();
    added.says("Bo pauses").says("Finn sits down").says("Bo pauses. Finn sits down after Dag.");
    let up = [rows("p3 p1 -p2 p4 +Finn", "3"), vec![("do", "up-+Finn")]].concat();
    let moved = ana.post(&path, &page.form(&up)).await.ok();
    moved.says("Finn sits down after Ana. New order of play: Chloé, Ana, Finn, Dag. Hand 3 for 4 players: Chloé deals");
    ana.page(&table).await.does_not_say("pauses");
    ana.post(&path, &page.form(&rows("p3 p1 -p2 +Finn p4", "3"))).await.leads_to(&table);
    let live = ana.page(&table).await;
    live.says("Chloé dealer").says("Bo away since hand 3 total −132").says("Finn total 0").says("New order of play");
    ana.enter_hand(&table, &[("taker+bid", "p5+garde"), ("bouts", "2"), ("points", "41")]).await;
    let sheet = ana.page(&format!("{table}/sheet")).await;
    sheet.says("Bo pauses. Finn sits down after Ana. New order of play: Chloé, Ana, Finn, Dag.");
    // The change is undone as one.
    let entry = ana.input(&path, "entry").await;
    ana.void(&table, 3).await;
    let undo = [("do", "undo"), ("entry", entry.as_str())];
    ana.send(&path, &path, &undo).await.leads_to(&table);
    ana.page(&table).await.does_not_say("pauses").says("Bo");
}

#[actix_web::test]
async fn a_number_of_players_that_the_game_cannot_have_is_said_before_save() {
    let mut ana = Browser::new();
    let table = ana.play(&["49"]).await;
    let path = format!("{table}/players");
    let page = ana.page(&path).await;
    let wrong = rows("p1 -p2 -p3 p4", "2");
    let says = "This game is for 3 to 6 players; you have 2.";
    ana.post(&path, &page.form(&[wrong.clone(), vec![("do", "show")]].concat())).await.ok().says(says);
    ana.post(&path, &page.form(&wrong)).await.is(422).says(says).holds("value=\"p2\"");
    // A change from an earlier hand on, which Dag has played.
    let forgotten = ana.post(&path, &page.form(&rows("p1 p2 p3 -p4", "1"))).await;
    forgotten.leads_to(&table);
    ana.page(&format!("{table}/hands/1")).await.says("Ana").does_not_say("Dag");
}

/// At solo whist, seats only change hands. To go on with others, the table is closed and another one opened.
#[actix_web::test]
async fn where_seats_belong_to_the_game_one_step_goes_on_with_others() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("solo_whist", &[]).await;
    let path = format!("{table}/players");
    let page = ana.page(&path).await;
    page.says("Seats belong to the running game here").does_not_hold("name=\"plays\"");
    ana.post(&path, &page.form(&[("instead[p2]", "Eva")])).await.leads_to(&table);
    ana.page(&table).await.says("Eva").does_not_say("Bo pauses");
    let id = table.trim_start_matches("/t/");
    let form = ana.page(&format!("/tables/new?like={id}&closes={id}")).await;
    let inputs = [("key", form.input("key")), ("game", "solo_whist"), ("closes", id)];
    let next = ana.open_for(&["Ana", "Finn", "Chloé", "Dag"], &inputs).await;
    assert_ne!(next, table);
    ana.page(&table).await.does_not_say("Enter hand");
    ana.page(&next).await.says("Finn");
}
