//! Hands that are corrected, voided, restored and inserted, and forms that come too late.

use crate::prelude::*;

const CONFLICT: &str = "Somebody else made a change in the meantime, so nothing was saved.";

/// The inputs of a garde by Ana with two bouts.
fn garde<'a>(points: &'a str, step: &'a str) -> [(&'a str, &'a str); 4] {
    [("taker+bid", "p1+garde"), ("bouts", "2"), ("points", points), ("step", step)]
}

impl Browser {
    /// Sends a form twice, as in a double tap. Both requests must succeed.
    async fn post_twice(&mut self, path: &str, inputs: Inputs<'_>, to: &str) {
        for _ in 0..2 {
            self.post(path, inputs).await.leads_to(to);
        }
    }
}

#[actix_web::test]
async fn a_hand_is_voided_and_restored_after_a_look() {
    let mut ana = Browser::new();
    let table = ana.play(&["49", "30", "41"]).await;
    // The first hand is the second entry of the log.
    let (sheet, hand, voided) = (format!("{table}/sheet"), format!("{table}/hands/1"), format!("{table}/voided/2"));
    let (void, restore) = (format!("{hand}/void"), format!("{voided}/restore"));
    let before = ana.page(&sheet).await.text();
    let page = ana.page(&hand).await;
    let preview = ana.post(&void, &page.form(&[("step", "preview")])).await.ok();
    preview.says("This hand does not count.").says("Ana +132 −66 −198");
    assert_eq!(ana.page(&sheet).await.text(), before);
    for _ in 0..2 {
        ana.post(&void, &page.form(&[("step", "save")])).await.is(303);
    }
    ana.page(&sheet).await.says("total −66").holds(&format!("href=\"{voided}\""));

    let page = ana.page(&voided).await;
    page.says("A voided hand").says("This hand does not count.");
    page.says("Who did what Entered this phone, ").says("Voided this phone, ");
    let preview = ana.post(&restore, &page.form(&[("step", "preview")])).await.ok();
    preview.says("Restore hand 1").says("Ana −66 +132 +198").does_not_say("struck through");
    preview.holds(&format!("href=\"{voided}\""));
    ana.post_twice(&restore, &preview.form(&[("step", "save")]), &voided).await;
    ana.get(&voided).await.leads_to(&hand);
    ana.page(&hand).await.says("Restored this phone, ");
    assert_eq!(ana.page(&sheet).await.text(), before);
    ana.get(&format!("{table}/voided/99")).await.is(404);
}

#[actix_web::test]
async fn a_forgotten_hand_is_inserted_after_a_look() {
    let mut ana = Browser::new();
    let table = ana.play(&["49", "41"]).await;
    let (hand, insert) = (format!("{table}/hands/2"), format!("{table}/hands/2/insert"));
    ana.page(&hand).await.says("Insert a hand before this one");
    let empty = ana.page(&insert).await;
    empty.says("Insert a hand before hand 2").says("Dealer Bo");
    ana.post(&insert, &empty.form(&garde("92", "preview"))).await.is(422).holds("value=\"92\"");
    let preview = ana.post(&insert, &empty.form(&garde("30", "preview"))).await.ok();
    preview.says("Ana +348 +132 −216").says("This changes who dealt the later hands");
    ana.post(&insert, &preview.form(&garde("30", "change"))).await.is(200).holds("value=\"30\"");
    ana.post_twice(&insert, &preview.form(&garde("30", "save")), &hand).await;
    let sheet = ana.page(&format!("{table}/sheet")).await;
    sheet.says("3 Ana · garde · +0 ").says("2 Ana · garde · −11 −216 +72 +72 +72 1 Ana · garde · +8 +198 −66 −66 −66");
    ana.page(&hand).await.says("Inserted this phone, ");
    ana.get(&format!("{table}/hands/4/insert")).await.is(404);
}

