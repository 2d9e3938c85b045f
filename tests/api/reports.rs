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
    let evening = json!({"person": "1", "unit": "points", "evenings": 1, "won": 1, "total": "198", "best": "198",
        "worst": "198", "run": 1});
    assert_eq!(statistics["evenings"], json!([evening]));
    assert_eq!(statistics["pairs"][0], json!({"a": "1", "b": "2", "evenings": 1, "a_ahead": 1, "b_ahead": 0}));
    assert_eq!(statistics["taker"][0]["bouts"], json!(2));
    let before = read("statistics?game=tarot&to=2020-01-01").await.with(200).json();
    assert_eq!((&before["plays"], &before["evenings"]), (&json!([]), &json!([])));

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
    assert!(own.starts_with("hand,at,dealer,contract,Ana,Bo,Chloé,Dag\r\n1,"), "{own}");
    assert!(own.ends_with(",garde,198,-66,-66,-66\r\n"), "{own}");

    for (path, field) in [
        ("settlement", "purse"),
        ("statistics", "game"),
        ("statistics?game=tarot&person=9", "person"),
        ("export?format=pdf", "format"),
    ] {
        assert_eq!(read(path).await.with(422).json()["error"]["field"], field, "{path}");
    }
}
