//! Seatings by hand, and totals by person: a game counts by seat, and a person wins what their seat wins while they
//! have it.

use super::people::{Person, Seating};
use super::replay::Replay;
use crate::games::{Ending, Seats};
use crate::ledger::{Balances, Seat};

impl Replay {
    /// The seats in hand `number`, with the current names.
    pub fn seats_at(&self, number: u32) -> &Seats {
        self.seating_at(number).map_or_else(|| self.position().seats(), |seating| &seating.seats)
    }

    /// The seating of hand `number`; the current one when that hand has not been played.
    pub fn seating_at(&self, number: u32) -> Option<&Seating> {
        self.seatings().iter().rev().find(|seating| seating.from <= number).or(self.seatings().first())
    }

    /// What each person has won while they had a seat.
    pub fn totals(&self) -> Vec<(Person, i64)> {
        self.won_until(u32::MAX, self.balances())
    }

    /// [`Self::totals`] at the end of hand `number`.
    pub fn totals_after(&self, number: u32) -> Vec<(Person, i64)> {
        self.hand(number).map_or_else(Vec::new, |scored| self.won_until(number, &scored.after))
    }

    /// The totals by seat after hand `number`, or now. In a zero-sum game they are what the person in the seat has won;
    /// in other games a new player takes over the score of the seat.
    pub fn totals_by_seat(&self, number: Option<u32>) -> Vec<i64> {
        let then = number.and_then(|number| Some((number, &self.hand(number)?.after)));
        let (number, balances) = then.unwrap_or((u32::MAX, self.balances()));
        let seating = self.seating_at(number);
        if self.seatings().len() == 1 || !self.measure().zero_sum {
            return balances.seats().to_vec();
        }
        let won = self.won_until(number, balances);
        let total = |person: &Person| won.iter().find(|(known, _)| known == person).map_or(0, |(_, total)| *total);
        seating.map_or_else(Vec::new, |seating| seating.seated.iter().map(total).collect())
    }

    /// The winners of a finished game; until then, the leaders.
    pub fn winners(&self) -> Vec<Seat> {
        match self.ending() {
            Ending::Finished(winners) => winners,
            Ending::Going => self.leaders(),
        }
    }

    /// The seats with the best balance; none before the first hand.
    pub fn leaders(&self) -> Vec<Seat> {
        if self.hands().is_empty() {
            return Vec::new();
        }
        self.balances().leaders(self.measure().lower_wins)
    }

    /// What each person has won up to hand `number`, given the balances after it.
    fn won_until(&self, number: u32, balances: &Balances) -> Vec<(Person, i64)> {
        let before = |from: u32| self.hand(from.saturating_sub(1)).map(|scored| &scored.after);
        let mut totals: Vec<(Person, i64)> = self.people().all().map(|person| (person, 0)).collect();
        let seatings = self.seatings().iter().take_while(|seating| seating.from <= number);
        for (at, seating) in seatings.enumerate() {
            let next = self.seatings().get(at + 1).filter(|next| next.from <= number);
            let (begin, end) = (before(seating.from), next.map_or(Some(balances), |next| before(next.from)));
            for (seat, person) in self.seats().all().zip(&seating.seated) {
                let held = |balances: Option<&Balances>| balances.map_or(0, |balances| balances.seat(seat));
                if let Some((_, total)) = totals.iter_mut().find(|(known, _)| known == person) {
                    *total += held(end) - held(begin);
                }
            }
        }
        totals
    }
}
