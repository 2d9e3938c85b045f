//! Reports of a club's evenings: settlement, statistics, exports.

use crate::prelude::*;

#[actix_web::test]
async fn reports_follow_from_the_evenings() {
    let api = Api::new();
    let club = club(&api).await;
    let table = open(&api, &club, CASH).await;
    api.enter(&table.scorer, "a", HAND).await.with(201);
    api.post(&format!("/tables/{}/close", table.scorer), "").await.with(200);
    let read = async |path: &str| api.get(&format!("/clubs/{}/{path}", club.spectator)).await;
    let pays = |from: &str, to: &str, amount: &str| json!({"from": from, "to": to, "amount": amount});
    let settled = read("settlement?purse=EUR").await.with(200).json();
    let payments = [pays("2", "1", "6.60"), pays("3", "1", "6.60"), pays("4", "1", "6.60")];
    assert_eq!(settled, json!({"purse": "EUR", "payments": payments, "carried": {}, "fewest": true}));
    let banker = read("settlement?purse=EUR&banker=2").await.with(200).json();
    let payments = [pays("2", "1", "19.80"), pays("3", "2", "6.60"), pays("4", "2", "6.60")];
    assert_eq!(banker, json!({"purse": "EUR", "payments": payments, "carried": {}, "fewest": false}));
    let least = read("settlement?purse=EUR&at_least=7").await.with(200).json();
    let carried = json!({"1": "19.80", "2": "-6.60", "3": "-6.60", "4": "-6.60"});
    assert_eq!((&least["payments"], &least["carried"]), (&json!([]), &carried));

    let statistics = read("statistics?game=tarot&person=1").await.with(200).json();
    let play = json!({"person": "1", "role": "taker", "contract": "garde", "outcome": "made", "unit": "points",
        "hands": 1, "total": "198", "best": "198", "worst": "198"});
    assert_eq!(statistics["plays"], json!([play]));
    let evening = json!({"person": "1", "unit": "points", "tables": 1, "evenings": 1, "won": 1, "total": "198", "best": "198",
        "worst": "198", "run": 1});
    assert_eq!(statistics["tables"], json!([evening]));
    assert_eq!(
        statistics["pairs"][0],
        json!({"a": "1", "b": "2", "tables": 1, "evenings": 1, "a_ahead": 1, "b_ahead": 0})
    );
    assert_eq!(statistics["taker"][0]["bouts"], json!(2));
    let before = read("statistics?game=tarot&to=2020-01-01").await.with(200).json();
    assert_eq!((&before["plays"], &before["tables"]), (&json!([]), &json!([])));

    for (path, media, part) in [
        ("export?format=csv", "text/csv; charset=utf-8", ",1,tarot,1,Ana,taker,garde,made,198,points\r\n"),
        ("export?format=hledger", "text/plain; charset=utf-8", "Assets:P-1"),
        ("export?format=beancount", "text/plain; charset=utf-8", "Assets:P-1"),
        ("export", "application/json", "\"tanto-club/1\""),
    ] {
        let export = read(path).await.with(200);
        assert!(export.text.contains(part), "{}", export.text);
        assert_eq!(export.header("content-type"), media, "{path}");
        assert!(export.header("content-disposition").starts_with("attachment"), "{path}");
    }
    let own = api.get(&format!("/tables/{}/export?format=csv", table.spectator)).await.with(200).text;
    assert!(own.starts_with("hand,at,dealer,contract,Ana,Bo,Chloé,Dag,note\r\n1,"), "{own}");
    assert!(own.ends_with(",garde,198,-66,-66,-66,\r\n"), "{own}");

    for (path, field) in [
        ("settlement", "purse"),
        ("statistics", "game"),
        ("statistics?game=tarot&person=9", "person"),
        ("statistics?game=tarot&from=2026-11-23&to=2026-11-22", "to"),
        ("export?format=pdf", "format"),
    ] {
        assert_eq!(read(path).await.with(422).json()["error"]["field"], field, "{path}");
    }
    let reversed = api.get(&format!("/clubs/{}?from=2026-11-23&to=2026-11-22", club.spectator)).await;
    assert_eq!(reversed.refused(), (0, "to".to_owned()));
}

