//! Deleting, restoring and erasing tables and clubs, and moving a table to another club.

use crate::events::{next, watch};
use crate::prelude::*;

crate::on_both_databases!(
    a_deleted_table_is_hidden_until_it_is_restored,
    a_deleted_club_is_hidden_until_it_is_restored,
    deletions_are_erased_after_a_week,
    a_failed_erasure_does_not_stop_the_others,
    a_table_moves_to_another_club,
    a_key_is_separate_for_each_table,
);

const WEEK: i64 = 7 * 24 * 60 * 60 * 1000;

async fn version(api: &Api, club: &Tokens) -> i64 {
    api.get(&format!("/clubs/{}", club.spectator)).await.with(200).json()["version"].as_i64().unwrap()
}

async fn balances(api: &Api, club: &Tokens) -> Value {
    let ledger = api.get(&format!("/clubs/{}/ledger", club.spectator)).await.with(200).json();
    ledger["purses"][0]["balances"].clone()
}

async fn delete(api: &Api, path: &str, version: i64) -> Answer {
    api.at_version(Method::DELETE, path, version, "").await
}

/// A finished evening for money: each of three players owes 6.60.
async fn evening(api: &Api, club: &Tokens) -> Tokens {
    let table = open(api, club, CASH).await;
    api.enter(&table.scorer, "a", HAND).await.with(201);
    api.post(&format!("/tables/{}/close", table.scorer), "").await.with(200);
    table
}

fn owed() -> Value {
    json!({"1": "19.80", "2": "-6.60", "3": "-6.60", "4": "-6.60"})
}

async fn a_deleted_table_is_hidden_until_it_is_restored(place: &Place) {
    let api = Api::at(place);
    let club = club(&api).await;
    let table = evening(&api, &club).await;
    let own = format!("/tables/{}", table.owner);
    let mut news = watch(&api, &table.spectator).await;
    let seen = version(&api, &club).await;
    api.ask(request(Method::DELETE, &own)).await.with(428);
    let late = delete(&api, &format!("/clubs/{}/tables/1", club.owner), seen - 1).await.with(409).json();
    assert_eq!((&late["version"], &late["yours"]), (&json!(seen), &json!(seen - 1)));
    // The link to the table shows only the table's version, not the club's.
    let of_table = api.get(&own).await.json()["version"].as_i64().unwrap();
    delete(&api, &own, of_table + 1000).await.with(409);
    let before = api.get(&format!("/clubs/{}/export", club.owner)).await.with(200).json();
    let deleted = delete(&api, &own, of_table).await.with(200).json()["version"].as_i64().unwrap();
    assert_eq!((deleted > seen, version(&api, &club).await), (true, deleted));

    assert_eq!(next(&mut news).await, None, "a stream ends");
    assert_eq!(api.get(&format!("/clubs/{}", club.spectator)).await.json()["tables"], json!([]));
    assert_eq!(balances(&api, &club).await, Value::Null, "the purse is empty");
    let statistics = api.get(&format!("/clubs/{}/statistics?game=tarot", club.spectator)).await.with(200).json();
    assert_eq!((&statistics["plays"], &statistics["tables"]), (&json!([]), &json!([])));
    let exported = api.get(&format!("/clubs/{}/export", club.owner)).await.with(200).json();
    assert_eq!(exported["tables"], json!([]));
    check_store(api.app.store()).unwrap();

    api.ask(request(Method::POST, &format!("{own}/restore"))).await.with(428);
    let back = api.post_as("back", &format!("{own}/restore"), "").await.with(200).json();
    assert_eq!(api.post_as("back", &format!("{own}/restore"), "").await.with(200).json(), back);
    assert_eq!(api.post(&format!("/clubs/{}/tables/1/restore", club.owner), "").await.with(200).json(), back);
    assert_eq!(balances(&api, &club).await, owed());
    let exported = api.get(&format!("/clubs/{}/export", club.owner)).await.json();
    assert_eq!(exported["tables"], before["tables"]);
    api.get(&own).await.with(200);
    check_store(api.app.store()).unwrap();
}

async fn a_deleted_club_is_hidden_until_it_is_restored(place: &Place) {
    let api = Api::at(place);
    let club = club(&api).await;
    let (first, second) = (evening(&api, &club).await, open(&api, &club, TAROT).await);
    delete(&api, &format!("/tables/{}", first.owner), version(&api, &club).await).await.with(200);
    let own = format!("/clubs/{}", club.owner);
    let seen = version(&api, &club).await;
    delete(&api, &own, seen - 1).await.with(409);
    let deleted = delete(&api, &own, seen).await.with(200).json();
    assert_eq!(deleted, json!({"version": seen + 1}));
    api.get(&format!("/tables/{}", second.owner)).await.with(404);
    // Its tables can be restored only together with the club.
    api.post(&format!("/tables/{}/restore", first.owner), "").await.with(404);
    check_store(api.app.store()).unwrap();

    let back = api.post_as("back", &format!("{own}/restore"), "").await.with(200).json();
    assert_eq!(back, json!({"version": seen + 2}));
    assert_eq!(api.post_as("back", &format!("{own}/restore"), "").await.with(200).json(), back);
    api.get(&format!("/tables/{}", second.owner)).await.with(200);
    // The table that was deleted before the club is still deleted.
    api.get(&format!("/tables/{}", first.owner)).await.with(404);
    api.post(&format!("/tables/{}/restore", first.owner), "").await.with(200);
    assert_eq!(balances(&api, &club).await, owed());
    check_store(api.app.store()).unwrap();
}

