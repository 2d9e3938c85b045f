//! At an old address of the server, every page leads to the current address, through the handover to a new phone.

use actix_web::http::StatusCode;
use tanto::web::http::proxies::Proxies;
use tanto::web::http::state::Settings;

use crate::browser::{Browser, Site};
use crate::leaving::is_gone_to;
use crate::place::Place;

const NOW: &str = "https://tanto.local:8443";
const BEFORE: &str = "192.168.1.7:8080";

fn moved(place: &Place) -> Site {
    Site::with(place.open(), Settings { public_url: Some(NOW.to_owned()), proxies: believed(), ..Settings::default() })
}

fn believed() -> Proxies {
    vec!["127.0.0.1/32".parse().unwrap()].into()
}

#[actix_web::test]
async fn a_phone_hands_over_to_itself_at_the_current_address() {
    let place = &Place::sqlite();
    let (site, mut before, mut now) = (moved(place), Browser::at(BEFORE), Browser::forwarded("tanto.local:8443"));
    before.get(&site, "/import").await.ok().holds(&format!("href=\"{NOW}/import\""));
    let table = before.open_table(&site, &[("name", "Sunday")]).await;
    let page = before.get(&site, &table).await.ok();
    page.says(&format!("Tanto is now at {NOW}."));
    page.holds("data-moved");
    page.holds("href=\"/phone\"");
    assert_eq!(now.get(&site, &table).await.status, StatusCode::NOT_FOUND);

    before.get(&site, "/phone").await.ok().says(&format!("At {NOW} this phone counts as a new one."));
    is_gone_to(&before.post(&site, "/phone", &[("do", "offer")]).await, "/phone");
    let shown = before.get(&site, "/phone").await.ok();
    let link = format!("href=\"{NOW}/n/");
    let token = shown.body.split(&link).nth(1).and_then(|rest| rest.split('"').next()).expect("a link to the code");
    let code = format!("/n/{token}");
    let key = now.get(&site, &code).await.ok().input("key");
    is_gone_to(&now.post(&site, &code, &[("key", &key), ("name", "Ana")]).await, &code);
    assert_eq!(now.get(&site, &table).await.status, StatusCode::NOT_FOUND, "the old one has not agreed");
    let phone = before.get(&site, "/phone").await.ok().input("phone");
    is_gone_to(&before.post(&site, "/phone", &[("do", "confirm"), ("phone", &phone)]).await, "/phone");
    assert!(now.has_cookie("__Host-tanto"));
    let page = now.get(&site, &table).await.ok();
    page.says("Enter hand 1");
    page.does_not_say("Tanto is now at");
    before.get(&site, &table).await.ok();
}

#[actix_web::test]
async fn the_current_address_is_offered_at_old_addresses_only() {
    let place = &Place::sqlite();
    let site = moved(place);
    for (mut browser, is_before) in [
        (Browser::at(BEFORE), true),
        (Browser::at("tanto.local:8080"), true),
        (Browser::forwarded("tanto.local:8443"), false),
        (Browser::forwarded("192.168.1.7:8080"), false),
        (Browser::at("localhost:8080"), false),
        (Browser::at("127.0.0.1:8080"), false),
        (Browser::at("cards.example"), false),
    ] {
        assert_eq!(browser.get(&site, "/").await.ok().body.contains("data-moved"), is_before);
    }
    drop(site);
    Browser::at(BEFORE).get(&Site::at(place), "/").await.ok().does_not_hold("data-moved");
}
