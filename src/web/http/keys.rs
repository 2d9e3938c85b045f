//! Idempotency keys of forms, and the versions on which forms are based.

use std::fmt::Debug;
use std::net::IpAddr;

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use super::error::HttpError;
use super::inputs::Inputs;
use super::state::App;
use crate::store::{Client, DeviceId, Request};

/// The longest key, in bytes.
const LONGEST: usize = 128;

/// A random key for a new form.
pub fn fresh_key() -> Result<String, HttpError> {
    let mut bytes = [0_u8; 16];
    getrandom::fill(&mut bytes).map_err(|_| HttpError::Fault)?;
    Ok(HEXLOWER.encode(&bytes))
}

/// The key of a form; the request is malformed without a valid one.
pub fn key(inputs: &Inputs) -> Result<&str, HttpError> {
    Some(inputs.get("key")).filter(|key| is_key(key)).ok_or(HttpError::Malformed)
}

/// Whether a text has a valid length for a key.
pub fn is_key(text: &str) -> bool {
    (1..=LONGEST).contains(&text.len())
}

/// The version on which the form was based.
pub fn version(inputs: &Inputs) -> Result<i64, HttpError> {
    inputs.get("version").parse().map_err(|_| HttpError::Malformed)
}

/// Identifies the content of a request: it is the same for a retry, and differs when a key is reused for another request.
pub fn fingerprint(content: &impl Debug) -> String {
    HEXLOWER.encode(&Sha256::digest(format!("{content:?}")))
}

/// Scopes the key of a form to the device, or to the address of a browser that had no cookie when it sent the form.
/// Such a browser may retry before it gets the response, and also with the cookie of the response. Both create one
/// table only, unless the address has changed in between: nothing else identifies the browser.
pub fn creation_key(
    app: &App,
    request: Request,
    (device, is_new, from): (&DeviceId, bool, IpAddr),
    key: &str,
) -> Result<String, HttpError> {
    let by_address = request.key(&Client::Address(from), key);
    if is_new || app.store().has_created(&by_address, device)? {
        return Ok(by_address);
    }
    Ok(request.key(&Client::Device(device.clone()), key))
}
