//! A club's recovery link, renewed links, and removed phones.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site};
use crate::club::{after_an_evening, club, evening};
use crate::leaving::is_gone_to;
use crate::place::Place;

#[actix_web::test]
async fn a_recovery_link_makes_an_owner_and_is_seen() {
    let place = &Place::sqlite();
    let (site, mut ana, mut bo) = (Site::at(place), Browser::new(), Browser::new());
    let table = evening(&site, &mut ana).await;
    let club = club(&site, &mut ana).await;
    let recovery = format!("{club}/recovery");
    ana.get(&site, &format!("{club}/leaving")).await.ok().holds(&format!("href=\"{recovery}\""));
    let page = ana.get(&site, &recovery).await.ok();
    page.says("There is no recovery link yet.");
    page.does_not_say("Who has used it");
    let first = ana.post(&site, &recovery, &[]).await.ok().link(0);
    let page = ana.get(&site, &recovery).await.ok();
    page.says("There is a recovery link, created");
    page.does_not_hold(&first);
    let second = ana.post(&site, &recovery, &[]).await.ok().link(0);
    assert_eq!(Browser::new().get(&site, &first).await.status, StatusCode::NOT_FOUND, "renewed");
    // Opening the link changes nothing, however often.
    for _ in 0..2 {
        bo.get(&site, &second.to_uppercase()).await.ok().says("Every owner of the club sees that it was used.");
    }
    assert_eq!(bo.get(&site, &club).await.status, StatusCode::NOT_FOUND);
    ana.get(&site, &club).await.ok().does_not_say("used the recovery link");
    for name in ["", &"x".repeat(41)] {
        let refused = bo.post(&site, &second, &[("name", name)]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert_eq!(refused.input("name"), name);
    }
    for _ in 0..2 {
        is_gone_to(&bo.post(&site, &second, &[("name", "Bo’s phone")]).await, &club);
    }
    // A phone that opens the link again finds its name in the form.
    assert_eq!(bo.get(&site, &second).await.ok().input("name"), "Bo’s phone");
    bo.get(&site, &format!("{club}/share")).await.ok();
    bo.get(&site, &table).await.ok();
    for page in ["/", &club] {
        ana.get(&site, page).await.ok().says("Bo’s phone used the recovery link to become an owner:");
    }
    let page = ana.get(&site, &recovery).await.ok();
    assert_eq!(page.text().matches("Bo’s phone").count(), 1, "{}", page.text());
    place.execute("UPDATE recovery_uses SET used_at = used_at - 8 * 86400000").unwrap();
    ana.get(&site, &club).await.ok().does_not_say("used the recovery link");
    ana.get(&site, &recovery).await.ok().says("Bo’s phone");
    is_gone_to(&ana.post(&site, &recovery, &[("do", "revoke")]).await, &recovery);
    for answer in
        [Browser::new().get(&site, &second).await, Browser::new().post(&site, &second, &[("name", "Eve")]).await]
    {
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
    }
    bo.get(&site, &recovery).await.ok().says("There is no recovery link yet.");
}

#[actix_web::test]
async fn links_of_every_role_are_renewed() {
    let (site, mut ana, table, club) = after_an_evening().await;
    for of in [&table, &club] {
        let share = format!("{of}/share");
        for (at, role) in ["scorer", "spectator", "owner"].into_iter().enumerate() {
            let renewed = async |ana: &mut Browser| ana.post(&site, &share, &[("revoke", role)]).await.ok().link(at);
            let (before, now) = (renewed(&mut ana).await, renewed(&mut ana).await);
            assert_eq!(Browser::new().get(&site, &before).await.status, StatusCode::NOT_FOUND, "{share} {role}");
            let mut other = Browser::new();
            is_gone_to(&other.post(&site, &now, &[]).await, of);
            let manages = other.get(&site, &share).await.status == StatusCode::OK;
            assert_eq!(manages, role == "owner", "{share} {role}");
        }
    }
}

#[actix_web::test]
async fn a_removed_phone_is_out_of_the_club_and_its_tables() {
    let (site, mut ana, _, club) = after_an_evening().await;
    let mut bo = Browser::new();
    let share = format!("{club}/share");
    let way = ana.post(&site, &share, &[]).await.ok().link(0);
    bo.post(&site, &way, &[]).await;
    let table = bo.open_table(&site, &[]).await;
    ana.get(&site, &table).await.ok().says("Enter hand 1");
    let page = ana.get(&site, &share).await.ok();
    page.does_not_say("The phone was removed.");
    let removed = ana.post(&site, &share, &[("remove", &page.input("remove"))]).await;
    for path in [&club, &table] {
        assert_eq!(bo.get(&site, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    // The phone may still have its link. The page offers to withdraw it at once.
    let page = ana.get(&site, &removed.to).await.ok();
    page.says("It can come back with an older link");
    page.holds("<details class=\"extras\" open>");
    ana.post(&site, &share, &[("revoke", "scorer")]).await.ok();
    assert_eq!(bo.post(&site, &way, &[]).await.status, StatusCode::NOT_FOUND);
}
