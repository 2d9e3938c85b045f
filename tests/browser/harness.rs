//! The harness, tried on pages of its own: that a check finds nothing means something only if it finds what is there.

use serde_json::json;

use crate::checks::NOTHING;
use crate::driver::Browser;
use crate::look::Look;
use crate::phone::{HEIGHT, Phone, WIDTH};

/// A page with this body.
fn page(body: &str) -> String {
    let head = "<meta charset='utf-8'><meta name='viewport' content='width=device-width'><title>A page</title>";
    format!("data:text/html,<!doctype html><html lang='en'>{head}<main><h1>A page</h1>{body}</main></html>")
        .replace('#', "%23")
}

const SOUND: &str = "<style>button, label, a { display: inline-block; min-width: 48px; min-height: 48px }</style>
    <button onclick='this.textContent = Number(this.textContent) + 1'>0</button>
    <label><input type='radio' name='bid' value='garde'>Garde</label>
    <input type='radio' name='bid' value='petite' id='p'><label for='p'>Petite</label>
    <label for='points'>Points</label> <input id='points' style='height: 48px; width: 90px'>
    <a href='/' style='position: absolute; left: 0; min-width: 0; min-height: 0; clip-path: inset(50%)'>Skip</a>
    <p>A sentence with <a href='/' style='display: inline'>a link</a>.</p>
    <output>light</output>";

const FAULTY: &str = "<button style='width: 43px; height: 60px'>x</button><input>
    <label><input type='checkbox'>y</label>
    <div style='width: 400px'>wide</div>";

async fn uses_a_page(browser: Browser) {
    let phone = Phone::new(browser, "http://127.0.0.1:9").await;
    phone.goto(&page(SOUND)).await;
    assert_eq!(phone.run("return [innerWidth, innerHeight]", Vec::new()).await, json!([WIDTH, HEIGHT]));
    assert!(phone.path().await.starts_with("text/html"));
    phone.tap("button").await;
    phone.tap_words(" 1 ").await;
    phone.choose("bid", "petite").await;
    phone.choose("bid", "garde").await;
    phone.type_into("#points", "44,5").await;
    phone.press("0").await;
    assert_eq!(phone.count_taps(), 2 + 2 + 5);
    assert_eq!(phone.count_taps(), 0);
    phone.reads("2 Garde").await;
    assert_eq!(phone.text("button").await, "2");
    assert_eq!(phone.texts("label").await, ["Garde", "Petite", "Points"]);
    let typed = "return [document.querySelector('[name=bid]:checked').value, points.value]";
    assert_eq!(phone.run(typed, Vec::new()).await, json!(["garde", "44,50"]));
    phone.assert_sound().await;

    phone.goto(&page(FAULTY)).await;
    let small = phone.small_targets().await;
    assert_eq!(small.len(), 3, "button, field and label are too small: {small:#?}");
    let sideways = phone.sideways().await;
    assert!(sideways.len() == 1 && sideways[0].contains("wide"), "{sideways:#?}");
    let axe = phone.axe().await;
    assert!(axe.len() == 1 && axe[0].starts_with("label: "), "only the field without a label: {axe:#?}");
}

#[tokio::test]
async fn chromium_is_driven() {
    uses_a_page(Browser::Chromium).await;
}

#[tokio::test]
async fn webkit_is_driven() {
    uses_a_page(Browser::WebKit).await;
}

#[tokio::test]
async fn chromium_pretends() {
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
    phone.wear(Look::default());
    assert_eq!(seen().await, "abcd");
    phone.wear(Look { dark: true, ..Look::default() });
    assert_eq!(seen().await, "bcd");
    phone.wear(Look { forced_colors: true, less_motion: true, dark: false });
    phone.widen(412);
    assert_eq!(seen().await, "a");
    phone.enlarge_text(200).await;
    assert_eq!(phone.run("return getComputedStyle(big).fontSize", Vec::new()).await, json!("32px"));
    phone.speak("fr");
    assert_eq!(phone.console(), NOTHING);
    phone.run("console.error('oh')", Vec::new()).await;
    assert!(phone.console().concat().contains("oh"));
}

#[tokio::test]
async fn scripts_can_be_off() {
    let phone = Phone::without_scripts("").await;
    let test = "<script>document.write('scripts')</script><noscript>none</noscript>
        <style>* { min-height: 48px; min-width: 48px } label { display: inline-block }</style>
        <details><summary>More</summary>told</details><input type='radio' name='a' value='b' id='c'><label for='c'>d</label>
        <form action='/gone'><input name='points'></form>";
    phone.goto(&page(test)).await;
    phone.reads("none").await;
    phone.tap_words("More").await;
    phone.choose("a", "b").await;
    phone.type_into("[name=points]", "45").await;
    assert!(phone.sees("details[open]").await && phone.sees("input:checked").await);
    assert!(!phone.text("main").await.contains("scripts"));
    phone.assert_sound().await;
}
