//! A document that is uploaded with a form. It may be large and slow, so it is stored on disk until it is complete, and
//! only a few uploads run at a time.

use std::fs;
use std::io::ErrorKind;
use std::time::Duration;

use actix_multipart::MultipartError;
use actix_multipart::form::tempfile::{TempFile, TempFileError};
use actix_multipart::form::text::Text;
use actix_multipart::form::{MultipartForm, MultipartFormConfig};
use actix_web::error::PayloadError;
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use futures_util::StreamExt as _;
use futures_util::future::LocalBoxFuture;
use futures_util::stream::unfold;
use tokio::time::{Instant, timeout, timeout_at};

use super::backpressure::Backpressure;
use super::body::declared_length;
use super::error::HttpError;
use super::proxies::client_address;
use super::state::Shared;

/// The largest document, in megabytes: about thirty years of a club.
pub const MAX_MEGABYTES: u16 = 32;
const MAX_BYTES: usize = MAX_MEGABYTES as usize * 1024 * 1024;
/// The maximum size of the rest of the form, in bytes.
const MAX_BESIDE: usize = 4 * 1024;
/// How long an upload may take.
const DEADLINE: Duration = Duration::from_mins(5);
/// The lowest rate of an upload, in bytes per second. A slower one would block a permit.
const MIN_RATE: u64 = 4 * 1024;
/// For how long an upload may be slower.
const GRACE: Duration = Duration::from_secs(10);

/// A form with a document in it.
#[derive(MultipartForm)]
pub struct Upload {
    /// The form's idempotency key.
    pub key: Text<String>,
    /// Whether a club is imported although it is here already.
    pub again: Option<Text<String>>,
    document: TempFile,
}

impl Upload {
    /// The maximum size of the form, and of its part in memory.
    pub fn limits() -> MultipartFormConfig {
        MultipartFormConfig::default().total_limit(MAX_BYTES + MAX_BESIDE).memory_limit(MAX_BESIDE)
    }

    /// Whether no file was chosen.
    pub fn is_empty(&self) -> bool {
        self.document.size == 0
    }

    /// The document; `None` when it is not UTF-8.
    pub fn text(&self) -> Option<String> {
        fs::read_to_string(self.document.file.path()).ok()
    }
}

impl FromRequest for Upload {
    type Error = HttpError;
    type Future = LocalBoxFuture<'static, Result<Self, HttpError>>;

    fn from_request(request: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (request, payload) = (request.clone(), payload.take());
        Box::pin(async move {
            let app = request.app_data::<Shared>().ok_or(HttpError::Internal)?;
            let _place = app.uploads.acquire(client_address(&request)).ok_or(HttpError::TooMany)?;
            Backpressure::admit_body(&request, declared_length(&request)?);
            let mut payload = not_too_slow(payload);
            let form = timeout(DEADLINE, MultipartForm::<Self>::from_request(&request, &mut payload)).await;
            Ok(form.map_err(|_| HttpError::Slow)?.map_err(|error| unread(&error))?.into_inner())
        })
    }
}

/// A body that ends with an error as soon as it falls behind the minimum rate.
fn not_too_slow(payload: Payload) -> Payload {
    let begun = Instant::now();
    let pieces = unfold((payload, 0), move |(mut payload, received)| async move {
        let due = begun + GRACE + Duration::from_secs(received / MIN_RATE);
        let piece = timeout_at(due, payload.next()).await;
        let piece = piece.unwrap_or_else(|_| Some(Err(PayloadError::Io(ErrorKind::TimedOut.into()))))?;
        let length = piece.as_ref().map_or(0, |piece| u64::try_from(piece.len()).unwrap_or_default());
        Some((piece, (payload, received + length)))
    });
    // The form polls again after the end, which `unfold` does not allow.
    Payload::Stream { payload: Box::pin(pieces.fuse()) }
}

fn unread(error: &actix_web::Error) -> HttpError {
    match error.as_error::<MultipartError>() {
        Some(MultipartError::Payload(PayloadError::Overflow)) => HttpError::TooLarge,
        Some(MultipartError::Payload(PayloadError::Io(error))) if error.kind() == ErrorKind::TimedOut => {
            HttpError::Slow
        }
        Some(MultipartError::ContentTypeMissing | MultipartError::ContentTypeIncompatible) => {
            HttpError::UnsupportedMediaType
        }
        // The document cannot be kept: the disk is full, or cannot be written.
        Some(MultipartError::Field { source, .. }) if source.as_error::<TempFileError>().is_some() => {
            tracing::error!(%source, "an upload");
            HttpError::Database
        }
        _ => HttpError::Malformed,
    }
}
