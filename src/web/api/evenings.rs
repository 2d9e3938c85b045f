//! Closing and reopening a table, its payments and its seats.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;
use utoipa::ToSchema;

use super::answer::{ApiError, Failed};
use super::at::At;
use super::body::{self, amount, text};
use super::change::Changed;
use super::headers::required_key;
use crate::games::fields::Source;
use crate::table::{CommandMeta, EventKind, SeatChoice, SentPayment, TableCommand, fingerprint};
use crate::web::auth::access::{Owning, Scoring};
use crate::web::http::state::{App, Shared};

/// A payment between two people who have sat at the table, by name.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct TablePaymentBody {
    from: String,
    to: String,
    /// An exact decimal, in the unit in which the table is settled.
    amount: String,
}

/// Who gives up a seat, and who takes it from the next hand on.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct SeatBody {
    out: String,
    r#in: String,
}

/// Closes the table: its pots are shared, and each player's result counts in the club's ledger.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/close",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
    ),
    responses(
        (status = 200, description = "The version that it made", body = Changed),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 422, description = "It is closed already", body = Failed),
        (status = 428, description = "No Idempotency-Key", body = Failed),
    )
)]
pub async fn close(app: Shared, at: At<Scoring>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let version = execute(&app, at, &request, (EventKind::Closed, ""), TableCommand::Close).await?;
    Ok(HttpResponse::Ok().json(Changed { version }))
}

/// Reopens the table. Until it is closed again, its results do not count in the club's ledger.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/reopen",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
    ),
    responses(
        (status = 200, description = "The version that it made", body = Changed),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 422, description = "It is open", body = Failed),
        (status = 428, description = "No Idempotency-Key", body = Failed),
    )
)]
pub async fn reopen(app: Shared, at: At<Scoring>, request: HttpRequest) -> Result<HttpResponse, ApiError> {
    let version = execute(&app, at, &request, (EventKind::Reopened, ""), TableCommand::Reopen).await?;
    Ok(HttpResponse::Ok().json(Changed { version }))
}

/// Enters a payment at the table. Once the table is closed, payments are entered in its club.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/payments",
    params(
        ("token" = String, Path, description = "The token of a scorer's or an owner's link"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
    ),
    request_body = TablePaymentBody,
    responses(
        (status = 201, description = "The version that it made", body = Changed),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 422, description = "Not a possible payment", body = Failed),
        (status = 428, description = "No Idempotency-Key", body = Failed),
    )
)]
pub async fn pay(
    app: Shared,
    at: At<Scoring>,
    request: HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, ApiError> {
    required_key(&request)?;
    let read = body::said(&request, payload, |fields| {
        let (from, to, amount) = (text(fields, "from"), text(fields, "to"), amount(fields, "amount"));
        Some(SentPayment { from: from?, to: to?, amount: amount? })
    });
    let payment = read.await?;
    let said = json!([payment.from, payment.to, payment.amount]).to_string();
    let pay = TableCommand::Pay { payment, source: Source::Document };
    let version = execute(&app, at, &request, (EventKind::Paid, &said), pay).await?;
    Ok(HttpResponse::Created().json(Changed { version }))
}

/// Gives a seat to another person from the next hand on.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/seats",
    params(
        ("token" = String, Path, description = "The token of an owner's link"),
        ("Idempotency-Key" = String, Header, description = "Makes a repetition harmless"),
    ),
    request_body = SeatBody,
    responses(
        (status = 201, description = "The version that it made", body = Changed),
        (status = 404, description = "Unknown, revoked or not allowed", body = Failed),
        (status = 422, description = "Nobody such sits here, or the other sits here already", body = Failed),
        (status = 428, description = "No Idempotency-Key", body = Failed),
    )
)]
pub async fn seat(
    app: Shared,
    at: At<Owning>,
    request: HttpRequest,
    payload: web::Payload,
) -> Result<HttpResponse, ApiError> {
    required_key(&request)?;
    let read = body::said(&request, payload, |fields| {
        let (out, r#in) = (text(fields, "out"), text(fields, "in"));
        Some((out?, r#in?))
    });
    let (out, r#in) = read.await?;
    let said = json!([out, r#in]).to_string();
    let meta = meta(&app, &at, &request, (EventKind::SeatTaken, &said))?;
    let replace = TableCommand::ReplacePlayer { seat: SeatChoice::Player(out), name: r#in };
    let replaced = app.service.execute(at.id, meta, replace).await;
    let receipt = replaced.map_err(ApiError::from).map_err(in_field)?;
    Ok(HttpResponse::Created().json(Changed { version: receipt.version }))
}

/// What a form has in its field `name` is in `in` here.
fn in_field(error: ApiError) -> ApiError {
    let ApiError::Invalid(mut invalid) = error else { return error };
    for error in invalid.errors.iter_mut().filter(|error| error.field == "name") {
        "in".clone_into(&mut error.field);
    }
    ApiError::Invalid(invalid)
}

/// Appends an event to a table, once for each key, and returns the new version.
async fn execute<N>(
    app: &Shared,
    at: At<N>,
    request: &HttpRequest,
    requested: (EventKind, &str),
    command: TableCommand,
) -> Result<i64, ApiError> {
    let meta = meta(app, &at, request, requested)?;
    Ok(app.service.execute(at.id, meta, command).await?.version)
}

fn meta<N>(
    app: &Shared,
    at: &At<N>,
    request: &HttpRequest,
    (kind, body): (EventKind, &str),
) -> Result<CommandMeta, ApiError> {
    let key = required_key(request)?;
    app.limits.write(&at.asked.token)?;
    let head = Some(at.head.clone());
    Ok(CommandMeta { head, ..CommandMeta::new(key, fingerprint(kind, body), App::now()) })
}
