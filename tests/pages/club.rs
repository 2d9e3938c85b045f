//! The club's book: evenings, people, debts and statistics.

use chrono_tz::Tz;
use tanto::document::Message;
use tanto::i18n::{Language, Localizer, server_zone};

use crate::browser::encoded;
use crate::prelude::*;

#[actix_web::test]
async fn an_evening_is_in_the_book() {
    let (mut ana, table, club) = after_an_evening().await;
    let book = ana.page(&club).await;
    book.says("1 evening 1 game 1 hand").says("French Tarot: Ana leads +198").says("Bo owes Ana €3.30");
    book.says("Ana wins French Tarot · 1 hand +198").holds(&format!("href=\"{table}?back={club}\""));
    // A second evening, which is still open, comes first, with everybody's total.
    ana.open_table(&[]).await;
    ana.page(&club).await.says("French Tarot, hand 1").says("Ana 0 Bo 0 Chloé 0 Dag 0");
}

#[actix_web::test]
async fn headings_begin_with_a_capital_and_only_names_are_hyphenated() {
    for (language, words) in [("nb", ["Motspiller", "Spillefører"]), ("es", ["Rival", "Declarante"])] {
        let mut ana = Browser::new().speaking(language);
        ana.finish_evening().await;
        let club = ana.club().await;
        let evenings = ana.page(&club).await;
        let headings = evenings.body.split("<h2>").skip(1).map(|rest| rest.split('<').next().unwrap().trim());
        for heading in headings {
            assert!(!heading.starts_with(char::is_lowercase), "{heading}");
        }
        let person = ana.page(&format!("{club}/people/1")).await;
        for word in words {
            person.says(word);
        }
    }
    let mut ana = Browser::new();
    let table = ana.open_for(&["Ana", "Bartholomäus", "Chloé"], &[("key", "new"), ("game", "tarot")]).await;
    ana.enter(&table, "49").await;
    ana.change(&table, "closing").await;
    let club = ana.club().await;
    ana.page(&format!("{club}/people/1")).await.holds(">Bar\u{ad}tho\u{ad}lo\u{ad}mäus<");
}

#[actix_web::test]
async fn the_suggested_search_is_understood_in_every_language() {
    for language in Language::ALL {
        let mut ana = Browser::new().speaking(language.tag());
        ana.finish_evening().await;
        let club = ana.club().await;
        let refused = ana.get(&format!("{club}?find=xyz")).await;
        let text = Message::new("club-find-nothing").with("word", "xyz").with("example", "\n");
        let text = Localizer::new(*language).say(&text);
        let (before, after) = text.split_once('\n').unwrap();
        let quiet = refused.ok();
        let example = quiet.body.split_once(before).unwrap().1.split_once(after).unwrap().0;
        ana.page(&format!("{club}?find={}", encoded(example))).await;
    }
    let mut ana = Browser::new().speaking("it");
    ana.finish_evening().await;
    let club = ana.club().await;
    for other_name in ["asino", "rubamazzo"] {
        ana.page(&format!("{club}?find={other_name}")).await.does_not_say("Tarocchi francesi · 1 mano");
    }
}

/// Payer and payee both tick it off, or a phone goes back to a page that it had shown before.
#[actix_web::test]
async fn an_open_table_is_not_an_evening_yet() {
    let (mut ana, _, club) = after_an_evening().await;
    ana.open_table_of("lombre", &[]).await;
    ana.page(&format!("{club}/people")).await.says("Bo 1 evening");
    ana.page(&club).await.says("All French Tarot (1)").does_not_say("L’Ombre (1)");
    ana.get(&format!("{club}/season")).await.leads_to(&format!("{club}/season/tarot"));
}

