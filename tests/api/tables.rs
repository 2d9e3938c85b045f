//! Opening tables and reading them.

use tanto::document::Value as DocumentValue;
use tanto::i18n::{Language, Localizer};
use tanto::session::Session;
use tanto::session::result::result;

use crate::prelude::*;

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
    let table = api.table_of(&document).await;
    let read = api.get(&format!("/tables/{}", table.owner)).await.json();
    assert_eq!((&read["name"], &read["version"]), (&json!("Samedi"), &json!(3)));
    assert_eq!((&read["result"]["totals"]["Ana"], read["hands"].as_array().unwrap().len()), (&json!("396"), 2));
}

#[actix_web::test]
async fn an_export_keeps_its_history() {
    let (api, table) = table_with(&[HAND, HAND]).await;
    api.at_version(Method::DELETE, &format!("/tables/{}/hands/1", table.scorer), 3, "").await.with(200);
    let exported = api.get(&format!("/tables/{}/export", table.owner)).await.text;
    for copy in [api.table_of(&exported).await, open(&api, &club(&api).await, &exported).await] {
        assert_eq!(api.get(&format!("/tables/{}/export", copy.owner)).await.text, exported);
    }
    let damaged = sending(Method::POST, "/tables", &exported.replacen("49", "48", 1));
    assert_eq!(api.ask(damaged).await.refused(), (0, "history".to_owned()));
}

#[actix_web::test]
async fn every_link_reads_and_nothing_else_does() {
    let (api, table) = table_with(&[]).await;
    let mut bodies = Vec::new();
    for token in [&table.owner, &table.scorer, &table.spectator, &table.spectator.to_lowercase()] {
        bodies.push(api.get(&format!("/tables/{token}")).await.with(200).text);
    }
    bodies.dedup();
    assert_eq!(bodies.len(), 1, "{bodies:?}");

    let wrong = table.owner.replace(char::is_alphabetic, "A");
    let mut refusals = Vec::new();
    for path in [wrong.as_str(), &table.id, "x", "%00", "%F0%9F%83%8F", "..%2F..", "' OR 1=1 --"] {
        let path = format!("/tables/{}", path.replace(' ', "%20"));
        for rest in ["", "/export", "/events"] {
            refusals.push(api.get(&format!("{path}{rest}")).await.with(404).text);
        }
    }
    refusals.push(api.get("/nothing").await.with(404).text);
    api.ask(request(Method::PATCH, "/tables")).await.with(405);
    refusals.dedup();
    assert_eq!(refusals.len(), 1, "{refusals:?}");
}

#[actix_web::test]
async fn messages_come_in_the_readers_language() {
    let (api, table) = table_with(&[HAND]).await;
    // The reasons of a hand, and the message of a refusal.
    let read = async |language: &'static str| {
        let language = ("accept-language", language);
        let session = request(Method::GET, &format!("/tables/{}", table.owner)).insert_header(language);
        let reasons = api.ask(session).await.json()["result"]["hands"][0]["why"].to_string();
        let hand = sending(Method::POST, &format!("/tables/{}/hands", table.scorer), &HAND.replace("49", "92"));
        let refusal = api.ask(hand.insert_header(language)).await.with(422).json()["error"]["message"].to_string();
        [reasons, refusal]
    };
    let (english, french) = (read("en-GB").await, read("fr-CA, en;q=0.5").await);
    assert!(english[0].contains("defenders") && !french[0].contains("defenders"), "{english:?} {french:?}");
    assert!(english[1] != french[1] && !english[1].contains("tarot-"), "{english:?} {french:?}");
    assert_eq!(read("tlh").await, english);
}

