//! Cross-site request forgery: forms that another site makes a browser send, with the cookies of this one.

use actix_web::HttpRequest;
use actix_web::http::Method;
use actix_web::http::header::{HOST, ORIGIN};

use crate::web::http::App;

/// Whether another site made the browser send the request. The API uses no cookies, so it is safe.
pub fn is_cross_site(app: &App, request: &HttpRequest) -> bool {
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_read || request.path().starts_with("/api/") {
        return false;
    }
    let header = |name: &str| request.headers().get(name).and_then(|value| value.to_str().ok());
    match header("sec-fetch-site") {
        Some(site) => site != "same-origin",
        // Browsers send at least the origin of a form. A client with neither header is no browser, so it has no cookie.
        None => match header(ORIGIN.as_str()) {
            Some(origin) => !is_own(app, origin, header(HOST.as_str()).unwrap_or_default()),
            None => request.headers().contains_key("cookie"),
        },
    }
}

/// Whether the origin is the public URL, or the address that the browser requested.
fn is_own(app: &App, origin: &str, host: &str) -> bool {
    let requested = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    app.settings.public_url.as_deref() == Some(origin) || (!host.is_empty() && requested == Some(host))
}
