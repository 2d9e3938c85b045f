//! What a closed table contributes to its club: the dues of each person.

use super::settlement::{Settlement, settlement};
use super::stake::Stake;
use super::state::Table;
use crate::club::Purse;
use crate::command::CommandError;
use crate::session::Person;
use crate::store::Due;

/// The purse, and the amount each person is due in it.
pub type Dues = (Purse, Vec<(Person, i64)>);

/// The purse of a table's debts; `None` if its totals are not debts.
pub fn purse(table: &Table) -> Option<Purse> {
    settlement(table).ok().and_then(|settled| purse_of(table, &settled))
}

fn purse_of(table: &Table, settled: &Settlement) -> Option<Purse> {
    let facts = table.replay.facts();
    match &table.stake {
        _ if settled.nothing_due.is_some() => None,
        Stake::Unit => Purse::pieces(facts),
        Stake::Counters { .. } => Some(Purse::counters(facts)),
        Stake::Money { currency, .. } => Purse::money(currency),
    }
}

/// What each person won at a table after rounding, less what was paid there before the table was closed. Amounts are in
/// smallest units, sum to 0, and leave out zeros. `None` if the table's totals are not debts.
pub fn due(table: &Table) -> Result<Option<Dues>, CommandError> {
    let settled = settlement(table)?;
    let Some(purse) = purse_of(table, &settled) else { return Ok(None) };
    let amounts = settled.dues.iter().map(|due| (due.person, due.owed + due.paid - due.paid_late));
    Ok(Some((purse, amounts.filter(|(_, amount)| *amount != 0).collect())))
}

/// The rows of dues for the store; empty while the table is open.
pub fn stored_dues(table: &Table) -> Result<Vec<Due>, CommandError> {
    let due = if table.history.closed() { due(table)? } else { None };
    let Some((purse, amounts)) = due else { return Ok(Vec::new()) };
    let row = |(person, amount): (Person, i64)| Due {
        person: i64::try_from(person.index()).unwrap_or(i64::MAX),
        purse: purse.name(),
        amount,
    };
    Ok(amounts.into_iter().map(row).collect())
}
