//! At an old address of the server, every page leads to the current address, through the handover to a new phone.

use tanto::web::http::state::Settings;

use crate::prelude::*;

const NOW: &str = "https://tanto.local:8443";
const BEFORE: &str = "192.168.1.7:8080";

/// A browser at a site that has moved.
fn moved(place: &Place) -> Browser {
    let proxies = vec!["127.0.0.1/32".parse().unwrap()].into();
    let settings = Settings { public_url: Some(NOW.to_owned()), proxies, ..Settings::default() };
    Browser::at(Site::with(place.open(), settings)).requesting(BEFORE)
}

#[actix_web::test]
async fn a_phone_hands_over_to_itself_at_the_current_address() {
    let place = &Place::sqlite();
    let mut before = moved(place);
    let mut now = before.another().requesting("tanto.local:8443").forwarded();
    before.page("/import").await.holds(&format!("href=\"{NOW}/import\""));
    let table = before.open_table(&[("name", "Sunday")]).await;
    let page = before.page(&table).await;
    page.says(&format!("Tanto is now at {NOW}.")).holds("data-moved").holds("href=\"/phone\"");
    now.get(&table).await.is(404);

    before.page("/phone").await.says(&format!("At {NOW} this phone counts as a new one."));
    before.post("/phone", &[("do", "offer")]).await.leads_to("/phone");
    let shown = before.page("/phone").await;
    let link = format!("href=\"{NOW}/n/");
    let token = shown.body.split(&link).nth(1).and_then(|rest| rest.split('"').next()).expect("a link to the code");
    let code = format!("/n/{token}");
    now.take(&code, "Ana").await.leads_to(&code);
    // The old phone has not confirmed yet.
    now.get(&table).await.is(404);
    before.answer("confirm").await.leads_to("/phone");
    assert!(now.has_cookie("__Host-tanto"));
    now.page(&table).await.says("Enter hand 1").does_not_say("Tanto is now at");
    before.page(&table).await;
}

#[actix_web::test]
async fn the_current_address_is_offered_at_old_addresses_only() {
    let place = &Place::sqlite();
    let browser = moved(place);
    for (host, is_forwarded, is_before) in [
        (BEFORE, false, true),
        ("Tanto.Local:8080", false, true),
        ("[fe80::1]:8080", false, true),
        ("tanto.local:8443", true, false),
        ("192.168.1.7:8080", true, false),
        ("localhost:8080", false, false),
        ("127.0.0.1:8080", false, false),
        ("[::1]:8080", false, false),
        ("0.0.0.0:8080", false, false),
        ("local", false, false),
        ("cards.example", false, false),
    ] {
        let browser = browser.another().requesting(host);
        let mut browser = if is_forwarded { browser.forwarded() } else { browser };
        assert_eq!(browser.page("/").await.body.contains("data-moved"), is_before, "{host}");
    }
    drop(browser);
    Browser::at(Site::at(place)).requesting(BEFORE).page("/").await.does_not_hold("data-moved");
}
