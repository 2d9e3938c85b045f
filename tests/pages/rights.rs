//! A role at a table gives no rights in the table's club.

use actix_web::http::StatusCode;

use crate::browser::{Answer, Browser, Site, at_a_table};
use crate::club::{after_an_evening, club, evening, send};
use crate::leaving::is_gone_to;

const RENAMING: &str = "value=\"rename\"";
const REPLACING: &str = "value=\"replace\"";

/// A new browser that has joined with one of the links on an owner's page.
async fn invite(site: &Site, owner: &mut Browser, share: &str, at: usize) -> Browser {
    let more = if at == 2 { &[("revoke", "owner")][..] } else { &[] };
    let shown = owner.post(site, share, more).await.ok();
    let mut guest = Browser::new();
    let joined = guest.post(site, &shown.link(at), &[]).await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER);
    guest
}

#[actix_web::test]
async fn a_name_is_changed_by_owners_of_the_club_alone() {
    let (site, mut ana, table) = at_a_table().await;
    let club = club(&site, &mut ana).await;
    let (of_table, of_club) = (format!("{table}/share"), format!("{club}/share"));
    let players = format!("{table}/players");
    let mut scorer = invite(&site, &mut ana, &of_table, 0).await;
    let mut club_scorer = invite(&site, &mut ana, &of_club, 0).await;
    let mut owner = invite(&site, &mut ana, &of_table, 2).await;
    let mut club_owner = invite(&site, &mut ana, &of_club, 2).await;
    let change = async |browser: &mut Browser, what: &str, name: &str| {
        let page = ana.clone().get(&site, &players).await.ok();
        let (key, version) = (page.input("key"), page.input("version"));
        let form = [("key", &*key), ("version", &version), ("seat", "1"), ("name", name), ("do", what)];
        browser.post(&site, &players, &form).await.status
    };
    for browser in [&mut scorer, &mut club_scorer] {
        let page = browser.get(&site, &players).await.ok();
        page.says("Only somebody who manages the club can change a name.");
        page.says("Only somebody who manages the table or the club can give a seat to somebody else.");
        page.does_not_hold(RENAMING);
        page.does_not_hold(REPLACING);
        for what in ["rename", "replace"] {
            assert_eq!(change(browser, what, "Victim").await, StatusCode::NOT_FOUND, "{what}");
        }
    }
    // An owner of the table can give its seats to others, but cannot change a name, because names belong to the club.
    let page = owner.get(&site, &players).await.ok();
    page.says("Only somebody who manages the club can change a name.");
    page.does_not_say("give a seat to somebody else.");
    page.does_not_hold(RENAMING);
    page.holds(REPLACING);
    assert_eq!(change(&mut owner, "rename", "Victim").await, StatusCode::NOT_FOUND);
    ana.clone().get(&site, &format!("{club}/people")).await.ok().does_not_say("Victim");
    assert_eq!(change(&mut owner, "replace", "Eva").await, StatusCode::SEE_OTHER);
    // The phone that opened the table created the club with it, and owns the club, too.
    for (browser, name) in [(&mut ana.clone(), "Eve"), (&mut club_owner, "Evita")] {
        let page = browser.get(&site, &players).await.ok();
        page.does_not_say("Only somebody who manages");
        page.holds(RENAMING);
        page.holds(REPLACING);
        assert_eq!(change(browser, "rename", name).await, StatusCode::SEE_OTHER);
        owner.get(&site, &table).await.ok().says(name);
    }
}

#[actix_web::test]
async fn a_table_is_moved_by_owners_of_both_clubs_alone() {
    let (site, mut ana, mut eva) = (Site::new(), Browser::new(), Browser::new());
    let table = evening(&site, &mut ana).await;
    let (from, to) = (club(&site, &mut ana).await, own_club(&site, &mut eva).await);
    let shown = ana.post(&site, &format!("{table}/share"), &[("revoke", "owner")]).await.ok();
    eva.post(&site, &shown.link(2), &[]).await;
    let leaving = format!("{table}/leaving");
    let page = eva.get(&site, &leaving).await.ok();
    page.holds("/deletion\"");
    page.does_not_hold("/moving\"");
    let (moving, to_id) = (format!("{table}/moving"), to.strip_prefix("/c/").unwrap());
    let refused = eva.post(&site, &moving, &[("key", "k"), ("to", to_id)]).await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
    ana.get(&site, &format!("{from}/ledger")).await.ok().says("Ana +€9.90");
    // An owner of both clubs may move the table.
    let shown = ana.post(&site, &format!("{from}/share"), &[]).await.ok();
    eva.post(&site, &shown.link(2), &[]).await;
    let page = eva.get(&site, &leaving).await.ok();
    page.holds("/moving\"");
    is_gone_to(&send(&site, &mut eva, &page, &moving, &[("to", to_id)]).await, &to);
    assert_eq!(ana.get(&site, &format!("{to}/ledger")).await.status, StatusCode::NOT_FOUND);
    eva.get(&site, &format!("{to}/ledger")).await.ok().says("Ana +€9.90");
}

