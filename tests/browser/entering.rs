//! The form of a hand as it is filled in: which answers it offers and remembers, and what folded questions show.

use serde_json::json;

use crate::driver::Browser;
use crate::games::{GAMES, LOMBRE, SOLO_WHIST, Step, TAROT, TAROT_OF_FIVE, TRESILLO};
use crate::phone::{Phone, kitchen};
use crate::server::{Server, at_a_server, at_a_table};

#[tokio::test]
async fn the_side_that_counts_is_remembered() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.tap("#dock a.primary").await;
    phone.choose("points_of", "defence").await;
    for step in [Step::Answer("taker+bid", "p1+garde"), Step::Answer("bouts", "2"), Step::Number("points", "42")] {
        phone.take(&step).await;
    }
    phone.reads("Ana makes garde by 8").await;
    phone.tap("button.primary[form=hand]").await;
    phone.reads("Hand 1 saved").await;
    phone.count_taps();
    phone
        .enter(
            &TAROT,
            &[Step::Answer("taker+bid", "p2+garde"), Step::Answer("bouts", "2"), Step::Number("points", "42")],
        )
        .await;
    phone.reads("Hand 2 saved").await;
    phone.reads("Bruno makes garde by 8").await;
    assert_eq!(Some(phone.count_taps()), TAROT.taps);
    // Undo shows the points of the attack (91 − 42 = 49), and another table does not inherit the side that counts.
    phone.tap_words("Undo").await;
    phone.await_path(&format!("{table}/hands/new")).await;
    let shown = "return [document.querySelector('[name=points]').value, document.querySelector('[name=points_of]:checked').value]";
    assert_eq!(phone.run(shown).await, json!(["49", "attack"]));
    let other = phone.open_table(&TAROT).await;
    phone.goto(&format!("{other}/hands/new")).await;
    assert_eq!(phone.run(shown).await, json!(["", "attack"]));
}

#[tokio::test]
async fn impossible_answers_are_not_offered() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let offered =
        "return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility() && !one.disabled)
        .map((one) => one.value)";
    for (game, taker, asked, left) in [
        (&TRESILLO, ("hombre+bid", "p2+solo"), "[value^=codillo]", json!(["codillo+p1", "codillo+p3"])),
        (&LOMBRE, ("hombre", "p3"), "[value^=codillo]", json!(["codillo+p1", "codillo+p2"])),
        (&SOLO_WHIST, ("soloist", "p1"), "[name=partner]", json!(["p2", "p3", "p4"])),
    ] {
        let table = phone.open_table(game).await;
        phone.goto(&format!("{table}/hands/new")).await;
        if game.id == "solo_whist" {
            phone.choose("bid", "prop_cop").await;
        }
        phone.choose(taker.0, taker.1).await;
        assert_eq!(phone.run_with(offered, vec![asked.into()]).await, left, "{}", game.id);
    }
}

#[tokio::test]
async fn a_takers_call_of_themselves_is_cleared_for_the_next_taker() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT_OF_FIVE).await;
    phone.goto(&format!("{table}/hands/new")).await;
    let called = "return document.querySelector('[name=partner]:checked')?.value ?? ''";
    phone.choose("taker+bid", "p1+garde").await;
    phone.choose("partner", "p1").await;
    phone.choose("taker+bid", "p2+garde").await;
    assert_eq!(phone.run(called).await, "");
    phone.choose("partner", "p3").await;
    phone.choose("taker+bid", "p1+petite").await;
    assert_eq!(phone.run(called).await, "p3");
}

#[tokio::test]
async fn players_go_out_in_the_order_of_the_taps() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("vriddiot", &["Ana", "Bruno", "Carla", "Dimitri"]).await;
    phone.goto(&format!("{table}/hands/new")).await;
    phone.choose("loser", "p2").await;
    phone.tap("details:has(.order) summary").await;
    for player in ["p3", "p4", "p3", "p1", "p3"] {
        phone.tap(&format!(".order label:has([name=\"place[{player}]\"])")).await;
    }
    // The open panel hides its summary, so a script reads the text.
    let summary = "return document.querySelector('details:has(.order) [data-summary]').textContent";
    assert_eq!(phone.run(summary).await, "Dimitri · Ana · Carla");
    phone.tap("button.primary[form=hand]").await;
    phone.reads("Hand 1 saved").await;
    phone.goto(&format!("{table}/hands/1")).await;
    phone.reads("Dimitri, Ana").await;
}

#[tokio::test]
async fn folded_questions_show_their_answers() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let mut folded = 0;
    for game in GAMES {
        let table = phone.open_table(game).await;
        phone.goto(&format!("{table}/hands/new")).await;
        // The script sets each question in turn: to its last answer, or to 1 if it asks for a number.
        let faults = phone.run(SET).await;
        assert_eq!(faults["faults"], json!([]), "{}", game.id);
        folded += faults["asked"].as_u64().unwrap_or_default();
    }
    assert!(folded > 20, "{folded} questions are folded away");
}

