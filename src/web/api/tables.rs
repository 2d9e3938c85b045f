//! Opening a table, and reading it.

use std::net::IpAddr;

use actix_web::http::header::ETAG;
use actix_web::web::Payload;
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;
use utoipa::ToSchema;

use super::body::{MAX_DOCUMENT, parse_json};
use super::change::required_key;
use super::error::{ApiError, ApiResult};
use super::extract::{Authorized, query};
use super::schema::{SessionDocument, TableDocument};
use crate::games::node::Node;
use crate::service::session_document;
use crate::session::Session;
use crate::session::result::{Scores, result};
use crate::store::{self, ClubChoice, Created, Maker, Request, Token};
use crate::table::CommandMeta;
use crate::web::auth::access::Watching;
use crate::web::auth::visitor::Visitor;
use crate::web::http::proxies::client_address;
use crate::web::http::state::{App, Shared, run_query};

/// A new table.
#[derive(Serialize, ToSchema)]
pub struct Opened {
    /// The table's public id, or its number when it was opened in a club. It grants no access.
    pub id: String,
    /// A new link for every role; its last part is the token. Absent from a retry that comes more than ten minutes
    /// after the first request.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub links: Option<Links>,
    /// The table's version.
    pub version: i64,
}

/// Anyone with a link has the permissions of its role.
#[derive(Serialize, ToSchema)]
pub struct Links {
    /// May share, close and give roles.
    owner: String,
    /// May enter and correct hands.
    scorer: String,
    /// May watch.
    spectator: String,
}

/// Opens a table from a session document, in a new club of its own.
///
/// A retry with the same key and document from the same address returns the same table, for ten minutes with new links.
#[utoipa::path(
    post, path = "/api/v1/tables",
    request_body = SessionDocument,
    responses(
        (status = 201, description = "The table", body = Opened),
        (status = 400, description = "Malformed"),
        (status = 413, description = "More than 64 KiB"),
        (status = 415, description = "Not plain JSON"),
        (status = 422, description = "Not a possible document, or the key has brought another one"),
        (status = 429, description = "Too many tables from this address"),
    )
)]
pub async fn open(app: Shared, request: HttpRequest, payload: Payload) -> ApiResult {
    let address = client_address(&request);
    // The key is scoped to the address, so that others who guess it do not get the links of this table.
    let key = Request::Table.key(&Maker::Address(address), &required_key(&request)?);
    let document = parse_json(&request, payload, MAX_DOCUMENT).await?;
    let created = query(&app, move |app| create(app, document, address, &key, &ClubChoice::Own)).await?;
    let links = Links::of(&app, &request, created.links.as_ref());
    Ok(HttpResponse::Created().json(Opened { id: created.id.to_string(), links, version: created.version }))
}

impl Links {
    /// The links, which begin with the address for this request.
    pub fn of(app: &App, request: &HttpRequest, links: Option<&store::Links>) -> Option<Self> {
        let base = app.base(request);
        let link = |token: &Token| format!("{base}/j/{}", token.as_str());
        links.map(|all| Self { owner: link(&all.owner), scorer: link(&all.scorer), spectator: link(&all.spectator) })
    }
}

/// Opens a table. An invalid document does not count against the limit.
pub fn create(app: &App, document: Node, address: IpAddr, key: &str, choice: &ClubChoice) -> Result<Created, ApiError> {
    let replay = Session::read(document.clone()).and_then(|session| session.replay())?;
    if let Some(invalid) = replay.stopped() {
        return Err(ApiError::Invalid(invalid.clone()));
    }
    app.rate_limits.open_table(address)?;
    Ok(app.service.create_in(choice, (document, None), &CommandMeta::new(key, String::new(), App::now()))?)
}

/// Reads a table: its session document, and the result of `tanto score` for it.
#[utoipa::path(
    get, path = "/api/v1/tables/{token}",
    params(("token" = String, Path, description = "The token of any link to the table")),
    responses(
        (status = 200, description = "The table", body = TableDocument, headers(("ETag", description = "The version"))),
    )
)]
pub async fn show(app: Shared, table: Authorized<Watching>, request: HttpRequest) -> ApiResult {
    let words = Visitor::reading(&request).words;
    let response = run_query(&app, move |app| {
        let table = table.table(app)?;
        let document = session_document(&table);
        let (_, result) = result(&Session::read(document.clone())?, words)?;
        Ok(TableResponse { document, result, version: table.version(), damaged: table.damaged })
    })
    .await?;
    Ok(HttpResponse::Ok().insert_header((ETAG, format!("\"{}\"", response.version))).json(response))
}

/// The response that [`TableDocument`] describes.
#[derive(Serialize)]
struct TableResponse {
    #[serde(flatten)]
    document: Node,
    result: Scores,
    version: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    damaged: Option<i64>,
}
