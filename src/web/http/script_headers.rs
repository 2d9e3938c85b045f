//! The headers by which the script of a page and the server understand each other.

use actix_web::http::header::HeaderMap;

/// The header by which the script knows the path of a response.
pub const URL: &str = "x-url";

/// Whether the script saves a hand: it expects the next page as the response instead of a redirect.
pub fn is_saving(headers: &HeaderMap) -> bool {
    headers.get("x-part").is_some_and(|part| part == "save")
}
