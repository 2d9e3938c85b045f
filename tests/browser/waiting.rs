//! Hands that wait on a phone, and two phones that enter the same hand: no hand is lost or doubled, and the player is asked
//! once.

use crate::prelude::*;

/// The hand of another phone, which scores −25 for the last player.
fn bruno() -> Value {
    json!({ "number": "1", "taker+bid": "p2+petite", "bouts": "1", "points": "51" })
}

impl Phone {
    /// A phone at a table whose forms are cached, over plain http: a script replaces pages in place.
    async fn with_cached_forms(url: &str) -> (Self, String) {
        let phone = Self::new(Browser::Chromium, &plain_http(Browser::Chromium, url)).await;
        let table = phone.open_table(&TAROT).await;
        phone.goto(&table).await;
        phone.has_cached_forms().await;
        (phone, table)
    }

    /// Enters hands on the cached form, from the first, and waits each time until the table is shown again.
    async fn enter_waiting(&self, table: &str, hands: &[&[Step]]) {
        for (number, hand) in (1..).zip(hands) {
            self.open_next_form(table, number).await;
            self.fill_in_and_save(hand).await;
            self.await_path(table).await;
            self.reads(&format!("Enter hand {}", number + 1)).await;
        }
    }

    /// Removes or restores a hand that waits. Places count from 1.
    async fn tap_pending(&self, place: usize, button: &str) {
        self.tap(&format!(".pending:nth-child({place}) [data-{button}]")).await;
    }

