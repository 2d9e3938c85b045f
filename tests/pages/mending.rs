//! Hands that are restored, inserted and dropped, the phones that changed them, and forms that come too late.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site};
use crate::place::Place;

const NEWS: &str = "Somebody else changed the table in the meantime, so nothing was saved.";

/// The inputs of a garde by Ana with two bouts.
fn garde<'a>(points: &'a str, step: &'a str) -> [(&'a str, &'a str); 4] {
    [("taker+bid", "p1+garde"), ("bouts", "2"), ("points", points), ("step", step)]
}

impl Browser {
    /// Sends a form twice, as in a double tap. Both requests must succeed.
    async fn send_twice(&mut self, site: &Site, path: &str, inputs: &[(&str, String)]) -> String {
        let (first, second) = (self.send(site, path, inputs).await, self.send(site, path, inputs).await);
        assert_eq!((first.status, second.status), (StatusCode::SEE_OTHER, StatusCode::SEE_OTHER), "{}", second.text());
        assert_eq!(first.to, second.to);
        first.to
    }

    /// Opens a tarot table and enters hands with these points.
    async fn evening(&mut self, site: &Site, points: &[&str]) -> String {
        let table = self.open_table(site, &[]).await;
        for points in points {
            self.enter(site, &table, points).await;
        }
        table
    }

    async fn void(&mut self, site: &Site, table: &str, number: u32) {
        let page = self.get(site, &format!("{table}/hands/{number}")).await.ok();
        let void = page.form(&[("step", "save")]);
        let voided = self.send(site, &format!("{table}/hands/{number}/void"), &void).await;
        assert_eq!(voided.status, StatusCode::SEE_OTHER, "{}", voided.text());
    }
}

#[actix_web::test]
async fn a_voided_hand_is_restored_after_a_look() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.evening(&site, &["49", "30", "41"]).await;
    let before = ana.get(&site, &format!("{table}/sheet")).await.ok().text();
    ana.void(&site, &table, 1).await;
    // The first hand is the second entry of the log.
    ana.get(&site, &format!("{table}/sheet")).await.ok().holds(&format!("href=\"{table}/voided/2\""));
    let voided = ana.get(&site, &format!("{table}/voided/2")).await.ok();
    voided.says("A voided hand");
    voided.says("This hand does not count.");
    voided.says("Who did what Entered this phone, ");
    voided.says("Voided this phone, ");
    let restore = format!("{table}/voided/2/restore");
    let shown = ana.send(&site, &restore, &voided.form(&[("step", "preview")])).await.ok();
    shown.says("Restore hand 1");
    shown.says("Ana −66 +132 +198");
    shown.holds(&format!("href=\"{table}/voided/2\""));
    shown.does_not_say("struck through");
    assert_eq!(ana.send_twice(&site, &restore, &shown.form(&[("step", "save")])).await, format!("{table}/voided/2"));
    let restored = ana.get(&site, &format!("{table}/voided/2")).await;
    assert_eq!((restored.status, restored.to), (StatusCode::SEE_OTHER, format!("{table}/hands/1")));
    ana.get(&site, &format!("{table}/hands/1")).await.ok().says("Restored this phone, ");
    assert_eq!(ana.get(&site, &format!("{table}/sheet")).await.ok().text(), before);
    assert_eq!(ana.get(&site, &format!("{table}/voided/99")).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_forgotten_hand_is_inserted_after_a_look() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.evening(&site, &["49", "41"]).await;
    ana.get(&site, &format!("{table}/hands/2")).await.ok().says("Insert a hand before this one");
    let insert = format!("{table}/hands/2/insert");
    let empty = ana.get(&site, &insert).await.ok();
    empty.says("Insert a hand before hand 2");
    empty.says("Dealer Bo");
    let wrong = ana.send(&site, &insert, &empty.form(&garde("92", "preview"))).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    wrong.holds("value=\"92\"");
    let shown = ana.send(&site, &insert, &empty.form(&garde("30", "preview"))).await.ok();
    shown.says("Ana +348 +132 −216");
    shown.says("This changes who dealt the later hands");
    let again = ana.send(&site, &insert, &shown.form(&garde("30", "change"))).await.ok();
    again.holds("value=\"30\"");
    assert_eq!(ana.send_twice(&site, &insert, &shown.form(&garde("30", "save"))).await, format!("{table}/hands/2"));
    let sheet = ana.get(&site, &format!("{table}/sheet")).await.ok();
    sheet.says("3 Ana · garde · +0 ");
    sheet.says("2 Ana · garde · −11 −216 +72 +72 +72 1 Ana · garde · +8 +198 −66 −66 −66");
    ana.get(&site, &format!("{table}/hands/2")).await.ok().says("Inserted this phone, ");
    assert_eq!(ana.get(&site, &format!("{table}/hands/4/insert")).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_late_form_comes_again_with_what_was_typed() {
    let place = &Place::sqlite();
    let (site, mut ana) = (Site::at(place), Browser::new());
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
            let table = ana.evening(&site, &["49", "30", "41"]).await;
            let path = format!("{table}/hands/2/{what}");
            let opened = ana.get(&site, &path).await.ok();
            for number in voided {
                ana.void(&site, &table, *number).await;
            }
            if voided.is_empty() {
                ana.enter(&site, &table, "60").await;
            }
            let late = ana.send(&site, &path, &opened.form(&garde("55", step))).await;
            assert_eq!(late.status, StatusCode::CONFLICT, "{what} {voided:?} {step}: {}", late.text());
            late.says(NEWS);
            late.holds(&format!("action=\"{table}{place}\""));
            late.holds("value=\"55\"");
            late.holds("value=\"p1+garde\" checked");
            // Sent again, it is saved.
            let number = late.input("number");
            let more = [&garde("55", "save")[..], &[("number", number.as_str())]].concat();
            let saved = ana.send(&site, &format!("{table}{place}"), &late.form(&more)).await;
            assert_eq!(saved.status, StatusCode::SEE_OTHER, "{what} {voided:?}: {}", saved.text());
        }
    }
}

