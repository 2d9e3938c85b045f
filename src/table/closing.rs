//! What a closed table brings its club: what each person is due, and a summary for statistics.

use super::rejection::Refusal;
use super::settlement::{Settlement, SettlementError, settlement};
use super::stake::Stake;
use super::state::Table;
use crate::club::{Purse, Summary};
use crate::games::fields::Complaint;
use crate::games::text::Text;
use crate::session::{Invalid, Person};
use crate::store::{Closing, Due};

/// In which purse, and how much by person.
pub type Dues = (Purse, Vec<(Person, i64)>);

/// What a table's debts are in; `None` where its totals are nobody's debts.
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

/// What a table brings each person, in smallest parts, without those to whom it brings nothing: what they have won there after
/// its own rounding, less what was paid there before its end. It sums to 0. `None` where its totals are nobody's debts.
pub fn due(table: &Table) -> Result<Option<Dues>, SettlementError> {
    let settled = settlement(table)?;
    let Some(purse) = purse_of(table, &settled) else { return Ok(None) };
    let amounts = settled.dues.iter().map(|due| (due.person, due.owed + due.paid - due.paid_late));
    Ok(Some((purse, amounts.filter(|(_, amount)| *amount != 0).collect())))
}

/// The dues of a table as the store keeps them; none while it is open.
pub fn stored_dues(table: &Table) -> Result<Vec<Due>, SettlementError> {
    let due = if table.history.closed() { due(table)? } else { None };
    let Some((purse, amounts)) = due else { return Ok(Vec::new()) };
    let row = |(person, amount): (Person, i64)| Due {
        person: i64::try_from(person.index()).unwrap_or(i64::MAX),
        purse: purse.name(),
        amount,
    };
    Ok(amounts.into_iter().map(row).collect())
}

/// The summary of a closed table as the store keeps it; `None` while it is open.
pub fn stored_summary(table: &Table) -> Result<Option<Summary>, Invalid> {
    table.history.closed().then(|| Summary::by_label(&table.replay, table.history.steps())).transpose()
}

/// What the store keeps of a table for its club. Amounts that no ledger takes are refused.
pub fn closing(table: &Table) -> Result<Closing, Refusal> {
    let too_large = |_| Refusal::about(table, 0, vec![Complaint::new("", Text::new("hand-too-large"))]);
    let dues = stored_dues(table).map_err(too_large)?;
    Ok(Closing { summary: stored_summary(table)?.map(|summary| summary.to_json()), dues })
}
