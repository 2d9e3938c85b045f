//! The taps and scrolls that a hand takes, from the live table and back to it, and the effects of a trembling finger.

use fantoccini::Locator;

use crate::prelude::*;

/// The taps for a hand with a partner and a single poignée.
const TAROT_OF_FIVE_WITH_POIGNEE: usize = 8;

async fn first_hand(phone: &Phone, game: &Game) -> String {
    let table = phone.open_table(game).await;
    phone.count_taps();
    phone.count_scrolls();
    phone.enter(game, game.hand).await;
    phone.saved(&table, 1).await;
    phone.reads("Hand 1 saved").await;
    phone.reads(game.sentence).await;
    let (taps, scrolls) = (phone.count_taps(), phone.count_scrolls());
    let name = format!("{} with {}", game.id, game.players.len());
    if let Some(agreed) = game.taps {
        assert_eq!(taps, agreed, "{name}");
    }
    assert_eq!(scrolls, 0, "{name} is entered on one screen");
    // The next hand is one tap away.
    let ready = if game.quick { "#board .tile" } else { "#dock a.primary" };
    assert_eq!(phone.path().await, table);
    assert!(phone.sees(ready).await, "{name}");
    table
}

async fn few_taps(browser: Browser, games: &[&Game]) {
    let (_server, phone) = at_a_server(browser).await;
    for game in games {
        first_hand(&phone, game).await;
    }
    let table = first_hand(&phone, &TAROT_OF_FIVE).await;
    phone.goto(&table).await;
    phone.tap("#dock a.primary").await;
    phone.fill_in(TAROT_OF_FIVE.hand).await;
    phone.fill_in_and_save(&[Step::Answer("poignees[0][size]", "single")]).await;
    assert_eq!((phone.count_taps(), phone.count_scrolls()), (TAROT_OF_FIVE_WITH_POIGNEE, 0));
    phone.saved(&table, 2).await;
    phone.opens(&format!("{table}/hands/2"), "poignée").await;
    if browser == Browser::Chromium {
        assert_eq!(phone.console(), NOTHING);
    }
}

#[tokio::test]
async fn few_in_chromium() {
    few_taps(Browser::Chromium, GAMES).await;
}

#[tokio::test]
async fn few_in_webkit() {
    few_taps(Browser::WebKit, &[&TAROT, &LOMBRE, &BURRO]).await;
}

#[tokio::test]
async fn few_on_a_phone_held_sideways() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.resize(HEIGHT, WIDTH, 2);
    for game in GAMES.iter().chain(&[&TAROT_OF_FIVE]) {
        first_hand(&phone, game).await;
    }
}

impl Phone {
    /// Touches an element as soon as it is there, faster than anyone can read.
    async fn touch_at_once(&self, css: &str) {
        let found = self.client.wait().for_element(Locator::Css(css)).await.expect(css);
        self.touch(found).await.expect(css);
    }

    /// Lets the page wait for the answer to a hand however long it takes on a slow machine.
    async fn wait_for_answers(&self) {
        let script = "const set = setTimeout;
            window.setTimeout = (act, time, ...more) => set(act, time === 2000 ? 60000 : time, ...more)";
        self.run(script).await;
    }

    /// Stops the page's clock this many milliseconds ahead. From then on, everything that appears counts as new, however
    /// slow the machine is.
    async fn stop_clock(&self, ahead: u64) {
        self.run(&format!("const then = performance.now() + {ahead}; performance.now = () => then")).await;
    }

    /// The place in the middle of an element's height and at the given part of its width.
    pub async fn place_in(&self, css: &str, part: f64) -> Value {
        let place = "const box = document.querySelector(arguments[0]).getBoundingClientRect();
            return { x: box.x + box.width * arguments[1], y: box.y + box.height / 2 }";
        self.run_with(place, vec![json!(css), json!(part)]).await
    }

    /// Touches a place of the screen.
    pub fn put_down(&self, at: &Value) {
        self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchStart", "touchPoints": [at] }));
        self.cdp("Input.dispatchTouchEvent", json!({ "type": "touchEnd", "touchPoints": [] }));
    }
}

/// Fills in the form of a first hand, and stops the page's clock before the hand is saved.
async fn fill_and_stop_clock(phone: &Phone) {
    phone.tap("#dock a.primary").await;
    phone.fill_in(TAROT.hand).await;
    phone.wait_for_answers().await;
    phone.stop_clock(LATER).await;
}

/// How far ahead a clock is stopped, in milliseconds: no page from before is new then.
const LATER: u64 = 2000;

const UNDO: &str = "#last form[action$='/void'] button";

