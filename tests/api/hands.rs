//! Entering, correcting, voiding, restoring and inserting hands.

use crate::prelude::*;

/// Sends a request about the hands of a table. An empty version, key or hand is left out.
async fn send(
    api: &Api,
    table: &Tokens,
    (method, path): (&Method, &str),
    [version, key]: [&str; 2],
    hand: &str,
) -> Answer {
    let path = format!("/tables/{}/hands{path}", table.scorer);
    let request = if hand.is_empty() { request(method.clone(), &path) } else { keyless(method.clone(), &path, hand) };
    let headers = [("if-match", version), ("idempotency-key", key)];
    let headers = headers.into_iter().filter(|(_, value)| !value.is_empty());
    api.ask(headers.fold(request, TestRequest::insert_header)).await
}

async fn session(api: &Api, table: &Tokens) -> Value {
    api.get(&format!("/tables/{}", table.spectator)).await.with(200).json()
}

#[actix_web::test]
async fn a_hand_is_entered_and_answered() {
    let (api, table) = table_with(&[]).await;
    let entered = api.enter(&table.scorer, "a", HAND).await.with(201).json();
    let amounts = json!({"Ana": "198", "Bo": "-66", "Chloé": "-66", "Dag": "-66"});
    assert_eq!(entered, json!({"number": 1, "version": 2, "deltas": amounts, "totals": amounts, "pots": {}}));
    let second = api.enter(&table.owner, "b", OTHER_HAND).await.with(201).json();
    assert_eq!((&second["number"], &second["version"]), (&json!(2), &json!(3)));
    assert_eq!(second["deltas"]["Bo"], "75");
    assert_eq!(second["totals"], json!({"Ana": "173", "Bo": "9", "Chloé": "-91", "Dag": "-91"}));
}

#[actix_web::test]
async fn hands_are_corrected_voided_restored_and_inserted() {
    let (api, table) = table_with(&[HAND, OTHER_HAND]).await;
    let amounts = |ana: i64, bo: i64| {
        let [ana, bo, other] = [ana, bo, -(ana + bo) / 2].map(|amount| amount.to_string());
        json!({"Ana": ana, "Bo": bo, "Chloé": other, "Dag": other})
    };
    let (put, post) = (&Method::PUT, &Method::POST);
    let cases = [
        (put, "/1", "\"3\"", OTHER_HAND, amounts(-25, 75), amounts(-50, 150)),
        (&Method::DELETE, "/1", "4", "", Value::Null, amounts(-25, 75)),
        (post, "/1/restore", "5", "", amounts(-25, 75), amounts(-50, 150)),
        (post, "?before=1", "6", HAND, amounts(198, -66), amounts(148, 84)),
    ];
    for ((method, path, version, hand, deltas, totals), saved) in cases.into_iter().zip(4..) {
        let key = format!("{method} {path}");
        let answer = send(&api, &table, (method, path), [version, &key], hand).await.json();
        assert_eq!((&answer["version"], &answer["deltas"]), (&json!(saved), &deltas), "{key}");
        assert_eq!(answer["totals"], totals, "{key}");
    }
    let impossible = OTHER_HAND.replace("56", "92");
    for (method, path, number) in [(put, "/1", 1), (post, "?before=2", 2)] {
        let refused = send(&api, &table, (method, path), ["7", "impossible"], &impossible).await.refused();
        assert_eq!(refused, (number, "points".to_owned()));
    }
    let hands = session(&api, &table).await["hands"].clone();
    assert_eq!((&hands[0]["taker"], &hands[1]["taker"], &hands[3]), (&json!("Ana"), &json!("Bo"), &Value::Null));
}

#[actix_web::test]
async fn a_repetition_gets_the_first_answer() {
    let (api, table) = table_with(&[HAND]).await;
    let mut version = 2;
    for (method, path, hand) in [
        (Method::POST, "", HAND),
        (Method::PUT, "/1", OTHER_HAND),
        (Method::DELETE, "/1", ""),
        (Method::POST, "/1/restore", ""),
        (Method::POST, "?before=1", OTHER_HAND),
    ] {
        let key = format!("{method} {path}");
        let expected = if path.is_empty() { String::new() } else { version.to_string() };
        let send = async |hand: &str| send(&api, &table, (&method, path), [&expected, &key], hand).await;
        let first = send(hand).await;
        assert!(first.status < 300, "{key}: {}", first.text);
        api.enter(&table.scorer, &format!("after {key}"), HAND).await.with(201);
        for same in [hand, &hand.replace(':', " : ")] {
            assert_eq!(send(same).await.with(first.status).text, first.text, "{key}");
        }
        if !hand.is_empty() {
            let other = if hand == HAND { OTHER_HAND } else { HAND };
            assert_eq!(send(other).await.refused().1, "Idempotency-Key", "{key}");
        }
        version += 2;
    }
    assert_eq!(session(&api, &table).await["version"], version);
    // The same key at another table is another key.
    let elsewhere = api.table().await;
    api.enter(&elsewhere.scorer, "POST ", OTHER_HAND).await.with(201);
}

