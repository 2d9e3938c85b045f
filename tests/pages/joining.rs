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
async fn an_owner_names_a_phone_at_their_table_and_its_user_everywhere() {
    let mut ana = Browser::new();
    let mut bo = ana.another();
    let own = bo.open_table(&[]).await;
    let table = ana.open_table(&[]).await;
    bo.post(&ana.share(&table).await.link(SCORER), &[("name", "Bo’s phone")]).await.leads_to(&table);
    let name = async |browser: &mut Browser, table: &str, old: &str, label: &str| {
        let page = browser.page(&format!("{table}/share")).await;
        let tag =
            page.body.split(&format!("<bdi>{old}</bdi></label>")).next().unwrap().rsplit("id=\"f-").next().unwrap();
        let tag = tag.split('"').next().unwrap().to_owned();
        browser.post(&format!("{table}/share"), &[("name", &tag), ("label", label)]).await.is(303);
    };
    name(&mut ana, &table, "Bo’s phone", "The thief").await;
    ana.page(&format!("{table}/share")).await.says("The thief enters hands");
    bo.page(&format!("{own}/share")).await.says("Bo’s phone").does_not_say("The thief");
    // The name that its user gives it is the name wherever no owner has given another.
    name(&mut bo, &own, "Bo’s phone", "Bo’s new phone").await;
    ana.page(&format!("{table}/share")).await.says("The thief enters hands");
    name(&mut ana, &table, "The thief", "").await;
    ana.page(&format!("{table}/share")).await.says("Bo’s new phone enters hands");
}

#[actix_web::test]
async fn a_crowd_of_spectators_is_removed_at_once() {
    let (mut ana, table) = at_a_table().await;
    let club = ana.club().await;
    for of in [&table, &club] {
        let share = format!("{of}/share");
        ana.page(&share).await.does_not_hold("value=\"spectators\"");
        let mut scorer = ana.invite(of, SCORER).await;
        let link = ana.share(of).await.link(SPECTATOR);
        let mut crowd = [ana.another(), ana.another()];
        for spectator in &mut crowd {
            spectator.join(&link).await.is(303);
        }
        ana.page(&share).await.holds("value=\"spectators\"");
        ana.post(&share, &[("remove", "spectators")]).await.leads_to(&share);
        for spectator in &mut crowd {
            spectator.get(of).await.is(404);
            spectator.join(&link).await.is(404);
        }
        scorer.page(of).await;
        ana.page(&share).await.says("enters hands").does_not_say(" watches");
    }
}

#[actix_web::test]
async fn new_phones_are_limited_by_table() {
    let (mut ana, table) = at_a_table().await;
    let link = ana.share(&table).await.link(SPECTATOR);
    let mut known = ana.invite(&table, SPECTATOR).await;
    let mut joined = 0;
    while ana.another().join(&link).await.status == 303 {
        joined += 1;
    }
    assert!((200..=240).contains(&joined), "{joined}");
    ana.another().join(&link).await.is(429).says("Too many requests");
    // A phone that is known stays welcome, and so does a new one elsewhere.
    known.join(&link).await.is(303);
    let other = ana.open_table(&[("key", "other")]).await;
    ana.invite(&other, SPECTATOR).await;
}

#[actix_web::test]
async fn forms_are_limited_by_phone() {
    let (mut ana, table) = at_a_table().await;
    let mut bo = ana.invite(&table, SCORER).await;
    let bid = format!("{table}/bid");
    let inputs = [("number", "1"), ("withdraw", "1")];
    let mut sent = 0;
    while bo.post(&bid, &inputs).await.status != 429 {
        sent += 1;
    }
    assert!(sent >= 600, "{sent}");
    bo.page(&table).await;
    ana.enter(&table, "49").await;
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
