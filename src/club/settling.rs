//! Settling a purse: proposes payments that clear all debts.

use super::ids::PersonId;
use super::ledger::Ledger;
use super::payments::purse_in;
use super::people::person_in;
use super::purse::Purse;
use super::state::Club;
use crate::command::CommandError;
use crate::games::text::Text;
use crate::ledger::payments;

/// The most balances that the ledger settles at once.
const MAX_BALANCES: usize = 200;

/// The options of a settlement, as the client sends them.
#[derive(Clone, Copy, Debug, Default)]
pub struct SettlementRequest<'a> {
    pub purse: Option<&'a str>,
    /// The id of the person through whom all payments go.
    pub banker: Option<&'a str>,
    /// Payments below this amount are left out.
    pub at_least: Option<&'a str>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    pub from: PersonId,
    pub to: PersonId,
    /// In smallest parts; more than 0.
    pub amount: i64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    pub purse: Purse,
    pub payments: Vec<Proposal>,
    /// The balances after these payments, without zeros. They sum to 0.
    pub carried: Vec<(PersonId, i64)>,
    /// Whether it is proved that fewer payments cannot clear all debts.
    pub fewest: bool,
}

/// Proposes how to settle the current balances in a purse.
pub fn settle(club: &Club, ledger: &Ledger, request: SettlementRequest<'_>) -> Result<Settlement, CommandError> {
    let purse = request.purse.ok_or_else(|| CommandError::field("purse", Text::new("field-missing")))?;
    let purse = purse_in(club, purse)?;
    let banker = request.banker.map(|id| person_in(club.people(), "banker", id)).transpose()?;
    let at_least = request.at_least.map(|least| purse.parse(least).ok().filter(|least| *least >= 0));
    let at_least =
        at_least.map(|least| least.ok_or_else(|| CommandError::field("at_least", Text::new("payment-least"))));
    let at_least = at_least.transpose()?.unwrap_or(0);
    let balances = ledger.balances(purse);
    let (all, fewest) = banker.map_or_else(|| directly(&balances), |banker| (through_banker(banker, &balances), false));
    let (payments, left): (Vec<_>, Vec<_>) = all.into_iter().partition(|payment| payment.amount >= at_least);
    let moved = |person: PersonId| {
        let signed = |payment: &Proposal| i64::from(payment.to == person) - i64::from(payment.from == person);
        left.iter().map(|payment| signed(payment) * payment.amount).sum::<i64>()
    };
    let carried = balances.iter().map(|(person, _)| (*person, moved(*person))).filter(|(_, balance)| *balance != 0);
    Ok(Settlement { purse, carried: carried.collect(), payments, fewest })
}

/// Everybody pays their debt to the banker, and the banker pays everybody what they are owed.
fn through_banker(banker: PersonId, balances: &[(PersonId, i64)]) -> Vec<Proposal> {
    let others = balances.iter().filter(|(person, balance)| *person != banker && *balance != 0);
    let payment = |(person, balance): &(PersonId, i64)| {
        let (from, to) = if *balance < 0 { (*person, banker) } else { (banker, *person) };
        Proposal { from, to, amount: balance.abs() }
    };
    others.map(payment).collect()
}

/// The fewest payments from debtors to creditors, and whether they are proved to be.
fn directly(balances: &[(PersonId, i64)]) -> (Vec<Proposal>, bool) {
    let mut open: Vec<(PersonId, i64)> = balances.iter().copied().filter(|(_, balance)| *balance != 0).collect();
    let mut made = Vec::new();
    while open.len() > MAX_BALANCES {
        let Some(payment) = settle_largest(&mut open) else { break };
        made.push(payment);
    }
    let amounts: Vec<i64> = open.iter().map(|(_, balance)| *balance).collect();
    let settled = payments(&amounts);
    let fewest = made.is_empty() && settled.minimal;
    let person = |seat: crate::ledger::Seat| open.get(seat.index()).map(|(person, _)| *person);
    made.extend(settled.payments.into_iter().filter_map(|payment| {
        Some(Proposal { from: person(payment.from)?, to: person(payment.to)?, amount: payment.amount })
    }));
    made.sort_by_key(|payment| (payment.from, payment.to));
    (made, fewest)
}

/// Takes the largest debtor and the largest creditor, and the payment that clears one of them.
fn settle_largest(open: &mut Vec<(PersonId, i64)>) -> Option<Proposal> {
    let (from, debt) = open.iter().copied().min_by_key(|(_, balance)| *balance).filter(|(_, balance)| *balance < 0)?;
    let (to, credit) = open.iter().copied().max_by_key(|(_, balance)| *balance).filter(|(_, balance)| *balance > 0)?;
    let amount = credit.min(-debt);
    for (person, balance) in open.iter_mut() {
        if *person == from {
            *balance += amount;
        } else if *person == to {
            *balance -= amount;
        }
    }
    open.retain(|(_, balance)| *balance != 0);
    Some(Proposal { from, to, amount })
}
