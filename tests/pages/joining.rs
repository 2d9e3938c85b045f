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
    assert_eq!(links.holds("<path d=\"M4 4h7v1h-7z").count("class=\"code\">"), 3);
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
    bo.post(&link.to_uppercase(), &[("name", "Bo’s phone")]).await.leads_to(&format!("{table}/who"));
    bo.page(&table).await.says("Enter hand 1");
    ana.page(&share).await.says("Bo’s phone enters hands · joined");
    // Who enters hands invites to the table, and does not see its phones.
    bo.page(&share).await.does_not_say("Phones at this table");
    assert_eq!(bo.share(&table).await.count("class=\"code\">"), 2);
    for owners in [("revoke", "scorer"), ("remove", "spectators"), ("name", "x")] {
        bo.post(&share, &[owners]).await.is(404);
    }
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
    bo.post(&ana.share(&table).await.link(SCORER), &[("name", "Bo’s phone")]).await.leads_to(&format!("{table}/who"));
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
        ana.another().post("/join", &[("code", &typed)]).await.leads_to(&format!("{table}/who"));
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
    join(1, &format!("http://tanto.example{link}")).await.leads_to(&format!("{table}/who"));
    join(1, "http://tanto.example/j/AAAA").await.is(422);
    join(1, &code).await.is(429);
    join(2, &code).await.leads_to(&format!("{table}/who"));
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
        browser.page("/").await.holds(html).says("Une invitation ?");
    }
    for elsewhere in ["", "t/abc", "//evil.example", "/\\evil.example", "https://evil.example", "/a b", "/a\r\nb"] {
        browser.post("/preferences", &[("back", elsewhere)]).await.leads_to("/");
    }
}

#[actix_web::test]
async fn a_code_invites_to_the_club_and_to_this_table() {
    let (mut ana, table) = at_a_table().await;
    let club = ana.club().await;
    // A later table, to which the invitation does not lead.
    ana.open_table(&[("key", "later")]).await;
    let links = ana.share(&table).await;
    links.says("Enters hands here, and at the club’s next tables.").holds("value=\"link-club\" checked");
    let (link, code) = (links.link(2), links.code(2));
    for by_code in [true, false] {
        let mut bo = ana.another();
        let joined = if by_code { bo.post("/join", &[("code", &code)]).await } else { bo.post(&link, &[]).await };
        joined.is(303);
        assert!(joined.to.starts_with(&table), "{}", joined.to);
        bo.page(&club).await;
        bo.get(&format!("{club}/share")).await.is(404);
    }
    // Where the table is gone, the invitation leads to the club.
    let leaving = ana.page(&format!("{table}/leaving")).await;
    ana.submit(&leaving, &format!("{table}/deletion"), &[]).await.is(303);
    let joined = ana.another().post(&link, &[]).await;
    assert!(joined.to.starts_with(&club), "{}", joined.to);
}

#[actix_web::test]
async fn a_withdrawn_invitation_says_so_to_who_has_it() {
    let (mut ana, table) = at_a_table().await;
    let links = ana.share(&table).await;
    ana.renew(&table, "scorer").await;
    // The link to the table and the one to its club that leads here.
    for (at, withdrawn) in [(SCORER, true), (SPECTATOR, false), (2, true)] {
        let mut bo = ana.another();
        let page = bo.get(&links.link(at)).await;
        page.is(if withdrawn { 404 } else { 200 });
        assert_eq!(page.text().contains("It was withdrawn. Ask somebody at the table"), withdrawn, "{at}");
        if withdrawn {
            page.holds("name=\"code\"").does_not_say("My own tables");
            bo.join(&links.link(at)).await.is(404).says("It was withdrawn.");
            bo.post("/join", &[("code", &links.code(at))]).await.is(422);
        }
    }
    ana.page(&links.link(SPECTATOR)).await;
    ana.get(&links.link(SCORER)).await.says("My own tables");
    ana.get("/j/ABCDEFGHIJKLMNOPQRSTUVWXYZ").await.is(404).does_not_say("withdrawn");
}

#[actix_web::test]
async fn a_phone_says_who_its_owner_is() {
    let (mut ana, table) = at_a_table().await;
    let club = ana.club().await;
    let who = format!("{table}/who");
    let mut bo = ana.another();
    let links = ana.share(&table).await;
    // A link preview shows nobody, and who joins is asked on a page of its own.
    bo.page(&links.link(SCORER)).await.does_not_say("Chloé");
    bo.join(&links.link(SCORER)).await.leads_to(&who);
    let asked = bo.page(&who).await;
    asked.says("Ana").says("Bo").says("Chloé").does_not_say("Somebody new");
    let answer = async |browser: &mut Browser, who: &str, answer: &str, name: &str| {
        let key = browser.input(who, "key").await;
        browser.post(who, &[("key", &key), ("who", answer), ("name", name)]).await
    };
    let person = |name: &str| {
        let before = asked.body.split(&format!("<bdi>{name}</bdi>")).next().unwrap();
        before.rsplit("name=\"who\" value=\"").next().unwrap().split('"').next().unwrap().to_owned()
    };
    let (bo_is, chloe_is) = (person("Bo"), person("Chloé"));
    bo.page(&table).await.does_not_hold("class=\"tag on\"").does_not_hold("data-vibrate");
    answer(&mut bo, &who, &bo_is, "").await.leads_to(&table);
    bo.page(&table).await.holds("class=\"tag on\"").holds("data-vibrate");
    // Nobody else's page is marked, but the log names the person, and the tile says that they have a phone.
    ana.page(&table).await.does_not_hold("class=\"tag on\"");
    bo.enter(&table, "49").await;
    ana.page(&format!("{table}/hands/1")).await.says("Bo’s phone");
    ana.page(&who).await.says("has a phone here");
    // The answer holds at the next invitation, and can be changed.
    bo.join(&links.link(SCORER)).await.leads_to(&table);
    answer(&mut bo, &who, &chloe_is, "").await.leads_to(&table);
    ana.page(&format!("{table}/hands/1")).await.says("Chloé’s phone");
    answer(&mut bo, &who, "nobody", "").await.leads_to(&format!("{table}/watch"));
    bo.page(&table).await.does_not_hold("class=\"tag on\"").says("Enter hand 2");
    for unknown in ["new", "99", ""] {
        answer(&mut bo, &who, unknown, "Zoe").await.is(422);
    }
    // A role in the club lets people add themselves.
    let mut zoe = ana.invite(&club, SCORER).await;
    let who = format!("{club}/who");
    zoe.page(&who).await.says("Somebody new");
    answer(&mut zoe, &who, "new", "Ana").await.is(422);
    answer(&mut zoe, &who, "new", "Zoe").await.leads_to(&club);
    zoe.page(&who).await.says("Zoe that is you");
    // It goes along to a new phone.
    let mut new = ana.another();
    zoe.post("/phone", &[("do", "offer")]).await.leads_to("/phone");
    let code = zoe.page("/phone").await.link(0);
    new.take(&code, "New").await.leads_to(&code);
    zoe.answer("confirm").await.leads_to("/phone");
    new.page(&who).await.says("Zoe that is you");
}