#[actix_web::test]
async fn every_result_of_a_deal_can_be_inserted_and_corrected() {
    let mut ana = Browser::new();
    let table = ana.open_for(&["Ana", "Bo", "Chloé"], &[("key", "new"), ("game", "tresillo")]).await;
    for _ in 0..2 {
        ana.enter_hand(&table, &[("hombre+bid", "p1+juego"), ("outcome+codillo", "sacado")]).await;
    }
    ana.page(&format!("{table}/sheet")).await.says("total +10 total −8 total −7");
    let insert = format!("{table}/hands/2/insert");
    let form = ana.page(&insert).await;
    form.says("Result Played All pass").holds("name=\"result\" value=\"played\" checked");
    // The form also sends what else was answered.
    let passed = [("result", "passed"), ("hombre+bid", "p2+solo"), ("dealer", "")];
    let typed = |step| [&passed[..], &[("step", step)]].concat();
    let preview = ana.post(&insert, &form.form(&typed("preview"))).await.ok();
    preview.says("Everybody passed.").says("Ana +10 +11");
    ana.post(&insert, &preview.form(&typed("change"))).await.ok().holds("name=\"result\" value=\"passed\" checked");
    ana.post_twice(&insert, &preview.form(&typed("save")), &format!("{table}/hands/2")).await;
    ana.page(&format!("{table}/sheet")).await.says("total +11 total −8 total −8");

    // The pass becomes a hand, and a pass again.
    let edit = format!("{table}/hands/2/edit");
    let form = ana.page(&edit).await;
    form.says("Correct hand 2").says("On the sheet: Everybody passed.").holds("value=\"passed\" checked");
    let played = [("result", "played"), ("hombre+bid", "p2+juego"), ("outcome+codillo", "sacado"), ("step", "save")];
    ana.post_twice(&edit, &form.form(&played), &format!("{table}/hands/2")).await;
    let form = ana.page(&edit).await;
    form.holds("value=\"played\" checked").holds("name=\"hombre+bid\" value=\"p2+juego\" checked");
    ana.post_twice(&edit, &form.form(&typed("save")), &format!("{table}/hands/2")).await;
    ana.page(&format!("{table}/sheet")).await.says("total +11 total −8 total −8");

    let table = ana.play(&["49"]).await;
    let edit = format!("{table}/hands/1/edit");
    let form = ana.page(&edit).await;
    form.says("Result Played All pass Petit sec").says("On the sheet: Ana makes garde by 8 with 2 bouts.");
    let preview =
        ana.post(&edit, &form.form(&[&garde("49", "preview")[..], &[("result", "petit_sec")]].concat())).await;
    preview.ok().says("Petit sec: the cards were thrown in.");
    // Where every deal is played, nothing is asked.
    let table = ana.open_for(&["Ana", "Bo"], &[("key", "burro"), ("game", "burro")]).await;
    ana.enter_hand(&table, &[("loser", "Ana")]).await;
    ana.page(&format!("{table}/hands/1/edit")).await.does_not_hold("name=\"result\"");
}

#[actix_web::test]
async fn a_forgotten_hand_is_given_to_whoever_sat_there() {
    let mut ana = Browser::new();
    for (seats, taker, headline) in [("earlier", "p1", "Ana makes garde by 8"), ("later", "p5", "Eva makes garde by 8")]
    {
        let table = ana.play(&["49"]).await;
        ana.replace(&table, "0", "Eva").await;
        ana.enter_hand(&table, &[("taker+bid", "p5+garde"), ("bouts", "2"), ("points", "51")]).await;
        let (plain, insert) = (format!("{table}/hands/2/insert"), format!("{table}/hands/2/insert?seats={seats}"));
        let question = ana.page(&plain).await;
        question.says("A seat changed hands here. Who played the forgotten hand?");
        question.says("Ana , Bo , Chloé , Dag").says("Eva , Bo , Chloé , Dag").holds(&format!("href=\"{insert}\""));
        let form = ana.page(&insert).await;
        let bid = format!("{taker}+garde");
        form.holds(&format!("value=\"{bid}\"")).holds(&format!("action=\"{insert}\""));
        let hand = [("taker+bid", bid.as_str()), ("bouts", "2"), ("points", "49")];
        let previewed = ana.post(&format!("{table}/preview?before=2&seats={seats}"), &hand).await.ok();
        previewed.says(headline);
        let step = |step| [&hand[..], &[("step", step)]].concat();
        let preview = ana.post(&insert, &form.form(&step("preview"))).await.ok();
        preview.says(headline);
        ana.post_twice(&insert, &preview.form(&step("save")), &format!("{table}/hands/2")).await;
        ana.page(&format!("{table}/hands/2")).await.says(headline);
        ana.page(&format!("{table}/hands/3")).await.says("Eva makes garde by 10");
    }
}

