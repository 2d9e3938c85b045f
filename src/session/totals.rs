//! Seatings by hand, and totals by person: a game counts by party, and a person wins what their party wins while they sit in
//! it.

use super::people::{Person, Seating};
use super::replay::Replay;
use crate::document::Seats;
use crate::ledger::{Balances, Party, TooLarge, pairwise};

/// A seating, and the balances between which it lasted; `None` before the first hand.
type Span<'a> = (&'a Seating, [Option<&'a Balances>; 2]);

/// What a party has won in a span.
fn won(party: Party, span: [Option<&Balances>; 2]) -> i64 {
    let [begin, end] = span.map(|balances| balances.map_or(0, |balances| balances.party(party)));
    end - begin
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
        self.earlier_seating(number).map(|seating| seating.seats)
    }

    pub(super) fn earlier_seating(&self, number: u32) -> Option<Seating> {
        let seating = self.seating_at(number).filter(|seating| seating.from == number)?;
        let earlier = self.seatings().iter().rev().find(|earlier| earlier.from < number).cloned();
        let first = || self.people().first_seating(seating.seats.count(), seating.seats.parties().len());
        Some(earlier.unwrap_or_else(first)).filter(|earlier| earlier.seats != seating.seats)
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
        let mut totals: Vec<(Person, i64)> = self.people().all().map(|person| (person, 0)).collect();
        for (seating, span) in self.spans(number) {
            for (seat, person) in seating.seats.all().zip(&seating.seated) {
                if let Some((_, total)) = totals.get_mut(person.0) {
                    *total += won(seating.seats.party_of(seat), span);
                }
            }
        }
        totals
    }

    /// The totals before hand `number` of those who sit in this seating, if seats changed hands before it and everybody has a
    /// score of their own.
    pub(super) fn own_totals(&self, seating: &Seating, number: u32) -> Option<Vec<i64>> {
        if !self.is_by_person() || seating.from == 1 {
            return None;
        }
        let totals = self.totals_by_label(Some(number.saturating_sub(1)));
        let total = |person: &Person| totals.get(person.0).map_or(0, |(_, total)| *total);
        Some(seating.seated.iter().map(total).collect())
    }

    /// What each person has won from the other side, hand by hand while they sat, in a game of two sides that only tallies:
    /// the difference between the scores. In the order of [`Self::totals_by_label`].
    pub fn won_between_sides(&self) -> Result<Vec<i64>, TooLarge> {
        let mut totals: Vec<(Person, i64)> = self.people().all().map(|person| (person, 0)).collect();
        for (seating, span) in self.spans(None) {
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
        let before = |from: u32| self.hand(from.saturating_sub(1)).map(|scored| &scored.after);
        let seatings = self.seatings().iter().take_while(move |seating| seating.from <= number);
        seatings.enumerate().map(move |(at, seating)| {
            let next = self.seatings().get(at + 1).filter(|next| next.from <= number);
            (seating, [before(seating.from), next.map_or(Some(balances), |next| before(next.from))])
        })
    }

    /// A hand and the balances after it; without such a hand the current balances.
    pub(super) fn after(&self, number: Option<u32>) -> (u32, &Balances) {
        let then = number.and_then(|number| Some((number, &self.hand(number)?.after)));
        then.unwrap_or((u32::MAX, self.balances()))
    }
}
