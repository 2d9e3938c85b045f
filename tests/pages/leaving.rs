//! Leaving tables and clubs: a phone forgets them, or deletes and restores them.

use actix_web::http::StatusCode;

use crate::browser::{Answer, Browser, Site};
use crate::club::{after_an_evening, club, evening, send};

/// The version of the table for which the deletion form was made.
fn table_version(page: &Answer) -> String {
    let rest = page.body.split("name=\"table_version\" value=\"").nth(1).expect("no such form");
    rest.split('"').next().unwrap().to_owned()
}

pub fn is_gone_to(answer: &Answer, to: &str) {
    assert_eq!((answer.status, answer.to.as_str()), (StatusCode::SEE_OTHER, to), "{}", answer.text());
}

#[actix_web::test]
async fn a_table_is_deleted_and_comes_back_with_one_tap() {
    let (site, mut ana, table, club) = after_an_evening().await;
    let code = ana.post(&site, &format!("{table}/share"), &[]).await.ok();
    let code = code.code();
    let page = ana.get(&site, &format!("{table}/leaving")).await.ok();
    page.says("Removed from the debts EUR Ana +€9.90 Bo −€3.30 Chloé −€3.30 Dag −€3.30");
    page.says("For 7 days an owner can restore it");
    let deletion = format!("{table}/deletion");
    // Another request came first.
    ana.post(&site, &format!("{club}/people"), &[("key", "k"), ("name", "Eva")]).await;
    let late = send(&site, &mut ana, &page, &deletion, &[]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    late.says("Removed from the debts");
    // The same after the table has changed, because its deletion then changes other debts.
    let open = [("key", "o"), ("version", &table_version(&late)[..])];
    assert_eq!(ana.post(&site, &format!("{table}/reopening"), &open).await.status, StatusCode::SEE_OTHER);
    let late = send(&site, &mut ana, &late, &deletion, &[]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    late.says("The debts do not change.");
    let close = [("key", "c"), ("version", &table_version(&late)[..])];
    assert_eq!(ana.post(&site, &format!("{table}/closing"), &close).await.status, StatusCode::SEE_OTHER);
    let late = ana.get(&site, &format!("{table}/leaving")).await.ok();
    late.says("Removed from the debts");
    // Two taps have the same effect as one.
    for _ in 0..2 {
        is_gone_to(&send(&site, &mut ana, &late, &deletion, &[]).await, "/");
    }
    for path in [&table, &deletion, &format!("{table}/sheet"), &format!("{table}/events")] {
        assert_eq!(ana.get(&site, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let joined = Browser::new().post(&site, "/join", &[("code", &code)]).await;
    assert_eq!(joined.status, StatusCode::UNPROCESSABLE_ENTITY);
    let ledger = format!("{club}/ledger");
    ana.get(&site, &ledger).await.ok().does_not_say("€3.30");
    ana.get(&site, &format!("{club}/people")).await.ok().says("Ana 0 evenings");
    let home = ana.get(&site, "/").await.ok();
    home.does_not_hold(&format!("href=\"{table}\""));
    home.says("Deleted French Tarot");
    let book = ana.get(&site, &club).await.ok();
    book.says("No evenings yet.");
    book.does_not_hold("id=\"find\"");
    book.says("Deleted French Tarot");
    let restoring = format!("{table}/restoring");
    for _ in 0..2 {
        is_gone_to(&send(&site, &mut ana, &book, &restoring, &[]).await, &table);
    }
    ana.get(&site, &table).await.ok();
    ana.get(&site, &ledger).await.ok().says("Ana +€9.90 Bo −€3.30");
    ana.get(&site, "/").await.ok().does_not_say("Deleted");
}

#[actix_web::test]
async fn a_club_is_deleted_and_comes_back_with_one_tap() {
    let (site, mut ana, table, club) = after_an_evening().await;
    let page = ana.get(&site, &format!("{club}/leaving")).await.ok();
    page.says("1 evening goes with it.");
    for _ in 0..2 {
        is_gone_to(&send(&site, &mut ana, &page, &format!("{club}/deletion"), &[]).await, "/");
    }
    for path in [&club, &table, &format!("{club}/ledger")] {
        assert_eq!(ana.get(&site, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let home = ana.get(&site, "/").await.ok();
    home.says("Deleted Our evenings");
    home.does_not_hold(&format!("href=\"{club}\""));
    for _ in 0..2 {
        is_gone_to(&send(&site, &mut ana, &home, &format!("{club}/restoring"), &[]).await, &club);
    }
    ana.get(&site, &club).await.ok().says("Bo owes Ana €3.30");
    ana.get(&site, &table).await.ok();
}

#[actix_web::test]
async fn a_phone_that_may_not_delete_sees_no_button() {
    let (site, mut ana, table, club) = after_an_evening().await;
    let mut bo = Browser::new();
    let links = ana.post(&site, &format!("{club}/share"), &[]).await.ok();
    bo.post(&site, &links.link(0), &[]).await;
    for page in [&table, &club] {
        let leaving = bo.get(&site, &format!("{page}/leaving")).await.ok();
        leaving.does_not_hold("/deletion\"");
        leaving.does_not_hold("/moving\"");
        let sent = [("key", "k"), ("version", "1"), ("table_version", "1")];
        let deleted = bo.post(&site, &format!("{page}/deletion"), &sent).await;
        assert_eq!(deleted.status, StatusCode::NOT_FOUND);
    }
    let page = ana.get(&site, &format!("{table}/leaving")).await.ok();
    send(&site, &mut ana, &page, &format!("{table}/deletion"), &[]).await;
    bo.get(&site, &club).await.ok().does_not_say("Deleted");
    let restored = bo.post(&site, &format!("{table}/restoring"), &[("key", "k")]).await;
    assert_eq!(restored.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_phone_forgets_a_table_and_a_club() {
    let (site, mut ana, mut bo) = (Site::new(), Browser::new(), Browser::new());
    let table = evening(&site, &mut ana).await;
    let second = evening(&site, &mut ana).await;
    let club = club(&site, &mut ana).await;
    let share = ana.post(&site, &format!("{table}/share"), &[]).await.ok();
    bo.post(&site, &share.link(0), &[]).await;
    let page = bo.get(&site, &format!("{table}/leaving")).await.ok();
    page.does_not_say("No other phone");
    is_gone_to(&send(&site, &mut bo, &page, &format!("{table}/forgetting"), &[]).await, "/");
    assert_eq!(bo.get(&site, &table).await.status, StatusCode::NOT_FOUND);
    ana.get(&site, &table).await.ok();
    // Ana also owns the club: forgetting the table loses nothing, and forgetting the club loses everything.
    ana.get(&site, &format!("{table}/leaving")).await.ok().does_not_say("No other phone");
    send(&site, &mut ana, &page, &format!("{table}/forgetting"), &[]).await;
    let page = ana.get(&site, &format!("{table}/leaving")).await.ok();
    page.says("This phone can open the table because it has joined the club.");
    let page = ana.get(&site, &format!("{club}/leaving")).await.ok();
    page.says("No other phone manages this club.");
    is_gone_to(&send(&site, &mut ana, &page, &format!("{club}/forgetting"), &[]).await, "/");
    for path in [&club, &table, &second] {
        assert_eq!(ana.get(&site, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    ana.get(&site, "/").await.ok().does_not_say("Our evenings");
}
