//! The entry forms of all games: every hand of a document can be entered with the same result, and every message exists.

use tanto::document::{
    form_value::draft, form_value::holds, form_value::place_in, form_value::shown, form_value::ticked,
};
use tanto::games::GAMES;
use tanto::games::form::{Beside, Count, MatrixRow, NOBODY, Numbers, Steps};
use tanto::games::{Field, Label, SelectOption};
use tanto::session::Opening;

use crate::prelude::*;

type Inputs = Vec<(String, String)>;

/// The fields of a form, with those inside other fields in their place.
pub fn flat(fields: &[Field]) -> Vec<&Field> {
    let mut found = Vec::new();
    for field in fields {
        found.push(field);
        match field {
            Field::Extras { fields, .. } | Field::Grid { fields, .. } => found.extend(flat(fields)),
            Field::Numbers(Numbers { then: Some(then), .. }) => found.extend(flat(std::slice::from_ref(&**then))),
            Field::When { field, .. } => found.extend(flat(std::slice::from_ref(&**field))),
            _ => {}
        }
    }
    found
}

/// The values of a form's inputs when it shows a document. With `implied`, the last cell is left empty where the numbers
/// have a known total.
fn inputs(fields: &[Field], document: &DocumentValue, implied: bool) -> Inputs {
    let show = |name: &str| shown(document, name).map(|value| (name.to_owned(), value));
    let mut inputs_of_all = Inputs::new();
    for field in flat(fields) {
        match field {
            Field::Matrix { name, rows, called, .. } if rows.iter().all(|row| row.name.is_none()) => {
                inputs_of_all.extend(show(name));
                inputs_of_all.extend(called.as_ref().and_then(|called| show(&called.name)));
            }
            Field::Matrix { rows, .. } => {
                let nobody = |row: &MatrixRow, name: &str| {
                    row.values.iter().any(|value| value == NOBODY).then(|| (name.to_owned(), NOBODY.to_owned()))
                };
                let answer = |row: &MatrixRow| {
                    let name = row.name.as_deref()?;
                    show(name).or_else(|| nobody(row, name))
                };
                inputs_of_all.extend(rows.iter().filter_map(answer));
            }
            Field::Choice { name, .. } | Field::Line { name, .. } => inputs_of_all.extend(show(name)),
            // The number of another field, which the question beside it names.
            Field::Numbers(Numbers { cells, side: Some(side), .. }) if show(&cells[0].name).is_none() => {
                let Field::Choice { name, options, .. } = &**side else { continue };
                let told = options.iter().find_map(|option| show(&option.value));
                inputs_of_all.extend(told.clone().map(|(field, _)| (name.clone(), field)));
                inputs_of_all.extend(told.map(|(_, value)| (cells[0].name.clone(), value)));
            }
            Field::Numbers(Numbers { cells, total, .. }) | Field::Steps(Steps { cells, total, .. }) => {
                let mut filled: Inputs = cells.iter().filter_map(|cell| show(&cell.name)).collect();
                if implied && total.is_some() && filled.len() == cells.len() {
                    filled.pop();
                }
                inputs_of_all.extend(filled);
            }
            Field::Order { name, place, players, .. } => {
                let placed = |player: &SelectOption| {
                    Some((format!("{place}[{}]", player.value), place_in(document, name, &player.value)?))
                };
                inputs_of_all.extend(players.iter().filter_map(placed));
            }
            Field::Toggles { options, .. } => {
                let chosen = options.iter().filter(|option| ticked(document, &option.name, &option.value));
                inputs_of_all.extend(chosen.map(|option| (option.name.clone(), option.value.clone())));
            }
            Field::Counts { rows, .. } => {
                inputs_of_all.extend(rows.iter().flat_map(|row| &row.cells).filter_map(|cell| show(&cell.name)));
            }
            _ => {}
        }
        for Beside { name, rows, .. } in beside(field) {
            let marked = rows.iter().filter(|(_, value)| ticked(document, name, value));
            inputs_of_all.extend(marked.map(|(_, value)| (name.clone(), value.clone())));
        }
    }
    inputs_of_all
}

