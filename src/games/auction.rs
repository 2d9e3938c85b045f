//! The bid of a hand that has not been played yet: the player and the contract.

use super::form::{Cell, Field, Numbers, Values};
use crate::document::{Value, form_value};

/// The part of the hand's document that the auction determines: the answers to a game's questions about the bid. Ignores
/// invalid answers, and answers to questions that do not apply.
pub fn read_bid(questions: &[Field], draft: &Value) -> Value {
    let inputs: Vec<(String, String)> = questions.iter().flat_map(|question| answers(question, draft)).collect();
    form_value::draft(&inputs)
}

/// The names of the inputs of a question, and their values.
fn answers(question: &Field, draft: &Value) -> Vec<(String, String)> {
    match question {
        Field::When { condition, field } if form_value::holds(condition, |name| form_value::shown(draft, name)) => {
            answers(field, draft)
        }
        Field::Numbers(numbers) => {
            let bid = |cell: &Cell| {
                let value = form_value::shown(draft, &cell.name).filter(|value| is_bid(numbers, value))?;
                Some((cell.name.clone(), value))
            };
            numbers.cells.iter().filter_map(bid).collect()
        }
        Field::Grid { fields, .. } => fields.iter().flat_map(|field| answers(field, draft)).collect(),
        _ => answer(question, draft).into_iter().collect(),
    }
}

/// Whether a number, or a word in place of one, is among the values of its pad.
fn is_bid(numbers: &Numbers, value: &str) -> bool {
    let in_range = |values: &Values| value.parse().is_ok_and(|bid| (values.least..=values.most).contains(&bid));
    numbers.values.as_ref().is_some_and(|values| values.words.contains(&value) || in_range(values))
}

fn answer(question: &Field, draft: &Value) -> Option<(String, String)> {
    let (name, values): (_, Vec<&String>) = match question {
        Field::Matrix { name, rows, .. } => (name, rows.iter().flat_map(|row| &row.values).collect()),
        Field::Choice { name, options, .. } => (name, options.iter().map(|option| &option.value).collect()),
        _ => return None,
    };
    let value = form_value::shown(draft, name).filter(|value| values.contains(&value))?;
    Some((name.clone(), value))
}
