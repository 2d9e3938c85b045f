//! The events of a table, and the only code that reads and writes them as JSON.

use std::cell::Cell;
use std::fmt;

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::reading::LIST;
use crate::command::{LogEvent, event_of};
use crate::document::Value;
use crate::ledger::parse_amount;
use crate::session::{Person, SeatChange};
use crate::store::PaymentId;

/// An event that somebody recorded at a table. It serializes as `{"kind":body}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The table was opened with this session document, which has no hands.
    Opened(Value),
    /// The bid for the current hand, as part of the hand's document. An empty object withdraws it.
    BidEntered(Value),
    HandEntered(Value),
    HandAmended {
        /// The number of the entry that added the hand.
        entry: i64,
        /// The hand as corrected.
        hand: Value,
        /// The entries of the later hands that no longer count, because the game now ends before them. They ascend.
        #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "ascending")]
        drops: Vec<i64>,
    },
    HandVoided {
        /// The number of the entry that added the hand.
        entry: i64,
        /// As for an amended hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "ascending")]
        drops: Vec<i64>,
    },
    /// A voided hand counts again in its place, as last recorded.
    HandRestored {
        /// The number of the entry that added the hand.
        entry: i64,
        /// As for an amended hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "ascending")]
        drops: Vec<i64>,
    },
    /// A forgotten hand was added.
    HandInserted {
        /// The entry of the hand before which this one was played.
        before: i64,
        hand: Value,
        #[serde(default, skip_serializing_if = "InsertSeats::are_later")]
        seats: InsertSeats,
        /// As for an amended hand.
        #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "ascending")]
        drops: Vec<i64>,
    },
    /// From the next hand on, these rules differ from the defaults.
    RulesChanged(Value),
    /// The table is played for this, from its first hand on: `played_for` of the document, or `{}` for the game's own unit.
    StakeChanged(Value),
    /// People come, go or change places.
    SeatsChanged {
        /// The entry of the first hand for which it holds; `None` from the next hand on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        before: Option<i64>,
        changes: Vec<SeatChange>,
    },
    /// A change of the seats holds no longer.
    SeatsUndone {
        /// The number of the entry that changed them.
        entry: i64,
    },
    Paid(Payment),
    Closed,
    /// Play continues at a closed table.
    Reopened,
    /// The operator made a new link for an owner who had lost theirs.
    OwnerRecovered,
}

/// Reads numbers up to the first one that is not greater than the one before, so that a long list has long numbers and
/// takes little more memory than its text.
fn ascending<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<i64>, D::Error> {
    from.deserialize_seq(Ascending)
}

struct Ascending;

impl<'de> Visitor<'de> for Ascending {
    type Value = Vec<i64>;

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("ascending numbers")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Vec<i64>, A::Error> {
        let mut numbers = Vec::new();
        while let Some(number) = items.next_element()? {
            if numbers.last().is_some_and(|last| number <= *last) {
                return Err(A::Error::custom("the numbers do not ascend"));
            }
            numbers.push(number);
        }
        Ok(numbers)
    }
}

/// Who played a hand that is inserted right before a change of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InsertSeats {
    /// Those who sat at the table before the change.
    Earlier,
    #[default]
    Later,
}

impl InsertSeats {
    /// Whether they are the default, which the log leaves out.
    pub fn are_later(&self) -> bool {
        *self == Self::Later
    }
}

/// A payment, in the settlement's money or counters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    pub from: Person,
    pub to: Person,
    /// In plain notation, such as `1.25`.
    pub amount: String,
    /// The payment in the ledger of the club at whose table it was entered; `None` before the table was over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub payment: Option<PaymentId>,
}

/// The limit of digits after the point: more than any currency or counter has.
const AMOUNT_DIGITS: u32 = 6;

impl Event {
    /// Sets the hand that the event records.
    pub(super) fn set_hand(&mut self, read: Value) {
        if let Self::HandEntered(hand) | Self::HandAmended { hand, .. } | Self::HandInserted { hand, .. } = self {
            *hand = read;
        }
    }

    /// The entry of the hand at whose place this event changes the hands or the seats, if it does.
    pub fn changes_at(&self) -> Option<i64> {
        match self {
            Self::HandAmended { entry, .. }
            | Self::HandVoided { entry, .. }
            | Self::HandRestored { entry, .. }
            | Self::HandInserted { before: entry, .. }
            | Self::SeatsChanged { before: Some(entry), .. } => Some(*entry),
            _ => None,
        }
    }
}

impl LogEvent for Event {
    fn read(kind: &str, body: &str) -> Option<Self> {
        if kind == "opened" {
            let left = Cell::new(LIST.saturating_add(2 * body.len()));
            return Value::from_json_within(body, &left).ok().map(Self::Opened);
        }
        let is_amount = |payment: &Payment| parse_amount(&payment.amount, AMOUNT_DIGITS).is_ok();
        event_of(kind, body).filter(|event| !matches!(event, Self::Paid(payment) if !is_amount(payment)))
    }
}
