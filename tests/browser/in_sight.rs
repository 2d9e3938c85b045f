//! Important elements are on the screen, take few lines, and do not move when something is tapped.

use tanto::i18n::Language;

use crate::languages::NARROW;
use crate::prelude::*;

/// Realistic names.
const FRIENDS: &[&str] = &["Alessandra", "Francesco", "Johannes", "Margherita"];

/// The folded panel with the rare questions of a hand.
const EXTRAS: &str = "#hand > .folds > .extras:not([data-count-for])";

impl Phone {
    /// The number of lines that an element takes.
    async fn lines(&self, css: &str) -> f64 {
        let script = "const part = document.querySelector(arguments[0]);
            const range = document.createRange();
            range.selectNodeContents(part);
            return range.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight)";
        self.run_with(script, vec![json!(css)]).await.as_f64().expect("a number").round()
    }

    /// Asserts that these elements of a page take at most so many lines in every language.
    async fn lines_are_few(&self, width: u32, page: &str, most: f64, labels: &[&str]) {
        self.widen(width);
        for language in Language::ALL.iter().map(|language| language.tag()) {
            self.speak(language);
            self.goto(page).await;
            for label in labels {
                assert!(self.lines(label).await <= most, "{language}: {}", self.text(label).await);
            }
        }
    }

    /// Waits until an element is entirely on the screen, between the title and the dock.
    async fn shows(&self, css: &str) {
        let is_shown = format!(
            "const [part, top, dock] = ['{css}', '.top', '.dock'].map((css) => document.querySelector(css).getBoundingClientRect());
            return part.height > 0 && part.top >= top.bottom && part.bottom <= dock.top + 1"
        );
        self.wait_for(&is_shown).await;
    }

    /// Waits until at least one matching element is drawn, or none if `anything` is false.
    pub async fn draws(&self, css: &str, anything: bool) {
        let is_drawn = format!("[...document.querySelectorAll('{css}')].some((part) => part.getClientRects().length)");
        self.wait_for(&format!("return {is_drawn} === {anything}")).await;
    }
}

/// Few and many games: only the chips of many scroll sideways.
#[tokio::test]
async fn the_home_page_opens_at_its_top() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    for (count, game) in (1..).zip(GAMES) {
        let table = phone.open_table(game).await;
        phone.close_table(&table).await;
        phone.goto("/").await;
        assert_eq!(phone.run("return scrollY").await, json!(0), "{count} games");
    }
}

/// Who types another name of a game finds it while typing; what has no form of its own gets a sheet with its name.
#[tokio::test]
async fn games_are_found_while_typing() {
    let (_server, phone) = at_a_server(Browser::WebKit).await;
    let tiles =
        "[...document.querySelectorAll('.tile:not([hidden])')].map((tile) => tile.innerText.split('\\n')[0]).join()";
    for (typed, found) in
        [("Schieber", "Jass (Schieber),Skat"), ("CONTREE", "Belote"), ("bino", "Binokel,Keep “bino” on a free sheet")]
    {
        phone.goto("/tables/new").await;
        phone.has_loaded("new-table.js").await;
        phone.type_into("#find", typed).await;
        phone.wait_for(&format!("return {tiles} === '{found}'")).await;
    }
    phone.tap(".tile:not([hidden])").await;
    phone.reads("Which game?").await;
    phone.wait_for("return document.querySelector('#f-name')?.value === 'Binokel'").await;
    phone.goto("/").await;
    phone.type_into("#find", "Pocha").await;
    phone.tap("[role=search] button").await;
    phone.reads("Oh Hell").await;
    phone.assert_sound().await;
}

