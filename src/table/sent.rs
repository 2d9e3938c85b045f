//! A hand on its way from the sender to the table.

use serde::Serialize;

use crate::command::CommandError;
use crate::document::{Format, Notation, Value, form_value::draft};
use crate::games::game::PLAYED;
use crate::session::{DocumentError, Position};

/// A hand as the sender wrote it, not read yet.
#[derive(Clone, Debug, Serialize)]
pub struct SentHand {
    pub hand: Value,
    pub source: Format,
}

impl SentHand {
    /// The hand in the inputs of a form. The form also sends the answers about the play when the deal was not played.
    pub fn form(inputs: &[(String, String)], notation: Notation) -> Self {
        let mut hand = draft(inputs);
        if let Value::Map(fields) = &mut hand
            && fields.iter().any(|(name, result)| name == "result" && result.as_text() != Some(PLAYED))
        {
            fields.retain(|(name, _)| ["result", "dealer"].contains(&name.as_str()));
        }
        Self { hand, source: Format::Form(notation) }
    }

    pub fn document(hand: Value) -> Self {
        Self { hand, source: Format::Document }
    }

    /// Reads the hand in a position, and returns it as the log keeps it.
    pub fn canonical(&self, before: &Position) -> Result<Value, CommandError> {
        let read = before.canonical(&self.hand, self.source);
        read.map_err(|errors| DocumentError::new(before.next_number(), errors, before.seats()).into())
    }
}
