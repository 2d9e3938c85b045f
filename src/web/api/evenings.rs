//! Closing and reopening a table, entering its payments, and giving its seats to others.

use actix_web::web::Payload;
use actix_web::{HttpRequest, HttpResponse};
use serde_json::json;
use utoipa::ToSchema;

use super::body::{amount, parse_body, text};
use super::change::{Changed, keyed};
use super::error::{ApiError, ApiResult};
use super::extract::Authorized;
use crate::games::fields::Source;
use crate::table::{CommandMeta, SeatChoice, SentPayment, TableCommand};
use crate::web::auth::access::{Owning, Scoring};
use crate::web::http::state::Shared;

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
    post, path = "/api/v1/tables/{token}/close",
    params(("token" = String, Path, description = "The token of a scorer's or an owner's link")),
    responses(Changed, (status = 422, description = "It is closed already"))
)]
pub async fn close(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    Ok(HttpResponse::Ok().json(execute(&app, table, &request, "close", TableCommand::Close).await?))
}

/// Reopens the table. Until it is closed again, its results do not count in the club's ledger.
#[utoipa::path(
    post, path = "/api/v1/tables/{token}/reopen",
    params(("token" = String, Path, description = "The token of a scorer's or an owner's link")),
    responses(Changed, (status = 422, description = "It is open"))
)]
pub async fn reopen(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    Ok(HttpResponse::Ok().json(execute(&app, table, &request, "reopen", TableCommand::Reopen).await?))
}

/// Enters a payment at the table. Once the table is closed, payments are entered in its club.
#[utoipa::path(
    post, path = "/api/v1/tables/{token}/payments",
    params(("token" = String, Path, description = "The token of a scorer's or an owner's link")),
    request_body = TablePaymentBody,
    responses(
        (status = 201, description = "The version that it made", body = Changed),
        (status = 422, description = "Not a possible payment"),
    )
)]
pub async fn pay(app: Shared, table: Authorized<Scoring>, request: HttpRequest, payload: Payload) -> ApiResult {
    let payment = parse_body(&request, payload, |fields| {
        let (from, to, amount) = (text(fields, "from"), text(fields, "to"), amount(fields, "amount"));
        Some(SentPayment { from: from?, to: to?, amount: amount? })
    })
    .await?;
    let content = json!(["pay", payment.from, payment.to, payment.amount]).to_string();
    let pay = TableCommand::Pay { payment, source: Source::Document };
    let changed = execute(&app, table, &request, &content, pay).await?;
    Ok(HttpResponse::Created().json(changed))
}

/// Gives a seat to another person from the next hand on.
#[utoipa::path(
    post, path = "/api/v1/tables/{token}/seats",
    params(("token" = String, Path, description = "The token of an owner's link")),
    request_body = SeatBody,
    responses(
        (status = 201, description = "The version that it made", body = Changed),
        (status = 422, description = "Nobody such sits here, or the other sits here already"),
    )
)]
pub async fn seat(app: Shared, table: Authorized<Owning>, request: HttpRequest, payload: Payload) -> ApiResult {
    let (out, r#in) = parse_body(&request, payload, |fields| {
        let (out, r#in) = (text(fields, "out"), text(fields, "in"));
        Some((out?, r#in?))
    })
    .await?;
    let content = json!(["seat", out, r#in]).to_string();
    let replace = TableCommand::ReplacePlayer { seat: SeatChoice::Player(out), name: r#in };
    let changed = execute(&app, table, &request, &content, replace).await.map_err(in_field)?;
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

/// Executes a command at a table, once for each key. `content` is the part of the request that is the same for a retry.
async fn execute<N>(
    app: &Shared,
    table: Authorized<N>,
    request: &HttpRequest,
    content: &str,
    command: TableCommand,
) -> Result<Changed, ApiError> {
    let meta = keyed(app, request, &table.path.token, content)?;
    let meta = CommandMeta { head: Some(table.head), ..meta };
    let receipt = app.service.execute(table.id, meta, command).await?;
    Ok(Changed { version: receipt.version })
}
