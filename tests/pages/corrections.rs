//! Corrections: hands that are corrected and voided, two phones at once, rules that change.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site, at_a_table};
use crate::place::Place;

#[actix_web::test]
async fn an_earlier_hand_is_shown_before_it_is_voided() {
    let (site, mut ana, table) = at_a_table().await;
    for points in ["49", "30"] {
        ana.enter(&site, &table, points).await;
    }
    let (hand, void) = (format!("{table}/hands/1"), format!("{table}/hands/1/void"));
    let page = ana.get(&site, &hand).await.ok();
    let shown = ana.send(&site, &void, &page.form(&[("step", "preview")])).await.ok();
    shown.says("This hand does not count.");
    shown.says("Ana −18 −216 −198");
    ana.get(&site, &format!("{table}/sheet")).await.ok().says("total −18");
    let meant = page.form(&[("step", "save")]);
    assert_eq!(ana.send(&site, &void, &meant).await.status, StatusCode::SEE_OTHER);
    assert_eq!(ana.send(&site, &void, &meant).await.status, StatusCode::SEE_OTHER);
    ana.get(&site, &format!("{table}/sheet")).await.ok().says("total −216");
}

#[actix_web::test]
async fn two_phones_do_not_overwrite_each_other() {
    let (site, mut ana, table) = at_a_table().await;
    let closing = ana.get(&site, &format!("{table}/closing")).await.ok();
    let rules = ana.get(&site, &format!("{table}/rules")).await.ok();
    ana.enter(&site, &table, "49").await;
    for (page, path, more) in [(&closing, "closing", ("", "")), (&rules, "rules", ("misere", "true"))] {
        let sent = page.form(&[more]);
        let news = ana.send(&site, &format!("{table}/{path}"), &sent).await;
        assert_eq!(news.status, StatusCode::CONFLICT, "{path}");
        news.says("Somebody else changed the table in the meantime");
    }
    ana.get(&site, &table).await.ok().says("Enter hand 2");
}

#[actix_web::test]
async fn a_hand_that_a_later_hand_needs_cannot_be_voided() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_table_of(&site, "tresillo", &[]).await;
    // The dealer sits out, so Ana can play when Bo deals; without the first hand she would deal herself.
    for hombre in ["p2+vuelta", "p1+vuelta", "p4+solo"] {
        ana.enter_hand(&site, &table, &[("hombre+bid", hombre), ("outcome+codillo", "sacado")]).await;
    }
    let hand = |number: u32| format!("{table}/hands/{number}");
    let page = ana.get(&site, &hand(1)).await.ok();
    let asked = page.form(&[("step", "preview")]);
    let refused = ana.send(&site, &format!("{}/void", hand(1)), &asked).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    refused.says("There is a problem Hand 2 would become impossible: Ana is not playing in this hand.");
    refused.says("Correct this hand");
    let shown = ana.send(&site, &format!("{}/void", hand(2)), &asked).await.ok();
    shown.says("This changes who dealt the later hands");
    ana.change(&site, &table, "closing").await;
    let asked = [("key", "too-late"), ("version", "5"), ("step", "preview")];
    let refused = ana.post(&site, &format!("{}/void", hand(2)), &asked).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    refused.says("There is a problem This table is closed.");
}

#[actix_web::test]
async fn the_dealer_rotates_for_a_late_form() {
    let (site, mut ana, table) = at_a_table().await;
    let form = ana.get(&site, &format!("{table}/hands/new")).await.ok();
    form.says("Dealer Ana");
    form.holds("name=\"dealer\" value=\"p1\">");
    // The form is for the first hand but is sent after it, so the next player is the dealer.
    ana.enter(&site, &table, "49").await;
    let late = [("key", "late"), ("number", "1"), ("taker+bid", "p2+garde"), ("bouts", "2"), ("points", "49")];
    let conflict = ana.post(&site, &format!("{table}/hands"), &late).await;
    assert_eq!(conflict.status, StatusCode::CONFLICT);
    conflict.holds("class=\"btn choice\" name=\"add\"");
    let added = [&late[..], &[("add", "true")]].concat();
    assert_eq!(ana.post(&site, &format!("{table}/hands"), &added).await.status, StatusCode::SEE_OTHER);
    ana.get(&site, &table).await.ok().says("Chloé deals");
}

