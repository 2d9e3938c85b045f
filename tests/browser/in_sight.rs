//! Important elements are on the screen, take few lines, and do not move when something is tapped.

use serde_json::json;
use tanto::words::Language;

use crate::driver::Browser;
use crate::games::{LOMBRE, TAROT};
use crate::phone::Phone;
use crate::server::{at_a_server, at_a_table};

/// Realistic names.
const FRIENDS: &[&str] = &["Alessandra", "Francesco", "Johannes", "Margherita"];

/// The folded panel with the rare questions of a hand.
const EXTRAS: &str = "#hand > .extras:not([data-count-for])";

impl Phone {
    /// The number of lines that an element takes.
    async fn lines(&self, css: &str) -> f64 {
        let script = "const part = document.querySelector(arguments[0]);
            const range = document.createRange();
            range.selectNodeContents(part);
            return range.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight)";
        self.run_with(script, vec![json!(css)]).await.as_f64().expect("a number").round()
    }

    /// Waits until an element is entirely on the screen, between the title and the dock.
    async fn shows(&self, css: &str) {
        self.wait_for(&format!(
            "const [part, top, dock] = ['{css}', '.top', '.dock'].map((css) =>
                document.querySelector(css).getBoundingClientRect());
            return part.height > 0 && part.top >= top.bottom && part.bottom <= dock.top + 1"
        ))
        .await;
    }

    /// Waits until at least one matching element is drawn, or none if `anything` is false.
    async fn draws(&self, css: &str, anything: bool) {
        self.wait_for(&format!(
            "return [...document.querySelectorAll('{css}')].some((part) => part.getClientRects().length) === {anything}"
        ))
        .await;
    }
}

#[tokio::test]
async fn the_deal_takes_at_most_two_lines_in_every_language() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("tarot", FRIENDS).await;
    for language in Language::ALL.iter().map(|language| language.tag()) {
        phone.speak(language);
        phone.goto(&table).await;
        assert!(phone.lines("#deal").await <= 2.0, "{language}: {}", phone.text("#deal").await);
    }
}

#[tokio::test]
async fn labels_side_by_side_take_one_line_in_every_language() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.goto("/tables/new?game=tarot").await;
    phone.seat(FRIENDS).await;
    phone.choose("worth", "money").await;
    phone.type_into("#f-rate", "0,05").await;
    phone.tap(".dock .primary").await;
    let table = phone.await_path("/t/").await;
    phone.fill(&table, FRIENDS, &[49, 30, 51, 40]).await;
    phone.widen(320);
    for language in Language::ALL.iter().map(|language| language.tag()) {
        phone.speak(language);
        phone.goto(&format!("{table}/closing")).await;
        // The button names the winner on a second line, below its label.
        assert!(phone.lines(".dock .primary span").await <= 2.0, "{language}: {}", phone.text(".dock").await);
    }
    phone.tap(".dock .primary").await;
    phone.wait_for(&format!("return location.pathname === '{table}'")).await;
    let club = phone.club().await;
    for language in Language::ALL.iter().map(|language| language.tag()) {
        phone.speak(language);
        phone.goto(&table).await;
        for label in [".dock .row > :first-child", ".dock .primary"] {
            assert!(phone.lines(label).await <= 1.0, "{language}: {}", phone.text(label).await);
        }
        phone.goto(&format!("{club}/ledger")).await;
        for label in [".pair > :first-child", ".pair > :last-child"] {
            assert!(phone.lines(label).await <= 1.0, "{language}: {}", phone.text(label).await);
        }
    }
}

#[tokio::test]
async fn all_questions_of_lombre_are_above_the_dock_in_every_language() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &LOMBRE).await;
    for language in Language::ALL.iter().map(|language| language.tag()) {
        phone.speak(language);
        phone.goto(&format!("{table}/hands/new")).await;
        let summary = format!("{EXTRAS} > summary");
        let label = phone.text(&summary).await;
        assert!(phone.lines(&summary).await <= 1.0, "{language}: {label}");
        phone.shows(&summary).await;
        // An answer does not grow when it is chosen, so nothing moves.
        let end = "return document.querySelector('#hand > .extras').getBoundingClientRect().top";
        phone.choose("hombre", "p1").await;
        let before = phone.run(end).await;
        phone.choose("outcome+codillo", "sacado").await;
        assert_eq!(phone.run(end).await, before, "{language}");
        phone.run("sessionStorage.clear()").await;
    }
}

#[tokio::test]
async fn keys_do_not_write_into_hidden_questions() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &LOMBRE).await;
    phone.goto(&format!("{table}/hands/new")).await;
    phone.draws(".dock [data-key]", true).await;
    phone.tap(&format!("{EXTRAS} > summary")).await;
    // The fields for the exchanged cards are not on the screen.
    phone.draws(".dock [data-key]", false).await;
    phone.tap("[data-pad]:has([name='tricks[p1]']) [data-key='4']").await;
    phone.wait_for("return document.querySelector('[name=\"tricks[p1]\"]').value === '4'").await;
    phone.tap(&format!("{EXTRAS} > summary")).await;
    phone.draws(".dock [data-key]", true).await;
}

#[tokio::test]
async fn a_player_who_is_forced_to_play_is_the_hombre() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &LOMBRE).await;
    phone.goto(&format!("{table}/hands/new")).await;
    phone.choose("forced", "true").await;
    assert!(phone.sees("[name=hombre][value=p2]:checked").await);
    // Players cannot win a codillo against themselves.
    phone.draws("label:has([value=\\'codillo+p2\\'])", false).await;
}

#[tokio::test]
async fn unfolded_questions_scroll_above_the_dock() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &LOMBRE).await;
    phone.enter(&LOMBRE, LOMBRE.hand).await;
    phone.saved(&table, 1).await;
    phone.goto(&table).await;
    phone.tap("#bids summary").await;
    phone.shows("#bids label:has([value=p3])").await;
    // A question that depends on another answer scrolls into view too.
    phone.goto("/tables/new?game=tarot").await;
    phone.tap("label:has([value=money])").await;
    phone.shows("[name=currency]").await;
}

#[tokio::test]
async fn the_chart_appears_with_the_first_hand_and_disappears_with_it() {
    let (server, phone) = at_a_server(Browser::Chromium).await;
    let other = Phone::new(Browser::Chromium, &server.url).await;
    let table = phone.open_table(&TAROT).await;
    other.join_as_scorer(&phone, &table).await;
    other.reads("Enter hand 1").await;
    other.draws("#trend", false).await;
    phone.goto(&table).await;
    phone.enter(&TAROT, TAROT.hand).await;
    other.reads(TAROT.said).await;
    other.draws("#trend svg", true).await;
    phone.saved(&table, 1).await;
    phone.goto(&table).await;
    phone.tap("#last form button").await;
    other.reads("No hands yet.").await;
    other.draws("#trend", false).await;
}

#[tokio::test]
async fn the_number_of_counters_is_smaller_than_the_value_of_the_pot() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &LOMBRE).await;
    phone.enter(&LOMBRE, LOMBRE.correction).await;
    phone.reads("Still missing").await;
    phone.choose("hombre", "p1").await;
    phone.tap("button.primary[form=hand]").await;
    phone.saved(&table, 1).await;
    phone.goto(&table).await;
    let sizes = "return ['.pots p b', '.pots .pieces b'].map((css) =>
        parseFloat(getComputedStyle(document.querySelector(css)).fontSize))";
    let sizes = phone.run(sizes).await;
    assert!(sizes[1].as_f64() < sizes[0].as_f64(), "{sizes}");
}