#[actix_web::test]
async fn people_are_renamed_and_merged() {
    let (mut ana, table, club) = after_an_evening().await;
    let (people, edit) = (format!("{club}/people"), format!("{club}/people/2/edit"));
    let opened = ana.page(&edit).await;
    let named = |name| opened.form(&[("name", name), ("do", "rename")]);
    let taken = ana.post(&edit, &named("ana")).await;
    taken.is(422).holds("value=\"ana\"").says("Somebody else in this club is called ana");
    for _ in 0..2 {
        ana.post(&edit, &named("Boris")).await.is(303);
    }
    ana.page(&table).await.says("Boris");
    ana.page("/tables/new?game=tarot").await.holds("Boris");
    ana.page(&people).await.says("Boris 1 evening");
    let long = "x".repeat(41);
    let refused = ana.post(&people, &[("key", "k"), ("name", &long)]).await;
    refused.is(422).holds(&long).says("A name can have at most 40 characters.");
    ana.post(&people, &[("key", "k1"), ("name", "Bob"), ("guest", "yes")]).await.is(303);
    ana.page(&people).await.says("Guests Bob 0 evenings");
    let bob = format!("{people}/5/edit");
    ana.send(&bob, &bob, &[("into", "2"), ("do", "merge")]).await.is(303);
    ana.page(&people).await.does_not_say("Bob 0");
    ana.page(&edit).await.says("Bob is counted as Boris");
    for path in ["", "/account", "/edit"] {
        ana.get(&format!("{people}/5{path}")).await.leads_to(&format!("{people}/2{path}"));
    }
    // An old link to the evenings of the merged person finds those of the person who remains.
    for (query, found) in [("person=1&rival=5", "Ana, Boris"), ("game=tarot&person=5&role=defender", "Boris, Defender")]
    {
        ana.page(&format!("{club}?{query}")).await.says(&format!("{found}: 1 evening"));
    }
    for missing in [&format!("{people}/99"), "/c/zzzz"] {
        ana.get(missing).await.is(404);
    }
    // Whoever has played stays, and the advice is one that is still open.
    ana.page(&edit).await.says("cannot be deleted. Mark the player as left instead.");
    ana.send(&edit, &edit, &[("do", "leave")]).await.is(303);
    ana.page(&edit).await.says("cannot be deleted.").does_not_say("Mark the player as left").says("Mark as back");
    // The form is for an earlier version of the club.
    let late = [("key", "k3"), ("version", "1"), ("name", "Borka"), ("do", "rename")];
    ana.post(&edit, &late).await.is(409).holds("value=\"Borka\"");
}

