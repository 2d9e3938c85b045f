//! The club's book: evenings, people, debts and statistics.

use actix_web::http::StatusCode;

use crate::browser::{Answer, Browser, Site};

/// A finished evening for money: Ana +198 points, €9.90; the others −66, €3.30 each.
pub async fn evening(site: &Site, browser: &mut Browser) -> String {
    let table = browser.open_table(site, &[("worth", "money"), ("currency", "EUR"), ("rate", "0.05")]).await;
    browser.enter(site, &table, "49").await;
    browser.change(site, &table, "closing").await;
    table
}

/// A browser after such an evening: its table and its club.
pub async fn after_an_evening() -> (Site, Browser, String, String) {
    let (site, mut browser) = (Site::new(), Browser::new());
    let table = evening(&site, &mut browser).await;
    let club = club(&site, &mut browser).await;
    (site, browser, table, club)
}

/// The address of the browser's only club, as home links to it.
pub async fn club(site: &Site, browser: &mut Browser) -> String {
    let home = browser.get(site, "/").await.ok();
    let at = home.body.find("href=\"/c/").expect("no club");
    home.body[at + 6..].split('"').next().unwrap().to_owned()
}

/// Sends the first form of a page that has this action, with other values for some of its inputs.
pub async fn send(site: &Site, browser: &mut Browser, page: &Answer, action: &str, other: &[(&str, &str)]) -> Answer {
    let form = page.body.split("<form").find(|form| form.contains(&format!("action=\"{action}\"")));
    let form = form.unwrap_or_else(|| panic!("no form to {action}")).split("</form>").next().unwrap();
    let mut inputs: Vec<(String, String)> = form
        .split("<input")
        .skip(1)
        .filter_map(|tag| {
            let part = |name: &str| Some(tag.split_once(&format!("{name}=\""))?.1.split('"').next()?.to_owned());
            Some((part("name")?, part("value").unwrap_or_default()))
        })
        .filter(|(name, _)| other.iter().all(|(others, _)| others != name))
        .collect();
    inputs.extend(other.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
    let sent: Vec<(&str, &str)> = inputs.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    browser.post(site, action, &sent).await
}

#[actix_web::test]
async fn an_evening_is_in_the_book() {
    let (site, mut ana, table, club) = after_an_evening().await;
    let book = ana.get(&site, &club).await.ok();
    book.says("1 evening 1 hand 1 × French Tarot");
    book.says("French Tarot: Ana leads +198");
    book.says("Bo owes Ana €3.30");
    book.says("Ana wins French Tarot · 1 hand +198");
    book.holds(&format!("href=\"{table}\""));
    // A second evening, which is still open, comes first, with everybody's total.
    ana.open_table(&site, &[]).await;
    let book = ana.get(&site, &club).await.ok();
    book.says("French Tarot, hand 1");
    book.says("Ana 0 Bo 0 Chloé 0 Dag 0");
}

#[actix_web::test]
async fn the_book_is_searched_in_the_readers_language() {
    let (site, mut ana) = (Site::new(), Browser::speaking("fr"));
    evening(&site, &mut ana).await;
    let club = club(&site, &mut ana).await;
    let find = async |browser: &mut Browser, what: &str| browser.get(&site, &format!("{club}?find={what}")).await;
    for what in ["tarot", "Chlo%C3%A9", "chloe", "ana%20tarot", ""] {
        find(&mut ana, what).await.ok().holds("class=\"sum\"");
    }
    find(&mut ana, "burro").await.ok().does_not_hold("class=\"sum\"");
    find(&mut ana, "1999").await.ok().does_not_hold("class=\"sum\"");
    let nothing = find(&mut ana, "xyz").await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY);
    nothing.says("xyz");
    nothing.holds("value=\"xyz\"");
    // The page does not count the evenings if it did not understand the search.
    nothing.does_not_say(": 1 soirée");
}

