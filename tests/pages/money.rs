//! Money at a table: what it is played for, the board in money, who pays whom now, and paying at the end.

use crate::prelude::*;

/// What a form says about two euros a game.
const TWO_EUROS: [(&str, &str); 4] = [("worth", "money"), ("per", "game"), ("rate", "2"), ("currency", "EUR")];

/// Burro to the end for nothing: Ana wins and Bo spells the word.
async fn burro(ana: &mut Browser, key: &str) -> String {
    let table = ana.open_for(&["Ana", "Bo"], &[("key", key), ("game", "burro"), ("worth", "unit")]).await;
    for _ in 0..5 {
        ana.enter_hand(&table, &[("loser", "Bo")]).await;
    }
    table
}

#[actix_web::test]
async fn a_game_for_letters_becomes_one_for_money_afterwards() {
    let mut ana = Browser::new();
    let table = burro(&mut ana, "plain").await;
    let stake = format!("{table}/stake");
    ana.page(&table).await.says("Play for money after all").does_not_say("€");
    ana.page(&format!("{table}/settlement")).await.says("Play for money after all");
    // What is wrong is named, and nothing is lost.
    for (name, value, text) in [
        ("rate", "", "Enter what a game costs"),
        ("rate", "0", "it must be more than 0"),
        ("currency", "XQX", "such as EUR"),
    ] {
        let inputs: Vec<_> =
            TWO_EUROS.iter().map(|(own, old)| (*own, if *own == name { value } else { *old })).collect();
        let wrong = ana.send(&stake, &stake, &inputs).await;
        wrong.is(422).says(text).holds("value=\"game\" checked").holds("href=\"#f-");
    }
    ana.send(&stake, &stake, &TWO_EUROS).await.leads_to(&table);
    let finished = ana.page(&table).await;
    finished
        .says("Ana wins +€2.00 Bo is left")
        .says("B U R R O 5 hands")
        .says("1 payment Bo pays Ana €2.00 Mark as paid");
    finished.says("total +€2.00").says("total −€2.00").does_not_say("Play for money after all");
    ana.page(&format!("{table}/settlement")).await.says("Each game: €2.00 Change").says("Bo −€2.00 · Ana +€2.00");
    // A wrong rate is put right as long as nothing was paid.
    let early = ana.page(&stake).await;
    assert_eq!(early.input("rate"), "2");
    ana.send(&stake, &stake, &[&TWO_EUROS[..2], &[("rate", "3.50"), ("currency", "EUR")]].concat()).await.is(303);
    let finished = ana.page(&table).await;
    finished.says("Bo pays Ana €3.50");
    ana.submit(&finished, &format!("{table}/payments"), &[]).await.leads_to(&table);
    let paid = ana.page(&table).await;
    paid.says("Nobody owes anybody anything").says("Bo pays Ana €3.50 Undo");
    ana.page(&stake)
        .await
        .says("Something was paid at this table already")
        .says("Each game: €3.50")
        .does_not_hold("id=\"stake\"");
    let late = [("key", "late"), ("version", paid.input("version"))];
    ana.post(&stake, &late).await.is(422).says("Something was paid at this table already");
}

#[actix_web::test]
async fn all_is_paid_with_one_tap_and_once() {
    let (mut ana, table, club) = after_an_evening().await;
    let payments = format!("{table}/payments");
    let finished = ana.page(&table).await;
    finished.says("Ana wins +€9.90 1 hand").says("3 payments All paid Bo pays Ana €3.30 Mark as paid");
    finished.says("Ana +198 total +€9.90 Bo −66 total −€3.30");
    for _ in 0..2 {
        ana.submit(&finished, &payments, &[]).await.leads_to(&table);
    }
    let paid = ana.page(&table).await;
    paid.says("Nobody owes anybody anything").does_not_say("All paid");
    assert_eq!(paid.count("<li class=\"done\">"), 3);
    ana.page(&format!("{club}/ledger")).await.does_not_say("Mark as paid");
    // A phone that still shows the old page gets the present state, and pays nothing twice.
    ana.submit(&finished, &payments, &[("key", "another-phone")]).await.is(409).says("Nobody owes anybody anything");
    assert_eq!(ana.page(&table).await.count("<li class=\"done\">"), 3);
    // Of what the club has settled meanwhile, nothing is booked, not even the first payment.
    let other = ana.finish_evening().await;
    let finished = ana.page(&other).await;
    let ledger = ana.page(&format!("{club}/ledger")).await;
    ana.submit(&ledger, &format!("{club}/ledger/payments"), &[]).await.is(303);
    ana.submit(&finished, &format!("{other}/payments"), &[]).await.is(409);
    assert_eq!(ana.page(&other).await.count("<li class=\"done\">"), 0);
}

