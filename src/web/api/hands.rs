//! Hands: entering one, correcting one, taking one back.

use actix_web::{HttpRequest, HttpResponse, web};
use data_encoding::HEXLOWER;
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::answer::{ApiError, Failed};
use super::at::At;
use super::body::{self, HAND};
use super::headers::{idempotency_key, version};
use super::schema::{Amounts, HandDocument};
use crate::games::node::Node;
use crate::session::result::{deltas, pots, totals};
use crate::store::TableId;
use crate::table::{Command, EventKind, Expected, Receipt, Rejection, SentHand, Table, commands, fingerprint};
use crate::web::frame::access::Scoring;
use crate::web::frame::app::{App, Shared, working};
use crate::web::frame::keys::fresh_key;
use crate::web::frame::problem::Problem;

/// A hand that is on the sheet.
#[derive(Serialize, ToSchema)]
pub struct Entered {
    /// The number of the hand.
    number: u32,
    /// The version that it made.
    version: i64,
    /// What the hand changed, by player; nothing for a hand that was taken back.
    #[schema(value_type = Amounts)]
    #[serde(skip_serializing_if = "Option::is_none")]
    deltas: Option<Node>,
    /// What everybody has after all hands.
    #[schema(value_type = Amounts)]
    totals: Node,
    /// What lies in the pots after all hands.
    #[schema(value_type = Amounts)]
    pots: Node,
}

/// Enters a hand.
///
/// The same key with the same hand answers the same again, however often and whatever has happened since.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/hands",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
    ),
    request_body = HandDocument,
    responses(
        (status = 201, description = "The hand", body = Entered),
        (status = 400, description = "Malformed", body = Failed),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 413, description = "More than 16 KiB", body = Failed),
        (status = 415, description = "Not plain JSON", body = Failed),
        (status = 422, description = "Not a possible hand, or the key has brought another one", body = Failed),
        (status = 428, description = "No Idempotency-Key", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn enter(
    app: Shared,
    at: At<Scoring>,
    request: HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, ApiError> {
    app.limits.write(&at.token)?;
    let key = idempotency_key(&request)?.ok_or(Problem::Unconditional)?.to_owned();
    let hand = body::json(&request, payload, HAND).await?;
    let command = Command::new(key, fingerprint(EventKind::HandEntered, &hand.to_json()), App::now());
    let hand = SentHand::Document(hand);
    let receipt = app.tables.append_soon(&at.id, &command, move |table| commands::enter(table, &hand)).await?;
    let entered = answered(&app, at.id, receipt, None).await?;
    Ok(HttpResponse::Created().json(entered))
}

/// Corrects a hand; what follows from it for later hands is computed anew.
#[utoipa::path(
    put,
    path = "/api/v1/tables/{token}/hands/{number}",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("number" = u32, Path, description = "The number of the hand"),
        ("If-Match" = String, Header, description = "The version that the correction was made against"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repetition harmless"),
    ),
    request_body = HandDocument,
    responses(
        (status = 200, description = "The hand", body = Entered),
        (status = 400, description = "Malformed", body = Failed),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 409, description = "Somebody was first", body = Failed),
        (status = 413, description = "More than 16 KiB", body = Failed),
        (status = 415, description = "Not plain JSON", body = Failed),
        (status = 422, description = "It, or a later hand, would not be possible", body = Failed),
        (status = 428, description = "No If-Match", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn amend(
    app: Shared,
    at: At<Scoring>,
    request: HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, ApiError> {
    let change = Change::asked(&app, &at, &request)?;
    let hand = body::json(&request, payload, HAND).await?;
    let amended = change.make(&app, at.id, Some(hand)).await?;
    Ok(HttpResponse::Ok().json(amended))
}

/// Takes a hand back; the later ones move up.
#[utoipa::path(
    delete,
    path = "/api/v1/tables/{token}/hands/{number}",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("number" = u32, Path, description = "The number of the hand"),
        ("If-Match" = String, Header, description = "The version that the hand was seen in"),
        ("Idempotency-Key" = Option<String>, Header, description = "Makes a repetition harmless"),
    ),
    responses(
        (status = 200, description = "How the table stands without it", body = Entered),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 409, description = "Somebody was first", body = Failed),
        (status = 422, description = "A later hand would not be possible", body = Failed),
        (status = 428, description = "No If-Match", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn void(app: Shared, at: At<Scoring>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let change = Change::asked(&app, &at, &request)?;
    let voided = change.make(&app, at.id, None).await?;
    Ok(HttpResponse::Ok().json(voided))
}

/// A change of a hand that was entered before.
struct Change {
    number: u32,
    version: i64,
    key: String,
}

impl Change {
    fn asked(app: &App, at: &At<Scoring>, request: &HttpRequest) -> Result<Self, ApiError> {
        app.limits.write(&at.token)?;
        let number = request.match_info().get("number").and_then(|number| number.parse().ok());
        let version = version(request)?;
        let key = idempotency_key(request)?.map(str::to_owned).map_or_else(fresh_key, Ok)?;
        Ok(Self { number: number.ok_or(Problem::Missing)?, version, key })
    }

    async fn make(self, app: &Shared, id: TableId, hand: Option<Node>) -> Result<Entered, ApiError> {
        let Self { number, version, key } = self;
        let said = format!("{number} {version} {}", hand.as_ref().map_or_else(String::new, Node::to_json));
        let command = Command {
            expected: Expected::version(version),
            ..Command::new(key, HEXLOWER.encode(&Sha256::digest(said)), App::now())
        };
        let hand = hand.map(SentHand::Document);
        let receipt = app.tables.append_soon(&id, &command, move |table| match &hand {
            Some(hand) => commands::amend(table, number, hand),
            None => commands::void(table, number),
        });
        let receipt = receipt.await.map_err(|rejection| match rejection {
            // Nobody was first: there is no such hand.
            Rejection::Conflict(table) if !table.has_gone_on_since(version) => Problem::Missing.into(),
            Rejection::Conflict(table) => ApiError::Conflict { version: table.version(), yours: Some(version) },
            rejection => rejection.into(),
        })?;
        answered(app, id, receipt, Some(number)).await
    }
}

/// The hand as it stood when it was told, of a number or else the one that was entered then. A repetition answers from
/// the log as it was, so it answers the same.
async fn answered(app: &Shared, id: TableId, receipt: Receipt, number: Option<u32>) -> Result<Entered, ApiError> {
    let Receipt { version, repeated, table } = receipt;
    if !repeated {
        return entered(&table, version, number);
    }
    let table = working(app, move |app| Ok(as_of(app, &id, version))).await??;
    entered(&table, version, number)
}

fn entered(table: &Table, version: i64, number: Option<u32>) -> Result<Entered, ApiError> {
    let number = number.or_else(|| table.history.hands().number_of(version)).ok_or(Problem::Fault)?;
    let newest = table.history.hands().numbered(number).and_then(|hand| hand.newest());
    let scored = table.replay.hand(number).filter(|_| newest.is_some_and(|newest| newest.said.seq == version));
    Ok(Entered {
        number,
        version,
        deltas: scored.map(|scored| deltas(&table.replay, scored)),
        totals: totals(&table.replay),
        pots: pots(&table.replay, table.replay.balances()),
    })
}

/// A table as it stood at a version.
fn as_of(app: &App, id: &TableId, version: i64) -> Result<Table, ApiError> {
    let entries = app.store().entries(id)?;
    let then = usize::try_from(version).ok().and_then(|version| entries.get(..version));
    Ok(Table::of(then.ok_or(Problem::Fault)?)?)
}
