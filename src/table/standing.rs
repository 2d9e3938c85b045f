//! What lists show of a table: who plays, and who leads by how much.

use serde::{Deserialize, Serialize};

use super::state::Table;
use crate::club::Summary;
use crate::games::game::Measure;
use crate::ledger::Seat;
use crate::session::Person;
use crate::store;

/// The standing of a table with the names that its people have in the club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The names of those who sit there, in seating order.
    pub players: Vec<String>,
    /// The names of those who have won or who lead; none before the first hand.
    pub ahead: Vec<String>,
    /// What each of these has, in smallest parts.
    pub total: i64,
    /// How many digits after the point the total has.
    pub digits: u32,
    /// The currency of the total.
    pub currency: Option<String>,
    /// Whether totals have a sign, because what one wins the others lose.
    pub signed: bool,
}

/// The same as it is stored: people by their place among those who have sat there, so that a new name changes nothing.
#[derive(Serialize, Deserialize)]
struct Stored {
    players: Vec<usize>,
    ahead: Vec<usize>,
    total: i64,
    digits: u32,
    currency: Option<String>,
    signed: bool,
}

impl Stored {
    fn of(table: &Table) -> Self {
        let replay = &table.replay;
        let Measure { digits, currency, zero_sum, .. } = replay.measure();
        let seated = table.history.seated();
        let ahead = replay.winners();
        let total = ahead.first().map_or(0, |seat| replay.balances().seat(*seat));
        let person = |seat: Seat| seated.get(seat.index()).map(|person| person.index());
        Self {
            players: seated.iter().copied().map(Person::index).collect(),
            ahead: ahead.into_iter().filter_map(person).collect(),
            total,
            digits,
            currency,
            signed: zero_sum,
        }
    }
}

impl Standing {
    /// What lists show of a table; `None` when it is not what this program writes. Of a closed table everybody who has sat
    /// there is named.
    pub fn shown(row: &store::Table) -> Option<Self> {
        let names: Vec<String> = serde_json::from_str(row.names.as_deref()?).ok()?;
        let Stored { players, ahead, total, digits, currency, signed } =
            serde_json::from_str(&row.standing.body).ok()?;
        let of = |people: Vec<usize>| people.into_iter().filter_map(|person| names.get(person).cloned()).collect();
        let (players, ahead) = match row.summary.as_deref().and_then(Summary::read) {
            Some(summary) => {
                let ahead = names.iter().zip(&summary.earned).filter(|(_, earned)| earned.won);
                let ahead = ahead.map(|(name, _)| name.clone()).collect();
                (names, ahead)
            }
            None => (of(players), of(ahead)),
        };
        Some(Self { players, ahead, total, digits, currency, signed })
    }
}

/// What the store keeps of a table for lists.
pub fn standing(table: &Table) -> store::Standing {
    store::Standing {
        hands: i64::from(table.history.hands().count()),
        finished: table.replay.is_over(),
        closed: table.history.closed(),
        // Texts and numbers can always be written as JSON.
        body: serde_json::to_string(&Stored::of(table)).unwrap_or_default(),
    }
}
