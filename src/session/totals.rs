//! Seatings by hand, and totals by person: a game counts by party, and a person wins what their party wins while they sit in
//! it.

use super::people::{Person, Seating};
use super::replay::Replay;
use crate::document::Seats;
use crate::ledger::{Balances, Party, TooLarge, pairwise};

/// A seating, and the balances between which it lasted.
type Span<'a> = (&'a Seating, [&'a Balances; 2]);

/// What a party has won in a span.
fn won(party: Party, [begin, end]: [&Balances; 2]) -> i64 {
    end.party(party) - begin.party(party)
}

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
        Some(self.seating_before(number).seats).filter(|earlier| *earlier != seating.seats)
    }

    /// The score of each person at the table, after hand `number`, or now. Merged people are one.
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
        let mut totals: Vec<(Person, i64)> = self.people().all().map(|person| (person, 0)).collect();
        let is_by_person = self.is_by_person();
        for (seating, span) in self.spans(number) {
            for (seat, person) in seating.seats.all().zip(&seating.seated) {
                let Some((_, total)) = totals.get_mut(person.0) else { continue };
                let party = seating.seats.party_of(seat);
                // People who come back continue with their own score, and a newcomer may not start at 0.
                *total = if is_by_person { span[1].party(party) } else { *total + won(party, span) };
            }
        }
        totals
    }

    /// The score with which a person was last at the table, after hand `number`; `None` if they have not been there.
    pub(super) fn last_score(&self, person: Person, number: Option<u32>) -> Option<i64> {
        let (number, balances) = self.after(number);
        let until = self.seatings().partition_point(|seating| seating.from <= number);
        let seatings = self.seatings().get(..until).unwrap_or_default();
        let (at, seat) = (0..until).rev().find_map(|at| Some((at, seatings.get(at)?.seat_of(person)?)))?;
        let last = seatings.get(at + 1).and_then(|next| self.hand(next.from - 1));
        Some(last.map_or(balances, |last| &last.after).seat(seat))
    }

    /// What each person has won from the other side, hand by hand while they sat, in a game of two sides, or of partners who
    /// change, that only tallies: the difference between the scores, after hand `number`, or now. In the order of
    /// [`Self::totals_by_label`].
    pub fn won_between_sides(&self, number: Option<u32>) -> Result<Vec<i64>, TooLarge> {
        let mut totals: Vec<(Person, i64)> = self.people().all().map(|person| (person, 0)).collect();
        for (seating, span) in self.spans(number) {
            let scores: Vec<i64> = seating.seats.parties().map(|party| won(party, span)).collect();
            let differences = pairwise(&scores, self.measure().lower_wins)?;
            for (seat, person) in seating.seats.all().zip(&seating.seated) {
                let difference = differences.get(seating.seats.party_of(seat).index()).copied();
                if let Some((_, total)) = totals.get_mut(person.0) {
                    *total += difference.unwrap_or_default();
                }
            }
        }
        Ok(totals.into_iter().map(|(_, total)| total).collect())
    }

    /// What each person has scored for a party, in order of their seats and hands. Merged people are one.
    pub fn shares(&self, party: Party) -> Vec<(Person, i64)> {
        let mut shares: Vec<(Person, i64)> = Vec::new();
        for (seating, span) in self.spans(None) {
            for person in seating.members(party) {
                match shares.iter_mut().find(|(known, _)| *known == person) {
                    Some((_, share)) => *share += won(party, span),
                    None => shares.push((person, won(party, span))),
                }
            }
        }
        shares
    }

    /// The seatings with the balances before and after them, until after hand `number`, or now.
    fn spans(&self, number: Option<u32>) -> impl Iterator<Item = Span<'_>> {
        let (number, balances) = self.after(number);
        let seatings = self.seatings().iter().take_while(move |seating| seating.from <= number);
        seatings.enumerate().map(move |(at, seating)| {
            let begin = self.hand(seating.from).map_or(self.position().balances(), |first| &first.before);
            let next = self.seatings().get(at + 1).filter(|next| next.from <= number);
            let last = next.and_then(|next| self.hand(next.from - 1)).map_or(balances, |last| &last.after);
            (seating, [begin, last])
        })
    }

    /// A hand and the balances after it; without such a hand the current balances.
    pub(super) fn after(&self, number: Option<u32>) -> (u32, &Balances) {
        let then = number.and_then(|number| Some((number, &self.hand(number)?.after)));
        then.unwrap_or((u32::MAX, self.balances()))
    }
}
