//! The headers against duplicate and conflicting changes: `Idempotency-Key` and `If-Match`.

use actix_web::HttpRequest;
use actix_web::http::header::{HeaderName, IF_MATCH};

use super::error::ApiError;
use crate::web::http::error::HttpError;
use crate::web::http::keys::{fresh_key, is_key};

/// `None` when the request has none.
pub fn idempotency_key(request: &HttpRequest) -> Result<Option<&str>, ApiError> {
    let Some(value) = request.headers().get(HeaderName::from_static("idempotency-key")) else { return Ok(None) };
    let key = value.to_str().ok().map(str::trim);
    let fits = |key: &&str| is_key(key) && key.bytes().all(|byte| (b' '..=b'~').contains(&byte));
    key.filter(fits).map(Some).ok_or(HttpError::Malformed.into())
}

/// The idempotency key, without which the request is rejected.
pub fn required_key(request: &HttpRequest) -> Result<String, ApiError> {
    Ok(idempotency_key(request)?.ok_or(HttpError::Unconditional)?.to_owned())
}

/// The idempotency key, or a random one when the request has none.
pub fn key_or_fresh(request: &HttpRequest) -> Result<String, ApiError> {
    Ok(idempotency_key(request)?.map(str::to_owned).map_or_else(fresh_key, Ok)?)
}

/// The version in `If-Match`: `7` or `"7"`.
pub fn version(request: &HttpRequest) -> Result<i64, ApiError> {
    let value = request.headers().get(IF_MATCH).ok_or(HttpError::Unconditional)?;
    let text = value.to_str().map_err(|_| HttpError::Malformed)?.trim();
    let plain = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text);
    let fits = !plain.is_empty() && plain.bytes().all(|byte| byte.is_ascii_digit());
    plain.parse().ok().filter(|_| fits).ok_or(HttpError::Malformed.into())
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn versions_come_bare_or_in_quotes() {
        let read = |text: &str| version(&TestRequest::default().insert_header((IF_MATCH, text)).to_http_request()).ok();
        assert_eq!((read("7"), read(" \"12\" ")), (Some(7), Some(12)));
        for text in ["", "\"", "\"\"", "*", "W/\"7\"", "-7", "+7", "7.0", "7, 8", "99999999999999999999"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn keys_are_short_and_plain() {
        let read = |key: &str| {
            let request = TestRequest::default().insert_header(("Idempotency-Key", key)).to_http_request();
            idempotency_key(&request).map(|key| key.map(str::to_owned)).ok()
        };
        assert_eq!(read("hand 7"), Some(Some("hand 7".to_owned())));
        assert_eq!((read(""), read(&"k".repeat(129))), (None, None));
    }
}
