//! Whose it is what a form makes.

use std::net::IpAddr;

use super::app::App;
use super::problem::Problem;
use crate::store::{DeviceId, Maker, Request};

/// The key of what a form makes: that of the device, or of the address of a browser that had no cookie when it was sent. Such
/// a browser may send the form again before it hears the answer, and also with the cookie that came with it: that is still
/// one table, unless his address has changed meanwhile, by which alone he was known.
pub fn made_with(
    app: &App,
    request: Request,
    (device, is_new, from): (&DeviceId, bool, IpAddr),
    key: &str,
) -> Result<String, Problem> {
    let by_address = request.key(&Maker::Address(from), key);
    if is_new || app.store().has_made(&by_address, device)? {
        return Ok(by_address);
    }
    Ok(request.key(&Maker::Device(device.clone()), key))
}