#[actix_web::test]
async fn missing_answers_are_named_once_and_the_rows_are_marked() {
    let (mut ana, table) = at_a_table().await;
    let form = ana.page(&format!("{table}/hands/new")).await;
    let empty = [("key", form.input("key")), ("number", "1")];
    let marked = ana.post(&format!("{table}/hands"), &empty).await;
    marked.is(422).says("Still missing: Taker and contract Bouts ").does_not_say("There is a problem");
    marked.holds("class=\"problem missing\"").holds("class=\"field in-rows bad\"");
    let wrong = ana.post(&format!("{table}/hands"), &[&empty[..], &[("points", "95")]].concat()).await;
    wrong.is(422).says("There is a problem");
}

/// Who showed a poignée changes nothing, and can be read afterwards.
#[actix_web::test]
async fn everything_that_was_entered_is_on_the_page_of_the_hand() {
    let (mut ana, table) = at_a_table().await;
    let poignee = [("poignees[0][size]", "single"), ("poignees[0][player]", "p3")];
    ana.enter_hand(&table, &[&garde("49", "save")[..3], &poignee].concat()).await;
    let hand = ana.page(&format!("{table}/hands/1")).await;
    hand.says("What was entered Taker and contract Ana, Garde").says("Who showed it? Chloé").says("Dealer Ana");
}

#[actix_web::test]
async fn a_late_form_comes_again_with_what_was_typed() {
    let mut ana = Browser::new();
    // The form is for the second of three hands. Each case has the hands that are voided before it is sent, and the path of
    // the form that is shown in response.
    let cases = [
        ("edit", &[][..], "/hands/2/edit"),
        ("edit", &[1], "/hands/1/edit"),
        ("edit", &[2], "/hands/2/insert"),
        ("edit", &[3, 2], "/hands"),
        ("insert", &[], "/hands/2/insert"),
        ("insert", &[1], "/hands/1/insert"),
        ("insert", &[3, 2], "/hands"),
    ];
    for (what, voided, place) in cases {
        // The form is too late with every button. One button is enough where the hand has moved.
        let steps: &[&str] = if voided.is_empty() { &["preview", "save", "change"] } else { &["save"] };
        for step in steps {
            let table = ana.play(&["49", "30", "41"]).await;
            let (path, place) = (format!("{table}/hands/2/{what}"), format!("{table}{place}"));
            let opened = ana.page(&path).await;
            for number in voided {
                ana.void(&table, *number).await;
            }
            if voided.is_empty() {
                ana.enter(&table, "60").await;
            }
            let late = ana.post(&path, &opened.form(&garde("55", step))).await;
            late.is(409).says(CONFLICT).holds(&format!("action=\"{place}\"")).holds("value=\"55\"");
            late.holds("value=\"p1+garde\" checked");
            // Sent again, it is saved.
            let again = [&garde("55", "save")[..], &[("number", late.input("number"))]].concat();
            ana.post(&place, &late.form(&again)).await.is(303);
        }
    }
}

#[actix_web::test]
async fn a_late_tap_shows_the_hand_as_it_is() {
    let mut ana = Browser::new();
    let table = ana.play(&["49", "30", "41"]).await;
    let page = ana.page(&format!("{table}/hands/2")).await;
    ana.void(&table, 1).await;
    let void = format!("{table}/hands/2/void");
    for step in ["preview", "save"] {
        let late = ana.post(&void, &page.form(&[("step", step)])).await;
        late.is(409).says(CONFLICT).says("Hand 1").holds(&format!("action=\"{table}/hands/1/void\""));
    }
    ana.void(&table, 1).await;
    ana.post(&void, &page.form(&[("step", "save")])).await.is(409).says(CONFLICT).says("A voided hand");
    // Restoring can be too late in two cases: something else has changed, or the hand is already restored.
    let (voided, restore) = (format!("{table}/voided/3"), format!("{table}/voided/3/restore"));
    let page = ana.page(&voided).await;
    ana.enter(&table, "50").await;
    let late = ana.post(&restore, &page.form(&[("step", "save")])).await;
    late.is(409).says("A voided hand");
    ana.post_twice(&restore, &late.form(&[("step", "save")]), &voided).await;
    ana.post(&restore, &page.form(&[("step", "save"), ("key", "another")])).await.is(409).says("Correct this hand");
}

