//! The stream of versions.

use std::pin::Pin;
use std::time::Duration;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::http::Method;
use actix_web::rt::time::timeout;
use tanto::store::{Role, TableId};

use crate::asking::{Api, HAND, request, table_with};

/// The next part of the stream, or `None` when it has ended.
pub async fn next(body: &mut Pin<Box<BoxBody>>) -> Option<String> {
    let chunk = std::future::poll_fn(|context| body.as_mut().poll_next(context));
    let chunk = timeout(Duration::from_secs(5), chunk).await.expect("something within five seconds");
    chunk.map(|bytes| String::from_utf8(bytes.unwrap().to_vec()).unwrap())
}

pub async fn stream(api: &Api, token: &str) -> Pin<Box<BoxBody>> {
    let response = api.respond(request(Method::GET, &format!("/tables/{token}/events"))).await;
    assert_eq!(response.status(), 200);
    let header = |name| response.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
    assert_eq!(header("content-type").as_deref(), Some("text/event-stream"));
    assert_eq!(header("x-accel-buffering").as_deref(), Some("no"));
    assert_eq!(header("cache-control").as_deref(), Some("no-store"));
    Box::pin(response.into_body())
}

#[actix_web::test]
async fn the_stream_reports_every_change() {
    let api = Api::new();
    let (table, other) = (api.table().await, api.table().await);
    let mut news = stream(&api, &table.spectator).await;
    assert_eq!(next(&mut news).await.unwrap().trim(), "retry: 3000");
    assert_eq!(next(&mut news).await.unwrap().trim(), "id: 1\nevent: version\ndata: 1");
    assert_eq!(api.app.streams.in_all(), 1);

    api.enter(&other.scorer, "a", HAND).await.with(201);
    api.enter(&table.scorer, "a", HAND).await.with(201);
    assert_eq!(next(&mut news).await.unwrap().trim(), "id: 2\nevent: version\ndata: 2");
    api.enter(&table.scorer, "a", HAND).await.with(201);
    let path = format!("/tables/{}/hands/1", table.owner);
    api.ask(request(Method::DELETE, &path).insert_header(("if-match", "2"))).await.with(200);
    assert_eq!(next(&mut news).await.unwrap().trim(), "id: 3\nevent: version\ndata: 3");
    drop(news);
    assert_eq!(api.app.streams.in_all(), 0);
}

#[actix_web::test]
async fn a_stream_ends_with_the_server() {
    let (api, table) = table_with(&[]).await;
    let mut news = stream(&api, &table.owner).await;
    for _ in 0..2 {
        next(&mut news).await.unwrap();
    }
    api.app.store().end_subscriptions();
    assert_eq!(next(&mut news).await, None);
}

#[actix_web::test]
async fn a_stream_ends_with_its_link() {
    let api = Api::new();
    let (table, other) = (api.table().await, api.table().await);
    let mut streams = Vec::new();
    for token in [&table.spectator, &table.scorer, &other.spectator] {
        let mut news = stream(&api, token).await;
        for _ in 0..2 {
            next(&mut news).await.unwrap();
        }
        streams.push(news);
    }
    let [watching, scoring, elsewhere] = &mut streams[..] else { panic!("three streams") };
    api.app.store().revoke_links(table.id.parse::<TableId>().unwrap(), Role::Spectator).unwrap();
    // A hand that is entered later does not hide the revocation.
    api.enter(&table.scorer, "a", HAND).await.with(201);
    assert_eq!(next(watching).await, None);
    // The streams of other links continue.
    assert_eq!(next(scoring).await.unwrap().trim(), "id: 2\nevent: version\ndata: 2");
    assert!(
        timeout(Duration::from_millis(100), std::future::poll_fn(|context| elsewhere.as_mut().poll_next(context)))
            .await
            .is_err()
    );
}
