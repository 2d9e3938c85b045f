//! Reads request bodies: uncompressed JSON of a limited size, and the fields of short ones.

use actix_web::HttpRequest;
use actix_web::web::Payload;

use crate::document::{Fields, Value, fields::read_map};
use crate::session::DocumentError;
use crate::web::http::{HttpError, body};

/// The largest session document, in bytes.
pub const MAX_DOCUMENT: usize = 64 * 1024;
/// The largest hand, in bytes.
pub const MAX_HAND: usize = 16 * 1024;

/// Parses a JSON body of at most `limit` bytes.
pub async fn parse_json(request: &HttpRequest, payload: Payload, limit: usize) -> Result<Value, HttpError> {
    let bytes = body::read(request, payload, "application/json", limit).await?;
    let text = std::str::from_utf8(&bytes).map_err(|error| HttpError::NotJson(error.to_string()))?;
    Value::from_json(text).map_err(|error| HttpError::NotJson(error.to_string()))
}

/// Parses a short body field by field.
pub async fn parse_body<T>(
    request: &HttpRequest,
    payload: Payload,
    read: impl FnOnce(&mut Fields<'_>) -> Option<T>,
) -> Result<T, HttpError> {
    let body = parse_json(request, payload, MAX_HAND).await?;
    read_map(&body, read).map_err(|errors| HttpError::Invalid(DocumentError::document(errors)))
}

/// A required text.
pub fn text(fields: &mut Fields<'_>, name: &'static str) -> Option<String> {
    fields.require(name);
    fields.optional_text(name).map(str::to_owned)
}

pub fn optional_text(fields: &mut Fields<'_>, name: &'static str) -> Option<String> {
    fields.optional_text(name).map(str::to_owned)
}

/// `None` when the field is absent.
pub fn optional_flag(fields: &mut Fields<'_>, name: &'static str) -> Option<bool> {
    let is_present = fields.raw(name).is_some();
    let flag = fields.flag(name);
    is_present.then_some(flag)
}

/// A required amount: a text or, as in documents, an integer.
pub fn amount(fields: &mut Fields<'_>, name: &'static str) -> Option<String> {
    match fields.raw(name) {
        Some(Value::Integer(amount)) => Some(amount.to_string()),
        _ => text(fields, name),
    }
}
