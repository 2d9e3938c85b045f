//! What lists show of a table: who plays, and who leads by how much.

use serde::{Deserialize, Serialize};

use super::fold::Table;
use crate::club::Summary;
use crate::games::game::Measure;
use crate::store;

/// The standing of a table, as it is kept for lists.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The names of those who sit there, in seating order.
    pub players: Vec<String>,
    /// The names of those who have won or who lead; nobody before the first hand.
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

impl Standing {
    /// The standing of a table as it is.
    pub fn of(table: &Table) -> Self {
        let replay = &table.replay;
        let Measure { digits, currency, zero_sum, .. } = replay.measure();
        let seats = replay.seats();
        let ahead = replay.winners();
        Self {
            players: seats.names().to_vec(),
            total: ahead.first().map_or(0, |seat| replay.balances().seat(*seat)),
            ahead: ahead.iter().map(|seat| seats.name(*seat).to_owned()).collect(),
            digits,
            currency,
            signed: zero_sum,
        }
    }

    /// What lists show of a table with the names of now. Where its log does not know them it is closed: then everybody who
    /// has sat there is named.
    pub fn shown(row: &store::Table) -> Option<Self> {
        let standing = Self::read(&row.standing.as_ref()?.body)?;
        let names: Option<Vec<String>> = row.names.as_ref().and_then(|names| serde_json::from_str(names).ok());
        let summary = row.summary.as_deref().and_then(Summary::read);
        let Some((players, summary)) = names.zip(summary) else { return Some(standing) };
        let ahead = players.iter().zip(&summary.earned).filter(|(_, earned)| earned.won).map(|(name, _)| name.clone());
        Some(Self { ahead: ahead.collect(), players, ..standing })
    }

    /// Reads what is kept; nothing when it is not what this program writes.
    pub fn read(body: &str) -> Option<Self> {
        serde_json::from_str(body).ok()
    }
}

/// What the store keeps of a table for lists.
pub fn standing(table: &Table) -> store::Standing {
    store::Standing {
        hands: i64::from(table.history.hands().count()),
        finished: table.replay.is_over(),
        closed: table.history.closed(),
        // Texts and numbers can always be written as JSON.
        body: serde_json::to_string(&Standing::of(table)).unwrap_or_default(),
    }
}
