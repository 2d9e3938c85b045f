//! A client of the API that calls the app without a network.

use std::fmt::Display;
use std::sync::atomic::{AtomicU32, Ordering};

use actix_web::body::to_bytes;
use actix_web::http::header::HeaderMap;

use crate::described::assert_described;
use crate::prelude::*;

/// A response.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("no JSON: {self:?}"))
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().unwrap())
    }

    /// The answer, which must have this status.
    pub fn with(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// The hand and the field of a refusal.
    pub fn refused(self) -> (u64, String) {
        let error = &self.with(422).json()["error"];
        assert!(error["message"].as_str().is_some_and(|message| !message.is_empty()), "{error}");
        (error["hand"].as_u64().unwrap(), error["field"].as_str().unwrap().to_owned())
    }
}

/// A service with a tarot table of four, at which these hands were entered with the keys a, b and so on.
pub async fn table_with(hands: &[&str]) -> (Api, Tokens) {
    let api = Api::new();
    let table = api.table().await;
    for (key, hand) in ('a'..).zip(hands) {
        api.enter(&table.scorer, &key.to_string(), hand).await.with(201);
    }
    (api, table)
}

impl Api {
    pub async fn ask(&self, request: TestRequest) -> Answer {
        let response = self.respond(request).await;
        let (status, headers) = (response.status().as_u16(), response.headers().clone());
        let (method, route) = (response.request().method().clone(), response.request().match_pattern());
        let text = String::from_utf8(to_bytes(response.into_body()).await.unwrap().to_vec()).unwrap();
        if let Some(route) = route.filter(|route| route.starts_with("/api/") && *route != "/api/v1/openapi.json") {
            let body = serde_json::from_str(&text).ok();
            assert_described(method.as_str(), &route, status, body.as_ref());
        }
        Answer { status, headers, text }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask(request(Method::GET, path)).await
    }

    /// Posts with a key that no other request has.
    pub async fn post(&self, path: &str, body: &str) -> Answer {
        self.ask(sending(Method::POST, path, body)).await
    }

    /// Posts with this key.
    pub async fn post_as(&self, key: &str, path: &str, body: &str) -> Answer {
        self.ask(sending(Method::POST, path, body).insert_header(("idempotency-key", key.to_owned()))).await
    }

    /// Sends a change that is meant for this version.
    pub async fn at_version(&self, method: Method, path: &str, version: impl Display, body: &str) -> Answer {
        self.ask(sending(method, path, body).insert_header(("if-match", version.to_string()))).await
    }

    /// Opens a tarot table of four and returns its tokens.
    pub async fn table(&self) -> Tokens {
        self.table_of(TAROT).await
    }

    pub async fn table_of(&self, document: &str) -> Tokens {
        let opened = self.post("/tables", document).await.with(201).json();
        Tokens::of(&opened)
    }

    /// Enters a hand.
    pub async fn enter(&self, token: &str, key: &str, hand: &str) -> Answer {
        self.post_as(key, &format!("/tables/{token}/hands"), hand).await
    }
}

/// The tokens of a new table.
pub struct Tokens {
    pub id: String,
    pub owner: String,
    pub scorer: String,
    pub spectator: String,
}

impl Tokens {
    pub fn of(opened: &Value) -> Self {
        let token = |role: &str| {
            let link = opened["links"][role].as_str().unwrap();
            link.rsplit('/').next().unwrap().to_owned()
        };
        let id = opened["id"].as_str().unwrap().to_owned();
        Self { id, owner: token("owner"), scorer: token("scorer"), spectator: token("spectator") }
    }
}

pub const TAROT: &str = r#"{"format":"tanto/1","game":"tarot","players":["Ana","Bo","Chloé","Dag"]}"#;

/// 49 points with 2 bouts: 8 above; (25 + 8) × 2 = 66 from each of three.
pub const HAND: &str = r#"{"taker":"Ana","bid":"garde","bouts":2,"points":"49"}"#;

/// 56 points without a bout: made by 0; 25 × 1 = 25 from each of three.
pub const OTHER_HAND: &str = r#"{"taker":"Bo","bid":"petite","bouts":0,"points":"56"}"#;

pub fn request(method: Method, path: &str) -> TestRequest {
    TestRequest::with_uri(&format!("/api/v1{path}")).method(method).peer_addr(([127, 0, 0, 1], 40_000).into())
}

/// A request with a body. A POST also has a key that no other request has.
pub fn sending(method: Method, path: &str, body: &str) -> TestRequest {
    let is_post = method == Method::POST;
    let request = keyless(method, path, body);
    if is_post { request.insert_header(("idempotency-key", fresh_key())) } else { request }
}

/// A request with a body and without a key.
pub fn keyless(method: Method, path: &str, body: &str) -> TestRequest {
    request(method, path).insert_header(("content-type", "application/json")).set_payload(body.to_owned())
}

fn fresh_key() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("key {}", NEXT.fetch_add(1, Ordering::Relaxed))
}
