//! An error in a field of a form or a document.

use super::text::Text;

/// An invalid or missing value, explained so that a player can correct it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldError {
    /// The path of the field, such as `points` or `poignees[0].player`.
    pub field: String,
    /// What is wrong, and how to correct it.
    pub text: Text,
}

impl FieldError {
    pub fn new(field: impl Into<String>, text: Text) -> Self {
        Self { field: field.into(), text }
    }
}
