//! The result of a hand.

use crate::games::game::PlayedContract;
use crate::games::seats::Deal;
use crate::games::text::Text;
use crate::ledger::{Account, Balances, Transfers};

/// A hand that has been played and paid.
#[derive(Clone, Debug)]
pub struct Scored {
    /// The deal: the dealer and the players.
    pub deal: Deal,
    /// The balances of the seats and of the pots after the hand.
    pub after: Balances,
    /// The payments in order, including those to and from pots.
    pub transfers: Transfers,
    /// How many of the transfers were due at the deal, before the hand was played.
    pub due_at_deal: usize,
    /// The hand in a sentence.
    pub headline: Text,
    /// The contract of one player, in games in which some contracts are bolder than others.
    pub played_contract: Option<PlayedContract>,
}

impl Scored {
    /// The transfers that remain once the hand is played; those due at the deal lie on the table already.
    pub fn still_to_move(&self) -> Transfers {
        self.transfers.behind(self.due_at_deal)
    }

    /// The changes of the balances by the hand, by seat.
    pub fn deltas(&self) -> Vec<i64> {
        let mut deltas = vec![0; self.after.seats().len()];
        let mut change = |account, amount| {
            if let Account::Seat(seat) = account
                && let Some(delta) = deltas.get_mut(seat.index())
            {
                *delta += amount;
            }
        };
        for transfer in self.transfers.iter() {
            change(transfer.from(), -transfer.amount());
            change(transfer.to(), transfer.amount());
        }
        deltas
    }
}

/// The explanation of a score.
#[derive(Clone, Debug, Default)]
pub struct Reasons {
    /// The computation, line by line.
    pub why: Vec<Text>,
    /// The net payments between players, if there are any.
    pub who_pays: Vec<Text>,
    /// Warnings about values that are valid but so unlikely that the players should check them.
    pub warnings: Vec<Text>,
}

impl Reasons {
    /// The whole explanation, which ends with the net payments.
    pub fn explanation(&self) -> impl Iterator<Item = &Text> {
        self.why.iter().chain(&self.who_pays)
    }
}
