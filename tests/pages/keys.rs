//! Only the browser that created something can repeat the request: a repetition makes nobody else an owner.

use actix_web::http::StatusCode;
use serde_json::Value;

use crate::browser::{Browser, Site};
use crate::club::{club, evening, send};

#[actix_web::test]
async fn a_form_is_repeated_by_its_own_browser_alone() {
    let (site, mut ana) = (Site::new(), Browser::from_address(1));
    // A new phone gets its cookie with its first form. It sends the form twice before it gets a response, and once more later.
    ana.get(&site, "/tables/new?game=tarot").await.ok();
    assert!(ana.has_cookie("tanto"));
    let mut before = ana.clone();
    let first = ana.open_with(&site, "first").await;
    assert_eq!(before.open_with(&site, "first").await, first);
    assert_eq!(ana.open_with(&site, "first").await, first);
    assert_eq!(before.open_with(&site, "first").await, first);
    assert!(ana.owns(&site, &first).await && before.owns(&site, &first).await);
    // Both count as one phone.
    for phone in [&mut ana, &mut before] {
        let share = phone.get(&site, &format!("{first}/share")).await.ok().body;
        assert_eq!(share.matches(r#"<span class="who">"#).count(), 1, "{share}");
        assert!(share.contains(r#"<span class="who"><bdi>This phone</bdi></span>"#), "{share}");
    }
    // By the second form the browser is known, whatever its address is.
    let second = ana.open_with(&site, "second").await;
    assert_ne!(second, first);
    let mut ana = ana.moved_to(7);
    assert_eq!(ana.open_with(&site, "second").await, second);

    let mut neighbour = Browser::from_address(1);
    neighbour.open_with(&site, "of the neighbour").await;
    for other in [Browser::from_address(2), neighbour, Browser::from_address(7)] {
        for (key, table) in [("first", &first), ("second", &second)] {
            let mut other = other.clone();
            assert_ne!(other.open_with(&site, key).await, *table);
            assert_eq!(other.get(&site, table).await.status, StatusCode::NOT_FOUND, "{key}");
        }
    }
}

#[actix_web::test]
async fn the_keys_of_the_api_are_no_keys_of_forms() {
    let (site, mut ana, mut bo) = (Site::new(), Browser::new(), Browser::from_address(3));
    ana.open_with(&site, "any").await;
    let club = club(&site, &mut ana).await;
    let book = ana.get(&site, &format!("{club}/export/json")).await.ok().body;
    let mut document = serde_json::from_str::<Value>(&book).unwrap()["tables"][0]["document"].clone();
    for more in ["history", "hands"] {
        document.as_object_mut().unwrap().remove(more);
    }
    let made = site.open_by_api(1, "guess", &document.to_string()).await;
    for key in ["192.0.2.1 guess", "address 192.0.2.1\nguess", "table\naddress 192.0.2.1\nguess", "guess"] {
        assert_ne!(bo.open_with(&site, key).await, made, "{key}");
        assert!(!bo.owns(&site, &made).await, "{key}");
    }
    // The same holds for a browser at the same address.
    let mut neighbour = Browser::from_address(1);
    assert_ne!(neighbour.open_with(&site, "guess").await, made);
    assert!(!neighbour.owns(&site, &made).await);
}

#[actix_web::test]
async fn the_same_again_is_repeated_by_its_own_browser_alone() {
    let (site, mut ana, mut bo) = (Site::new(), Browser::from_address(1), Browser::from_address(2));
    evening(&site, &mut ana).await;
    let club = club(&site, &mut ana).await;
    let links = ana.post(&site, &format!("{club}/share"), &[]).await.ok();
    let link = &links.link(0);
    bo.post(&site, link, &[]).await;
    let book = ana.get(&site, &club).await.ok();
    let mine = send(&site, &mut ana, &book, "/tables/same", &[]).await.to;
    let others = send(&site, &mut bo, &book, "/tables/same", &[]).await.to;
    assert!(mine.starts_with("/t/") && others.starts_with("/t/"), "{mine} {others}");
    assert_ne!(mine, others);
    assert!(!bo.owns(&site, &mine).await);
    assert_eq!(send(&site, &mut ana, &book, "/tables/same", &[]).await.to, mine);
}

#[actix_web::test]
async fn only_its_own_browser_can_repeat_an_import() {
    let (site, mut ana) = (Site::new(), Browser::from_address(1));
    let table = evening(&site, &mut ana).await;
    let club = club(&site, &mut ana).await;
    let book = ana.get(&site, &format!("{club}/export/json")).await.ok().body;
    let table_alone = serde_json::from_str::<Value>(&book).unwrap()["tables"][0]["document"].to_string();
    for (document, was) in [(book, club), (table_alone, table)] {
        let (mut eva, mut otto) = (Browser::from_address(5), Browser::from_address(6));
        let mut tap = eva.clone();
        let brought = eva.upload(&site, "/import", "k", document.as_bytes()).await.to;
        assert!(brought.len() == was.len() && brought != was, "{brought}");
        for _ in 0..2 {
            assert_eq!(eva.upload(&site, "/import", "k", document.as_bytes()).await.to, brought);
            assert_eq!(tap.upload(&site, "/import", "k", document.as_bytes()).await.to, brought);
        }
        assert_ne!(otto.upload(&site, "/import", "k", document.as_bytes()).await.to, brought);
        assert_ne!(ana.upload(&site, "/import", "k", document.as_bytes()).await.to, brought);
        assert!(eva.owns(&site, &brought).await && tap.owns(&site, &brought).await);
        assert!(!otto.owns(&site, &brought).await && !ana.owns(&site, &brought).await);
    }
    let long = "k".repeat(129);
    assert_eq!(ana.upload(&site, "/import", &long, b"{}").await.status, StatusCode::BAD_REQUEST);
}

#[actix_web::test]
async fn a_removed_phone_cannot_return_by_repeating_a_form() {
    let (site, mut ana) = (Site::new(), Browser::from_address(1));
    let mut cleared = ana.clone();
    let first = ana.open_with(&site, "first").await;
    let second = ana.open_with(&site, "second").await;
    let club = club(&site, &mut ana).await;
    let links = ana.post(&site, &format!("{club}/share"), &[]).await.ok().body;
    let link = links.split("id=\"link-own\" readonly value=\"http://tanto.example").nth(1).unwrap();
    let mut bo = Browser::from_address(2);
    bo.post(&site, link.split('"').next().unwrap(), &[]).await;
    let tag = bo.get(&site, &format!("{club}/share")).await.ok().input("remove");
    bo.post(&site, &format!("{club}/share"), &[("remove", &tag)]).await;
    for table in [&first, &second] {
        assert!(bo.owns(&site, table).await && !ana.owns(&site, table).await);
    }
    for (key, table) in [("first", &first), ("second", &second)] {
        ana.open_with(&site, key).await;
        cleared.open_with(&site, key).await;
        assert!(!ana.owns(&site, table).await && !cleared.owns(&site, table).await, "{key}");
    }
}

#[actix_web::test]
async fn two_phones_that_enter_the_same_hand_enter_one() {
    let tarot = [("taker+bid", "Ana+garde"), ("bouts", "2"), ("points", "49")];
    for (game, inputs) in [("tarot", &tarot[..]), ("burro", &[("from", "live"), ("loser", "Bo")])] {
        let (site, mut ana, mut bo) = (Site::new(), Browser::new(), Browser::new());
        let table = ana.open_table_of(&site, game, &[]).await;
        let link = ana.post(&site, &format!("{table}/share"), &[]).await.ok().link(0);
        bo.post(&site, &link, &[]).await;
        let hand = |key, number| [&[("key", key), ("number", number)], inputs].concat();
        let path = format!("{table}/hands");
        for (phone, key) in [(&mut bo, "of Bo"), (&mut ana, "of Ana")] {
            assert_eq!(phone.post(&site, &path, &hand(key, "1")).await.status, StatusCode::SEE_OTHER, "{game} {key}");
        }
        assert_eq!(ana.get(&site, &format!("{table}/hands/2")).await.status, StatusCode::NOT_FOUND, "{game}");
        // If the same phone enters a hand twice, a person has to decide.
        for (key, expected) in [("second", StatusCode::SEE_OTHER), ("third", StatusCode::CONFLICT)] {
            assert_eq!(ana.post(&site, &path, &hand(key, "2")).await.status, expected, "{game} {key}");
        }
    }
}
