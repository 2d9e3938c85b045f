//! The two pots: what is put in before a hand, and what is in play.

use super::{State, Tresillo};
use crate::games::game::{Context, Outcome};
use crate::games::text::Text;
use crate::ledger::{Account, Pot, Seat};

/// The common stock from which the plato is served.
pub const CENTRE: Pot = Pot { id: "centre", label: "pot-centre" };
/// The dish that is played for.
pub const PLATO: Pot = Pot { id: "plato", label: "pot-plato" };

/// What every player puts in an empty centre.
const FILLING: i64 = 5;
/// What the centre gives to an empty plato.
const SERVING: i64 = 5;
/// What the dealer adds to the plato.
const DEALER: i64 = 1;
/// What is in play beyond the plato as long as there are no debts.
const FIRST_PUESTA: i64 = 4;

/// The pots when everything is put in and the cards are dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ready {
    /// Who deals, and adds to the plato.
    dealer: Seat,
    /// Whether the centre was empty when it had to serve, and all put in.
    filled: bool,
    /// Whether the plato was empty, and the centre served it.
    served: bool,
    /// What lies in the centre.
    centre: i64,
    /// What lies in the plato.
    pub plato: i64,
}

impl Ready {
    /// Puts in what has to be put in before a hand.
    pub fn before(table: &Context<'_, Tresillo>) -> Self {
        let (mut centre, mut plato) = (table.balances.pot(CENTRE.id), table.balances.pot(PLATO.id));
        let served = plato == 0;
        // The first hand is no case of its own: both pots are empty before it.
        let filled = served && centre == 0;
        if filled {
            centre = table.seats.all().fold(centre, |centre, _| centre.saturating_add(FILLING));
        }
        if served {
            centre = centre.saturating_sub(SERVING);
            plato = plato.saturating_add(SERVING);
        }
        Self { dealer: table.deal.dealer, filled, served, centre, plato: plato.saturating_add(DEALER) }
    }

    /// What a lost hand costs.
    pub fn in_play(&self, state: &State) -> i64 {
        let beyond = state.highest().map_or(FIRST_PUESTA, |(_, debt)| debt.amount);
        self.plato.saturating_add(beyond)
    }

    /// Moves what is put in, and says so.
    pub fn pay(&self, table: &Context<'_, Tresillo>, outcome: &mut Outcome) {
        if self.filled {
            for seat in table.seats.all() {
                outcome.transfers.pay(seat, Account::Pot(&CENTRE), FILLING);
            }
        }
        if self.served {
            outcome.transfers.pay(Account::Pot(&CENTRE), Account::Pot(&PLATO), SERVING);
        }
        outcome.transfers.pay(self.dealer, Account::Pot(&PLATO), DEALER);
        outcome.asked = outcome.transfers.len();
        outcome.why.extend(self.put_in());
    }

    /// The lines that say what is put in.
    pub fn put_in(&self) -> Vec<Text> {
        let mut lines = Vec::new();
        if self.filled {
            lines.push(Text::new("tresillo-why-filled").amount("amount", FILLING));
        }
        if self.served {
            lines.push(Text::new("tresillo-why-served").amount("amount", SERVING));
        }
        lines.push(Text::new("tresillo-why-dealer").with("dealer", self.dealer).amount("amount", DEALER));
        lines
    }

    /// What lies in the pots then.
    pub fn pots(&self) -> Vec<(&'static Pot, i64)> {
        vec![(&PLATO, self.plato), (&CENTRE, self.centre)]
    }

    /// What lies in the pots, the debts, and what is in play.
    pub fn lying(&self, state: &State) -> Vec<Text> {
        let pots = Text::new("tresillo-pots").amount("plato", self.plato).amount("centre", self.centre);
        let debt = |debt: &crate::games::game::Debt| {
            Text::new("tresillo-debt").with("player", debt.player).amount("amount", debt.amount)
        };
        let mut lines = vec![pots];
        lines.extend(state.debts.iter().map(debt));
        lines.push(self.in_play_line(state));
        lines
    }

    /// The line that says what a lost hand costs, and why.
    pub fn in_play_line(&self, state: &State) -> Text {
        let text = match state.highest() {
            Some((_, debt)) => Text::new("tresillo-in-play-reserved").amount("debt", debt.amount),
            None => Text::new("tresillo-in-play").amount("more", FIRST_PUESTA),
        };
        text.amount("plato", self.plato).amount("amount", self.in_play(state))
    }
}
