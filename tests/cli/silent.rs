//! A `PostgreSQL` that has fallen silent: it neither answers nor hangs up.

use std::time::{Duration, Instant};

use diesel::connection::SimpleConnection;
use diesel::pg::PgConnection;
use diesel::prelude::*;

use crate::program::{Folder, TAROT, token, until};
use crate::proxy::Proxy;

/// The longest that a response may take. The server's deadline is five seconds, and two for `/readyz`; the rest is slack for
/// a busy machine.
const ANSWERED: Duration = Duration::from_secs(8);
const TOLD: Duration = Duration::from_secs(5);

#[test]
fn requests_fail_soon_when_the_database_is_silent() {
    let whole = std::env::var("TANTO_TEST_POSTGRES").expect("TANTO_TEST_POSTGRES names a PostgreSQL to test with");
    let (credentials, place) = whole.split_once('@').unwrap();
    let (address, name) = place.split_once('/').unwrap();
    let proxy = Proxy::to(address);
    let schema = format!("tanto_silent_{}", std::process::id());
    PgConnection::establish(&whole).unwrap().batch_execute(&format!("CREATE SCHEMA {schema}")).unwrap();
    let by_way_of = proxy.url.strip_prefix("http://").unwrap();
    let url = format!("{credentials}@{by_way_of}/{name}?options=-csearch_path%3D{schema}");

    let (_folder, server) = Folder::serving(&["--database-url", &url]);
    let scorer = token(&server.post("/api/v1/tables", TAROT), "scorer");
    assert!(server.enter(&scorer, "before").starts_with("HTTP/1.1 201"));

    proxy.silence();
    let asked = Instant::now();
    let told = server.enter(&scorer, "silent");
    let took = asked.elapsed();
    assert!(told.starts_with("HTTP/1.1 503") && took < ANSWERED, "{told:?} after {took:?}");
    let asked = Instant::now();
    let (head, _) = server.try_ask("GET", "/readyz", "", "");
    let slept = asked.elapsed();
    assert!(head.starts_with("HTTP/1.1 503") && slept < TOLD, "{head:?} after {slept:?}");
    println!("a hand was refused after {} ms, and /readyz said so after {} ms", took.as_millis(), slept.as_millis());
    assert!(server.ask("GET", "/healthz", "", "").0.starts_with("HTTP/1.1 200"));

    proxy.restore();
    let back = Instant::now();
    until("hands are taken again", || server.enter(&scorer, "silent").starts_with("HTTP/1.1 201"));
    println!("hands were taken again after {} ms", back.elapsed().as_millis());
    let (_, session) = server.ask("GET", &format!("/api/v1/tables/{scorer}"), "", "");
    let session: serde_json::Value = serde_json::from_str(&session).unwrap();
    assert_eq!(session["hands"].as_array().unwrap().len(), 2);
    drop(server);
    let away = format!("SET client_min_messages = warning; DROP SCHEMA {schema} CASCADE");
    PgConnection::establish(&whole).unwrap().batch_execute(&away).unwrap();
}
