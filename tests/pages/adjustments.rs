//! Adjustments of the score, and notes on hands.

use crate::prelude::*;

/// The inputs of the first hand, as its correction is previewed.
const GARDE: [(&str, &str); 4] = [("taker+bid", "p1+garde"), ("bouts", "2"), ("points", "49"), ("step", "preview")];

#[actix_web::test]
async fn a_score_is_adjusted_corrected_and_undone() {
    let mut ana = Browser::new();
    let table = ana.play(&["49"]).await;
    ana.page(&table).await.holds(&format!("{table}/hands/new?result=adjusted"));
    let form = ana.page(&format!("{table}/hands/new?result=adjusted")).await;
    form.says("One and all others").does_not_say("Who dealt this hand?");
    let one =
        [("result", "adjusted"), ("by", "one"), ("one+direction", "p2+pays"), ("amount", "10"), ("note", "Revoke")];
    ana.post(&format!("{table}/hands"), &form.form(&one)).await.leads_to(&format!("{table}?saved=2"));
    ana.page(&table).await.says("Adjustment").says("Revoke");
    ana.page(&format!("{table}/sheet")).await.says("±").says("Revoke").says("+10 −30 +10");
    let hand = format!("{table}/hands/2");
    ana.page(&hand).await.does_not_say("Dealer");
    let edit = ana.page(&format!("{hand}/edit")).await;
    edit.holds("value=\"−30\"").holds("value=\"Revoke\"");
    let amounts = [("amounts[p1]", "5"), ("amounts[p2]", "-15"), ("amounts[p3]", "5"), ("amounts[p4]", "5")];
    let changed = |step| [&[("result", "adjusted"), ("note", "Revoke"), ("step", step)], &amounts[..]].concat();
    let preview = ana.post(&format!("{hand}/edit"), &edit.form(&changed("preview"))).await.ok();
    preview.says("Save the correction");
    ana.post(&format!("{hand}/edit"), &preview.form(&changed("save"))).await.leads_to(&hand);
    ana.page(&format!("{table}/sheet")).await.says("−15").says("Revoke");
    // From and to a hand that was played.
    ana.page(&format!("{hand}/edit?result=played")).await.says("Garde").says("It was an adjustment");
    ana.page(&format!("{hand}/edit?result=adjusted")).await.says("One and all others");
    let short = [("result", "adjusted"), ("by", "each"), ("amounts[p1]", "3"), ("number", "3")];
    let form = ana.page(&format!("{table}/hands/new?result=adjusted")).await;
    let refused = ana.post(&format!("{table}/hands"), &form.form(&short)).await;
    refused.is(422).says("the amounts add up to");
}

#[actix_web::test]
async fn a_note_is_saved_without_a_preview() {
    let mut ana = Browser::new();
    let table = ana.play(&["49", "30"]).await;
    let hand = format!("{table}/hands/1");
    let page = ana.page(&hand).await;
    page.says("Add a note");
    // The first hand is the second entry of the log.
    let notes = format!("{table}/notes/2");
    ana.post(&notes, &page.form(&[("note", "All three\nbouts!")])).await.is(303);
    ana.page(&hand).await.says("All three bouts!").says("Corrected").says("Change the note");
    ana.page(&format!("{table}/sheet")).await.says("All three bouts!");
    let long = "a".repeat(201);
    let page = ana.page(&hand).await;
    ana.post(&notes, &page.form(&[("note", &long)])).await.is(422).says(&long);
    let edit = format!("{hand}/edit");
    let form = ana.page(&edit).await;
    form.holds("value=\"All three bouts!\"");
    ana.post(&edit, &form.form(&[&GARDE[..], &[("note", "Three")]].concat())).await.leads_to(&hand);
    let page = ana.page(&hand).await;
    ana.post(&notes, &page.form(&[("note", "")])).await.is(303);
    ana.page(&hand).await.says("Add a note").does_not_say("Three");
}
