//! Hands that wait on a phone, and two phones that enter the same hand: no hand is lost or doubled, and the player is asked
//! once.

use serde_json::{Value, json};

use crate::driver::Browser;
use crate::games::{Step, TAROT};
use crate::live::link;
use crate::phone::{Phone, kitchen};
use crate::server::{Server, at_a_table};

const CARLA: [Step; 3] =
    [Step::Answer("taker+bid", "p3+garde"), Step::Answer("bouts", "3"), Step::Number("points", "46")];
const DIMITRI: [Step; 3] =
    [Step::Answer("taker+bid", "p4+petite"), Step::Answer("bouts", "1"), Step::Number("points", "51")];

pub fn bruno(number: u32) -> Value {
    json!({ "number": number.to_string(), "taker+bid": "p2+petite", "bouts": "1", "points": "51" })
}

impl Phone {
    /// A second phone that has joined the table.
    pub async fn joined_by(&self, server: &Server, table: &str) -> Self {
        let other = Self::new(Browser::Chromium, &server.url).await;
        // The path alone, so that the second phone bypasses the proxy, if there is one.
        let link = link(self, table, 0).await;
        other.goto(&link[link.find("/j/").expect("an invitation")..]).await;
        other.tap_words("Join").await;
        other.await_path(table).await;
        other
    }

    /// Enters a hand on the cached form, and waits until the table is shown again.
    pub async fn enter_waiting(&self, table: &str, number: u32, hand: &[Step]) {
        self.tap_words(&format!("Enter hand {number}")).await;
        self.await_path(&format!("{table}/hands/new")).await;
        self.reads(&format!("Hand {number}")).await;
        self.fill_in_and_save(hand).await;
        self.await_path(table).await;
        self.reads(&format!("Enter hand {}", number + 1)).await;
    }

    /// Enters three hands that wait.
    pub async fn enter_three(&self, table: &str) {
        let hands: [&[Step]; 3] = [TAROT.hand, &CARLA, &DIMITRI];
        for (number, hand) in (1..).zip(hands) {
            self.enter_waiting(table, number, hand).await;
        }
    }

    /// Waits until every hand has been sent.
    pub async fn all_sent(&self) {
        self.wait_for("return document.getElementById('bar').hidden").await;
    }

    /// The last player's score for each hand on the sheet, newest first.
    pub async fn last_column(&self, table: &str) -> Vec<String> {
        self.goto(&format!("{table}/sheet")).await;
        self.texts("tbody:not(.void) tr td:last-child").await
    }

    /// A phone and a table whose form is cached, over plain http as in a home network: a script replaces pages in place.
    pub async fn in_the_kitchen(url: &str) -> (Self, String) {
        let phone = Self::new(Browser::Chromium, &kitchen(Browser::Chromium, url)).await;
        let table = phone.open_table(&TAROT).await;
        phone.goto(&table).await;
        phone.form_is_kept().await;
        (phone, table)
    }

    /// Waits until the forms of the next hands are cached: the page that comes after them has been fetched.
    pub async fn form_is_kept(&self) {
        self.wait_for("return performance.getEntriesByName(`${location.origin}/offline`).length > 0").await;
    }
}

