//! The idempotency keys of forms that create something.

use std::net::IpAddr;

use super::error::HttpError;
use super::state::App;
use crate::store::{DeviceId, Maker, Request};

/// Scopes the key of a form to the device, or to the address of a browser that had no cookie when it sent the form.
/// Such a browser may retry before it gets the response, and also with the cookie of the response. Both create one
/// table only, unless the address has changed in between: nothing else identifies the browser.
pub fn made_with(
    app: &App,
    request: Request,
    (device, is_new, from): (&DeviceId, bool, IpAddr),
    key: &str,
) -> Result<String, HttpError> {
    let by_address = request.key(&Maker::Address(from), key);
    if is_new || app.store().has_made(&by_address, device)? {
        return Ok(by_address);
    }
    Ok(request.key(&Maker::Device(device.clone()), key))
}
