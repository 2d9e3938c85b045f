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
        let until = self.seatings().partition_point(|seating| seating.from <= number);
        self.seatings().get(until.saturating_sub(1))
    }

    /// The seats before a change right before hand `number`; `None` if nobody has changed seats there.
    pub fn earlier_seats(&self, number: u32) -> Option<Seats> {
        let seating = self.seating_at(number).filter(|seating| seating.from == number)?;
        let earlier = self.seatings().iter().rev().find(|earlier| earlier.from < number).cloned();
        let first = || self.people().first_seating(seating.seats.count());
        Some(earlier.unwrap_or_else(first).seats).filter(|seats| *seats != seating.seats)
    }

    /// What each person has won while they had a seat, after hand `number`, or now. Merged people are one.
    pub fn totals(&self, number: Option<u32>) -> Vec<(Person, i64)> {
        let mut totals: Vec<(Person, i64)> = self.people().distinct().map(|person| (person, 0)).collect();
        for (person, won) in self.totals_by_label(number) {
            let person = self.people().first(person);
            totals.iter_mut().filter(|(known, _)| *known == person).for_each(|(_, total)| *total += won);
        }
        totals
    }

    /// The totals of each label. Unlike [`Self::totals`] they do not change when people are merged, or a merge is undone.
    pub fn totals_by_label(&self, number: Option<u32>) -> Vec<(Person, i64)> {
        let (number, balances) = self.after(number);
        let before = |from: u32| self.hand(from.saturating_sub(1)).map(|scored| &scored.after);
        let mut totals: Vec<(Person, i64)> = self.people().all().map(|person| (person, 0)).collect();
        let seatings = self.seatings().iter().take_while(|seating| seating.from <= number);
        for (at, seating) in seatings.enumerate() {
            let next = self.seatings().get(at + 1).filter(|next| next.from <= number);
            let (begin, end) = (before(seating.from), next.map_or(Some(balances), |next| before(next.from)));
            for (seat, person) in self.seats().all().zip(&seating.seated) {
                let held = |balances: Option<&Balances>| balances.map_or(0, |balances| balances.seat(seat));
                if let Some((_, total)) = totals.get_mut(person.0) {
                    *total += held(end) - held(begin);
                }
            }
        }
        totals
    }

    /// The totals by seat after hand `number`, or now. In a zero-sum game they are what the person in the seat has won;
    /// in other games a new player takes over the score of the seat.
    pub fn totals_by_seat(&self, number: Option<u32>) -> Vec<i64> {
        let (until, balances) = self.after(number);
        if self.seatings().len() == 1 || !self.measure().zero_sum {
            return balances.seats().to_vec();
        }
        let totals = self.totals(number);
        let total = |person: &Person| totals.iter().find(|(known, _)| known == person).map_or(0, |(_, total)| *total);
        self.seating_at(until).map_or_else(Vec::new, |seating| seating.people.iter().map(total).collect())
    }

    /// A hand and the balances after it; without such a hand the current balances.
    fn after(&self, number: Option<u32>) -> (u32, &Balances) {
        let then = number.and_then(|number| Some((number, &self.hand(number)?.after)));
        then.unwrap_or((u32::MAX, self.balances()))
    }

    /// The winners of a finished game; until then the leaders, none before the first hand.
    pub fn winners(&self) -> Vec<Seat> {
        match self.ending() {
            Ending::Finished(winners) => winners,
            Ending::Going if self.hands().is_empty() => Vec::new(),
            Ending::Going => self.balances().leaders(self.measure().lower_wins),
        }
    }
}
