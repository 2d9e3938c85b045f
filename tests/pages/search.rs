//! The search for evenings, and when two names are one.

use crate::prelude::*;

#[actix_web::test]
async fn the_book_is_searched_in_the_readers_language() {
    let mut ana = Browser::new().speaking("fr");
    ana.finish_evening().await;
    let club = ana.club().await;
    let searches =
        [("tarot", 1), ("Chlo%C3%A9", 1), ("chloe", 1), ("ana%20tarot", 1), ("", 1), ("burro", 0), ("1999", 0)];
    for (words, evenings) in searches {
        assert_eq!(ana.page(&format!("{club}?find={words}")).await.count("class=\"sum\""), evenings, "{words}");
    }
    // The page does not count the evenings if it did not understand the search.
    let nothing = ana.get(&format!("{club}?find=xyz")).await;
    nothing.is(200).says("xyz").holds("value=\"xyz\"").does_not_say(": 1 soirée");
}

#[actix_web::test]
async fn a_search_means_the_longest_name_and_everybody_in_it() {
    let mut ana = Browser::new();
    let mut evenings = Vec::new();
    for players in [
        ["Marc", "Bo", "Øystein", "Zoé"],
        ["Jean Marc", "Bo", "Łukasz", "O’Neil"],
        ["Chloé", "Chloe", "Straße", "Jean Marc"],
    ] {
        let key = ana.input("/tables/new?game=tarot", "key").await;
        let table = ana.open_for(&players, &[("key", &key), ("game", "tarot")]).await;
        let hand = [("taker", "p1"), ("bid", "garde"), ("bouts", "2"), ("points", "49")];
        ana.enter_hand(&table, &hand).await;
        ana.change(&table, "closing").await;
        evenings.push(table);
    }
    let club = ana.club().await;
    let long = ["bo"; 12].join("%20");
    let searches: [(&str, &[usize]); 23] = [
        ("Marc", &[0]),
        ("jean%20marc", &[1, 2]),
        ("Jean%20Marc%20Bo", &[1]),
        ("Bo%20Jean%20Marc", &[1]),
        ("Marc%20Bo", &[0]),
        ("bo%20tarot", &[0, 1]),
        ("Marc%20%C5%81ukasz", &[]),
        ("zoe%20chloe", &[]),
        ("zoe%20bo", &[0]),
        ("Chloe%20Jean%20Marc", &[2]),
        ("oystein", &[0]),
        ("lukasz", &[1]),
        ("strasse", &[2]),
        ("STRASSE", &[2]),
        ("O'Neil", &[1]),
        ("o%E2%80%99neil", &[1]),
        ("oneil", &[1]),
        ("jean", &[1, 2]),
        ("french%20tarot%20zo%C3%A9", &[0]),
        ("luk", &[1]),
        ("tarot%20tarot", &[0, 1, 2]),
        ("tarot%20bo%20bo", &[0, 1]),
        (&long, &[0, 1]),
    ];
    for (words, found) in searches {
        let page = ana.page(&format!("{club}?find={words}")).await;
        for (at, table) in evenings.iter().enumerate() {
            assert_eq!(page.body.contains(&format!("href=\"{table}?")), found.contains(&at), "{words} {at}");
        }
    }
    // Chloe was added after Chloé, and is another person.
    let exact = ana.page(&format!("{club}?find=Chloe")).await;
    exact.says("Chloe: 1 evening");
    ana.page(&format!("{club}?find=CHLO%C3%89")).await.says("Chloé: 1 evening");
    ana.page(&format!("{club}?find=bo%20jean%20marc")).await.says("Bo, Jean Marc: 1 evening");
    // A word is never dropped in silence.
    for (words, why) in [
        (format!("{long}%20bo"), "Search for at most 12 words."),
        ("2024%202025".to_owned(), "No evenings found for “2025”."),
        ("tarot%20burro".to_owned(), "No evenings found for “burro”."),
        ("march%20april".to_owned(), "No evenings found for “april”."),
        ("'".to_owned(), "No evenings found for “'”."),
    ] {
        ana.get(&format!("{club}?find={words}")).await.is(200).says(why);
    }
    // A merged person's name means the person as whom they count.
    let edit = format!("{club}/people/1/edit");
    ana.send(&edit, &edit, &[("into", ""), ("do", "merge")]).await.is(422).says("Choose a person.");
    ana.send(&edit, &edit, &[("into", "5"), ("do", "merge")]).await.is(303);
    ana.page(&format!("{club}?find=marc")).await.says("Jean Marc: 1 evening, 3 games");
}

#[actix_web::test]
async fn names_with_different_apostrophes_are_one_person() {
    let mut ana = Browser::new();
    for name in ["O'Neil", "O’Neil", "OʼNEIL"] {
        let key = ana.input("/tables/new?game=tarot", "key").await;
        let inputs = [("key", key.as_str()), ("game", "tarot"), ("first_dealer", "0"), ("players", "Ana")];
        let twice = [&inputs[..], &[("players", name), ("players", "O＇Neil"), ("players", "Bo")]].concat();
        ana.post("/tables/new", &twice).await.is(422).says(&format!("{name} appears twice."));
        ana.open_for(&[name, "Ana", "Bo"], &inputs[..2]).await;
    }
    let club = ana.club().await;
    assert_eq!(ana.page(&format!("{club}/people")).await.text().matches("Neil").count(), 1);
    let people = format!("{club}/people");
    ana.post(&people, &[("key", "k"), ("name", "o`neil")]).await.is(422).says("Somebody else in this club is called");
}
