//! What happens to a table besides its hands: its end, payments, and who sits there.

use actix_web::{HttpRequest, HttpResponse, web};
use serde_json::json;
use utoipa::ToSchema;

use super::answer::{ApiError, Failed};
use super::at::At;
use super::body::{self, amount, text};
use super::change::Changed;
use super::headers::required_key;
use crate::games::fields::{Complaint, Source};
use crate::games::text::{Arg, Text};
use crate::ledger::Seat;
use crate::table::{Command, Event, EventKind, Refusal, SentPayment, Table, commands, fingerprint};
use crate::web::frame::access::{Owning, Scoring};
use crate::web::frame::app::{App, Shared, working};

/// A payment between two who have sat at the table, by name.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct TablePaymentBody {
    from: String,
    to: String,
    /// An exact decimal, in what the table is settled in.
    amount: String,
}

/// Who gives up a seat, and who has it from the next hand on.
#[derive(ToSchema)]
#[expect(dead_code, reason = "it describes a body that is read field by field")]
pub struct SeatBody {
    out: String,
    r#in: String,
}

/// Closes the table: its pots are shared, and what each has won counts in the club's ledger.
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
    let version = say(&app, at, &request, (EventKind::Closed, ""), |_| Ok(Event::Closed)).await?;
    Ok(HttpResponse::Ok().json(Changed { version }))
}

/// Opens the table again; until it is closed, what each has won there no longer counts in the club's ledger.
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
    let version = say(&app, at, &request, (EventKind::Reopened, ""), |_| Ok(Event::Reopened)).await?;
    Ok(HttpResponse::Ok().json(Changed { version }))
}

/// Enters a payment at the table. After its end payments belong to the club.
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
    let decide = move |table: &Table| commands::pay(table, &payment, Source::Document);
    let version = say(&app, at, &request, (EventKind::Paid, &said), decide).await?;
    Ok(HttpResponse::Created().json(Changed { version }))
}

/// Gives a seat to somebody else from the next hand on.
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
    let command = command(&app, &at, &request, (EventKind::SeatTaken, &said))?;
    let id = at.id;
    let replaced =
        working(&app, move |app| Ok(app.tables.replace_player(id, &command, move |table| seat_of(table, &out), r#in)));
    let receipt = replaced.await?.map_err(ApiError::from).map_err(in_field)?;
    Ok(HttpResponse::Created().json(Changed { version: receipt.version }))
}

fn seat_of(table: &Table, out: &str) -> Result<Seat, Refusal> {
    let unknown = || {
        let text = Text::new("field-player-unknown").with("name", Arg::Verbatim(out.to_owned()));
        Refusal::about(table, 0, vec![Complaint::new("out", text)])
    };
    table.replay.seats().find(out).ok_or_else(unknown)
}

/// What a form has in its field `name` is in `in` here.
fn in_field(error: ApiError) -> ApiError {
    let ApiError::Invalid(mut invalid) = error else { return error };
    for complaint in invalid.complaints.iter_mut().filter(|complaint| complaint.field == "name") {
        "in".clone_into(&mut complaint.field);
    }
    ApiError::Invalid(invalid)
}

/// Says something at a table, each key once; gives the version that it made.
async fn say<N>(
    app: &Shared,
    at: At<N>,
    request: &HttpRequest,
    said: (EventKind, &str),
    decide: impl Fn(&Table) -> Result<Event, Refusal> + Send + 'static,
) -> Result<i64, ApiError> {
    let command = command(app, &at, request, said)?;
    let id = at.id;
    let appended = working(app, move |app| Ok(app.tables.append(id, &command, decide))).await?;
    Ok(appended?.version)
}

fn command<N>(
    app: &Shared,
    at: &At<N>,
    request: &HttpRequest,
    (kind, body): (EventKind, &str),
) -> Result<Command, ApiError> {
    let key = required_key(request)?;
    app.limits.write(&at.asked.token)?;
    Ok(Command::new(key, fingerprint(kind, body), App::now()))
}
