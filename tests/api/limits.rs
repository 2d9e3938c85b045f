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

/// The document of a table at which this many people have sat.
fn crowd(people: usize) -> String {
    let mut document: Value = serde_json::from_str(TAROT).unwrap();
    let mut out = "Ana".to_owned();
    let change = |person: usize| {
        let next = format!("Person {person}");
        json!({"from": 1, "out": std::mem::replace(&mut out, next.clone()), "in": next})
    };
    document["seat_changes"] = (5..=people).map(change).collect();
    document.to_string()
}

#[actix_web::test]
async fn sixty_four_people_ever_sit_at_a_table() {
    let api = Api::new();
    let too_many = api.post("/tables", &crowd(65)).await.with(422).json();
    assert_eq!(too_many["error"]["field"], "seat_changes[60].in");
    assert!(too_many["error"]["message"].as_str().unwrap().contains("64"), "{too_many}");
    let full = Tokens::of(&api.post("/tables", &crowd(64)).await.with(201).json());
    let seats = format!("/tables/{}/seats", full.owner);
    let refused = api.post(&seats, r#"{"out":"Bo","in":"Eva"}"#).await.with(422).json();
    assert_eq!(refused["error"]["field"], "in");
    // Who has sat there before can come back.
    api.post(&seats, r#"{"out":"Bo","in":"Ana"}"#).await.with(201);
}
