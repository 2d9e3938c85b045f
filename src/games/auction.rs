//! The bid of a hand that has not been played yet: the player and the contract.

use super::draft;
use super::form::{Field, MatrixRow};
use super::node::Node;
use super::text::Text;

/// The auction so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Auction {
    /// The part of the hand's document that the auction determines.
    pub document: Node,
    /// The chosen answers in the order of the questions: "Ana", "Garde".
    pub words: Vec<Text>,
}

impl Auction {
    /// Reads the answers to a game's questions about the bid. Ignores invalid answers, and answers to questions that do
    /// not apply.
    pub fn read(questions: &[Field], draft: &Node) -> Self {
        let (mut inputs, mut words) = (Vec::new(), Vec::new());
        for question in questions {
            if let Some((name, value, labels)) = answer(question, draft) {
                inputs.push((name.to_owned(), value));
                words.extend(labels);
            }
        }
        Self { document: draft::draft(&inputs), words }
    }

    /// Whether there is no bid yet.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }
}

/// The input's name, its value and the labels of the answer.
fn answer<'a>(question: &'a Field, draft: &Node) -> Option<(&'a str, String, Vec<Text>)> {
    match question {
        Field::When { condition, field } => {
            draft::holds(condition, |name| draft::shown(draft, name)).then(|| answer(field, draft))?
        }
        Field::Matrix { name, columns, rows, .. } => {
            let value = draft::shown(draft, name)?;
            let place = |row: &MatrixRow| row.values.iter().position(|cell| *cell == value);
            let (row, at) = rows.iter().find_map(|row| Some((row, place(row)?)))?;
            let words = std::iter::once(&row.label).chain(columns.get(at)).cloned().collect();
            Some((name, value, words))
        }
        Field::Choice { name, options, .. } => {
            let value = draft::shown(draft, name)?;
            let chosen = options.iter().find(|option| option.value == value)?;
            Some((name, value, vec![chosen.label.clone()]))
        }
        _ => None,
    }
}
