//! What part a player had in a hand, as statistics count it.

use super::seats::Deal;
use crate::ledger::Seat;

/// A player's part in a hand that was played. The names are those of the statistics and of the export, the same in every
/// language; what does not apply is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    pub seat: Seat,
    /// As what he played: `taker`, `defender`, `player`.
    pub role: &'static str,
    /// What was played for: `garde`, `solo`.
    pub contract: &'static str,
    /// How it ended: `made`, `codillo`; his own where everybody plays for himself.
    pub outcome: &'static str,
    /// What else the game counts of him, by the names in [`Kinds::counts`]; nothing of most.
    pub counts: Vec<(&'static str, i64)>,
}

impl Part {
    /// A part of which nothing else is counted.
    pub fn new(seat: Seat, role: &'static str, contract: &'static str, outcome: &'static str) -> Self {
        Self { seat, role, contract, outcome, counts: Vec::new() }
    }
}

/// A name of statistics, and the message that says it to people.
pub type Labelled = (&'static str, &'static str);

/// What the plays of a game are told apart by, in the order in which people are told.
#[derive(Debug)]
pub struct Kinds {
    /// Nothing of games in which everybody plays for himself.
    pub contracts: Option<Contracts>,
    /// What may happen to one player alone: a letter.
    pub outcomes: &'static [Labelled],
    /// What else is counted of whoever plays a contract, as [`Part::counts`] names it; each message has a `count`.
    pub counts: &'static [Labelled],
}

/// The contracts of a game.
#[derive(Debug)]
pub struct Contracts {
    /// As what one plays, whoever plays the contract first.
    pub roles: &'static [Labelled],
    /// The role of whoever plays it with him.
    pub partner: Option<&'static str>,
    /// The contracts, the meekest first.
    pub names: &'static [Labelled],
    /// How one ends, the one in which it is made first.
    pub outcomes: &'static [Labelled],
}

impl Kinds {
    /// Of a game in which nothing but amounts is told apart.
    pub const NONE: Self = Self { contracts: None, outcomes: &[], counts: &[] };

    /// The message of something that is told apart.
    pub fn label(of: &[Labelled], name: &str) -> Option<&'static str> {
        of.iter().find(|(known, _)| *known == name).map(|(_, label)| *label)
    }
}

impl Contracts {
    /// Whether this is the role of whoever plays the contract.
    pub fn is_leader(&self, role: &str) -> bool {
        self.roles.first().is_some_and(|(leader, _)| *leader == role)
    }

    /// Whether the contract was made.
    pub fn is_made(&self, outcome: &str) -> bool {
        self.outcomes.first().is_some_and(|(made, _)| *made == outcome)
    }

    /// Whether an outcome is the good one for who plays in a role.
    pub fn is_won(&self, role: &str, outcome: &str) -> bool {
        let is_for_it = self.is_leader(role) || self.partner == Some(role);
        is_for_it == self.is_made(outcome)
    }
}

/// The parts of a game without contracts, in which everybody plays for himself; nothing happened to most.
pub fn everybody(deal: &Deal, outcome: impl Fn(Seat) -> Option<&'static str>) -> Vec<Part> {
    let part = |seat: &Seat| Part::new(*seat, "player", "", outcome(*seat).unwrap_or_default());
    deal.active.iter().map(part).collect()
}

/// The parts of a contract that ends alike for all, in the roles that they have in it.
pub fn contract(
    deal: &Deal,
    contract: &'static str,
    outcome: &'static str,
    role: impl Fn(Seat) -> &'static str,
) -> Vec<Part> {
    deal.active.iter().map(|seat| Part::new(*seat, role(*seat), contract, outcome)).collect()
}
