//! Tables: opening one, and reading it.

use std::net::IpAddr;

use actix_web::http::header::ETAG;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use utoipa::ToSchema;

use super::answer::{ApiError, Failed};
use super::at::At;
use super::body::{self, DOCUMENT};
use super::headers::idempotency_key;
use super::schema::{SessionDocument, TableDocument};
use crate::games::node::Node;
use crate::session::Session;
use crate::session::result::{Scores, result};
use crate::store::{Created, Token};
use crate::table::{Command, session_document};
use crate::web::frame::access::Watching;
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::keys::fresh_key;
use crate::web::frame::limits::asker;
use crate::web::frame::visitor::Visitor;

/// A table that has been opened.
#[derive(Serialize, ToSchema)]
pub struct Opened {
    /// The table's public name. It opens nothing.
    id: String,
    /// A new link for every role; its last part is the token.
    links: Links,
    /// The table's version.
    version: i64,
}

/// Whoever has a link may do what its role may.
#[derive(Serialize, ToSchema)]
pub struct Links {
    /// May share, close and give roles.
    owner: String,
    /// May enter and correct hands.
    scorer: String,
    /// May look on.
    spectator: String,
}

/// Opens a table of a session document.
///
/// The same key with the same document from the same address answers the same table, with further links.
#[utoipa::path(
    post,
    path = "/api/v1/tables",
    params(("Idempotency-Key" = Option<String>, Header, description = "Makes a repetition harmless")),
    request_body = SessionDocument,
    responses(
        (status = 201, description = "The table", body = Opened),
        (status = 400, description = "Malformed", body = Failed),
        (status = 413, description = "More than 64 KiB", body = Failed),
        (status = 415, description = "Not plain JSON", body = Failed),
        (status = 422, description = "Not a possible document, or the key has brought another one", body = Failed),
        (status = 429, description = "Too many tables from this address", body = Failed),
    )
)]
pub async fn open(app: Shared, request: HttpRequest, payload: web::Payload) -> Result<HttpResponse, ApiError> {
    let address = asker(&request);
    // A key that others can guess must not open to them what it has brought.
    let key = idempotency_key(&request)?.map(|key| format!("{address} {key}"));
    let key = key.map_or_else(fresh_key, Ok)?;
    let document = body::json(&request, payload, DOCUMENT).await?;
    let created = working(&app, move |app| Ok(made(app, document, address, &key))).await??;
    let base = app.base(&request);
    let link = |token: &Token| format!("{base}/j/{}", token.as_str());
    let links =
        Links { owner: link(&created.owner), scorer: link(&created.scorer), spectator: link(&created.spectator) };
    Ok(HttpResponse::Created().json(Opened { id: created.id.to_string(), links, version: created.version }))
}

/// Only a table that can be counts.
fn made(app: &App, document: Node, address: IpAddr, key: &str) -> Result<Created, ApiError> {
    let replay = Session::read(document.clone()).and_then(|session| session.replay()).map_err(ApiError::Invalid)?;
    if let Some(invalid) = replay.stopped() {
        return Err(ApiError::Invalid(invalid.clone()));
    }
    app.limits.open_table(address)?;
    Ok(app.tables.create(document, &Command::new(key, String::new(), App::now()))?)
}

/// Reads a table: its session document, with the result of `tanto score` beside it.
#[utoipa::path(
    get,
    path = "/api/v1/tables/{token}",
    params(("token" = String, Path, description = "The token of any link to the table")),
    responses(
        (status = 200, description = "The table", body = TableDocument, headers(("ETag", description = "The version"))),
        (status = 404, description = "Unknown or revoked", body = Failed),
    )
)]
pub async fn show(app: Shared, at: At<Watching>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let words = Visitor::reading(&request).words;
    let shown = working(&app, move |app| {
        let table = at.table(app)?;
        let document = session_document(&table);
        let (_, result) = result(&Session::read(document.clone())?, words)?;
        Ok(Shown { document, result, version: table.version() })
    })
    .await?;
    Ok(HttpResponse::Ok().insert_header((ETAG, format!("\"{}\"", shown.version))).json(shown))
}

/// What [`TableDocument`] describes.
#[derive(Serialize)]
struct Shown {
    #[serde(flatten)]
    document: Node,
    result: Scores,
    version: i64,
}
