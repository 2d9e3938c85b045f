//! The page that imports exported documents.

use serde_json::json;
use tanto::store::{Entry, GENESIS, Origin};

use crate::keys::first_table;
use crate::prelude::*;

impl Browser {
    /// Imports a document and returns the target of the redirect.
    async fn bring(&mut self, key: &str, document: &str) -> String {
        let answer = self.import(key, document.as_bytes()).await;
        answer.is(303);
        answer.to
    }
}

#[actix_web::test]
async fn a_club_is_imported_once_and_unchanged() {
    let (mut ana, _, here) = after_an_evening().await;
    let export = ana.export(&here).await;
    let mut eva = ana.another();
    let key = eva.input("/import", "key").await;
    let there = eva.bring(&key, &export).await;
    assert_ne!(there, here);
    eva.page(&there).await.says("French Tarot: Ana leads +198").says("Bo owes Ana €3.30");
    assert_eq!(eva.export(&there).await, export);
    // A repeated request leads to the club that it has made.
    assert_eq!(eva.bring(&key, &export).await, there);
    // With another key, the page asks first.
    let known = eva.import("another", export.as_bytes()).await;
    known.is(422).says("This club is already on this phone").holds(&format!("href=\"{there}\""));
    known.holds("name=\"again\"").says("Import a second copy");
    let second = eva.import_again("another", export.as_bytes()).await;
    second.is(303);
    assert_ne!(second.to, there);
    assert_eq!(eva.export(&second.to).await, export);
    // So does the phone from which the club was exported, even if more has happened since; another phone need not know.
    ana.finish_evening().await;
    ana.import("ana", export.as_bytes()).await.is(422).holds(&format!("href=\"{here}\""));
    ana.another().import("new", export.as_bytes()).await.is(303);
}

#[actix_web::test]
async fn a_byte_order_mark_is_skipped() {
    let (mut ana, _, here) = after_an_evening().await;
    let export = ana.export(&here).await;
    let table = first_table(&export).to_string();
    for (key, document) in [("club", export), ("table", table)] {
        ana.another().import(key, format!("\u{FEFF}{document}").as_bytes()).await.is(303);
    }
}

#[actix_web::test]
async fn a_table_is_imported_into_the_importers_club() {
    let (mut ana, table, here) = after_an_evening().await;
    let mut document = first_table(&ana.export(&here).await);
    let again = ana.bring("again", &document.to_string()).await;
    assert_ne!(again, table);
    assert_eq!(ana.bring("again", &document.to_string()).await, again);
    ana.page(&format!("{here}/ledger")).await.says("Ana +€19.80 Bo −€6.60");
    // Another file with the same key is not a repetition. A file without a history is a new evening.
    document.as_object_mut().unwrap().remove("history");
    let third = ana.bring("again", &document.to_string()).await;
    assert_ne!(third, again);
    ana.page(&third).await.says("+198");
    // A phone without a club gets one.
    let mut eva = ana.another();
    let first = eva.bring("k", &document.to_string()).await;
    eva.page(&first).await.says("+198");
    let club = eva.club().await;
    eva.page(&format!("{club}/ledger")).await.says("Ana +€9.90");
}

#[actix_web::test]
async fn invalid_documents_are_refused_with_a_reason() {
    let (mut ana, table, here) = after_an_evening().await;
    let export = ana.export(&here).await;
    let too_large = "x".repeat(33 * 1024 * 1024);
    let no_hand =
        r#"{"format": "tanto/1", "game": "tarot", "players": ["Ana", "Bo", "Eva"], "hands": [{"taker": "Zoe"}]}"#;
    let cases: [(&[u8], &str); 8] = [
        (b"", "Choose a file first."),
        (b"{", "This is not a Tanto file."),
        (b"\xff\xd8\xff", "This is not a Tanto file."),
        (b"{\"format\": \"another/1\"}", "This is not a Tanto file."),
        (no_hand.as_bytes(), "Hand 1: "),
        (&export.replace("49", "50").into_bytes(), "This file is damaged or was edited by hand"),
        (&export.replace("Ana", "Eva").into_bytes(), "This file is damaged or was edited by hand"),
        (too_large.as_bytes(), "A file can have at most 32 MB."),
    ];
    for (document, why) in cases {
        ana.import("k", document).await.is(422).says(why);
    }
    ana.post("/import", &[("key", "k")]).await.is(415);
    ana.import("", b"{}").await.is(400);
    // Nothing has changed.
    assert_eq!(ana.export(&here).await, export);
    ana.page(&table).await;
}

#[actix_web::test]
async fn a_document_beyond_a_limit_says_so() {
    let (mut ana, _, _) = after_an_evening().await;
    let name = |person: usize| format!("Person {person}");
    let change = |person: usize| json!({"from": 1, "out": name(person - 1), "in": name(person)});
    let crowd = json!({"format": "tanto/1", "game": "vidrasso", "players": ["Ana", name(2)],
        "seat_changes": (3..=65).map(change).collect::<Vec<_>>()});
    ana.import("k", crowd.to_string().as_bytes()).await.is(422).says("At most 64 people can sit at one table");
    let added = |person: usize| {
        let person = person.to_string();
        ("person_added", json!({"person": person, "name": format!("Person {person}")}).to_string())
    };
    let founded = ("founded", r#"{"time_zone":"UTC"}"#.to_owned());
    let mut log: Vec<Entry> = Vec::new();
    for (seq, (kind, body)) in (1..).zip(std::iter::once(founded).chain((1..=2001).map(added))) {
        let previous = log.last().map_or(GENESIS, |entry| &entry.hash).to_owned();
        let origin = Origin { key: &seq.to_string(), fingerprint: "", device: None, at: 0 };
        log.push(Entry::chained(&origin, seq, &previous, kind, body));
    }
    let club = json!({"format": "tanto-club/1", "people": [], "log": log, "tables": [], "events": 2002, "head": ""});
    ana.import("k", club.to_string().as_bytes()).await.is(422).says("A club can have at most 2,000 people");
}

/// The devices in a log from elsewhere are other people's, even if they are those of this server.
#[actix_web::test]
async fn imported_hands_name_no_phone() {
    let (mut ana, table, here) = after_an_evening().await;
    ana.page(&format!("{table}/hands/1")).await.says("this phone, ");
    let document = first_table(&ana.export(&here).await);
    let again = ana.bring("again", &document.to_string()).await;
    ana.page(&format!("{again}/hands/1")).await.says("imported, ").does_not_say("this phone");
}
