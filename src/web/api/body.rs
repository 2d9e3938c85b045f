//! Reading a body: JSON, not compressed, of a size that such a document can have.

use actix_web::HttpRequest;
use actix_web::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use actix_web::web::Payload;

use super::answer::ApiError;
use crate::games::node::Node;
use crate::web::frame::problem::Problem;

/// The most bytes of a session document.
pub const DOCUMENT: usize = 64 * 1024;
/// The most bytes of a hand.
pub const HAND: usize = 16 * 1024;

/// The tree of a JSON body.
pub async fn json(request: &HttpRequest, payload: Payload, most: usize) -> Result<Node, ApiError> {
    let header = |name| request.headers().get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = header(CONTENT_TYPE).split(';').next().unwrap_or_default().trim();
    if !kind.eq_ignore_ascii_case("application/json") || !matches!(header(CONTENT_ENCODING), "" | "identity") {
        return Err(Problem::Type.into());
    }
    let read = payload.to_bytes_limited(most).await.map_err(|_| Problem::TooLarge)?;
    let bytes = read.map_err(|_| Problem::Malformed)?;
    let text = std::str::from_utf8(&bytes).map_err(|error| ApiError::NotJson(error.to_string()))?;
    Node::from_json(text).map_err(|error| ApiError::NotJson(error.to_string()))
}
