//! What is wrong with what was entered, and where.

use super::text::Text;

/// Something wrong with a field, said so that a player can mend it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// The path of the field, such as `points` or `poignees[0].player`.
    pub field: String,
    /// What is wrong and what to do.
    pub text: Text,
}

impl Complaint {
    pub fn new(field: impl Into<String>, text: Text) -> Self {
        Self { field: field.into(), text }
    }
}
