//! The way over from an address of before to the one that people use now.

use actix_web::http::StatusCode;
use tanto::web::frame::app::Settings;
use tanto::web::frame::proxies::Proxies;

use crate::browser::{Browser, Site};
use crate::on_both_databases;
use crate::place::Place;

on_both_databases!(
    a_phone_goes_over_and_may_what_it_might,
    who_is_known_there_keeps_his_own,
    the_way_is_offered_at_addresses_of_before_alone,
);

const NOW: &str = "https://tanto.local:8443";
const BEFORE: &str = "192.168.1.7:8080";

fn moved(place: &Place) -> Site {
    Site::with(place, Settings { public_url: Some(NOW.to_owned()), proxies: believed(), ..Settings::default() })
}

fn believed() -> Proxies {
    vec!["127.0.0.1/32".parse().unwrap()].into()
}

/// Where a link leads below an address.
fn below(address: &str, to: &str) -> String {
    to.strip_prefix(address).unwrap_or_else(|| panic!("{to} leads elsewhere")).to_owned()
}

async fn a_phone_goes_over_and_may_what_it_might(place: &Place) {
    let (site, mut before, mut now) = (moved(place), Browser::at(BEFORE), Browser::forwarded("tanto.local:8443"));
    let table = before.open_table(&site, &[("name", "Sunday")]).await;
    assert!(before.has_cookie("tanto"));
    let page = before.get(&site, &table).await.ok();
    page.says(&format!("Tanto is now at {NOW}."));
    page.holds("data-over");
    assert_eq!(now.get(&site, &table).await.status, StatusCode::NOT_FOUND);

    let left = before.get(&site, &format!("/over?to={table}")).await;
    assert_eq!(left.status, StatusCode::SEE_OTHER);
    let way = below(NOW, &left.to);
    let arrived = now.get(&site, &way).await;
    assert_eq!((arrived.status, arrived.to.as_str()), (StatusCode::SEE_OTHER, table.as_str()));
    assert!(now.has_cookie("__Host-tanto"));
    let page = now.get(&site, &table).await.ok();
    page.says("Enter hand 1");
    page.does_not_say("Tanto is now at");
    // It is one phone, from wherever one looks.
    for browser in [&mut now, &mut before] {
        let phones = browser.get(&site, &format!("{table}/share")).await.ok();
        assert_eq!(phones.body.matches("class=\"what\"").count(), 1);
        phones.says("This phone");
    }
    before.get(&site, &table).await.ok();
    // A ticket that somebody else finds in the address opens nothing any more.
    let mut other = Browser::forwarded("tanto.local:8443");
    assert_eq!(other.get(&site, &way).await.to, table);
    assert_eq!(other.get(&site, &table).await.status, StatusCode::NOT_FOUND);
}

async fn who_is_known_there_keeps_his_own(place: &Place) {
    let (site, mut before, mut now) = (moved(place), Browser::at(BEFORE), Browser::forwarded("tanto.local:8443"));
    let (theirs, own) = (before.open_table(&site, &[]).await, now.open_table(&site, &[]).await);
    let way = below(NOW, &before.get(&site, "/over?to=//evil.example").await.to);
    assert_eq!(now.get(&site, &way).await.to, "/");
    for table in [&theirs, &own] {
        now.get(&site, table).await.ok();
    }
    assert_eq!(before.get(&site, &own).await.status, StatusCode::NOT_FOUND);
}

async fn the_way_is_offered_at_addresses_of_before_alone(place: &Place) {
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
        assert_eq!(browser.get(&site, "/").await.ok().body.contains("/over?to="), is_before);
        let status = if is_before { StatusCode::SEE_OTHER } else { StatusCode::NOT_FOUND };
        assert_eq!(browser.get(&site, "/over?to=/").await.status, status);
    }
    drop(site);
    Browser::at(BEFORE).get(&Site::open(place), "/").await.ok().does_not_hold("/over?to=");
}
