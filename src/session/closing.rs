//! Closing a table: its pots are shared among the players.

use super::replay::{Closing, Replay};
use crate::ledger::{Account, Seat, Transfers, share};

impl Replay {
    /// Closes the table. All debts and all other pots are paid into the first pot, which is shared equally; the
    /// remainder goes out one unit each, starting with the next dealer.
    pub fn close(&mut self) {
        let mut transfers = Transfers::default();
        let balances = self.position.balances();
        if let Some((first, content)) = balances.pots().first().copied() {
            let debts = self.position.debts().into_iter().map(|debt| (Account::Seat(debt.player), debt.amount));
            let others = balances.pots().iter().skip(1).map(|(pot, amount)| (Account::Pot(pot), *amount));
            let mut total = content;
            for (from, amount) in debts.chain(others) {
                transfers.pay(from, Account::Pot(first), amount);
                total = total.saturating_add(amount);
            }
            let from_dealer: Vec<Seat> = self.seats().round_from(self.position.next_dealer()).collect();
            for (seat, part) in share(total, &from_dealer) {
                transfers.pay(Account::Pot(first), seat, part);
            }
        }
        if let Ok(after) = balances.after(&transfers) {
            self.closing = Some(Closing { transfers, after });
        }
    }

    /// Undoes [`Self::close`].
    pub fn reopen(&mut self) {
        self.closing = None;
    }

    /// The transfers of the close; `None` while the table is open.
    pub fn closing(&self) -> Option<&Transfers> {
        self.closing.as_ref().map(|closing| &closing.transfers)
    }
}
