//! The style sheets, scripts and icons. Scripts are ES modules, served as they are written. All assets are below one path
//! with a hash of their contents, so browsers can cache them forever, and modules can import each other by relative paths.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use actix_web::web::{Bytes, Path};
use actix_web::{HttpRequest, HttpResponse};
use data_encoding::HEXLOWER;
use flate2::Compression;
use serde_json::json;
use sha2::{Digest, Sha256};

use super::error::HttpError;
use super::gzip::{compressor, gzipped, is_accepted};

/// How much of the hash is in an address, in bytes.
const HASH: usize = 6;

/// The contents of style sheets, in their order.
macro_rules! styles {
    ($($name:literal),+ $(,)?) => { &[$(include_str!(concat!("../assets/style/", $name, ".css"))),+] };
}

/// The names and contents of scripts.
macro_rules! scripts {
    ($($name:literal),+ $(,)?) => { &[$((concat!($name, ".js"), include_str!(concat!("../assets/script/", $name, ".js")))),+] };
}

/// The names and contents of icons.
macro_rules! icons {
    ($($name:literal),+ $(,)?) => { &[$(($name, include_bytes!(concat!("../assets/icons/", $name)))),+] };
}

/// The parts of the style sheet of most pages. The order matters: a later rule overrides an earlier one.
const STYLE: &[&str] = styles![
    "layers",
    "tokens",
    "base",
    "frame",
    "surface",
    "board",
    "field",
    "matrix",
    "pad",
    "sheet",
    "modes",
    "pages",
    "clubhome",
    "values",
    "entry",
    "landscape",
    "print",
    "invite",
    "pair",
];

/// What only the sheet of hands, finished tables, the big screen, the club, pictures and conflicts need besides: 4.7 kB of 19.6
/// when compressed, which a first visit to a table need not load.
const MORE_STYLE: &[&str] = styles!["hands", "rubber", "card", "won", "watch", "club", "conflict", "chairs", "ticket"];

/// The modules that a tap needs, on every page. The first one imports the others. A browser has six connections to a
/// server: with the style sheet and the manifest, a first visit fetches up to seven scripts in two round trips.
const PAGE_SCRIPTS: &[(&str, &str)] =
    scripts!["app", "entry-form", "live", "navigation", "outbox", "page", "shared-with-worker"];

/// Modules that are loaded after the first paint, or named by the page.
const OTHER_SCRIPTS: &[(&str, &str)] = scripts![
    "countdown",
    "entering",
    "matrix",
    "new-table",
    "number-pad",
    "plain-http",
    "players",
    "read-aloud",
    "saved-elsewhere",
    "share",
    "values",
    "vibrate",
    "wait-for-device",
    "waiting-hands",
    "wake-lock"
];

/// The service worker is one classic script, because Firefox runs no modules there. Its first part is also a module of
/// every page.
const WORKER: &[(&str, &str)] = scripts!["shared-with-worker", "service-worker"];

const ICONS: &[(&str, &[u8])] =
    icons!["apple-touch-icon.png", "icon-192.png", "icon-512.png", "icon-maskable.png", "icon.svg"];

/// How an asset is cached: its address changes with its content.
pub const CACHING: &str = "public, max-age=31536000, immutable";

struct Assets {
    /// A hash of the contents of all assets.
    version: String,
    by_name: BTreeMap<&'static str, Asset>,
    worker: Asset,
}

/// An asset as it is sent.
struct Asset {
    kind: &'static str,
    plain: Bytes,
    /// `None` when compression does not make it smaller.
    gzipped: Option<Bytes>,
}

static ASSETS: LazyLock<Assets> = LazyLock::new(|| {
    let texts =
        PAGE_SCRIPTS.iter().chain(OTHER_SCRIPTS).map(|(name, text)| (*name, Bytes::from_static(text.as_bytes())));
    let icons = ICONS.iter().map(|(name, content)| (*name, Bytes::from_static(content)));
    let styles = [("tanto.css", STYLE.concat()), ("tanto-more.css", MORE_STYLE.concat())];
    let styles = styles.map(|(name, text)| (name, Bytes::from(text)));
    let mut hash = Sha256::new();
    let mut by_name = BTreeMap::new();
    for (name, content) in texts.chain(icons).chain(styles) {
        hash.update(name);
        hash.update(&content);
        by_name.insert(name, Asset::new(name, content));
    }
    let version = HEXLOWER.encode(hash.finalize().split_at(HASH).0);
    let worker: String = WORKER.iter().map(|(_, text)| *text).collect();
    Assets { version, by_name, worker: Asset::new("sw.js", worker.into()) }
});