/// The columns of marks in the rows of a question.
fn beside(field: &Field) -> &[Beside] {
    match field {
        Field::Numbers(Numbers { beside, .. }) => beside,
        Field::Counts { beside: Some(beside), .. } => std::slice::from_ref(beside),
        _ => &[],
    }
}

/// Opens the same table with rules entered in the form.
fn reopened(session: &Session) -> Replay {
    let Opening { game, rules, .. } = &session.opening;
    let typed = inputs(&game.rules_form(), rules, false);
    let rules = game.rules_document(&draft(&typed), Language::En.notation()).unwrap();
    begin(&Opening { rules, ..session.opening.clone() }).unwrap()
}

fn entered(replay: &Replay, hand: &DocumentValue, implied: bool) -> DocumentValue {
    let position = replay.position();
    let hand = &position.canonical(hand, Format::Document).unwrap();
    let dealer =
        hand.get("dealer").and_then(DocumentValue::as_text).map(|label| replay.seats().find_label(label).unwrap());
    let deal = position.deal(dealer);
    let typed = match hand.get("result").and_then(DocumentValue::as_text) {
        Some(result) if !position.info().is_played(result) => vec![("result".to_owned(), result.to_owned())],
        _ => {
            let fields: Vec<Field> = position.hand_form(&deal).into_iter().chain(position.quick_form(&deal)).collect();
            inputs(&fields, hand, implied)
        }
    };
    let amounts = replay.seats().all().map(|seat| format!("amounts[{}]", replay.seats().label(seat)));
    let shared = ["dealer", "note"].map(str::to_owned).into_iter().chain(amounts);
    let shared = shared.filter_map(|name| Some((name.clone(), shown(hand, &name)?)));
    let typed: Inputs = typed.into_iter().chain(shared).collect();
    let entered = position
        .canonical(&draft(&typed), Format::Form(Language::En.notation()))
        .unwrap_or_else(|why| panic!("{typed:?}: {why:?}"));
    replay.people().with_names(&entered)
}

#[test]
fn every_hand_of_a_document_can_be_entered() {
    for (name, document) in good() {
        for implied in [false, true] {
            let session = Session::read(node(&document)).unwrap();
            let (mut written, mut typed) = (begin(&session.opening).unwrap(), reopened(&session));
            for (at, hand) in session.hands.iter().enumerate() {
                let entered = entered(&typed, hand, implied);
                scored(&mut written, hand).unwrap();
                scored(&mut typed, &entered)
                    .unwrap_or_else(|why| panic!("{name}, hand {}: {entered:?}: {why:?}", at + 1));
                assert_same(&written, &typed);
                let [one, other] = [&written, &typed].map(|table| table.position().next_deal(&table.deal()).notes);
                assert_eq!(one, other, "{name}, hand {}: {entered:?}", at + 1);
            }
        }
    }
}

/// The message of a label, if it is not a player.
fn words(label: &Label) -> Option<&Message> {
    if let Label::Message(text) = label { Some(text) } else { None }
}

/// Collects all messages of a form.
fn texts<'a>(fields: &'a [Field], found: &mut Vec<&'a Message>) {
    for field in flat(fields) {
        let options: &[SelectOption] = match field {
            Field::Choice { options, .. } => options,
            Field::Order { players, .. } => players,
            _ => &[],
        };
        found.extend(options.iter().flat_map(|option| [words(&option.label), option.hint.as_ref()]).flatten());
        found.extend(options.iter().filter_map(|option| words(option.head.as_ref()?)));
        found.extend(beside(field).iter().flat_map(|beside| [&beside.column, &beside.nobody]));
        match field {
            Field::Matrix { legend, columns, rows, called, .. } => {
                found.push(legend);
                found.extend(called.iter().flat_map(|called| [&called.legend, &called.column, &called.alone]));
                found.extend(columns.iter().chain(rows.iter().map(|row| &row.label)).filter_map(words));
            }
            Field::Steps(Steps { legend, cells, .. }) => {
                found.push(legend);
                found.extend(
                    cells.iter().flat_map(|cell| [cell.label.as_ref().and_then(words), cell.hint.as_ref()]).flatten(),
                );
            }
            Field::Counts { legend, rows, .. } => {
                found.push(legend);
                found.extend(rows.iter().filter_map(|row| words(&row.label)));
                found.extend(rows.iter().flat_map(|row| &row.cells).map(|Count { label, .. }| label));
            }
            Field::Numbers(Numbers { legend, cells, side, .. }) => {
                found.push(legend);
                found.extend(
                    cells.iter().flat_map(|cell| [cell.label.as_ref().and_then(words), cell.hint.as_ref()]).flatten(),
                );
                if let Some(side) = side {
                    texts(std::slice::from_ref(&**side), found);
                }
            }
            Field::Toggles { legend, options, .. } => {
                found.push(legend);
                found.extend(options.iter().flat_map(|option| [words(&option.label), option.hint.as_ref()]).flatten());
            }
            Field::Line { legend, hint, .. } => found.extend([legend, hint]),
            Field::Choice { legend: text, .. }
            | Field::Order { legend: text, .. }
            | Field::Extras { summary: text, .. } => found.push(text),
            Field::Notes(lines) => found.extend(lines),
            Field::Heads(heads) => found.extend(heads.iter().map(|(_, head)| head)),
            Field::Aside(aside) => found.push(aside),
            Field::When { .. } | Field::Grid { .. } => {}
        }
    }
}

