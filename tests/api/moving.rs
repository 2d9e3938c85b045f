//! A table moves from one database to the other and stays what it was; what was tampered with is found.

use actix_web::http::Method;
use serde_json::Value;
use tanto::service::{Fault, Verified, check_document, check_store};
use tanto::store::{Importer, TableId};
use tanto::table::{CommandMeta, EventKind, Expected, TableCommand, fingerprint};

use crate::asking::{Api, HAND, OTHER_HAND, Tokens, number, request, sending};
use crate::place::Place;

crate::on_both_databases!(
    an_export_is_the_same_in_both_databases,
    a_tampered_export_is_not_taken_in,
    a_tampered_log_is_named_by_table_and_entry,
    a_table_can_be_checked_while_somebody_writes,
);

/// A table with a history: three hands, one corrected, one taken back.
async fn storied(api: &Api) -> Tokens {
    let table = api.table().await;
    for (key, hand) in [("a", HAND), ("b", OTHER_HAND), ("c", HAND)] {
        api.enter(&table.scorer, key, hand).await.with(201);
    }
    let path = |number| format!("/tables/{}/hands/{number}", table.scorer);
    api.ask(sending(Method::PUT, &path(1), OTHER_HAND).insert_header(("if-match", "4"))).await.with(200);
    api.ask(request(Method::DELETE, &path(2)).insert_header(("if-match", "5"))).await.with(200);
    table
}

/// What was bid for the hand that is being played.
async fn bid(api: &Api, table: &Tokens) {
    let bid = vec![("taker+bid".to_owned(), "p2+garde".to_owned())];
    let expected = Expected { number: Some(3), version: None };
    let command = CommandMeta { expected, ..CommandMeta::new("bid", fingerprint(EventKind::BidEntered, ""), 1) };
    let id: TableId = table.id.parse().unwrap();
    let receipt = api.app.service.execute(id, command, TableCommand::EnterBid(bid)).await;
    assert!(receipt.is_ok_and(|receipt| !receipt.repeated));
}

async fn an_export_is_the_same_in_both_databases(place: &Place) {
    let elsewhere = match place {
        Place::Sqlite { .. } => Place::postgres(),
        Place::Postgres { .. } => Place::sqlite(),
    };
    let (here, there) = (Api::at(place).await, Api::at(&elsewhere).await);
    let table = storied(&here).await;
    bid(&here, &table).await;
    let exported = here.get(&format!("/tables/{}/export", table.spectator)).await.with(200);
    assert!(exported.header("content-disposition").starts_with("attachment"));
    assert_eq!(exported.json()["history"].as_array().unwrap().len(), 7);
    assert_eq!(exported.json()["hands"].as_array().unwrap().len(), 2);
    let well = Verified { tables: 1, entries: 7, hands: 2 };
    assert_eq!(check_document(&exported.text).unwrap(), well);

    let created = there.app.service.import_table(&exported.text, (1_795_000_000_000, Importer::default())).unwrap();
    let scorer = created.links.unwrap().scorer;
    let again = there.get(&format!("/tables/{}/export", scorer.as_str())).await.with(200);
    assert_eq!(again.text, exported.text);
    assert_eq!(check_store(there.app.store()).unwrap(), well);
    there.enter(scorer.as_str(), "d", HAND).await.with(201);
    assert_eq!(check_store(there.app.store()).unwrap().hands, 3);
}

/// The entry with which a check finds fault.
fn entry_of(fault: &Fault) -> Option<i64> {
    match fault {
        Fault::Damaged(error) => error.entry,
        fault => panic!("{fault}"),
    }
}

/// What somebody does to a document.
type Tampering = fn(&mut Value);

async fn a_tampered_export_is_not_taken_in(place: &Place) {
    let api = Api::at(place).await;
    let table = storied(&api).await;
    let good = api.get(&format!("/tables/{}/export", table.owner)).await.with(200).json();
    let tampered: [(Tampering, Option<i64>); 9] = [
        (|document| document["history"][3]["body"] = "{}".into(), Some(4)),
        (|document| document["history"][2]["at"] = 0.into(), Some(3)),
        (|document| document["players"][1] = "Eva".into(), Some(1)),
        (|document| document["hands"][1]["points"] = "50".into(), Some(4)),
        (|document| document["hands"][0]["taker"] = "Dag".into(), Some(5)),
        (|document| document["history"][0]["hash"] = Value::Null, None),
        (|document| drop(document["history"].as_array_mut().unwrap().pop()), None),
        (|document| drop(document.as_object_mut().unwrap().remove("events")), None),
        (|document| document["head"] = document["history"][0]["hash"].clone(), None),
    ];
    for (tamper, entry) in tampered {
        let mut document = good.clone();
        tamper(&mut document);
        let text = document.to_string();
        let fault = check_document(&text).unwrap_err();
        assert_eq!(entry_of(&fault), entry, "{fault}");
        assert!(api.app.service.import_table(&text, (0, Importer::default())).is_err());
    }
    assert_eq!(api.app.store().counts().unwrap().tables, 1);
}

async fn a_tampered_log_is_named_by_table_and_entry(place: &Place) {
    let api = Api::at(place).await;
    let (well, table) = (api.table().await, storied(&api).await);
    assert_eq!(check_store(api.app.store()).unwrap(), Verified { tables: 2, entries: 7, hands: 2 });
    place.disarm();
    let id = number(&table.id);
    let tampering = [
        (format!("UPDATE tables SET hands = hands + 1 WHERE id = {id}"), 6),
        (format!("UPDATE tables SET hands = hands - 1, standing = '{{}}' WHERE id = {id}"), 6),
        (format!("UPDATE events SET body = replace(body, '56', '57') WHERE seq = 3 AND stream_id = {id}"), 3),
    ];
    for (sql, entry) in tampering {
        place.execute(&sql).unwrap();
        let fault = check_store(api.app.store()).unwrap_err();
        assert_eq!(entry_of(&fault), Some(entry), "{fault}");
        assert!(fault.to_string().starts_with(&format!("table {}, entry {entry}: ", table.id)), "{fault}");
    }
    assert!(well.id.parse::<TableId>().is_ok());
}

async fn a_table_can_be_checked_while_somebody_writes(place: &Place) {
    let api = Api::at(place).await;
    let table = api.table().await;
    let store = place.url();
    let checking = std::thread::spawn(move || {
        let store = tanto::store::Store::open_for_reading(&store).unwrap();
        for _ in 0..20 {
            check_store(&store).unwrap();
        }
    });
    let mut hand = 0;
    while !checking.is_finished() && hand < 100 {
        api.enter(&table.scorer, &format!("hand {hand}"), HAND).await.with(201);
        hand += 1;
    }
    actix_web::rt::task::spawn_blocking(move || checking.join().unwrap()).await.unwrap();
}
