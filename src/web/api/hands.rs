//! Entering, inserting, correcting, voiding and restoring hands.

use actix_web::web::{Payload, Query};
use actix_web::{HttpRequest, HttpResponse};
use serde::Deserialize;

use super::body::{MAX_HAND, parse_json};
use super::change::{if_match, keyed, required_key, version};
use super::error::ApiResult;
use super::extract::{Authorized, path_part};
use crate::command::CommandError;
use crate::games::node::Node;
use crate::session::result::{deltas, pots, totals};
use crate::store::TableId;
use crate::table::{CommandMeta, HandChange, Receipt, Rejection, SentHand, Table, TableCommand};
use crate::web::auth::Scoring;
use crate::web::http::{HttpError, Shared, run_query};

/// Enters a hand, or inserts a forgotten one before another.
///
/// A retry with the same key and hand returns the same response, even after later changes.
pub async fn enter(app: Shared, table: Authorized<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    let query = HandsQuery::of(&request)?;
    let hand = parse_json(&request, payload, MAX_HAND).await?;
    let entered = if let Some(number) = query.before {
        required_key(&request)?;
        change(&app, table, &request, number, HandChange::Insert { number, hand: SentHand::Document(hand) }).await?
    } else {
        let meta = keyed(&app, &request, &table.path.token, &hand.to_json())?;
        let meta = CommandMeta { head: Some(table.head), ..meta };
        let receipt = app.service.execute(table.id, meta, TableCommand::enter(SentHand::Document(hand))).await?;
        response(&app, table.id, receipt, None).await?
    };
    Ok(HttpResponse::Created().json(entered))
}

/// Corrects a hand; the results of later hands are recomputed.
pub async fn amend(app: Shared, table: Authorized<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    let number = path_number(&request)?;
    let hand = parse_json(&request, payload, MAX_HAND).await?;
    let amend = HandChange::Amend { number, hand: SentHand::Document(hand) };
    Ok(HttpResponse::Ok().json(change(&app, table, &request, number, amend).await?))
}

/// Voids a hand; the later ones move up.
pub async fn void(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    let number = path_number(&request)?;
    Ok(HttpResponse::Ok().json(change(&app, table, &request, number, HandChange::Void { number }).await?))
}

/// Restores a voided hand; the later ones move down.
///
/// When several voided hands had this number, the last one that was voided is restored.
pub async fn restore(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    let number = path_number(&request)?;
    required_key(&request)?;
    Ok(HttpResponse::Ok().json(change(&app, table, &request, number, HandChange::RestoreAt { number }).await?))
}

/// The number of the hand in the path.
fn path_number(request: &HttpRequest) -> Result<u32, HttpError> {
    path_part(request, "number", |number| number.parse().ok())
}

#[derive(Deserialize)]
struct HandsQuery {
    before: Option<u32>,
    /// Whether to drop the hands after the end of the game, when the change makes it end earlier.
    #[serde(default)]
    drop: bool,
}

impl HandsQuery {
    fn of(request: &HttpRequest) -> Result<Self, HttpError> {
        Ok(Query::<Self>::from_query(request.query_string()).map_err(|_| HttpError::Malformed)?.into_inner())
    }
}

/// Changes hand `number`, an earlier one.
async fn change(
    app: &Shared,
    table: Authorized<Scoring>,
    request: &HttpRequest,
    number: u32,
    change: HandChange,
) -> Result<Node, HttpError> {
    let (yours, drops_later) = (version(request)?, HandsQuery::of(request)?.drop);
    let command = TableCommand::ChangeHands { change, drops_later };
    let meta = if_match(app, request, &table.path.token, &format!("{yours} {command:?}"))?;
    let executed = app.service.execute(table.id, meta, command).await;
    let receipt = executed.map_err(|rejection| match rejection {
        // Nothing has changed since: the hand does not exist.
        Rejection(CommandError::Conflict(_), Some(table)) if !table.has_changed_since(yours) => HttpError::Missing,
        Rejection(CommandError::Conflict(_), Some(table)) => {
            HttpError::Conflict { version: table.version(), yours: Some(yours) }
        }
        rejection => rejection.into(),
    })?;
    response(app, table.id, receipt, Some(number)).await
}

/// The response about hand `number`, or else about the hand that was entered. A retry is answered from the log as of
/// the first request, so the response is the same.
async fn response(app: &Shared, id: TableId, receipt: Receipt, number: Option<u32>) -> Result<Node, HttpError> {
    let Receipt { version, repeated, table } = receipt;
    if !repeated {
        return entered(&table, version, number);
    }
    let table = run_query(app, move |app| Ok(app.service.as_of(id, version)?.0)).await?;
    entered(&table, version, number)
}

/// The new version with the totals and the pots after all hands, and what the hand changed unless it is voided.
fn entered(table: &Table, version: i64, number: Option<u32>) -> Result<Node, HttpError> {
    let number = number.or_else(|| table.history.hands.number_of(version)).ok_or(HttpError::Fault)?;
    let newest = table.history.hands.numbered(number).and_then(|hand| hand.newest());
    let scored = table.replay.hand(number).filter(|_| newest.is_some_and(|newest| newest.meta.seq == version));
    let mut entered = Node::of([("number", i64::from(number).into()), ("version", version.into())]);
    if let Some(scored) = scored {
        entered.set("deltas", deltas(&table.replay, scored));
    }
    entered.set("totals", totals(&table.replay));
    entered.set("pots", pots(&table.replay, table.replay.balances()));
    Ok(entered)
}
