//! The stakes, and what is put in before a hand.

use super::Lombre;
use crate::games::game::{Context, Outcome};
use crate::games::text::Text;
use crate::ledger::{Account, Pot, Seat};

pub const STAKES: Pot = Pot { id: "stakes", label: "pot-stakes" };

/// What every player puts in empty stakes.
const NEW_STAKES: i64 = 5;
/// What the eldest adds to stakes that were left.
const ELDEST: i64 = 1;
/// The lesser counters that a greater one is worth.
const GREATER: i64 = 5;

/// What is put in before a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ante {
    payers: Vec<Seat>,
    /// How much each.
    each: i64,
    /// What lies in the stakes then.
    pub stakes: i64,
}

impl Ante {
    /// Puts in what has to be put in before a hand.
    pub fn before(table: &Context<'_, Lombre>) -> Self {
        let left = table.balances.pot(STAKES.id);
        let (payers, each) =
            if left == 0 { (table.deal.active.clone(), NEW_STAKES) } else { (vec![table.deal.eldest()], ELDEST) };
        let stakes = payers.iter().fold(left, |stakes, _| stakes.saturating_add(each));
        Self { payers, each, stakes }
    }

    /// Moves it, and says so.
    pub fn pay(&self, outcome: &mut Outcome) {
        for payer in &self.payers {
            outcome.transfers.pay(*payer, Account::Pot(&STAKES), self.each);
        }
        outcome.asked = outcome.transfers.len();
        outcome.why.push(self.line());
    }

    /// The line that says who puts in.
    pub fn line(&self) -> Text {
        match self.payers.as_slice() {
            [eldest] => Text::new("lombre-why-eldest").with("player", *eldest).amount("amount", self.each),
            _ => Text::new("lombre-why-all-in").amount("amount", self.each),
        }
    }

    /// The line that says what lies in the stakes, in counters.
    pub fn lying(&self) -> Text {
        in_counters(self.stakes)
    }
}

/// An amount of the stakes in greater and lesser counters.
pub fn in_counters(stakes: i64) -> Text {
    Text::new("lombre-stakes")
        .count("greater", stakes / GREATER)
        .count("lesser", stakes % GREATER)
        .amount("amount", stakes)
}
