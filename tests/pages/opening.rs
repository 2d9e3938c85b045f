//! Opening a table.

use actix_web::http::StatusCode;

use crate::browser::{Browser, Site};

#[actix_web::test]
async fn a_table_is_opened_and_found_again() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let home = ana.get(&site, "/").await.ok();
    home.says("Have a code?");
    home.says("9 card games: French Tarot, ");
    home.says("Casita Robada, and a free sheet for any other.");
    ana.get(&site, "/tables/new").await.ok().says("French Tarot 3 to 6");
    let table = ana.open_table(&site, &[("name", "Sunday tarot")]).await;
    assert!(ana.has_cookie("tanto"));
    ana.get(&site, &table).await.ok().says("Sunday tarot");
    ana.get(&site, "/").await.ok().says("French Tarot, hand 1 Sunday tarot ·");
    ana.enter(&site, &table, "49").await;
    ana.get(&site, "/").await.ok().says("Ana +198");
    let mut stranger = Browser::new();
    assert_eq!(stranger.get(&site, &table).await.status, StatusCode::NOT_FOUND);
    stranger.get(&site, "/").await.ok().does_not_say("Sunday tarot");
}

#[actix_web::test]
async fn every_game_has_its_form() {
    let (site, mut browser) = (Site::new(), Browser::speaking("fr"));
    for game in tanto::games::GAMES {
        let id = game.facts().id;
        let page = browser.get(&site, &format!("/tables/new?game={id}")).await.ok();
        page.says("Qui joue ?");
        let key = page.input("key");
        let mut inputs = vec![("key", key.as_str()), ("game", id), ("first_dealer", "0"), ("worth", "unit")];
        inputs.extend(["A", "B", "C", "D"].iter().take(*game.facts().players.end()).map(|name| ("players", *name)));
        let answer = browser.post(&site, "/tables/new", &inputs).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{id}: {}", answer.text());
        browser.get(&site, &answer.to).await.ok();
    }
}

#[actix_web::test]
async fn what_was_typed_is_kept() {
    let (site, mut browser) = (Site::new(), Browser::new());
    let key = browser.get(&site, "/tables/new?game=tarot").await.ok().input("key");
    let typed = [
        ("key", key.as_str()),
        ("game", "tarot"),
        ("players", "Ana"),
        ("players", ""),
        ("players", "Ana"),
        ("players", "a\u{202e}b"),
        ("first_dealer", "1"),
        ("name", "<b>Sunday</b>"),
        ("worth", "money"),
        ("currency", "XQX"),
        ("rate", "five"),
        ("rules.misere", "perhaps"),
    ];
    let page = browser.post(&site, "/tables/new", &typed).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    page.says("There is a problem");
    page.says("Ana appears twice");
    page.says("invisible characters");
    page.says("Enter a currency code");
    for kept in ["value=\"Ana\"", "value=\"XQX\"", "value=\"five\"", "&#60;b&#62;Sunday", "href=\"#f-players[2]\""] {
        page.holds(kept);
    }
    page.holds("<title>Error: New table");
    assert_eq!(page.input("key"), key);
    let nobody = browser.post(&site, "/tables/new", &[("key", &key), ("game", "tarot"), ("first_dealer", "0")]).await;
    assert_eq!(nobody.status, StatusCode::UNPROCESSABLE_ENTITY);
    nobody.says("3 to 6 players; you have 0");
    assert_eq!(browser.post(&site, "/tables/new", &[("game", "chess")]).await.status, StatusCode::BAD_REQUEST);
}

