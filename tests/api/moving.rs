//! Tampered documents are not imported, and a check does not block writers.

use actix_web::http::Method;
use serde_json::Value;
use tanto::service::{Fault, check_document, check_store};
use tanto::store::Importer;

use crate::asking::{Api, HAND, OTHER_HAND, table_with};
use crate::place::Place;

crate::on_both_databases!(a_table_can_be_checked_while_somebody_writes);

/// A change that somebody makes to a document.
type Tampering = fn(&mut Value);

#[actix_web::test]
async fn a_tampered_export_is_not_taken_in() {
    let (api, table) = table_with(&[]).await;
    for (key, hand) in [("a", HAND), ("b", OTHER_HAND), ("c", HAND)] {
        api.enter(&table.scorer, key, hand).await.with(201);
    }
    let path = |number| format!("/tables/{}/hands/{number}", table.scorer);
    api.at_version(Method::PUT, &path(1), 4, OTHER_HAND).await.with(200);
    api.at_version(Method::DELETE, &path(2), 5, "").await.with(200);
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
        let Err(Fault::Damaged(fault)) = check_document(&text) else { panic!("{text}") };
        assert_eq!(fault.entry, entry, "{fault}");
        assert!(api.app.service.import_table(&text, (0, Importer::default())).is_err());
    }
    assert_eq!(api.app.store().counts().unwrap().tables, 1);
}

async fn a_table_can_be_checked_while_somebody_writes(place: &Place) {
    let api = Api::at(place);
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
