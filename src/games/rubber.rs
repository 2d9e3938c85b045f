//! The sheet of a rubber.

use crate::document::Message;
use crate::ledger::Seat;

/// What a hand writes on the sheet of a rubber, which has a column for each side and a line across.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RubberEntry {
    /// Which rubber it is: "rubber 2".
    pub heading: Message,
    /// The players of each column.
    pub sides: [[Seat; 2]; 2],
    /// Trick scores, which count towards a game.
    pub below: [i64; 2],
    /// All else.
    pub above: [i64; 2],
    pub ends_game: bool,
    pub ends_rubber: bool,
}