async fn deletions_are_erased_after_a_week(place: &Place) {
    let api = Api::at(place);
    let (club, other) = (club(&api).await, club(&api).await);
    let (deleted, stays) = (evening(&api, &club).await, evening(&api, &club).await);
    let with_it = evening(&api, &other).await;
    let cached: TableId = table_id(place, &with_it).parse().unwrap();
    let head = api.app.service.load(cached).unwrap().head.clone();
    api.app.service.publish_picture(table_id(place, &deleted).parse().unwrap(), "en", 1).unwrap();
    delete(&api, &format!("/tables/{}", deleted.owner), version(&api, &club).await).await.with(200);
    delete(&api, &format!("/clubs/{}", other.owner), version(&api, &other).await).await.with(200);
    let now = App::now();
    let all = api.app.store().all_table_ids().unwrap().len();
    erase_deleted(&api, now + WEEK - 60_000).await.unwrap();
    assert_eq!((all, api.app.store().all_table_ids().unwrap().len()), (3, 3), "a minute too early");
    assert!(api.app.service.cached(cached, &head).is_some());
    erase_deleted(&api, now + WEEK + 60_000).await.unwrap();
    erase_deleted(&api, now + WEEK + 60_000).await.unwrap();
    assert_eq!(api.app.store().all_table_ids().unwrap().len(), 1);
    assert_eq!(api.app.store().all_club_ids().unwrap().len(), 1);
    assert!(api.app.service.cached(cached, &head).is_none());
    api.post(&format!("/tables/{}/restore", deleted.owner), "").await.with(404);
    api.post(&format!("/clubs/{}/restore", other.owner), "").await.with(404);
    api.post(&format!("/tables/{}/restore", with_it.owner), "").await.with(404);
    assert_eq!(balances(&api, &club).await, owed(), "what the other evening brought");
    api.get(&format!("/tables/{}", stays.owner)).await.with(200);
    api.get(&format!("/clubs/{}/export?format=hledger", club.owner)).await.with(200);
    for sql in ["DELETE FROM events", "UPDATE events SET body = '{}'"] {
        assert!(place.execute(sql).is_err(), "the triggers are back: {sql}");
    }
    check_store(api.app.store()).unwrap();
}

async fn a_failed_erasure_does_not_stop_the_others(place: &Place) {
    let api = Api::at(place);
    let mut deleted = Vec::new();
    for _ in 0..4 {
        let club = club(&api).await;
        let table = evening(&api, &club).await;
        deleted.push(table_id(place, &table));
        delete(&api, &format!("/tables/{}", table.owner), version(&api, &club).await).await.with(200);
    }
    // Damage the record of the club whose table is erased first.
    deleted.sort();
    place.disarm();
    let club = "stream_id = (SELECT club_id FROM tables ORDER BY id LIMIT 1)";
    place.execute(&format!("UPDATE events SET body = replace(body, 'Dag', 'Dan') WHERE {club}")).unwrap();
    drop(api);
    let api = Api::at(place);
    assert!(erase_deleted(&api, App::now() + WEEK + 60_000).await.is_err(), "the failure is reported");
    let left: Vec<String> = api.app.store().all_table_ids().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(left, deleted[..1]);
}

/// The id of a club's table. The API shows only the table's number in the club.
fn table_id(place: &Place, table: &Tokens) -> String {
    let store = tanto::store::Store::open_for_reading(&place.url()).unwrap();
    store.resolve_token(&table.owner).unwrap().unwrap().id.to_string()
}

