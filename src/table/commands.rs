//! The commands that a table accepts, as data.

use super::state::Table;
use crate::command::CommandError;
use crate::games::draft::draft;
use crate::games::fields::Source;
use crate::games::node::Node;
use crate::ledger::Seat;
use crate::store::{DeviceId, Head};

/// The sender of a command, the time, and the version the command was based on.
#[derive(Clone, Debug)]
pub struct CommandMeta {
    /// The idempotency key: a repeated command gets the first answer again.
    pub key: String,
    /// A hash of the request's content. A key that comes with another fingerprint is an error.
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
    pub fn new(key: impl Into<String>, fingerprint: String, at: i64) -> Self {
        Self { key: key.into(), fingerprint, device: None, at, expected_version: None, head: None }
    }
}

#[derive(Clone, Debug)]
pub enum TableCommand {
    EnterHand {
        hand: SentHand,
        /// `None` adds the hand after the last one, whatever was entered in between.
        queued: Option<QueuedNumber>,
        /// Whether a hand that is possible but unusual is refused until the sender confirms it.
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
    /// The inputs of the rules form: all rules from the next hand on.
    ChangeRules(Vec<(String, String)>),
    Pay {
        payment: SentPayment,
        source: Source,
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

    /// Changes hands and drops none.
    pub fn change(change: HandChange) -> Self {
        Self::ChangeHands { change, drops_later: false }
    }

    /// Whether the command also writes to the log of the table's club.
    pub fn concerns_club(&self) -> bool {
        // Payments after a table is closed belong to the club's ledger.
        matches!(self, Self::Pay { .. } | Self::RenamePlayer { .. } | Self::ReplacePlayer { .. })
    }
}

/// A change of earlier hands.
#[derive(Clone, Debug)]
pub enum HandChange {
    Amend {
        number: u32,
        hand: SentHand,
    },
    /// As `Amend`, but an equal hand is refused as unchanged.
    Correct {
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
    },
}

/// A seat, by its number or by its player's name.
#[derive(Clone, Debug)]
pub enum SeatChoice {
    Seat(Seat),
    Player(String),
}

/// A hand as the sender wrote it, not read yet.
#[derive(Clone, Debug)]
pub enum SentHand {
    /// The inputs of a form.
    Form(Vec<(String, String)>),
    Document(Node),
}

impl SentHand {
    pub(super) fn draft(&self) -> (Node, Source) {
        match self {
            Self::Form(inputs) => (draft(inputs), Source::Form),
            Self::Document(hand) => (hand.clone(), Source::Document),
        }
    }

    /// Reads the hand in the position of this number, and returns it as the log keeps it.
    pub fn canonical(&self, table: &Table, number: u32) -> Result<Node, CommandError> {
        let (hand, source) = self.draft();
        let read = table.before(number)?.canonical(&hand, source);
        read.map_err(|errors| table.invalid(number, errors))
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
#[derive(Clone, Debug, Default)]
pub struct SentPayment {
    pub from: String,
    pub to: String,
    pub amount: String,
}