#[actix_web::test]
async fn a_tap_shows_the_board_in_money_and_the_phone_remembers_it() {
    let mut ana = Browser::new();
    let plain = ana.play(&["49"]).await;
    ana.page(&plain).await.does_not_hold("figures=");
    let table = ana.open_table(&FIVE_CENTS).await;
    ana.page(&table).await.holds("figures=money");
    ana.enter(&table, "49").await;
    ana.page(&table).await.says("Ana last hand +198 total +198").says("Bo, Chloé and Dag pay Ana €3.30 each");
    ana.page(&format!("{table}?figures=money")).await.says("Ana last hand +€9.90 total +€9.90");
    ana.enter(&table, "30").await;
    let money = ana.page(&table).await;
    money.says("Ana last hand −€10.80 total −€0.90").says("Bo last hand +€3.60 total +€0.30").does_not_say("−216");
    money.says("Ana pays Bo, Chloé and Dag €3.60 each");
    ana.page(&format!("{table}/hands/2")).await.says("Ana −€10.80 −216").says("Bo +€3.60 +72");
    ana.page(&format!("{table}?figures=never")).await.says("total −€0.90");
    ana.page(&format!("{table}?figures=points")).await.says("Ana last hand −216 total −18");
    ana.page(&table).await.says("Ana last hand −216 total −18");
    // Without a tap, nobody sees money.
    let mut guest = ana.invite(&table, SPECTATOR).await;
    guest.page(&table).await.does_not_say("€");
}

/// A correction shows what it changes in points and in money, and the money of a side is marked as that of each person.
#[actix_web::test]
async fn the_money_of_a_correction_and_of_sides_is_shown_for_each() {
    let mut ana = Browser::new();
    let tarot = ana.open_table(&FIVE_CENTS).await;
    ana.enter(&tarot, "49").await;
    let edit = format!("{tarot}/hands/1/edit");
    let change = [("taker+bid", "p1+garde"), ("bouts", "2"), ("points", "30"), ("step", "preview")];
    let preview = ana.send(&edit, &edit, &change).await.ok();
    preview.says("Ana +€9.90 → −€10.80 +198 −216 −414").says("Bo −€3.30 → +€3.60 −66 +72 +138");
    let belote = ana.open_table_of("belote", &FIVE_CENTS).await;
    for _ in 0..2 {
        ana.enter_hand(&belote, &[("taker+trump", "p1+hearts"), ("points", "92")]).await;
    }
    ana.page(&format!("{belote}?figures=money")).await.says("each last hand +€1.10 total +€2.20");
    let hand = format!("{belote}/hands/1");
    ana.page(&hand).await.says("Ana &#38; Chloé +€1.10 each 92");
    let preview = ana.send(&hand, &format!("{hand}/void"), &[("step", "preview")]).await.ok();
    preview.says("Ana &#38; Chloé +€2.20 → +€1.10 each 184 92 −92");
    // Chloé’s seat changes hands: so the people of that side have won different amounts.
    ana.replace(&belote, "2", "Eva").await;
    ana.enter_hand(&belote, &[("taker+trump", "p1+hearts"), ("points", "92")]).await;
    ana.send(&hand, &format!("{hand}/void"), &[("step", "preview")]).await.says("Eva +€1.10 92 92 0");
    ana.page(&belote).await.says("Ana &#38; Eva Ana +€3.30 Chloé +€2.20 Eva +€1.10").says("Bo &#38; Dag each");
    let other = ana.open_table_of("belote", &[&FIVE_CENTS[..], &[("rules.target", "90")]].concat()).await;
    ana.enter_hand(&other, &[("taker+trump", "p1+hearts"), ("points", "92")]).await;
    ana.page(&other).await.says("Ana and Chloé win +€1.10 each").says("Ana &#38; Chloé each 92 total +€1.10");
}

#[actix_web::test]
async fn cash_and_counters_say_who_pays_whom_now() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("solo_whist", &[("rules.currency", "GBP")]).await;
    ana.enter_hand(&table, &[("bid", "solo"), ("soloist", "Bo"), ("tricks", "4")]).await;
    let live = ana.page(&table).await;
    live.says("Bo pays Ana, Chloé and Dag £").says(" each").does_not_hold("figures=");
    ana.page(&format!("{table}/stake")).await.says("This game is played for cash").does_not_hold("id=\"stake\"");
    ana.change(&table, "closing").await;
    ana.page(&table).await.says("Everything was paid hand by hand.").does_not_say("All paid");
}

#[actix_web::test]
async fn money_per_game_is_offered_where_a_game_ends() {
    let mut ana = Browser::new();
    for (game, is_offered) in
        [("tarot", false), ("tresillo", false), ("burro", true), ("hearts", true), ("bridge", true)]
    {
        let form = ana.page(&format!("/tables/new?game={game}")).await;
        assert_eq!(form.body.contains("name=\"per\""), is_offered, "{game}");
    }
    ana.page("/tables/new?game=hearts").await.says("Money per point").says("Money per game").says("Each game costs");
    Browser::new().speaking("de").page("/tables/new?game=hearts").await.says("Geld pro Punkt").says("Geld pro Partie");
    // Rules under which no game ends refuse it, on the form and later.
    let table = ana.open_table_of("skat", &[&TWO_EUROS[..], &[("rules.deals", "3")]].concat()).await;
    ana.page(&format!("{table}/settlement")).await.says("Each game: €2.00 Change").says("Nobody owes anybody anything");
    let rules = format!("{table}/rules");
    ana.send(&rules, &rules, &[("deals", "0")]).await.is(422).says("Under these rules the game has no end");
    let key = ana.input("/tables/new?game=skat", "key").await;
    let players = ["Ana", "Bo", "Chloé"].map(|name| ("players", name));
    let form = [&[("key", key.as_str()), ("game", "skat"), ("first_dealer", "0")][..], &players, &TWO_EUROS].concat();
    ana.post("/tables/new", &form).await.is(422).says("Under these rules the game has no end");
}
