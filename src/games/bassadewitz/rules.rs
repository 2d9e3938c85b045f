//! The options of bassadewitz.

use crate::games::kit::{Cell, Choosable, Field, Fields, Numbers, Text, choices};

/// The default number of hands: three deals by each player.
const ROUNDS: i64 = 12;
/// The largest number of hands.
const MOST_ROUNDS: i64 = 100_000;

choices! {
    /// How the places score.
    pub enum Scoring {
        /// Penalty points are written down; the fewest win.
        Penalty = "penalty",
        /// Chips are taken from a bank; the most win.
        Chips = "chips",
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The number of hands in a game.
    pub rounds: i64,
    /// How the places score.
    pub scoring: Scoring,
}

impl Rules {
    /// Whether all players deal equally often.
    pub fn is_even(&self) -> bool {
        self.rounds % 4 == 0
    }
}

/// Reads the rules. Errors go to `fields`.
pub fn read(fields: &mut Fields<'_>) -> Rules {
    let rounds = fields.optional_count("rounds", 1, MOST_ROUNDS).unwrap_or(ROUNDS);
    let scoring = fields.optional_choice("scoring").unwrap_or(Scoring::Penalty);
    Rules { rounds, scoring }
}

/// The questions about the rules. A blank answer means the default.
pub fn form() -> Vec<Field> {
    let rounds = Field::Numbers(Numbers::new(Text::new("bassadewitz-rule-rounds"), vec![Cell::alone("rounds")], 4));
    let options = vec![
        Choosable::new("", Text::new("bassadewitz-scoring-penalty"))
            .hint(Text::new("bassadewitz-scoring-penalty-hint")),
        Choosable::new("chips", Text::new("bassadewitz-scoring-chips"))
            .hint(Text::new("bassadewitz-scoring-chips-hint")),
    ];
    let scoring = Field::segments("bassadewitz-rule-scoring", "scoring", "", options);
    vec![rounds, Field::Notes(vec![Text::new("bassadewitz-rule-rounds-hint").count("rounds", ROUNDS)]), scoring]
}