#[actix_web::test]
async fn preconditions_and_numbers_are_checked() {
    let (api, table) = table_with(&[HAND]).await;
    let (put, delete, post) = (&Method::PUT, &Method::DELETE, &Method::POST);
    let long_key = "k".repeat(200);
    for (method, path, version, key, hand, status) in [
        (post, "", "", "", HAND, 428),
        (post, "", "", long_key.as_str(), HAND, 400),
        (put, "/1", "", "k", HAND, 428),
        (put, "/0", "2", "", HAND, 404),
        (put, "/2", "2", "", HAND, 404),
        (put, "/-1", "2", "", HAND, 404),
        (put, "/x", "2", "", HAND, 404),
        (put, "/99999999999", "2", "", HAND, 404),
        (delete, "/1", "", "", "", 428),
        (delete, "/1", "seven", "", "", 400),
        (delete, "/2", "2", "", "", 404),
        (post, "/1/restore", "2", "", "", 428),
        (post, "/1/restore", "", "k", "", 428),
        (post, "/1/restore", "2", "k", "", 404),
        (post, "/9/restore", "2", "k", "", 404),
        (post, "/0/restore", "2", "k", "", 404),
        (post, "/x/restore", "2", "k", "", 404),
        (post, "?before=1", "2", "", HAND, 428),
        (post, "?before=1", "", "k", HAND, 428),
        (post, "?before=2", "2", "k", HAND, 404),
        (post, "?before=first", "2", "k", HAND, 400),
    ] {
        let answer = send(&api, &table, (method, path), [version, key], hand).await;
        assert_eq!(answer.status, status, "{method} {path} {version:?} {key:?}");
    }
    for version in ["\"", "\"\"", "*", "W/\"2\"", "-2", "+2", "2.0", "2, 3", "99999999999999999999"] {
        assert_eq!(send(&api, &table, (delete, "/1"), [version, ""], "").await.status, 400, "{version}");
    }
    let keyless = api.ask(keyless(Method::POST, "/tables", TAROT)).await.with(428);
    assert!(keyless.json()["error"]["message"].as_str().unwrap().contains("Idempotency-Key"));
    for (method, path, hand) in
        [(put, "/1", OTHER_HAND), (delete, "/1", ""), (post, "/1/restore", ""), (post, "?before=1", HAND)]
    {
        for stale in [1, 4] {
            let answer = send(&api, &table, (method, path), [&stale.to_string(), "k"], hand).await.with(409).json();
            assert_eq!((&answer["version"], &answer["yours"]), (&json!(2), &json!(stale)), "{method} {path}");
            assert!(answer["error"]["message"].is_string());
        }
    }
    assert_eq!(session(&api, &table).await["version"], 2);
}

