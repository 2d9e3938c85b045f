//! Opening a table.

use tanto::games::GAMES;

use crate::prelude::*;

const TAROT: &str = "/tables/new?game=tarot";

#[actix_web::test]
async fn a_table_is_opened_and_found_again() {
    let mut ana = Browser::new();
    let home = ana.page("/").await;
    home.says("Invited? Type the code on your friend’s phone").says("Knows the rules of ");
    ana.page("/tables/new").await.says("French Tarot 3 to 6");
    let table = ana.open_table(&[("name", "Sunday tarot")]).await;
    assert!(ana.has_cookie("tanto"));
    ana.page(&table).await.says("Sunday tarot");
    ana.page("/").await.says("French Tarot, hand 1 Sunday tarot ·");
    ana.enter(&table, "49").await;
    ana.page("/").await.says("Ana +198");
    let mut stranger = ana.another();
    stranger.get(&table).await.is(404);
    stranger.page("/").await.does_not_say("Sunday tarot");
}

#[actix_web::test]
async fn what_was_typed_is_kept() {
    let mut browser = Browser::new();
    let key = browser.input(TAROT, "key").await;
    let typed = [("key", key.as_str()), ("game", "tarot"), ("first_dealer", "1"), ("name", "<b>Sunday</b>")];
    let players = ["Ana", "", "Ana", "a\u{202e}b"].map(|name| ("players", name));
    let stakes = [("worth", "money"), ("currency", "XQX"), ("rate", "five"), ("rules.misere", "perhaps")];
    let page = browser.post("/tables/new", &[typed, players, stakes].concat()).await;
    page.is(422).says("There is a problem").says("Ana appears twice").says("invisible characters");
    page.says("Enter a currency code").holds("<title>Error: New table");
    for kept in ["value=\"Ana\"", "value=\"XQX\"", "value=\"five\"", "&#60;b&#62;Sunday", "href=\"#f-players[2]\""] {
        page.holds(kept);
    }
    assert_eq!(page.input("key"), key);
    let nobody = browser.post("/tables/new", &[("key", &key), ("game", "tarot"), ("first_dealer", "0")]).await;
    nobody.is(422).says("3 to 6 players; you have 0");
    browser.post("/tables/new", &[("game", "chess")]).await.is(400);
    // A club takes both names for one person.
    let alike = [typed[0], typed[1], typed[2], ("players", "Ana"), ("players", "ana"), ("players", "Bo")];
    browser.post("/tables/new", &alike).await.is(422).says("Ana appears twice").holds("value=\"Bo\"");
}

#[actix_web::test]
async fn a_missing_rate_names_what_is_counted() {
    let mut browser = Browser::new();
    let chips = ("rules.scoring", "chips");
    let cases = [
        ("tarot", chips, "point"),
        ("tresillo", chips, "tanto"),
        ("bassadewitz", chips, "chip"),
        ("burro", chips, "letter"),
    ];
    for (game, rule, unit) in cases {
        let typed = [("key", "k"), ("game", game), ("first_dealer", "0"), rule, ("worth", "counters")];
        for rate in ["", "0", "-1"] {
            let page = browser.post("/tables/new", &[&typed[..], &[("rate", rate)]].concat()).await;
            page.is(422).says(&format!("Enter how much 1 {unit} is worth; it must be more than 0."));
        }
    }
}

#[actix_web::test]
async fn players_are_moved_and_seated() {
    let mut browser = Browser::new();
    browser.open_table(&[]).await;
    let key = browser.input(TAROT, "key").await;
    let chip = |is_seated: bool| format!("data-name=\"Ana\" aria-pressed=\"{is_seated}\"");
    browser.page(TAROT).await.holds(&chip(false));
    let moves = [("Eva", "up-1", "Finn", false), ("", "toggle:Ana", "Ana", true), ("Ana", "toggle:Ana", "", false)];
    for (first, button, moved_up, is_seated) in moves {
        let typed = [("key", &*key), ("game", "tarot"), ("players", first), ("players", "Finn"), ("do", button)];
        let page = browser.post("/tables/new", &typed).await.ok();
        assert_eq!(page.input("players"), moved_up);
        page.does_not_say("There is a problem").holds(&chip(is_seated));
    }
}

#[actix_web::test]
async fn stakes_and_house_rules_are_kept_for_the_next_table() {
    let mut browser = Browser::new();
    let more = [("worth", "money"), ("currency", "eur"), ("rate", "0,05"), ("rules.misere", "true")];
    let table = browser.open_table(&more).await;
    browser.page(&format!("{table}/settlement")).await.says("€0.05");
    let rules = browser.page(&format!("{table}/rules")).await;
    rules.holds("name=\"misere\" value=\"true\" checked");
    let again = format!("/tables/new?like={}", table.trim_start_matches("/t/"));
    let page = browser.page(&again).await;
    page.holds("value=\"Chloé\"").holds("value=\"0.05\"").holds("name=\"rules.misere\" value=\"true\" checked");
    browser.another().page(&again).await.does_not_say("Chloé");
}

