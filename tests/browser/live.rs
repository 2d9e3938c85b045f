//! A new score appears on every other phone within a second, and a page that was away catches up.

use crate::prelude::*;

/// How long an update may take: a second with the program that `TANTO` names, and longer with the unoptimized build of the
/// tests, which shares a machine with browsers.
fn soon() -> Duration {
    Duration::from_secs(if std::env::var_os("TANTO").is_some() { 1 } else { 5 })
}

/// Ways in which a page is away, and the arguments that begin and end each. A browser under `WebDriver` may neither sleep nor
/// keep pages, so the test dispatches the events of one that does.
const ABSENCES: [(&str, [&str; 2]); 2] = [
    (
        "Object.defineProperty(document, 'hidden', { value: arguments[0] === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))",
        ["hidden", "visible"],
    ),
    ("dispatchEvent(new PageTransitionEvent(arguments[0], { persisted: true }))", ["pagehide", "pageshow"]),
];

async fn another_phone_sees_a_new_hand(browser: Browser) {
    let (_server, phone, other, table) = with_a_guest(browser, SCORER).await;
    other.reads("Enter hand 1").await;
    other.draws("#trend", false).await;
    phone.goto(&table).await;
    phone.enters(&TAROT, TAROT.hand, TAROT.sentence).await;
    let saved = Instant::now();
    other.reads(TAROT.sentence).await;
    assert!(saved.elapsed() < soon(), "{:?}", saved.elapsed());
    other.reads_all(&["Enter hand 2", "+198"]).await;
    other.draws("#trend svg", true).await;

    // Both are correct: a page that the browser kept catches up, and a page that it fetches again was never behind.
    other.opens(&format!("{table}/sheet"), "+198").await;
    phone.enters(&TAROT, BRUNO, "Bruno makes petite").await;
    other.client.back().await.expect("the page before");
    other.reads("Bruno makes petite").await;

    for ((absence, [begin, end]), taker) in ABSENCES.into_iter().zip(["Carla", "Dimitri"]) {
        other.run_with(absence, vec![begin.into()]).await;
        phone.fill(&table, &[taker], &[46]).await;
        sleep(Duration::from_millis(300)).await;
        let sentence = format!("{taker} makes garde by 5");
        assert!(!other.text("main").await.contains(&sentence), "nobody looks at the page");
        other.run_with(absence, vec![end.into()]).await;
        other.reads(&sentence).await;
    }
}

in_both_browsers!(another_phone_sees_a_new_hand);

#[tokio::test]
async fn the_screen_is_kept_on_from_table_to_table() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.open_table(&TAROT).await;
    let is_on = "return document.querySelector('[data-wake-lock]:not([hidden])')?.ariaPressed === 'true'";
    phone.tap("[data-wake-lock]").await;
    phone.wait_for(is_on).await;
    let other = phone.open_table(&TAROT).await;
    phone.goto(&other).await;
    phone.wait_for(is_on).await;
    phone.tap("[data-wake-lock]").await;
    phone.wait_for("return document.querySelector('[data-wake-lock]').ariaPressed === 'false'").await;
}
