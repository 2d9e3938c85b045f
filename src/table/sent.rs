//! A hand on its way from the sender to the table.

use serde::Serialize;

use crate::command::CommandError;
use crate::document::{Format, Notation, Value, form_value::draft};
use crate::session::{DocumentError, Position};

/// A hand as the sender wrote it, not read yet.
#[derive(Clone, Debug, Serialize)]
pub struct SentHand {
    pub hand: Value,
    pub format: Format,
}

impl SentHand {
    /// The hand in the inputs of a form.
    pub fn form(inputs: &[(String, String)], notation: Notation) -> Self {
        Self { hand: draft(inputs), format: Format::Form(notation) }
    }

    pub fn document(hand: Value) -> Self {
        Self { hand, format: Format::Document }
    }

    /// Reads the hand in a position, and returns it as the log keeps it.
    pub fn canonical(&self, before: &Position) -> Result<Value, CommandError> {
        let read = before.canonical(&self.hand, self.format);
        read.map_err(|errors| DocumentError::new(before.next_number(), errors, before.seats()).into())
    }
}
