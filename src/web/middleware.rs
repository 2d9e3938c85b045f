//! The middleware around every request: it rejects wrong hosts and forms from other sites, renders a page for every error,
//! sets the headers of the response, compresses pages, and logs and counts every response.

use std::time::Instant;

use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, CROSS_ORIGIN_OPENER_POLICY, CROSS_ORIGIN_RESOURCE_POLICY,
    HeaderMap, HeaderName, HeaderValue, PERMISSIONS_POLICY, REFERRER_POLICY, RETRY_AFTER, STRICT_TRANSPORT_SECURITY,
    VARY, X_CONTENT_TYPE_OPTIONS,
};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, HttpResponse, ResponseError};
use askama::Template;

use crate::document::Message;
use crate::web::api::error_body;
use crate::web::auth::Visitor;
use crate::web::auth::csrf::is_cross_site;
use crate::web::http::gzip::packed_page;
use crate::web::http::proxies::{RequestedAddress, requested};
use crate::web::http::{App, HttpError, Shared, assets};
use crate::web::layout::page::{Page, PageResult, URL, answer, is_saving, see_other};
use crate::web::layout::preferences::local;

/// A page loads and calls only this server, and has nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
    object-src 'none'; frame-ancestors 'none'";

const PERMISSIONS: &str = "camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)";

/// The headers of every response.
static HEADERS: [(HeaderName, HeaderValue); 2] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (CROSS_ORIGIN_RESOURCE_POLICY, HeaderValue::from_static("same-origin")),
];

/// The headers of every response that a browser can show. On a slow phone they would add a quarter to a small script.
static PAGE_HEADERS: [(HeaderName, HeaderValue); 3] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    // Not `no-referrer`: with that, browsers send `Origin: null` with our own forms.
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (PERMISSIONS_POLICY, HeaderValue::from_static(PERMISSIONS)),
];

/// Logs and counts a response. It logs the pattern of the route and never the path, because some paths contain secrets.
pub async fn log_request(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let app = request.app_data::<Shared>().cloned().ok_or(HttpError::Internal)?;
    let began = Instant::now();
    let method = request.method().clone();
    let mut response = next.call(request).await;
    let status =
        response.as_ref().map_or_else(|error| error.as_response_error().status_code(), ServiceResponse::status);
    let took = began.elapsed();
    let id = app.metrics.count_answer(status.as_u16(), took);
    let route = response.as_ref().ok().and_then(|response| response.request().match_pattern());
    tracing::info!(%method, route, status = status.as_u16(), ms = took.as_millis(), id);
    if let (Ok(response), Ok(id)) = (&mut response, HeaderValue::from_str(&id)) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    response
}

#[derive(Template)]
#[template(path = "layout/error.html")]
struct ErrorPage {
    page: Page,
    sentence: String,
}

pub async fn guard(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    // The server sends only the head of the response to a HEAD request.
    let is_head = *request.method() == Method::HEAD;
    if is_head {
        request.head_mut().method = Method::GET;
    }
    let is_api = request.path().starts_with("/api/");
    let app = request.app_data::<Shared>().cloned().ok_or(HttpError::Internal)?;
    let here = request.path().to_owned();
    let mut response = if is_wrong_host(&app, request.request()) {
        request.into_response(HttpError::WrongHost.error_response())
    } else if is_cross_site(&app, request.request()) {
        request.into_response(HttpError::CrossSite.error_response())
    } else if !is_api
        && *request.method() == Method::GET
        && let Some(to) = without_trailing(&here, request.query_string())
    {
        request.into_response(see_other(local(&to)))
    } else {
        next.call(request).await?.map_into_boxed_body()
    };
    if let Some(error) = error_of(response.response()) {
        let visitor = Visitor::reading(response.request());
        let mut answer = if is_api {
            HttpResponse::build(response.status()).json(error_body(&error, visitor.localizer))
        } else {
            error_page(&error, &visitor, &here).unwrap_or_else(|error| error.error_response())
        };
        if let Some(seconds) = error.retry_after() {
            answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
        }
        response = response.into_response(answer);
    }
    let (request, mut response) = response.into_parts();
    set_headers(&app, &request, &here, response.headers_mut());
    let response = packed_page(ServiceResponse::new(request, response)).await;
    let is_endless = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
    Ok(if is_head && is_endless { response.map_body(|_, _| BoxBody::new(())) } else { response })
}

/// Whether the request was sent to an unknown host name. Health checks may use any name.
fn is_wrong_host(app: &App, request: &HttpRequest) -> bool {
    let is_health_check = matches!(request.path(), "/healthz" | "/readyz");
    let hosts = app.settings.hosts.as_ref().filter(|_| !is_health_check);
    hosts.is_some_and(|hosts| !hosts.allow(&requested(request).name()))
}