#[actix_web::test]
async fn what_is_owed_is_paid_in_whole_and_in_part() {
    let (site, mut ana, _, club) = after_an_evening().await;
    let ledger = format!("{club}/ledger");
    let page = ana.get(&site, &ledger).await.ok();
    page.says("3 payments, the fewest possible");
    page.says("Bo pays Ana €2.00 + €1.00 + €0.20 + €0.10 €3.30");
    page.says("Ana +€9.90 Bo −€3.30 Chloé −€3.30 Dag −€3.30");
    // Two requests with the same key make one payment.
    for _ in 0..2 {
        let paid = send(&site, &mut ana, &page, &format!("{ledger}/payments"), &[]).await;
        assert_eq!((paid.status, paid.to.as_str()), (StatusCode::SEE_OTHER, ledger.as_str()));
    }
    let page = ana.get(&site, &ledger).await.ok();
    page.says("2 payments, the fewest possible");
    page.says("Bo paid Ana €3.30");
    // Chloé pays a part of the next one.
    let part = [("amount", "1,30"), ("note", "at the door")];
    send(&site, &mut ana, &page, &format!("{ledger}/payments"), &part).await;
    let page = ana.get(&site, &ledger).await.ok();
    page.says("Chloé pays Ana €2.00");
    page.says("· at the door");
    let back = page.body.split("action=\"").find(|rest| rest.contains("/withdrawal\"")).unwrap();
    let back = back.split('"').next().unwrap().to_owned();
    send(&site, &mut ana, &page, &back, &[]).await;
    let page = ana.get(&site, &ledger).await.ok();
    page.says("Chloé pays Ana €2.00 + €1.00 + €0.20 + €0.10 €3.30");
    ana.get(&site, &format!("{ledger}?purse=EUR&banker=3")).await.ok().says("Chloé pays Ana");
    // The club accepts more than is owed, and the page points it out.
    let over = [("from", "2"), ("to", "1"), ("amount", "4½")];
    send(&site, &mut ana, &page, &format!("{ledger}/payments"), &over).await;
    ana.get(&site, &ledger).await.ok().says("Bo paid Ana €4.50");
    let page = ana.get(&site, &ledger).await.ok();
    page.says("· €4.50 more than was owed");
    // A refused payment keeps what was typed, and the page gives the reason.
    let wrong = [("from", "1"), ("to", "1"), ("amount", "5")];
    let refused = send(&site, &mut ana, &page, &format!("{ledger}/payments"), &wrong).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    refused.says("A payment goes from one player to another.");
    refused.holds("value=\"5\"");
}

#[actix_web::test]
async fn people_are_renamed_and_merged() {
    let (site, mut ana, table, club) = after_an_evening().await;
    let edit = format!("{club}/people/2/edit");
    let page = ana.get(&site, &edit).await.ok();
    let (key, version) = (page.input("key"), page.input("version"));
    let named = |name| [("key", key.as_str()), ("version", version.as_str()), ("name", name), ("do", "rename")];
    let taken = ana.post(&site, &edit, &named("ana")).await;
    assert_eq!(taken.status, StatusCode::UNPROCESSABLE_ENTITY);
    taken.holds("value=\"ana\"");
    taken.says("Somebody else in this club is called ana");
    for _ in 0..2 {
        assert_eq!(ana.post(&site, &edit, &named("Boris")).await.status, StatusCode::SEE_OTHER);
    }
    ana.get(&site, &table).await.ok().says("Boris");
    ana.get(&site, "/tables/new?game=tarot").await.ok().holds("Boris");
    let people = ana.get(&site, &format!("{club}/people")).await.ok();
    people.says("Boris 1 evening");
    let added = [("key", "k1"), ("name", "Bob"), ("guest", "yes")];
    assert_eq!(ana.post(&site, &format!("{club}/people"), &added).await.status, StatusCode::SEE_OTHER);
    ana.get(&site, &format!("{club}/people")).await.ok().says("Guests Bob 0 evenings");
    let edit = format!("{club}/people/5/edit");
    let version = ana.get(&site, &edit).await.ok().input("version");
    let merge = [("key", "k2"), ("version", version.as_str()), ("into", "2"), ("do", "merge")];
    assert_eq!(ana.post(&site, &edit, &merge).await.status, StatusCode::SEE_OTHER);
    ana.get(&site, &format!("{club}/people")).await.ok().does_not_say("Bob 0");
    let page = ana.get(&site, &format!("{club}/people/2/edit")).await.ok();
    page.says("Bob is counted as Boris");
    for path in ["", "/account", "/edit"] {
        let elsewhere = ana.get(&site, &format!("{club}/people/5{path}")).await;
        assert_eq!(elsewhere.status, StatusCode::SEE_OTHER, "{path}");
        assert_eq!(elsewhere.to, format!("{club}/people/2{path}"));
    }
    // The form is for an earlier version of the club.
    let late = [("key", "k3"), ("version", "1"), ("name", "Borka"), ("do", "rename")];
    let late = ana.post(&site, &format!("{club}/people/2/edit"), &late).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
    late.holds("value=\"Borka\"");
}

