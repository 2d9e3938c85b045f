//! How much one address or one link may do.

use std::num::NonZeroU32;

use crate::prelude::*;

#[actix_web::test]
async fn tables_are_limited_by_address() {
    let place = &Place::sqlite();
    let settings = Settings { create_limit: NonZeroU32::MIN, ..Settings::default() };
    let api = Api::with(place.open(), settings);
    let open =
        |document: &str, last: u8| sending(Method::POST, "/tables", document).peer_addr(([192, 0, 2, last], 1).into());
    for _ in 0..10 {
        api.ask(open("{}", 1)).await.with(422);
    }
    for _ in 0..3 {
        api.ask(open(TAROT, 1)).await.with(201);
    }
    let early = api.ask(open(TAROT, 1)).await.with(429);
    let wait: u64 = early.header("retry-after").parse().unwrap();
    assert!((3000..=3601).contains(&wait), "{wait}");
    assert!(early.json()["error"]["message"].is_string());
    api.ask(open(TAROT, 2)).await.with(201);
}

#[actix_web::test]
async fn hands_are_limited_by_link() {
    let (api, table) = table_with(&[]).await;
    let mut entered = 0;
    let early = loop {
        // The same key again counts as well, and keeps this test short.
        let answer = api.enter(&table.scorer, "a", HAND).await;
        if answer.status == 429 {
            break answer;
        }
        answer.with(201);
        entered += 1;
    };
    assert!(entered >= 120, "{entered}");
    assert!(early.header("retry-after").parse::<u64>().is_ok_and(|wait| (1..=2).contains(&wait)));
    api.enter(&table.owner, "a", HAND).await.with(201);
    api.get(&format!("/tables/{}", table.scorer)).await.with(200);
}
