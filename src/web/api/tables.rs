//! Opening a table, and reading it.

use std::net::IpAddr;

use actix_web::http::header::ETAG;
use actix_web::web::Payload;
use actix_web::{HttpRequest, HttpResponse};
use serde::Serialize;

use super::body::{MAX_DOCUMENT, parse_json};
use super::change::required_key;
use super::error::{ApiError, ApiResult};
use super::extract::{Authorized, query};
use crate::games::node::Node;
use crate::service::session_document;
use crate::session::Session;
use crate::session::result::{Scores, result};
use crate::store::{self, ClubChoice, Created, Maker, Request, Token};
use crate::table::CommandMeta;
use crate::web::auth::{Visitor, Watching};
use crate::web::http::proxies::client_address;
use crate::web::http::{App, Shared, run_query};

/// A new table or club.
#[derive(Serialize)]
struct Opened {
    id: String,
    /// A new link for every role. Absent from a retry that comes more than ten minutes after the first request.
    #[serde(skip_serializing_if = "Option::is_none")]
    links: Option<Links>,
    version: i64,
}

#[derive(Serialize)]
struct Links {
    owner: String,
    scorer: String,
    spectator: String,
}

/// Opens a table from a session document, in a new club of its own.
///
/// A retry with the same key and document from the same address returns the same table, for ten minutes with new links.
pub async fn open(app: Shared, request: HttpRequest, payload: Payload) -> ApiResult {
    let address = client_address(&request);
    // The key is scoped to the address, so that others who guess it do not get the links of this table.
    let key = Request::Table.key(&Maker::Address(address), &required_key(&request)?);
    let document = parse_json(&request, payload, MAX_DOCUMENT).await?;
    let created = query(&app, move |app| create(app, document, address, &key, &ClubChoice::Own)).await?;
    Ok(opened(&app, &request, created.id.to_string(), created.links.as_ref(), created.version))
}

/// The response about a new table or club. Its links begin with the address for this request.
pub fn opened(
    app: &App,
    request: &HttpRequest,
    id: String,
    links: Option<&store::Links>,
    version: i64,
) -> HttpResponse {
    let base = app.base(request);
    let link = |token: &Token| format!("{base}/j/{}", token.as_str());
    let links =
        links.map(|all| Links { owner: link(&all.owner), scorer: link(&all.scorer), spectator: link(&all.spectator) });
    HttpResponse::Created().json(Opened { id, links, version })
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

/// A session document with its result.
#[derive(Serialize)]
struct TableResponse {
    #[serde(flatten)]
    document: Node,
    result: Scores,
    version: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    damaged: Option<i64>,
}