#[actix_web::test]
async fn figures_link_to_the_evenings_behind_them() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = evening(&site, &mut ana).await;
    evening(&site, &mut ana).await;
    let club = club(&site, &mut ana).await;
    let account = ana.get(&site, &format!("{club}/people/2/account")).await.ok();
    account.says("French Tarot");
    account.says("−€3.30 −€6.60");
    account.holds(&format!("href=\"{table}\""));
    let person = ana.get(&site, &format!("{club}/people/1")).await.ok();
    person.says("2 evenings 2 won +396 total");
    person.says("garde 2 2 of 2 +198");
    person.says("Is owed · EUR €19.80");
    person.says("Games, 2026 Game Evenings Won French Tarot 2 2");
    for (asked, evenings) in [
        ("game=tarot&person=1&role=taker&contract=garde", 2),
        ("game=tarot&person=1&role=taker&contract=petite", 0),
        ("game=tarot&person=2&role=taker", 0),
        ("game=tarot&person=2&role=defender&outcome=made", 2),
        ("game=tarot&person=1&rival=3", 2),
        ("game=tarot&person=1&partner=3", 0),
        ("person=1&from=1999-01-01&to=1999-12-31", 0),
    ] {
        let book = ana.get(&site, &format!("{club}?{asked}")).await.ok();
        assert_eq!(book.body.matches("class=\"sum\"").count(), evenings, "{asked}");
    }
    person.holds(&format!("href=\"{club}?game=tarot&#38;person=1&#38;from=2026"));
    for page in ["/people/1", "/season/tarot", ""] {
        let wrong = ana.get(&site, &format!("{club}{page}?from=2026-13-01")).await;
        assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY, "{page}");
        wrong.holds("value=\"2026-13-01\"");
        wrong.says("2026");
    }
    let season = ana.get(&site, &format!("{club}/season/tarot")).await.ok();
    season.says("Ana 2 won +396");
    season.says("garde 2 2 of 2 +198");
    season.says("Final order: Ana +396, Bo −132, Chloé −132, Dag −132.");
    ana.get(&site, &format!("{club}/season/tarot?year=all")).await.ok().says("+396");
    ana.get(&site, &format!("{club}/season/tarot?year=1999")).await.ok().says("No evenings yet.");
    assert_eq!(ana.get(&site, &format!("{club}/season/poker")).await.status, StatusCode::NOT_FOUND);
    let files = ana.get(&site, &format!("{club}/export")).await.ok();
    for (format, holds) in [
        ("json", "\"tanto-club/1\""),
        ("csv", ",tarot,1,Ana,taker,garde,made,198,points"),
        ("hledger", "Assets:P-1"),
        ("beancount", "Assets:P-1"),
    ] {
        files.holds(&format!("href=\"{club}/export/{format}\""));
        ana.get(&site, &format!("{club}/export/{format}")).await.ok().holds(holds);
    }
    assert_eq!(ana.get(&site, &format!("{club}/export/pdf")).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn hands_of_a_free_sheet_are_counted_by_result() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = ana.open_table_of(&site, "free", &[]).await;
    for scores in [["3", "0", "1", "0"], ["5", "2", "1", "0"]] {
        let names = ["scores[Ana]", "scores[Bo]", "scores[Chloé]", "scores[Dag]"];
        ana.enter_hand(&site, &table, &names.into_iter().zip(scores).collect::<Vec<_>>()).await;
    }
    let club = club(&site, &mut ana).await;
    ana.change(&site, &table, "closing").await;
    let season = ana.get(&site, &format!("{club}/season/free")).await.ok();
    season.says("Results per hand");
    season.says("Result Hands 0 3 +1 2 +2 1 +3 1 +5 1");
    let person = ana.get(&site, &format!("{club}/people/1")).await.ok();
    person.says("Result Hands +3 1 +5 1");
}

#[actix_web::test]
async fn home_is_the_book_of_the_only_club() {
    let (site, mut ana, _, club) = after_an_evening().await;
    let mut bo = Browser::new();
    let home = ana.get(&site, "/").await.ok();
    home.says("Ana wins French Tarot · 1 hand +198");
    home.says("Same as last time");
    home.says("Have a code?");
    // A code that opens nothing stays in its field.
    let wrong = ana.post(&site, "/join", &[("code", "ABC-DEF")]).await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    wrong.holds("value=\"ABC-DEF\"");
    wrong.says("Ana wins");
    // The page lists a table of another club beside the book.
    let others = bo.open_table_of(&site, "burro", &[]).await;
    let page = bo.post(&site, &format!("{others}/share"), &[]).await.ok();
    let link = &page.link(0);
    ana.post(&site, link, &[]).await;
    let home = ana.get(&site, "/").await.ok();
    home.says("Other tables");
    home.holds(&format!("href=\"{others}\""));
    // With two clubs, home is a list of them, and each has its own new tables.
    let theirs = self::club(&site, &mut bo).await;
    let page = bo.post(&site, &format!("{theirs}/share"), &[]).await.ok();
    let link = &page.link(0);
    ana.post(&site, link, &[]).await;
    let home = ana.get(&site, "/").await.ok();
    home.holds(&format!("href=\"{club}\""));
    home.holds(&format!("href=\"{theirs}\""));
    let (id, new) = (club.trim_start_matches("/c/"), ana.get(&site, &club).await.ok());
    new.holds(&format!("href=\"/tables/new?club={id}\""));
    let page = ana.get(&site, &format!("/tables/new?game=tarot&club={id}")).await.ok();
    assert_eq!(page.input("club"), id);
    ana.open_table(&site, &[("club", id)]).await;
    ana.get(&site, &club).await.ok().says("French Tarot, hand 1");
}