    /// Touches an element twice in the same place, `gap` milliseconds apart, and waits for the effects.
    async fn put_down_twice(&self, css: &str, gap: u64) {
        self.wait_for(HAS_BEEN_READ).await;
        self.run_with("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![css.into()])
            .await;
        let place = self.place_in(css, 0.5).await;
        self.put_down(&place);
        sleep(Duration::from_millis(gap)).await;
        self.put_down(&place);
        sleep(Duration::from_millis(300)).await;
    }
}

const THREE: [&[Step]; 3] = [TAROT.hand, CARLA, DIMITRI];

/// A phone on which three hands wait, as it has lost the server at this URL, and another phone at its table.
async fn with_three_waiting(server: &mut Server, url: &str) -> (Phone, Phone, String) {
    let (phone, table) = Phone::with_cached_forms(url).await;
    let other = phone.invite(Browser::Chromium, &server.url, &table, SCORER).await;
    phone.goto(&table).await;
    phone.has_cached_forms().await;
    server.cut();
    phone.enter_waiting(&table, &THREE).await;
    phone.reads("3 hands not sent yet").await;
    (phone, other, table)
}

#[tokio::test]
async fn a_conflict_shows_what_differs_and_asks() {
    for (answer, sheet) in [("a[data-discard-open]", "−25"), ("[value=take]", "−66")] {
        let (_server, phone, other, table) = with_a_guest(Browser::Chromium, SCORER).await;
        phone.open_form(&table).await;
        phone.fill_in(TAROT.hand).await;
        other.post_hand(&table, &bruno()).await;
        phone.reads("Compare the two").await;
        phone.saves(&[], "Hand 1 is already on the sheet").await;
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
        phone.opens(&table, "A hand was not accepted").await;
        phone.taps("View", "Which is right?").await;
        phone.tap(answer).await;
        phone.disappears(".two").await;
        phone.sheet_is(&table, &[sheet]).await;
    }
}

#[tokio::test]
async fn hands_that_wait_move_together_after_one_question() {
    let mut server = Server::start();
    let url = server.url.clone();
    let (phone, other, table) = with_three_waiting(&mut server, &url).await;
    server.restore();
    // The other phone is faster than the timer of this one, so hand 1 is the other phone's.
    other.post_hand(&table, &bruno()).await;
    phone.reads("A hand was not accepted").await;
    phone.taps("View", "Mine become hands 2 to 4.").await;
    phone.tap("[name=add]").await;
    phone.sheet_is(&table, &["+75", "−70", "−66", "−25"]).await;
}

/// In a row a player's name stands beside its hint, and the counts of two sides stand beside each other.
#[tokio::test]
async fn a_hand_that_waits_says_whose_each_answer_is() {
    let mut server = Server::start();
    let phone = Phone::new(Browser::Chromium, &plain_http(Browser::Chromium, &server.url)).await;
    let answer = |name, value| Step::Answer(name, value);
    let hand = [
        answer("carte", "p1"),
        answer("denari", "p1"),
        answer("settebello", "p2"),
        answer("primiera", "p2"),
        Step::Count("scope[p1]"),
        Step::Count("scope[p2]"),
        Step::Count("scope[p2]"),
    ];
    let table = phone.open_table(&Game { id: "scopa", players: &["Ana", "Bruno"], ..TAROT }).await;
    // The scripts of a form come with the first one.
    phone.open_form(&table).await;
    phone.goto(&table).await;
    phone.has_cached_forms().await;
    server.cut();
    phone.enter_waiting(&table, &[&hand]).await;
    let waiting = phone.text(".pending").await;
    assert!(waiting.contains("Ana 1, Bruno 2"), "{waiting}");
}

#[tokio::test]
async fn hands_that_wait_can_be_read_removed_restored_and_changed() {
    let mut server = Server::start();
    let (phone, table) = Phone::with_cached_forms(&server.url).await;
    server.cut();
    phone.enter_waiting(&table, &THREE).await;
    let listed = phone.texts(".pending").await;
    assert_eq!(listed.len(), 3);
    assert!(listed[0].contains("Hand 1") && listed[0].contains("Ana, Garde") && listed[0].contains("49"), "{listed:?}");
    assert!(listed[2].contains("Hand 3") && listed[2].contains("Dimitri, Petite"), "{listed:?}");

    // Two hands are removed and restored in any order, and then the second is removed for good.
    for places in [[1, 2], [2, 1]] {
        for place in places {
            phone.tap_pending(place, "remove").await;
            let is_removed = format!("return document.querySelector('.pending:nth-child({place})').matches('.gone')");
            phone.wait_for(&is_removed).await;
        }
        phone.reads_all(&["1 hand not sent yet", "Enter hand 2"]).await;
        for place in places {
            phone.tap_pending(place, "restore").await;
        }
        phone.reads("3 hands not sent yet").await;
        assert_eq!(phone.texts(".pending").await, listed);
    }
    phone.run("document.querySelector('.pending [data-change]').isUnderThumb = true").await;
    phone.tap_pending(2, "remove").await;
    phone.reads("2 hands not sent yet").await;
    // When it can no longer be restored, the list changes, but not the button under a thumb.
    phone.disappears(".pending:nth-child(3)").await;
    assert_eq!(phone.run("return document.querySelector('.pending [data-change]').isUnderThumb").await, true);

    // Ana had 48 points, not 49.
    phone.tap_pending(1, "change").await;
    phone.await_path(&format!("{table}/hands/new")).await;
    phone.wait_for("return document.querySelector('[name=points]').value === '49'").await;
    phone.take(&Step::Number("points", "48")).await;
    phone.save().await;
    phone.await_path(&table).await;
    phone.reads("2 hands not sent yet").await;
    assert!(phone.text(".pending").await.contains("48"));

    server.restore();
    phone.sheet_is(&table, &["+75", "−64"]).await;
}

#[tokio::test]
async fn a_hand_that_is_being_sent_is_only_removed_if_refused() {
    // Either the server accepts it and the hands behind it keep their numbers, or another phone was faster and it is removed.
    for (is_refused, sheet) in [(false, ["+75", "−70", "−66"]), (true, ["+75", "−70", "−25"])] {
        let mut server = Server::start();
        let wire = Proxy::to(&server.url);
        let (phone, other, table) = with_three_waiting(&mut server, &wire.url).await;
        wire.hold(true);
        let count = "const fetched = fetch; window.sent = 0;
            window.fetch = (...request) => { window.sent += request[1]?.method === 'POST'; return fetched(...request); }";
        phone.run(count).await;
        server.restore();
        if is_refused {
            other.post_hand(&table, &bruno()).await;
        }
        phone.run("window.sent = 0; dispatchEvent(new Event('online'))").await;
        phone.wait_for("return window.sent > 0").await;
        phone.tap_pending(1, "remove").await;
        phone.reads("Removing…").await;
        assert_eq!(phone.texts(".pending").await.len(), 3);
        wire.hold(false);
        phone.wait_for("return !document.querySelector('#pending').innerText.includes('Removing')").await;
        phone.sheet_is(&table, &sheet).await;
    }
}

#[tokio::test]
async fn a_double_tap_removes_once_and_restores_once() {
    let mut server = Server::start();
    let (phone, table) = Phone::with_cached_forms(&server.url).await;
    phone.cdp("Emulation.setTimezoneOverride", json!({ "timezoneId": "Asia/Kathmandu" }));
    server.cut();
    let clock = || chrono::Local::now().format("%H:%M").to_string();
    let before = clock();
    phone.enter_waiting(&table, &[TAROT.hand]).await;
    phone.reads("1 hand not sent yet").await;
    // The time of a hand is the server's, in which the other phones see it.
    let time = phone.text(".pending time").await;
    assert!([before, clock()].contains(&time), "{time}");
    for gap in [40, 120, 250] {
        phone.put_down_twice(".pending [data-remove]", gap).await;
        phone.appears(".pending.gone").await;
        phone.put_down_twice(".pending [data-restore]", gap).await;
        phone.disappears(".pending.gone").await;
    }
    server.restore();
    phone.all_sent().await;
    phone.saved(&table, 1).await;
}

/// With a worker, and over plain http, where pages take each other's place.
#[tokio::test]
async fn an_adjustment_waits_like_a_hand() {
    for plain in [false, true] {
        let (mut server, phone) =
            if plain { over_plain_http(Browser::Chromium).await } else { at_a_server(Browser::Chromium).await };
        let table = phone.open_table(&TAROT).await;
        phone.goto(&table).await;
        if plain {
            phone.has_cached_forms().await;
        } else {
            phone.has_cached(&format!("{table}/hands/new?result=adjusted")).await;
        }
        server.cut();
        phone.tap_in_menu("Adjustment").await;
        phone.appears("[data-flips]").await;
        phone.choose("one+direction", "p2+pays").await;
        phone.type_into("#amount", "10").await;
        // ± moves the tick to the other column, and back.
        for direction in ["p2+gets", "p2+pays"] {
            phone.tap("[data-flips]").await;
            assert_eq!(phone.value("[name='one+direction']:checked").await, direction);
        }
        phone.save().await;
        phone.await_path(&table).await;
        phone.reads("1 hand not sent yet").await;
        phone.tap("[data-change]").await;
        phone.appears("[data-flips]").await;
        phone.wait_for("return document.querySelector('#amount')?.value === '10'").await;
        phone.type_into("#amount", "20").await;
        phone.save().await;
        phone.await_path(&table).await;
        server.restore();
        phone.all_sent().await;
        phone.sheet_is(&table, &["+20"]).await;
    }
}
