//! The end of a table: what is left in the middle is shared.

use super::replay::{Closing, Replay};
use crate::ledger::{Account, Seat, Transfers, share};

impl Replay {
    /// Closes the table: every debt and every other pot is paid into the first pot, which is shared equally among all,
    /// odd ones one each from the next dealer on.
    pub fn close(&mut self) {
        let mut transfers = Transfers::default();
        let balances = self.position.balances();
        if let Some((first, lying)) = balances.pots().first().copied() {
            let debts = self.position.debts().into_iter().map(|debt| (Account::Seat(debt.player), debt.amount));
            let others = balances.pots().iter().skip(1).map(|(pot, amount)| (Account::Pot(pot), *amount));
            let mut all = lying;
            for (from, amount) in debts.chain(others) {
                transfers.pay(from, Account::Pot(first), amount);
                all = all.saturating_add(amount);
            }
            let from_dealer: Vec<Seat> = self.seats().round_from(self.position.next_dealer()).collect();
            for (seat, part) in share(all, &from_dealer) {
                transfers.pay(Account::Pot(first), seat, part);
            }
        }
        if let Ok(after) = balances.after(&transfers) {
            self.closing = Some(Closing { transfers, after });
        }
    }

    /// Goes on after a close, as if there had been none.
    pub fn reopen(&mut self) {
        self.closing = None;
    }

    /// What moved when the table was closed.
    pub fn closing(&self) -> Option<&Transfers> {
        self.closing.as_ref().map(|closing| &closing.transfers)
    }
}
