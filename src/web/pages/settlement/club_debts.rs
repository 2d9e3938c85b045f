//! What the ledger of the club leaves of the debts of a table that is over. After the end, payments belong to the club, where
//! they can be taken back and where other payments clear the same debts.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::club::{Club, Ledger, PersonId, Purse, TableNumber};
use crate::ledger::ProposedPayment;
use crate::table::{Table, purse};
use crate::web::pages::prelude::*;

/// A table that is over, in the ledger of its club.
pub struct ClubDebts {
    number: TableNumber,
    purse: Purse,
    club: Arc<Club>,
    ledger: Ledger,
}

impl ClubDebts {
    /// Loads them; `None` for a table that has nothing in the ledger.
    pub async fn load(visit: TableVisit) -> Result<(Option<Self>, TableVisit), HttpError> {
        let Some(purse) = purse(&visit.state).filter(|_| visit.state.is_in_ledger()) else { return Ok((None, visit)) };
        let load = move |app: &App, visit: &TableVisit| {
            let (id, number) = app.store().club_of(visit.id)?.ok_or(HttpError::Missing)?;
            let club = app.service.load(id)?;
            let ledger = app.service.ledger(id, &club)?;
            Ok(Some(Self { number, purse, club, ledger }))
        };
        visit.run_query(load).await
    }

    /// The table without the payments after its end that the club does not count.
    pub fn without_withdrawn(&self, table: &Table) -> Table {
        let mut table = table.clone();
        let counts = |id| self.club.counts_payment(self.number, id);
        table.history.paid.retain(|paid| paid.payment.payment.is_none_or(counts));
        table
    }

    /// Limits payments to what their payers owe and their payees are owed in the club: another table may have taken a credit
    /// into account already. Returns whether that is less.
    pub fn limit(&self, payments: &mut Vec<ProposedPayment>) -> bool {
        // What is left of the balances.
        let mut left: BTreeMap<PersonId, i64> = BTreeMap::new();
        let mut is_less = false;
        for payment in payments.iter_mut() {
            let (Some(from), Some(to)) = (self.person(payment.from), self.person(payment.to)) else { continue };
            let mut balance = |person| *left.entry(person).or_insert_with(|| self.ledger.balance(self.purse, person));
            let most = (-balance(from)).min(balance(to)).max(0);
            is_less |= most < payment.amount;
            payment.amount = payment.amount.min(most);
            left.entry(from).and_modify(|left| *left += payment.amount);
            left.entry(to).and_modify(|left| *left -= payment.amount);
        }
        payments.retain(|payment| payment.amount > 0);
        is_less
    }

    fn person(&self, seat: Seat) -> Option<PersonId> {
        let person = self.club.people_at(self.number).get(seat.index())?;
        Some(self.club.people().counts_as(*person))
    }
}
