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

    /// Limits payments to what their payers owe in the club. Returns whether that is less.
    pub fn limit(&self, payments: &mut Vec<ProposedPayment>) -> bool {
        let mut owed: BTreeMap<PersonId, i64> = BTreeMap::new();
        let mut is_less = false;
        for payment in payments.iter_mut() {
            let Some(payer) = self.person(payment.from) else { continue };
            let owed = owed.entry(payer).or_insert_with(|| (-self.ledger.balance(self.purse, payer)).max(0));
            is_less |= *owed < payment.amount;
            payment.amount = payment.amount.min(*owed);
            *owed -= payment.amount;
        }
        payments.retain(|payment| payment.amount > 0);
        is_less
    }

    fn person(&self, seat: Seat) -> Option<PersonId> {
        let person = self.club.people_at(self.number).get(seat.index())?;
        Some(self.club.people().counts_as(*person))
    }
}