/// Fast thumbs: every tap on a chip counts, and a second one takes the name back.
#[tokio::test]
async fn recent_players_take_every_tap() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.open_table(&TAROT).await;
    phone.goto("/tables/new?game=tarot").await;
    phone.has_loaded("new-table.js").await;
    let names = "return [...document.querySelectorAll('.seats [name=players]')].map((row) => row.value).join()";
    for name in TAROT.players {
        phone.tap(&format!("[data-name=\"{name}\"]")).await;
    }
    assert_eq!(phone.run(names).await, json!(format!("{},,", TAROT.players.join(","))));
    phone.tap(&format!("[data-name=\"{}\"]", TAROT.players[1])).await;
    phone.tap(".dock .primary").await;
    phone.await_path("/t/").await;
    phone.reads(TAROT.players[3]).await;
    assert!(!phone.text("#main").await.contains(TAROT.players[1]));
}

#[tokio::test]
async fn labels_take_few_lines_in_every_language() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.goto("/tables/new?game=tarot").await;
    phone.seat(FRIENDS).await;
    phone.choose("worth", "money").await;
    phone.type_into("#f-rate", "0,05").await;
    phone.tap(".dock .primary").await;
    let table = phone.await_path("/t/").await;
    phone.lines_are_few(WIDTH, &table, 2.0, &["#deal"]).await;
    let folds = [1, 2, 3].map(|at| format!("#hand > .folds > :nth-child({at}) > summary"));
    phone.lines_are_few(WIDTH, &format!("{table}/hands/new"), 2.0, &folds.each_ref().map(String::as_str)).await;
    phone.fill(&table, FRIENDS, &[49, 30, 51, 40]).await;
    // The button names the winner on a second line, below its label.
    phone.lines_are_few(NARROW, &format!("{table}/closing"), 2.0, &[".dock .primary span"]).await;
    phone.close_table(&table).await;
    let club = phone.club().await;
    let ledger = format!("{club}/ledger");
    // Tables of figures are as wide as the phone.
    let beyond = "return [...document.querySelectorAll('.scroll')].filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => one.ariaLabel)";
    for language in Language::ALL.iter().map(|language| language.tag()) {
        phone.speak(language);
        for page in [&format!("{club}/season/tarot"), &format!("{table}/settlement")] {
            phone.goto(page).await;
            assert_eq!(phone.run(beyond).await, json!([]), "{language} {page}");
        }
    }
    phone.lines_are_few(NARROW, &table, 1.0, &[".dock .row > :first-child", ".dock .primary"]).await;
    phone.lines_are_few(NARROW, &ledger, 1.0, &[".pair > :first-child", ".pair > :last-child"]).await;
}

#[tokio::test]
async fn all_questions_of_lombre_are_above_the_dock_in_every_language() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &LOMBRE).await;
    for language in Language::ALL.iter().map(|language| language.tag()) {
        phone.speak(language);
        phone.open_form(&table).await;
        let summary = format!("{EXTRAS} > summary");
        phone.shows(&summary).await;
        // An answer does not grow when it is chosen, so nothing moves.
        let end = "return document.querySelector('#hand > .folds').getBoundingClientRect().top";
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
    phone.open_form(&table).await;
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
async fn unfolded_questions_scroll_above_the_dock() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &LOMBRE).await;
    let repuesto = [Step::Answer("hombre", "p1"), Step::Answer("outcome+codillo", "repuesto")];
    phone.enter(&LOMBRE, &repuesto).await;
    phone.saved(&table, 1).await;
    phone.goto(&table).await;
    // The number of counters is smaller than the value of the pot.
    let sizes = "const [value, counters] = ['.pots p b', '.pots .pieces b'].map((css) =>
        parseFloat(getComputedStyle(document.querySelector(css)).fontSize));
        return counters < value";
    assert_eq!(phone.run(sizes).await, json!(true));
    phone.tap("#bids summary").await;
    phone.shows("#bids label:has([value=p3])").await;
    // A question that depends on another answer scrolls into view too.
    phone.goto("/tables/new?game=tarot").await;
    phone.tap("label:has([value=money])").await;
    phone.shows("[name=currency]").await;
}
