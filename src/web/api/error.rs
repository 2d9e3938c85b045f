//! Error responses of the API: JSON, in the language of `Accept-Language`.

use actix_web::dev::ServiceResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderValue, RETRY_AFTER};
use actix_web::{HttpResponse, ResponseError};
use serde::Serialize;

use crate::command::CommandError;
use crate::games::text::Text;
use crate::session::{DocumentError, Explained};
use crate::store::StoreError;
use crate::table::Rejection;
use crate::web::http::HttpError;
use crate::web::http::rate_limits::Wait;
use crate::words::Words;

/// An [`HttpError`], or an error about which the API tells more than its status.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ApiError {
    #[error(transparent)]
    HttpError(#[from] HttpError),
    #[error("the body is not JSON: {0}")]
    NotJson(String),
    /// The document or the hand is invalid.
    #[error("the document is invalid")]
    Invalid(#[from] DocumentError),
    #[error("the idempotency key belongs to another request")]
    KeyReused,
    #[error("another change came first")]
    Conflict {
        /// The current version.
        version: i64,
        /// The version on which the request was based.
        yours: Option<i64>,
    },
    /// Too many requests; the value is the time to wait, in seconds.
    #[error("too many requests")]
    TooMany(u64),
}

/// The result of a handler.
pub type ApiResult = Result<HttpResponse, ApiError>;

/// The body of an error response.
#[derive(Serialize)]
pub struct Failed {
    error: ErrorDetail,
    /// With 409: the table's version.
    #[serde(skip_serializing_if = "Option::is_none")]
    version: Option<i64>,
    /// With 409: the version on which the request was based.
    #[serde(skip_serializing_if = "Option::is_none")]
    yours: Option<i64>,
}

/// The error.
#[derive(Serialize)]
pub struct ErrorDetail {
    /// With 422: the hand, 0 for the document itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<u32>,
    /// With 422: the path of the field.
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    /// The reason, in the language of `Accept-Language`.
    message: String,
}

impl ApiError {
    /// The problem that decides the status, and the message where the error has none of its own.
    fn problem(&self) -> HttpError {
        match self {
            Self::HttpError(problem) => *problem,
            Self::NotJson(_) => HttpError::Malformed,
            Self::Invalid(_) | Self::KeyReused => HttpError::Impossible,
            Self::Conflict { .. } => HttpError::Conflict,
            Self::TooMany(_) => HttpError::TooMany,
        }
    }

    /// After how many seconds a retry may succeed.
    fn retry_after(&self) -> Option<u64> {
        match self {
            Self::TooMany(seconds) => Some(*seconds),
            error => error.problem().retry_after(),
        }
    }

    fn body(&self, words: Words) -> Failed {
        let message = words.say(&self.problem().text());
        let mut body = Failed { error: ErrorDetail { hand: None, field: None, message }, version: None, yours: None };
        match self {
            Self::NotJson(reason) => {
                body.error.message = words.say(&Text::new("not-json").with("reason", reason.as_str()));
            }
            Self::Invalid(invalid) => {
                let Explained { hand, field, message } = invalid.explained(words);
                body.error = ErrorDetail { hand: Some(hand), field: Some(field), message };
            }
            Self::KeyReused => {
                let (field, message) = ("Idempotency-Key".to_owned(), words.plain("api-key-reused"));
                body.error = ErrorDetail { hand: Some(0), field: Some(field), message };
            }
            Self::Conflict { version, yours } => (body.version, body.yours) = (Some(*version), *yours),
            Self::HttpError(_) | Self::TooMany(_) => {}
        }
        body
    }
}

impl ResponseError for ApiError {
    fn status_code(&self) -> StatusCode {
        self.problem().status_code()
    }

    /// Only the status, with the error attached. [`with_error_body`] adds the body, because it knows the language.
    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::new(self.status_code());
        response.extensions_mut().insert(self.clone());
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        HttpError::from(error).into()
    }
}

impl From<CommandError> for ApiError {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Fields(invalid) => Self::Invalid(invalid),
            CommandError::Conflict(version) => Self::Conflict { version, yours: None },
            CommandError::KeyReused => Self::KeyReused,
            error => HttpError::from(error).into(),
        }
    }
}

impl From<Rejection> for ApiError {
    fn from(Rejection(error, _): Rejection) -> Self {
        error.into()
    }
}

impl From<Wait> for ApiError {
    fn from(wait: Wait) -> Self {
        Self::TooMany(wait.0)
    }
}

/// Adds the body to an error response of the API.
pub fn with_error_body(response: ServiceResponse, words: Words) -> ServiceResponse {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    let extensions = response.response().extensions();
    let http_error = extensions.get().copied().unwrap_or_else(|| HttpError::of_status(status));
    let error = extensions.get::<ApiError>().cloned().unwrap_or(ApiError::HttpError(http_error));
    drop(extensions);
    let mut response = response.into_response(HttpResponse::build(status).json(error.body(words)));
    if let Some(seconds) = error.retry_after() {
        response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}
