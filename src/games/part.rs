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
    /// What else the game counts of him, by the names in [`Facts::counts`](super::game::Facts::counts); nothing of most.
    pub counts: Vec<(&'static str, i64)>,
}

impl Part {
    /// A part of which nothing else is counted.
    #[must_use]
    pub fn new(seat: Seat, role: &'static str, contract: &'static str, outcome: &'static str) -> Self {
        Self { seat, role, contract, outcome, counts: Vec::new() }
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
