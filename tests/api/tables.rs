//! Opening tables and reading them.

use actix_web::http::Method;
use serde_json::json;

use crate::asking::{Api, HAND, TAROT, Tokens, request, sending, table_with};

#[actix_web::test]
async fn a_document_becomes_a_table() {
    let api = Api::new();
    let answer = api.ask(sending(Method::POST, "/tables", TAROT)).await.with(201);
    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.header("cache-control"), "no-store");
    assert_eq!(answer.json()["version"], 1);
    let table = Tokens::of(&answer.json());

    let read = api.get(&format!("/tables/{}", table.spectator)).await.with(200);
    assert_eq!(read.header("etag"), "\"1\"");
    let read = read.json();
    for (field, value) in [
        ("format", json!("tanto/1")),
        ("game", json!("tarot")),
        ("players", json!(["Ana", "Bo", "Chloé", "Dag"])),
        ("first_dealer", json!("Ana")),
        ("hands", json!([])),
        ("version", json!(1)),
    ] {
        assert_eq!(read[field], value, "{field}");
    }
    assert_eq!(read["result"]["format"], "tanto-score/1");
    assert_eq!(read["result"]["totals"], json!({"Ana": "0", "Bo": "0", "Chloé": "0", "Dag": "0"}));
}

#[actix_web::test]
async fn hands_may_come_with_the_document() {
    let api = Api::new();
    let document = TAROT.replace('}', &format!(r#","name":"Samedi","hands":[{HAND},{HAND}]}}"#));
    let opened = api.ask(sending(Method::POST, "/tables", &document)).await.with(201).json();
    assert_eq!(opened["version"], 3);
    let read = api.get(&format!("/tables/{}", Tokens::of(&opened).owner)).await.json();
    assert_eq!((&read["name"], &read["version"]), (&json!("Samedi"), &json!(3)));
    assert_eq!(read["result"]["totals"]["Ana"], "396");
    assert_eq!(read["hands"].as_array().unwrap().len(), 2);
}

#[actix_web::test]
async fn every_link_reads_and_nothing_else_does() {
    let (api, table) = table_with(&[]).await;
    let mut bodies = Vec::new();
    for token in [&table.owner, &table.scorer, &table.spectator, &table.spectator.to_lowercase()] {
        bodies.push(api.get(&format!("/tables/{token}")).await.with(200).text);
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1);

    let wrong = table.owner.replace(char::is_alphabetic, "A");
    let mut refusals = Vec::new();
    for path in [wrong.as_str(), &table.id, "x", "%00", "%F0%9F%83%8F", "..%2F..", "' OR 1=1 --"] {
        let path = format!("/tables/{}", path.replace(' ', "%20"));
        refusals.push(api.get(&path).await.with(404).text);
        refusals.push(api.get(&format!("{path}/export")).await.with(404).text);
        refusals.push(api.get(&format!("{path}/events")).await.with(404).text);
    }
    refusals.push(api.get("/nothing").await.with(404).text);
    api.ask(request(Method::PATCH, "/tables")).await.with(405);
    refusals.dedup();
    assert_eq!(refusals.len(), 1, "{refusals:?}");
}

#[actix_web::test]
async fn the_reasons_come_in_the_readers_language() {
    let (api, table) = table_with(&[HAND]).await;
    let read = async |language| {
        let request = request(Method::GET, &format!("/tables/{}", table.owner));
        let read = api.ask(request.insert_header(("accept-language", language))).await.json();
        read["result"]["hands"][0]["why"].to_string()
    };
    let (english, french) = (read("en-GB").await, read("fr-CA, en;q=0.5").await);
    assert!(english.contains("defenders"), "{english}");
    assert!(!french.contains("defenders"), "{french}");
    assert_eq!(read("tlh").await, english);
}

#[actix_web::test]
async fn links_begin_with_the_host_of_the_request() {
    let api = Api::new();
    let request = sending(Method::POST, "/tables", TAROT).insert_header(("host", "cards.example:8080"));
    let opened = api.ask(request).await.json();
    let link = opened["links"]["owner"].as_str().unwrap();
    assert!(link.starts_with("http://cards.example:8080/j/"), "{link}");
}
