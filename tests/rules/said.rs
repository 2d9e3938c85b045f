//! Everything that is said about the worked cases has words in every language, with nothing missing in them.

use serde_json::Value;
use tanto::games::form::{Choosable, Field};
use tanto::games::node::Node;
use tanto::games::text::Text;
use tanto::games::{GAMES, find};
use tanto::session::{Replay, Session};
use tanto::words::{Language, Words};

/// Every text of a question, its answers' included.
fn texts(field: &Field) -> Vec<Text> {
    let choosable = |option: &Choosable| [Some(option.label.clone()), option.hint.clone()].into_iter().flatten();
    match field {
        Field::Matrix { legend, columns, rows, .. } => {
            let labels = rows.iter().map(|row| row.label.clone());
            std::iter::once(legend.clone()).chain(columns.iter().cloned()).chain(labels).collect()
        }
        Field::Choice { legend, options, .. } => {
            std::iter::once(legend.clone()).chain(options.iter().flat_map(choosable)).collect()
        }
        Field::Numbers { legend, cells, pile, .. } => {
            let labels = cells.iter().filter_map(|cell| cell.label.clone());
            let kinds = pile.iter().flat_map(|pile| pile.kinds).map(|(id, ..)| Text::new(id));
            std::iter::once(legend.clone()).chain(labels).chain(kinds).collect()
        }
        Field::Toggles { legend, options } => {
            std::iter::once(legend.clone()).chain(options.iter().map(|toggle| toggle.label.clone())).collect()
        }
        Field::Line { legend, hint, .. } => std::iter::once(legend.clone()).chain(hint.clone()).collect(),
        Field::Extras { summary, fields } => {
            std::iter::once(summary.clone()).chain(fields.iter().flat_map(texts)).collect()
        }
        Field::When { field, .. } => texts(field),
        Field::Note(text) => vec![text.clone()],
    }
}

/// Everything that a table says before its next hand.
fn asked(table: &Replay) -> Vec<Text> {
    let deal = table.deal(None);
    let fields = table.hand_form(&deal).into_iter().chain(table.quick_form(&deal));
    fields.flat_map(|field| texts(&field)).chain(table.next_deal(&deal).notes).collect()
}

/// Everything that its hands came to.
pub fn told(table: &Replay) -> Vec<Text> {
    let outcomes = table.hands().iter().map(|hand| &hand.outcome);
    let texts = outcomes.flat_map(|told| told.why.iter().chain(&told.warnings).chain([&told.headline]));
    texts.cloned().collect()
}

/// A text has words in every language, and everything that goes into them.
pub fn assert_said(table: &Replay, text: &Text) {
    let measure = table.measure();
    for language in Language::ALL {
        let words = Words::new(*language);
        assert!(words.knows(text.id), "{language:?} has no {}", text.id);
        let said = words.at_table(table.seats(), &measure).say(text);
        assert!(!said.contains('{'), "{language:?} {}: {said}", text.id);
    }
}

#[test]
fn every_sentence_about_the_worked_cases() {
    for line in include_str!("../cases.jsonl").lines() {
        let mut document = serde_json::from_str::<Value>(line).unwrap()["document"].clone();
        if find(document["game"].as_str().unwrap()).is_none() {
            continue;
        }
        // Hand by hand, for what is asked changes with each.
        let hands = document["hands"].as_array().cloned().unwrap_or_default();
        for played in 0..=hands.len() {
            document["hands"] = Value::Array(hands[..played].to_vec());
            let session = Session::read(Node::from_json(&document.to_string()).unwrap()).map_err(|_| ()).unwrap();
            let Ok(table) = session.replay() else { break };
            for text in asked(&table).iter().chain(&told(&table)) {
                assert_said(&table, text);
            }
            if let Some(stopped) = table.stopped() {
                for complaint in &stopped.complaints {
                    assert_said(&table, &complaint.text);
                }
            }
        }
    }
}

#[test]
fn every_question_about_the_rules() {
    for game in GAMES {
        for language in Language::ALL {
            let words = Words::new(*language);
            for text in game.rules_form().iter().flat_map(texts) {
                assert!(words.knows(text.id), "{language:?} has no {}", text.id);
                assert!(!words.say(&text).contains('{'), "{language:?} {}", text.id);
            }
        }
    }
}
