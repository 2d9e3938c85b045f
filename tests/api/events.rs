//! The stream of versions.

use std::pin::Pin;
use std::time::Duration;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::rt::time::timeout;

use crate::prelude::*;

/// The next part of the stream, or `None` when it has ended.
pub async fn next(body: &mut Pin<Box<BoxBody>>) -> Option<String> {
    let chunk = std::future::poll_fn(|context| body.as_mut().poll_next(context));
    let chunk = timeout(Duration::from_secs(5), chunk).await.expect("something within five seconds");
    chunk.map(|bytes| String::from_utf8(bytes.unwrap().to_vec()).unwrap())
}

async fn stream(api: &Api, token: &str) -> Pin<Box<BoxBody>> {
    let response = api.respond(request(Method::GET, &format!("/tables/{token}/events"))).await;
    assert_eq!(response.status(), 200);
    let header = |name| response.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
    assert_eq!(header("content-type").as_deref(), Some("text/event-stream"));
    assert_eq!(header("x-accel-buffering").as_deref(), Some("no"));
    assert_eq!(header("cache-control").as_deref(), Some("no-store"));
    Box::pin(response.into_body())
}

/// Opens a stream and reads its first parts, up to the current version.
pub async fn watch(api: &Api, token: &str) -> Pin<Box<BoxBody>> {
    let mut news = stream(api, token).await;
    assert_eq!(next(&mut news).await.unwrap().trim(), "retry: 3000");
    next(&mut news).await.unwrap();
    news
}

#[actix_web::test]
async fn the_stream_reports_every_change_until_the_server_ends() {
    let api = Api::new();
    let (table, other) = (api.table().await, api.table().await);
    let mut news = stream(&api, &table.spectator).await;
    next(&mut news).await.unwrap();
    let mut reports = async |version| {
        let expected = format!("id: {version}\nevent: version\ndata: {version}");
        assert_eq!(next(&mut news).await.unwrap().trim(), expected);
    };
    reports(1).await;
    assert_eq!(api.app.streams.in_all(), 1);
    api.enter(&other.scorer, "a", HAND).await.with(201);
    api.enter(&table.scorer, "a", HAND).await.with(201);
    reports(2).await;
    api.enter(&table.scorer, "a", HAND).await.with(201);
    api.at_version(Method::DELETE, &format!("/tables/{}/hands/1", table.owner), 2, "").await.with(200);
    reports(3).await;
    api.app.store().end_subscriptions();
    assert_eq!(next(&mut news).await, None);
    drop(news);
    assert_eq!(next(&mut watch(&api, &table.spectator).await).await, None, "a stream that begins later");
    assert_eq!(api.app.streams.in_all(), 0);
}

#[actix_web::test]
async fn a_stream_ends_with_its_link() {
    let api = Api::new();
    let (table, other) = (api.table().await, api.table().await);
    let mut watching = watch(&api, &table.spectator).await;
    let mut scoring = watch(&api, &table.scorer).await;
    let mut elsewhere = watch(&api, &other.spectator).await;
    api.app.service.revoke_links(table.id.parse::<TableId>().unwrap(), Role::Spectator).unwrap();
    // A hand that is entered later does not hide the revocation.
    api.enter(&table.scorer, "a", HAND).await.with(201);
    assert_eq!(next(&mut watching).await, None);
    // The streams of other links continue.
    assert_eq!(next(&mut scoring).await.unwrap().trim(), "id: 2\nevent: version\ndata: 2");
    let next_elsewhere = std::future::poll_fn(|context| elsewhere.as_mut().poll_next(context));
    assert!(timeout(Duration::from_millis(100), next_elsewhere).await.is_err());
}