/// The address without the slashes and full stops at the end of its path, which come from the text around a copied link;
/// `None` when it has none there.
fn without_trailing(path: &str, query: &str) -> Option<String> {
    let kept = path.trim_end_matches(['/', '.']);
    if kept == path || path == "/" {
        return None;
    }
    // `//host` would lead to another site.
    let kept = kept.trim_start_matches('/');
    Some(if query.is_empty() { format!("/{kept}") } else { format!("/{kept}?{query}") })
}

/// The error of a failed response. A page with an error of its form has none.
fn error_of(response: &HttpResponse<BoxBody>) -> Option<HttpError> {
    let status = response.status();
    let is_empty = matches!(response.body().size(), BodySize::None | BodySize::Sized(0));
    let is_bare = response.error().is_some() || is_empty && (status.is_client_error() || status.is_server_error());
    let error = response.extensions().get().cloned();
    error.or_else(|| is_bare.then(|| HttpError::of_status(status)))
}

fn error_page(error: &HttpError, visitor: &Visitor, here: &str) -> PageResult {
    let (status, heading, sentence) = error.page();
    let page = Page::new(visitor, &Message::new(heading), here)?;
    answer(status, &ErrorPage { page, sentence: visitor.localizer.plain(sentence) })
}

/// Sets the headers of a response to a request for the path `here`.
fn set_headers(app: &App, request: &HttpRequest, here: &str, headers: &mut HeaderMap) {
    let is_asset = headers.get(CACHE_CONTROL).is_some_and(|caching| caching == assets::CACHING);
    for (name, value) in HEADERS.iter().chain(PAGE_HEADERS.iter().filter(|_| !is_asset)) {
        headers.insert(name.clone(), value.clone());
    }
    if is_asset {
        return;
    }
    let mut set = |name, value| drop(headers.insert(name, HeaderValue::from_static(value)));
    if app.is_secure(request) {
        // Over plain http browsers ignore it and log a warning.
        set(CROSS_ORIGIN_OPENER_POLICY, "same-origin");
        if is_public(app, request) {
            set(STRICT_TRANSPORT_SECURITY, "max-age=31536000");
        }
    }
    if is_cacheable(here) {
        set(HeaderName::from_static("x-offline"), "cache");
    }
    if here.starts_with("/api/") {
        set(CACHE_CONTROL, "no-store");
    }
    if !is_for_search(here) {
        set(HeaderName::from_static("x-robots-tag"), "noindex, nofollow");
    }
    headers.append(VARY, HeaderValue::from_static("Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site, Origin"));
    // By this header a phone knows that Tanto has answered about its hand, and not another program at the same address.
    if is_saving(request.headers())
        && !headers.contains_key(URL)
        && let Ok(here) = HeaderValue::from_str(here)
    {
        headers.insert(HeaderName::from_static(URL), here);
    }
}

/// Whether the service worker may cache the page of a path. All pages are `no-store`, because from its own cache a browser
/// would show a form that was sent already when the reader goes back; the worker asks the network first. Pages whose address
/// is a secret, or that show such an address, are not listed: the links of invitations, recovery, handover and published
/// pictures.
fn is_cacheable(path: &str) -> bool {
    let parts: Vec<_> = path.split('/').skip(1).collect();
    matches!(
        parts[..],
        ["" | "offline"]
            | ["tables", "new"]
            | ["t" | "c", _]
            | ["t", _, "watch" | "sheet" | "settlement" | "closing" | "rules" | "players"]
            | ["t", _, "hands" | "voided", ..]
            | ["c", _, "ledger" | "people" | "season", ..]
    )
}

/// Whether a search engine may index a page. It sees nothing of a table or a club, because it has no device's cookie. An
/// invitation opens to anyone who has its address, so it must not be indexed.
fn is_for_search(path: &str) -> bool {
    matches!(path, "/" | "/tables/new") || ["/t/", "/c/"].iter().any(|start| path.starts_with(start))
}

/// Whether the browser requested the public URL and that has a public domain name, so that HSTS is safe to set.
fn is_public(app: &App, request: &HttpRequest) -> bool {
    let url = app.settings.public_url.as_deref();
    let Some(host) = url.and_then(|url| url.strip_prefix("https://")) else { return false };
    let Err(name) = (RequestedAddress { scheme: "https", host: host.to_owned() }).name() else { return false };
    let is_worldwide = name.contains('.') && [".local", ".localhost"].iter().all(|end| !name.ends_with(end));
    is_worldwide && requested(request).name() == Err(name)
}
