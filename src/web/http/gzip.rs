//! Compresses pages. The middleware that compresses the other responses uses a fast level, at which pages would be a
//! quarter larger.

use std::io::{self, Write};

use actix_web::body::{BoxBody, to_bytes};
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue};
use flate2::Compression;
use flate2::write::GzEncoder;

/// The best level that is fast enough for every request.
const PAGE: Compression = Compression::new(3);

/// Whether the sender of a request accepts gzip.
pub fn is_accepted(headers: &HeaderMap) -> bool {
    headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).is_some_and(|all| all.contains("gzip"))
}

/// Compresses a page if the browser accepts gzip. Other responses stay as they are.
pub async fn packed_page(response: ServiceResponse) -> ServiceResponse {
    let is_page = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "text/html; charset=utf-8");
    if !is_page || !is_accepted(response.request().headers()) {
        return response;
    }
    let (request, response) = response.into_parts();
    let (mut response, body) = response.into_parts();
    // The body of a page is complete, so this does not wait.
    let plain = to_bytes(body).await.unwrap_or_default();
    let body = match gzipped(&plain, PAGE) {
        Ok(packed) => {
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            BoxBody::new(packed)
        }
        Err(_) => BoxBody::new(plain),
    };
    ServiceResponse::new(request, response.set_body(body))
}

pub fn gzipped(plain: &[u8], level: Compression) -> io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 3), level);
    encoder.write_all(plain)?;
    encoder.finish()
}
