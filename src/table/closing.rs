//! What a closed table contributes to its club: the dues of each person.

use super::settlement::{self, NothingDue, settlement};
use super::stake::Stake;
use super::state::Table;
use crate::club::Purse;
use crate::command::CommandError;
use crate::store::Due;

/// The purse of a table's debts; `None` if its totals are not debts.
pub fn purse(table: &Table) -> Option<Purse> {
    let facts = table.replay.facts();
    match &table.stake {
        _ if NothingDue::of(table).is_some() => None,
        Stake::Unit => Purse::pieces(facts),
        Stake::Counters { .. } => Some(Purse::counters(facts)),
        Stake::Money { currency, .. } => Purse::money(currency),
    }
}

/// What each person won at a table after rounding, less what was paid there before the table was closed, as the store keeps
/// it. The amounts sum to 0. There are none while the table is open, nor if its totals are not debts.
pub fn stored_dues(table: &Table) -> Result<Vec<Due>, CommandError> {
    if !table.history.closed {
        return Ok(Vec::new());
    }
    let settled = settlement(table)?;
    let Some(purse) = purse(table) else { return Ok(Vec::new()) };
    let row = |due: &settlement::Due| Due {
        person: i64::try_from(due.person.index()).unwrap_or(i64::MAX),
        purse: purse.name(),
        amount: due.owed + due.paid - due.paid_late,
    };
    Ok(settled.dues.iter().map(row).filter(|due| due.amount != 0).collect())
}
