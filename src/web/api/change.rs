//! Changes: safe to repeat by their `Idempotency-Key`, or checked against the version that the client has seen, which
//! `If-Match` contains.

use actix_web::http::header::{HeaderName, IF_MATCH};
use actix_web::{HttpRequest, HttpResponse};
use serde_json::json;

use super::error::ApiResult;
use super::extract::{ApiAccess, ClubApiAccess};
use crate::club::{ClubCommand, Event};
use crate::command::{CommandError, CommandMeta};
use crate::service::ClubReceipt;
use crate::web::http::{App, HttpError, fresh_key, is_key, run_query};

/// The metadata of a change that needs an idempotency key, because a retry without one would be another change.
pub fn keyed(app: &App, request: &HttpRequest, token: &str) -> Result<CommandMeta, HttpError> {
    let key = required_key(request)?;
    app.rate_limits.write(token)?;
    Ok(CommandMeta::new(key, App::now()))
}

impl<N, P> ApiAccess<N, P> {
    /// [`keyed`] with the token of this request.
    pub fn keyed(&self) -> Result<CommandMeta, HttpError> {
        keyed(&self.app, &self.request, &self.path.token)
    }

    /// The metadata of a change of something that exists. It needs `If-Match`.
    pub fn if_match(&self) -> Result<CommandMeta, HttpError> {
        let expected_version = Some(version(&self.request)?);
        self.app.rate_limits.write(&self.path.token)?;
        let key = idempotency_key(&self.request)?.map(str::to_owned).map_or_else(fresh_key, Ok)?;
        Ok(CommandMeta { expected_version, ..CommandMeta::new(key, App::now()) })
    }
}

impl<N> ClubApiAccess<N> {
    async fn execute(
        &self,
        meta: CommandMeta,
        command: ClubCommand,
    ) -> Result<Result<ClubReceipt, CommandError>, HttpError> {
        let id = self.id;
        run_query(&self.app, move |app| Ok(app.service.execute_for_club(id, &meta, &command))).await
    }

    /// Changes the club, and responds with its new version. It needs `If-Match`.
    pub async fn change(&self, command: ClubCommand) -> ApiResult {
        let meta = self.if_match()?;
        let yours = meta.expected_version;
        let receipt = self.execute(meta, command).await?;
        changed(receipt.map(|receipt| receipt.version), yours)
    }

    /// Executes a command, once for each idempotency key.
    pub async fn execute_keyed(&self, command: ClubCommand) -> Result<Result<ClubReceipt, CommandError>, HttpError> {
        self.execute(self.keyed()?, command).await
    }

    /// Adds a person or a payment, and responds with its id. `seen` is the version of the club that the request was based on.
    pub async fn add(&self, command: ClubCommand, seen: Option<i64>) -> ApiResult {
        let meta = CommandMeta { expected_version: seen, ..self.keyed()? };
        let ClubReceipt { version, event } = match self.execute(meta, command).await? {
            Err(CommandError::Conflict(version)) => return Err(HttpError::Conflict { version, yours: seen }),
            executed => executed?,
        };
        let id = match event {
            Event::PersonAdded { person, .. } => person.to_string(),
            Event::Paid(payment) => payment.id.to_string(),
            _ => String::new(),
        };
        Ok(HttpResponse::Created().json(json!({ "id": id, "version": version })))
    }
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
    key.filter(|key| is_key(key)).map(Some).ok_or(HttpError::Malformed)
}

/// The idempotency key, without which the request is rejected.
pub fn required_key(request: &HttpRequest) -> Result<String, HttpError> {
    Ok(idempotency_key(request)?.ok_or(HttpError::KeyRequired)?.to_owned())
}

/// The version in `If-Match`, if the request has one.
pub fn optional_version(request: &HttpRequest) -> Result<Option<i64>, HttpError> {
    request.headers().contains_key(IF_MATCH).then(|| version(request)).transpose()
}

/// The version in `If-Match`: `7` or `"7"`.
pub fn version(request: &HttpRequest) -> Result<i64, HttpError> {
    let value = request.headers().get(IF_MATCH).ok_or(HttpError::PreconditionRequired)?;
    let text = value.to_str().map_err(|_| HttpError::Malformed)?.trim();
    let plain = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text);
    let fits = !plain.is_empty() && plain.bytes().all(|byte| byte.is_ascii_digit());
    plain.parse().ok().filter(|_| fits).ok_or(HttpError::Malformed)
}