#[actix_web::test]
async fn a_late_tap_shows_the_hand_as_it_is() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.evening(&site, &["49", "30", "41"]).await;
    let page = ana.get(&site, &format!("{table}/hands/2")).await.ok();
    ana.void(&site, &table, 1).await;
    let void = format!("{table}/hands/2/void");
    for step in ["preview", "save"] {
        let late = ana.send(&site, &void, &page.form(&[("step", step)])).await;
        assert_eq!(late.status, StatusCode::CONFLICT);
        late.says(NEWS);
        late.says("Hand 1");
        late.holds(&format!("action=\"{table}/hands/1/void\""));
    }
    ana.void(&site, &table, 1).await;
    let late = ana.send(&site, &void, &page.form(&[("step", "save")])).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    late.says(NEWS);
    late.says("A voided hand");
    // Restoring can be too late in two cases: something else has changed, or the hand is already restored.
    let (path, page) = (format!("{table}/voided/3/restore"), ana.get(&site, &format!("{table}/voided/3")).await.ok());
    ana.enter(&site, &table, "50").await;
    let late = ana.send(&site, &path, &page.form(&[("step", "save")])).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    late.says("A voided hand");
    ana.send_twice(&site, &path, &late.form(&[("step", "save")])).await;
    let late = ana.send(&site, &path, &page.form(&[("step", "save"), ("key", "another")])).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    late.says("Correct this hand");
}

#[actix_web::test]
async fn hands_behind_an_earlier_end_are_offered_to_be_dropped() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_for(&site, &["Ana", "Bo"], &[("key", "new"), ("game", "burro")]).await;
    // The fifth letter ends the game.
    for loser in ["Ana", "Ana", "Ana", "Ana", "Bo", "Ana"] {
        ana.enter_hand(&site, &table, &[("loser", loser)]).await;
    }
    let edit = format!("{table}/hands/5/edit");
    let opened = ana.get(&site, &edit).await.ok();
    let asked = opened.form(&[("loser", "Ana"), ("step", "preview")]);
    let shown = ana.send(&site, &edit, &asked).await.ok();
    shown.says("The game then ends with hand 5. The hand after it no longer counts");
    // A form that does not confirm the drop leads to the preview first.
    let unseen = opened.form(&[("loser", "Ana"), ("step", "save")]);
    ana.send(&site, &edit, &unseen).await.ok().says("The game then ends with hand 5.");
    let drop = shown.input("drop");
    let save = shown.form(&[("loser", "Ana"), ("step", "save"), ("drop", &drop)]);
    assert_eq!(ana.send_twice(&site, &edit, &save).await, format!("{table}/hands/5"));
    let dropped = ana.get(&site, &format!("{table}/voided/7")).await.ok();
    dropped.says("No longer counts: the game ended before it this phone, ");
    let restore = format!("{table}/voided/7/restore");
    let refused = ana.send(&site, &restore, &dropped.form(&[("step", "preview")])).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    refused.says("The game is over: no more hands can be entered.");
}