#[actix_web::test]
async fn figures_link_to_the_evenings_behind_them() {
    let (mut ana, table, club) = after_an_evening().await;
    ana.finish_evening().await;
    // The club counts the plays of the new evening first.
    for (query, evenings) in [
        ("game=tarot&person=1&role=taker&contract=garde", 2),
        ("game=tarot&person=1&role=taker&contract=petite", 0),
        ("game=tarot&person=2&role=taker", 0),
        ("game=tarot&person=2&role=defender&outcome=made", 2),
        ("game=tarot&person=1&rival=3", 2),
        ("game=tarot&person=1&partner=3", 0),
        ("person=1&from=1999-01-01&to=1999-12-31", 0),
    ] {
        assert_eq!(ana.page(&format!("{club}?{query}")).await.count("class=\"sum\""), evenings, "{query}");
    }
    let account = ana.page(&format!("{club}/people/2/account")).await;
    account.says("French Tarot").says("−€3.30 −€6.60").holds(&format!("href=\"{table}?back={club}/people/2/account\""));
    let person = ana.page(&format!("{club}/people/1")).await;
    person.says("2 games 2 won +396 total").says("garde 2 2 of 2 +198").says("Is owed · EUR €19.80");
    person.says("Games, 2026 Game Played Won French Tarot 2 2");
    person.holds(&format!("href=\"{club}?game=tarot&#38;person=1&#38;from=2026"));
    for page in ["/people/1", "/season/tarot", ""] {
        ana.get(&format!("{club}{page}?from=2026-13-01")).await.is(422).holds("value=\"2026-13-01\"").says("2026");
        let both = ana.get(&format!("{club}{page}?from=1.2.26&to=x")).await;
        both.is(422).holds("value=\"1.2.26\"").holds("value=\"x\"");
        both.says("From: Enter a date such as 2026-11-22. To: Enter a date such as 2026-11-22.");
        assert_eq!(both.count("aria-invalid=\"true\""), 2, "{page}");
    }
    for page in ["/people/1", "/season/tarot", ""] {
        let reversed = ana.get(&format!("{club}{page}?from=2026-12-01&to=2026-01-31")).await;
        reversed.is(422).says("To: The last day cannot be before the first.").holds("value=\"2026-01-31\"");
        assert_eq!(reversed.count("aria-invalid=\"true\""), 1, "{page}");
    }
    let season = ana.page(&format!("{club}/season/tarot")).await;
    season.says("Ana 2 won +396").says("garde 2 2 of 2 +198");
    season.holds("Final order: Ana +396, Bo −132, Chloé −132, Dag −132.");
    ana.page(&format!("{club}/season/tarot?year=all")).await.says("+396");
    ana.page(&format!("{club}/season/tarot?year=1999")).await.says("No evenings.");
    ana.get(&format!("{club}/season/poker")).await.is(404);
    let files = ana.page(&format!("{club}/export")).await;
    for (format, content) in [
        ("json", "\"tanto-club/1\""),
        ("csv", ",tarot,1,Ana,taker,garde,made,198,points"),
        ("hledger", "Assets:P-1"),
        ("beancount", "Assets:P-1"),
    ] {
        files.holds(&format!("href=\"{club}/export/{format}\""));
        ana.page(&format!("{club}/export/{format}")).await.holds(content);
    }
    ana.get(&format!("{club}/export/pdf")).await.is(404);
    // A spreadsheet opens the file in the reader's language.
    let english = ana.page(&format!("{club}/export/csv")).await;
    assert!(english.body.starts_with("\u{FEFF}date,table,game"), "{}", english.body);
    let german = ana.speaking("de").page(&format!("{club}/export/csv")).await;
    assert!(german.body.starts_with("\u{FEFF}date;table;game"), "{}", german.body);
    german.holds(";tarot;1;Ana;taker;garde;made;198;points");
}

/// The games behind a figure about two people: those at which both sat, and those that they played on the same side.
#[actix_web::test]
async fn figures_about_two_people_link_to_their_tables() {
    let mut ana = Browser::new();
    for (key, players) in [
        ("partners", ["Ana", "Bo", "Chloé", "Dag"]),
        ("rivals", ["Ana", "Chloé", "Bo", "Dag"]),
        ("without", ["Ana", "Bo", "Dag", "Eva"]),
        ("elsewhere", ["Chloé", "Fay", "Gil", "Hal"]),
    ] {
        let table = ana.open_for(&players, &[("key", key), ("game", "belote")]).await;
        ana.enter_hand(&table, &[("taker+trump", "p1+hearts"), ("points", "92")]).await;
        ana.change(&table, "closing").await;
    }
    let club = ana.club().await;
    let season = ana.page(&format!("{club}/season/belote")).await;
    season.says("Ana &amp; Chloé 1 1").holds("&#38;rival=3").holds("&#38;partner=3");
    for (query, tables) in [("rival=3", 2), ("partner=3", 1), ("rival=5", 1), ("partner=5", 0)] {
        let found = ana.page(&format!("{club}?game=belote&person=1&{query}")).await;
        assert_eq!(found.count("class=\"sum\""), tables, "{query}");
    }
}

