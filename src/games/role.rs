//! The part of a player in a hand, for statistics.

use crate::document::choice::Labelled;
use crate::document::{Deal, Message};
use crate::ledger::Seat;

/// A player's part in a hand that was played. Statistics and exports use the names in all languages; what does not
/// apply is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRole {
    pub seat: Seat,
    /// The role: `taker`, `defender`, `player`.
    pub role: &'static str,
    /// The contract: `garde`, `solo`.
    pub contract: &'static str,
    /// How the contract ended: `made`, `codillo`. In games without contracts, what happened to this player.
    pub outcome: &'static str,
    /// Other counts of the player, by the names in [`RoleLabels::counts`]; empty for most players.
    pub counts: Vec<(&'static str, i64)>,
}

impl PlayerRole {
    /// A part without other counts.
    pub fn new(seat: Seat, role: &'static str, contract: &'static str, outcome: &'static str) -> Self {
        Self { seat, role, contract, outcome, counts: Vec::new() }
    }
}

/// The categories of a game's statistics, in display order.
#[derive(Debug)]
pub struct RoleLabels {
    /// `None` for games in which no hand has a contract.
    pub contracts: Option<Contracts>,
    /// What is counted of each player in a hand without a contract, such as getting a letter in burro.
    pub outcomes: &'static [Labelled],
    /// Other counts of the player of a contract, with the names in [`PlayerRole::counts`]. Each message has a `count`.
    pub counts: &'static [Labelled],
}

/// The contracts of a game.
#[derive(Debug)]
pub struct Contracts {
    /// The roles; the player of the contract comes first, and the opponents last. Others play the contract too, such as
    /// soloists, unless they are partners.
    pub roles: &'static [Labelled],
    /// The role of the partner.
    pub partner: Option<&'static str>,
    /// The contracts, from the least bold one.
    pub names: &'static [Labelled],
    /// The message of a label in `names`: [`Message::new`], unless some labels are no messages.
    pub say: fn(&'static str) -> Message,
    /// The outcomes; those in which the contract is made come first.
    pub outcomes: &'static [Labelled],
    /// The outcome in which neither side has won.
    pub neither: Option<&'static str>,
    /// How many of the outcomes mean that the contract is made.
    pub made: usize,
}

impl RoleLabels {
    /// For a game whose statistics have only amounts.
    pub const NONE: Self = Self { contracts: None, outcomes: &[], counts: &[] };

    /// The message of a category.
    pub fn label(of: &[Labelled], name: &str) -> Option<&'static str> {
        of.iter().find(|(known, _)| *known == name).map(|(_, label)| *label)
    }
}

/// The message of a label that may be a number.
pub fn number_or_message(label: &'static str) -> Message {
    match label.parse::<i64>() {
        Ok(number) => Message::new("plain-number").count("number", number),
        Err(_) => Message::new(label),
    }
}

impl Contracts {
    /// The parts of all active players in a contract. The other counts are those of its player.
    pub fn parts(
        &self,
        deal: &Deal,
        (player, partner): (Seat, Option<Seat>),
        (contract, outcome): (&'static str, &'static str),
        counts: &[(&'static str, i64)],
    ) -> Vec<PlayerRole> {
        let [first, last] = [self.roles.first(), self.roles.last()].map(|role| role.map_or("", |(role, _)| role));
        let part = |seat: &Seat| match self.partner {
            _ if *seat == player => {
                PlayerRole { counts: counts.to_vec(), ..PlayerRole::new(*seat, first, contract, outcome) }
            }
            Some(role) if Some(*seat) == partner => PlayerRole::new(*seat, role, contract, outcome),
            _ => PlayerRole::new(*seat, last, contract, outcome),
        };
        deal.active.iter().map(part).collect()
    }

    /// Whether a player in this role plays the contract.
    pub fn is_leader(&self, role: &str) -> bool {
        let place = self.roles.iter().position(|(known, _)| *known == role);
        self.partner != Some(role) && place.is_some_and(|place| place == 0 || place + 1 < self.roles.len())
    }

    /// Whether the contract was made.
    pub fn is_made(&self, outcome: &str) -> bool {
        self.outcomes.iter().take(self.made).any(|(made, _)| *made == outcome)
    }

    /// Whether the contract was made, or else lost; `None` if neither side has won.
    pub fn verdict(&self, outcome: &str) -> Option<bool> {
        (self.neither != Some(outcome)).then(|| self.is_made(outcome))
    }

    /// Whether an outcome is a win in a role; `None` if neither side has won.
    pub fn is_won(&self, role: &str, outcome: &str) -> Option<bool> {
        let is_for_it = self.is_leader(role) || self.partner == Some(role);
        self.verdict(outcome).map(|is_made| is_for_it == is_made)
    }
}

/// The parts in a game without contracts. Most players have no outcome.
pub fn everybody(deal: &Deal, outcome: impl Fn(Seat) -> Option<&'static str>) -> Vec<PlayerRole> {
    let part = |seat: &Seat| PlayerRole::new(*seat, "player", "", outcome(*seat).unwrap_or_default());
    deal.active.iter().map(part).collect()
}
