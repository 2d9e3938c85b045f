//! What a role at a table alone does not do in the club of that table.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site};
use crate::club::{club, evening, send};
use crate::leaving::{is_gone_to, link};
use crate::on_both_databases;
use crate::place::Place;

on_both_databases!(
    a_name_is_changed_by_owners_of_the_club_alone,
    a_table_is_moved_by_owners_of_both_clubs_alone,
);

const RENAMING: &str = "value=\"rename\"";
const REPLACING: &str = "value=\"replace\"";

/// Opens one of the links that an owner is shown on a page.
async fn invite(site: &Site, owner: &mut Browser, share: &str, at: usize) -> Browser {
    let more = if at == 2 { &[("revoke", "owner")][..] } else { &[] };
    let shown = owner.post(site, share, more).await.ok();
    let mut guest = Browser::new();
    let joined = guest.post(site, &link(&shown, at), &[]).await;
    assert_eq!(joined.status, StatusCode::SEE_OTHER);
    guest
}

async fn a_name_is_changed_by_owners_of_the_club_alone(place: &Place) {
    let (site, mut ana) = (Site::open(place), Browser::new());
    let table = ana.open_table(&site, &[]).await;
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
    // An owner of the table gives seats at it, and changes no name: that is the club's.
    let page = owner.get(&site, &players).await.ok();
    page.says("Only somebody who manages the club can change a name.");
    page.does_not_say("give a seat to somebody else.");
    page.does_not_hold(RENAMING);
    page.holds(REPLACING);
    assert_eq!(change(&mut owner, "rename", "Victim").await, StatusCode::NOT_FOUND);
    ana.clone().get(&site, &format!("{club}/people")).await.ok().does_not_say("Victim");
    assert_eq!(change(&mut owner, "replace", "Eva").await, StatusCode::SEE_OTHER);
    // The phone that opened the table made the club with it, and owns that.
    for (browser, name) in [(&mut ana.clone(), "Eve"), (&mut club_owner, "Evita")] {
        let page = browser.get(&site, &players).await.ok();
        page.does_not_say("Only somebody who manages");
        page.holds(RENAMING);
        page.holds(REPLACING);
        assert_eq!(change(browser, "rename", name).await, StatusCode::SEE_OTHER);
        owner.get(&site, &table).await.ok().says(name);
    }
}

async fn a_table_is_moved_by_owners_of_both_clubs_alone(place: &Place) {
    let (site, mut ana, mut eva) = (Site::open(place), Browser::new(), Browser::new());
    let table = evening(&site, &mut ana).await;
    let (from, to) = (club(&site, &mut ana).await, own_club(&site, &mut eva).await);
    let shown = ana.post(&site, &format!("{table}/share"), &[("revoke", "owner")]).await.ok();
    eva.post(&site, &link(&shown, 2), &[]).await;
    let leaving = format!("{table}/leaving");
    let page = eva.get(&site, &leaving).await.ok();
    page.holds("/deletion\"");
    page.does_not_hold("/moving\"");
    let (moving, to_id) = (format!("{table}/moving"), to.strip_prefix("/c/").unwrap());
    let refused = eva.post(&site, &moving, &[("key", "k"), ("to", to_id)]).await;
    assert_eq!(refused.status, StatusCode::NOT_FOUND);
    ana.get(&site, &format!("{from}/ledger")).await.ok().says("Ana +€9.90");
    // As an owner of the table's club, too, they may.
    let shown = ana.post(&site, &format!("{from}/share"), &[]).await.ok();
    eva.post(&site, &link(&shown, 2), &[]).await;
    let page = eva.get(&site, &leaving).await.ok();
    page.holds("/moving\"");
    is_gone_to(&send(&site, &mut eva, &page, &moving, &[("to", to_id)]).await, &to);
    assert_eq!(ana.get(&site, &format!("{to}/ledger")).await.status, StatusCode::NOT_FOUND);
    eva.get(&site, &format!("{to}/ledger")).await.ok().says("Ana +€9.90");
}

/// A club with a table that is going on.
async fn own_club(site: &Site, browser: &mut Browser) -> String {
    browser.open_table(site, &[]).await;
    club(site, browser).await
}
