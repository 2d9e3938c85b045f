//! Invalid requests are refused with the hand and the field, and change nothing.

use crate::prelude::*;

/// The time so many hours from now.
fn in_hours(hours: i64) -> String {
    (chrono::Utc::now() + chrono::TimeDelta::hours(hours)).to_rfc3339()
}

#[actix_web::test]
async fn an_evening_may_be_past_or_begin_where_clocks_are_ahead() {
    let api = Api::new();
    for hours in [-24 * 365 * 50, -1, 23] {
        let document = TAROT.replace('}', &format!(r#","opened_at":"{}"}}"#, in_hours(hours)));
        api.post(&format!("/tables?{hours}"), &document).await.with(201);
    }
}

#[actix_web::test]
async fn invalid_documents_are_refused() {
    let api = Api::new();
    let with = |fields: &str| TAROT.replace('}', &format!(",{fields}}}"));
    let long = "n".repeat(10_000);
    let bad: Vec<(String, (u64, &str))> = vec![
        ("{}".into(), (0, "format")),
        ("[]".into(), (0, "")),
        (TAROT.replace("tanto/1", "tanto/2"), (0, "format")),
        (TAROT.replace("tarot", "poker"), (0, "game")),
        (TAROT.replace("Bo", "Ana"), (0, "players")),
        (TAROT.replace("Bo", ""), (0, "players")),
        (TAROT.replace("Bo", &long), (0, "players")),
        (TAROT.replace("Bo", "B\\u0000o"), (0, "players")),
        (TAROT.replace("\"Bo\",\"Chloé\",", ""), (0, "players")),
        (with(r#""colour":"red""#), (0, "colour")),
        (with(r#""rules":{"misery":true}"#), (0, "rules.misery")),
        (with(r#""first_dealer":"Eva""#), (0, "first_dealer")),
        (with(r#""opened_at":"1900-12-31T23:59:59Z""#), (0, "opened_at")),
        (with(r#""opened_at":"2999-01-01T00:00:00Z""#), (0, "opened_at")),
        (with(&format!(r#""opened_at":"{}""#, in_hours(25))), (0, "opened_at")),
        (with(&format!(r#""closed":true,"hands":[{HAND}],"opened_at":"{}""#, in_hours(24 * 365))), (0, "opened_at")),
        (TAROT.replace("Bo", "ana"), (0, "players")),
        (TAROT.replace("Ana", "O'Neil").replace("Bo", "O’Neil"), (0, "players")),
        (with(r#""hands":[7]"#), (1, "")),
        (with(&format!(r#""hands":[{HAND},{}]"#, HAND.replace("49", "92"))), (2, "points")),
    ];
    for (document, (hand, field)) in bad {
        let refused = api.ask(sending(Method::POST, "/tables", &document)).await.refused();
        assert_eq!(refused, (hand, field.to_owned()), "{}", document.get(..200).unwrap_or(&document));
    }
    assert_eq!(api.app.store().counts().unwrap().tables, 0);
}

#[actix_web::test]
async fn invalid_hands_are_refused() {
    let (api, table) = table_with(&[]).await;
    api.enter(&table.scorer, "good", HAND).await.with(201);
    let points = |value: &str| HAND.replace("\"49\"", value);
    let bad = [
        ("{}".to_owned(), "taker"),
        ("[]".to_owned(), ""),
        (HAND.replace("Ana", &"A".repeat(10_000)), "taker"),
        (HAND.replace('}', ",\"colour\":1}"), "colour"),
        (HAND.replace('}', ",\"dealer\":\"Eva\"}"), "dealer"),
        (points("\"49.25\""), "points"),
        (points("\"92\""), "points"),
        (points("\"٤٩\""), "points"),
    ];
    for (number, (hand, field)) in bad.iter().enumerate() {
        let refused = api.enter(&table.scorer, &format!("bad {number}"), hand).await.refused();
        assert_eq!(refused, (2, (*field).to_owned()), "{}", hand.get(..200).unwrap_or(hand));
    }
    assert_eq!(api.get(&format!("/tables/{}", table.spectator)).await.json()["version"], 2);
    // An integer is accepted as well, and the key of a refused request can be used again.
    api.enter(&table.scorer, "bad 1", &points("49")).await.with(201);
}

#[actix_web::test]
async fn invalid_json_is_refused() {
    let (api, table) = table_with(&[]).await;
    let deep = "[".repeat(10_000);
    for body in [
        "",
        "{",
        "{\"taker\":}",
        "{'taker':1}",
        "{} {}",
        "1_000",
        "{\"points\":1_000}",
        "NaN",
        "\u{feff}\u{feff}{}",
        "\"\u{1}\"",
        &deep,
    ] {
        api.enter(&table.scorer, "a", body).await.with(400);
        api.ask(sending(Method::POST, "/tables", body)).await.with(400);
    }
    // One byte order mark at the start is skipped.
    api.post("/tables", &format!("\u{feff}{TAROT}")).await.with(201);
    let latin = sending(Method::POST, "/tables", "");
    let answer = api.ask(latin.set_payload(b"{\"name\":\"Chlo\xe9\"}".to_vec())).await.with(400);
    assert!(answer.json()["error"]["message"].as_str().unwrap().contains("JSON"));
}

#[actix_web::test]
async fn large_bodies_are_refused() {
    let (api, table) = table_with(&[]).await;
    let padded = |text: &str, bytes: usize| text.to_owned() + &" ".repeat(bytes - text.len());
    api.enter(&table.scorer, "a", &padded(HAND, 16 * 1024)).await.with(201);
    api.enter(&table.scorer, "b", &padded(HAND, 16 * 1024 + 1)).await.with(413);
    api.ask(sending(Method::POST, "/tables", &padded(TAROT, 64 * 1024))).await.with(201);
    api.ask(sending(Method::POST, "/tables", &padded(TAROT, 64 * 1024 + 1))).await.with(413);
    api.ask(sending(Method::POST, "/tables", &padded(TAROT, 5 * 1024 * 1024))).await.with(413);
}

#[actix_web::test]
async fn other_media_types_are_refused() {
    let (api, table) = table_with(&[]).await;
    let path = format!("/tables/{}/hands", table.scorer);
    for kind in ["", "text/plain", "application/x-www-form-urlencoded", "application/json5", "multipart/form-data"] {
        let sent = request(Method::POST, &path).insert_header(("idempotency-key", "a")).set_payload(HAND);
        let sent = if kind.is_empty() { sent } else { sent.insert_header(("content-type", kind)) };
        api.ask(sent).await.with(415);
    }
    let zipped = sending(Method::POST, &path, HAND).insert_header(("idempotency-key", "a"));
    api.ask(zipped.insert_header(("content-encoding", "gzip"))).await.with(415);
    let cased = request(Method::POST, &path).insert_header(("content-type", "Application/JSON; charset=utf-8"));
    api.ask(cased.insert_header(("idempotency-key", "a")).set_payload(HAND)).await.with(201);
}
