//! The style sheet, the script and the icons: inside the program, named by their content, kept by browsers for good.

use std::collections::BTreeMap;
use std::io;
use std::sync::LazyLock;

use actix_web::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};
use zopfli::{Format, Options};

use crate::web::frame::packing::{joined, stripped};
use crate::web::frame::problem::Problem;

/// How much of the hash is in an address, in bytes.
const HASH: usize = 6;

#[derive(RustEmbed)]
#[folder = "src/web/assets"]
struct Assets;

/// An asset as it is sent.
struct Asset {
    address: String,
    kind: &'static str,
    plain: Bytes,
    /// Compressed as far as it goes; nothing where that gains nothing.
    gzipped: Option<Bytes>,
}

/// The assets by their plain names, packed once.
static ASSETS: LazyLock<BTreeMap<String, Asset>> = LazyLock::new(|| {
    let pack = |name: &str| match packed(name) {
        Ok(asset) => Some((name.to_owned(), asset)),
        Err(error) => {
            tracing::error!(name, %error, "an asset cannot be packed");
            None
        }
    };
    Assets::iter().filter(|name| !is_part(name)).filter_map(|name| pack(&name)).collect()
});

/// Whether a file is sent only as part of another one: those that are sent stand on top.
fn is_part(name: &str) -> bool {
    name.contains('/')
}

fn packed(name: &str) -> io::Result<Asset> {
    let read = |path: &str| Assets::get(path).map(|file| file.data.into_owned());
    let text = |path: &str| read(path).and_then(|data| String::from_utf8(data).ok());
    let whole = |name: &str| joined(name, &text).map_err(io::Error::other);
    let data = read(name).ok_or(io::ErrorKind::NotFound)?;
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let (kind, plain) = match ending {
        "js" => ("text/javascript; charset=utf-8", stripped(&whole(name)?).into_bytes()),
        "css" => ("text/css; charset=utf-8", stripped(&whole(name)?).into_bytes()),
        "svg" => ("image/svg+xml", data),
        "png" => ("image/png", data),
        _ => ("application/octet-stream", data),
    };
    let hash = Sha256::digest(&plain);
    let address = format!("/assets/{stem}.{}.{ending}", HEXLOWER.encode(hash.split_at(HASH).0));
    let gzipped = if kind == "image/png" { None } else { Some(gzipped(&plain)?.into()) };
    Ok(Asset { address, kind, plain: plain.into(), gzipped })
}

fn gzipped(plain: &[u8]) -> io::Result<Vec<u8>> {
    let mut gzipped = Vec::new();
    zopfli::compress(Options::default(), Format::Gzip, plain, &mut gzipped)?;
    Ok(gzipped)
}

/// The address of an asset, which changes whenever its content does; empty when there is no such asset.
#[must_use]
pub fn address(name: &str) -> String {
    ASSETS.get(name).map(|asset| asset.address.clone()).unwrap_or_default()
}

/// `GET /assets/{name}`: an asset under the name that [`address`] gave it.
///
/// # Errors
/// When no asset has this address, or not any more.
pub async fn show(request: HttpRequest) -> Result<HttpResponse, Problem> {
    let asset = ASSETS.values().find(|asset| asset.address == request.path()).ok_or(Problem::Missing)?;
    Ok(answer(&request, asset, "public, max-age=31536000, immutable"))
}

/// `GET /sw.js`: the service worker, at the root because it can only serve what lies below it.
///
/// # Errors
/// When it could not be packed.
pub async fn worker(request: HttpRequest) -> Result<HttpResponse, Problem> {
    let asset = ASSETS.get("sw.js").ok_or(Problem::Missing)?;
    Ok(answer(&request, asset, "no-cache"))
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

fn answer(request: &HttpRequest, asset: &Asset, caching: &str) -> HttpResponse {
    let mut answer = HttpResponse::Ok();
    answer.insert_header((CONTENT_TYPE, asset.kind)).insert_header((CACHE_CONTROL, caching));
    let Some(gzipped) = &asset.gzipped else { return answer.body(asset.plain.clone()) };
    answer.insert_header((VARY, "accept-encoding"));
    let accepted = request.headers().get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    if accepted.is_some_and(|all| all.contains("gzip")) {
        answer.insert_header((CONTENT_ENCODING, "gzip")).body(gzipped.clone())
    } else {
        answer.body(asset.plain.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_packed() -> io::Result<()> {
        let names: Vec<_> = Assets::iter().filter(|name| !is_part(name)).collect();
        assert!(names.iter().any(|name| name == "tanto.css"), "{names:?}");
        for name in names {
            let plain = packed(&name)?.plain.to_vec();
            assert!(!plain.is_empty(), "{name}");
            if !name.ends_with("js") && !name.ends_with("css") {
                continue;
            }
            let text = String::from_utf8(plain).map_err(io::Error::other)?;
            let left: Vec<_> =
                text.lines().filter(|line| line.starts_with([' ', '\t', '/']) || line.is_empty()).collect();
            assert!(left.is_empty(), "{name} has what only its readers need: {left:?}");
            let asked = ["import ", "export "].iter().find(|word| text.lines().any(|line| line.starts_with(**word)));
            assert_eq!(asked, None, "{name} is one file");
        }
        Ok(())
    }
}
