//! Reports of a club's evenings: settlement, statistics, exports.

use serde_json::json;

use crate::asking::{Api, HAND};
use crate::clubs::{CASH, club, open};

#[actix_web::test]
async fn reports_follow_from_the_evenings() {
    let api = Api::new();
    let club = club(&api).await;
    let table = open(&api, &club, CASH).await;
    api.enter(&table.scorer, "a", HAND).await.with(201);
    api.post(&format!("/tables/{}/close", table.scorer), "").await.with(200);
    let told = async |path: &str| api.get(&format!("/clubs/{}/{path}", club.spectator)).await;
    let pays = |from: &str, to: &str, amount: &str| json!({"from": from, "to": to, "amount": amount});
    let settled = told("settlement?purse=EUR").await.with(200).json();
    let payments = [pays("2", "1", "6.60"), pays("3", "1", "6.60"), pays("4", "1", "6.60")];
    assert_eq!(settled, json!({"purse": "EUR", "payments": payments, "carried": {}, "fewest": true}));
    let banker = told("settlement?purse=EUR&banker=2").await.with(200).json();
    let payments = [pays("2", "1", "19.80"), pays("3", "2", "6.60"), pays("4", "2", "6.60")];
    assert_eq!(banker, json!({"purse": "EUR", "payments": payments, "carried": {}, "fewest": false}));
    let least = told("settlement?purse=EUR&at_least=7").await.with(200).json();
    let carried = json!({"1": "19.80", "2": "-6.60", "3": "-6.60", "4": "-6.60"});
    assert_eq!((&least["payments"], &least["carried"]), (&json!([]), &carried));

    let statistics = told("statistics?game=tarot&person=1").await.with(200).json();
    let play = json!({"person": "1", "role": "taker", "contract": "garde", "outcome": "made", "unit": "points",
        "hands": 1, "total": "198", "best": "198", "worst": "198"});
    assert_eq!(statistics["plays"], json!([play]));
    let evening = json!({"person": "1", "unit": "points", "evenings": 1, "won": 1, "total": "198", "best": "198",
        "worst": "198", "run": 1});
    assert_eq!(statistics["evenings"], json!([evening]));
    assert_eq!(statistics["pairs"][0], json!({"a": "1", "b": "2", "evenings": 1, "a_ahead": 1, "b_ahead": 0}));
    assert_eq!(statistics["taker"][0]["bouts"], json!(2));
    let before = told("statistics?game=tarot&to=2020-01-01").await.with(200).json();
    assert_eq!((&before["plays"], &before["evenings"]), (&json!([]), &json!([])));

    let csv = told("export?format=csv").await.with(200);
    assert_eq!(csv.header("content-type"), "text/csv; charset=utf-8");
    let csv = csv.text.clone();
    let lines: Vec<&str> = csv.split("\r\n").collect();
    assert_eq!(lines[0], "date,table,game,hand,person,role,contract,outcome,amount,unit");
    assert!(lines[1].ends_with(",1,tarot,1,Ana,taker,garde,made,198,points"), "{}", lines[1]);
    assert_eq!(lines.len(), 6);
    assert!(told("export?format=hledger").await.with(200).text.contains("Assets:P-1"));
    assert!(told("export?format=beancount").await.with(200).text.contains("Assets:P-1"));
    let whole = told("export").await.with(200);
    assert!(whole.header("content-disposition").starts_with("attachment"));
    let whole = whole.json();
    assert_eq!(whole["format"], "tanto-club/1");
    assert_eq!((&whole["people"][0]["name"], &whole["tables"][0]["id"]), (&json!("Ana"), &json!("1")));
    let own = api.get(&format!("/tables/{}/export?format=csv", table.spectator)).await.with(200).text;
    assert!(own.starts_with("hand,at,dealer,contract,Ana,Bo,Chloé,Dag\r\n1,"), "{own}");
    assert!(own.ends_with(",garde,198,-66,-66,-66\r\n"), "{own}");

    for (path, field) in [
        ("settlement", "purse"),
        ("settlement?purse=EUR&banker=9", "banker"),
        ("settlement?purse=EUR&at_least=-1", "at_least"),
        ("statistics", "game"),
        ("statistics?game=tarot&person=9", "person"),
        ("export?format=pdf", "format"),
    ] {
        assert_eq!(told(path).await.with(422).json()["error"]["field"], field, "{path}");
    }
}
