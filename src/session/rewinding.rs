//! Going back to an earlier hand: the table continues from the last saved position before it and replays what follows.

use std::sync::Arc;

use rpds::VectorSync;

use super::document_error::DocumentError;
use super::position::Position;
use super::replay::{Replay, Step};

impl Replay {
    /// The position before hand `number`; `steps_after` gives what happened after so many hands.
    pub fn before<'a, I: IntoIterator<Item = Step<'a>>>(
        &self,
        number: u32,
        steps_after: impl FnOnce(u32) -> I,
    ) -> Result<Position, DocumentError> {
        if number >= self.position.next_number() && self.stopped.is_none() {
            return Ok(self.position.clone());
        }
        let mut fork = self.rewound(number);
        for step in steps_after(fork.played()) {
            if matches!(step, Step::Hand(..)) && fork.position.next_number() == number {
                break;
            }
            fork.run([step], |_| ())?;
        }
        Ok(fork.position)
    }

    /// Replays from hand `number` on; `steps_after` gives what happened after so many hands.
    pub fn replay_from<'a, I: IntoIterator<Item = Step<'a>>>(
        &mut self,
        number: u32,
        steps_after: impl FnOnce(u32) -> I,
    ) -> Result<(), DocumentError> {
        let is_closed = self.closing.is_some();
        let mut again = self.rewound(number);
        let played = again.played();
        again.hands = self.hands.clone();
        while again.hands.len() > usize::try_from(played).unwrap_or(usize::MAX) {
            again.hands.drop_last_mut();
        }
        again.kept = self.kept.clone();
        while again.kept.last().is_some_and(|kept| kept.next_number() > played + 1) {
            again.kept.drop_last_mut();
        }
        again.run(steps_after(played), |_| ())?;
        *self = again;
        if is_closed && self.stopped.is_none() {
            self.close();
        }
        Ok(())
    }

    /// The table at the last saved position before hand `number`, without its earlier hands.
    pub(super) fn rewound(&self, number: u32) -> Self {
        let kept = self.kept.iter().rev().find(|kept| kept.next_number() <= number);
        let mut position = kept.unwrap_or(&self.position).clone();
        // Drop a seating that begins with the next hand: its step is run again.
        let mut seatings = self.seatings.clone();
        seatings.retain(|seating| seating.from < position.next_number());
        if seatings.is_empty() {
            seatings.push(self.people.first_seating(self.seats().count()));
        }
        if let Some(seating) = seatings.last() {
            position.seat(seating.seats.clone());
        }
        let (kept, hands, people) = (VectorSync::new_sync(), VectorSync::new_sync(), Arc::clone(&self.people));
        Self { people, seatings, position, kept, hands, reasons: Arc::default(), closing: None, stopped: None }
    }
}
