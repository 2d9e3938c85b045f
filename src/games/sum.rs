//! What a party scores, with the parts that it is the sum of, for the explanation.

use crate::document::{Arg, Message};
use crate::ledger::Party;

/// Points with their parts: `98 + Weis 40`.
#[derive(Clone, Debug, Default)]
pub struct Sum {
    parts: Vec<Message>,
    /// Whether one of the parts has no name.
    has_unnamed: bool,
    total: i64,
}

impl Sum {
    /// Adds points under a message with the argument `points`. No points are no part.
    pub fn plus(self, id: &'static str, points: i64) -> Self {
        self.plus_part(Message::new(id).count("points", points), points)
    }

    /// Adds points without a name, such as those of the tricks.
    pub fn plus_points(self, points: i64) -> Self {
        let has_unnamed = self.has_unnamed || points != 0;
        Self { has_unnamed, ..self.plus("sum-points", points) }
    }

    /// Adds points with their own message.
    pub fn plus_part(mut self, part: Message, points: i64) -> Self {
        if points != 0 {
            self.parts.push(part);
            self.total += points;
        }
        self
    }

    /// The number of parts.
    pub fn count(&self) -> usize {
        self.parts.len()
    }

    pub fn total(&self) -> i64 {
        self.total
    }

    /// The parts in a message: "98 + Weis 40"; 0 if there are none.
    pub fn parts(self) -> Arg {
        match self.parts.len() {
            0 => Arg::Count(0),
            _ => Arg::Sum(self.parts.into()),
        }
    }

    /// The line of an explanation: "Ana & Chloé: (98 + Weis 40) × 2 = 276".
    pub fn line(self, party: Party, times: i64) -> Message {
        let id = match (self.parts.len(), times) {
            (0, _) => "sum-line-none",
            (1, 1) if self.has_unnamed => "sum-line-none",
            (1, 1) => "sum-line-one",
            (_, 1) => "sum-line",
            (1, _) => "sum-line-one-times",
            _ => "sum-line-times",
        };
        let total = self.total * times;
        Message::new(id).with("party", party).with("parts", self.parts()).count("times", times).count("total", total)
    }
}