#[actix_web::test]
async fn days_are_those_of_the_browser() {
    for (zone, kept) in [("Pacific/Auckland", "Pacific/Auckland"), ("", "UTC"), ("Middle/Earth", "UTC")] {
        let (site, mut ana) = (Site::new(), Browser::new());
        ana.open_table(&site, &[("zone", zone)]).await;
        let club = club(&site, &mut ana).await;
        let document = ana.get(&site, &format!("{club}/export/json")).await.ok();
        document.holds(kept);
    }
}

#[actix_web::test]
async fn the_same_again_takes_one_tap() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let before = evening(&site, &mut ana).await;
    let club = club(&site, &mut ana).await;
    let book = ana.get(&site, &club).await.ok();
    book.says("Same as last time French Tarot, 4 players: Ana, Bo, Chloé, Dag");
    let (one, two) = (
        send(&site, &mut ana, &book, "/tables/same", &[]).await,
        send(&site, &mut ana, &book, "/tables/same", &[]).await,
    );
    assert_eq!(one.status, StatusCode::SEE_OTHER, "{}", one.text());
    assert_eq!(one.to, two.to, "two taps are one table");
    assert_ne!(one.to, before);
    // Ana dealt first the last time.
    ana.get(&site, &one.to).await.ok().says("Bo deals");
    // A player who gave their seat to somebody else is not seated again.
    ana.replace(&site, &one.to, "1", "Eva").await;
    ana.enter(&site, &one.to, "49").await;
    ana.change(&site, &one.to, "closing").await;
    let book = ana.get(&site, &club).await.ok();
    book.says("Same as last time French Tarot, 4 players: Ana, Eva, Chloé, Dag");
    let again = send(&site, &mut ana, &book, "/tables/same", &[]).await;
    ana.get(&site, &again.to).await.ok().does_not_say("Bo");
}

#[actix_web::test]
async fn a_link_opens_the_club_and_one_to_a_table_does_not() {
    let (site, mut ana, table, club) = after_an_evening().await;
    let (mut bo, mut eva) = (Browser::new(), Browser::new());
    let links = ana.post(&site, &format!("{club}/share"), &[]).await.ok();
    let links = [0, 1, 2].map(|at| links.link(at));
    // The link for spectators shows everything and allows no changes.
    bo.get(&site, &links[1]).await.ok().says("Join the club");
    let joined = bo.post(&site, &links[1], &[("name", "Bo’s phone")]).await;
    assert_eq!((joined.status, joined.to.as_str()), (StatusCode::SEE_OTHER, club.as_str()));
    bo.get(&site, &format!("{club}/ledger")).await.ok().does_not_say("Mark as paid");
    bo.get(&site, &table).await.ok();
    for path in ["/share", "/people/1/edit"] {
        assert_eq!(bo.get(&site, &format!("{club}{path}")).await.status, StatusCode::NOT_FOUND, "{path}");
    }
    let added = [("key", "k"), ("name", "Eva")];
    assert_eq!(bo.post(&site, &format!("{club}/people"), &added).await.status, StatusCode::NOT_FOUND);
    ana.get(&site, &format!("{club}/share")).await.ok().says("Bo’s phone");
    // A link to a table opens only that table.
    let page = ana.post(&site, &format!("{table}/share"), &[]).await.ok();
    let link = &page.link(0);
    eva.post(&site, link, &[]).await;
    eva.get(&site, &table).await.ok();
    assert_eq!(eva.get(&site, &club).await.status, StatusCode::NOT_FOUND);
    assert_eq!(Browser::new().get(&site, &club).await.status, StatusCode::NOT_FOUND);
}

#[actix_web::test]
async fn a_refused_form_keeps_what_was_typed() {
    let (site, mut ana, _, club) = after_an_evening().await;
    let long = "x".repeat(41);
    let refused = ana.post(&site, &format!("{club}/people"), &[("key", "k"), ("name", &long)]).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    refused.holds(&long);
    refused.says("A name can have at most 40 characters.");
    assert_eq!(ana.get(&site, &format!("{club}/people/99")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(ana.get(&site, "/c/zzzz").await.status, StatusCode::NOT_FOUND);
}