#[tokio::test]
async fn a_second_tap_where_save_was_only_shows_that_it_was_tapped() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    fill_and_stop_clock(&phone).await;
    let save = phone.place_in("button.primary[form=hand]", 0.5).await;
    phone.save().await;
    phone.client.wait().for_element(Locator::Css("#dock a.primary")).await.expect("the next hand");
    phone.put_down(&slipped(&save, SLIP));
    phone.appears(".dock .tapped").await;
    phone.disappears(".tapped").await;
    phone.reads("Hand 1 saved").await;
    phone.saved(&table, 1).await;

    // A key press is never ignored.
    phone.goto(&table).await;
    phone.run_with("document.querySelector(arguments[0]).focus()", vec![UNDO.into()]).await;
    phone.press("\u{e007}").await;
    phone.await_path(&format!("{table}/hands/new")).await;
    phone.opens(&table, "No hands yet.").await;
}

/// After Undo the form of the hand comes to where the button was, and a slow second tap there is ignored.
#[tokio::test]
async fn a_slow_second_tap_on_undo_answers_nothing() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    fill_and_stop_clock(&phone).await;
    phone.save().await;
    phone.reads("Hand 1 saved").await;
    phone.saved(&table, 1).await;
    phone.stop_clock(LATER).await;
    let undo = phone.place_in(UNDO, 0.5).await;
    phone.put_down(&undo);
    phone.appears("[data-undone]").await;
    // A tap that is ignored is cancelled. It has the place of the button, whatever the form has there.
    let tap = "const [{ x, y }] = arguments;
        const tap = { clientX: x, clientY: y, detail: 1, bubbles: true, cancelable: true };
        return document.querySelector('[name=bouts]').dispatchEvent(new MouseEvent('click', tap))";
    // The page's clock begins with the page.
    phone.run("performance.now = () => 600").await;
    assert_eq!(phone.run_with(tap, vec![undo.clone()]).await, json!(false));
    phone.stop_clock(LATER).await;
    assert_eq!(phone.run_with(tap, vec![undo]).await, json!(true));
}

#[tokio::test]
async fn an_early_tap_in_another_place_works() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    fill_and_stop_clock(&phone).await;
    phone.save().await;
    // The page has only just appeared, but the tap is not where the thumb was.
    phone.touch_at_once(UNDO).await;
    phone.await_path(&format!("{table}/hands/new")).await;
    phone.opens(&table, "No hands yet.").await;
    // The same holds after a navigation: the link is at the bottom of the page, and the answers are not.
    phone.run("document.querySelector('#dock a.primary').click()").await;
    phone.await_path(&format!("{table}/hands/new")).await;
    phone.touch_at_once("label:has([name=bouts][value='2'])").await;
    phone.wait_for("return document.querySelector('[name=bouts]:checked')?.value === '2'").await;
}

/// How far a thumb slips between two taps, in pixels.
const SLIP: f64 = 20.0;

/// The place that is `by` pixels to the right of another one.
fn slipped(at: &Value, by: f64) -> Value {
    json!({ "x": at["x"].as_f64().expect("a place") + by, "y": at["y"] })
}

/// The delay of a second tap on Save in milliseconds, the part of the button's width at which the first tap is, and how far
/// the finger slips in pixels.
const SECOND_TAPS: [(u64, f64, f64); 6] =
    [(40, 0.5, 0.0), (120, 0.1, SLIP), (250, 0.9, -SLIP), (400, 0.1, 0.0), (600, 0.5, SLIP), (600, 0.9, 0.0)];

#[tokio::test]
async fn a_double_tap_saves_once() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    for (hands, (gap, part, slip)) in (1..).zip(SECOND_TAPS) {
        phone.open_form(&table).await;
        phone.fill_in(TAROT.hand).await;
        let at = phone.place_in("button.primary[form=hand]", part).await;
        phone.wait_for_answers().await;
        phone.stop_clock(LATER).await;
        phone.put_down(&at);
        sleep(Duration::from_millis(gap)).await;
        // A slow machine takes longer, but for the page only the gap has passed.
        phone.stop_clock(gap).await;
        phone.put_down(&slipped(&at, slip));
        phone.reads(&format!("Hand {hands} saved")).await;
        // Any effect of the second tap appears within this time.
        sleep(Duration::from_millis(300)).await;
        assert_eq!(phone.path().await, table, "after {gap} ms at {part}, by {slip}");
        phone.saved(&table, hands).await;
    }
}

/// A second tap with the same thumb does nothing after a save, even if the thumb slips.
#[tokio::test]
async fn a_double_tap_saves_once_in_webkit() {
    let (_server, phone, table) = at_a_table(Browser::WebKit, &TAROT).await;
    phone.open_form(&table).await;
    phone.fill_in(TAROT.hand).await;
    phone.wait_for_answers().await;
    // A page that waits for 2 s lets the hand wait in the outbox. A slow machine takes longer.
    let second_tap = "const start = window.setTimeout;
        window.setTimeout = (act, after, ...more) => start(act, after === 2000 ? 60_000 : after, ...more);
        const box = document.querySelector('button.primary[form=hand]').getBoundingClientRect();
        const place = { clientX: box.x + box.width / 2 + 20, clientY: box.y + box.height / 2 };
        new MutationObserver((_, watching) => {
            if (!document.querySelector('.last.fresh form button')) return;
            watching.disconnect();
            const next = document.querySelector('#dock a.primary');
            window.tapped = next.dispatchEvent(new MouseEvent('click', { ...place, detail: 1, bubbles: true, cancelable: true }));
        }).observe(document.documentElement, { subtree: true, childList: true })";
    phone.run(second_tap).await;
    phone.save().await;
    phone.wait_for("return window.tapped === false").await;
    phone.saved(&table, 1).await;
}

