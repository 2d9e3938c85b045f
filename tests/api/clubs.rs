//! Clubs over the API: people, tables and the ledger. tests/proofs/rights.txt lists who may do what.

use crate::prelude::*;

pub const CASH: &str = r#"{"format":"tanto/1","game":"tarot","players":["Ana","Bo","Chloé","Dag"],
    "played_for":{"currency":"EUR","rate":"0.10"}}"#;

pub async fn club(api: &Api) -> Tokens {
    let made = api.post("/clubs", r#"{"name":"Thursdays","time_zone":"Europe/Lisbon"}"#).await.with(201).json();
    assert_eq!(made["version"], 1);
    Tokens::of(&made)
}

pub async fn open(api: &Api, club: &Tokens, document: &str) -> Tokens {
    let opened = api.post(&format!("/clubs/{}/tables", club.scorer), document).await.with(201).json();
    Tokens::of(&opened)
}

async fn read(api: &Api, club: &Tokens) -> Value {
    api.get(&format!("/clubs/{}", club.spectator)).await.with(200).json()
}

#[actix_web::test]
async fn a_club_is_made_and_read() {
    let api = Api::new();
    let club = club(&api).await;
    let table = open(&api, &club, CASH).await;
    assert_eq!(table.id, "1");
    api.enter(&table.scorer, "a", HAND).await.with(201);
    let read = api.get(&format!("/clubs/{}", club.spectator)).await.with(200);
    let version = read.json()["version"].as_i64().unwrap();
    assert_eq!(read.header("etag"), format!("\"{version}\""));
    let read = read.json();
    assert_eq!((&read["name"], &read["time_zone"]), (&json!("Thursdays"), &json!("Europe/Lisbon")));
    assert_eq!(read["people"][2], json!({"id": "3", "name": "Chloé", "guest": false, "left": false}));
    assert_eq!(read["next"], Value::Null);
    let line = &read["tables"][0];
    for (field, value) in [
        ("id", json!("1")),
        ("game", json!("tarot")),
        ("name", Value::Null),
        ("closed_at", Value::Null),
        ("hands", json!(1)),
        ("players", json!(["1", "2", "3", "4"])),
        ("totals", json!({"1": "198", "2": "-66", "3": "-66", "4": "-66"})),
        ("unit", json!("points")),
        ("winners", json!(["1"])),
    ] {
        assert_eq!(line[field], value, "{field}");
    }
    assert!(line["opened_at"].as_str().unwrap().ends_with('Z'), "{line}");

    let path = format!("/clubs/{}", club.owner);
    let changed = api.at_version(Method::PATCH, &path, version, r#"{"name":"Fridays"}"#).await.with(200).json();
    assert_eq!(changed, json!({"version": version + 1}));
    let late = api.at_version(Method::PATCH, &path, version, r#"{"name":"Sundays"}"#).await.with(409).json();
    assert_eq!((&late["version"], &late["yours"]), (&json!(version + 1), &json!(version)));
    api.ask(sending(Method::PATCH, &path, "{}")).await.with(428);
}

#[actix_web::test]
async fn a_proposed_payment_is_made_once() {
    let api = Api::new();
    let club = club(&api).await;
    let table = open(&api, &club, CASH).await;
    api.enter(&table.scorer, "a", HAND).await.with(201);
    api.post(&format!("/tables/{}/close", table.scorer), "").await.with(200);
    let settlement = format!("/clubs/{}/settlement?purse=EUR", club.spectator);
    let payments = format!("/clubs/{}/payments", club.scorer);
    let pay = async |key: &str, body: &str, version: &str| {
        let request = sending(Method::POST, &payments, body).insert_header(("idempotency-key", key.to_owned()));
        api.ask(request.insert_header(("if-match", version.to_owned()))).await
    };
    let body = r#"{"from":"2","to":"1","purse":"EUR","amount":"6.60"}"#;
    let proposed = api.get(&settlement).await.with(200).header("etag").to_owned();
    let paid = pay("one", body, &proposed).await.with(201).json();
    assert_eq!(pay("one", body, &proposed).await.with(201).json(), paid, "the same request");
    let late = pay("other", body, &proposed).await.with(409).json();
    assert_eq!(late["version"], paid["version"]);
    // Another payment still holds, through a banker only if it was proposed through them.
    let others = r#"{"from":"3","to":"1","purse":"EUR","amount":"6.60"}"#;
    let banker = r#"{"from":"4","to":"3","purse":"EUR","amount":"6.60"}"#;
    pay("banker", banker, &proposed).await.with(409);
    pay("through", &banker.replace('}', r#","banker":"3"}"#), &proposed).await.with(201);
    // More than this is proposed now, and a part of it may be paid.
    pay("others", others, &proposed).await.with(201);
    let left = api.get(&settlement).await.with(200);
    assert_eq!(left.json()["payments"], json!([{"from": "3", "to": "1", "amount": "6.60"}]));
    // A correction changes the debt, and the version of the club stays.
    api.post(&format!("/tables/{}/reopen", table.scorer), "").await.with(200);
    pay("reopened", others, left.header("etag")).await.with(409);
    // Without a version, it is more than is owed, and is entered.
    api.post(&payments, others).await.with(201);
    assert_eq!(api.post(&payments, &others.replace('}', r#","banker":"3"}"#)).await.refused().1, "banker");
}

/// Sends a change that is meant for the current version of the club.
async fn change(api: &Api, club: &Tokens, method: Method, path: &str, body: &str) -> Answer {
    let version = read(api, club).await["version"].to_string();
    api.at_version(method, path, version, body).await
}

#[actix_web::test]
async fn people_are_added_changed_and_merged() {
    let api = Api::new();
    let club = club(&api).await;
    let people = format!("/clubs/{}/people", club.owner);
    let guest = r#"{"name":"Eva","guest":true}"#;
    let eva = api.post_as("eva", &people, guest).await.with(201).json();
    assert_eq!(eva, json!({"id": "1", "version": 2}));
    assert_eq!(api.post_as("eva", &people, guest).await.with(201).json(), eva);
    open(&api, &club, TAROT).await;

    let ana = format!("{people}/2");
    let renamed = change(&api, &club, Method::PATCH, &ana, r#"{"name":"Anna"}"#).await.with(200).json();
    let same = change(&api, &club, Method::PATCH, &ana, r#"{"name":"Anna"}"#).await.with(200).json();
    assert_eq!(same, renamed, "nothing has changed");

    let merge = async |person: u32, into: u32| {
        api.post(&format!("{people}/{person}/merge"), &format!(r#"{{"into":"{into}"}}"#)).await
    };
    let names = async || {
        let club = read(&api, &club).await;
        club["people"].as_array().unwrap().iter().map(|one| one["name"].clone()).collect::<Vec<_>>()
    };
    for (person, into) in [(2, 3), (1, 1), (1, 9)] {
        assert_eq!(merge(person, into).await.refused(), (0, "into".to_owned()), "{person} into {into}");
    }
    merge(9, 2).await.with(404);
    merge(1, 2).await.with(200);
    assert_eq!(names().await, ["Anna", "Bo", "Chloé", "Dag"]);
    for query in ["?", "/ledger?", "/statistics?game=tarot&"] {
        let of = async |person: u32| api.get(&format!("/clubs/{}{query}person={person}", club.owner)).await.with(200);
        assert_eq!(of(1).await.json(), of(2).await.json(), "{query}");
    }
    change(&api, &club, Method::DELETE, &format!("{people}/1/merge"), "").await.with(200);
    assert_eq!(names().await.len(), 5);
    assert_eq!(change(&api, &club, Method::DELETE, &ana, "").await.refused(), (0, String::new()));
    change(&api, &club, Method::DELETE, &format!("{people}/1"), "").await.with(200);
    assert_eq!(names().await.len(), 4);
}

#[actix_web::test]
async fn the_links_of_a_club_give_access_to_its_tables() {
    let api = Api::new();
    let club = club(&api).await;
    open(&api, &club, TAROT).await;
    let at = |rest: &str| format!("/clubs/{}/tables/1{rest}", club.owner);
    assert_eq!(api.post(&at("/hands"), HAND).await.with(201).json()["totals"]["Ana"], "198");
    api.at_version(Method::PUT, &at("/hands/1"), 2, HAND).await.with(200);
    api.at_version(Method::DELETE, &at("/hands/1"), 3, "").await.with(200);
    api.post(&at("/seats"), r#"{"out":"Dag","in":"Eva"}"#).await.with(201);
    for (body, field) in [
        (r#"{"out":"Dag","in":"Finn"}"#, "out"),
        (r#"{"out":"Ana","in":"BO"}"#, "in"),
        (r#"{"out":"Ana","in":""}"#, "in"),
        (r#"{"after":"Bo"}"#, "in"),
        (r#"{"in":"Gil","after":"Zoé"}"#, "after"),
        (r#"{"order":["Ana","Bo"]}"#, "order"),
        (r#"{"from":9,"in":"Gil"}"#, "from"),
    ] {
        assert_eq!(api.post(&at("/seats"), body).await.refused(), (0, field.to_owned()), "{body}");
    }
    for (path, status) in [("/close", 200), ("/close", 422), ("/reopen", 200)] {
        api.post(&at(path), "").await.with(status);
    }
    let read = api.get(&at("")).await.with(200).json();
    assert_eq!((&read["version"], &read["seat_changes"][0]["in"]), (&json!(7), &json!("Eva")));
    api.get(&at("/export")).await.with(200);
    assert_eq!(api.respond(request(Method::GET, &at("/events"))).await.status(), 200);
    for number in ["0", "2", "01", "x", "99999999999"] {
        api.get(&format!("/clubs/{}/tables/{number}", club.owner)).await.with(404);
    }
}

#[actix_web::test]
async fn debts_are_paid() {
    let api = Api::new();
    let club = club(&api).await;
    let table = open(&api, &club, CASH).await;
    api.enter(&table.scorer, "a", HAND).await.with(201);
    let ledger = format!("/clubs/{}/ledger", club.spectator);
    assert_eq!(api.get(&ledger).await.with(200).json()["purses"], json!([]));
    let pay = format!("/tables/{}/payments", table.scorer);
    api.post(&pay, r#"{"from":"Bo","to":"Ana","amount":"0.60"}"#).await.with(201);
    let close = format!("/tables/{}/close", table.scorer);
    let closed = api.post_as("c", &close, "").await.with(200).json();
    assert_eq!(api.post_as("c", &close, "").await.with(200).json(), closed);
    let owed = api.get(&ledger).await.json();
    let balances = json!({"1": "19.20", "2": "-6.00", "3": "-6.60", "4": "-6.60"});
    assert_eq!(owed["purses"], json!([{"purse": "EUR", "balances": balances}]));

    let payments = format!("/clubs/{}/payments", club.scorer);
    let body = r#"{"from":"2","to":"1","purse":"EUR","amount":"5","note":" at last ","date":"2026-11-20"}"#;
    let paid = api.post(&payments, body).await.with(201).json();
    assert_eq!(paid["id"], "1");
    let lines = api.get(&format!("{ledger}?person=2")).await.json()["purses"][0]["lines"].clone();
    // The payment is dated before the evening.
    for (at, of, amount, balance) in [(0, "payment", "5.00", "5.00"), (1, "table", "-6.00", "-1.00")] {
        let line = &lines[at];
        assert_eq!([&line[of], &line["amount"], &line["balance"]], [&json!("1"), &json!(amount), &json!(balance)]);
    }
    let opened_at = read(&api, &club).await["tables"][0]["opened_at"].clone();
    assert_eq!(lines[1]["at"], opened_at, "a table is dated with its evening");
    change(&api, &club, Method::DELETE, &format!("{payments}/1"), "").await.with(200);
    change(&api, &club, Method::DELETE, &format!("{payments}/7"), "").await.with(404);
    assert_eq!(api.get(&ledger).await.json()["purses"], owed["purses"]);
    check_store(api.app.store()).unwrap();
}

#[actix_web::test]
async fn lists_are_paged() {
    let api = Api::new();
    let club = club(&api).await;
    for day in 1..=52 {
        let (month, day) = if day <= 31 { (1, day) } else { (2, day - 31) };
        let document = TAROT.replace('}', &format!(r#","opened_at":"2026-{month:02}-{day:02}T20:00:00Z"}}"#));
        open(&api, &club, &document).await;
    }
    let ids = |page: &Value| {
        let tables = page["tables"].as_array().unwrap().iter();
        tables.map(|table| table["id"].as_str().unwrap().parse::<u32>().unwrap()).collect::<Vec<_>>()
    };
    let list = async |query: &str| api.get(&format!("/clubs/{}{query}", club.spectator)).await.with(200).json();
    let first = list("").await;
    assert_eq!(ids(&first), (3..=52).rev().collect::<Vec<_>>());
    let rest = list(&format!("?before={}", first["next"].as_str().unwrap())).await;
    assert_eq!((ids(&rest), &rest["next"]), (vec![2, 1], &Value::Null));
    assert_eq!(ids(&list("?person=2&from=2026-01-01&to=2026-01-02&game=tarot").await), [2, 1]);
}

#[actix_web::test]
async fn invalid_requests_are_refused_with_their_field() {
    let api = Api::new();
    let club = club(&api).await;
    open(&api, &club, CASH).await;
    let clubs = "/clubs".to_owned();
    let people = format!("/clubs/{}/people", club.owner);
    let payments = format!("/clubs/{}/payments", club.owner);
    let tables = format!("/clubs/{}/tables", club.owner);
    let payment = |field: &str, value: &str| {
        let mut payment = json!({"from": "2", "to": "1", "purse": "EUR", "amount": "1"});
        payment[field] = serde_json::from_str(value).unwrap();
        payment.to_string()
    };
    let cases: Vec<(&str, String, &str)> = vec![
        (&clubs, r#"{"name":""}"#.into(), "name"),
        (&clubs, r#"{"time_zone":"Europe/Nowhere"}"#.into(), "time_zone"),
        (&clubs, r#"{"colour":"red"}"#.into(), "colour"),
        (&clubs, "[]".into(), ""),
        (&people, "{}".into(), "name"),
        (&people, r#"{"name":"ana"}"#.into(), "name"),
        (&people, r#"{"name":"Eva","guest":"yes"}"#.into(), "guest"),
        (&payments, payment("from", "\"9\""), "from"),
        (&payments, payment("to", "\"2\""), "to"),
        (&payments, payment("purse", "\"USD\""), "purse"),
        (&payments, payment("amount", "\"0.001\""), "amount"),
        (&payments, payment("date", "\"2026-02-30\""), "date"),
        (&payments, payment("note", "\"\\u0000\""), "note"),
        (&tables, TAROT.replace("Bo", "ANA"), "players"),
    ];
    let before = read(&api, &club).await;
    for (path, body, field) in &cases {
        assert_eq!(api.post(path, body).await.refused(), (0, (*field).to_owned()), "{path} {body}");
    }
    for (query, field) in [
        ("?game=poker", "game"),
        ("?person=9", "person"),
        ("?from=yesterday", "from"),
        ("?to=2026-02-30", "to"),
        ("?before=9", "before"),
        ("?before=x", "before"),
    ] {
        let refused = api.get(&format!("/clubs/{}{query}", club.spectator)).await.refused();
        assert_eq!(refused, (0, field.to_owned()), "{query}");
    }
    assert_eq!(api.get(&format!("/clubs/{}/ledger?person=9", club.owner)).await.refused().1, "person");
    assert_eq!(read(&api, &club).await, before, "nothing has changed");
}
