//! Only the browser that sent a creating request can repeat it. A repetition from elsewhere does not make an owner.

use actix_web::http::header::CONTENT_TYPE;
use actix_web::test::{TestRequest, read_body};

use crate::prelude::*;

impl Browser {
    /// Opens a tarot table of four with a form that has this key.
    async fn open_with(&mut self, key: &str) -> String {
        self.open_for(&["Ana", "Bo", "Chloé", "Dag"], &[("key", key), ("game", "tarot")]).await
    }

    /// Opens a table over the API, from an address with this last part, and returns its path.
    async fn open_by_api(&self, last: u8, key: &str, document: &str) -> String {
        let request = TestRequest::post()
            .uri("/api/v1/tables")
            .peer_addr(([192, 0, 2, last], 1).into())
            .insert_header(("host", "tanto.example"))
            .insert_header(("idempotency-key", key))
            .insert_header((CONTENT_TYPE, "application/json"))
            .set_payload(document.to_owned());
        let opened = read_body(self.site.respond(request).await).await;
        let opened: Value = serde_json::from_slice(&opened).unwrap();
        format!("/t/{}", opened["id"].as_str().unwrap())
    }
}

/// The document of the first table in a club's export.
pub fn first_table(export: &str) -> Value {
    serde_json::from_str::<Value>(export).unwrap()["tables"][0]["document"].clone()
}

#[actix_web::test]
async fn a_form_is_repeated_by_its_own_browser_alone() {
    let mut ana = Browser::new().at_address(1);
    // A new phone gets its cookie with its first form. It sends the form twice before it gets a response, and once more later.
    ana.page("/tables/new?game=tarot").await;
    assert!(ana.has_cookie("tanto"));
    let mut before = ana.clone();
    let first = ana.open_with("first").await;
    assert_eq!(before.open_with("first").await, first);
    assert_eq!(ana.open_with("first").await, first);
    assert_eq!(before.open_with("first").await, first);
    // Both count as one phone.
    for phone in [&mut ana, &mut before] {
        let share = phone.page(&format!("{first}/share")).await;
        assert_eq!(share.count("<span class=\"who\">"), 1, "{}", share.body);
        share.holds("<span class=\"who\"><bdi>This phone</bdi></span>");
    }
    // By the second form the browser is known, whatever its address is.
    let second = ana.open_with("second").await;
    assert_ne!(second, first);
    let mut ana = ana.at_address(7);
    assert_eq!(ana.open_with("second").await, second);

    let mut neighbour = ana.another().at_address(1);
    neighbour.open_with("of the neighbour").await;
    for other in [ana.another().at_address(2), neighbour, ana.another().at_address(7)] {
        for (key, table) in [("first", &first), ("second", &second)] {
            let mut other = other.clone();
            assert_ne!(other.open_with(key).await, *table);
            other.get(table).await.is(404);
        }
    }
}

#[actix_web::test]
async fn the_keys_of_the_api_are_no_keys_of_forms() {
    let mut ana = Browser::new();
    ana.open_with("any").await;
    let club = ana.club().await;
    let mut document = first_table(&ana.export(&club).await);
    for more in ["history", "hands"] {
        document.as_object_mut().unwrap().remove(more);
    }
    let table = ana.open_by_api(1, "guess", &document.to_string()).await;
    for address in [3, 1] {
        let mut guest = ana.another().at_address(address);
        for key in ["192.0.2.1 guess", "guess"] {
            assert_ne!(guest.open_with(key).await, table, "{key}");
            assert!(!guest.owns(&table).await, "{key}");
        }
        // Keys with other characters are the program's own.
        for key in ["address 192.0.2.1\nguess", "table\naddress 192.0.2.1\nguess", "3\u{1f}guess", "guéss"] {
            let inputs = [("key", key), ("game", "tarot"), ("players", "Ana"), ("players", "Bo"), ("players", "Eva")];
            guest.post("/tables/new", &inputs).await.is(400);
        }
    }
}

#[actix_web::test]
async fn the_same_again_is_repeated_by_its_own_browser_alone() {
    let (mut ana, _, club) = after_an_evening().await;
    let mut bo = ana.invite(&club, SCORER).await.at_address(2);
    let book = ana.page(&club).await;
    let mine = ana.submit(&book, "/tables/same", &[]).await.to;
    let others = bo.submit(&book, "/tables/same", &[]).await.to;
    assert!(mine.starts_with("/t/") && others.starts_with("/t/"), "{mine} {others}");
    assert_ne!(mine, others);
    assert!(!bo.owns(&mine).await);
    assert_eq!(ana.submit(&book, "/tables/same", &[]).await.to, mine);
}

#[actix_web::test]
async fn only_its_own_browser_can_repeat_an_import() {
    let (mut ana, table, club) = after_an_evening().await;
    let export = ana.export(&club).await;
    let table_alone = first_table(&export).to_string();
    for (document, was) in [(export.as_bytes(), club), (table_alone.as_bytes(), table)] {
        let (mut eva, mut otto) = (ana.another().at_address(5), ana.another().at_address(6));
        let mut tap = eva.clone();
        let imported = eva.import("k", document).await.to;
        assert!(imported.len() == was.len() && imported != was, "{imported}");
        for own in [&mut eva, &mut tap] {
            for _ in 0..2 {
                assert_eq!(own.import("k", document).await.to, imported);
            }
            assert!(own.owns(&imported).await);
        }
        for other in [&mut otto, &mut ana] {
            assert_ne!(other.import("k", document).await.to, imported);
            assert!(!other.owns(&imported).await);
        }
    }
    ana.import(&"k".repeat(129), b"{}").await.is(400);
}

#[actix_web::test]
async fn a_removed_phone_cannot_return_by_repeating_a_form() {
    let mut ana = Browser::new().at_address(1);
    let mut cleared = ana.clone();
    let tables = [("first", ana.open_with("first").await), ("second", ana.open_with("second").await)];
    let club = ana.club().await;
    let mut bo = ana.invite(&club, OWNER).await.at_address(2);
    bo.remove_phone(&club).await;
    for (key, table) in tables {
        assert!(bo.owns(&table).await && !ana.owns(&table).await, "{key}");
        for phone in [&mut ana, &mut cleared] {
            phone.open_with(key).await;
            assert!(!phone.owns(&table).await, "{key}");
        }
    }
}

#[actix_web::test]
async fn two_phones_that_enter_the_same_hand_enter_one() {
    let tarot = [("taker+bid", "Ana+garde"), ("bouts", "2"), ("points", "49")];
    for (game, inputs) in [("tarot", &tarot[..]), ("burro", &[("from", "live"), ("loser", "Bo")])] {
        let mut ana = Browser::new();
        let table = ana.open_table_of(game, &[]).await;
        let mut bo = ana.invite(&table, SCORER).await;
        let hand = |key, number| [&[("key", key), ("number", number)], inputs].concat();
        let path = format!("{table}/hands");
        for (phone, key) in [(&mut bo, "of Bo"), (&mut ana, "of Ana")] {
            phone.post(&path, &hand(key, "1")).await.is(303);
        }
        ana.get(&format!("{path}/2")).await.is(404);
        // If the same phone enters a hand twice, a person has to decide.
        for (key, status) in [("second", 303), ("third", 409)] {
            ana.post(&path, &hand(key, "2")).await.is(status);
        }
    }
}
