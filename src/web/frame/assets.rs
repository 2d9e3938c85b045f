//! The style sheets, scripts and icons, as `build` has compiled them into the program. Their addresses contain a hash
//! of their content, so browsers can cache them forever.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use crate::web::frame::problem::Problem;

/// How much of the hash is in an address, in bytes.
const HASH: usize = 6;

static FILES: Dir<'_> = include_dir!("$OUT_DIR/assets");

/// An asset as it is sent.
struct Asset {
    address: String,
    kind: &'static str,
    plain: Bytes,
    /// With the best compression; `None` when that does not make it smaller.
    gzipped: Option<Bytes>,
}

/// The suffix of the compressed copy of an asset.
const PACKED: &str = ".gz";

/// The assets by their plain names.
static ASSETS: LazyLock<BTreeMap<&str, Asset>> = LazyLock::new(|| {
    let names = FILES.files().filter_map(|file| file.path().to_str()).filter(|name| !name.ends_with(PACKED));
    names.filter_map(|name| Some((name, asset(name)?))).collect()
});

fn asset(name: &str) -> Option<Asset> {
    let read = |name: &str| FILES.get_file(name).map(|file| Bytes::from_static(file.contents()));
    let plain = read(name)?;
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let kind = match ending {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        _ => "application/octet-stream",
    };
    let hash = Sha256::digest(&plain);
    let address = format!("/assets/{stem}.{}.{ending}", HEXLOWER.encode(hash.split_at(HASH).0));
    Some(Asset { address, kind, plain, gzipped: read(&format!("{name}{PACKED}")) })
}

/// The address of an asset, which changes whenever its content does; empty when there is no such asset.
pub fn address(name: &str) -> String {
    ASSETS.get(name).map(|asset| asset.address.clone()).unwrap_or_default()
}

/// `GET /assets/{name}`: an asset by the name from [`address`].
pub async fn show(request: HttpRequest) -> Result<HttpResponse, Problem> {
    let asset = ASSETS.values().find(|asset| asset.address == request.path()).ok_or(Problem::Missing)?;
    Ok(answer(&request, asset, "public, max-age=31536000, immutable"))
}

/// `GET /sw.js`: the service worker. It is at the root, because it can only control pages below its own path.
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
