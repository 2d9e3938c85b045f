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

/// The bar at the top and the keys stay where they are.
const PLACES: &str =
    "return ['.top', '.pad'].map((css) => document.querySelector(css).getBoundingClientRect().y).join()";

#[tokio::test]
async fn a_form_says_before_save_that_another_phone_has_saved_its_hand() {
    let (_server, ana, bo, table) = with_a_guest(Browser::Chromium, SCORER).await;
    ana.goto(&table).await;
    ana.tap("#dock a.primary").await;
    ana.appears("#hand").await;
    bo.opens(&table, "Enter hand 1").await;
    // Nothing is entered on Bo's phone yet, so there is nothing to compare.
    bo.tap("#dock a.primary").await;
    bo.appears("#hand").await;
    ana.fill_in_and_save(TAROT.hand).await;
    bo.reads_all(&["Another phone has just saved hand 1", "Ana · garde · +8"]).await;
    bo.tap_words("Back to the table").await;
    bo.await_path(&table).await;
    bo.reads("Enter hand 2").await;

    // Both enter the second hand, and say different things.
    ana.reads("Hand 1 saved").await;
    bo.tap("#dock a.primary").await;
    bo.fill_in(BRUNO).await;
    let places = bo.run(PLACES).await;
    ana.reads("Hand 2 is being entered on another phone").await;
    ana.enters(&TAROT, CARLA, "Hand 2 saved").await;
    bo.reads_all(&["Another phone has just saved hand 2", "Compare the two"]).await;
    assert_eq!(bo.run(PLACES).await, places, "nothing moves under a thumb");
    bo.screenshot("saved-elsewhere").await;
    bo.tap_words("Compare the two").await;
    bo.reads("Which is right?").await;
    bo.tap("[data-discard-open]").await;
    bo.await_path(&table).await;

    // A hand that is taken back again leaves the form as it was.
    bo.tap("#dock a.primary").await;
    bo.fill_in(DIMITRI).await;
    ana.goto(&table).await;
    ana.enters(&TAROT, DIMITRI, "Hand 3 saved").await;
    bo.reads("Another phone has saved the same").await;
    ana.tap_words("Undo").await;
    bo.reads("Save hand").await;
    assert!(!bo.sees(".top.taken").await);
}
