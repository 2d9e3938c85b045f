//! Reads request bodies: with a size limit, within a deadline, and only so many of one address at a time. A phone in a
//! cellar sends slowly, and a thousand requests that never finish must not use up the memory.

use std::time::Duration;

use actix_web::HttpRequest;
use actix_web::http::header::{CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, TRANSFER_ENCODING};
use actix_web::web::{Bytes, BytesMut, Payload};
use futures_util::StreamExt as _;
use tokio::time::timeout;

use super::backpressure::Backpressure;
use super::error::HttpError;
use super::proxies::client_address;
use super::state::Shared;

/// How long a body may take.
const DEADLINE: Duration = Duration::from_secs(10);

/// Reads the body of a request, which must be of this media type, not compressed, and of at most `limit` bytes.
pub async fn read(request: &HttpRequest, mut payload: Payload, media: &str, limit: usize) -> Result<Bytes, HttpError> {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = header(CONTENT_TYPE).split(';').next().unwrap_or_default().trim();
    let is_plain = matches!(header(CONTENT_ENCODING), "" | "identity");
    if !is_plain || !kind.eq_ignore_ascii_case(media) {
        return Err(HttpError::UnsupportedMediaType);
    }
    let length = declared_length(request)?;
    let size = usize::try_from(length).ok().filter(|size| *size <= limit).ok_or(HttpError::TooLarge)?;
    let app = request.app_data::<Shared>().ok_or(HttpError::Internal)?;
    let _permit = app.bodies.acquire(client_address(request)).ok_or(HttpError::TooMany)?;
    Backpressure::admit_body(request, length);
    // A growing buffer would leave smaller ones behind in the allocator: as much memory again when a thousand clients send
    // slowly.
    let mut body = BytesMut::with_capacity(size);
    let receive = async {
        while let Some(chunk) = payload.next().await {
            let chunk = chunk.map_err(|_| HttpError::Malformed)?;
            if body.len() + chunk.len() > size {
                return Err(HttpError::TooLarge);
            }
            body.extend_from_slice(&chunk);
        }
        Ok(())
    };
    timeout(DEADLINE, receive).await.map_err(|_| HttpError::Slow)??;
    Ok(body.freeze())
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
