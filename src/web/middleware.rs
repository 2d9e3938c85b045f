//! The middleware around every request: it rejects forms from other sites, sets security headers, and renders a page
//! for every problem.

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    ACCEPT_ENCODING, CONTENT_TYPE, CROSS_ORIGIN_OPENER_POLICY, HOST, HeaderMap, HeaderName, HeaderValue, ORIGIN,
    RETRY_AFTER, STRICT_TRANSPORT_SECURITY, VARY,
};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, HttpResponse, ResponseError};
use askama::Template;

use crate::web::auth::visitor::Visitor;
use crate::web::http::error::Problem;
use crate::web::http::gzip::packed_page;
use crate::web::http::proxies::{Asked, asked};
use crate::web::http::script::{URL, is_saving};
use crate::web::http::state::Shared;
use crate::web::http::trailing::without_trailing;
use crate::web::layout::offline;
use crate::web::layout::page::{Page, answer, see_other};
use crate::web::layout::preferences::local;

/// What a page may load and do: only what comes from here, nothing inline.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; \
    object-src 'none'; frame-ancestors 'none'";

/// The headers of every answer.
const HEADERS: &[(&str, &str)] = &[
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    // Not `no-referrer`: with that, browsers send `Origin: null` with our own forms.
    ("referrer-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), screen-wake-lock=(self)"),
];

#[derive(Template)]
#[template(path = "layout/problem.html")]
struct ProblemPage {
    page: Page,
    sentence: String,
}

pub async fn guard(
    mut request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse, Error> {
    let is_head = asks_for_head(&mut request);
    let accepts_gzip = text(request.headers(), &ACCEPT_ENCODING).is_some_and(|all| all.contains("gzip"));
    let is_api = request.path().starts_with("/api/");
    let visitor = Visitor::reading(request.request());
    let here = request.path().to_owned();
    let is_saving = is_saving(request.headers());
    let is_private = !is_for_search(request.path());
    let is_public = is_public(request.request());
    let is_offline = offline::is_cacheable(&here);
    let is_secure = request.app_data::<Shared>().is_some_and(|app| app.is_secure(request.request()));
    let mut response = if is_elsewhere(&request) {
        request.into_response(Problem::Elsewhere.error_response())
    } else if is_foreign(&request) {
        request.into_response(Problem::Foreign.error_response())
    } else if !is_api
        && *request.method() == Method::GET
        && let Some(to) = without_trailing(&here, request.query_string())
    {
        request.into_response(see_other(local(&to)))
    } else {
        next.call(request).await?.map_into_boxed_body()
    };
    if is_api && problem(response.response()) == Some(Problem::Elsewhere) {
        let error = serde_json::json!({"error": {"message": visitor.words.say(&Problem::Elsewhere.text())}});
        response = response.into_response(HttpResponse::MisdirectedRequest().json(error));
    }
    if !is_api && let Some(problem) = problem(response.response()) {
        let page = drawn(problem, &visitor, &here).unwrap_or_else(|problem| problem.error_response());
        response = response.into_response(page);
    }
    let headers = response.headers_mut();
    // By this header a phone knows that Tanto has answered about its hand, and not another program at the same address.
    if is_saving
        && !headers.contains_key(URL)
        && let Ok(here) = HeaderValue::from_str(&here)
    {
        headers.insert(HeaderName::from_static(URL), here);
    }
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    // Over plain http browsers ignore it and log a warning.
    if is_secure {
        headers.insert(CROSS_ORIGIN_OPENER_POLICY, HeaderValue::from_static("same-origin"));
    }
    if is_public {
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static("max-age=31536000"));
    }
    if is_offline {
        headers.insert(HeaderName::from_static(offline::HEADER), HeaderValue::from_static("cache"));
    }
    if is_private {
        headers.insert(HeaderName::from_static("x-robots-tag"), HeaderValue::from_static("noindex, nofollow"));
    }
    headers.append(VARY, HeaderValue::from_static("Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site, Origin"));
    let response = packed_page(accepts_gzip, response).await;
    Ok(if is_head && is_endless(response.response()) { response.map_body(|_, _| BoxBody::new(())) } else { response })
}