#[actix_web::test]
async fn another_game_keeps_the_people() {
    let mut ana = Browser::new();
    let key = ana.input(TAROT, "key").await;
    let typed = [("key", key.as_str()), ("game", "tarot"), ("first_dealer", "2"), ("name", "Sunday <3")];
    let named = ["Ana", "", "Bo", "Chloé"].map(|name| ("players", name));
    let more = [("worth", "money"), ("currency", "CHF"), ("rate", "0.5"), ("do", "game")];
    let games = ana.post("/tables/new", &[&typed[..], &named, &more].concat()).await.ok();
    games.says("Which game?");
    let form = ana.submit(&games, "/tables/new", &[("game", "tresillo")]).await.ok();
    form.says("Tresillo").holds("name=\"first_dealer\" value=\"1\" checked");
    for kept in ["Ana", "Bo", "Chloé", "Sunday &#60;3", "CHF", "0.5"] {
        form.holds(&format!("value=\"{kept}\""));
    }
}

#[actix_web::test]
async fn money_is_that_of_the_region() {
    let site = Browser::new();
    for (language, currency) in [("fr-CH", "CHF"), ("en-GB", "GBP"), ("de-DE", "EUR")] {
        let mut browser = site.another().speaking(language);
        assert_eq!(browser.input(TAROT, "currency").await, currency);
        assert_eq!(browser.input("/tables/new?game=solo_whist", "rules.currency").await, currency);
    }
}

#[actix_web::test]
async fn a_sheet_asks_first_which_game_it_is_for() {
    let mut ana = Browser::new();
    let which = "/tables/new?game=free";
    ana.page(which).await.says("Which game?").says("Just a sheet, without a name").does_not_say("Played here");
    // The whole name in any language, or a word of it.
    for name in ["french%20TAROT", "tarot"] {
        let built_in = ana.page(&format!("{which}&name={name}")).await;
        built_in.says("French Tarot This game has a form of its own").holds("/tables/new?game=tarot");
    }
    ana.page(&format!("{which}&name=tarot%C3%A0&as=sheet")).await.holds("value=\"tarotà\"");
    let form = ana.page(&format!("{which}&name=Skyjo")).await;
    form.holds("value=\"Skyjo\"");
    let key = form.input("key").to_owned();
    let rules = [("rules.winner", "fewest"), ("rules.target", "10")];
    let inputs = [&[("key", key.as_str()), ("game", "free"), ("name", "Skyjo")][..], &rules].concat();
    let table = ana.open_for(&["Ana", "Bo", "Chloé"], &inputs).await;
    let live = ana.page(&table).await;
    live.says("Skyjo").says("Fewest wins ends when somebody has 10").does_not_say("leads");
    ana.enter_hand(&table, &[("scores[p1]", "4"), ("scores[p2]", "1")]).await;
    ana.page(&table).await.says("Chloé leads").does_not_say("Bo leads");
    let entry = ana.page(&format!("{table}/hands/new")).await;
    for amount in ["0", "1", "4"] {
        entry.holds(&format!("data-amount=\"{amount}\""));
    }
    let preview = [("key", "preview"), ("scores[p1]", "8"), ("scores[p2]", ""), ("scores[p3]", "")];
    ana.post(&format!("{table}/preview?before=2"), &preview).await.says("Empty counts as 0.");
    ana.enter_hand(&table, &[("scores[p1]", "8")]).await;
    ana.page(&table).await.says("Chloé wins").says("Fewest wins");
    ana.page(which).await.says("Played here Skyjo fewest wins · ends when somebody has 10 once");
    ana.page(&format!("{which}&name=SKYJO")).await.holds("value=\"Skyjo\"").holds("value=\"Chloé\"");
    ana.page("/").await.says("Skyjo: Chloé leads 0").says("Chloé wins Skyjo · 2 hands");
}

