//! The style sheet, the script and the icons: inside the program, named by their content, kept by browsers for good.

use std::io::Write;

use actix_web::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use actix_web::{HttpRequest, HttpResponse, web};
use data_encoding::HEXLOWER;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::RustEmbed;

use super::problem::Problem;

#[derive(RustEmbed)]
#[folder = "src/web/assets"]
struct Assets;

/// The address of an asset, which changes whenever its content does.
#[must_use]
pub fn address(name: &str) -> String {
    let hash = Assets::get(name).map_or_else(String::new, |file| {
        let hash = file.metadata.sha256_hash();
        HEXLOWER.encode(hash.split_at(6).0)
    });
    match name.rsplit_once('.') {
        Some((stem, ending)) => format!("/assets/{stem}.{hash}.{ending}"),
        None => format!("/assets/{name}.{hash}"),
    }
}

/// `GET /assets/{name}`: an asset under the name that [`address`] gave it.
pub async fn show(request: HttpRequest, name: web::Path<String>) -> Result<HttpResponse, Problem> {
    let mut parts: Vec<&str> = name.split('.').collect();
    let is_named = parts.len() == 3;
    if is_named {
        parts.remove(1);
    }
    let plain = parts.join(".");
    if !is_named || format!("/assets/{name}") != address(&plain) {
        return Err(Problem::Missing);
    }
    served(&request, &plain, "public, max-age=31536000, immutable")
}

/// `GET /sw.js`: the service worker, at the root because it can only serve what lies below it.
pub async fn worker(request: HttpRequest) -> Result<HttpResponse, Problem> {
    served(&request, "sw.js", "no-cache")
}

/// `GET /manifest.webmanifest`: what a phone needs to install the app.
pub async fn manifest() -> HttpResponse {
    let icon = |name: &str, size: &str, purpose: &str| serde_json::json!({"src": address(name), "sizes": size, "type": "image/png", "purpose": purpose});
    let manifest = serde_json::json!({
        "id": "/",
        "name": "Tanto",
        "short_name": "Tanto",
        "start_url": "/",
        "display": "standalone",
        "background_color": "#F6F2E8",
        "theme_color": "#1D5C46",
        "icons": [
            icon("icon-192.png", "192x192", "any"),
            icon("icon-512.png", "512x512", "any"),
            icon("icon-maskable.png", "512x512", "maskable"),
        ],
        "shortcuts": [{"name": "+", "url": "/tables/new"}],
    });
    HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, "application/manifest+json"))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .body(manifest.to_string())
}

/// An asset under its plain name, for addresses that must not change.
///
/// # Errors
/// When there is no such asset.
pub fn served(request: &HttpRequest, name: &str, caching: &str) -> Result<HttpResponse, Problem> {
    let file = Assets::get(name).ok_or(Problem::Missing)?;
    let kind = match name.rsplit_once('.').map(|(_, ending)| ending) {
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    };
    let mut answer = HttpResponse::Ok();
    answer.insert_header((CONTENT_TYPE, kind)).insert_header((CACHE_CONTROL, caching));
    if kind == "image/png" {
        return Ok(answer.body(file.data.into_owned()));
    }
    answer.insert_header((VARY, "accept-encoding"));
    let accepted = request.headers().get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    match packed(&file.data).filter(|_| accepted.is_some_and(|all| all.contains("gzip"))) {
        Some(packed) => Ok(answer.insert_header((CONTENT_ENCODING, "gzip")).body(packed)),
        None => Ok(answer.body(file.data.into_owned())),
    }
}

/// Compressed as far as it goes, where the middleware would make haste: a phone fetches these once and keeps them.
fn packed(data: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(data).ok()?;
    encoder.finish().ok()
}