#[actix_web::test]
async fn a_hand_that_neither_side_won_is_in_no_share_of_contracts_made() {
    let mut ana = Browser::new();
    let hand = |points: u8| serde_json::json!({"taker": "Ana", "trump": "hearts", "points": points});
    let document = serde_json::json!({
        "format": "tanto/1", "game": "belote", "players": ["Ana", "Bo", "Chloé", "Dag"], "closed": true,
        "hands": [hand(100), hand(81)],
    });
    ana.import("litige", document.to_string().as_bytes()).await.is(303);
    let club = ana.club().await;
    let season = ana.page(&format!("{club}/season/belote?year=all")).await;
    season.says("hearts 1 1 of 1").says("Litige 1 1 of 2").says("Taker 1 1 of 1").says("Ana 1 1 of 1");
}

#[actix_web::test]
async fn hands_of_a_free_sheet_are_counted_by_result() {
    let mut ana = Browser::new();
    let table = ana.open_table_of("free", &[]).await;
    for scores in [["3", "0", "1", "0"], ["5", "2", "1", "0"]] {
        ana.enter_scores(&table, &scores).await;
    }
    let club = ana.club().await;
    ana.change(&table, "closing").await;
    let season = ana.page(&format!("{club}/season/free")).await;
    season.says("Results per hand").says("Result Hands 0 3 1 2 2 1 3 1 5 1");
    ana.page(&format!("{club}/people/1")).await.says("Result Hands 3 1 5 1");
}

#[actix_web::test]
async fn sheets_on_which_few_and_many_points_win_are_kept_apart() {
    let mut ana = Browser::new();
    for (winner, scores) in [("fewest", ["5", "9"]), ("fewest", ["12", "3"]), ("", ["100", "1"])] {
        let key = ana.input("/tables/new?game=free&name=", "key").await;
        let inputs = [("key", key.as_str()), ("game", "free"), ("rules.winner", winner)];
        let table = ana.open_for(&["Ana", "Bo"], &inputs).await;
        ana.enter_scores(&table, &scores).await;
        ana.change(&table, "closing").await;
    }
    let club = ana.club().await;
    let season = ana.page(&format!("{club}/season/free")).await;
    season.says("The fewest points win Bo 1 won 12 Ana 1 won 17");
    // Points that are only tallied have no sign.
    season.says("The most points win Ana 1 won 100 Bo none won 1");
    let person = ana.page(&format!("{club}/people/1")).await;
    person.says("Free sheet · The fewest points win 2 games 1 won 17 total");
    person.says("Free sheet · The most points win 1 game 1 won 100 total");
    person.says("Best game 5, worst 12.").does_not_say("117");
}

#[actix_web::test]
async fn home_is_the_book_of_the_only_club() {
    let (mut ana, _, club) = after_an_evening().await;
    let mut bo = ana.another();
    ana.page("/")
        .await
        .says("Ana wins French Tarot · 1 hand +198")
        .says("Same as last time")
        .says("Invited? Type the code");
    // The page lists a table of another club beside the book.
    let others = bo.open_table_of("burro", &[]).await;
    ana.join(&bo.share(&others).await.link(SCORER)).await;
    ana.page("/").await.says("Other tables").holds(&format!("href=\"{others}\""));
    // With two clubs, home is a list of them, and each has its own new tables.
    let theirs = bo.club().await;
    ana.join(&bo.share(&theirs).await.link(SCORER)).await;
    ana.page("/").await.holds(&format!("href=\"{club}\"")).holds(&format!("href=\"{theirs}\""));
    let id = &club[3..];
    ana.page(&club).await.holds(&format!("href=\"/tables/new?club={id}\""));
    assert_eq!(ana.input(&format!("/tables/new?game=tarot&club={id}"), "club").await, id);
    ana.open_table(&[("club", id)]).await;
    ana.page(&club).await.says("French Tarot, hand 1");
}

#[actix_web::test]
async fn days_and_times_are_those_of_the_browser() {
    let server = server_zone().map_or("UTC", Tz::name);
    for (zone, recorded) in [("Pacific/Auckland", "Pacific/Auckland"), ("", server), ("Middle/Earth", server)] {
        let mut ana = Browser::new();
        ana.open_table(&[("zone", zone)]).await;
        let club = ana.club().await;
        ana.page(&format!("{club}/export/json")).await.holds(recorded);
    }
}

