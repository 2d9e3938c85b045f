//! Reads request bodies: with a size limit, within a deadline, and only so many of one address at a time. A phone in a
//! cellar sends slowly, and a thousand requests that never finish must not use up the memory.

use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::http::header::{CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, TRANSFER_ENCODING};
use actix_web::web::{Bytes, Payload};
use tokio::time::timeout;

use super::backpressure::Backpressure;
use super::error::HttpError;
use super::proxies::client_address;
use super::state::Shared;

/// How long a body may take.
const DEADLINE: Duration = Duration::from_secs(10);
/// The largest form, in bytes.
pub const LARGEST_FORM: usize = 16 * 1024;

/// Checks that a body is of this media type and not compressed.
pub fn check_type(request: &HttpRequest, media: &str) -> Result<(), HttpError> {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = header(CONTENT_TYPE).split(';').next().unwrap_or_default().trim();
    let is_plain = matches!(header(CONTENT_ENCODING), "" | "identity");
    if is_plain && kind.eq_ignore_ascii_case(media) { Ok(()) } else { Err(HttpError::Type) }
}

/// Reads the body of a request, of at most `limit` bytes.
pub async fn read(request: &HttpRequest, payload: Payload, limit: usize) -> Result<Bytes, HttpError> {
    let length = declared_length(request)?;
    if length > u64::try_from(limit).unwrap_or(u64::MAX) {
        return Err(HttpError::TooLarge);
    }
    let app = request.app_data::<Shared>().ok_or(HttpError::Fault)?;
    let _permit = app.bodies.acquire(client_address(request)).ok_or(HttpError::TooMany)?;
    Backpressure::admit_body(request, length);
    let body = timeout(DEADLINE, payload.to_bytes_limited(limit)).await.map_err(|_| HttpError::Slow)?;
    body.map_err(|_| HttpError::TooLarge)?.map_err(|_| HttpError::Malformed)
}

/// The length of a body, in bytes. A chunked body does not declare it: where it ends, only actix knows, so it would pass
/// the limits of [`Backpressure`].
pub fn declared_length(request: &HttpRequest) -> Result<u64, HttpError> {
    if request.headers().contains_key(TRANSFER_ENCODING) {
        return Err(HttpError::NoLength);
    }
    let Some(length) = request.headers().get(CONTENT_LENGTH) else { return Ok(0) };
    length.to_str().ok().and_then(|length| length.trim().parse().ok()).ok_or(HttpError::Malformed)
}