#[actix_web::test]
async fn players_are_moved_and_seated() {
    let (site, mut browser) = (Site::new(), Browser::new());
    browser.open_table(&site, &[]).await;
    let page = browser.get(&site, "/tables/new?game=tarot").await.ok();
    page.says("+ Ana");
    let key = page.input("key");
    let typed = [("key", key.as_str()), ("game", "tarot"), ("players", "Eva"), ("players", "Finn"), ("do", "up-1")];
    let page = browser.post(&site, "/tables/new", &typed).await.ok();
    assert_eq!(page.input("players"), "Finn");
    let typed = [("key", key.as_str()), ("game", "tarot"), ("players", ""), ("players", "Finn"), ("do", "add:Ana")];
    let page = browser.post(&site, "/tables/new", &typed).await.ok();
    assert_eq!(page.input("players"), "Ana");
    page.does_not_say("+ Ana");
    page.does_not_say("There is a problem");
}

#[actix_web::test]
async fn money_and_house_rules_are_kept() {
    let (site, mut browser) = (Site::new(), Browser::new());
    let more = [("worth", "money"), ("currency", "eur"), ("rate", "0,05"), ("rules.misere", "true")];
    let table = browser.open_table(&site, &more).await;
    browser.get(&site, &format!("{table}/settlement")).await.ok().says("€0.05");
    browser.get(&site, &format!("{table}/rules")).await.ok().holds("name=\"misere\" value=\"true\" checked");
}

#[actix_web::test]
async fn the_same_players_again() {
    let (site, mut browser) = (Site::new(), Browser::new());
    let table = browser.open_table(&site, &[("rules.misere", "true")]).await;
    let id = table.rsplit('/').next().unwrap().to_owned();
    let page = browser.get(&site, &format!("/tables/new?like={id}")).await.ok();
    page.holds("value=\"Chloé\"");
    page.holds("name=\"rules.misere\" value=\"true\" checked");
    let stranger = Browser::new().get(&site, &format!("/tables/new?like={id}")).await.ok();
    stranger.does_not_say("Chloé");
}

#[actix_web::test]
async fn another_game_keeps_the_people() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let form = ana.get(&site, "/tables/new?game=tarot").await.ok();
    let key = form.input("key");
    let typed = [("key", key.as_str()), ("game", "tarot"), ("first_dealer", "2"), ("name", "Sunday <3")];
    let named = ["Ana", "", "Bo", "Chloé"].map(|name| ("players", name));
    let more = [("worth", "money"), ("currency", "CHF"), ("rate", "0.5"), ("do", "game")];
    let inputs: Vec<(&str, &str)> = typed.into_iter().chain(named).chain(more).collect();
    let games = ana.post(&site, "/tables/new", &inputs).await.ok();
    games.says("Which game?");
    let kept: Vec<(String, String)> = games
        .body
        .split("type=\"hidden\" ")
        .skip(1)
        .map(|input| {
            let part = |name: &str| input.split(name).nth(1).unwrap().split('"').next().unwrap().replace("&#60;", "<");
            (part("name=\""), part("value=\""))
        })
        .filter(|(name, _)| {
            ["key", "do", "players", "first_dealer", "name", "worth", "currency", "rate"].contains(&name.as_str())
        })
        .collect();
    let mut sent: Vec<(&str, &str)> = kept.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    sent.push(("game", "tresillo"));
    let form = ana.post(&site, "/tables/new", &sent).await.ok();
    form.says("Tresillo");
    for kept in ["Ana", "Bo", "Chloé", "Sunday &#60;3", "CHF", "0.5"] {
        form.holds(&format!("value=\"{kept}\""));
    }
    form.holds("name=\"first_dealer\" value=\"1\" checked");
}

#[actix_web::test]
async fn money_is_that_of_the_region() {
    let site = Site::new();
    for (language, first) in [("fr-CH", "CHF"), ("en-GB", "GBP"), ("de-DE", "EUR")] {
        let form = Browser::speaking(language).get(&site, "/tables/new?game=tarot").await.ok();
        assert_eq!(form.input("currency"), first);
        let cash = Browser::speaking(language).get(&site, "/tables/new?game=solo_whist").await.ok();
        assert_eq!(cash.input("rules.currency"), first);
    }
}
