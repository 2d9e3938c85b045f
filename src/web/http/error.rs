//! The errors of requests, and the only place that maps them to status codes.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

use crate::command::CommandError;
use crate::games::text::Text;
use crate::session::DocumentError;
use crate::store::{ErrorKind, StoreError};
use crate::table::Rejection;

/// Why a request has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HttpError {
    /// The request cannot be parsed.
    #[error("the request cannot be read")]
    Malformed,
    /// Another site sent it.
    #[error("the request came from another site")]
    Foreign,
    /// It was sent to an unknown host name.
    #[error("the server has another name")]
    Elsewhere,
    /// Unknown, revoked or not allowed. The response is the same for all three, so that a caller cannot tell which it is.
    #[error("not found")]
    Missing,
    /// It was based on an older version.
    #[error("the table or the club has changed")]
    Conflict,
    #[error("the request is too large")]
    TooLarge,
    /// Its body is chunked.
    #[error("the request does not declare the length of its body")]
    NoLength,
    /// The content type is not supported.
    #[error("the content type is not supported")]
    Type,
    /// The idempotency key belongs to another request, or the content is invalid.
    #[error("the request cannot be carried out")]
    Impossible,
    /// `If-Match` or `Idempotency-Key` is missing.
    #[error("a header is missing")]
    Unconditional,
    #[error("too many requests")]
    TooMany,
    /// The request took too long to arrive.
    #[error("the request took too long")]
    Slow,
    /// The database has failed; a retry may succeed.
    #[error("the database has failed")]
    Database,
    /// The log of the table or of the club is damaged.
    #[error("the log is damaged")]
    Damaged,
    /// A fault of the program.
    #[error("a fault of the program")]
    Fault,
}

impl HttpError {
    /// The heading of its page.
    pub fn heading(self) -> Text {
        Text::new(match self {
            Self::Missing => "trouble-missing",
            Self::Conflict => "trouble-conflict",
            Self::TooMany => "trouble-later",
            Self::Slow => "trouble-slow",
            Self::Database => "trouble-database",
            Self::Damaged => "trouble-damaged",
            Self::Fault => "trouble-fault",
            Self::Malformed
            | Self::Foreign
            | Self::Elsewhere
            | Self::TooLarge
            | Self::NoLength
            | Self::Type
            | Self::Impossible
            | Self::Unconditional => "trouble-refused",
        })
    }

    /// After how many seconds a retry may succeed.
    pub fn retry_after(self) -> Option<u64> {
        match self {
            Self::TooMany => Some(60),
            Self::Slow | Self::Database => Some(5),
            _ => None,
        }
    }

    /// The explanation on the page.
    pub fn text(self) -> Text {
        Text::new(match self {
            Self::Malformed | Self::NoLength => "problem-malformed",
            Self::Foreign => "problem-foreign",
            Self::Elsewhere => "problem-elsewhere",
            Self::Missing => "problem-missing",
            Self::Conflict => "problem-conflict",
            Self::TooLarge => "problem-too-large",
            Self::Type => "problem-type",
            Self::Impossible => "problem-impossible",
            Self::Unconditional => "problem-unconditional",
            Self::TooMany => "problem-too-many",
            Self::Slow => "problem-slow",
            Self::Database => "problem-database",
            Self::Damaged => "problem-damaged",
            Self::Fault => "problem-fault",
        })
    }
}

impl ResponseError for HttpError {
    fn status_code(&self) -> StatusCode {
        match self {
            Self::Malformed => StatusCode::BAD_REQUEST,
            Self::Foreign => StatusCode::FORBIDDEN,
            Self::Elsewhere => StatusCode::MISDIRECTED_REQUEST,
            Self::Missing => StatusCode::NOT_FOUND,
            Self::Conflict => StatusCode::CONFLICT,
            Self::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Self::NoLength => StatusCode::LENGTH_REQUIRED,
            Self::Type => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Self::Impossible => StatusCode::UNPROCESSABLE_ENTITY,
            Self::Unconditional => StatusCode::PRECONDITION_REQUIRED,
            Self::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Self::Slow => StatusCode::REQUEST_TIMEOUT,
            Self::Database | Self::Damaged => StatusCode::SERVICE_UNAVAILABLE,
            Self::Fault => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// Only the status, with the problem attached. The guard renders the page, because it knows the reader's language.
    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::new(self.status_code());
        response.extensions_mut().insert(*self);
        response
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the database");
        match error.kind() {
            ErrorKind::Damaged => Self::Damaged,
            ErrorKind::Refused => Self::Fault,
            _ => Self::Database,
        }
    }
}

impl From<CommandError> for HttpError {
    fn from(error: CommandError) -> Self {
        match error {
            CommandError::Store(error) => error.into(),
            CommandError::Missing => Self::Missing,
            CommandError::Conflict(_) => Self::Conflict,
            CommandError::Fields(_)
            | CommandError::Unchanged(_)
            | CommandError::Unusual(_)
            | CommandError::KeyReused
            | CommandError::DamagedDocument(_) => Self::Impossible,
            CommandError::Damaged(damage) => {
                tracing::error!(%damage, "a log is damaged; run tanto verify");
                Self::Damaged
            }
        }
    }
}

impl From<Rejection> for HttpError {
    fn from(Rejection(error, _): Rejection) -> Self {
        error.into()
    }
}

impl From<DocumentError> for HttpError {
    /// A hand in the log was valid when it was written, so this is a fault of the program.
    fn from(invalid: DocumentError) -> Self {
        tracing::error!(?invalid, "a table's log cannot be played");
        Self::Fault
    }
}
