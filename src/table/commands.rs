//! The commands that a table accepts, as data, and their results.

use std::sync::Arc;

use serde::Serialize;

use super::event::InsertSeats;
use super::state::Table;
use crate::command::{CommandError, fingerprint};
use crate::document::{Format, Notation, Value, form_value::draft};
use crate::games::game::PLAYED;
use crate::ledger::Seat;
use crate::session::{DocumentError, Position};
use crate::store::{DeviceId, Head};

/// The sender of a command, the time, and the version the command was based on.
#[derive(Clone, Debug)]
pub struct CommandMeta {
    /// The idempotency key: a repeated command gets the first answer again.
    pub key: String,
    /// A hash of the request's content. A key that comes with another fingerprint is an error. The service sets it when
    /// it executes a command.
    pub fingerprint: String,
    pub device: Option<DeviceId>,
    /// Milliseconds since 1970.
    pub at: i64,
    /// The version that the sender saw; `None` to accept any. If it has changed since, the command is a conflict.
    pub expected_version: Option<i64>,
    /// The end of the table's log when the sender's permission was checked. A cached state that is not older can be used
    /// without another query.
    pub head: Option<Head>,
}

impl CommandMeta {
    /// Metadata without an expected version, from an unknown device.
    pub fn new(key: impl Into<String>, at: i64) -> Self {
        let (key, fingerprint) = (key.into(), String::new());
        Self { key, fingerprint, device: None, at, expected_version: None, head: None }
    }

    /// The metadata with the fingerprint of a request.
    pub fn of_request(&self, request: &impl Serialize) -> Self {
        Self { fingerprint: fingerprint(request), ..self.clone() }
    }
}

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
    Pay {
        payment: SentPayment,
        source: Format,
    },
    Close,
    Reopen,
    /// The operator made a new link for an owner.
    RecordRecovery,
    RenamePlayer {
        seat: Seat,
        name: String,
    },
    /// Another person takes the seat from the next hand on.
    ReplacePlayer {
        seat: SeatChoice,
        name: String,
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
        matches!(self, Self::Pay { .. } | Self::RenamePlayer { .. } | Self::ReplacePlayer { .. })
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

/// A seat, by its number or by its player's name.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatChoice {
    Seat(Seat),
    Player(String),
}

/// A hand as the sender wrote it, not read yet.
#[derive(Clone, Debug, Serialize)]
pub struct SentHand {
    pub hand: Value,
    pub source: Format,
}

impl SentHand {
    /// The hand in the inputs of a form. The form also sends the answers about the play when the deal was not played.
    pub fn form(inputs: &[(String, String)], notation: Notation) -> Self {
        let mut hand = draft(inputs);
        if let Value::Map(fields) = &mut hand
            && fields.iter().any(|(name, result)| name == "result" && result.as_text() != Some(PLAYED))
        {
            fields.retain(|(name, _)| ["result", "dealer"].contains(&name.as_str()));
        }
        Self { hand, source: Format::Form(notation) }
    }

    pub fn document(hand: Value) -> Self {
        Self { hand, source: Format::Document }
    }

    /// Reads the hand in the position of this number, and returns it as the log keeps it.
    pub fn canonical(&self, table: &Table, number: u32) -> Result<Value, CommandError> {
        self.canonical_in(&table.replay.before(number))
    }

    /// [`Self::canonical`] in a position.
    pub fn canonical_in(&self, before: &Position) -> Result<Value, CommandError> {
        let read = before.canonical(&self.hand, self.source);
        read.map_err(|errors| DocumentError::new(before.next_number(), errors, before.seats()).into())
    }
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
