//! Entering, inserting, correcting, voiding and restoring hands.

use actix_web::web::{self, Payload};
use actix_web::{HttpRequest, HttpResponse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{MAX_HAND, parse_json};
use super::change::command_meta;
use super::error::{ApiError, ApiResult, Failed};
use super::extract::Authorized;
use super::headers::{key_or_fresh, required_key, version};
use super::schema::{Amounts, HandDocument};
use crate::command::CommandError;
use crate::games::node::Node;
use crate::session::result::{deltas, pots, totals};
use crate::store::TableId;
use crate::table::{
    CommandMeta, EventKind, Expected, HandChange, Receipt, Rejection, SentHand, Table, TableCommand, fingerprint,
};
use crate::web::auth::access::Scoring;
use crate::web::http::error::HttpError;
use crate::web::http::state::{App, Shared, run_query};

/// The result of a change of the hands.
#[derive(Serialize, ToSchema)]
pub struct Entered {
    /// The number of the hand.
    number: u32,
    /// The new version.
    version: i64,
    /// What the hand changed, by player; absent for a voided hand.
    #[schema(value_type = Amounts)]
    #[serde(skip_serializing_if = "Option::is_none")]
    deltas: Option<Node>,
    /// The total of each player after all hands.
    #[schema(value_type = Amounts)]
    totals: Node,
    /// The amount in each pot after all hands.
    #[schema(value_type = Amounts)]
    pots: Node,
}

/// Enters a hand, or inserts a forgotten one before another.
///
/// A retry with the same key and hand returns the same response, even after later changes.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/hands",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("before" = Option<u32>, Query, description = "The number of the hand before which this one was forgotten"),
        ("drop" = Option<bool>, Query, description = "With `before`: drops the hands behind an earlier end of the game"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
        ("If-Match" = Option<String>, Header, description = "With `before`, and then needed: the version that it was seen in"),
    ),
    request_body = HandDocument,
    responses(
        (status = 201, description = "The hand", body = Entered),
        (status = 400, description = "Malformed", body = Failed),
        (status = 409, description = "With `before`: the table has changed", body = Failed),
        (status = 413, description = "More than 16 KiB", body = Failed),
        (status = 415, description = "Not plain JSON", body = Failed),
        (status = 422, description = "Not a possible hand, or the key has brought another one", body = Failed),
        (status = 428, description = "No Idempotency-Key, or no If-Match with `before`", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn enter(app: Shared, table: Authorized<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    if let Some(number) = HandsQuery::of(&request)?.before {
        let change = ChangeRequest::with_key(&app, &table, &request)?;
        let hand = parse_json(&request, payload, MAX_HAND).await?;
        let content = format!("insert {}", hand.to_json());
        let insert = HandChange::Insert { number, hand: SentHand::Document(hand) };
        return Ok(HttpResponse::Created().json(change.execute(&app, table.id, number, &content, insert).await?));
    }
    app.rate_limits.write(&table.path.token)?;
    let key = required_key(&request)?;
    let hand = parse_json(&request, payload, MAX_HAND).await?;
    let meta = CommandMeta::new(key, fingerprint(EventKind::HandEntered, &hand.to_json()), App::now());
    let meta = CommandMeta { head: Some(table.head), ..meta };
    let receipt = app.service.execute(table.id, meta, TableCommand::enter(SentHand::Document(hand))).await?;
    Ok(HttpResponse::Created().json(response(&app, table.id, receipt, None).await?))
}

/// Corrects a hand; the results of later hands are recomputed.
#[utoipa::path(
    put,
    path = "/api/v1/tables/{token}/hands/{number}",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("number" = u32, Path, description = "The number of the hand"),
        ("drop" = Option<bool>, Query, description = "Drops the hands behind an earlier end of the game"),
        ("If-Match" = String, Header, description = "The version that the correction was made against"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repetition harmless"),
    ),
    request_body = HandDocument,
    responses(
        (status = 200, description = "The hand", body = Entered),
        (status = 400, description = "Malformed", body = Failed),
        (status = 413, description = "More than 16 KiB", body = Failed),
        (status = 415, description = "Not plain JSON", body = Failed),
        (status = 422, description = "It, or a later hand, would not be possible", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn amend(app: Shared, table: Authorized<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    let number = path_number(&request)?;
    let change = ChangeRequest::of(&app, &table, &request)?;
    let hand = parse_json(&request, payload, MAX_HAND).await?;
    let content = hand.to_json();
    let amend = HandChange::Amend { number, hand: SentHand::Document(hand) };
    Ok(HttpResponse::Ok().json(change.execute(&app, table.id, number, &content, amend).await?))
}

/// Voids a hand; the later ones move up.
#[utoipa::path(
    delete,
    path = "/api/v1/tables/{token}/hands/{number}",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("number" = u32, Path, description = "The number of the hand"),
        ("drop" = Option<bool>, Query, description = "Drops the hands behind an earlier end of the game"),
        ("If-Match" = String, Header, description = "The version that the hand was seen in"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repetition harmless"),
    ),
    responses(
        (status = 200, description = "How the table stands without it", body = Entered),
        (status = 422, description = "A later hand would not be possible", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn void(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    let number = path_number(&request)?;
    let change = ChangeRequest::of(&app, &table, &request)?;
    let voided = change.execute(&app, table.id, number, "", HandChange::Void { number }).await?;
    Ok(HttpResponse::Ok().json(voided))
}

/// Restores a voided hand; the later ones move down.
///
/// When several voided hands had this number, the last one that was voided is restored.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/hands/{number}/restore",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("number" = u32, Path, description = "The number that the hand had, and will have"),
        ("drop" = Option<bool>, Query, description = "Drops the hands behind an earlier end of the game"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
        ("If-Match" = String, Header, description = "The version in which the hand was seen voided"),
    ),
    responses(
        (status = 200, description = "The hand", body = Entered),
        (status = 404, description = "Unknown, revoked, not allowed, or no voided hand has this number", body = Failed),
        (status = 422, description = "It, or a later hand, would not be possible", body = Failed),
        (status = 428, description = "No If-Match, or no Idempotency-Key", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn restore(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    let number = path_number(&request)?;
    let change = ChangeRequest::with_key(&app, &table, &request)?;
    let restored = change.execute(&app, table.id, number, "restore", HandChange::RestoreAt { number }).await?;
    Ok(HttpResponse::Ok().json(restored))
}

/// The number of the hand in the path.
fn path_number(request: &HttpRequest) -> Result<u32, HttpError> {
    request.match_info().get("number").and_then(|number| number.parse().ok()).ok_or(HttpError::Missing)
}

#[derive(Deserialize)]
struct HandsQuery {
    before: Option<u32>,
    #[serde(default)]
    drop: bool,
}

impl HandsQuery {
    fn of(request: &HttpRequest) -> Result<Self, HttpError> {
        let query = web::Query::<Self>::from_query(request.query_string()).map_err(|_| HttpError::Malformed)?;
        Ok(query.into_inner())
    }
}

/// The conditions of a change of earlier hands.
struct ChangeRequest {
    version: i64,
    key: String,
    /// Whether to drop the hands after the end of the game, when the change makes it end earlier.
    drops_later: bool,
}

impl ChangeRequest {
    fn of(app: &App, table: &Authorized<Scoring>, request: &HttpRequest) -> Result<Self, ApiError> {
        app.rate_limits.write(&table.path.token)?;
        let (version, key) = (version(request)?, key_or_fresh(request)?);
        Ok(Self { version, key, drops_later: HandsQuery::of(request)?.drop })
    }

    /// The same for a change that needs an idempotency key, because a retry without one would be another change.
    fn with_key(app: &App, table: &Authorized<Scoring>, request: &HttpRequest) -> Result<Self, ApiError> {
        let change = Self::of(app, table, request)?;
        required_key(request)?;
        Ok(change)
    }

    /// Changes hand `number`. The content is the part of the request that is the same for a retry.
    async fn execute(
        self,
        app: &Shared,
        id: TableId,
        number: u32,
        content: &str,
        change: HandChange,
    ) -> Result<Entered, ApiError> {
        let Self { version, key, drops_later } = self;
        let content = format!("{number} {version} {content}{}", if drops_later { " drop" } else { "" });
        let meta = CommandMeta { expected: Expected::version(version), ..command_meta(key, &content) };
        let executed = app.service.execute(id, meta, TableCommand::ChangeHands { change, drops_later }).await;
        let receipt = executed.map_err(|rejection| match rejection {
            // Nothing has changed since: the hand does not exist.
            Rejection(CommandError::Conflict(_), Some(table)) if !table.has_changed_since(version) => {
                HttpError::Missing.into()
            }
            Rejection(CommandError::Conflict(_), Some(table)) => {
                ApiError::Conflict { version: table.version(), yours: Some(version) }
            }
            rejection => rejection.into(),
        })?;
        response(app, id, receipt, Some(number)).await
    }
}

/// The response about hand `number`, or else about the hand that was entered. A retry is answered from the log as of
/// the first request, so the response is the same.
async fn response(app: &Shared, id: TableId, receipt: Receipt, number: Option<u32>) -> Result<Entered, ApiError> {
    let Receipt { version, repeated, table } = receipt;
    if !repeated {
        return entered(&table, version, number);
    }
    let table = run_query(app, move |app| Ok(app.service.as_of(id, version)?)).await?;
    entered(&table, version, number)
}

fn entered(table: &Table, version: i64, number: Option<u32>) -> Result<Entered, ApiError> {
    let number = number.or_else(|| table.history.hands().number_of(version)).ok_or(HttpError::Fault)?;
    let newest = table.history.hands().numbered(number).and_then(|hand| hand.newest());
    let scored = table.replay.hand(number).filter(|_| newest.is_some_and(|newest| newest.meta.seq == version));
    Ok(Entered {
        number,
        version,
        deltas: scored.map(|scored| deltas(&table.replay, scored)),
        totals: totals(&table.replay),
        pots: pots(&table.replay, table.replay.balances()),
    })
}
