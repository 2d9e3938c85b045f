//! The headers by which a browser knows what it may do with a page. Assets need none of them.

use actix_web::test::TestRequest;

use crate::prelude::*;

/// The names of the headers of a response to a browser that unpacks gzip, in their order, and one value by its name.
async fn headers(browser: &Browser, path: &str) -> (Vec<String>, impl Fn(&str) -> String + use<>) {
    let request = TestRequest::get()
        .uri(path)
        .insert_header(("host", "tanto.example"))
        .insert_header(("accept-encoding", "gzip"));
    let response = browser.site.respond(request).await;
    let headers = response.headers().clone();
    let mut names: Vec<String> = headers.keys().map(|name| name.as_str().to_owned()).collect();
    names.sort();
    names.dedup();
    (names, move |name| headers.get(name).map_or("", |value| value.to_str().unwrap()).to_owned())
}

#[actix_web::test]
async fn a_page_may_load_only_from_this_site() {
    let (names, value) = headers(&Browser::new(), "/").await;
    for name in ["permissions-policy", "referrer-policy", "x-content-type-options", "cross-origin-resource-policy"] {
        assert!(names.iter().any(|known| known == name), "{name}: {names:?}");
    }
    let policy = value("content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self';") && !policy.contains("unsafe"), "{policy}");
    assert_eq!(value("cache-control"), "no-store");
}

#[actix_web::test]
async fn an_asset_has_few_headers() {
    let browser = Browser::new();
    let style = tanto::web::http::assets::address("tanto.css");
    let (names, value) = headers(&browser, &style).await;
    let few = "cache-control content-encoding content-type cross-origin-resource-policy vary x-content-type-options x-request-id";
    assert_eq!(names.join(" "), few);
    assert_eq!(value("cache-control"), "public, max-age=31536000, immutable");
    assert_eq!(value("vary"), "accept-encoding");
    // The page of an error is a page.
    let (names, _) = headers(&browser, "/assets/none/tanto.css").await;
    assert!(names.iter().any(|name| name == "content-security-policy"), "{names:?}");
}
