//! Entering, inserting, correcting, voiding and restoring hands.

use actix_web::{HttpRequest, HttpResponse, web};
use data_encoding::HEXLOWER;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::answer::{ApiError, Failed};
use super::at::At;
use super::body::{self, HAND};
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
use crate::web::http::error::Problem;
use crate::web::http::state::{App, Shared, working};

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
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 409, description = "With `before`: somebody was first", body = Failed),
        (status = 413, description = "More than 16 KiB", body = Failed),
        (status = 415, description = "Not plain JSON", body = Failed),
        (status = 422, description = "Not a possible hand, or the key has brought another one", body = Failed),
        (status = 428, description = "No Idempotency-Key, or no If-Match with `before`", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn enter(
    app: Shared,
    at: At<Scoring>,
    request: HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, ApiError> {
    if let Some(before) = Asked::of(&request)?.before {
        let change = Change::asked(&app, &at, &request, before)?.with_a_key(&request)?;
        let hand = body::json(&request, payload, HAND).await?;
        let inserted = change.make(&app, at.id, Doing::Insert(hand)).await?;
        return Ok(HttpResponse::Created().json(inserted));
    }
    app.limits.write(&at.asked.token)?;
    let key = required_key(&request)?;
    let hand = body::json(&request, payload, HAND).await?;
    let fingerprint = fingerprint(EventKind::HandEntered, &hand.to_json());
    let head = Some(at.head.clone());
    let meta = CommandMeta { head, ..CommandMeta::new(key, fingerprint, App::now()) };
    let receipt = app.service.execute(at.id, meta, TableCommand::enter(SentHand::Document(hand))).await?;
    let entered = answered(&app, at.id, receipt, None).await?;
    Ok(HttpResponse::Created().json(entered))
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
    let change = Change::asked(&app, &at, &request, numbered(&request)?)?;
    let hand = body::json(&request, payload, HAND).await?;
    let amended = change.make(&app, at.id, Doing::Amend(hand)).await?;
    Ok(HttpResponse::Ok().json(amended))
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
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 409, description = "Somebody was first", body = Failed),
        (status = 422, description = "A later hand would not be possible", body = Failed),
        (status = 428, description = "No If-Match", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn void(app: Shared, at: At<Scoring>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let change = Change::asked(&app, &at, &request, numbered(&request)?)?;
    let voided = change.make(&app, at.id, Doing::Void).await?;
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
        (status = 409, description = "Somebody was first", body = Failed),
        (status = 422, description = "It, or a later hand, would not be possible", body = Failed),
        (status = 428, description = "No If-Match, or no Idempotency-Key", body = Failed),
        (status = 429, description = "Too many hands with this link", body = Failed),
    )
)]
pub async fn restore(app: Shared, at: At<Scoring>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let change = Change::asked(&app, &at, &request, numbered(&request)?)?.with_a_key(&request)?;
    let restored = change.make(&app, at.id, Doing::Restore).await?;
    Ok(HttpResponse::Ok().json(restored))
}

/// The number of the hand in the path.
fn numbered(request: &HttpRequest) -> Result<u32, Problem> {
    request.match_info().get("number").and_then(|number| number.parse().ok()).ok_or(Problem::Missing)
}

/// The query of a request.
#[derive(Deserialize)]
struct Asked {
    before: Option<u32>,
    #[serde(default)]
    drop: bool,
}

impl Asked {
    fn of(request: &HttpRequest) -> Result<Self, Problem> {
        let asked = web::Query::<Self>::from_query(request.query_string()).map_err(|_| Problem::Malformed)?;
        Ok(asked.into_inner())
    }
}

/// A change of earlier hands.
struct Change {
    number: u32,
    version: i64,
    key: String,
    /// Whether to drop the hands after the end of the game, when the change makes it end earlier.
    drops: bool,
}

/// The action on the hand of a number.
#[derive(Clone)]
enum Doing {
    Amend(Node),
    Void,
    Restore,
    Insert(Node),
}

impl Doing {
    /// The part of the fingerprint that identifies the action: it is the same for a retry.
    fn said(&self) -> String {
        match self {
            Self::Amend(hand) => hand.to_json(),
            Self::Void => String::new(),
            Self::Restore => "restore".to_owned(),
            Self::Insert(hand) => format!("insert {}", hand.to_json()),
        }
    }

    fn change(self, number: u32) -> HandChange {
        match self {
            Self::Amend(hand) => HandChange::Amend { number, hand: SentHand::Document(hand) },
            Self::Void => HandChange::Void { number },
            Self::Restore => HandChange::RestoreAt { number },
            Self::Insert(hand) => HandChange::Insert { number, hand: SentHand::Document(hand) },
        }
    }
}

impl Change {
    fn asked(app: &App, at: &At<Scoring>, request: &HttpRequest, number: u32) -> Result<Self, ApiError> {
        app.limits.write(&at.asked.token)?;
        let version = version(request)?;
        let key = key_or_fresh(request)?;
        Ok(Self { number, version, key, drops: Asked::of(request)?.drop })
    }

    /// Requires an idempotency key, because a retry without one would be another change.
    fn with_a_key(self, request: &HttpRequest) -> Result<Self, ApiError> {
        required_key(request)?;
        Ok(self)
    }

    async fn make(self, app: &Shared, id: TableId, doing: Doing) -> Result<Entered, ApiError> {
        let Self { number, version, key, drops } = self;
        let said = format!("{number} {version} {}{}", doing.said(), if drops { " drop" } else { "" });
        let meta = CommandMeta {
            expected: Expected::version(version),
            ..CommandMeta::new(key, HEXLOWER.encode(&Sha256::digest(said)), App::now())
        };
        let command = TableCommand::ChangeHands { change: doing.change(number), drops_later: drops };
        let receipt = app.service.execute(id, meta, command).await;
        let receipt = receipt.map_err(|rejection| match rejection {
            // Nobody was first: there is no such hand.
            Rejection(CommandError::Conflict(_), Some(table)) if !table.has_changed_since(version) => {
                Problem::Missing.into()
            }
            Rejection(CommandError::Conflict(_), Some(table)) => {
                ApiError::Conflict { version: table.version(), yours: Some(version) }
            }
            rejection => rejection.into(),
        })?;
        answered(app, id, receipt, Some(number)).await
    }
}

/// The response about hand `number`, or else about the hand that was entered. A retry is answered from the log as of
/// the first request, so the response is the same.
async fn answered(app: &Shared, id: TableId, receipt: Receipt, number: Option<u32>) -> Result<Entered, ApiError> {
    let Receipt { version, repeated, table } = receipt;
    if !repeated {
        return entered(&table, version, number);
    }
    let table = working(app, move |app| Ok(app.service.as_of(id, version)?)).await?;
    entered(&table, version, number)
}

fn entered(table: &Table, version: i64, number: Option<u32>) -> Result<Entered, ApiError> {
    let number = number.or_else(|| table.history.hands().number_of(version)).ok_or(Problem::Fault)?;
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