/// What a table is played for can be changed, also after its end, until something was paid there.
#[actix_web::test]
async fn the_stake_is_changed() {
    let api = Api::new();
    let document =
        r#"{"format":"tanto/1","game":"burro","players":["Ana","Bo"],"hands":[LOSES,LOSES,LOSES,LOSES,LOSES]}"#;
    let table = api.table_of(&document.replace("LOSES", r#"{"loser":"Bo"}"#)).await;
    let (owner, stake) = (format!("/tables/{}", table.owner), format!("/tables/{}/stake", table.scorer));
    let change = async |version: u32, stake_now: Value| {
        api.at_version(Method::PUT, &stake, version, &json!({"played_for": stake_now}).to_string()).await
    };
    let refused = [
        (json!({"rate": "0", "per": "game"}), "played_for.rate"),
        (json!({"rate": "0.005", "currency": "EUR", "per": "game"}), "played_for.rate"),
        (json!({"rate": "1", "currency": "XQX"}), "played_for.currency"),
        (json!({"rate": "1", "per": "hand"}), "played_for.per"),
        (json!("5"), "played_for"),
    ];
    for (stake, field) in refused {
        assert_eq!(change(6, stake).await.refused(), (0, field.to_owned()));
    }
    let per_game = json!({"rate": "2", "currency": "EUR", "per": "game"});
    change(5, per_game.clone()).await.with(409);
    assert_eq!(change(6, per_game.clone()).await.with(200).json()["version"], 7);
    // The same again changes nothing.
    assert_eq!(change(7, per_game.clone()).await.with(200).json()["version"], 7);
    assert_eq!(api.get(&owner).await.json()["played_for"], per_game);
    change(7, Value::Null).await.with(200);
    assert_eq!(api.get(&owner).await.json()["played_for"], Value::Null);
    change(8, per_game.clone()).await.with(200);
    let pay = r#"{"from":"Bo","to":"Ana","amount":"2"}"#;
    api.post(&format!("/tables/{}/payments", table.scorer), pay).await.with(201);
    assert_eq!(change(10, json!({"rate": "1"})).await.refused(), (0, "played_for".to_owned()));
    // An export has the changes, and the document what holds now.
    let exported = api.get(&format!("{owner}/export")).await.text;
    assert_eq!(exported.matches("stake_changed").count(), 3);
    let copy = api.table_of(&exported).await;
    assert_eq!(api.get(&format!("/tables/{}/export", copy.owner)).await.text, exported);
}

/// What `tanto score` says of a document: its error as the API writes it, or nothing.
fn error_of(document: &str) -> Option<Value> {
    let words = Localizer::new(Language::En);
    let session = Session::read(DocumentValue::from_json(document).unwrap());
    let replay = session.and_then(|session| result(&session, words)).map(|(replay, _)| replay);
    let invalid = replay.map_or_else(Some, |replay| replay.stopped().cloned())?;
    Some(serde_json::to_value(invalid.explained(words)).unwrap())
}

#[actix_web::test]
async fn documents_are_refused_as_by_tanto_score() {
    let api = Api::new();
    let long = "a".repeat(41);
    let (document, burro) =
        (|more: &str| TAROT.replace('}', more), |more: &str| TAROT.replace("tarot", "burro").replace('}', more));
    let of_players = |players: &str| TAROT.replace(r#""Ana","Bo","Chloé","Dag""#, players);
    let documents = [
        document("}"),
        of_players(r#""Ana","","Bo""#),
        of_players(&format!(r#""Ana","Bo","{long}""#)),
        of_players(r#""Ana","Bo","a\u0000b""#),
        of_players(r#""Ana","Bo",3"#),
        of_players(r#""Ana","Bo""#),
        of_players(r#""p1","p2","p3""#),
        of_players(r#""Ana","ana","Bo""#),
        of_players(r#""Ana","ANA ","Bo""#),
        of_players(r#""Straße","STRASSE","Bo""#),
        of_players(r#""O'Neil","O’Neil","Bo""#),
        document(r#","first_dealer":"ana"}"#),
        document(r#","seat_changes":[{"from":1,"out":"Ana","in":"bo"}]}"#),
        document(r#","seat_changes":[{"from":1,"out":"ana","in":"Eve"}]}"#),
        burro(r#","hands":[{"loser":"ana"}],"closed":true}"#),
        document(r#","first_dealer":"Eve"}"#),
        document(r#","name":""}"#),
        document(&format!(r#","name":"{long}"}}"#)),
        document(r#","opened_at":"yesterday"}"#),
        document(r#","settled":"never"}"#),
        document(r#","people":[],"events":1,"head":""}"#),
        document(r#","played_for":{"rate":"0"}}"#),
        document(r#","played_for":{"rate":"1","currency":"XQX"}}"#),
        document(r#","played_for":{"rate":"1000000000000","currency":"EUR"}}"#),
        document(r#","played_for":{"rate":"9000000000","currency":"EUR"},"closed":true,"hands":[HAND]}"#),
        document(r#","rules":{"misere":1}}"#),
        document(r#","rule_changes":[{"from":9,"rules":{"misere":true}}]}"#),
        document(r#","rule_changes":[{"from":0,"rules":{}}]}"#),
        document(r#","rule_changes":[{"from":1,"rules":{"never":1}}]}"#),
        document(r#","seat_changes":[{"from":1,"out":"Eve","in":"Fay"}]}"#),
        document(r#","seat_changes":[{"from":1,"out":"Ana","in":"Bo"}]}"#),
        document(r#","seat_changes":[{"from":2,"out":"Ana","in":"Eve"}]}"#),
        document(r#","hands":{}}"#),
        document(r#","hands":[HAND,7]}"#),
        document(r#","hands":[HAND,{"result":"passed"},{"result":"thrown"}]}"#),
        document(r#","hands":[{"result":"passed","dealer":"Eve"}]}"#),
        burro(r#","rules":{"word":"no"},"hands":[{"loser":"Ana"},{"loser":"Ana"}]}"#),
        document(r#","closed":true,"hands":[HAND]}"#),
        document(r#","closed":"yes"}"#),
    ];
    let mut refused = 0;
    for document in documents.map(|document| document.replace("HAND", HAND)) {
        let (expected, answer) = (error_of(&document), api.post("/tables", &document).await);
        assert_eq!(
            answer.status,
            if expected.is_some() { 422 } else { 201 },
            "{document}: {} {expected:?}",
            answer.text
        );
        if let Some(expected) = expected {
            assert_eq!(answer.json()["error"], expected, "{document}");
            refused += 1;
        }
    }
    assert!(refused > 20, "{refused}");
}

/// A document with a history is refused for the hands in it, and also where they are not what the history comes to.
#[actix_web::test]
async fn documents_with_a_history_are_refused_as_by_tanto_score() {
    let (api, table) = table_with(&[HAND, HAND]).await;
    let exported = api.get(&format!("/tables/{}/export", table.owner)).await.text;
    let (session, history) = exported.split_once("\"history\"").expect("a history");
    for (from, to, is_possible) in [
        ("\"49\"", "\"49\"", true),
        ("\"49\"", "\"92\"", false),
        ("\"garde\"", "\"grande\"", false),
        ("\"Chloé\"", "\"Bo\"", false),
        ("\"tarot\"", "\"skart\"", false),
    ] {
        let document = format!("{}\"history\"{history}", session.replacen(from, to, 1));
        let status = api.post("/tables", &document).await.status;
        assert_eq!((error_of(&document).is_none(), status == 201), (is_possible, is_possible), "{from} {to}");
    }
}