/// A client without permission does not learn what else is wrong with its request.
#[actix_web::test]
async fn spectators_learn_nothing_about_their_request() {
    let (api, table) = table_with(&[HAND]).await;
    let hands = format!("/tables/{}/hands", table.spectator);
    let unknown = api.enter("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "b", HAND).await.with(404).text;
    for request in [
        sending(Method::POST, &hands, HAND),
        request(Method::POST, &hands),
        request(Method::POST, &format!("{hands}?before=x")),
        sending(Method::PUT, &format!("{hands}/1"), HAND),
        request(Method::POST, &format!("{hands}/1/restore")),
    ] {
        assert_eq!(api.ask(request).await.with(404).text, unknown);
    }
}

#[actix_web::test]
async fn hands_after_an_earlier_end_are_dropped_on_request() {
    let api = Api::new();
    let table = api.table_of(r#"{"format":"tanto/1","game":"burro","players":["Ana","Bo"]}"#).await;
    for (at, loser) in ["Ana", "Ana", "Ana", "Ana", "Bo", "Ana"].iter().enumerate() {
        let hand = json!({"loser": loser}).to_string();
        api.enter(&table.scorer, &format!("hand {at}"), &hand).await.with(201);
    }
    let lost = r#"{"loser":"Ana"}"#;
    let (put, post) = (&Method::PUT, &Method::POST);
    let send = async |method, path, version, hand| send(&api, &table, (method, path), [version, path], hand).await;
    let ends = |answer: Answer, number: u64| {
        let message = answer.json()["error"]["message"].as_str().unwrap().to_owned();
        assert!(message.contains(&format!("Hand {number} would end the game")), "{message}");
        assert!(message.contains("?drop=true"), "{message}");
        answer.refused()
    };
    let refused = send(put, "/5", "7", lost).await;
    assert_eq!(ends(refused, 5), (6, String::new()));
    send(put, "/5?drop=true", "7", lost).await.with(200);
    let read = session(&api, &table).await;
    assert_eq!((read["hands"].as_array().unwrap().len(), &read["result"]["finished"]), (5, &json!(true)));
    // Nothing can be dropped after the end.
    let more = api.enter(&table.scorer, "more", lost).await;
    assert!(more.text.contains("The game is over"), "{}", more.text);
    assert_eq!(more.refused(), (6, String::new()));
    let refused = send(post, "?before=1", "8", lost).await;
    assert_eq!(ends(refused, 4), (5, String::new()));
    let refused = send(post, "?before=5", "8", lost).await;
    assert_eq!(ends(refused, 5), (5, String::new()));
    send(post, "?before=1&drop=true", "8", lost).await.with(201);
    send(post, "/6/restore", "9", "").await.refused();
}

#[actix_web::test]
async fn a_hand_inserted_at_a_change_of_seats_is_of_either_seating() {
    for (seats, taker, changed) in [("&seats=earlier", "Ana", 3), ("&seats=later", "Eva", 2), ("", "Eva", 2)] {
        let (api, table) = table_with(&[HAND]).await;
        let replace = format!("/tables/{}/seats", table.owner);
        api.post(&replace, r#"{"out":"Ana","in":"Eva"}"#).await.with(201);
        let [of_ana, of_eva] = ["Ana", "Eva"].map(|taker| HAND.replace("Ana", taker));
        api.enter(&table.scorer, "of eva", &of_eva).await.with(201);
        let (hand, others) = if taker == "Ana" { (&of_ana, &of_eva) } else { (&of_eva, &of_ana) };
        let path = format!("?before=2{seats}");
        let at = (&Method::POST, path.as_str());
        assert_eq!(send(&api, &table, at, ["4", "wrong"], others).await.refused(), (2, "taker".to_owned()));
        send(&api, &table, at, ["4", "right"], hand).await.with(201);
        let read = session(&api, &table).await;
        assert_eq!((&read["hands"][1]["taker"], &read["seat_changes"][0]["from"]), (&json!(taker), &json!(changed)));
        assert_eq!(read["hands"][2]["taker"], "Eva");
    }
    let (api, table) = table_with(&[HAND]).await;
    send(&api, &table, (&Method::POST, "?before=1&seats=never"), ["2", "k"], HAND).await.with(400);
}

/// Scorers let people come and go; only an owner gives a seat to somebody else. A change is undone as a hand is.
#[actix_web::test]
async fn people_come_and_go() {
    let (api, table) = table_with(&[HAND]).await;
    let seats = format!("/tables/{}/seats", table.scorer);
    api.post(&seats, r#"{"out":"Ana","in":"Eva"}"#).await.with(404);
    let changes = [
        json!({"in": "Eva", "after": "Ana"}),
        json!({"out": "Dag", "from": 1}),
        json!({"order": ["Chloé", "Ana", "Eva", "Bo"]}),
    ];
    for (version, change) in (3..).zip(&changes) {
        assert_eq!(api.post(&seats, r#"{"out":"Dag","from":9}"#).await.refused(), (0, "from".to_owned()));
        assert_eq!(api.post(&seats, &change.to_string()).await.with(201).json()["version"], version);
        if version == 4 {
            assert_eq!(api.post(&seats, r#"{"out":"Bo","from":1}"#).await.refused(), (1, "players".to_owned()));
        }
    }
    let read = session(&api, &table).await;
    let at = |from: u32, change: &Value| {
        let mut change = change.clone();
        change["from"] = json!(from);
        change
    };
    let [join, leave, order] = &changes;
    assert_eq!(read["seat_changes"], json!([at(1, leave), at(2, join), at(2, order)]));
    assert_eq!(read["result"]["hands"][0]["deltas"]["Dag"], "0");
    let undo = |number: u32| format!("{seats}/{number}");
    // Eva is in the new order.
    api.at_version(Method::DELETE, &undo(2), 5, "").await.with(422);
    api.at_version(Method::DELETE, &undo(4), 5, "").await.with(404);
    api.at_version(Method::DELETE, &undo(3), 4, "").await.with(409);
    api.at_version(Method::DELETE, &undo(3), 5, "").await.with(200);
    api.at_version(Method::DELETE, &undo(2), 6, "").await.with(200);
    assert_eq!(session(&api, &table).await["seat_changes"], json!([at(1, leave)]));
}
