//! What a hand came to.

use crate::games::game::Dared;
use crate::games::seats::Deal;
use crate::games::text::Text;
use crate::ledger::{Account, Balances, Transfers};

/// A hand that has been played and paid.
#[derive(Clone, Debug)]
pub struct Scored {
    /// Who dealt and played.
    pub deal: Deal,
    /// What everybody and the pots had after it.
    pub after: Balances,
    /// Who paid whom, pots included, in order.
    pub transfers: Transfers,
    /// How many of them the deal had asked for before the hand.
    pub asked: usize,
    /// The hand in a sentence.
    pub headline: Text,
    /// What one player dared, in games of which some contracts are bolder than others.
    pub dared: Option<Dared>,
}

impl Scored {
    /// The same without room for more, as it is remembered for the evening.
    pub(super) fn shrunk(mut self) -> Self {
        self.transfers.shrink();
        self.deal.active.shrink_to_fit();
        self.headline.args.shrink_to_fit();
        self
    }

    /// Who pays whom once the hand is played: what the deal had asked for lies on the table already.
    pub fn still_to_move(&self) -> Transfers {
        self.transfers.behind(self.asked)
    }

    /// What the hand changed, by seat.
    pub fn deltas(&self) -> Vec<i64> {
        let mut deltas = vec![0; self.after.seats().len()];
        let mut change = |account, amount| {
            if let Account::Seat(seat) = account
                && let Some(delta) = deltas.get_mut(seat.index())
            {
                *delta += amount;
            }
        };
        for transfer in &self.transfers {
            change(transfer.from(), -transfer.amount());
            change(transfer.to(), transfer.amount());
        }
        deltas
    }
}

/// How a hand was counted, in words.
#[derive(Clone, Debug, Default)]
pub struct Reasons {
    /// How it was counted, line by line.
    pub why: Vec<Text>,
    /// Who pays whom in all, where players pay each other.
    pub who_pays: Vec<Text>,
    /// What is possible but so unlikely that the players should look again.
    pub warnings: Vec<Text>,
}

impl Reasons {
    /// The whole explanation, ending in who pays whom.
    pub fn explanation(&self) -> impl Iterator<Item = &Text> {
        self.why.iter().chain(&self.who_pays)
    }
}
