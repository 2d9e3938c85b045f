//! The form of a hand as it is filled in: which answers it offers and remembers, and what folded questions show.

use crate::prelude::*;

#[tokio::test]
async fn the_side_that_counts_is_remembered() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.tap("#dock a.primary").await;
    phone.choose("points_of", "defence").await;
    phone.fill_in(&tarot("p1+garde", "2", "42")).await;
    phone.reads("Ana makes garde by 8").await;
    phone.saves(&[], "Hand 1 saved").await;
    phone.count_taps();
    phone.enters(&TAROT, &tarot("p2+garde", "2", "42"), "Hand 2 saved").await;
    phone.reads("Bruno makes garde by 8").await;
    assert_eq!(Some(phone.count_taps()), TAROT.taps);
    // Undo shows the points of the attack (91 − 42 = 49), and another table does not inherit the side that counts.
    phone.tap_words("Undo").await;
    phone.await_path(&format!("{table}/hands/new")).await;
    let side = "[name=points_of]:checked";
    assert_eq!((phone.value("[name=points]").await.as_str(), phone.value(side).await.as_str()), ("49", "attack"));
    let other = phone.open_table(&TAROT).await;
    phone.open_form(&other).await;
    assert_eq!((phone.value("[name=points]").await.as_str(), phone.value(side).await.as_str()), ("", "attack"));
}

#[tokio::test]
async fn impossible_answers_are_not_offered() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let offered =
        "return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility() && !one.disabled)
        .map((one) => one.value)";
    let cases: [(&Game, &[Step], &str, Value); 4] = [
        (&TRESILLO, &[Step::Answer("hombre+bid", "p2+solo")], "[value^=codillo]", json!(["codillo+p1", "codillo+p3"])),
        (&LOMBRE, &[Step::Answer("hombre", "p3")], "[value^=codillo]", json!(["codillo+p1", "codillo+p2"])),
        // The eldest hand, Bruno, is forced to play.
        (&LOMBRE, &[Step::Answer("forced", "true")], "[value^=codillo]", json!(["codillo+p1", "codillo+p3"])),
        (
            &SOLO_WHIST,
            &[Step::Answer("bid", "prop_cop"), Step::Answer("soloist", "p1")],
            "[name=partner]",
            json!(["p2", "p3", "p4"]),
        ),
    ];
    for (game, answers, question, left) in cases {
        let table = phone.open_table(game).await;
        phone.open_form(&table).await;
        phone.fill_in(answers).await;
        assert_eq!(phone.run_with(offered, vec![question.into()]).await, left, "{}", game.id);
    }
}

#[tokio::test]
async fn a_takers_call_of_themselves_is_cleared_for_the_next_taker() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT_OF_FIVE).await;
    phone.open_form(&table).await;
    phone.choose("taker+bid", "p1+garde").await;
    phone.choose("partner", "p1").await;
    phone.choose("taker+bid", "p2+garde").await;
    assert_eq!(phone.value("[name=partner]:checked").await, "");
    phone.choose("partner", "p3").await;
    phone.choose("taker+bid", "p1+petite").await;
    assert_eq!(phone.value("[name=partner]:checked").await, "p3");
}

#[tokio::test]
async fn players_go_out_in_the_order_of_the_taps() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table_of("vriddiot", &["Ana", "Bruno", "Carla", "Dimitri"]).await;
    phone.open_form(&table).await;
    phone.choose("loser", "p2").await;
    phone.tap("details:has(.order) summary").await;
    for player in ["p3", "p4", "p3", "p1", "p3"] {
        phone.tap(&format!(".order label:has([name=\"place[{player}]\"])")).await;
    }
    // The open panel hides its summary, so a script reads the text.
    let summary = "return document.querySelector('details:has(.order) [data-summary]').textContent";
    assert_eq!(phone.run(summary).await, "Dimitri · Ana · Carla");
    phone.saves(&[], "Hand 1 saved").await;
    phone.opens(&format!("{table}/hands/1"), "Dimitri, Ana").await;
}

#[tokio::test]
async fn folded_questions_show_their_answers() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let mut folded = 0;
    for game in GAMES {
        let table = phone.open_table(game).await;
        phone.open_form(&table).await;
        // The script sets each question in turn: to its last answer, or to 1 if it asks for a number.
        let faults = phone.run(SET).await;
        assert_eq!(faults["faults"], json!([]), "{}", game.id);
        folded += faults["count"].as_u64().unwrap_or_default();
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
        if (!line.checkVisibility() || line.textContent === before || !line.textContent.includes(words)
            || line.textContent.includes('?:')) {
            faults.push(`${field.id}: ${words} folds to ${line.textContent}`);
        }
    }
    return { faults, count: fields.length }";

#[tokio::test]
async fn a_restored_draft_is_announced() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    let form = format!("{table}/hands/new");
    phone.goto(&form).await;
    assert!(phone.sees("[data-draft-notice][hidden]").await, "an empty form has no notice");
    phone.choose("taker+bid", "p1+garde").await;
    phone.goto(&table).await;
    phone.reads("Continue hand 1").await;
    phone.opens(&form, "What you had entered is still here.").await;
    let taker = "[name='taker+bid']:checked";
    assert_eq!(phone.value(taker).await, "p1+garde");
    // The notice also appears when the browser restores the page from its cache.
    phone.goto(&form).await;
    phone.run("document.querySelector('[data-draft-notice]').hidden = true").await;
    phone.run("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))").await;
    phone.wait_for("return !document.querySelector('[data-draft-notice]').hidden").await;
    phone.tap("[data-clear]").await;
    phone.appears("[data-draft-notice][hidden]").await;
    assert_eq!(phone.value(taker).await, "");
    phone.goto(&form).await;
    assert!(phone.sees("[data-draft-notice][hidden]").await, "it was cleared for good");
    phone.goto(&table).await;
    phone.reads("Enter hand 1").await;
}

