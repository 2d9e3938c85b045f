//! Compresses pages. The middleware that compresses the other responses uses a fast level, at which pages are a third larger:
//! the page of a table has 5.1 kB instead of 3.8 kB, for 0.05 ms instead of 0.1 ms.

use std::cell::RefCell;

use actix_web::body::{BoxBody, to_bytes};
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, HeaderMap, HeaderValue};
use flate2::{Compress, CompressError, Compression, FlushCompress, Status};

thread_local! {
    /// Compresses pages, at the best level that is fast enough for every request. A new compressor for each page would
    /// clear half a megabyte every time.
    static PAGE_COMPRESSOR: RefCell<Compress> = RefCell::new(compressor(Compression::new(3)));
}

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
    // The body of a page is complete, so this does not wait, and cannot fail.
    let plain = to_bytes(body).await.unwrap_or_default();
    let body = match PAGE_COMPRESSOR.with_borrow_mut(|compressor| gzipped(&plain, compressor)) {
        Ok(packed) => {
            response.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            BoxBody::new(packed)
        }
        Err(_) => BoxBody::new(plain),
    };
    ServiceResponse::new(request, response.set_body(body))
}

/// A compressor whose format is gzip, with the largest window.
pub fn compressor(level: Compression) -> Compress {
    Compress::new_gzip(level, 15)
}

pub fn gzipped(plain: &[u8], compressor: &mut Compress) -> Result<Vec<u8>, CompressError> {
    compressor.reset();
    let mut packed = Vec::with_capacity(plain.len() / 3);
    loop {
        // Only the free capacity is written to.
        packed.reserve(1024);
        let taken = usize::try_from(compressor.total_in()).unwrap_or_default();
        if compressor.compress_vec(&plain[taken..], &mut packed, FlushCompress::Finish)? == Status::StreamEnd {
            return Ok(packed);
        }
    }
}