async fn a_table_moves_to_another_club(place: &Place) {
    let api = Api::at(place);
    let (from, to) = (club(&api).await, club(&api).await);
    // The other club spells Bo differently, as its second person.
    for name in ["Eva", "BO"] {
        api.post(&format!("/clubs/{}/people", to.owner), &json!({"name": name}).to_string()).await.with(201);
    }
    let (over, going) = (evening(&api, &from).await, open(&api, &from, TAROT).await);
    let to_club = |token: &str| json!({"to": token}).to_string();
    let path = format!("/clubs/{}/tables/1/move", from.owner);
    for (token, why) in [(&to.scorer, "no owner"), (&from.owner, "the same"), (&over.owner, "no club")] {
        assert_eq!(api.post(&path, &to_club(token)).await.refused(), (0, "to".to_owned()), "{why}");
    }
    assert_eq!(api.post(&path, "{}").await.refused(), (0, "to".to_owned()));
    // Only an owner of both clubs may move a table: otherwise a link to the table could remove its debts from the ledger.
    for path in [format!("/clubs/{}/tables/1/move", from.scorer), format!("/tables/{}/move", over.owner)] {
        api.post(&path, &to_club(&to.owner)).await.with(404);
    }
    // A table cannot move to a club that has merged two of its players.
    let one = club(&api).await;
    let people = format!("/clubs/{}/people", one.owner);
    for name in ["Ana", "Bo"] {
        api.post(&people, &json!({"name": name}).to_string()).await.with(201);
    }
    api.post(&format!("{people}/2/merge"), r#"{"into":"1"}"#).await.with(200);
    assert_eq!(api.post(&path, &to_club(&one.owner)).await.refused(), (0, "to".to_owned()));
    assert_eq!(balances(&api, &from).await, owed(), "nothing has changed");

    let moved = api.post_as("m", &path, &to_club(&to.owner)).await.with(200).json();
    assert_eq!(moved, json!({"id": "1", "version": version(&api, &to).await}));
    assert_eq!(api.post_as("m", &path, &to_club(&to.owner)).await.with(200).json(), moved);
    assert_eq!(balances(&api, &from).await, Value::Null);
    let there = json!({"1": "0.00", "2": "-6.60", "3": "19.80", "4": "-6.60", "5": "-6.60"});
    assert_eq!(balances(&api, &to).await, there);
    api.get(&format!("/clubs/{}/tables/1", from.owner)).await.with(404);
    let document = api.get(&format!("/clubs/{}/tables/1", to.spectator)).await.with(200).json();
    assert_eq!(document["players"], json!(["Ana", "BO", "Chloé", "Dag"]));
    // The repetition also works after the table has moved on. Another key, club, table or link finds nothing.
    let third = club(&api).await;
    api.post_as("n", &format!("/clubs/{}/tables/1/move", to.owner), &to_club(&third.owner)).await.with(200);
    assert_eq!(api.post_as("m", &path, &to_club(&to.owner)).await.with(200).json(), moved);
    for (path, key, to) in [
        (&path, "other", &to),
        (&path, "m", &third),
        (&format!("/clubs/{}/tables/3/move", from.owner), "m", &to),
        (&format!("/clubs/{}/tables/1/move", from.scorer), "m", &to),
    ] {
        assert_eq!(api.post_as(key, path, &to_club(&to.owner)).await.status, 404, "{path} {key}");
    }
    assert_eq!(balances(&api, &third).await, owed());
    api.get(&format!("/tables/{}", over.spectator)).await.with(200);

    let path = format!("/clubs/{}/tables/2/move", from.owner);
    assert_eq!(api.post(&path, &to_club(&to.owner)).await.with(200).json()["id"], "2");
    let document = api.get(&format!("/tables/{}", going.spectator)).await.with(200).json();
    assert_eq!((&document["players"][1], &document["version"]), (&json!("BO"), &json!(1)));
    api.enter(&going.scorer, "a", HAND).await.with(201);
    check_store(api.app.store()).unwrap();
    assert_eq!(api.get(&format!("/clubs/{}", from.spectator)).await.json()["tables"], json!([]));
}

async fn a_key_is_separate_for_each_table(place: &Place) {
    let api = Api::at(place);
    let club = club(&api).await;
    let tables = [open(&api, &club, CASH).await, open(&api, &club, CASH).await];
    let all = format!("/clubs/{}", club.spectator);
    let count = async || api.get(&all).await.json()["tables"].as_array().map(Vec::len);
    for (table, owed) in tables.iter().zip(["19.80", "39.60"]) {
        api.enter(&table.scorer, "hand", HAND).await.with(201);
        for _ in 0..2 {
            api.post_as("end", &format!("/tables/{}/close", table.scorer), "").await.with(200);
            assert_eq!(balances(&api, &club).await["1"], owed);
        }
    }
    for (table, left) in tables.iter().zip([1, 0]) {
        let own = format!("/tables/{}", table.owner);
        let of_table = api.get(&own).await.json()["version"].as_i64().unwrap();
        delete(&api, &own, of_table).await.with(200);
        assert_eq!(count().await, Some(left));
    }
    for (table, there) in tables.iter().zip([1, 2]) {
        for _ in 0..2 {
            api.post_as("back", &format!("/tables/{}/restore", table.owner), "").await.with(200);
            assert_eq!(count().await, Some(there));
        }
    }
    check_store(api.app.store()).unwrap();
}

/// Erases what was deleted, on a thread that may block.
async fn erase_deleted(api: &Api, now: i64) -> Result<(), tanto::command::CommandError> {
    let app = api.app.clone();
    actix_web::web::block(move || app.service.erase_deleted(now)).await.unwrap()
}
