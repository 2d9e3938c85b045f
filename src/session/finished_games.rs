//! The games that were played to their end at a table: one, or several where a rule counts them.

use super::people::Person;
use super::position::ScoredHand;
use super::replay::Replay;
use crate::games::Ending;
use crate::ledger::Party;

/// A game that was played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// In seating order.
    pub winners: Vec<Person>,
    /// Everybody else who played it: where each person has a score of their own, also those who have left; otherwise those who
    /// sat in the seats when it ended.
    pub others: Vec<Person>,
    /// How many times it counts.
    pub factor: i64,
}

impl Replay {
    /// The games that had ended after hand `number`, or have ended now.
    pub fn finished_games(&self, number: Option<u32>) -> Vec<FinishedGame> {
        let last = self.position().next_number() - 1;
        let until = number.map_or(last, |number| number.min(last));
        let Some(now) = self.position().games_won() else {
            let ended = Some(self.ending()).filter(|_| until == last);
            let Some(Ending::Finished(winners)) = ended else { return Vec::new() };
            return vec![self.finished(last, &winners, self.position().factor())];
        };
        let mut before: Vec<i64> = Vec::new();
        let mut games = Vec::new();
        for number in 1..=until {
            let next = self.hand(number + 1);
            let after = next.and_then(ScoredHand::games_won_before).unwrap_or_else(|| now.clone());
            let won = |party: &Party| after.get(party.index()) > before.get(party.index()).or(Some(&0));
            let winners: Vec<Party> = Party::all().take(after.len()).filter(won).collect();
            games.extend((!winners.is_empty()).then(|| self.finished(number, &winners, 1)));
            before = after;
        }
        games
    }

    /// The game that hand `number` ended.
    fn finished(&self, number: u32, winners: &[Party], factor: i64) -> FinishedGame {
        let seating = self.seating_at(number);
        let seated = seating.into_iter().flat_map(|seating| seating.seats.all().zip(&seating.seated));
        let has_won = |seat| seating.is_some_and(|seating| winners.contains(&seating.seats.party_of(seat)));
        let (won, lost): (Vec<_>, Vec<_>) = seated.partition(|(seat, _)| has_won(*seat));
        let [winners, mut others] =
            [won, lost].map(|seats| seats.into_iter().map(|(_, person)| *person).collect::<Vec<_>>());
        if self.is_by_person() {
            others = self.people().all().filter(|person| self.has_sat(*person) && !winners.contains(person)).collect();
        }
        FinishedGame { winners, others, factor }
    }
}
