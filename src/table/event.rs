//! The events of a table, and the only code that reads and writes them as JSON.

use serde::{Deserialize, Serialize};

use crate::command::{CommandError, event_of, logged};
use crate::games::Node;
use crate::ledger::{Seat, parse_amount};
use crate::session::Person;
use crate::store::PaymentId;

/// An event that somebody recorded at a table. It serializes as `{"kind":body}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The table was opened with this session document, which has no hands.
    Opened(Node),
    /// The bid for the current hand, as part of the hand's document. An empty object withdraws it.
    BidEntered(Node),
    HandEntered(Node),
    HandAmended {
        /// The number of the entry that added the hand.
        entry: i64,
        /// The hand as corrected.
        hand: Node,
        /// The entries of the later hands that no longer count, because the game now ends before them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        drops: Vec<i64>,
    },
    HandVoided {
        /// The number of the entry that added the hand.
        entry: i64,
        /// As for an amended hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        drops: Vec<i64>,
    },
    /// A voided hand counts again in its place, as last recorded.
    HandRestored {
        /// The number of the entry that added the hand.
        entry: i64,
        /// As for an amended hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        drops: Vec<i64>,
    },
    /// A forgotten hand was added.
    HandInserted {
        /// The entry of the hand before which this one was played.
        before: i64,
        hand: Node,
        /// As for an amended hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        drops: Vec<i64>,
    },
    /// From the next hand on, these rules differ from the defaults.
    RulesChanged(Node),
    /// Another person takes a seat from the next hand on.
    SeatTaken {
        seat: Seat,
        person: Person,
    },
    Paid(Payment),
    Closed,
    /// Play continues at a closed table.
    Reopened,
    /// The operator made a new link for an owner who had lost theirs.
    OwnerRecovered,
}

/// A payment, in the settlement's money or counters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    pub from: Person,
    pub to: Person,
    /// In plain notation, such as `1.25`.
    pub amount: String,
    /// The payment in the ledger of the club at whose table it was entered; `None` before the table was closed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payment: Option<PaymentId>,
}

/// The limit of digits after the point: more than any currency or counter has.
const AMOUNT_DIGITS: u32 = 6;

impl Event {
    /// The entry of the hand at whose place this event changes the hands, if it does.
    pub fn changes_at(&self) -> Option<i64> {
        match self {
            Self::HandAmended { entry, .. }
            | Self::HandVoided { entry, .. }
            | Self::HandRestored { entry, .. }
            | Self::HandInserted { before: entry, .. } => Some(*entry),
            _ => None,
        }
    }

    /// The kind and the body that the log keeps.
    pub fn logged(&self) -> Result<(String, String), CommandError> {
        logged(self, Self::read)
    }

    /// Reads an entry of the log; `None` if this program does not write such an entry.
    pub fn read(kind: &str, body: &str) -> Option<Self> {
        let is_amount = |payment: &Payment| parse_amount(&payment.amount, AMOUNT_DIGITS).is_ok();
        event_of(kind, body).filter(|event| !matches!(event, Self::Paid(payment) if !is_amount(payment)))
    }
}
