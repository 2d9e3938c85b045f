//! Entering, inserting, correcting, voiding and restoring hands.

use super::body::{MAX_HAND, parse_json};
use super::change::{required_key, version};
use super::prelude::*;
use crate::document::Fault;
use crate::session::DocumentError;
use crate::session::result::{deltas, pots, totals};
use crate::table::{HandChange, InsertSeats, Receipt, SentHand, Table, TableCommand};

/// Enters a hand, or inserts a forgotten one before another.
///
/// A retry with the same key and hand returns the same response, even after later changes.
pub async fn enter(table: ApiAccess<Scoring>, query: Query<HandsQuery>, payload: Payload) -> ApiResult {
    let hand = parse_json(&table.request, payload, MAX_HAND).await?;
    let entered = if let Some(number) = query.before {
        required_key(&table.request)?;
        let (hand, seats) = (SentHand::document(hand), query.seats);
        change(&table, &query, number, HandChange::Insert { number, hand, seats }).await?
    } else {
        let meta = CommandMeta { head: Some(table.head.clone()), ..table.keyed()? };
        let enter = TableCommand::enter(SentHand::document(hand));
        response(&table, table.app.service.execute(table.id, meta, enter).await?, None).await?
    };
    Ok(HttpResponse::Created().json(entered))
}

/// Corrects a hand; the results of later hands are recomputed.
pub async fn amend(table: ApiAccess<Scoring>, query: Query<HandsQuery>, payload: Payload) -> ApiResult {
    let number = path_number(&table)?;
    let hand = parse_json(&table.request, payload, MAX_HAND).await?;
    let amend = HandChange::Amend { number, hand: SentHand::document(hand) };
    Ok(HttpResponse::Ok().json(change(&table, &query, number, amend).await?))
}

/// Voids a hand; the later ones move up.
pub async fn void(table: ApiAccess<Scoring>, query: Query<HandsQuery>) -> ApiResult {
    let number = path_number(&table)?;
    Ok(HttpResponse::Ok().json(change(&table, &query, number, HandChange::Void { number }).await?))
}

/// Restores a voided hand; the later ones move down.
///
/// When several voided hands had this number, the last one that was voided is restored.
pub async fn restore(table: ApiAccess<Scoring>, query: Query<HandsQuery>) -> ApiResult {
    let number = path_number(&table)?;
    required_key(&table.request)?;
    Ok(HttpResponse::Ok().json(change(&table, &query, number, HandChange::RestoreAt { number }).await?))
}

/// The number of the hand in the path.
fn path_number(table: &ApiAccess<Scoring>) -> Result<u32, HttpError> {
    table.part("number", |number| number.parse().ok())
}

#[derive(Deserialize)]
pub struct HandsQuery {
    before: Option<u32>,
    /// Who plays a hand that is inserted right before a change of the seats.
    #[serde(default)]
    seats: InsertSeats,
    /// Whether to drop the hands after the end of the game, when the change makes it end earlier.
    #[serde(default)]
    drop: bool,
}

/// Changes hand `number`, an earlier one.
async fn change(
    table: &ApiAccess<Scoring>,
    query: &HandsQuery,
    number: u32,
    change: HandChange,
) -> Result<Value, HttpError> {
    let (yours, drops_later) = (version(&table.request)?, query.drop);
    let command = TableCommand::ChangeHands { change: change.clone(), drops_later };
    let executed = table.app.service.execute(table.id, table.if_match()?, command).await;
    let receipt = executed.map_err(|error| match error {
        CommandError::Conflict(version) => HttpError::Conflict { version, yours: Some(yours) },
        CommandError::Fields(invalid) if !drops_later => HttpError::Invalid(ends_earlier(invalid, number, &change)),
        error => error.into(),
    })?;
    response(table, receipt, Some(number)).await
}

/// If a change of hand `number` makes the game end before a later hand, says which hand would end it, and how to drop those
/// after it. Numbers are those before the change.
fn ends_earlier(mut invalid: DocumentError, number: u32, change: &HandChange) -> DocumentError {
    let (adds, voids) = match change {
        HandChange::Insert { .. } | HandChange::RestoreAt { .. } => (true, false),
        change => (false, matches!(change, HandChange::Void { .. })),
    };
    let is_later = invalid.hand > number || adds && invalid.hand == number;
    if let Some(error) = invalid.errors.first_mut().filter(|error| error.fault == Fault::AfterEnd && is_later) {
        // The added hand itself may end the game; a voided one cannot.
        let is_next = invalid.hand - u32::from(!adds) == number;
        let ends = if adds && is_next { number } else { invalid.hand - 1 - u32::from(voids && is_next) };
        error.text = Message::new("api-ends-earlier").count("number", ends);
    }
    invalid
}

/// The response about hand `number`, or else about the hand that was entered. A retry is answered from the log as of
/// the first request, so the response is the same.
async fn response(access: &ApiAccess<Scoring>, receipt: Receipt, number: Option<u32>) -> Result<Value, HttpError> {
    let Receipt { version, repeated, table } = receipt;
    if !repeated {
        return entered(&table, version, number);
    }
    let id = access.id;
    let table = run_query(&access.app, move |app| Ok(app.service.as_of(id, version)?.0)).await?;
    entered(&table, version, number)
}

/// The new version with the totals and the pots after all hands, and what the hand changed unless it is voided.
fn entered(table: &Table, version: i64, number: Option<u32>) -> Result<Value, HttpError> {
    let number = number.or_else(|| table.history.hands.number_of(version)).ok_or(HttpError::Internal)?;
    let changed = table.history.hands.numbered(number).filter(|hand| hand.newest().meta.seq == version);
    let scored = changed.and_then(|_| table.replay.hand(number));
    let mut entered = Value::of([("number", i64::from(number).into()), ("version", version.into())]);
    if let Some(scored) = scored {
        entered.set("deltas", deltas(&table.replay, scored));
    }
    entered.set("totals", totals(&table.replay));
    entered.set("pots", pots(&table.replay, table.replay.balances()));
    Ok(entered)
}