#[actix_web::test]
async fn sheets_on_which_the_fewest_win_are_not_added_to_others() {
    let api = Api::new();
    let club = club(&api).await;
    let scores = |scores: &str| format!(r#"{{"scores":{{{scores}}}}}"#);
    for (rules, hand) in [
        (r#"{"winner":"fewest"}"#, r#""Ana":"5","Bo":"9""#),
        (r#"{"winner":"fewest"}"#, r#""Ana":"12","Bo":"3""#),
        ("{}", r#""Ana":"100","Bo":"1""#),
    ] {
        let hands = scores(hand);
        let document = format!(
            r#"{{"format":"tanto/1","game":"free","players":["Ana","Bo"],"rules":{rules},"hands":[{hands}],"closed":true}}"#
        );
        open(&api, &club, &document).await;
    }
    let path = format!("/clubs/{}/statistics?game=free&person=1", club.spectator);
    let statistics = api.get(&path).await.with(200).json();
    assert_eq!(
        statistics["tables"],
        json!([
            {"person": "1", "unit": "points", "tables": 1, "evenings": 1, "won": 1, "total": "100", "best": "100", "worst": "100", "run": 1},
            {"person": "1", "unit": "points", "winner": "fewest", "tables": 2, "evenings": 1, "won": 1, "total": "17", "best": "5",
                "worst": "12", "run": 1},
        ])
    );
    let plays = statistics["plays"].as_array().unwrap().iter();
    let rows: Vec<_> =
        plays.map(|row| (row.get("winner").cloned(), row["best"].clone(), row["worst"].clone())).collect();
    assert_eq!(rows, [(None, json!("100"), json!("100")), (Some(json!("fewest")), json!("5"), json!("12"))]);
}

#[actix_web::test]
async fn a_club_is_exported_by_date() {
    let api = Api::new();
    let club = club(&api).await;
    for day in ["03", "01", "02"] {
        let document = TAROT.replace('}', &format!(r#","opened_at":"2026-11-{day}T20:00:00Z","hands":[{HAND}]}}"#));
        open(&api, &club, &document).await;
    }
    let csv = api.get(&format!("/clubs/{}/export?format=csv", club.spectator)).await.with(200).text;
    let mut days: Vec<&str> = csv.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    days.dedup();
    assert_eq!(days, ["2026-11-01", "2026-11-02", "2026-11-03"]);
}

#[actix_web::test]
async fn an_evening_is_settled_by_itself() {
    let api = Api::new();
    let club = club(&api).await;
    for (day, taker) in [("01", "Ana"), ("02", "Bo")] {
        let document = CASH.strip_suffix('}').unwrap();
        let document = format!(r#"{document},"opened_at":"2026-11-{day}T23:30:00Z","hands":[{HAND}],"closed":true}}"#);
        open(&api, &club, &document.replace(r#""taker":"Ana""#, &format!(r#""taker":"{taker}""#))).await;
    }
    let read = async |path: &str| api.get(&format!("/clubs/{}/{path}", club.spectator)).await;
    let evening = read("evenings/2026-11-02").await.with(200).json();
    assert_eq!((&evening["day"], &evening["tables"][0]["winners"]), (&json!("2026-11-02"), &json!(["2"])));
    assert_eq!(evening["people"], json!(["1", "2", "3", "4"]));
    let dues = json!({"1": "-6.60", "2": "19.80", "3": "-6.60", "4": "-6.60"});
    assert_eq!(evening["purses"], json!([{"purse": "EUR", "dues": dues}]));
    let payers = async |path: &str| {
        let settled = read(path).await.with(200).json();
        let payments = settled["payments"].as_array().unwrap().iter();
        payments
            .map(|one| format!("{}>{} {}", one["from"], one["to"], one["amount"]).replace('"', ""))
            .collect::<Vec<_>>()
    };
    assert_eq!(payers("settlement?purse=EUR&day=2026-11-02").await, ["1>2 6.60", "3>2 6.60", "4>2 6.60"]);
    let pay = r#"{"from":"1","to":"2","purse":"EUR","amount":"6.60","day":"2026-11-02"}"#;
    api.post(&format!("/clubs/{}/payments", club.scorer), pay).await.with(201);
    assert_eq!(payers("settlement?purse=EUR&day=2026-11-02").await, ["3>2 6.60", "4>2 6.60"]);
    assert_eq!(payers("settlement?purse=EUR&day=2026-11-01").await, ["2>1 6.60", "3>1 6.60", "4>1 6.60"]);
    assert_eq!(payers("settlement?purse=EUR&day=2026-11-03").await, Vec::<String>::new());
    assert_eq!(read("settlement?purse=EUR&day=today").await.refused(), (0, "day".to_owned()));
    for missing in ["2026-11-03", "2026-11-2", "x"] {
        read(&format!("evenings/{missing}")).await.with(404);
    }
}
