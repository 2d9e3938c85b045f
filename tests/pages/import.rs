//! The page that imports exported documents.

use actix_web::http::StatusCode;
use serde_json::Value;

use crate::browser::{Answer, Browser, Site};
use crate::club::{club, evening};

/// Imports a document and returns the target of the redirect.
async fn brought(site: &Site, browser: &mut Browser, key: &str, document: &str) -> String {
    let answer = browser.upload(site, "/import", key, document.as_bytes()).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text());
    answer.to
}

#[actix_web::test]
async fn a_club_is_imported_once_and_unchanged() {
    let (site, mut ana) = (Site::new(), Browser::new());
    evening(&site, &mut ana).await;
    let here = club(&site, &mut ana).await;
    let export = ana.get(&site, &format!("{here}/export/json")).await.ok().body;
    let mut eva = Browser::new();
    let key = eva.get(&site, "/import").await.ok().input("key");
    let there = brought(&site, &mut eva, &key, &export).await;
    assert_ne!(there, here);
    let book = eva.get(&site, &there).await.ok();
    book.says("French Tarot: Ana leads +198");
    book.says("Bo owes Ana €3.30");
    assert_eq!(eva.get(&site, &format!("{there}/export/json")).await.ok().body, export);
    // Two taps import one club. It belongs to Eva's phone alone.
    assert_eq!(brought(&site, &mut eva, &key, &export).await, there);
    eva.get(&site, &format!("{there}/share")).await.ok();
    assert_eq!(ana.get(&site, &there).await.status, StatusCode::NOT_FOUND);
    // With another key, it is another club.
    assert_ne!(brought(&site, &mut eva, "another", &export).await, there);
}

#[actix_web::test]
async fn a_table_is_imported_into_the_importers_club() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = evening(&site, &mut ana).await;
    let here = club(&site, &mut ana).await;
    let book: Value = serde_json::from_str(&ana.get(&site, &format!("{here}/export/json")).await.ok().body).unwrap();
    let mut document = book["tables"][0]["document"].clone();
    let again = brought(&site, &mut ana, "again", &document.to_string()).await;
    assert_ne!(again, table);
    assert_eq!(brought(&site, &mut ana, "again", &document.to_string()).await, again);
    ana.get(&site, &format!("{here}/ledger")).await.ok().says("Ana +€19.80 Bo −€6.60");
    // Another file with the same key is not a repetition. A file without a history is a new evening.
    document.as_object_mut().unwrap().remove("history");
    let third = brought(&site, &mut ana, "again", &document.to_string()).await;
    assert_ne!(third, again);
    ana.get(&site, &third).await.ok().says("+198");
    // A phone without a club gets one.
    let mut eva = Browser::new();
    let first = brought(&site, &mut eva, "k", &document.to_string()).await;
    eva.get(&site, &first).await.ok().says("+198");
    let club = club(&site, &mut eva).await;
    eva.get(&site, &format!("{club}/ledger")).await.ok().says("Ana +€9.90");
}

#[actix_web::test]
async fn invalid_documents_are_refused_with_a_reason() {
    let (site, mut ana) = (Site::new(), Browser::new());
    let table = evening(&site, &mut ana).await;
    let here = club(&site, &mut ana).await;
    let export = ana.get(&site, &format!("{here}/export/json")).await.ok().body;
    let too_large = "x".repeat(33 * 1024 * 1024);
    let no_hand =
        r#"{"format": "tanto/1", "game": "tarot", "players": ["Ana", "Bo", "Eva"], "hands": [{"taker": "Zoe"}]}"#;
    let refused: [(&[u8], &str); 8] = [
        (b"", "Choose a file first."),
        (b"{", "This is not a Tanto file."),
        (b"\xff\xd8\xff", "This is not a Tanto file."),
        (b"{\"format\": \"another/1\"}", "This is not a Tanto file."),
        (no_hand.as_bytes(), "Hand 1: "),
        (&export.replace("49", "50").into_bytes(), "This file is damaged or was edited by hand"),
        (&export.replace("Ana", "Eva").into_bytes(), "This file is damaged or was edited by hand"),
        (too_large.as_bytes(), "A file can have at most 32 MB."),
    ];
    for (document, why) in refused {
        let answer: Answer = ana.upload(&site, "/import", "k", document).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{why}");
        answer.says(why);
    }
    assert_eq!(ana.post(&site, "/import", &[("key", "k")]).await.status, StatusCode::UNSUPPORTED_MEDIA_TYPE);
    assert_eq!(ana.upload(&site, "/import", "", b"{}").await.status, StatusCode::BAD_REQUEST);
    // Nothing has changed.
    assert_eq!(ana.get(&site, &format!("{here}/export/json")).await.ok().body, export);
    ana.get(&site, &table).await.ok();
}
