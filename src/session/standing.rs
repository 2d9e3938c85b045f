//! The standing: a row for everything that has a score, and who is ahead.
//!
//! Usually everybody has a score of their own, and a row is a person, also one who is away. In a game with a running score, and
//! in one of sides, a new player takes over the score of the seat. The row is the party, and [`Replay::shares`] says what
//! each person has scored.

use super::people::{People, Person, Seating};
use super::replay::Replay;
use crate::document::seats::AND;
use crate::games::Ending;
use crate::ledger::Party;

/// A row of the standing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Score {
    /// The party whose score it is, or the one in which the person sits; `None` if they are away.
    pub party: Option<Party>,
    /// The players of the party, or the person. Merged people are one.
    pub people: Vec<Person>,
    pub total: i64,
}

/// The winners of a finished game, or the leaders.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaders {
    /// In seating order, then those who have left. Empty before the first hand.
    pub people: Vec<Person>,
    /// How many parties they are.
    pub parties: usize,
    /// The total of each of these parties.
    pub total: i64,
}

impl Replay {
    /// Whether everybody has a score of their own.
    pub fn is_by_person(&self) -> bool {
        self.position().is_by_person()
    }

    /// The standing after hand `number`, or now. It always has the same rows in the same order: those of the seats, then the
    /// people who have left.
    pub fn standing(&self, number: Option<u32>) -> Vec<Score> {
        let Some(seating) = self.seatings().last() else { return Vec::new() };
        if !self.is_by_person() {
            let (_, balances) = self.after(number);
            let score = |party| Score {
                party: Some(party),
                people: seating.members(party).collect(),
                total: balances.party(party),
            };
            return self.seats().parties().map(score).collect();
        }
        let totals = self.totals(number);
        let total = |person| totals.iter().find(|(known, _)| *known == person).map_or(0, |(_, total)| *total);
        let score = |party: Option<Party>, person| Score { party, people: vec![person], total: total(person) };
        let seated = self.seats().parties().zip(&seating.people).map(|(party, person)| score(Some(party), *person));
        let has_sat = |person: &Person| self.has_sat_as(*person, |seated| self.people().first(seated));
        let left = self.people().distinct().filter(|person| !seating.people.contains(person) && has_sat(person));
        seated.chain(left.map(|person| score(None, person))).collect()
    }

    /// The name of a row.
    pub fn name_of(&self, score: &Score) -> String {
        score.people.iter().map(|person| self.people().name(*person)).collect::<Vec<_>>().join(AND)
    }

    /// The marks of a row, from 1, one for each of its people.
    pub fn marks_of(&self, score: &Score) -> Vec<usize> {
        match score.party {
            Some(party) => self.seats().marks(party),
            None => score.people.iter().map(|person| People::mark(*person)).collect(),
        }
    }

    /// The party of a row in hand `number`; `None` if the person was not there.
    pub fn party_in(&self, score: &Score, number: u32) -> Option<Party> {
        let seating = self.seating_at(number).filter(|_| self.is_by_person());
        let Some(seating) = seating else { return score.party };
        let mut parties = seating.seats.parties().zip(&seating.people);
        parties.find(|(_, person)| score.people.contains(person)).map(|(party, _)| party)
    }

    /// What each person has scored for the party of a row whose seats changed hands; empty if the row says it.
    pub fn shares_of(&self, score: &Score) -> Vec<(Person, i64)> {
        if self.is_by_person() || self.seatings().len() == 1 {
            return Vec::new();
        }
        let shares = score.party.map(|party| self.shares(party)).unwrap_or_default();
        if shares.len() == score.people.len() { Vec::new() } else { shares }
    }

    /// The winners, or the leaders.
    pub fn leaders(&self) -> Leaders {
        self.leaders_of(|| self.totals(None), |person| self.people().first(person))
    }

    /// [`Self::leaders`] with every label as a person of its own. Merging people, or undoing it, does not change it.
    pub fn leaders_by_label(&self) -> Leaders {
        self.leaders_of(|| self.totals_by_label(None), |person| person)
    }

    /// Whether everybody is at 0 and there is no winner, as after hands in which all passed. Merging people, or undoing a
    /// merge, does not change it.
    pub fn is_level(&self) -> bool {
        let is_at_zero = if self.is_by_person() {
            self.totals_by_label(None).iter().all(|(_, total)| *total == 0)
        } else {
            self.balances().parties().iter().all(|total| *total == 0)
        };
        is_at_zero && self.leaders_by_label().parties >= self.seats().parties().len()
    }

    /// `one` returns the same person for people who were merged.
    fn leaders_of(&self, totals: impl FnOnce() -> Vec<(Person, i64)>, one: impl Fn(Person) -> Person) -> Leaders {
        let lower_wins = self.measure().lower_wins;
        let seated = self.seatings().last().map_or(&[][..], |seating| &seating.seated);
        let parties = match self.ending() {
            Ending::Finished(winners) => winners,
            Ending::Going if self.hands().is_empty() => Vec::new(),
            Ending::Going if self.is_by_person() => {
                let mut totals = totals();
                let place = |person: &Person| seated.iter().position(|seated| one(*seated) == *person);
                // Where players win from each other, somebody who has left can lead, too.
                let has_sat = |person: &Person| self.measure().zero_sum && self.has_sat_as(*person, &one);
                totals.retain(|(person, _)| place(person).is_some() || has_sat(person));
                totals.sort_by_key(|(person, _)| place(person).unwrap_or(usize::MAX));
                let all = totals.iter().map(|(_, total)| *total);
                let total = if lower_wins { all.min() } else { all.max() }.unwrap_or_default();
                totals.retain(|(_, one)| *one == total);
                let people: Vec<Person> = totals.into_iter().map(|(person, _)| person).collect();
                return Leaders { parties: people.len(), people, total };
            }
            Ending::Going => self.balances().leaders(lower_wins),
        };
        let seats = self.seats();
        let people = seats.all().zip(seated).filter(|(seat, _)| parties.contains(&seats.party_of(*seat)));
        Leaders {
            people: people.map(|(_, person)| one(*person)).collect(),
            parties: parties.len(),
            total: parties.first().map_or(0, |party| self.balances().party(*party)),
        }
    }

    /// The number of the first hand since which a person is away; `None` if they sit at the table, or have never sat there.
    pub fn away_since(&self, person: Person) -> Option<u32> {
        let sits = |seating: &Seating| seating.people.contains(&self.people().first(person));
        let last = self.seatings().iter().rposition(sits)?;
        self.seatings().get(last + 1).map(|next| next.from)
    }

    /// Whether a person has sat at the table. Somebody who gave a seat back before a hand was played has not.
    pub fn has_sat(&self, person: Person) -> bool {
        self.has_sat_as(person, |seated| seated)
    }

    /// `one` returns the same person for people who were merged.
    fn has_sat_as(&self, person: Person, one: impl Fn(Person) -> Person) -> bool {
        self.seatings().iter().any(|seating| seating.seated.iter().any(|seated| one(*seated) == person))
    }
}
