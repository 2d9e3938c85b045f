//! Leaving tables and clubs: a phone forgets them, or deletes and restores them.

use crate::prelude::*;

#[actix_web::test]
async fn a_table_is_deleted_and_comes_back_with_one_tap() {
    let (mut ana, table, club) = after_an_evening().await;
    let code = ana.share(&table).await.code(0);
    let (leaving, deletion, ledger) =
        (format!("{table}/leaving"), format!("{table}/deletion"), format!("{club}/ledger"));
    let page = ana.page(&leaving).await;
    page.says("Removed from the debts EUR Ana +€9.90 Bo −€3.30 Chloé −€3.30 Dag −€3.30");
    page.says("For 7 days an owner can restore it");
    // Another request came first.
    ana.post(&format!("{club}/people"), &[("key", "k"), ("name", "Eva")]).await;
    let late = ana.submit(&page, &deletion, &[]).await;
    late.is(409).says("Removed from the debts");
    // The same after the table has changed, because its deletion then changes other debts.
    ana.change(&table, "reopening").await;
    ana.submit(&late, &deletion, &[]).await.is(409).says("The debts do not change.");
    ana.change(&table, "closing").await;
    let page = ana.page(&leaving).await;
    page.says("Removed from the debts");
    // Two taps have the same effect as one.
    for _ in 0..2 {
        ana.submit(&page, &deletion, &[]).await.leads_to("/");
    }
    for path in [&table, &deletion, &format!("{table}/sheet"), &format!("{table}/events")] {
        ana.get(path).await.is(404);
    }
    ana.another().post("/join", &[("code", &code)]).await.is(422);
    ana.page(&ledger).await.does_not_say("€3.30");
    ana.page(&format!("{club}/people")).await.says("Ana 0 evenings");
    ana.page("/").await.does_not_hold(&format!("href=\"{table}\"")).says("Deleted French Tarot");
    let book = ana.page(&club).await;
    book.says("No evenings.").does_not_hold("id=\"find\"").says("Deleted French Tarot");
    for _ in 0..2 {
        ana.submit(&book, &format!("{table}/restoring"), &[]).await.leads_to(&table);
    }
    ana.page(&table).await;
    ana.page(&ledger).await.says("Ana +€9.90 Bo −€3.30");
    ana.page("/").await.does_not_say("Deleted");
}

#[actix_web::test]
async fn a_club_is_deleted_and_comes_back_with_one_tap() {
    let (mut ana, table, club) = after_an_evening().await;
    let page = ana.page(&format!("{club}/leaving")).await;
    page.says("1 evening goes with it.");
    for _ in 0..2 {
        ana.submit(&page, &format!("{club}/deletion"), &[]).await.leads_to("/");
    }
    for path in [&club, &table, &format!("{club}/ledger")] {
        ana.get(path).await.is(404);
    }
    let home = ana.page("/").await;
    home.says("Deleted Our evenings").does_not_hold(&format!("href=\"{club}\""));
    for _ in 0..2 {
        ana.submit(&home, &format!("{club}/restoring"), &[]).await.leads_to(&club);
    }
    ana.page(&club).await.says("Bo owes Ana €3.30");
    ana.page(&table).await;
}

#[actix_web::test]
async fn a_phone_that_may_not_delete_sees_no_button() {
    let (mut ana, table, club) = after_an_evening().await;
    let mut bo = ana.invite(&club, SCORER).await;
    for of in [&table, &club] {
        bo.page(&format!("{of}/leaving")).await.does_not_hold("/deletion\"").does_not_hold("/moving\"");
    }
    let page = ana.page(&format!("{table}/leaving")).await;
    ana.submit(&page, &format!("{table}/deletion"), &[]).await.leads_to("/");
    bo.page(&club).await.does_not_say("Deleted");
}

/// A menu names only what its reader can do there.
#[actix_web::test]
async fn the_menu_names_what_a_phone_may_do() {
    let (mut ana, table, club) = after_an_evening().await;
    for (of, remove, forget) in
        [(&table, "Remove this table", "Forget the table"), (&club, "Remove this club", "Forget the club")]
    {
        let leaving = format!("{of}/leaving");
        let entry = |words: &str| format!("href=\"{leaving}\">{words}</a>");
        for (role, words, other) in [(SPECTATOR, forget, remove), (SCORER, forget, remove), (OWNER, remove, forget)] {
            let mut guest = ana.invite(of, role).await;
            guest.page(of).await.holds(&entry(words)).does_not_hold(&entry(other));
            guest.page(&leaving).await.holds(&format!("<title>{words}"));
        }
    }
}

#[actix_web::test]
async fn a_phone_forgets_a_table_and_a_club() {
    let (mut ana, mut bo) = two_browsers();
    let (table, second) = (ana.finish_evening().await, ana.finish_evening().await);
    let (club, leaving, forgetting) = (ana.club().await, format!("{table}/leaving"), format!("{table}/forgetting"));
    bo.join(&ana.share(&table).await.link(SCORER)).await;
    let page = bo.page(&leaving).await;
    page.does_not_say("No other phone").says("loses its access to it");
    bo.submit(&page, &forgetting, &[]).await.leads_to("/");
    bo.get(&table).await.is(404);
    // A phone in the club sees the table whether it has forgotten it or not, so the page does not offer that.
    let by_club = "This phone can open the table because it has joined the club.";
    for _ in 0..2 {
        ana.page(&leaving).await.says(by_club).does_not_say("loses its access").does_not_hold(&forgetting);
        ana.post(&forgetting, &[]).await;
        ana.page(&table).await;
    }
    let page = ana.page(&format!("{club}/leaving")).await;
    page.says("No other phone manages this club.");
    ana.submit(&page, &format!("{club}/forgetting"), &[]).await.leads_to("/");
    for path in [&club, &table, &second] {
        ana.get(path).await.is(404);
    }
    ana.page("/").await.does_not_say("Our evenings");
}
