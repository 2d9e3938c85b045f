//! Hands: entering one, correcting one, taking one back.

use actix_web::{HttpRequest, HttpResponse, web};
use data_encoding::HEXLOWER;
use serde::Serialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

use super::answer::{Failed, Unable};
use super::at::At;
use super::body::{self, HAND};
use super::headers::{idempotency_key, version};
use super::schema::{Amounts, HandDocument};
use crate::games::node::Node;
use crate::session::result::{by_player, pots};
use crate::store::{Event, Kind, TableId};
use crate::table::{Refused, Saying, Table, Told, tell, told_before};
use crate::web::access::Scoring;
use crate::web::app::{App, Shared, working};
use crate::web::hands::fresh_key;
use crate::web::problem::Problem;

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
        (status = 409, description = "Too many others were first; try again", body = Failed),
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
) -> Result<HttpResponse, Unable> {
    app.limits.write(&at.token)?;
    let key = idempotency_key(&request)?.ok_or(Problem::Unconditional)?.to_owned();
    let hand = body::json(&request, payload, HAND).await?;
    let entered = working(&app, move |app| Ok(add(app, &at.id, &key, &hand))).await??;
    Ok(HttpResponse::Created().json(entered))
}

fn add(app: &App, id: &TableId, key: &str, hand: &Node) -> Result<Entered, Unable> {
    let event = Event { kind: Kind::HandEntered, body: hand.to_json() };
    let saying = Saying::new(key, App::now());
    let told = tell(&app.store, id, &saying, &event)?;
    answer(app, id, told, None)
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
) -> Result<HttpResponse, Unable> {
    let change = Change::asked(&app, &at, &request)?;
    let hand = body::json(&request, payload, HAND).await?;
    let amended = working(&app, move |app| Ok(change.make(app, &at.id, Some(hand)))).await??;
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
pub async fn void(app: Shared, at: At<Scoring>, request: HttpRequest) -> Result<HttpResponse, Unable> {
    let change = Change::asked(&app, &at, &request)?;
    let voided = working(&app, move |app| Ok(change.make(app, &at.id, None))).await??;
    Ok(HttpResponse::Ok().json(voided))
}

/// A change of a hand that was entered before.
struct Change {
    number: u32,
    version: i64,
    key: String,
}

impl Change {
    fn asked(app: &App, at: &At<Scoring>, request: &HttpRequest) -> Result<Self, Unable> {
        app.limits.write(&at.token)?;
        let number = request.match_info().get("number").and_then(|number| number.parse().ok());
        let version = version(request)?;
        let key = idempotency_key(request)?.map(str::to_owned).map_or_else(fresh_key, Ok)?;
        Ok(Self { number: number.ok_or(Problem::Missing)?, version, key })
    }

    fn make(&self, app: &App, id: &TableId, hand: Option<Node>) -> Result<Entered, Unable> {
        let said =
            format!("{} {} {}", self.number, self.version, hand.as_ref().map_or_else(String::new, Node::to_json));
        let print = HEXLOWER.encode(&Sha256::digest(said));
        if let Some(told) = told_before(&app.store, id, &self.key, &print)? {
            return answer(app, id, told, Some(self.number));
        }
        let table = Table::load(&app.store, id)?;
        if table.story.has_gone_on_since(self.version, table.version) {
            return Err(Unable::Conflict { version: table.version, yours: Some(self.version) });
        }
        let entry = table.hand(self.number).ok_or(Problem::Missing)?.entry;
        let kind = if hand.is_some() { Kind::HandAmended } else { Kind::HandVoided };
        let named = [("entry".to_owned(), Node::Integer(entry))];
        let body = named.into_iter().chain(hand.map(|hand| ("hand".to_owned(), hand)));
        let event = Event { kind, body: Node::Map(body.collect()).to_json() };
        let saying =
            Saying { version: Some(self.version), fingerprint: Some(&print), ..Saying::new(&self.key, App::now()) };
        let told = tell(&app.store, id, &saying, &event).map_err(|refused| match refused {
            Refused::Conflict(table) => Unable::Conflict { version: table.version, yours: Some(self.version) },
            refused => refused.into(),
        })?;
        answer(app, id, told, Some(self.number))
    }
}

/// The hand as it stood when it was told, of a number or else the one that was entered then. A repetition answers from
/// the log as it was, so it answers the same.
fn answer(app: &App, id: &TableId, told: Told, number: Option<u32>) -> Result<Entered, Unable> {
    let version = told.version;
    let table = if told.repeated {
        let entries = app.store.entries(id)?;
        let then = usize::try_from(version).ok().and_then(|version| entries.get(..version));
        Table::of(then.ok_or(Problem::Fault)?)?
    } else {
        told.table
    };
    let entered = number.or_else(|| table.number_of(version)).ok_or(Problem::Fault)?;
    let told_now = table.story.hands().iter().flat_map(|hand| &hand.versions).find(|told| told.seq == version);
    let is_there = told_now.is_some_and(|told| told.hand.is_some());
    let scored = usize::try_from(entered).ok().and_then(|number| table.replay.hands().get(number.checked_sub(1)?));
    let replay = &table.replay;
    Ok(Entered {
        number: entered,
        version,
        deltas: scored.filter(|_| is_there).map(|hand| by_player(replay, &hand.deltas())),
        totals: by_player(replay, replay.balances().seats()),
        pots: pots(replay, replay.balances()),
    })
}