const SET: &str = "
    const faults = [], fields = [...document.querySelectorAll('#hand details:has([data-summary]) .field')];
    for (const field of fields) {
        const details = field.closest('details'), line = details.querySelector('[data-summary]'), before = line.textContent;
        const inputs = [...field.querySelectorAll('input')], input = inputs.at(-1);
        const isFigure = input.type === 'text', name = input.closest('label').querySelector('.who, .name') ?? input.nextElementSibling;
        if (isFigure) input.value = '1'; else input.checked = true;
        input.dispatchEvent(new Event('input', { bubbles: true }));
        details.open = false;
        const words = [...name.childNodes].filter((one) => one.nodeName !== 'SMALL').map((one) => one.textContent).join('').trim();
        if (!line.checkVisibility() || line.textContent === before || !line.textContent.includes(words)) {
            faults.push(`${field.id}: ${words} folds to ${line.textContent}`);
        }
    }
    return { faults, asked: fields.length }";

#[tokio::test]
async fn a_restored_draft_is_announced() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let form = format!("{table}/hands/new");
    phone.goto(&form).await;
    assert!(phone.sees("[data-draft-notice][hidden]").await, "an empty form has nothing to say");
    phone.choose("taker+bid", "p1+garde").await;
    phone.goto(&table).await;
    phone.goto(&form).await;
    phone.reads("What you had entered is still here.").await;
    let taker = "return document.querySelector('[name=\"taker+bid\"]:checked')?.value ?? ''";
    assert_eq!(phone.run(taker).await, "p1+garde");
    // The notice also appears when the browser restores the page from its cache.
    phone.goto(&form).await;
    phone.run("document.querySelector('[data-draft-notice]').hidden = true").await;
    phone.run("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))").await;
    phone.wait_for("return !document.querySelector('[data-draft-notice]').hidden").await;
    phone.tap("[data-clear]").await;
    phone.wait_for("return !!document.querySelector('[data-draft-notice][hidden]')").await;
    assert_eq!(phone.run(taker).await, "");
    phone.goto(&form).await;
    assert!(phone.sees("[data-draft-notice][hidden]").await, "it was cleared for good");
}

#[tokio::test]
async fn an_unusual_hand_is_announced_before_it_is_saved() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.open_table(&TAROT).await;
    let nearly_all = [Step::Answer("taker+bid", "p1+garde"), Step::Answer("bouts", "3"), Step::Number("points", "90")];
    // A player who has seen the notice above the button is not asked again.
    phone.tap("#dock a.primary").await;
    phone.fill_in(&nearly_all).await;
    phone.wait_for("return !!document.querySelector('#say .odd')").await;
    phone.tap("button.primary[form=hand]").await;
    phone.reads("Hand 1 saved").await;

    // The player saves before the preview arrives.
    phone.tap("#dock a.primary").await;
    phone.reads("Save hand").await;
    let slow = "const fetched = fetch;
        window.fetch = (...asked) => asked[1]?.headers?.['X-Part'] === 'preview' ? new Promise(() => {}) : fetched(...asked)";
    phone.run(slow).await;
    phone.fill_in_and_save(&nearly_all).await;
    phone.reads("This is unusual.").await;
    phone.assert_sound().await;
    phone.tap_words("Save anyway").await;
    phone.reads("Hand 2 saved").await;
}

#[tokio::test]
async fn pads_that_failed_to_load_are_fetched_again() {
    let server = Server::start();
    let phone = Phone::new(Browser::Chromium, &kitchen(Browser::Chromium, &server.url)).await;
    phone.cdp("Network.enable", json!({}));
    phone.cdp("Network.setBlockedURLs", json!({ "urls": ["*/number-pad.js*"] }));
    let table = phone.open_table(&TAROT).await;
    phone.goto(&format!("{table}/hands/new")).await;
    let failed = "return performance.getEntriesByType('resource').some((one) => one.name.includes('/number-pad.js'))";
    phone.wait_for(failed).await;
    phone.cdp("Network.setBlockedURLs", json!({ "urls": [] }));
    phone.run("dispatchEvent(new Event('online'))").await;
    let typed = "document.querySelector('[data-key=\"4\"]').click();
        return document.querySelector('[name=points]').value.startsWith('4')";
    phone.wait_for(typed).await;
}

#[tokio::test]
async fn the_label_of_the_rate_names_the_stake() {
    let server = Server::start();
    for phone in [Phone::new(Browser::Chromium, &server.url).await, Phone::without_scripts(&server.url).await] {
        phone.goto("/tables/new?game=tarot").await;
        if !phone.scripts {
            assert_eq!(phone.text("[for=f-rate]").await, "Counters or money for 1 point");
        }
        for (worth, label) in [("money", "Money for 1 point"), ("counters", "Counters for 1 point")] {
            phone.choose("worth", worth).await;
            assert_eq!(phone.text("[for=f-rate]").await, label);
        }
        // A game that is scored in counters asks for the price of a counter.
        phone.goto("/tables/new?game=lombre").await;
        phone.choose("worth", "money").await;
        assert_eq!(phone.text("[for=f-rate]").await, "Money for 1 counter");
    }
}