#[tokio::test]
async fn a_new_table_that_is_sent_without_a_connection_keeps_what_was_typed() {
    let (mut server, phone) = at_a_server(Browser::Chromium).await;
    let form = "/tables/new?game=tarot";
    phone.goto(form).await;
    phone.await_worker().await;
    phone.goto(form).await;
    phone.has_cached("/offline").await;
    phone.seat(TAROT.players).await;
    server.cut();
    phone.tap(".dock .primary").await;
    phone.reads("No connection").await;
    phone.tap(".dock .primary").await;
    let is_restored = "return document.querySelector('[id=\"f-players[0]\"]')?.value === 'Ana'";
    phone.wait_for(is_restored).await;
    // It is also kept on the way back through another page.
    phone.tap(".dock .primary").await;
    phone.reads("No connection").await;
    phone.goto("/").await;
    phone.goto(form).await;
    phone.wait_for(is_restored).await;
    server.restore();
    phone.tap(".dock .primary").await;
    phone.await_path("/t/").await;
    phone.wait_for("return !Object.keys(sessionStorage).some(name => name.includes('/tables/new'))").await;
}

#[tokio::test]
async fn what_was_typed_for_a_new_table_can_be_rearranged_and_corrected() {
    let server = Server::start();
    for url in [server.url.clone(), plain_http(Browser::Chromium, &server.url)] {
        let phone = Phone::new(Browser::Chromium, &url).await;
        phone.goto("/tables/new?game=tarot").await;
        if url != server.url {
            phone.has_loaded("plain-http.js").await;
        }
        phone.seat(&["Ana", "Bruno"]).await;
        phone.tap("[value=up-1]").await;
        phone.wait_for("return document.querySelector('[name=players]').value === 'Bruno'").await;
        phone.choose("worth", "money").await;
        phone.tap(".dock .primary").await;
        phone.tap(".problem [href='#f-rate']").await;
        phone.wait_for("return document.activeElement.id === 'f-rate' && document.querySelector('[name=players]').value === 'Bruno'").await;
    }
}

#[tokio::test]
async fn an_unusual_hand_is_announced_before_it_is_saved() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    phone.open_table(&TAROT).await;
    let nearly_all = tarot("p1+garde", "3", "90");
    // A player who has seen the notice above the button is not asked again.
    phone.tap("#dock a.primary").await;
    phone.fill_in(&nearly_all).await;
    phone.appears("#say .odd").await;
    phone.saves(&[], "Hand 1 saved").await;

    // The player saves before the preview arrives.
    phone.tap("#dock a.primary").await;
    phone.reads("Save hand").await;
    let slow = "const fetched = fetch;
        window.fetch = (...request) => request[1]?.headers?.['X-Part'] === 'preview' ? new Promise(() => {}) : fetched(...request)";
    phone.run(slow).await;
    phone.saves(&nearly_all, "This is unusual.").await;
    phone.assert_sound().await;
    phone.taps("Save anyway", "Hand 2 saved").await;
}

#[tokio::test]
async fn pads_that_failed_to_load_are_fetched_again() {
    let (_server, phone) = over_plain_http(Browser::Chromium).await;
    phone.cdp("Network.enable", json!({}));
    phone.cdp("Network.setBlockedURLs", json!({ "urls": ["*/number-pad.js*"] }));
    let table = phone.open_table(&TAROT).await;
    phone.open_form(&table).await;
    phone.has_loaded("number-pad.js").await;
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
            assert_eq!(phone.text("[for=f-rate]").await, "Counters or money per point");
        }
        for (worth, label) in [("money", "Money per point"), ("counters", "Counters per point")] {
            phone.choose("worth", worth).await;
            assert_eq!(phone.text("[for=f-rate]").await, label);
        }
        // A game that is scored in counters asks for the price of a counter.
        phone.goto("/tables/new?game=lombre").await;
        phone.choose("worth", "money").await;
        assert_eq!(phone.text("[for=f-rate]").await, "Money per counter");
    }
}

/// A deal that was not played asks only who dealt.
#[tokio::test]
async fn another_result_hides_the_questions_about_the_play() {
    let (_server, phone, table) = at_a_table(Browser::Chromium, &TAROT).await;
    phone.goto(&format!("{table}/hands/new")).await;
    phone.tap("button.primary[form=hand]").await;
    phone.appears(".problem.missing").await;
    phone.screenshot("missing").await;
    phone.goto(&table).await;
    phone.enters(&TAROT, TAROT.hand, "Hand 1 saved").await;
    phone.goto(&format!("{table}/hands/1/edit")).await;
    phone.screenshot("edit-played").await;
    let seen = "return [...document.querySelectorAll('#hand .field, .dock .field')].filter((one) => one.checkVisibility()).length";
    assert!(phone.run(seen).await.as_u64() > Some(3));
    phone.choose("result", "petit_sec").await;
    phone.reads("Petit sec: the cards were thrown in.").await;
    phone.screenshot("edit-petit-sec").await;
    assert_eq!(phone.run(seen).await, json!(1));
    phone.choose("result", "played").await;
    assert!(phone.run(seen).await.as_u64() > Some(3));
    phone.goto(&format!("{table}/hands/1")).await;
    phone.tap_words("What was entered").await;
    phone.screenshot("entered").await;
}
