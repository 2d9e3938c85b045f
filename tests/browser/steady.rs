//! Pages stay stable while they update, and work with the keyboard and without their script.

use crate::prelude::*;

/// Keys, as `WebDriver` encodes them.
const TAB: &str = "\u{e004}";
const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";

#[tokio::test]
async fn an_update_changes_the_page_in_place() {
    let (_server, owner, other, table) = with_a_guest(Browser::WebKit, SCORER).await;
    owner.fill(&table, TAROT.players, &[49]).await;
    other.reads("+198").await;
    other.tap("#bids summary").await;
    other.run("window.announced = document.querySelector('#last [role=status]')").await;
    owner.fill(&table, &["Bruno"], &[30]).await;
    other.reads("Enter hand 3").await;
    assert!(other.sees("#bids details[open]").await, "somebody has opened the panel");
    let same = "return announced.isConnected && announced === document.querySelector('#last [role=status]') && announced.textContent";
    let announced = other.run(same).await;
    assert!(announced.as_str().is_some_and(|text| text.contains("11")), "{announced}");
}

async fn keys_go_where_they_should(browser: Browser) {
    let (_server, phone, table) = at_a_table(browser, &TAROT).await;
    phone.tap(".menu summary").await;
    phone.press(TAB).await;
    phone.press(ESCAPE).await;
    assert!(!phone.sees(".menu[open]").await);
    assert_eq!(phone.run("return document.activeElement.matches('.menu summary')").await, json!(true));

    // In the list of players, Enter moves to the next name, as the phone's keyboard shows, and from the last one to Start.
    phone.goto("/tables/new?game=tarot").await;
    phone.run("document.querySelector('[name=players]').focus()").await;
    let seats = "return [...document.querySelectorAll('[name=players]')].filter((one) => one.checkVisibility()).length";
    let seats = phone.run(seats).await.as_u64().expect("seats");
    for seat in 0..seats {
        let focused = phone.run("return document.activeElement.id").await;
        assert_eq!(focused, json!(format!("f-players[{seat}]")));
        phone.press(ENTER).await;
    }
    assert_eq!(phone.run("return document.activeElement.matches('.dock .primary')").await, json!(true));
    assert_eq!(phone.path().await, "/tables/new?game=tarot");

    // The error message links to the field that has to be corrected.
    phone.open_form(&table).await;
    phone.fill_in(&TAROT.hand[..2]).await;
    phone.saves(&[Step::Number("points", "95")], "There is a problem").await;
    let state = "const points = document.getElementById('points'), error = document.getElementById(points.getAttribute('aria-describedby'));
        return [document.activeElement.className, document.title.startsWith('Error: '), points.value,
            points.getAttribute('aria-invalid'), error.innerText, document.querySelector('[name=bouts]:checked').value]";
    let found = phone.run(state).await;
    assert_eq!(found, json!(["problem", true, "95", "true", "Card points must be between 0 and 91.", "2"]));
    phone.assert_sound().await;
    phone.tap(".problem a").await;
    phone.wait_for("return document.activeElement.name === 'points'").await;

    // The pad is a single tab stop, and the arrow keys move between its keys.
    let stops =
        "return [...document.querySelectorAll('[data-pad] [data-key]')].filter((one) => one.tabIndex === 0).length";
    assert_eq!(phone.run(stops).await, json!(1));
    phone.press(TAB).await;
    for (key, digit) in [(RIGHT, "2"), (DOWN, "7"), (LEFT, "6"), (UP, "1"), (RIGHT, "2")] {
        phone.press(key).await;
        let focused = phone.run("return document.activeElement.dataset.key").await;
        assert_eq!(focused, json!(digit), "after {key:?}");
    }
    assert_eq!(phone.run(stops).await, json!(1));
    phone.press(TAB).await;
    let beyond = "return !document.activeElement.matches('[data-pad] [data-key]')";
    assert_eq!(phone.run(beyond).await, json!(true));

    // The error was about the number that is now another one.
    assert!(phone.sees("#f-points.bad").await);
    phone.take(&Step::Number("points", "50")).await;
    assert!(!phone.sees("#f-points.bad, #points[aria-invalid], #points[aria-describedby]").await);
}

in_both_browsers!(keys_go_where_they_should);

#[tokio::test]
async fn forms_can_be_finished_when_the_script_does_not_load() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &SOLO_WHIST).await;
    phone.run("navigator.serviceWorker.getRegistrations().then((all) => all.map((one) => one.unregister()))").await;
    phone.run("caches.delete('assets')").await;
    phone.cdp("Network.enable", json!({}));
    phone.cdp("Network.setCacheDisabled", json!({ "cacheDisabled": true }));
    phone.cdp("Network.setBlockedURLs", json!({ "urls": ["*/assets/*/app.js"] }));
    phone.open_form(&table).await;
    let is_there = "return document.querySelector('[data-when] [name]').closest('.field').checkVisibility({ visibilityProperty: true })";
    assert_eq!(phone.run(is_there).await, json!(false), "the script may still come");
    phone.wait_for(is_there).await;
    assert!(!phone.sees(".scripted").await);
    // The hand has a partner, whom the form asks for only after this bid.
    for (field, value) in [("bid", "prop_cop"), ("soloist", "p1"), ("partner", "p3"), ("tricks", "9")] {
        phone.choose(field, value).await;
    }
    phone.saves(&[], "Hand 1 saved").await;
    phone.goto(&table).await;
    phone.tap("#bids summary").await;
    phone.wait_for("return document.querySelector('#bid .no-js').checkVisibility()").await;
}
