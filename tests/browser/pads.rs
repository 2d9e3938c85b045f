//! The number pad: every number that a field allows arrives in its own field, key by key.

use crate::games::{BASSADEWITZ, CASITA_ROBADA, FREE, VIDRASSO};
use crate::prelude::*;

/// Types each list of numbers into the fields of a pad and returns the lists that arrive otherwise. Numbers are typed with → after
/// each, and also with → only where the pad has not moved on by itself.
const TYPE: &str = "const [name, lists] = arguments;
    const pad = document.querySelector(`[data-pad]:has([name^='${name}'])`);
    const keys = pad.querySelector('[data-key]') ? pad : document.querySelector('.dock');
    const cells = [...pad.querySelectorAll('.figure')];
    const tap = (key) => keys.querySelector(`[data-key='${key}']`)?.click();
    const keyOf = (sign) => ({ '-': '-', '.': 'decimal', '½': 'half' })[sign] ?? sign;
    const faults = [];
    for (const always of [true, false]) for (const list of lists) {
        for (const cell of cells) {
            cell.value = '';
            cell.classList.remove('implied');
        }
        cells[0].dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        list.forEach((number, place) => {
            // The sign is typed first, as on paper.
            for (const sign of number) tap(keyOf(sign));
            const isHere = cells.length === 1 || cells[place].matches('.current');
            if (always || isHere) tap('next');
        });
        const decimal = (0.5).toLocaleString(document.documentElement.lang)[1];
        const arrived = cells.slice(0, list.length).map((cell) => cell.value);
        const expected = list.map((number) => number.replace('-', '\u{2212}').replace('½', '.5').replace('.', decimal));
        if (`${arrived}` !== `${expected}`) faults.push(`${list}${always ? ' with →' : ''}: ${arrived}`);
    }
    return faults.slice(0, 9)";

/// Every number from 0 to the largest one, beside numbers of other lengths, in a row of fields.
fn all(most: u32, fields: usize) -> Vec<Vec<String>> {
    let others = [0, most, 1, most / 10];
    let list = |first: u32| {
        (0..fields)
            .map(|place| if place == 0 { first } else { others[(first as usize + place) % 4] }.to_string())
            .collect()
    };
    let mut lists: Vec<Vec<String>> = (0..=most).map(list).collect();
    let turned = |list: &Vec<String>| list.iter().rev().cloned().collect();
    lists.extend(lists.iter().map(turned).collect::<Vec<_>>());
    lists
}

fn lists(lists: &[&[&str]]) -> Vec<Vec<String>> {
    lists.iter().map(|list| list.iter().map(|number| (*number).to_owned()).collect()).collect()
}

#[tokio::test]
async fn every_number_arrives_in_its_own_field() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    // A hand of tarot with half-points, and one without.
    let halves: Vec<Vec<String>> =
        all(91, 1).into_iter().chain((0..91).map(|whole| vec![format!("{whole}½")])).collect();
    let scores = lists(&[
        &["12500", "1250", "0"],
        &["-1234567.25", "12.5", "-0.5"],
        &["100000000", "0.0625", "7"],
        &["-3", "-40", "500"],
        &["9.75", "10.75", "0"],
    ]);
    // The last field of several with a known sum follows from the others, and no number may go beyond the sum.
    let is_possible = |list: &Vec<String>| list.iter().map(|number| number.parse::<u32>().unwrap()).sum::<u32>() <= 120;
    let cases: [(&Game, &str, Vec<Vec<String>>); 7] = [
        (&TAROT_OF_FIVE, "points", halves),
        (&TAROT, "points", all(91, 1)),
        (&LOMBRE, "exchanged", all(9, 3)),
        (&VIDRASSO, "points", all(180, 1)),
        (&BASSADEWITZ, "points", all(120, 3).into_iter().filter(is_possible).collect()),
        (&CASITA_ROBADA, "cards", all(40, 1)),
        (&FREE, "scores", scores),
    ];
    for language in ["en", "de"] {
        for (game, name, lists) in &cases {
            phone.speak("en");
            let table = phone.open_table(game).await;
            phone.speak(language);
            phone.open_form(&table).await;
            phone.screenshot(&format!("pad-{}-{}-{language}", game.id, game.players.len())).await;
            phone.run("document.querySelectorAll('main details').forEach((details) => { details.open = true })").await;
            phone.wait_for("return !!document.querySelector('[data-key][tabindex=\"0\"]')").await;
            let faults = phone.run_with(TYPE, vec![json!(name), json!(lists)]).await;
            assert_eq!(faults, json!([]), "{} in {language}", game.id);
        }
    }
}

/// A game, its rules, an answer that comes first (its name and value, if any), the field, and the numbers for it.
type Case<'a> = (&'a str, &'a [&'a str], &'a [(&'a str, &'a str)], (&'a str, &'a str), &'a str, Vec<Vec<String>>);

