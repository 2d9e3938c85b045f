//! The plays of a table: every hand from the view of each person who had a role in it.

use crate::games::{Measure, PlayerRole};
use crate::ledger::print_amount;
use crate::session::{Person, Replay};
use crate::store::TableUnit;

/// A hand from the view of one person who had a role in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandRecord {
    /// The hand's number at the table.
    pub hand: u32,
    pub person: Person,
    /// The person's role, the contract and the outcome, and what else the game counts.
    pub part: PlayerRole,
    /// The person's result of the hand, in smallest parts of the unit.
    pub amount: i64,
}

impl TableUnit {
    pub fn of(measure: &Measure) -> Self {
        let Measure { unit, digits, currency, lower_wins, .. } = measure;
        Self {
            name: currency.clone().unwrap_or_else(|| unit.id.to_owned()),
            digits: i64::from(*digits),
            is_money: currency.is_some(),
            lower_wins: *lower_wins,
        }
    }

    /// Formats an amount as in documents.
    pub fn print(&self, minor: i64) -> String {
        print_amount(minor, u32::try_from(self.digits).unwrap_or_default(), self.is_money)
    }
}

/// The plays of a table, by hand and then by seat, given the parts in each hand.
pub fn plays(replay: &Replay, parts: Vec<Vec<PlayerRole>>) -> Vec<HandRecord> {
    let mut plays = Vec::new();
    for (hand, mut parts) in (1_u32..).zip(parts) {
        parts.sort_by_key(|part| part.seat);
        let scored = replay.hand(hand);
        for part in parts {
            let seated = replay.seating_at(hand).and_then(|seating| seating.seated.get(part.seat.index()).copied());
            let amount = scored.map_or(0, |scored| scored.delta(part.seat));
            plays.extend(seated.map(|person| HandRecord { hand, person, part, amount }));
        }
    }
    plays
}