#[actix_web::test]
async fn an_undone_hand_is_on_its_form_again() {
    let place = &Place::sqlite();
    let (site, mut ana) = (Site::at(place), Browser::new());
    let table = ana.open_table(&site, &[]).await;
    ana.enter(&site, &table, "49").await;
    let page = ana.get(&site, &format!("{table}?saved=1")).await.ok();
    page.says("Hand 1 saved");
    page.holds("sheet last fresh");
    let undo = page.form(&[]);
    let undone = ana.send(&site, &format!("{table}/hands/1/void"), &undo).await;
    assert_eq!(undone.status, StatusCode::SEE_OTHER);
    // Sent twice, it leads to the same form.
    assert_eq!(ana.send(&site, &format!("{table}/hands/1/void"), &undo).await.to, undone.to);
    let form = ana.get(&site, &undone.to).await.ok();
    form.holds("name=\"taker+bid\" value=\"p1+garde\" checked");
    assert_eq!((form.input("points"), form.input("number")), ("49".to_owned(), "1".to_owned()));
    form.holds("data-draft-notice>");
    ana.get(&site, &format!("{table}/hands/new")).await.ok().holds("data-draft-notice hidden>");
    // Another hand has taken its place.
    ana.enter(&site, &table, "30").await;
    let form = ana.get(&site, &undone.to).await.ok();
    form.holds("data-draft-notice hidden>");
    assert_eq!(form.input("points"), "");
}

#[actix_web::test]
async fn an_undone_pass_leads_to_the_table() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_table_of(&site, "tresillo", &[]).await;
    let pass = [("key", "pass"), ("number", "1"), ("from", "live"), ("result", "passed")];
    let passed = ana.post(&site, &format!("{table}/hands"), &pass).await;
    assert_eq!(passed.to, format!("{table}?saved=1"));
    let page = ana.get(&site, &passed.to).await.ok();
    page.says("Hand 1 saved");
    let version = page.input("version");
    let undone = ana.post(&site, &format!("{table}/hands/1/void"), &[("key", "undo"), ("version", &version)]).await;
    assert_eq!((undone.status, undone.to), (StatusCode::SEE_OTHER, table.clone()));
    ana.get(&site, &table).await.ok().says("No hands yet.");
}

#[actix_web::test]
async fn rules_change_from_the_next_hand_on() {
    let (site, mut ana, table) = at_a_table().await;
    ana.enter(&site, &table, "49").await;
    let path = format!("{table}/rules");
    let page = ana.get(&site, &path).await.ok();
    page.says("Changes apply from hand 2 on.");
    page.holds("name=\"misere\" value=\"\" checked");
    let same = ana.send(&site, &path, &page.form(&[("misere", "")])).await;
    assert_eq!(same.status, StatusCode::UNPROCESSABLE_ENTITY);
    same.says("You have not changed any rule");
    let change = page.form(&[("misere", "true")]);
    for _ in 0..2 {
        assert_eq!(ana.send(&site, &path, &change).await.status, StatusCode::SEE_OTHER);
    }
    let page = ana.get(&site, &path).await.ok();
    page.holds("name=\"misere\" value=\"true\" checked");
    page.says("Misères are paid: No → Yes, from hand 2 on");
    ana.get(&site, &format!("{table}/hands/new")).await.ok();
}

#[actix_web::test]
async fn the_rules_say_what_a_point_is_worth_for_the_whole_table() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let more = [("worth", "money"), ("currency", "EUR"), ("rate", "0.05")];
    let table = ana.open_table(&site, &more).await;
    let rules = ana.get(&site, &format!("{table}/rules")).await.ok();
    rules.says("1 point = €0.05. This applies to the whole table. Play on with the same people at another rate");
    let like = format!("/tables/new?like={}", table.trim_start_matches("/t/"));
    rules.holds(&format!("href=\"{like}\""));
    let again = ana.get(&site, &like).await.ok();
    again.holds("value=\"Chloé\"");
    again.holds("value=\"0.05\"");
    let plain = ana.open_table(&site, &[]).await;
    ana.get(&site, &format!("{plain}/rules")).await.ok().does_not_say("This applies to the whole table");
}