/// Asserts that every language has every message, with all its arguments.
fn assert_translated(replay: &Replay, all: &[&Message]) {
    let measure = replay.measure();
    for language in Language::ALL {
        let words = Localizer::new(*language);
        for text in all {
            let sentence = words.for_table(replay.seats(), measure).say(text);
            assert!(words.knows(text.id) && !sentence.contains("{$"), "{language:?}: {sentence:?} of {text:?}");
        }
    }
    for text in all {
        for (_, arg) in &text.args {
            match arg {
                Arg::Id(id) => assert_translated(replay, &[&Message::new(id)]),
                Arg::Message(part) => assert_translated(replay, &[part]),
                _ => {}
            }
        }
    }
}

/// Asserts that every language has all messages of a table's forms, its next deal and its last hand.
pub fn assert_all_translated(replay: &Replay) {
    let (deal, position) = (replay.deal(), replay.position());
    let fields: Vec<Field> = position.hand_form(&deal).into_iter().chain(position.quick_form(&deal)).collect();
    let next = position.next_deal(&deal);
    let mut all: Vec<&Message> = next.notes.iter().collect();
    texts(&fields, &mut all);
    if !replay.hands().is_empty() {
        let outcome = replay.last_outcome();
        all.push(&outcome.headline);
        all.extend(outcome.explanation().chain(&outcome.warnings));
    }
    assert_translated(replay, &all);
}

/// A fold with one question is not titled after others that only another answer brings.
#[test]
fn a_fold_shows_what_its_title_says() {
    for (_, document) in good() {
        let replay = begin(&Session::read(node(&document)).unwrap().opening).unwrap();
        let form = replay.position().hand_form(&replay.deal());
        let preset = |asked: &str| {
            let mut presets = flat(&form).into_iter().filter_map(|field| match field {
                Field::Choice { name, chosen, .. } if name == asked => chosen.clone(),
                _ => None,
            });
            presets.next()
        };
        let is_hidden = |field: &&Field| matches!(field, Field::When { condition, .. } if !holds(condition, preset));
        for field in flat(&form) {
            let Field::Extras { summary, fields } = field else { continue };
            let hidden = fields.iter().filter(is_hidden).count();
            assert!(fields.len() - hidden > 1 || hidden == 0, "{}", summary.id);
        }
    }
}

#[test]
fn every_message_of_a_form_exists_in_every_language() {
    for game in GAMES {
        for players in game.info().players.clone() {
            let names: Vec<String> = (0..players).map(|seat| format!("P{seat}")).collect();
            let names: Vec<&str> = names.iter().map(String::as_str).collect();
            let replay = open(game.info().id, &names, &json!({}));
            assert_all_translated(&replay);
            let rules = game.rules_form();
            let mut all = Vec::new();
            texts(&rules, &mut all);
            assert_translated(&replay, &all);
        }
    }
    for (_, document) in good() {
        let session = Session::read(node(&document)).unwrap();
        let mut replay = begin(&session.opening).unwrap();
        for hand in &session.hands {
            scored(&mut replay, hand).unwrap();
            assert_all_translated(&replay);
        }
    }
}
