//! What somebody asks of a table, as data.

use super::rejection::Refusal;
use super::state::Table;
use crate::games::draft::draft;
use crate::games::fields::Source;
use crate::games::node::Node;
use crate::ledger::Seat;
use crate::store::{DeviceId, Head, Origin};

/// Who sends a command, when, and on top of what.
#[derive(Clone, Debug)]
pub struct CommandMeta {
    /// The idempotency key.
    pub key: String,
    /// What tells two requests with one key apart: the same for the same content.
    pub fingerprint: String,
    pub device: Option<DeviceId>,
    /// In milliseconds since 1970.
    pub at: i64,
    pub expected: Expected,
    /// Where the table's log ended when the sender's permission was checked. A cached state that is not older can be used
    /// without asking the database again.
    pub head: Option<Head>,
}

impl CommandMeta {
    /// On top of whatever is there, from an unknown device.
    pub fn new(key: impl Into<String>, fingerprint: String, at: i64) -> Self {
        Self { key: key.into(), fingerprint, device: None, at, expected: Expected::default(), head: None }
    }

    /// Where the entries of the command come from.
    pub fn origin(&self) -> Origin<'_> {
        let Self { key, fingerprint, device, at, .. } = self;
        Origin { key, fingerprint, device: device.as_ref(), at: *at }
    }
}

/// On top of what a command is sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Expected {
    /// The version that the sender saw; `None` for what goes on top of whatever is there.
    pub version: Option<i64>,
    /// The number that a new hand is meant to have, where it is meant for one.
    pub number: Option<u32>,
}

impl Expected {
    /// On top of this version.
    pub fn version(version: i64) -> Self {
        Self { version: Some(version), number: None }
    }

    pub(crate) fn check(self, table: &Table) -> Result<(), Refusal> {
        let is_stale = self.version.is_some_and(|version| table.has_changed_since(version));
        let is_other = self.number.is_some_and(|number| number != table.next_number());
        if is_stale || is_other { Err(Refusal::Conflict) } else { Ok(()) }
    }
}

#[derive(Clone, Debug)]
pub enum TableCommand {
    EnterHand {
        hand: SentHand,
        /// `None` for a further hand, whatever came before it.
        meant: Option<Meant>,
        /// Whether a hand that is possible but unlikely is refused until the sender confirms it.
        asks_about_unusual: bool,
    },
    ChangeHands {
        change: HandChange,
        /// Whether hands behind an earlier end of the game are dropped.
        drops_later: bool,
    },
    /// The inputs of the bid form; none withdraw the bid.
    EnterBid(Vec<(String, String)>),
    /// The inputs of the rules form: all rules that hold from the next hand on.
    ChangeRules(Vec<(String, String)>),
    Pay {
        payment: SentPayment,
        source: Source,
    },
    Close,
    Reopen,
    /// Whoever runs the server made a link for an owner.
    RecordRecovery,
    RenamePlayer {
        seat: Seat,
        name: String,
    },
    /// Another person has the seat from the next hand on.
    ReplacePlayer {
        seat: SeatChoice,
        name: String,
    },
}

impl TableCommand {
    /// A further hand, of a document.
    pub fn enter(hand: SentHand) -> Self {
        Self::EnterHand { hand, meant: None, asks_about_unusual: false }
    }

    /// A change of the hands that drops none.
    pub fn change(change: HandChange) -> Self {
        Self::ChangeHands { change, drops_later: false }
    }

    /// Whether the command changes something of the table's club.
    pub fn concerns_club(&self) -> bool {
        match self {
            // What is paid after the end is in the club's ledger.
            Self::Pay { .. } | Self::RenamePlayer { .. } | Self::ReplacePlayer { .. } => true,
            Self::EnterHand { .. }
            | Self::ChangeHands { .. }
            | Self::EnterBid(_)
            | Self::ChangeRules(_)
            | Self::Close
            | Self::Reopen
            | Self::RecordRecovery => false,
        }
    }
}

/// A change of hands that were entered before.
#[derive(Clone, Debug)]
pub enum HandChange {
    Amend {
        number: u32,
        hand: SentHand,
    },
    /// The same; a hand that is as it was is refused as unchanged.
    Correct {
        number: u32,
        hand: SentHand,
    },
    /// A hand that does not count.
    Void {
        number: u32,
    },
    /// A voided hand counts after all: the one that an entry of the log brought.
    Restore {
        entry: i64,
    },
    /// The one that would have a number.
    RestoreAt {
        number: u32,
    },
    /// A forgotten hand, before that of a number.
    Insert {
        number: u32,
        hand: SentHand,
    },
}

/// A seat by its number or by the name of who sits there.
#[derive(Clone, Debug)]
pub enum SeatChoice {
    Seat(Seat),
    Player(String),
}

/// A hand as it was sent.
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

    /// The hand as the log keeps it, as the hand of a number.
    pub fn canonical(&self, table: &Table, number: u32) -> Result<Node, Refusal> {
        let (hand, source) = self.draft();
        let read = table.before(number)?.canonical(hand, source);
        read.map_err(|complaints| Refusal::about(table, number, complaints))
    }
}

/// What a new hand was meant to be, by a phone that may not have heard of every other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meant {
    /// The number that it is to have.
    pub number: u32,
    /// The number that it was entered with, before others moved it on.
    pub entered: u32,
}

/// A payment as it was sent: the players by name, or by label where a form sends it.
#[derive(Clone, Debug, Default)]
pub struct SentPayment {
    pub from: String,
    pub to: String,
    pub amount: String,
}
