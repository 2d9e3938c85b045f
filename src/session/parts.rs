//! The part that each player had in each hand.

use super::document_error::DocumentError;
use super::replay::{Replay, Step};
use crate::games::part::Part;

impl Replay {
    /// The parts in every hand, in order; `steps` is everything that happened, from the beginning. It replays all
    /// hands: a part depends on the position before its hand, and it is requested too rarely to be stored.
    pub fn parts<'a>(&self, steps: impl IntoIterator<Item = Step<'a>>) -> Result<Vec<Vec<Part>>, DocumentError> {
        let mut again = self.rewound(1);
        let mut all = Vec::with_capacity(self.hands().len());
        for step in steps {
            if let Step::Hand(hand, source) = &step {
                let (position, seats) = (again.position(), again.seats());
                let parts = position.parts(hand, *source);
                all.push(parts.map_err(|errors| DocumentError::new(position.next_number(), errors, seats))?);
            }
            again.run([step], |_| ())?;
            if let Some(invalid) = again.stopped() {
                return Err(invalid.clone());
            }
        }
        Ok(all)
    }
}
