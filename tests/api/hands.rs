//! Entering, correcting, voiding and restoring hands.

use actix_web::http::Method;
use serde_json::json;

use crate::asking::{Answer, Api, HAND, OTHER_HAND, TAROT, Tokens, keyless, request, sending, table_with};

/// Corrects a hand, or voids it if there is no new one.
async fn change(api: &Api, table: &Tokens, number: &str, version: &str, hand: Option<&str>) -> Answer {
    let method = if hand.is_some() { Method::PUT } else { Method::DELETE };
    let path = format!("/tables/{}/hands/{number}", table.scorer);
    api.at_version(method, &path, version, hand.unwrap_or_default()).await
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
async fn a_key_enters_one_hand() {
    let (api, table) = table_with(&[]).await;
    let first = api.enter(&table.scorer, "a", HAND).await.with(201).text;
    let spaced = HAND.replace(':', " : ");
    for body in [HAND, &spaced] {
        assert_eq!(api.enter(&table.scorer, "a", body).await.with(201).text, first);
    }
    assert_eq!(api.enter(&table.scorer, "a", OTHER_HAND).await.refused(), (0, "Idempotency-Key".to_owned()));
    let elsewhere = api.table().await;
    api.enter(&elsewhere.scorer, "a", OTHER_HAND).await.with(201);
    assert_eq!(api.get(&format!("/tables/{}", table.owner)).await.json()["version"], 2);
}

#[actix_web::test]
async fn a_repetition_answers_as_at_first() {
    let (api, table) = table_with(&[]).await;
    let first = api.enter(&table.scorer, "first", HAND).await.with(201).text;
    let second = api.enter(&table.scorer, "second", OTHER_HAND).await.with(201).text;
    change(&api, &table, "1", "3", None).await.with(200);
    change(&api, &table, "1", "4", Some(HAND)).await.with(200);
    assert_eq!(api.enter(&table.scorer, "first", HAND).await.with(201).text, first);
    assert_eq!(api.enter(&table.scorer, "second", OTHER_HAND).await.with(201).text, second);

    let path = format!("/tables/{}/hands/1", table.scorer);
    let void =
        || request(Method::DELETE, &path).insert_header(("if-match", "5")).insert_header(("idempotency-key", "v"));
    let voided = api.ask(void()).await.with(200).text;
    api.enter(&table.scorer, "third", HAND).await.with(201);
    assert_eq!(api.ask(void()).await.with(200).text, voided);
    let amend = |hand| {
        sending(Method::PUT, &path, hand).insert_header(("if-match", "7")).insert_header(("idempotency-key", "p"))
    };
    let amended = api.ask(amend(OTHER_HAND)).await.with(200).text;
    api.enter(&table.scorer, "fourth", HAND).await.with(201);
    assert_eq!(api.ask(amend(OTHER_HAND)).await.with(200).text, amended);
    assert_eq!(api.ask(amend(HAND)).await.refused(), (0, "Idempotency-Key".to_owned()));
}

#[actix_web::test]
async fn a_hand_is_corrected() {
    let (api, table) = table_with(&[HAND, OTHER_HAND]).await;
    let amended = change(&api, &table, "1", "\"3\"", Some(OTHER_HAND)).await.with(200).json();
    assert_eq!((&amended["number"], &amended["version"]), (&json!(1), &json!(4)));
    assert_eq!((&amended["deltas"]["Bo"], &amended["totals"]["Bo"]), (&json!("75"), &json!("150")));

    let impossible = OTHER_HAND.replace("56", "92");
    assert_eq!(change(&api, &table, "1", "4", Some(&impossible)).await.refused(), (1, "points".to_owned()));
    for number in ["0", "3", "-1", "x", "99999999999"] {
        change(&api, &table, number, "4", Some(HAND)).await.with(404);
    }
}

#[actix_web::test]
async fn a_hand_is_voided() {
    let (api, table) = table_with(&[HAND, OTHER_HAND]).await;
    let voided = change(&api, &table, "1", "3", None).await.with(200).json();
    assert_eq!(voided["version"], 4);
    assert_eq!(voided["totals"], json!({"Ana": "-25", "Bo": "75", "Chloé": "-25", "Dag": "-25"}));
    assert_eq!(voided.get("deltas"), None);
    let read = api.get(&format!("/tables/{}", table.spectator)).await.json();
    assert_eq!(read["hands"].as_array().unwrap().len(), 1);
    assert_eq!(api.enter(&table.scorer, "c", HAND).await.with(201).json()["number"], 2);
}

#[actix_web::test]
async fn a_stale_version_is_a_conflict() {
    let (api, table) = table_with(&[HAND, HAND]).await;
    for hand in [Some(OTHER_HAND), None] {
        for stale in ["2", "1", "4"] {
            let conflict = change(&api, &table, "1", stale, hand).await.with(409).json();
            assert_eq!(
                (conflict["version"].to_string(), conflict["yours"].to_string()),
                ("3".to_owned(), stale.to_owned())
            );
            assert!(conflict["error"]["message"].is_string());
        }
    }
    assert_eq!(api.get(&format!("/tables/{}", table.spectator)).await.json()["version"], 3);
}

#[actix_web::test]
async fn requests_without_a_precondition_are_refused() {
    let (api, table) = table_with(&[]).await;
    for (path, body) in [("/tables", TAROT), (&*format!("/tables/{}/hands", table.scorer), HAND)] {
        api.ask(keyless(Method::POST, path, body)).await.with(428);
    }
    api.enter(&table.scorer, "a", HAND).await.with(201);
    let path = format!("/tables/{}/hands/1", table.scorer);
    api.ask(sending(Method::PUT, &path, HAND)).await.with(428);
    api.ask(request(Method::DELETE, &path)).await.with(428);
    change(&api, &table, "1", "seven", None).await.with(400);
    api.enter(&table.scorer, &"k".repeat(200), HAND).await.with(400);
}

/// A client without permission does not learn what else is wrong with its request.
#[actix_web::test]
async fn spectators_learn_nothing_about_their_request() {
    let (api, table) = table_with(&[HAND]).await;
    let hands = format!("/tables/{}/hands", table.spectator);
    let nobodys = api.enter("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "b", HAND).await.with(404).text;
    for asked in [
        sending(Method::POST, &hands, HAND),
        request(Method::POST, &hands),
        request(Method::POST, &format!("{hands}?before=x")),
        sending(Method::PUT, &format!("{hands}/1"), HAND),
        request(Method::POST, &format!("{hands}/1/restore")),
    ] {
        assert_eq!(api.ask(asked).await.with(404).text, nobodys);
    }
}

#[actix_web::test]
async fn nobody_enters_a_hand_after_the_end() {
    let api = Api::new();
    let table = api.table_of(r#"{"format":"tanto/1","game":"burro","players":["Ana","Bo"]}"#).await;
    // B, U, R, R, O.
    for hand in 0..5 {
        api.enter(&table.scorer, &format!("hand {hand}"), r#"{"loser":"Ana"}"#).await.with(201);
    }
    assert_eq!(api.get(&format!("/tables/{}", table.owner)).await.json()["result"]["finished"], true);
    assert_eq!(api.enter(&table.scorer, "more", r#"{"loser":"Bo"}"#).await.refused(), (6, String::new()));
}

#[actix_web::test]
async fn everybody_may_enter_at_once() {
    let (api, table) = table_with(&[]).await;
    let keys: Vec<String> = (0..12).map(|number| format!("hand {number}")).collect();
    let answers = futures_util::future::join_all(keys.iter().map(|key| api.enter(&table.scorer, key, HAND))).await;
    let mut numbers: Vec<u64> = answers
        .into_iter()
        .filter(|answer| answer.status != 409)
        .map(|answer| answer.with(201).json()["number"].as_u64().unwrap())
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=numbers.len() as u64).collect::<Vec<_>>());
    assert!(numbers.len() >= 8, "of twelve that come at once, hardly any is asked to try again");
    let read = api.get(&format!("/tables/{}", table.spectator)).await.json();
    assert_eq!(read["hands"].as_array().unwrap().len(), numbers.len());
}

/// Restores a hand, or inserts one before another.
async fn mend(api: &Api, table: &Tokens, path: &str, headers: &[(&'static str, &str)], hand: Option<&str>) -> Answer {
    let path = format!("/tables/{}/hands{path}", table.scorer);
    let asked = hand.map_or_else(|| request(Method::POST, &path), |hand| keyless(Method::POST, &path, hand));
    api.ask(headers.iter().fold(asked, |asked, header| asked.insert_header(*header))).await
}

#[actix_web::test]
async fn a_voided_hand_is_restored() {
    let (api, table) = table_with(&[HAND]).await;
    let before = api.enter(&table.scorer, "b", OTHER_HAND).await.with(201).json();
    change(&api, &table, "1", "3", None).await.with(200);
    let meant = [("if-match", "4"), ("idempotency-key", "r")];
    let restored = mend(&api, &table, "/1/restore", &meant, None).await.with(200);
    let told = restored.json();
    assert_eq!((&told["number"], &told["version"], &told["totals"]), (&json!(1), &json!(5), &before["totals"]));
    assert_eq!(told["deltas"]["Ana"], "198");
    api.enter(&table.scorer, "c", HAND).await.with(201);
    assert_eq!(mend(&api, &table, "/1/restore", &meant, None).await.with(200).text, restored.text);

    let stale = mend(&api, &table, "/1/restore", &[("if-match", "4"), ("idempotency-key", "s")], None).await;
    let conflict = stale.with(409).json();
    assert_eq!((&conflict["version"], &conflict["yours"]), (&json!(6), &json!(4)));
    for number in ["1", "9", "0", "x"] {
        let now = [("if-match", "6"), ("idempotency-key", "t")];
        mend(&api, &table, &format!("/{number}/restore"), &now, None).await.with(404);
    }
    for half in [("if-match", "6"), ("idempotency-key", "u")] {
        mend(&api, &table, "/1/restore", &[half], None).await.with(428);
    }
}

#[actix_web::test]
async fn a_forgotten_hand_is_inserted() {
    let (api, table) = table_with(&[HAND]).await;
    let meant = [("if-match", "2"), ("idempotency-key", "i")];
    let inserted = mend(&api, &table, "?before=1", &meant, Some(OTHER_HAND)).await.with(201);
    let told = inserted.json();
    assert_eq!((&told["number"], &told["version"], &told["deltas"]["Bo"]), (&json!(1), &json!(3), &json!("75")));
    assert_eq!(told["totals"], json!({"Ana": "173", "Bo": "9", "Chloé": "-91", "Dag": "-91"}));
    api.enter(&table.scorer, "b", HAND).await.with(201);
    assert_eq!(mend(&api, &table, "?before=1", &meant, Some(OTHER_HAND)).await.with(201).text, inserted.text);
    assert_eq!(mend(&api, &table, "?before=1", &meant, Some(HAND)).await.refused().1, "Idempotency-Key");

    let now = [("if-match", "4"), ("idempotency-key", "j")];
    let impossible = OTHER_HAND.replace("56", "92");
    let refused = mend(&api, &table, "?before=2", &now, Some(&impossible)).await.refused();
    assert_eq!(refused, (2, "points".to_owned()));
    mend(&api, &table, "?before=4", &now, Some(HAND)).await.with(404);
    mend(&api, &table, "?before=first", &now, Some(HAND)).await.with(400);
    mend(&api, &table, "?before=1", &[("if-match", "3"), ("idempotency-key", "k")], Some(HAND)).await.with(409);
    for half in [("if-match", "4"), ("idempotency-key", "l")] {
        mend(&api, &table, "?before=1", &[half], Some(HAND)).await.with(428);
    }
    let read = api.get(&format!("/tables/{}", table.spectator)).await.json();
    assert_eq!((&read["hands"][0]["taker"], &read["hands"][1]["taker"]), (&json!("Bo"), &json!("Ana")));
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
    assert_eq!(change(&api, &table, "5", "7", Some(lost)).await.refused(), (6, String::new()));
    change(&api, &table, "5?drop=true", "7", Some(lost)).await.with(200);
    let read = api.get(&format!("/tables/{}", table.spectator)).await.json();
    assert_eq!((read["hands"].as_array().unwrap().len(), &read["result"]["finished"]), (5, &json!(true)));
    let meant = [("if-match", "8"), ("idempotency-key", "i")];
    assert_eq!(mend(&api, &table, "?before=1", &meant, Some(lost)).await.refused(), (5, String::new()));
    mend(&api, &table, "?before=1&drop=true", &meant, Some(lost)).await.with(201);
    mend(&api, &table, "/6/restore", &[("if-match", "9"), ("idempotency-key", "r")], None).await.refused();
}