impl Asset {
    fn new(name: &str, plain: Bytes) -> Self {
        let kind = match name.rsplit_once('.').map(|(_, ending)| ending) {
            Some("js") => "text/javascript; charset=utf-8",
            Some("css") => "text/css; charset=utf-8",
            Some("svg") => "image/svg+xml",
            Some("png") => "image/png",
            _ => "application/octet-stream",
        };
        let gzipped = gzipped(&plain, &mut compressor(Compression::best())).ok();
        let gzipped = gzipped.filter(|gzipped| gzipped.len() < plain.len()).map(Bytes::from);
        Self { kind, plain, gzipped }
    }

    fn answer(&self, request: &HttpRequest, caching: &str) -> HttpResponse {
        let mut answer = HttpResponse::Ok();
        answer.insert_header((CONTENT_TYPE, self.kind)).insert_header((CACHE_CONTROL, caching));
        let Some(gzipped) = &self.gzipped else { return answer.body(self.plain.clone()) };
        answer.insert_header((VARY, "accept-encoding"));
        if is_accepted(request.headers()) {
            answer.insert_header((CONTENT_ENCODING, "gzip")).body(gzipped.clone())
        } else {
            answer.body(self.plain.clone())
        }
    }
}

/// Compresses the assets, so that the first visitor does not wait for that.
pub fn prepare() {
    LazyLock::force(&ASSETS);
}

/// The address of an asset, which changes whenever any asset does.
pub fn address(name: &str) -> String {
    format!("/assets/{}/{name}", ASSETS.version)
}

/// The modules that the script of every page imports: the browser loads them without waiting for that.
pub fn imported_scripts() -> impl Iterator<Item = &'static str> {
    PAGE_SCRIPTS.iter().skip(1).map(|(name, _)| *name)
}

/// `GET /assets/{version}/{name}`: an asset by the path from [`address`].
pub async fn show(request: HttpRequest, path: Path<(String, String)>) -> Result<HttpResponse, HttpError> {
    let (version, name) = path.into_inner();
    let asset = ASSETS.by_name.get(name.as_str()).filter(|_| version == ASSETS.version).ok_or(HttpError::Missing)?;
    Ok(asset.answer(&request, CACHING))
}

/// `GET /sw.js`: the service worker. It is at the root, because it can only control pages below its own path.
pub async fn worker(request: HttpRequest) -> HttpResponse {
    ASSETS.worker.answer(&request, "no-cache")
}

/// `GET /manifest.webmanifest`: what a phone needs to install the app.
pub async fn manifest() -> HttpResponse {
    let icon = |name: &str, size: &str, purpose: &str| json!({"src": address(name), "sizes": size, "type": "image/png", "purpose": purpose});
    let manifest = json!({
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The modules that a module imports.
    fn imported(text: &str) -> impl Iterator<Item = &str> {
        text.lines().filter_map(|line| line.split_once("'./")?.1.strip_suffix("';"))
    }

    #[test]
    fn a_page_preloads_what_its_script_imports_and_nothing_else() {
        let texts: BTreeMap<&str, &str> = PAGE_SCRIPTS.iter().chain(OTHER_SCRIPTS).copied().collect();
        let mut found = BTreeSet::new();
        let mut due = vec!["app.js"];
        while let Some(name) = due.pop() {
            if found.insert(name) {
                due.extend(imported(texts[name]));
            }
        }
        assert_eq!(found, PAGE_SCRIPTS.iter().map(|(name, _)| *name).collect());
        assert!(found.len() <= 7, "more scripts take a third round trip");
        // The other scripts import only modules that the page has already loaded, so one request is enough for each.
        for (name, text) in OTHER_SCRIPTS {
            assert!(imported(text).all(|part| found.contains(part)), "{name}");
        }
    }

    #[test]
    fn modules_that_are_loaded_by_name_exist() {
        let loaded = PAGE_SCRIPTS.iter().flat_map(|(_, text)| text.split("loadModule('").skip(1));
        let names: BTreeSet<_> = loaded.filter_map(|rest| rest.split_once('\'')).map(|(name, _)| name).collect();
        assert!(names.len() > 2, "{names:?}");
        for name in names {
            assert!(OTHER_SCRIPTS.iter().any(|(other, _)| other.strip_suffix(".js") == Some(name)), "{name}");
        }
    }
}
