//! The result of games of which every hand is played out.

use super::fields::{Fields, choices};

choices! {
    enum Result {
        Played = "played",
    }
}

/// Reads the `result` of a game that knows no other than `played`.
pub fn read(fields: &mut Fields<'_>) {
    fields.optional_choice::<Result>("result");
}
