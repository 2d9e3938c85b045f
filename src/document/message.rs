//! Messages as ids with arguments. They become sentences last, in the reader's language.

use crate::ledger::{Party, Seat};

/// A message: its id in the message files, and its arguments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Message {
    /// The message's id, such as `tarot-why-contract`.
    pub id: &'static str,
    /// The message's arguments by name.
    pub args: Vec<(&'static str, Arg)>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    Seat(Seat),
    Seats(Box<[Seat]>),
    /// A party by its name, such as "Ana & Chloé".
    Party(Party),
    Parties(Box<[Party]>),
    /// A text that is shown as it is.
    Verbatim(String),
    /// A whole number, which also selects the plural.
    Count(i64),
    /// A number in plain notation, such as `1234.5`.
    Plain(String),
    /// Half-points of cards, formatted as points.
    Halves(i64),
    /// An amount in smallest parts of the table's unit.
    Amount(i64),
    /// An amount with its sign, including a plus.
    Signed(i64),
    /// A message without arguments, by its id.
    Id(&'static str),
    Message(Box<Message>),
    /// Parts that are added: "98 + Weis 40".
    Sum(Box<[Message]>),
}

impl Message {
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new() }
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// Adds a whole number.
    pub fn count(self, name: &'static str, count: impl TryInto<i64>) -> Self {
        self.with(name, Arg::Count(count.try_into().unwrap_or(i64::MAX)))
    }

    /// Adds an amount in smallest parts of the table's unit.
    pub fn amount(self, name: &'static str, amount: i64) -> Self {
        self.with(name, Arg::Amount(amount))
    }

    /// Whether the message contains an amount.
    pub fn has_amount(&self) -> bool {
        self.args.iter().any(|(_, arg)| matches!(arg, Arg::Amount(_) | Arg::Signed(_)))
    }
}

/// A message without arguments.
impl From<&'static str> for Message {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl From<i64> for Arg {
    fn from(count: i64) -> Self {
        Self::Count(count)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<Vec<Seat>> for Arg {
    fn from(seats: Vec<Seat>) -> Self {
        Self::Seats(seats.into())
    }
}

impl From<Party> for Arg {
    fn from(party: Party) -> Self {
        Self::Party(party)
    }
}

impl From<Vec<Party>> for Arg {
    fn from(parties: Vec<Party>) -> Self {
        Self::Parties(parties.into())
    }
}

impl From<Message> for Arg {
    fn from(text: Message) -> Self {
        if text.args.is_empty() { Self::Id(text.id) } else { Self::Message(Box::new(text)) }
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Verbatim(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Verbatim(text.to_owned())
    }
}
