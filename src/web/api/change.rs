//! Changes: safe to repeat by their `Idempotency-Key`, or checked against the version that the client has seen, which
//! `If-Match` contains.

use actix_web::http::header::{HeaderName, IF_MATCH};
use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::error::ApiResult;
use super::extract::AuthorizedClub;
use crate::club::{ClubCommand, Event};
use crate::command::CommandError;
use crate::service::ClubReceipt;
use crate::table::CommandMeta;
use crate::web::http::{App, HttpError, Shared, fresh_key, is_key, run_query};

/// The metadata of a change that needs an idempotency key, because a retry without one would be another change.
/// `content` is the part of the request that is the same for a retry.
pub fn keyed(app: &App, request: &HttpRequest, token: &str, content: &str) -> Result<CommandMeta, HttpError> {
    let key = required_key(request)?;
    app.rate_limits.write(token)?;
    Ok(command_meta(key, content))
}

/// The metadata of a change of something that exists. It needs `If-Match`.
pub fn if_match(app: &App, request: &HttpRequest, token: &str, content: &str) -> Result<CommandMeta, HttpError> {
    let expected_version = Some(version(request)?);
    app.rate_limits.write(token)?;
    let key = idempotency_key(request)?.map(str::to_owned).map_or_else(fresh_key, Ok)?;
    Ok(CommandMeta { expected_version, ..command_meta(key, content) })
}

/// The metadata of a command. The hash of the content is its fingerprint.
pub fn command_meta(key: String, content: &str) -> CommandMeta {
    CommandMeta::new(key, HEXLOWER.encode(&Sha256::digest(content)), App::now())
}

/// Changes a club, and responds with its new version. It needs `If-Match`.
pub async fn change_club<N>(
    app: &Shared,
    request: &HttpRequest,
    club: &AuthorizedClub<N>,
    command: ClubCommand,
) -> ApiResult {
    let meta = if_match(app, request, &club.path.token, &format!("{command:?}"))?;
    let (id, yours) = (club.id, meta.expected_version);
    let receipt = run_query(app, move |app| Ok(app.service.execute_for_club(id, &meta, &command))).await?;
    changed(receipt.map(|receipt| receipt.version), yours)
}

/// Executes a command in a club, once for each idempotency key.
pub async fn execute_in_club<N>(
    app: &Shared,
    request: &HttpRequest,
    club: &AuthorizedClub<N>,
    command: ClubCommand,
) -> Result<Result<ClubReceipt, CommandError>, HttpError> {
    let meta = keyed(app, request, &club.path.token, &format!("{command:?}"))?;
    let id = club.id;
    run_query(app, move |app| Ok(app.service.execute_for_club(id, &meta, &command))).await
}

/// Adds a person or a payment to a club, and responds with its id.
pub async fn add_to_club<N>(
    app: &Shared,
    request: &HttpRequest,
    club: &AuthorizedClub<N>,
    command: ClubCommand,
) -> ApiResult {
    let ClubReceipt { version, event } = execute_in_club(app, request, club, command).await??;
    let id = match event {
        Event::PersonAdded { person, .. } => person.to_string(),
        Event::Paid(payment) => payment.id.to_string(),
        _ => String::new(),
    };
    Ok(HttpResponse::Created().json(json!({ "id": id, "version": version })))
}

/// The response to a change that was based on the version `yours`. Without an effect it has succeeded, too.
pub fn changed(version: Result<i64, CommandError>, yours: Option<i64>) -> ApiResult {
    match version {
        Ok(version) | Err(CommandError::Unchanged(version)) => {
            Ok(HttpResponse::Ok().json(json!({ "version": version })))
        }
        Err(CommandError::Conflict(version)) => Err(HttpError::Conflict { version, yours }),
        Err(error) => Err(error.into()),
    }
}

/// `None` when the request has none.
fn idempotency_key(request: &HttpRequest) -> Result<Option<&str>, HttpError> {
    let Some(value) = request.headers().get(HeaderName::from_static("idempotency-key")) else { return Ok(None) };
    let key = value.to_str().ok().map(str::trim);
    let fits = |key: &&str| is_key(key) && key.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    key.filter(fits).map(Some).ok_or(HttpError::Malformed)
}

/// The idempotency key, without which the request is rejected.
pub fn required_key(request: &HttpRequest) -> Result<String, HttpError> {
    Ok(idempotency_key(request)?.ok_or(HttpError::Unconditional)?.to_owned())
}

/// The version in `If-Match`: `7` or `"7"`.
pub fn version(request: &HttpRequest) -> Result<i64, HttpError> {
    let value = request.headers().get(IF_MATCH).ok_or(HttpError::Unconditional)?;
    let text = value.to_str().map_err(|_| HttpError::Malformed)?.trim();
    let plain = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text);
    let fits = !plain.is_empty() && plain.bytes().all(|byte| byte.is_ascii_digit());
    plain.parse().ok().filter(|_| fits).ok_or(HttpError::Malformed)
}
