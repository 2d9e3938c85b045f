//! The commands that a table accepts, as data, and their results.

use std::sync::Arc;

use serde::Serialize;

use super::event::InsertSeats;
use super::sent::SentHand;
use super::state::Table;
use crate::document::{Format, Notation, Value};
use crate::ledger::Seat;
use crate::session::SeatChange;

/// A command. Its JSON identifies a request and must stay the same in later versions: a phone may repeat a request after
/// an upgrade.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum TableCommand {
    EnterHand {
        hand: SentHand,
        /// `None` adds the hand after the last one, whatever was entered in between. A repeated request may have another
        /// number.
        #[serde(skip)]
        queued: Option<QueuedNumber>,
        /// Whether a hand that is possible but unusual is refused until the sender confirms it.
        #[serde(skip)]
        asks_about_unusual: bool,
    },
    ChangeHands {
        change: HandChange,
        /// Whether the hands after an earlier end of the game are dropped.
        drops_later: bool,
    },
    EnterBid {
        /// The number of the hand that the sender is about to play.
        number: u32,
        /// The inputs of the bid form. No inputs withdraw the bid.
        inputs: Vec<(String, String)>,
    },
    /// All rules from the next hand on.
    ChangeRules {
        /// The inputs of the rules form, and how it writes numbers.
        inputs: Vec<(String, String)>,
        notation: Notation,
    },
    /// For what the table is played, as documents write it; `None` for the game's own unit.
    ChangeStake {
        played_for: Option<Value>,
    },
    /// All of them, or none.
    Pay {
        payments: Vec<SentPayment>,
        format: Format,
    },
    Close,
    Reopen,
    /// The operator made a new link for an owner.
    RecordRecovery,
    RenamePlayer {
        seat: Seat,
        name: String,
    },
    /// People come, go or change places.
    ChangeSeats {
        /// The number of the first hand for which it holds; `None` for the next one.
        from: Option<u32>,
        /// People by name, or by label in a form.
        changes: Vec<SeatChange<String>>,
        format: Format,
    },
    /// Takes a change of the seats back, named by the entry that recorded it.
    UndoSeats {
        entry: i64,
    },
}

impl TableCommand {
    /// Adds a hand from a document, without confirmation.
    pub fn enter(hand: SentHand) -> Self {
        Self::EnterHand { hand, queued: None, asks_about_unusual: false }
    }

    /// Whether the command also writes to the log of the table's club.
    pub fn concerns_club(&self) -> bool {
        // Payments after a table is over belong to the club's ledger.
        matches!(self, Self::Pay { .. } | Self::RenamePlayer { .. } | Self::ChangeSeats { .. })
    }
}

/// A change of earlier hands.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum HandChange {
    Amend {
        number: u32,
        hand: SentHand,
    },
    /// Unlike `Amend`, refuses an equal hand as unchanged.
    #[serde(rename = "correct")]
    AmendIfDifferent {
        number: u32,
        hand: SentHand,
    },
    /// Notes something on the hand that an entry added, or removes its note, which changes no score.
    Note {
        entry: i64,
        note: String,
    },
    /// Stops counting the hand.
    Void {
        number: u32,
    },
    /// Counts a voided hand again, named by the entry that added it.
    Restore {
        entry: i64,
    },
    /// Counts the voided hand again that would have this number.
    RestoreAt {
        number: u32,
    },
    /// Adds a forgotten hand before the hand with this number.
    Insert {
        number: u32,
        hand: SentHand,
        #[serde(skip_serializing_if = "InsertSeats::are_later")]
        seats: InsertSeats,
    },
}

/// The number that a phone gave a hand while it may have been offline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueuedNumber {
    /// The number that the hand should get now.
    pub number: u32,
    /// The number under which it was entered, before hands from other phones moved it.
    pub entered: u32,
}

/// A payment as the sender wrote it: players by name, or by label in a form.
#[derive(Clone, Debug, Default, Serialize)]
pub struct SentPayment {
    pub from: String,
    pub to: String,
    pub amount: String,
}

/// The result of a command that is in the log.
#[derive(Clone)]
pub struct Receipt {
    /// The version after the command.
    pub version: i64,
    /// Whether an earlier request with the same key recorded it.
    pub repeated: bool,
    /// The current table.
    pub table: Arc<Table>,
}