#[actix_web::test]
async fn a_hand_says_who_did_what() {
    let (site, mut ana, mut bo) = (Site::new(), Browser::new(), Browser::new());
    let table = ana.evening(&site, &["49"]).await;
    let share = format!("{table}/share");
    let page = ana.get(&site, &share).await.ok();
    page.says("This phone enters hands and invites");
    page.does_not_say("A phone");
    let invited = ana.post(&site, &share, &[]).await.ok();
    let link = &invited.link(0);
    bo.post(&site, link, &[]).await;
    let page = ana.get(&site, &share).await.ok();
    page.says("A phone enters hands");
    let tag = page.input("remove");
    let long = "x".repeat(41);
    let refused = ana.post(&site, &share, &[("name", &tag), ("label", &long)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    refused.says("A name can have at most 40 characters.");
    refused.holds(&long);
    let named = ana.post(&site, &share, &[("name", &tag), ("label", "Bo’s old phone")]).await;
    assert_eq!((named.status, named.to), (StatusCode::SEE_OTHER, share.clone()));
    ana.get(&site, &share).await.ok().says("Bo’s old phone enters hands");
    assert_eq!(bo.post(&site, &share, &[("name", &tag), ("label", "Mine")]).await.status, StatusCode::NOT_FOUND);

    let edit = format!("{table}/hands/1/edit");
    let opened = bo.get(&site, &edit).await.ok();
    bo.send_twice(&site, &edit, &opened.form(&garde("51", "save"))).await;
    let page = ana.get(&site, &format!("{table}/hands/1")).await.ok();
    page.says("Who did what Entered Ana makes garde by 8 with 2 bouts. this phone, ");
    page.says("Corrected Bo’s old phone, ");
    bo.get(&site, &format!("{table}/hands/1")).await.ok().says("another phone, ");
}

#[actix_web::test]
async fn an_old_version_stays_on_the_sheet() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.evening(&site, &["49", "41"]).await;
    let edit = format!("{table}/hands/1/edit");
    for points in ["51", "30"] {
        let opened = ana.get(&site, &edit).await.ok();
        ana.send_twice(&site, &edit, &opened.form(&garde(points, "save"))).await;
    }
    let sheet = ana.get(&site, &format!("{table}/sheet")).await.ok();
    sheet.says("1 Ana · garde · −11 −216 +72 +72 +72 Ana · garde · +10 corrected ");
    sheet.says("+210 −70 −70 −70 Ana · garde · +8 corrected ");
    assert_eq!(sheet.body.matches("<tbody class=\"void\">").count(), 2);
    let running = ana.get(&site, &format!("{table}/sheet?as=running")).await.ok();
    running.does_not_say("corrected");
    assert_eq!(running.body.matches("<tbody").count(), 2);
    // Old versions count towards the length of a page, too.
    for hand in 0..97 {
        ana.enter(&site, &table, &(hand % 60 + 9).to_string()).await;
    }
    let first = ana.get(&site, &format!("{table}/sheet")).await.ok();
    assert_eq!((first.body.matches("<tbody").count(), first.body.matches("class=\"void\"").count()), (100, 1));
    assert!(first.body.len() < 60_000, "{}", first.body.len());
    let second = ana.get(&site, &format!("{table}/sheet?page=2")).await.ok();
    assert_eq!((second.body.matches("<tbody").count(), second.body.matches("class=\"void\"").count()), (1, 1));
    // Once the hand is voided, all of its versions are struck through.
    ana.void(&site, &table, 1).await;
    let second = ana.get(&site, &format!("{table}/sheet?page=2")).await.ok();
    second.does_not_say("1 Ana");
}