#[actix_web::test]
async fn late_forms_do_not_overwrite_the_table() {
    let (mut ana, table) = at_a_table().await;
    let closing = ana.page(&format!("{table}/closing")).await;
    let rules = ana.page(&format!("{table}/rules")).await;
    let form = ana.page(&format!("{table}/hands/new")).await;
    form.says("Dealer Ana").holds("name=\"dealer\" value=\"p1\">");
    ana.enter(&table, "49").await;
    for (page, path, input) in [(&closing, "closing", ("", "")), (&rules, "rules", ("misere", "true"))] {
        let late = ana.post(&format!("{table}/{path}"), &page.form(&[input])).await;
        late.is(409).says("Somebody else made a change");
    }
    ana.page(&table).await.says("Enter hand 2");
    // The form is for the first hand but is sent after it, so the next player is the dealer.
    let hand = [("key", "late"), ("number", "1"), ("taker+bid", "p2+garde"), ("bouts", "2"), ("points", "49")];
    ana.post(&format!("{table}/hands"), &hand).await.is(409).holds("class=\"btn choice\" name=\"add\"");
    ana.post(&format!("{table}/hands"), &[&hand[..], &[("add", "true")]].concat()).await.is(303);
    ana.page(&table).await.says("Chloé deals");
}

#[actix_web::test]
async fn a_hand_that_a_later_hand_needs_cannot_be_voided() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("tresillo", &[]).await;
    // The dealer sits out, so Ana can play when Bo deals; without the first hand she would deal herself.
    for hombre in ["p2+vuelta", "p1+vuelta", "p4+solo"] {
        ana.enter_hand(&table, &[("hombre+bid", hombre), ("outcome+codillo", "sacado")]).await;
    }
    let [first, second] = ["1", "2"].map(|number| format!("{table}/hands/{number}/void"));
    let page = ana.page(&format!("{table}/hands/1")).await;
    let preview = page.form(&[("step", "preview")]);
    let refused = ana.post(&first, &preview).await;
    refused.is(422).says("There is a problem Hand 2 would become impossible: Ana is not playing in this hand.");
    refused.says("Correct this hand");
    ana.post(&second, &preview).await.is(200).says("This changes who dealt the later hands");
    ana.change(&table, "closing").await;
    let late = [("key", "too-late"), ("version", "5"), ("step", "preview")];
    ana.post(&second, &late).await.is(422).says("There is a problem This table is closed.");
}

#[actix_web::test]
async fn hands_behind_an_earlier_end_are_offered_to_be_dropped() {
    let mut ana = Browser::new();
    let table = ana.open_for(&["Ana", "Bo"], &[("key", "new"), ("game", "burro")]).await;
    // The fifth letter ends the game.
    for loser in ["Ana", "Ana", "Ana", "Ana", "Bo", "Ana"] {
        ana.enter_hand(&table, &[("loser", loser)]).await;
    }
    let (hand, edit) = (format!("{table}/hands/5"), format!("{table}/hands/5/edit"));
    let opened = ana.page(&edit).await;
    // A form that does not confirm the drop leads to the preview first.
    ana.post(&edit, &opened.form(&[("loser", "Ana"), ("step", "save")])).await.ok();
    let preview = ana.post(&edit, &opened.form(&[("loser", "Ana"), ("step", "preview")])).await.ok();
    preview.says("The game then ends with hand 5. The hand after it no longer counts");
    let save = preview.form(&[("loser", "Ana"), ("step", "save"), ("drop", preview.input("drop"))]);
    ana.post_twice(&edit, &save, &hand).await;
    let dropped = ana.page(&format!("{table}/voided/7")).await;
    dropped.says("No longer counts: the game ended before it this phone, ");
    let refused = ana.post(&format!("{table}/voided/7/restore"), &dropped.form(&[("step", "preview")])).await;
    refused.is(422).says("The game is over: no more hands can be entered.");
}

