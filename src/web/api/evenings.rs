//! Closing and reopening a table, entering its payments, and giving its seats to others.

use actix_web::web::Payload;
use actix_web::{HttpRequest, HttpResponse};
use serde_json::json;
use utoipa::ToSchema;

use super::body::{amount, parse_body, text};
use super::change::Changed;
use super::error::{ApiError, ApiResult, Failed};
use super::extract::Authorized;
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
    params(("token" = String, Path, description = "The token of a scorer's or an owner's link")),
    responses(
        (status = 200, description = "The version that it made", body = Changed),
        (status = 422, description = "It is closed already", body = Failed),
    )
)]
pub async fn close(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    let changed = execute(&app, table, &request, EventKind::Closed, "", TableCommand::Close).await?;
    Ok(HttpResponse::Ok().json(changed))
}

/// Reopens the table. Until it is closed again, its results do not count in the club's ledger.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/reopen",
    params(("token" = String, Path, description = "The token of a scorer's or an owner's link")),
    responses(
        (status = 200, description = "The version that it made", body = Changed),
        (status = 422, description = "It is open", body = Failed),
    )
)]
pub async fn reopen(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    let changed = execute(&app, table, &request, EventKind::Reopened, "", TableCommand::Reopen).await?;
    Ok(HttpResponse::Ok().json(changed))
}

/// Enters a payment at the table. Once the table is closed, payments are entered in its club.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/payments",
    params(("token" = String, Path, description = "The token of a scorer's or an owner's link")),
    request_body = TablePaymentBody,
    responses(
        (status = 201, description = "The version that it made", body = Changed),
        (status = 422, description = "Not a possible payment", body = Failed),
    )
)]
pub async fn pay(app: Shared, table: Authorized<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    required_key(&request)?;
    let payment = parse_body(&request, payload, |fields| {
        let (from, to, amount) = (text(fields, "from"), text(fields, "to"), amount(fields, "amount"));
        Some(SentPayment { from: from?, to: to?, amount: amount? })
    })
    .await?;
    let content = json!([payment.from, payment.to, payment.amount]).to_string();
    let pay = TableCommand::Pay { payment, source: Source::Document };
    let changed = execute(&app, table, &request, EventKind::Paid, &content, pay).await?;
    Ok(HttpResponse::Created().json(changed))
}

/// Gives a seat to another person from the next hand on.
#[utoipa::path(
    post,
    path = "/api/v1/tables/{token}/seats",
    params(("token" = String, Path, description = "The token of an owner's link")),
    request_body = SeatBody,
    responses(
        (status = 201, description = "The version that it made", body = Changed),
        (status = 422, description = "Nobody such sits here, or the other sits here already", body = Failed),
    )
)]
pub async fn seat(app: Shared, table: Authorized<Owning>, request: HttpRequest, payload: Payload) -> ApiResult {
    required_key(&request)?;
    let (out, r#in) = parse_body(&request, payload, |fields| {
        let (out, r#in) = (text(fields, "out"), text(fields, "in"));
        Some((out?, r#in?))
    })
    .await?;
    let content = json!([out, r#in]).to_string();
    let replace = TableCommand::ReplacePlayer { seat: SeatChoice::Player(out), name: r#in };
    let changed = execute(&app, table, &request, EventKind::SeatTaken, &content, replace).await.map_err(in_field)?;
    Ok(HttpResponse::Created().json(changed))
}

/// The form has the name in its field `name`, which is `in` here.
fn in_field(error: ApiError) -> ApiError {
    let ApiError::Invalid(mut invalid) = error else { return error };
    for error in invalid.errors.iter_mut().filter(|error| error.field == "name") {
        "in".clone_into(&mut error.field);
    }
    ApiError::Invalid(invalid)
}

/// Appends an event of a kind to a table, once for each key. The content is the part of the request that is the same
/// for a retry.
async fn execute<N>(
    app: &Shared,
    table: Authorized<N>,
    request: &HttpRequest,
    kind: EventKind,
    content: &str,
    command: TableCommand,
) -> Result<Changed, ApiError> {
    let key = required_key(request)?;
    app.rate_limits.write(&table.path.token)?;
    let meta = CommandMeta::new(key, fingerprint(kind, content), App::now());
    let meta = CommandMeta { head: Some(table.head), ..meta };
    let receipt = app.service.execute(table.id, meta, command).await?;
    Ok(Changed { version: receipt.version })
}