#[tokio::test]
async fn a_conflict_shows_what_differs_and_asks() {
    for (answer, sheet) in [("a[data-discard-open]", "−25"), ("[value=take]", "−66")] {
        let (server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
        let other = phone.joined_by(&server, &table).await;
        phone.goto(&format!("{table}/hands/new")).await;
        phone.fill_in(TAROT.hand).await;
        assert_eq!(other.post(&format!("{table}/hands"), &bruno(1)).await, json!(201));
        phone.tap("button.primary[form=hand]").await;
        phone.reads("Hand 1 is already on the sheet").await;
        let lines = phone.texts(".two .differs").await;
        let expected =
            ["Bruno, Petite Ana, Garde", "51 49", "Ana −25 +198", "Bruno +75 −66", "Carla −25 −66", "Dimitri −25 −66"];
        for line in expected {
            assert!(lines.iter().any(|found| found.contains(line)), "{line} is not in {lines:?}");
        }
        phone.reads("another phone").await;
        assert!(!phone.sees("main .primary").await, "no choice is the usual one");
        phone.assert_sound().await;
        // The hand is not lost when the player leaves the question.
        phone.goto(&table).await;
        phone.reads("A hand was not accepted").await;
        phone.tap_words("View").await;
        phone.reads("Which is right?").await;
        phone.tap(answer).await;
        phone.wait_for("return !document.querySelector('.two')").await;
        phone.all_sent().await;
        phone.saved(&table, 1).await;
        assert_eq!(phone.last_column(&table).await, [sheet], "{answer}");
    }
}

#[tokio::test]
async fn hands_that_wait_move_together_after_one_question() {
    let mut server = Server::start();
    let (phone, table) = Phone::in_the_kitchen(&server.url).await;
    let other = phone.joined_by(&server, &table).await;
    phone.goto(&table).await;
    phone.form_is_kept().await;
    server.cut();
    phone.enter_three(&table).await;
    phone.reads("3 hands not sent yet").await;
    server.restore();
    // The other phone is faster than the timer of this one, so hand 1 is the other phone's.
    assert_eq!(other.post(&format!("{table}/hands"), &bruno(1)).await, json!(201));
    phone.reads("A hand was not accepted").await;
    phone.tap_words("View").await;
    phone.reads("Mine become hands 2 to 4.").await;
    phone.tap("[name=add]").await;
    phone.all_sent().await;
    phone.saved(&table, 4).await;
    assert_eq!(phone.last_column(&table).await, ["+75", "−70", "−66", "−25"]);
}

#[tokio::test]
async fn a_hand_that_waits_can_be_read_changed_and_removed() {
    let mut server = Server::start();
    let (phone, table) = Phone::in_the_kitchen(&server.url).await;
    server.cut();
    phone.enter_three(&table).await;
    let listed = phone.texts(".pending").await;
    assert_eq!(listed.len(), 3);
    assert!(listed[0].contains("Hand 1") && listed[0].contains("Ana, Garde") && listed[0].contains("49"), "{listed:?}");
    assert!(listed[2].contains("Hand 3") && listed[2].contains("Dimitri, Petite"), "{listed:?}");

    // The first hand is removed and restored, and then the second is removed for good.
    phone.tap(".pending:nth-child(1) [data-remove]").await;
    phone.reads("Enter hand 3").await;
    phone.tap(".pending:nth-child(1) [data-restore]").await;
    phone.reads("3 hands not sent yet").await;
    phone.tap(".pending:nth-child(2) [data-remove]").await;
    phone.reads("2 hands not sent yet").await;

    // Ana had 48 points, not 49.
    phone.tap(".pending:nth-child(1) [data-change]").await;
    phone.await_path(&format!("{table}/hands/new")).await;
    phone.wait_for("return document.querySelector('[name=points]').value === '49'").await;
    phone.take(&Step::Number("points", "48")).await;
    phone.tap("button.primary[form=hand]").await;
    phone.await_path(&table).await;
    phone.reads("2 hands not sent yet").await;
    assert!(phone.text(".pending").await.contains("48"));

    server.restore();
    phone.all_sent().await;
    phone.saved(&table, 2).await;
    assert_eq!(phone.last_column(&table).await, ["+75", "−64"]);
}

/// A second tap with the same thumb does nothing after a save, even if the thumb slips.
#[tokio::test]
async fn a_thumb_that_taps_twice_saves_once_in_webkit() {
    let (_server, phone, table) = at_a_table(Browser::WebKit, &TAROT).await;
    phone.goto(&format!("{table}/hands/new")).await;
    phone.fill_in(TAROT.hand).await;
    let second_tap = "const box = document.querySelector('button.primary[form=hand]').getBoundingClientRect();
        const place = { clientX: box.x + box.width / 2 + 20, clientY: box.y + box.height / 2 };
        new MutationObserver((_, watching) => {
            if (!document.querySelector('.last.fresh form button')) return;
            watching.disconnect();
            const next = document.querySelector('#dock a.primary');
            window.tapped = next.dispatchEvent(new MouseEvent('click', { ...place, detail: 1, bubbles: true, cancelable: true }));
        }).observe(document.documentElement, { subtree: true, childList: true })";
    phone.run(second_tap).await;
    phone.tap("button.primary[form=hand]").await;
    phone.wait_for("return window.tapped === false").await;
    phone.saved(&table, 1).await;
}

#[tokio::test]
async fn a_hand_waits_with_the_time_of_the_house() {
    let mut server = Server::start();
    let (phone, table) = Phone::in_the_kitchen(&server.url).await;
    phone.cdp("Emulation.setTimezoneOverride", json!({ "timezoneId": "Asia/Kathmandu" }));
    server.cut();
    let clock = || chrono::Local::now().format("%H:%M").to_string();
    let before = clock();
    phone.enter_waiting(&table, 1, TAROT.hand).await;
    let time = phone.text(".pending time").await;
    assert!([before, clock()].contains(&time), "{time}");
}
