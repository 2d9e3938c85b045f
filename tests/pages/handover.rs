//! Handover to a new phone: the old one shows a code, the new one uses it, and the old one confirms or refuses.

use actix_web::http::StatusCode;

use crate::browser::{Answer, Browser, Site};
use crate::club::{club, evening};
use crate::leaving::is_gone_to;
use crate::place::Place;

/// Makes the old phone show a code, and returns the code's link.
async fn offer(site: &Site, old: &mut Browser) -> String {
    is_gone_to(&old.post(site, "/phone", &[("do", "offer")]).await, "/phone");
    old.get(site, "/phone").await.ok().link(0)
}

/// Uses a code on the new phone.
async fn take(site: &Site, new: &mut Browser, code: &str, name: &str) -> Answer {
    let key = new.get(site, code).await.ok().input("key");
    new.post(site, code, &[("key", &key), ("name", name)]).await
}

/// Confirms or refuses the phone that waits.
async fn answer(site: &Site, old: &mut Browser, what: &str) -> Answer {
    let phone = old.get(site, "/phone").await.ok().input("phone");
    old.post(site, "/phone", &[("do", what), ("phone", &phone)]).await
}

#[actix_web::test]
async fn a_new_phone_gets_everything_when_the_old_one_confirms() {
    let (site, mut old, mut new) = (Site::new(), Browser::new(), Browser::new());
    let table = evening(&site, &mut old).await;
    let club = club(&site, &mut old).await;
    new.get(&site, "/phone").await.ok().says("This phone has no tables or clubs yet.");
    assert_eq!(new.post(&site, "/phone", &[("do", "offer")]).await.status, StatusCode::NOT_FOUND);
    old.get(&site, "/").await.ok().holds("href=\"/phone\"");
    old.get(&site, "/phone").await.ok().says("This phone keeps its own.");
    let code = offer(&site, &mut old).await;
    let shown = old.get(&site, "/phone").await.ok();
    shown.holds("<path d=\"M4 4h7v1h-7z");
    shown.holds("http-equiv=\"refresh\"");
    assert_eq!(shown.link(0), code, "the page asks for itself again");
    // Opening the link changes nothing, however often, and the old phone cannot use its own code.
    for _ in 0..2 {
        new.get(&site, &code.to_uppercase()).await.ok().says("as soon as the old one confirms it");
    }
    is_gone_to(&old.get(&site, &code).await, "/phone");
    is_gone_to(&old.post(&site, &code, &[("key", "own"), ("name", "Ana")]).await, &code);
    let nameless = take(&site, &mut new, &code, " ").await;
    assert_eq!(nameless.status, StatusCode::UNPROCESSABLE_ENTITY);
    is_gone_to(&take(&site, &mut new, &code, "Ana’s new one").await, &code);
    let waits = new.get(&site, &code).await.ok();
    waits.says("Now confirm it on the old phone.");
    waits.holds("data-poll");
    assert_eq!(new.get(&site, &table).await.status, StatusCode::NOT_FOUND, "not yet");
    let mut eve = Browser::new();
    let late = eve.post(&site, &code, &[("key", "k"), ("name", "Eve")]).await;
    assert_eq!(late.status, StatusCode::NOT_FOUND);
    late.says("This code is no longer valid: it works once");
    assert!(!eve.has_cookie("tanto"));
    old.get(&site, "/phone").await.ok().says("Ana’s new one asks for the same access as this phone.");
    // A confirmation for a phone that does not wait has no effect.
    let other = [("do", "confirm"), ("phone", "0123456789ab")];
    is_gone_to(&old.post(&site, "/phone", &other).await, "/phone?late");
    assert_eq!(new.get(&site, &table).await.status, StatusCode::NOT_FOUND);
    let phone = old.get(&site, "/phone").await.ok().input("phone");
    for to in ["/phone", "/phone?late"] {
        is_gone_to(&old.post(&site, "/phone", &[("do", "confirm"), ("phone", &phone)]).await, to);
        old.get(&site, to).await.ok().says("Ana’s new one now has the same access as this phone.");
    }
    is_gone_to(&new.get(&site, &code).await, "/");
    for browser in [&mut old, &mut new] {
        browser.get(&site, &format!("{table}/share")).await.ok().says("Ana’s new one");
        browser.get(&site, &format!("{club}/share")).await.ok();
    }
    // The next table that it opens is in the same club.
    let next = new.open_table(&site, &[]).await;
    old.get(&site, &next).await.ok();
    // They count as two phones: one can remove the other and keeps its own access.
    let tag = new.get(&site, &format!("{club}/share")).await.ok().input("remove");
    new.post(&site, &format!("{club}/share"), &[("remove", &tag)]).await;
    new.get(&site, &table).await.ok();
    assert_eq!(old.get(&site, &table).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_phone_that_is_in_the_club_already_gets_more() {
    let (site, mut old, mut new) = (Site::new(), Browser::new(), Browser::new());
    let table = evening(&site, &mut old).await;
    let club = club(&site, &mut old).await;
    let own = new.open_table_of(&site, "burro", &[]).await;
    let watch = old.post(&site, &format!("{club}/share"), &[]).await.ok().link(1);
    new.post(&site, &watch, &[("name", "Ana’s tablet")]).await;
    let code = offer(&site, &mut old).await;
    assert_eq!(new.get(&site, &code).await.ok().input("name"), "Ana’s tablet");
    take(&site, &mut new, &code, "Ana’s tablet").await;
    is_gone_to(&answer(&site, &mut old, "confirm").await, "/phone");
    for path in [format!("{club}/share"), format!("{table}/share"), format!("{own}/share")] {
        new.get(&site, &path).await.ok();
    }
    // The old phone gets no access to the new phone's own table.
    assert_eq!(old.get(&site, &own).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_form_can_be_resent_after_a_lost_response() {
    let (site, mut old) = (Site::new(), Browser::new());
    let table = evening(&site, &mut old).await;
    let code = offer(&site, &mut old).await;
    let key = Browser::new().get(&site, &code).await.ok().input("key");
    let form = [("key", key.as_str()), ("name", "New")];
    // The phone sends the same form twice because it never received the first response.
    let (mut lost, mut new) = (Browser::new(), Browser::new());
    for browser in [&mut lost, &mut new] {
        is_gone_to(&browser.post(&site, &code, &form).await, &code);
    }
    new.get(&site, &code).await.ok().says("Now confirm it on the old phone.");
    answer(&site, &mut old, "confirm").await;
    new.get(&site, &table).await.ok();
    assert_eq!(lost.get(&site, &table).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn the_old_phone_can_refuse() {
    let (site, mut old, mut new) = (Site::new(), Browser::new(), Browser::new());
    let table = evening(&site, &mut old).await;
    let code = offer(&site, &mut old).await;
    take(&site, &mut new, &code, "Somebody").await;
    is_gone_to(&answer(&site, &mut old, "refuse").await, "/phone");
    old.get(&site, "/phone").await.ok().does_not_say("Somebody");
    new.get(&site, &code).await.ok().says("The old phone declined.");
    assert_eq!(new.get(&site, &table).await.status, StatusCode::NOT_FOUND);
    // A code that nobody has used can be withdrawn.
    let code = offer(&site, &mut old).await;
    is_gone_to(&old.post(&site, "/phone", &[("do", "stop")]).await, "/phone");
    assert_eq!(new.get(&site, &code).await.status, StatusCode::NOT_FOUND);
    assert!(!old.has_cookie("handover"));
}

#[actix_web::test]
async fn a_code_is_good_once_and_for_a_while() {
    let place = &Place::sqlite();
    let (site, mut old, mut new) = (Site::at(place), Browser::new(), Browser::new());
    let table = evening(&site, &mut old).await;
    let later = |minutes: u32| {
        place.execute(&format!("UPDATE handovers SET created_at = created_at - {minutes} * 60000")).unwrap();
    };
    let first = offer(&site, &mut old).await;
    let second = offer(&site, &mut old).await;
    assert_eq!(new.get(&site, &first).await.status, StatusCode::NOT_FOUND, "another one has its place");
    later(9);
    new.get(&site, &second).await.ok();
    later(1);
    assert_eq!(new.get(&site, &second).await.status, StatusCode::NOT_FOUND);
    old.get(&site, "/phone").await.ok().says("Show the code");
    // A code that was used expires as well if nobody confirms it.
    let third = offer(&site, &mut old).await;
    take(&site, &mut new, &third, "New").await;
    let phone = old.get(&site, "/phone").await.ok().input("phone");
    later(10);
    assert_eq!(new.get(&site, &third).await.status, StatusCode::NOT_FOUND);
    let late = old.post(&site, "/phone", &[("do", "confirm"), ("phone", &phone)]).await;
    is_gone_to(&late, "/phone?late");
    old.get(&site, &late.to).await.ok().says("Too late");
    assert_eq!(new.get(&site, &table).await.status, StatusCode::NOT_FOUND);
    // Control characters are not a code, either.
    for stray in ["/n/%00", "/n/%0A"] {
        assert_eq!(new.post(&site, stray, &[("key", "k"), ("name", "New")]).await.status, StatusCode::NOT_FOUND);
    }
    for (what, status) in [("", StatusCode::BAD_REQUEST), ("dance", StatusCode::BAD_REQUEST)] {
        assert_eq!(old.post(&site, "/phone", &[("do", what)]).await.status, status);
    }
}
