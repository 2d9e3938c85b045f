//! The errors of requests, and the only place that maps them to status codes.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

use crate::command::CommandError;
use crate::document::Message;
use crate::session::DocumentError;
use crate::store::{ErrorKind, StoreError};

/// Why a request has failed.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{}", self.page().2)]
pub enum HttpError {
    /// The request cannot be parsed.
    Malformed,
    /// The body is not JSON, for this reason.
    NotJson(String),
    /// Another site sent it.
    CrossSite,
    /// It was sent to an unknown host name.
    WrongHost,
    /// Unknown, revoked or not allowed. The response is the same for all three, so that a caller cannot tell which it is.
    Missing,
    /// The request was based on the version `yours`, and `version` is the current one.
    Conflict {
        version: i64,
        yours: Option<i64>,
    },
    TooLarge,
    /// Its body is chunked, so it does not declare its length.
    NoLength,
    /// The content type is not supported.
    UnsupportedMediaType,
    /// The content is well-formed and cannot be recorded.
    Impossible,
    /// Fields of the document, the hand or the form are invalid.
    Invalid(DocumentError),
    /// The idempotency key belongs to another request.
    KeyReused,
    /// `If-Match` is missing.
    PreconditionRequired,
    /// `Idempotency-Key` is missing.
    KeyRequired,
    TooMany,
    /// A rate limit is reached for this many seconds.
    RateLimited(u64),
    /// The request took too long to arrive.
    Slow,
    /// The database has failed; a retry may succeed.
    Database,
    /// The log of the table or of the club is damaged.
    Damaged,
    /// A fault of the program.
    Internal,
}

impl HttpError {
    /// The status, and the messages for the heading and the text of its page.
    pub fn page(&self) -> (StatusCode, &'static str, &'static str) {
        match self {
            Self::Malformed | Self::NotJson(_) => (StatusCode::BAD_REQUEST, "error-heading-refused", "error-malformed"),
            Self::CrossSite => (StatusCode::FORBIDDEN, "error-heading-refused", "error-foreign"),
            Self::WrongHost => (StatusCode::MISDIRECTED_REQUEST, "error-heading-refused", "error-elsewhere"),
            Self::Missing => (StatusCode::NOT_FOUND, "error-heading-missing", "error-missing"),
            Self::Conflict { .. } => (StatusCode::CONFLICT, "error-heading-conflict", "error-conflict"),
            Self::TooLarge => (StatusCode::PAYLOAD_TOO_LARGE, "error-heading-refused", "error-too-large"),
            Self::NoLength => (StatusCode::LENGTH_REQUIRED, "error-heading-refused", "error-malformed"),
            Self::UnsupportedMediaType => (StatusCode::UNSUPPORTED_MEDIA_TYPE, "error-heading-refused", "error-type"),
            Self::Impossible | Self::Invalid(_) | Self::KeyReused => {
                (StatusCode::UNPROCESSABLE_ENTITY, "error-heading-refused", "error-impossible")
            }
            Self::PreconditionRequired => {
                (StatusCode::PRECONDITION_REQUIRED, "error-heading-refused", "error-unconditional")
            }
            Self::KeyRequired => (StatusCode::PRECONDITION_REQUIRED, "error-heading-refused", "error-keyless"),
            Self::TooMany | Self::RateLimited(_) => {
                (StatusCode::TOO_MANY_REQUESTS, "error-heading-later", "error-too-many")
            }
            Self::Slow => (StatusCode::REQUEST_TIMEOUT, "error-heading-slow", "error-slow"),
            Self::Database => (StatusCode::SERVICE_UNAVAILABLE, "error-heading-database", "error-database"),
            Self::Damaged => (StatusCode::SERVICE_UNAVAILABLE, "error-heading-damaged", "error-damaged"),
            Self::Internal => (StatusCode::INTERNAL_SERVER_ERROR, "error-heading-fault", "error-fault"),
        }
    }

    /// The error of a response without one, such as those of actix for an unknown path or method.
    pub fn of_status(status: StatusCode) -> Self {
        match status {
            // A reload of the page that answered a form is a GET of its address.
            StatusCode::NOT_FOUND | StatusCode::METHOD_NOT_ALLOWED => Self::Missing,
            StatusCode::PAYLOAD_TOO_LARGE => Self::TooLarge,
            status if status.is_client_error() => Self::Malformed,
            _ => Self::Internal,
        }
    }

    pub fn text(&self) -> Message {
        Message::new(self.page().2)
    }

    /// After how many seconds a retry may succeed.
    pub fn retry_after(&self) -> Option<u64> {
        match self {
            Self::RateLimited(seconds) => Some(*seconds),
            Self::TooMany => Some(60),
            Self::Slow | Self::Database => Some(5),
            _ => None,
        }
    }
}

impl ResponseError for HttpError {
    fn status_code(&self) -> StatusCode {
        self.page().0
    }

    /// Only the status, with the error attached. The guard renders the page or the JSON, because it knows the reader's
    /// language.
    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::new(self.status_code());
        response.extensions_mut().insert(self.clone());
        response
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database");
        match error.kind() {
            ErrorKind::Damaged => Self::Damaged,
            ErrorKind::Refused => Self::Internal,
            _ => Self::Database,
        }
    }
}

impl From<CommandError> for HttpError {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Store(error) => error.into(),
            CommandError::Stopped => Self::Slow,
            CommandError::Missing => Self::Missing,
            CommandError::Conflict(version) => Self::Conflict { version, yours: None },
            CommandError::Fields(invalid) => Self::Invalid(invalid),
            CommandError::KeyReused => Self::KeyReused,
            CommandError::Unchanged(_) | CommandError::Unusual(_) => Self::Impossible,
            CommandError::DamagedDocument(_) => CommandError::field("history", Message::new("import-damaged")).into(),
            CommandError::Damaged(damage) => {
                tracing::error!(%damage, "a log is damaged; run tanto verify");
                Self::Damaged
            }
        }
    }
}
