//! The two pots: the ante, and the amount in play.

use super::{Rules, State};
use crate::games::prelude::*;

/// The common stock from which the plato is served.
pub const CENTRE: Pot = Pot { id: "centre", label: "pot-centre" };
/// The dish that the hombre plays for.
pub const PLATO: Pot = Pot { id: "plato", label: "pot-plato" };

/// Each player's payment into an empty centre.
const FILLING: i64 = 5;
/// The centre's payment into an empty plato.
const SERVING: i64 = 5;
/// The dealer's payment into the plato.
const DEALER: i64 = 1;
/// The amount in play beyond the plato while there are no debts.
pub const FIRST_PUESTA: i64 = 4;

/// The pots after the ante.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PotsAfterAnte {
    /// The dealer, who pays into the plato.
    dealer: Seat,
    /// Whether the centre was empty, so that all players paid.
    filled: bool,
    /// Whether the plato was empty, so that the centre paid.
    served: bool,
    /// The contents of the centre.
    pub centre: i64,
    /// The contents of the plato.
    pub plato: i64,
}

impl PotsAfterAnte {
    /// Computes the ante of the next hand.
    pub fn before(table: &Context<'_, Rules>) -> Self {
        let (mut centre, mut plato) = (table.balances.pot(CENTRE.id), table.balances.pot(PLATO.id));
        let served = plato == 0;
        // The first hand needs no special case: both pots are empty before it.
        let filled = served && centre == 0;
        if filled {
            centre = table.seats.all().map(|_| FILLING).sum();
        }
        if served {
            centre -= SERVING;
            plato = SERVING;
        }
        Self { dealer: table.deal.dealer, filled, served, centre, plato: plato + DEALER }
    }

    /// The price of a lost hand.
    pub fn in_play(&self, state: &State) -> i64 {
        self.plato + state.highest().map_or(FIRST_PUESTA, |(_, debt)| debt.amount)
    }

    /// Transfers the ante, and explains it.
    pub fn pay(&self, table: &Context<'_, Rules>, outcome: &mut Outcome) {
        if self.filled {
            for seat in table.seats.all() {
                outcome.transfers.pay(seat, Account::Pot(&CENTRE), FILLING);
            }
        }
        if self.served {
            outcome.transfers.pay(Account::Pot(&CENTRE), Account::Pot(&PLATO), SERVING);
        }
        outcome.transfers.pay(self.dealer, Account::Pot(&PLATO), DEALER);
        outcome.transfers_at_deal = outcome.transfers.len();
        outcome.why.extend(self.put_in());
    }

    /// The lines about the ante.
    pub fn put_in(&self) -> Vec<Message> {
        let filled = self.filled.then(|| Message::new("tresillo-why-filled").amount("amount", FILLING));
        let served = self.served.then(|| Message::new("tresillo-why-served").amount("amount", SERVING));
        let dealt = Message::new("tresillo-why-dealer").with("dealer", self.dealer).amount("amount", DEALER);
        filled.into_iter().chain(served).chain([dealt]).collect()
    }

    /// The lines about the pots, the debts and the amount in play.
    pub fn lying(&self, state: &State) -> Vec<Message> {
        let pots = Message::new("tresillo-pots").amount("plato", self.plato).amount("centre", self.centre);
        let debt =
            |debt: &Debt| Message::new("tresillo-debt").with("player", debt.player).amount("amount", debt.amount);
        let mut lines = vec![pots];
        lines.extend(state.debts.iter().map(debt));
        lines.push(self.in_play_line(state));
        lines
    }

    /// The line about the price of a lost hand.
    pub fn in_play_line(&self, state: &State) -> Message {
        let text = match state.highest() {
            Some((_, debt)) => Message::new("tresillo-in-play-reserved").amount("debt", debt.amount),
            None => Message::new("tresillo-in-play").amount("more", FIRST_PUESTA),
        };
        text.amount("plato", self.plato).amount("amount", self.in_play(state))
    }
}
