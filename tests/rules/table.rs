//! A table whose hands are entered as JSON or as the inputs of a form.

use tanto::document::{FieldError, Seats, form_value::draft};
use tanto::games::Ending;
use tanto::session::{DocumentError, FORMAT, Opening, People, ScoredHand};

use crate::forms::assert_all_translated;
use crate::prelude::*;

/// The field and message id of a refusal.
pub type Refusal = (String, &'static str);

pub fn node(value: &Value) -> DocumentValue {
    DocumentValue::from_json(&value.to_string()).unwrap()
}

pub fn seats(names: &[&str]) -> Seats {
    Seats::new(names.iter().map(|name| (*name).to_owned()).collect())
}

/// A new table; the first player deals.
pub fn open(game: &str, names: &[&str], rules: &Value) -> Replay {
    try_open(game, names, rules).unwrap()
}

pub fn try_open(game: &str, names: &[&str], rules: &Value) -> Result<Replay, Refusal> {
    let document = json!({"format": FORMAT, "game": game, "players": names, "rules": rules});
    let opening = Opening::read(&node(&document)).map_err(|invalid| refusal(&invalid))?;
    begin(&opening).map_err(|invalid| refusal(&invalid))
}

/// A table without hands whose players never change.
pub fn begin(opening: &Opening) -> Result<Replay, DocumentError> {
    Replay::open(opening, People::new(opening.players.clone()).into())
}

/// The refusal of a document.
pub fn refusal(invalid: &DocumentError) -> Refusal {
    first(&invalid.errors)
}

pub fn first(errors: &[FieldError]) -> Refusal {
    let message = Localizer::new(Language::Fr).say(&errors[0].text);
    assert!(message != errors[0].text.id && !message.contains('{'), "{message}");
    (errors[0].field.clone(), errors[0].text.id)
}

/// Plays a hand as documents have it.
pub fn scored<'a>(table: &'a mut Replay, hand: &DocumentValue) -> Result<&'a ScoredHand, Vec<FieldError>> {
    table.play(hand, Format::Document)?;
    Ok(table.hands().last().unwrap())
}

/// Plays a hand from a document and returns the changes in seating order.
pub fn play(table: &mut Replay, hand: &Value) -> Result<Vec<i64>, Refusal> {
    let deltas = |hand: &ScoredHand| hand.deltas().into_iter().map(|(_, delta)| delta).collect();
    scored(table, &node(hand)).map(deltas).map_err(|errors| first(&errors))
}

/// The hand of a form with these inputs, as documents have it.
pub fn from_form(table: &Replay, inputs: &str) -> Result<DocumentValue, Vec<FieldError>> {
    let hand = table.position().canonical(&form(inputs), Format::Form(Language::En.notation()))?;
    Ok(table.people().with_names(&hand))
}

/// What a form sends with inputs such as `hombre=Bo&tricks[Ana]=3`.
pub fn form(inputs: &str) -> DocumentValue {
    let inputs = inputs.split('&').filter_map(|input| input.rsplit_once('='));
    draft(&inputs.map(|(name, value)| (name.to_owned(), value.to_owned())).collect::<Vec<_>>())
}

/// The explanation of the last hand in English. Asserts that every language has all messages about the table.
pub fn why(table: &Replay) -> Vec<String> {
    assert_all_translated(table);
    let measure = table.measure();
    let reader = Localizer::new(Language::En).for_table(table.seats(), measure);
    table.last_outcome().explanation().map(|text| reader.say(text)).collect()
}

/// The ids of the warnings of the last hand.
pub fn warnings(table: &Replay) -> Vec<&'static str> {
    table.last_outcome().warnings.iter().map(|text| text.id).collect()
}

/// The names of the winners; empty while the game goes on.
pub fn winners(table: &Replay) -> Vec<String> {
    match table.ending() {
        Ending::Going => Vec::new(),
        Ending::Finished(winners) => winners.into_iter().map(|party| table.seats().party_name(party)).collect(),
    }
}

/// Asserts that two tables have the same hands, reasons, balances and ending.
pub fn assert_same(one: &Replay, other: &Replay) {
    let state = |table: &Replay| {
        format!("{:?} {:?} {:?} {:?}", table.hands(), table.last_outcome(), table.balances(), table.ending())
    };
    assert_eq!(state(one), state(other));
}
