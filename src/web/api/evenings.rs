//! Closing and reopening a table, entering its payments, and giving its seats to others.

use actix_web::web::Payload;
use actix_web::{HttpRequest, HttpResponse};
use serde_json::json;

use super::body::{amount, parse_body, text};
use super::change::{Changed, keyed};
use super::error::{ApiError, ApiResult};
use super::extract::Authorized;
use crate::games::fields::Source;
use crate::table::{CommandMeta, SeatChoice, SentPayment, TableCommand};
use crate::web::auth::{Owning, Scoring};
use crate::web::http::Shared;

/// Closes the table: its pots are shared, and each player's result counts in the club's ledger.
pub async fn close(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    Ok(HttpResponse::Ok().json(execute(&app, table, &request, "close", TableCommand::Close).await?))
}

/// Reopens the table. Until it is closed again, its results do not count in the club's ledger.
pub async fn reopen(app: Shared, table: Authorized<Scoring>, request: HttpRequest) -> ApiResult {
    Ok(HttpResponse::Ok().json(execute(&app, table, &request, "reopen", TableCommand::Reopen).await?))
}

/// Enters a payment at the table. Once the table is closed, payments are entered in its club.
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
