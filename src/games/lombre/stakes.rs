//! The stakes, and the ante of a hand.

use super::Rules;
use crate::games::prelude::*;

pub const STAKES: Pot = Pot { id: "stakes", label: "pot-stakes" };

/// Each player's payment into empty stakes.
const NEW_STAKES: i64 = 5;
/// The eldest hand's payment into stakes that are not empty.
const ELDEST: i64 = 1;
/// The value of a greater counter, in lesser ones.
const GREATER: i64 = 5;

/// The ante of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ante {
    payers: Vec<Seat>,
    /// The payment of each payer.
    each: i64,
    /// The stakes after the ante.
    pub stakes: i64,
}

impl Ante {
    /// Computes the ante of the next hand.
    pub fn before(table: &Context<'_, Rules>) -> Self {
        let left = table.balances.pot(STAKES.id);
        let (payers, each) =
            if left == 0 { (table.deal.active.to_vec(), NEW_STAKES) } else { (vec![table.deal.eldest()], ELDEST) };
        let stakes = payers.iter().fold(left, |stakes, _| stakes + each);
        Self { payers, each, stakes }
    }

    /// Transfers the ante, and explains it.
    pub fn pay(&self, outcome: &mut Outcome) {
        for payer in &self.payers {
            outcome.transfers.pay(*payer, Account::Pot(&STAKES), self.each);
        }
        outcome.transfers_at_deal = outcome.transfers.len();
        outcome.why.push(self.line());
    }

    /// The line about the ante.
    pub fn line(&self) -> Message {
        match self.payers.as_slice() {
            [eldest] => Message::new("lombre-why-eldest").with("player", *eldest).amount("amount", self.each),
            _ => Message::new("lombre-why-all-in").amount("amount", self.each),
        }
    }
}

/// An amount of the stakes in greater and lesser counters.
pub fn in_counters(stakes: i64) -> Message {
    Message::new("lombre-stakes")
        .count("greater", stakes / GREATER)
        .count("lesser", stakes % GREATER)
        .amount("amount", stakes)
}
