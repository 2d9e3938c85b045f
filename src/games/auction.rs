//! The bid of a hand that has not been played yet: the player and the contract.

use super::form::Field;
use crate::document::{Value, form_value};

/// The part of the hand's document that the auction determines: the answers to a game's questions about the bid. Ignores
/// invalid answers, and answers to questions that do not apply.
pub fn read_bid(questions: &[Field], draft: &Value) -> Value {
    let inputs: Vec<(String, String)> = questions.iter().filter_map(|question| answer(question, draft)).collect();
    form_value::draft(&inputs)
}

/// The input's name and its value.
fn answer(question: &Field, draft: &Value) -> Option<(String, String)> {
    let (name, values): (_, Vec<&String>) = match question {
        Field::When { condition, field } => {
            return form_value::holds(condition, |name| form_value::shown(draft, name))
                .then(|| answer(field, draft))?;
        }
        Field::Matrix { name, rows, .. } => (name, rows.iter().flat_map(|row| &row.values).collect()),
        Field::Choice { name, options, .. } => (name, options.iter().map(|option| &option.value).collect()),
        _ => return None,
    };
    let value = form_value::shown(draft, name).filter(|value| values.contains(&value))?;
    Some((name.clone(), value))
}
