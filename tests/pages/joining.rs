//! Sharing a table and joining it, and the preferences of a phone.

use tanto::web::http::state::Settings;

use crate::prelude::*;

#[actix_web::test]
async fn a_link_is_joined_only_by_the_button() {
    let mut ana = Browser::new();
    let mut bo = ana.another();
    let table = ana.open_table(&[("name", "Sunday")]).await;
    let share = format!("{table}/share");
    ana.page(&share).await.says("Phones at this table");
    let links = ana.share(&table).await;
    assert_eq!(links.holds("<path d=\"M4 4h7v1h-7z").count("class=\"code\">"), 2);
    let link = links.link(SCORER);
    let invitation = bo.page(&link).await;
    invitation.says("French Tarot").does_not_say("Chloé");
    // Anybody with the link can open the invitation, so search engines must not list it. Strangers cannot open the table.
    assert_eq!(invitation.robots, "noindex, nofollow");
    let club = ana.club().await;
    for private in [&table, &club] {
        bo.get(private).await.is(404);
        assert_eq!(ana.page(private).await.robots, "", "{private}");
    }
    let long = "x".repeat(41);
    bo.post(&link, &[("name", &long)]).await.is(422).holds(&long);
    // In capitals, as the QR code has it.
    bo.post(&link.to_uppercase(), &[("name", "Bo’s phone")]).await.leads_to(&table);
    bo.page(&table).await.says("Enter hand 1");
    ana.page(&share).await.says("Bo’s phone enters hands · joined");
    bo.get(&share).await.is(404);
    let mut watcher = ana.invite(&table, SPECTATOR).await;
    watcher.page(&table).await.does_not_say("Enter hand 1");
    watcher.get(&format!("{table}/hands/new")).await.is(404);
}

#[actix_web::test]
async fn codes_and_links_are_joined_however_they_are_typed() {
    let (mut ana, table) = at_a_table().await;
    let links = ana.share(&table).await;
    let (link, code) = (links.link(SCORER), links.code(SCORER));
    for typed in [
        code.clone(),
        code.to_lowercase(),
        format!(" {}", code.replace(' ', "-")),
        format!("http://tanto.example{link}"),
        format!("Sunday http://192.168.1.7:8080{link}."),
        format!("HTTP://TANTO.LOCAL{}/", link.to_uppercase()),
    ] {
        ana.another().post("/join", &[("code", &typed)]).await.leads_to(&table);
    }
    for end in ["/", ".", "./"] {
        ana.another().get(&format!("{link}{end}")).await.leads_to(&link);
    }
    ana.another().page(&link).await.says("French Tarot");
    assert_eq!(ana.get(&format!("{table}/")).await.to, table);
    let sheet = format!("{table}/sheet");
    assert_eq!(ana.get(&format!("{sheet}/...//?as=running")).await.to, format!("{sheet}?as=running"));
    assert_eq!(ana.get("//evil.example/").await.to, "/evil.example");
}

#[actix_web::test]
async fn twenty_wrong_codes_close_an_address() {
    let (mut ana, table) = at_a_table().await;
    let links = ana.share(&table).await;
    let (link, code) = (links.link(SCORER), links.code(SCORER));
    let join = async |from: u8, code: &str| ana.another().at_address(from).post("/join", &[("code", code)]).await;
    for guess in 0..20 {
        join(1, &format!("AAAA{guess:02}")).await.is(422);
    }
    // The right code is refused, too, so that an attacker does not learn that it is right.
    join(1, &code).await.is(429).says("Too many requests");
    // A link cannot be guessed, so it works in the same field.
    join(1, &format!("http://tanto.example{link}")).await.leads_to(&table);
    join(1, "http://tanto.example/j/AAAA").await.is(422);
    join(1, &code).await.is(429);
    join(2, &code).await.leads_to(&table);
}

#[actix_web::test]
async fn a_wrong_code_stays_in_its_field() {
    let mut browser = Browser::new();
    let link = "http://tanto.example/j/ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    for (typed, shown) in [("ab2 \"c3", "ab2 &#34;c3"), (link, link), ("", ""), ("💥", "💥")] {
        let page = browser.post("/join", &[("code", typed)]).await;
        assert_eq!(page.is(422).input("code"), shown);
        page.says("A code has 6 characters").holds("aria-describedby=\"e-code\"");
    }
    assert!(!browser.has_cookie("tanto"));
}

#[actix_web::test]
async fn invitations_carry_an_address_that_others_reach() {
    let place = &Place::sqlite();
    let number = "http://192.168.1.7:8080";
    let site = Site::with(place.open(), Settings { reachable: Some(number.to_owned()), ..Settings::default() });
    site.app.set_mdns_url(Some("http://tanto.local:8080".to_owned()));
    let browser = Browser::at(site);
    for host in ["localhost:8080", "127.0.0.1:8080", "0.0.0.0:8080", "[::1]:8080", "A.LOCALHOST", "tanto.local:8080"] {
        let mut ana = browser.another().requesting(host);
        let table = ana.open_table(&[]).await;
        let page = ana.share(&table).await;
        page.holds(&format!("value=\"{number}/j/")).does_not_hold(&format!("//{host}/"));
        page.says("type the code on 192.168.1.7:8080 (tanto.local:8080)");
        page.says("Over plain http, phones cannot keep the screen on");
        ana.enter(&table, "49").await;
        ana.page(&format!("{table}/sheet")).await.says(&format!("{number}{table}/sheet"));
    }
    // If the request came to an address that Tanto does not know, the links use that address.
    let mut ana = browser.another().requesting("cards.example:81");
    let table = ana.open_table(&[]).await;
    ana.share(&table).await.holds("value=\"http://cards.example:81/j/").does_not_say("tanto.local");
}

#[actix_web::test]
async fn language_and_looks_are_kept() {
    let mut browser = Browser::new().speaking("en");
    for (set, back, to, html) in [
        (("language", "fr"), "/tables/new", "/tables/new", "<html lang=\"fr\" data-offset"),
        (("theme", "dark"), "/?as=running", "/?as=running", "<html lang=\"fr\" data-theme=\"dark\""),
        (("theme", "system"), "/", "/", "<html lang=\"fr\" data-offset"),
    ] {
        browser.post("/preferences", &[set, ("back", back)]).await.leads_to(to);
        browser.page("/").await.holds(html).says("Vous avez un code ?");
    }
    for elsewhere in ["", "t/abc", "//evil.example", "/\\evil.example", "https://evil.example", "/a b", "/a\r\nb"] {
        browser.post("/preferences", &[("back", elsewhere)]).await.leads_to("/");
    }
}