#[actix_web::test]
async fn an_undone_hand_is_on_its_form_again() {
    let mut ana = Browser::new();
    let table = ana.play(&["49"]).await;
    let (form, void) = (format!("{table}/hands/new"), format!("{table}/hands/1/void"));
    let page = ana.page(&format!("{table}?saved=1")).await;
    page.says("Hand 1 saved").holds("sheet last fresh");
    let again = ana.post(&void, &page.form(&[])).await.to;
    // Sent twice, it leads to the same form.
    ana.post(&void, &page.form(&[])).await.leads_to(&again);
    let undone = ana.page(&again).await;
    undone.holds("name=\"taker+bid\" value=\"p1+garde\" checked").holds("data-draft-notice data-undone>");
    undone.says("Hand 1 is off the sheet. Change it and save again.").does_not_say("What you had entered is");
    assert_eq!((undone.input("points"), undone.input("number")), ("49", "1"));
    ana.page(&form).await.holds("data-draft-notice hidden>");
    // Another hand has taken its place.
    ana.enter(&table, "30").await;
    assert_eq!(ana.page(&again).await.holds("data-draft-notice hidden>").input("points"), "");

    // A pass has no form.
    let table = ana.open_table_of("tresillo", &[]).await;
    let pass = [("key", "pass"), ("number", "1"), ("from", "live"), ("result", "passed")];
    ana.post(&format!("{table}/hands"), &pass).await.leads_to(&format!("{table}?saved=1"));
    let page = ana.page(&format!("{table}?saved=1")).await;
    ana.post(&format!("{table}/hands/1/void"), &page.says("Hand 1 saved").form(&[])).await.leads_to(&table);
    ana.page(&table).await.says("No hands yet.");
}

#[actix_web::test]
async fn a_hand_names_the_phones_that_changed_it() {
    let mut ana = Browser::new();
    let table = ana.play(&["49"]).await;
    let (share, hand) = (format!("{table}/share"), format!("{table}/hands/1"));
    ana.page(&share).await.says("This phone enters hands and invites").does_not_say("A phone");
    let mut bo = ana.invite(&table, SCORER).await;
    let page = ana.page(&share).await;
    page.says("A phone enters hands");
    let (phone, long) = (page.input("remove"), "x".repeat(41));
    let refused = ana.post(&share, &[("name", phone), ("label", &long)]).await;
    refused.is(422).says("A name can have at most 40 characters.").holds(&long);
    ana.post(&share, &[("name", phone), ("label", "Bo’s old phone")]).await.leads_to(&share);
    ana.page(&share).await.says("Bo’s old phone enters hands");
    bo.post(&share, &[("name", phone), ("label", "Mine")]).await.is(404);

    let edit = format!("{hand}/edit");
    let opened = bo.page(&edit).await;
    bo.post_twice(&edit, &opened.form(&garde("51", "save")), &hand).await;
    let page = ana.page(&hand).await;
    page.says("Who did what Entered Ana makes garde by 8 with 2 bouts. this phone, ");
    page.says("Corrected Bo’s old phone, ");
    bo.page(&hand).await.says("another phone, ");
}

#[actix_web::test]
async fn an_old_version_stays_on_the_sheet() {
    let mut ana = Browser::new();
    let table = ana.play(&["49", "41"]).await;
    let (sheet, edit) = (format!("{table}/sheet"), format!("{table}/hands/1/edit"));
    for points in ["51", "30"] {
        let opened = ana.page(&edit).await;
        ana.post_twice(&edit, &opened.form(&garde(points, "save")), &format!("{table}/hands/1")).await;
    }
    let page = ana.page(&sheet).await;
    page.says("1 Ana · garde · −11 −216 +72 +72 +72 Ana · garde · +10 corrected ");
    page.says("+210 −70 −70 −70 Ana · garde · +8 corrected ");
    assert_eq!(page.count("<tbody class=\"void\">"), 2);
    let running = ana.page(&format!("{sheet}?as=running")).await;
    assert_eq!(running.does_not_say("corrected").count("<tbody"), 2);
    // Old revisions count towards the length of a page, too.
    for hand in 0..57 {
        ana.enter(&table, &(hand + 9).to_string()).await;
    }
    let second = format!("{sheet}?page=2");
    for (path, rows) in [(&sheet, 60), (&second, 1)] {
        let page = ana.page(path).await;
        assert_eq!((page.count("<tbody"), page.count("class=\"void\"")), (rows, 1), "{path}");
        assert!(page.body.len() < 60_000, "{}", page.body.len());
    }
    ana.page(&sheet).await.holds("?page=2").does_not_hold("?page=0");
    // There is no third page.
    let nearest = ana.page(&format!("{sheet}?page=3")).await;
    assert_eq!(nearest.holds("?page=1").does_not_hold("?page=3").count("<tbody"), 1);
    // Once the hand is voided, all of its revisions are struck through.
    ana.void(&table, 1).await;
    ana.page(&second).await.does_not_say("1 Ana");
}