/// Turns HEAD into GET; the server then sends only the head of the response.
fn asks_for_head(request: &mut ServiceRequest) -> bool {
    let is_head = *request.method() == Method::HEAD;
    if is_head {
        request.head_mut().method = Method::GET;
    }
    is_head
}

/// Whether a response is an event stream, which would never end for a HEAD request.
fn is_endless(response: &HttpResponse<BoxBody>) -> bool {
    response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream")
}

/// Whether a search engine may index a page. It sees nothing of a table, because it has no device's cookie. An
/// invitation opens to anyone who has its address, so it must not be indexed.
fn is_for_search(path: &str) -> bool {
    matches!(path, "/" | "/tables/new") || path.starts_with("/t/")
}

/// The problem of a failed response, if it has failed.
fn problem(response: &HttpResponse<BoxBody>) -> Option<Problem> {
    if let Some(problem) = response.extensions().get::<Problem>() {
        return Some(*problem);
    }
    response.error()?;
    Some(match response.status() {
        StatusCode::NOT_FOUND => Problem::Missing,
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        status if status.is_client_error() => Problem::Malformed,
        _ => Problem::Fault,
    })
}

fn drawn(problem: Problem, visitor: &Visitor, here: &str) -> Result<HttpResponse, Problem> {
    let mut page = Page::new(visitor, &problem.heading(), here);
    page.back = Some("/".to_owned());
    let sentence = visitor.words.say(&problem.text());
    let mut answer = answer(problem.status_code(), &ProblemPage { page, sentence })?;
    if let Some(seconds) = problem.retry_after() {
        answer.headers_mut().insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    Ok(answer)
}

/// Whether the request was sent to an unknown host name. Health checks may use any name.
fn is_elsewhere(request: &ServiceRequest) -> bool {
    let hosts = request.app_data::<Shared>().and_then(|app| app.settings.hosts.as_ref());
    let is_watching = matches!(request.path(), "/healthz" | "/readyz");
    hosts.is_some_and(|hosts| !is_watching && !hosts.allow(&asked(request.request()).name()))
}

/// Whether the browser used https and a public domain name, so that HSTS is safe to set.
fn is_public(request: &HttpRequest) -> bool {
    let Some(app) = request.app_data::<Shared>() else { return false };
    let Some(url) = app.settings.public_url.as_deref().filter(|_| app.is_secure(request)) else { return false };
    let host = url.strip_prefix("https://").map(|host| Asked { scheme: "https", host: host.to_owned() }.name());
    let Some(Err(name)) = host else { return false };
    let is_worldwide = name.contains('.') && [".local", ".localhost"].iter().all(|end| !name.ends_with(end));
    is_worldwide && asked(request).name() == Err(name)
}

/// Whether another site made the browser send the request (CSRF). The API uses no cookies, so it is safe.
fn is_foreign(request: &ServiceRequest) -> bool {
    let is_read = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if is_read || request.path().starts_with("/api/") {
        return false;
    }
    let headers = request.headers();
    match text(headers, &HeaderName::from_static("sec-fetch-site")) {
        Some(site) => site != "same-origin",
        // Browsers send at least the origin of a form. A client with neither header is no browser, so it has no cookie.
        None => match text(headers, &ORIGIN) {
            Some(origin) => !is_ours(request, origin),
            None => request.headers().contains_key("cookie"),
        },
    }
}

fn is_ours(request: &ServiceRequest, origin: &str) -> bool {
    let host = text(request.headers(), &HOST).unwrap_or_default();
    let public = request.app_data::<Shared>().and_then(|app| app.settings.public_url.as_deref());
    let asked = origin.strip_prefix("http://").or_else(|| origin.strip_prefix("https://"));
    public == Some(origin) || (!host.is_empty() && asked == Some(host))
}

fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}