/// The script writes times with the offset of the page, so that they are those of the club, too.
#[actix_web::test]
async fn times_are_those_of_the_club() {
    let mut ana = Browser::new();
    let table = ana.open_table(&[("zone", "Asia/Kolkata")]).await;
    let club = ana.club().await;
    let half_past_five = "data-offset=\"19800000\"";
    for page in
        [club.clone(), format!("{club}/people"), table.clone(), format!("{table}/sheet"), format!("{table}/share")]
    {
        ana.page(&page).await.holds(half_past_five);
    }
    ana.page("/import").await.does_not_hold(half_past_five);
}

#[actix_web::test]
async fn the_same_again_takes_one_tap() {
    let (mut ana, before, club) = after_an_evening().await;
    let book = ana.page(&club).await;
    book.says("Same as last time French Tarot, 4 players: Ana, Bo, Chloé, Dag");
    let table = ana.submit(&book, "/tables/same", &[]).await.to;
    assert_ne!(table, before);
    // Two taps open one table.
    ana.submit(&book, "/tables/same", &[]).await.leads_to(&table);
    // Ana dealt first the last time.
    ana.page(&table).await.says("Bo deals");
    // A player who gave their seat to somebody else is not seated again.
    ana.replace(&table, "1", "Eva").await;
    ana.enter(&table, "49").await;
    ana.change(&table, "closing").await;
    let book = ana.page(&club).await;
    book.says("Same as last time French Tarot, 4 players: Ana, Eva, Chloé, Dag");
    let again = ana.submit(&book, "/tables/same", &[]).await;
    ana.page(&again.to).await.does_not_say("Bo");
}

#[actix_web::test]
async fn who_has_left_does_not_play_the_same_again() {
    let (mut ana, table, club) = after_an_evening().await;
    let leave = async |ana: &mut Browser, person: u32| {
        let edit = format!("{club}/people/{person}/edit");
        ana.send(&edit, &edit, &[("do", "leave")]).await.is(303);
    };
    leave(&mut ana, 2).await;
    let book = ana.page(&club).await;
    book.says("Same as last time French Tarot, 3 players: Ana, Chloé, Dag");
    let like = format!("/tables/new?like={}&club={}", &table[3..], &club[3..]);
    let form = ana.page(&like).await;
    form.holds("value=\"Chloé\"").does_not_hold("value=\"Bo\"");
    // Bo would deal, so the next player does.
    let again = ana.submit(&book, "/tables/same", &[]).await.to;
    ana.page(&again).await.says("Chloé deals").does_not_say("Bo");
    // Two are too few, so the players are asked for.
    leave(&mut ana, 4).await;
    let same = [("key", "too few"), ("table", &table[3..]), ("club", &club[3..])];
    ana.post("/tables/same", &same).await.leads_to(&like);
    ana.page(&format!("{club}/people")).await.says("Bo").says("Dag");
}

#[actix_web::test]
async fn figures_of_two_currencies_are_kept_apart() {
    let mut ana = Browser::new();
    for (currency, soloist) in [("EUR", "p1"), ("NOK", "p2")] {
        let table = ana.open_table_of("solo_whist", &[("rules.currency", currency)]).await;
        ana.enter_hand(&table, &[("bid", "solo"), ("soloist", soloist), ("tricks", "5")]).await;
        ana.change(&table, "closing").await;
    }
    let club = ana.club().await;
    let season = ana.page(&format!("{club}/season/solo_whist")).await;
    season.says("Ana 1 1 1 &nbsp; Bo 0 0 0").says("Bo 1 1 1 &nbsp; Ana 0 0 0");
    ana.page(&format!("{club}/people/1")).await.says("Bo 1 0").says("Bo 0 1").does_not_say("Bo 1 1");
}