#[tokio::test]
async fn a_trembling_finger_taps_once() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &BURRO).await;
    phone.stop_clock(LATER).await;
    let tile = phone.place_in("#board .tile", 0.5).await;
    phone.tap("#board .tile").await;
    // The tile for the next hand is now where the finger was.
    phone.reads("Hand 1 saved").await;
    for slip in [0.0, SLIP, -SLIP] {
        phone.put_down(&slipped(&tile, slip));
    }
    sleep(Duration::from_millis(300)).await;
    phone.reads("Hand 1 saved").await;
    phone.saved(&table, 1).await;
}

/// A tile that is tapped for a hand that someone else enters at the same moment.
const TILE: &str = "#board [value=p2]";

/// A table of burro whose clock is stopped, after a script has run.
async fn at_a_stopped_table(script: &str) -> (Server, Phone, String) {
    let (server, phone, table) = at_a_table(Browser::Chromium, &BURRO).await;
    phone.stop_clock(LATER).await;
    phone.run_with(script, vec![TILE.into()]).await;
    // Another phone enters the hand.
    phone.post_hand(&table, &json!({ "number": "1", "from": "live", "loser": "Ana" })).await;
    (server, phone, table)
}

#[tokio::test]
async fn a_tap_applies_to_the_hand_that_was_there_before_the_update() {
    let (_server, phone, table) = at_a_stopped_table("").await;
    phone.reads_all(&["Hand 1", "Undo"]).await;
    // Taps have no effect during the view transition.
    phone.wait_for("return !document.documentElement.matches(':active-view-transition')").await;
    phone.touch_at_once(TILE).await;
    phone.reads("Hand 1 is already on the sheet").await;
    phone.saved(&table, 1).await;
}

#[tokio::test]
async fn a_tile_under_the_thumb_stays_what_it_was() {
    // A script dispatches the events, because a held touch of the driver becomes a long press on a slow machine.
    let down = "window.tile = document.querySelector(arguments[0]);
        tile.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))";
    let (_server, phone, table) = at_a_stopped_table(down).await;
    sleep(Duration::from_millis(500)).await;
    let up = "tile.dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
        tile.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))";
    phone.run(up).await;
    phone.reads("Hand 1 is already on the sheet").await;
    phone.saved(&table, 1).await;
}

#[tokio::test]
async fn a_late_update_leaves_a_question_alone() {
    let hold = "const fetched = fetch;
        window.held = [];
        window.fetch = async (...request) => {
            const answer = await fetched(...request);
            if (request[1]?.headers?.['X-Part'] === 'live') await new Promise((done) => held.push(done));
            return answer;
        }";
    let (_server, phone, _) = at_a_stopped_table(hold).await;
    phone.wait_for("return held.length > 0").await;
    phone.touch_at_once(TILE).await;
    phone.reads("Which is right?").await;
    phone.run("for (const done of held) done()").await;
    // If the late update replaced the question with the table, it would do so within this time.
    sleep(Duration::from_millis(500)).await;
    assert_eq!(phone.run("return window.held.length").await, json!(1));
    phone.reads("Which is right?").await;
}

/// A sheet for five, an invitation, and a finished game in the book.
#[tokio::test]
async fn few_around_the_table() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("free", &["Ana", "Bruno", "Carla", "Dimitri", "Eva"]).await;
    // Scores that were never entered before, and then the same ones, which have keys of their own.
    let typed = ["7", "next", "1", "2", "next", "4", "next", "9", "next", "3"];
    let key = |key: &str| format!(".dock [data-key='{key}']");
    let usual = ["7", "12", "4", "9", "3"].map(|amount| format!("[data-amount='{amount}']"));
    for (number, keys, most) in [(1, typed.map(key).to_vec(), 12), (2, usual.to_vec(), 7)] {
        phone.goto(&table).await;
        phone.count_taps();
        phone.tap("#dock a.primary").await;
        for key in keys {
            phone.tap(&key).await;
        }
        phone.save().await;
        phone.saved(&table, number).await;
        assert_eq!(phone.count_taps(), most, "hand {number}");
    }
    phone.sheet_is(&table, &["3", "3"]).await;

    phone.goto(&table).await;
    phone.count_taps();
    phone.tap_words("Invite").await;
    phone.appears(".ticket .qr svg").await;
    assert_eq!(phone.count_taps(), 1, "an invitation");

    let burro = phone.open_table_of("burro", &["Ana", "Bruno"]).await;
    for number in 1..=5 {
        let bruno = json!({ "number": number.to_string(), "loser": "p2" });
        phone.post_hand(&burro, &bruno).await;
    }
    phone.opens("/", "1 evening, 1 game").await;
}