/// The scoring card is of the rules chosen so far, and leads back to what was filled in.
#[actix_web::test]
async fn the_scoring_card_follows_the_form_and_the_table() {
    let mut browser = Browser::new().speaking("fr");
    let form = browser.page("/tables/new?game=belote&name=").await;
    form.says("Comment on compte").says("habituelles");
    let card = format!(
        "/tables/new/card?key={}&game=belote&players=Ana&players=Zo%C3%A9&players=Bo&players=Dag&rules.variant=coinche&first_dealer=1",
        form.input("key")
    );
    let page = browser.page(&card).await;
    page.says("atout autres couleurs Sans atout Tout atout")
        .says("Jeu : Coinche")
        .says("Surcoinché × 4")
        .says("Score à atteindre 2 000")
        .says("Ana réussit 110");
    page.says("Zoé donne Bo entame").holds("value=\"Zoé\"").holds("value=\"coinche\"");
    let back = browser.submit(&page, "/tables/new", &[("do", "back")]).await;
    back.holds("value=\"Zoé\"").holds("value=\"coinche\" checked").says("Jeu : Coinche (contrée)");
    let wrong = browser.get("/tables/new/card?game=belote&rules.target=many").await;
    wrong.is(422).says("Score à atteindre");
    browser.get("/tables/new/card?game=chess").await.is(404);
    let names = ["players=Anne", "players=Bo"].join("&");
    browser.page(&format!("/tables/new/card?game=belote&{names}")).await.does_not_say("Anne");
    let table = browser.open_table_of("belote", &[("rules.variant", "coinche"), ("rules.target", "1500")]).await;
    browser.page(&table).await.holds(&format!("{table}/card"));
    let page = browser.page(&format!("{table}/card")).await;
    page.says("Score à atteindre 1 500").says("Ana réussit 110").says("Ana donne");
}

/// The games in a list, in order.
fn games_on(page: &Answer) -> Vec<String> {
    let tiles = page.body.split("href=\"/tables/new?game=").skip(1);
    let tiles = tiles.filter(|tile| !tile.split('>').next().unwrap().contains(" hidden"));
    tiles.map(|tile| tile.split('"').next().unwrap().replace("&#38;", "&")).collect()
}

#[actix_web::test]
async fn the_games_of_the_reader_come_first_and_those_played_last_before_them() {
    let site = Browser::new();
    for (language, first) in [("de", "skat"), ("it", "scopa"), ("pt-BR", "sueca"), ("fr", "tarot"), ("nb", "vriddiot")]
    {
        let mut reader = site.another().speaking(language);
        let (home, list) = (games_on(&reader.page("/").await), games_on(&reader.page("/tables/new").await));
        assert_eq!((home.len(), list.len()), (4, GAMES.len()), "{language}");
        assert_eq!((&*home, &*list[0]), (&list[..4], first), "{language}");
        assert_eq!(list.last().unwrap(), "free", "{language}");
    }
    let mut ana = site.another();
    let table = ana.open_table_of("sueca", &[]).await;
    ana.open_table_of("hearts", &[]).await;
    assert_eq!(games_on(&ana.page("/tables/new").await)[..2], ["hearts", "sueca"]);
    // Who joins a table has not opened one, but plays the game.
    let mut bo = ana.invite(&table, SCORER).await;
    assert_eq!(games_on(&bo.page("/tables/new").await)[0], "sueca");
}

#[actix_web::test]
async fn a_search_finds_a_game_by_any_of_its_names() {
    let mut ana = Browser::new();
    let cases: [(&str, &[&str]); 15] = [
        ("coinche", &["belote"]),
        ("CONTREE", &["belote"]),
        // The exact name comes first, then the beginning of a name, then that of another word.
        ("schieber", &["jass", "skat"]),
        ("schieberam", &["skat", "free&name=schieberam"]),
        ("belot", &["free&name=Belot", "belote"]),
        ("solo", &["solo_whist", "free&name=solo"]),
        ("Pocha", &["oh_hell"]),
        ("lascenseur", &["oh_hell"]),
        ("wiz", &["oh_hell", "free&name=wiz"]),
        ("rubamazzo", &["casita_robada"]),
        ("dame%20de%20pique", &["hearts"]),
        ("chicago", &["bridge"]),
        ("Binokel", &["free&name=Binokel"]),
        ("ecarte", &["free&name=%C3%89cart%C3%A9"]),
        ("Skyjo", &["free&name=Skyjo"]),
    ];
    for (sought, expected) in cases {
        let page = ana.page(&format!("/tables/new?find={sought}")).await;
        assert_eq!(games_on(&page), expected, "{sought}");
    }
    ana.page("/tables/new?find=pocha").await.says("Oh Hell 3 to 8 players · Pocha");
    ana.page("/tables/new?find=bino").await.says("Binokel on a free sheet").says("Keep “bino” on a free sheet");
    ana.page("/tables/new?game=free&name=Binokel").await.holds("value=\"Binokel\"");
    ana.page("/tables/new?game=free&name=Contree").await.says("Belote This game has a form of its own");
    // A form for another game keeps what was typed, and takes the name of the sheet.
    let key = ana.input(TAROT, "key").await;
    let typed =
        [("find", "Jassen"), ("do", "game"), ("key", &key), ("do", "keep"), ("players", "Ana"), ("name", "Sunday")];
    let found = ana.post("/tables/new", &typed).await.ok();
    found.says("Keep “Jassen” on a free sheet").holds("value=\"Ana\"");
    let sheet =
        [("find", ""), ("key", &*key), ("do", "keep"), ("players", "Ana"), ("name", "Sunday"), ("sheet", "Jassen")];
    ana.post("/tables/new", &sheet).await.ok().holds("value=\"Jassen\"").holds("value=\"Ana\"");
}
