//! What a role at a table alone does not do in the club of that table.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site};
use crate::club::{club, evening, send};
use crate::leaving::{is_gone_to, link};
use crate::on_both_databases;
use crate::place::Place;

on_both_databases!(
    a_table_is_moved_by_owners_of_both_clubs_alone,
);

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