/// Opens a table in a new club, and returns the club.
async fn own_club(site: &Site, browser: &mut Browser) -> String {
    browser.open_table(site, &[]).await;
    club(site, browser).await
}

#[actix_web::test]
async fn a_link_to_a_table_opens_no_other_table_in_its_club() {
    let (site, ana, table, club) = after_an_evening().await;
    let evenings = async || ana.clone().get(&site, &club).await.ok().body.matches("href=\"/t/").count();
    let before = evenings().await;
    for at in [0, 2] {
        let mut guest = invite(&site, &mut ana.clone(), &format!("{table}/share"), at).await;
        // The form still offers the players' names, which a guest has already seen.
        guest.get(&site, "/tables/new?game=tarot").await.ok().holds("Chloé");
        guest.open_table(&site, &[]).await;
        let id = table.rsplit('/').next().unwrap();
        let same = [("key", "same"), ("table", id), ("club", club.strip_prefix("/c/").unwrap())];
        let same = guest.post(&site, "/tables/same", &same).await;
        assert_eq!(same.status, StatusCode::SEE_OTHER, "{}", same.text());
        assert_eq!(ana.clone().get(&site, &same.to).await.status, StatusCode::NOT_FOUND);
        assert_eq!(evenings().await, before);
        // Both new tables are in the guest's own club.
        let own = own_club_of(&guest.get(&site, "/").await.ok());
        guest.get(&site, &format!("{own}/share")).await.ok();
    }
    let mut scorer = invite(&site, &mut ana.clone(), &format!("{club}/share"), 0).await;
    let opened = scorer.open_table(&site, &[]).await;
    ana.clone().get(&site, &opened).await.ok();
    let told = "a phone without a link to the club opens its next table in a new club of its own.";
    ana.clone().get(&site, &format!("{table}/share")).await.ok().says(told);
    let told = "a phone without another link opens its next table in a new club of its own.";
    ana.clone().get(&site, &format!("{club}/share")).await.ok().says(told);
}

/// The club that the home page links to.
fn own_club_of(home: &Answer) -> String {
    let id = home.body.split("href=\"/c/").nth(1).unwrap_or_else(|| panic!("no club: {}", home.text()));
    format!("/c/{}", id.split(['"', '/', '?']).next().unwrap())
}

#[actix_web::test]
async fn all_links_of_a_club_are_withdrawn_with_those_of_its_tables() {
    let (site, mut ana, mut bo) = (Site::new(), Browser::new(), Browser::new());
    let (table, elsewhere) = (evening(&site, &mut ana).await, bo.open_table(&site, &[]).await);
    let club = club(&site, &mut ana).await;
    let share = format!("{club}/share");
    let mut joined = invite(&site, &mut ana, &format!("{table}/share"), 0).await;
    let of_table = ana.post(&site, &format!("{table}/share"), &[("revoke", "owner")]).await.ok();
    let code = of_table.code();
    let of_club = ana.post(&site, &share, &[]).await.ok();
    let links: Vec<String> = (0..3).flat_map(|at| [of_table.link(at), of_club.link(at)]).collect();
    let others = bo.post(&site, &format!("{elsewhere}/share"), &[]).await.ok();
    // Withdrawing one role affects only the club's own links.
    ana.post(&site, &share, &[("revoke", "scorer")]).await.ok();
    Browser::new().get(&site, &of_table.link(0)).await.ok();
    let told = "This also withdraws the links to the club’s tables. The recovery link stays valid.";
    ana.get(&site, &share).await.ok().says(told);
    let renewed = ana.post(&site, &share, &[("revoke", "all")]).await.ok();
    for old in &links {
        assert_eq!(Browser::new().get(&site, old).await.status, StatusCode::NOT_FOUND, "{old}");
    }
    let by_code = Browser::new().post(&site, "/join", &[("code", &code)]).await;
    assert_eq!(by_code.status, StatusCode::UNPROCESSABLE_ENTITY);
    // Phones that have joined stay, new links work, and other clubs keep their links.
    joined.get(&site, &table).await.ok();
    for new in [renewed.link(0), renewed.link(2), others.link(0)] {
        Browser::new().get(&site, &new).await.ok();
    }
}
