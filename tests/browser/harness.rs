//! The page checks, tested on a faulty page: a check that reports no faults is only meaningful if it can find them.

use crate::prelude::*;

/// A page with this body.
fn page(body: &str) -> String {
    let head = "<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>A page</title>";
    format!("data:text/html,<!doctype html><html lang='en'>{head}<main><h1>A page</h1>{body}</main></html>")
        .replace('#', "%23")
}

const FAULTY: &str = "<button style='width: 43px; height: 60px'>x</button><input>
    <label><input type='checkbox'>y</label>
    <div style='width: 400px'>wide</div>";

async fn checks_find_faults(browser: Browser) {
    let phone = Phone::new(browser, "").await;
    phone.goto(&page(FAULTY)).await;
    let small = phone.small_targets().await;
    assert_eq!(small.len(), 3, "button, field and label are too small: {small:#?}");
    let sideways = phone.sideways().await;
    assert!(sideways.len() == 1 && sideways[0].contains("wide"), "{sideways:#?}");
    let axe = phone.axe().await;
    assert!(axe.len() == 1 && axe[0].starts_with("label: "), "only the field without a label: {axe:#?}");
}

in_both_browsers!(checks_find_faults);

#[tokio::test]
async fn chromium_shows_a_page_in_other_looks() {
    let phone = Phone::new(Browser::Chromium, "").await;
    let test = "<style>
        @media (prefers-color-scheme: dark) { .dark { display: none } }
        @media (forced-colors: active) { .forced { display: none } }
        @media (prefers-reduced-motion: reduce) { .motion { display: none } }
        @media (min-width: 400px) { .narrow { display: none } }
        p { font-size: 1rem }
        </style><p class='dark'>a<p class='forced'>b<p class='motion'>c<p class='narrow'>d<p id='big'>";
    phone.goto(&page(test)).await;
    let seen = async || phone.texts("p").await.concat();
    phone.wear(Look { dark: true, ..Look::default() });
    assert_eq!(seen().await, "bcd");
    phone.wear(Look { forced_colors: true, less_motion: true, dark: false });
    phone.widen(412);
    assert_eq!(seen().await, "a");
    phone.enlarge_text(200).await;
    assert_eq!(phone.run("return getComputedStyle(big).fontSize").await, json!("32px"));
    assert_eq!(phone.console(), NOTHING);
    phone.run("console.error('oh')").await;
    assert!(phone.console().concat().contains("oh"));
}