#[actix_web::test]
async fn payments_are_listed_below_the_rule() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_table_of(&site, "lombre", &[]).await;
    ana.get(&site, &format!("{table}/hands/new")).await.ok().says("pot: 3 large counters = 15");
    let codillo = [("hombre", "Dag"), ("exchanged[Bo]", "4"), ("outcome+codillo", "codillo+Bo"), ("first_five", "Bo")];
    ana.enter_hand(&site, &table, &codillo).await;
    let why = ana.get(&site, &format!("{table}/hands/1")).await.ok();
    why.says("pot: 4 large counters and 1 small 21");
    why.ends_in(&["in all, Dag pays Bo", "in all, Chloé pays Bo"]);

    // A misère is paid in addition to the contract.
    let tarot = ana.open_table(&site, &[("rules.misere", "true")]).await;
    for (number, points, paid) in [(1, "45", "Ana pays"), (2, "61", "each of the 3 defenders pays")] {
        let hand = [("taker+bid", "p1+garde"), ("bouts", "1"), ("points", points), ("miseres[]", "Bo")];
        ana.enter_hand(&site, &tarot, &hand).await;
        let why = ana.get(&site, &format!("{tarot}/hands/{number}")).await.ok();
        why.ends_in(&[paid, "misère: Bo gets 10"]);
        // The card points stay in the sentence about the contract.
        why.holds(if number == 1 { "contract of 51 lost by 6" } else { "contract of 51 made by 10" });
    }

    // A repuesto goes into the stakes. No player pays another, so the page lists no payments.
    let repuesto = [("hombre", "Dag"), ("outcome+codillo", "repuesto+")];
    ana.enter_hand(&site, &table, &repuesto).await;
    ana.get(&site, &format!("{table}/hands/2")).await.ok().does_not_hold("in all, ");
}

#[actix_web::test]
async fn scoring_is_fixed_for_the_whole_table() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_table_of(&site, "bassadewitz", &[]).await;
    let places = [("places[Ana]", "1"), ("places[Bo]", "2"), ("places[Chloé]", "3"), ("places[Dag]", "4")];
    ana.enter_hand(&site, &table, &places).await;
    let path = format!("{table}/rules");
    let page = ana.get(&site, &path).await.ok();
    let change = page.form(&[("scoring", "chips")]);
    let refused = ana.send(&site, &path, &change).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    refused.says("What is counted is fixed for the whole table");
    refused.holds("href=\"#f-scoring\"");
}

#[actix_web::test]
async fn a_player_who_takes_over_a_seat_starts_at_zero() {
    let (site, mut ana, table) = at_a_table().await;
    ana.enter(&site, &table, "49").await;
    ana.get(&site, &table).await.ok().says("Bo dealer last hand −66");
    ana.replace(&site, &table, "1", "Eva").await;
    let page = ana.get(&site, &table).await.ok();
    page.says("Ana last hand +198");
    page.says("Eva dealer total 0");
    // Eva plays the next hand.
    ana.enter(&site, &table, "30").await;
    let page = ana.get(&site, &table).await.ok();
    page.says("Eva last hand +");
    // The chart keeps Eva's and Bo's totals apart, and the closing page still lists Bo.
    page.holds("After hand 2: Eva +72, Chloé +6, Dag +6, Ana −18, Bo −66.");
    ana.get(&site, &format!("{table}/closing")).await.ok().says("Ana total −18 Bo total −66");
    // Bo and Eva each have their own mark on every page.
    for path in ["", "/sheet", "/hands/1", "/hands/2", "/hands/new", "/players", "/closing"] {
        let page = ana.get(&site, &format!("{table}{path}")).await.ok();
        assert!(page.marks_of("Bo").iter().all(|mark| mark == "m2"), "{path}: {}", page.body);
        assert!(page.marks_of("Eva").iter().all(|mark| mark == "m5"), "{path}: {}", page.body);
        for mark in page.marks_of("Eva") {
            page.holds(&format!("<symbol id=\"{mark}\""));
        }
    }
    let closing = ana.get(&site, &format!("{table}/closing")).await.ok();
    assert!(!closing.marks_of("Bo").is_empty() && !closing.marks_of("Eva").is_empty());
}