/// Presses the key of each value in the first field of a question, and returns the values that arrive otherwise.
const PRESS: &str = "const [name, most] = arguments, faults = [];
    const cell = document.querySelector(`[name^='${name}']`);
    const keys = document.getElementById(cell.dataset.keys);
    const pressed = [...keys.querySelectorAll('[data-value]')].map((key) => key.dataset.value).filter(Boolean);
    if (!pressed.includes(`${most}`)) faults.push('no key for the largest number');
    for (const value of pressed) {
        for (const other of document.querySelectorAll('[data-group]')) other.value = '';
        cell.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        keys.querySelector(`[data-value='${value}']`).click();
        if (cell.value !== value) faults.push(`${value}: ${cell.value}`);
    }
    return faults";

#[tokio::test]
async fn every_number_of_the_games_of_many_players_arrives() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let (four, three) = (["Ana", "Bruno", "Carla", "Dimitri"], ["Ana", "Bruno", "Carla"]);
    let possible = |sum: u32, lists: Vec<Vec<String>>| -> Vec<Vec<String>> {
        let total = |list: &Vec<String>| list.iter().map(|number| number.parse::<u32>().unwrap()).sum::<u32>();
        lists.into_iter().filter(|list| total(list) <= sum).collect()
    };
    let bids = (18..=264).map(|bid| vec![(bid % 121).to_string(), bid.to_string()]).collect();
    let results = (-99..=99).chain([-999, -241, 241, 999]).map(|value: i32| vec![value.to_string()]).collect();
    let cases: [Case<'_>; 10] = [
        ("belote", &four, &[], ("", ""), "points", all(162, 1)),
        ("jass", &four, &[], ("", ""), "points", all(157, 1)),
        ("doppelkopf", &four, &[], ("", ""), "points", all(240, 1)),
        ("doppelkopf", &four, &[], ("counts", "value"), "points", results),
        ("skat", &three, &[], ("", ""), "points", bids),
        ("skat", &three, &[("ramsch", "true")], ("result", "ramsch"), "points[", possible(120, all(120, 2))),
        ("sueca", &four, &[], ("", ""), "points", all(120, 1)),
        ("scopa", &four, &[], ("", ""), "carte[", all(40, 1)),
        ("scopa", &three, &[], ("", ""), "denari[", possible(10, all(10, 2))),
        ("scopa", &three, &[("napola", "true")], ("", ""), "primiera[", all(84, 3)),
    ];
    for (game, players, rules, (question, answer), name, lists) in cases {
        let table = phone.open_table_with(game, players, rules).await;
        phone.open_form(&table).await;
        phone.run("document.querySelectorAll('main details').forEach((details) => { details.open = true })").await;
        phone.wait_for("return !!document.querySelector('[data-key][tabindex=\"0\"]')").await;
        if !question.is_empty() {
            phone
                .run_with(
                    "document.querySelector(arguments[0]).click()",
                    vec![json!(format!("[name={question}][value={answer}]"))],
                )
                .await;
        }
        let faults = phone.run_with(TYPE, vec![json!(name), json!(lists)]).await;
        assert_eq!(faults, json!([]), "{game} {rules:?} {name}");
    }
    for (game, players, name, most) in [
        ("hearts", &four[..], "points", 26),
        ("spades", &four[..], "bids", 13),
        ("spades", &three[..], "bids", 17),
        ("bridge", &four[..], "tricks", 13),
    ] {
        let table = phone.open_table_with(game, players, &[]).await;
        phone.open_form(&table).await;
        phone.run("document.querySelectorAll('main details').forEach((details) => { details.open = true })").await;
        phone.wait_for("return !!document.querySelector('[data-value][tabindex=\"0\"]')").await;
        assert_eq!(phone.run_with(PRESS, vec![json!(name), json!(most)]).await, json!([]), "{game}");
    }
}

#[tokio::test]
async fn what_a_phone_types_is_saved() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table(&FREE).await;
    phone.speak("de");
    phone.open_form(&table).await;
    for key in ["1", "2", "5", "0", "0", "decimal", "5", "next", "-", "3", "next", "7"] {
        phone.tap(&format!(".dock [data-key=\"{key}\"]")).await;
    }
    phone.save().await;
    phone.saved(&table, 1).await;
    phone.goto(&format!("{table}/hands/1/edit")).await;
    let shown = "[...document.querySelectorAll('.figure')].map((cell) => cell.value)";
    assert_eq!(phone.run(&format!("return {shown}")).await, json!(["12.500,5", "\u{2212}3", "7"]));
    // Deleting a digit of a grouped number leaves no sign behind that would be read as a decimal sign.
    phone.tap("[name='scores[p1]']").await;
    for _ in 0..4 {
        phone.tap(".dock [data-key=del]").await;
    }
    assert_eq!(phone.value("[name='scores[p1]']").await, "125");
}

/// What a hand typed in one language means does not change with the language of the reader.
#[tokio::test]
async fn a_draft_keeps_the_language_of_its_numbers() {
    let (_server, phone) = at_a_server(Browser::Chromium).await;
    let table = phone.open_table(&FREE).await;
    phone.speak("de");
    phone.open_form(&table).await;
    phone.type_into("[name='scores[p1]']", "1.125").await;
    phone.speak("en");
    phone.open_form(&table).await;
    assert_eq!(phone.value("[name='scores[p1]']").await, "1.125");
    phone.save().await;
    phone.reads("1,125").await;
}
