//! Sharing a table and joining it, and the preferences of a phone.

use actix_web::http::StatusCode;
use tanto::web::http::state::Settings;

use crate::browser::{Browser, Site, at_a_table};
use crate::place::Place;

/// The links and codes on a table's page: for scorers and for spectators.
async fn shared(site: &Site, owner: &mut Browser, table: &str) -> Vec<(String, String)> {
    let page = owner.post(site, &format!("{table}/share"), &[]).await.ok();
    page.holds("<path d=\"M4 4h7v1h-7z");
    let codes = page.body.split("class=\"code\">").skip(1).map(|rest| rest.split('<').next().unwrap().to_owned());
    let invitations: Vec<_> = codes.enumerate().map(|(at, code)| (page.link(at), code)).collect();
    assert_eq!(invitations.len(), 2);
    invitations
}

#[actix_web::test]
async fn a_link_is_joined_only_by_the_button() {
    let (site, mut ana, mut bo) = (Site::new(), Browser::new(), Browser::new());
    let table = ana.open_table(&site, &[("name", "Sunday")]).await;
    ana.get(&site, &format!("{table}/share")).await.ok().says("Phones at this table");
    let links = shared(&site, &mut ana, &table).await;
    let invitation = bo.get(&site, &links[0].0).await.ok();
    invitation.says("French Tarot");
    invitation.does_not_say("Chloé");
    // Anybody with the link can open the invitation, so search engines must not list it. Strangers cannot open the table.
    assert_eq!(invitation.robots, "noindex, nofollow");
    assert_eq!(bo.get(&site, &table).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ana.get(&site, &table).await.ok().robots, "");
    let long = "x".repeat(41);
    let refused = bo.post(&site, &links[0].0, &[("name", &long)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    refused.holds(&long);
    // In capitals, as the QR code has it.
    let joined = bo.post(&site, &links[0].0.to_uppercase(), &[("name", "Bo’s phone")]).await;
    assert_eq!((joined.status, joined.to.as_str()), (StatusCode::SEE_OTHER, table.as_str()));
    bo.get(&site, &table).await.ok().says("Enter hand 1");
    ana.get(&site, &format!("{table}/share")).await.ok().says("Bo’s phone enters hands · joined");
    assert_eq!(bo.get(&site, &format!("{table}/share")).await.status, StatusCode::NOT_FOUND);
    let mut watcher = Browser::new();
    watcher.post(&site, &links[1].0, &[]).await;
    watcher.get(&site, &table).await.ok().does_not_say("Enter hand 1");
    assert_eq!(watcher.get(&site, &format!("{table}/hands/new")).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_code_is_joined_however_it_is_typed() {
    let (site, mut ana, table) = at_a_table().await;
    let code = shared(&site, &mut ana, &table).await[0].1.clone();
    for typed in [code.clone(), code.to_lowercase(), format!(" {}", code.replace(' ', "-"))] {
        let joined = Browser::new().post(&site, "/join", &[("code", &typed)]).await;
        assert_eq!((joined.status, joined.to.as_str()), (StatusCode::SEE_OTHER, table.as_str()), "{typed}");
    }
}

#[actix_web::test]
async fn twenty_wrong_codes_close_an_address() {
    let (site, mut ana, table) = at_a_table().await;
    let (link, code) = shared(&site, &mut ana, &table).await[0].clone();
    let join = async |from: u8, code: &str| Browser::from_address(from).post(&site, "/join", &[("code", code)]).await;
    for guess in 0..20 {
        let missed = join(1, &format!("AAAA{guess:02}")).await;
        assert_eq!(missed.status, StatusCode::UNPROCESSABLE_ENTITY, "{guess}");
    }
    // The right code is refused, too, so that an attacker does not learn that it is right.
    let closed = join(1, &code).await;
    assert_eq!(closed.status, StatusCode::TOO_MANY_REQUESTS);
    closed.says("Too many requests");
    // A link cannot be guessed, so it works in the same field.
    let by_link = join(1, &format!("http://tanto.example{link}")).await;
    assert_eq!((by_link.status, by_link.to.as_str()), (StatusCode::SEE_OTHER, table.as_str()));
    assert_eq!(join(1, "http://tanto.example/j/AAAA").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(join(1, &code).await.status, StatusCode::TOO_MANY_REQUESTS);
    let joined = join(2, &code).await;
    assert_eq!((joined.status, joined.to.as_str()), (StatusCode::SEE_OTHER, table.as_str()));
}

#[actix_web::test]
async fn a_wrong_code_stays_in_its_field() {
    let (site, mut browser) = (Site::new(), Browser::new());
    let page = browser.post(&site, "/join", &[("code", "ab2 \"c3")]).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(page.input("code"), "ab2 &#34;c3");
    page.says("A code has six characters");
    page.holds("aria-describedby=\"e-code\"");
    let link = "http://tanto.example/j/ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let page = browser.post(&site, "/join", &[("code", link)]).await;
    assert_eq!((page.status, page.input("code").as_str()), (StatusCode::UNPROCESSABLE_ENTITY, link));
}

#[actix_web::test]
async fn a_link_works_with_what_was_copied_behind_it() {
    let (site, mut ana, table) = at_a_table().await;
    let link = shared(&site, &mut ana, &table).await[0].0.clone();
    for behind in ["/", ".", "./"] {
        let mut bo = Browser::new();
        let cleaned = bo.get(&site, &format!("{link}{behind}")).await;
        assert_eq!((cleaned.status, cleaned.to.as_str()), (StatusCode::SEE_OTHER, link.as_str()));
        bo.get(&site, &cleaned.to).await.ok().says("French Tarot");
    }
    for pasted in [
        format!("http://tanto.example{link}"),
        format!("Sunday http://192.168.1.7:8080{link}."),
        format!("HTTP://TANTO.LOCAL{}/", link.to_uppercase()),
    ] {
        let joined = Browser::new().post(&site, "/join", &[("code", &pasted)]).await;
        assert_eq!((joined.status, joined.to.as_str()), (StatusCode::SEE_OTHER, table.as_str()), "{pasted}");
    }
    assert_eq!(ana.get(&site, &format!("{table}/")).await.to, table);
    assert_eq!(ana.get(&site, "//evil.example/").await.to, "/evil.example");
}

#[actix_web::test]
async fn invitations_carry_an_address_that_others_reach() {
    let place = &Place::sqlite();
    let number = "http://192.168.1.7:8080";
    let site = Site::with(place.open(), Settings { reachable: Some(number.to_owned()), ..Settings::default() });
    site.name("http://tanto.local:8080");
    for asked in ["localhost:8080", "127.0.0.1:8080", "0.0.0.0:8080", "[::1]:8080", "tanto.local:8080"] {
        let mut ana = Browser::at(asked);
        let table = ana.open_table(&site, &[]).await;
        let page = ana.post(&site, &format!("{table}/share"), &[]).await.ok();
        page.holds(&format!("value=\"{number}/j/"));
        page.does_not_hold(&format!("//{asked}/"));
        page.says("type the code on 192.168.1.7:8080 (tanto.local:8080)");
        page.says("Over plain http, phones cannot keep the screen on");
        ana.enter(&site, &table, "49").await;
        let sheet = ana.get(&site, &format!("{table}/sheet")).await.ok();
        sheet.says(&format!("{number}{table}/sheet"));
    }
    // If the request came to an address that Tanto does not know, the links use that address.
    let mut ana = Browser::at("cards.example:81");
    let table = ana.open_table(&site, &[]).await;
    let page = ana.post(&site, &format!("{table}/share"), &[]).await.ok();
    page.holds("value=\"http://cards.example:81/j/");
    page.does_not_say("tanto.local");
}

#[actix_web::test]
async fn links_are_withdrawn_and_phones_removed() {
    let (site, mut ana, table) = at_a_table().await;
    let mut bo = Browser::new();
    let share = format!("{table}/share");
    let links = shared(&site, &mut ana, &table).await;
    bo.post(&site, &links[0].0, &[]).await;
    ana.post(&site, &share, &[("revoke", "scorer")]).await.ok();
    assert_eq!(Browser::new().get(&site, &links[0].0).await.status, StatusCode::NOT_FOUND);
    Browser::new().get(&site, &links[1].0).await.ok();
    bo.get(&site, &table).await.ok();
    let tag = ana.get(&site, &share).await.ok().input("remove");
    let removed = ana.post(&site, &share, &[("remove", &tag)]).await;
    assert_eq!((removed.status, removed.to), (StatusCode::SEE_OTHER, format!("{share}?removed")));
    assert_eq!(bo.get(&site, &table).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn unknown_links_and_codes_are_not_found() {
    let (site, mut browser) = (Site::new(), Browser::new());
    for path in ["/j/ABCDEFGHIJKLMNOPQRSTUVWXYZ", "/j/%00", "/t/abcdefghijklmnop", "/t/x/share", "/nothing"] {
        assert_eq!(browser.get(&site, path).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    for code in ["", "AAAAAA", "💥", &"9".repeat(10_000)] {
        assert_eq!(browser.post(&site, "/join", &[("code", code)]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert!(!browser.has_cookie("tanto"));
}

#[actix_web::test]
async fn language_and_looks_are_kept() {
    let (site, mut browser) = (Site::new(), Browser::speaking("en"));
    let answer = browser.post(&site, "/preferences", &[("language", "fr"), ("back", "/tables/new")]).await;
    assert_eq!((answer.status, answer.to.as_str()), (StatusCode::SEE_OTHER, "/tables/new"));
    browser.get(&site, "/").await.ok().says("Vous avez un code ?");
    let answer = browser.post(&site, "/preferences", &[("theme", "dark"), ("back", "//evil.example")]).await;
    assert_eq!(answer.to, "/");
    browser.get(&site, "/").await.ok().holds("<html lang=\"fr\" data-theme=\"dark\"");
    browser.post(&site, "/preferences", &[("theme", "system"), ("back", "/")]).await;
    browser.get(&site, "/").await.ok().holds("<html lang=\"fr\" data-offset");
}
