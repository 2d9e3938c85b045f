//! Settling a purse: proposes payments that clear all debts.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::event;
use super::ledger::Ledger;
use super::payments::{check_purse, parse_purse};
use super::people::person_in;
use super::purse::Purse;
use super::state::{Club, PaymentEntry};
use super::zone::{read_date, wrong_form};
use crate::command::CommandError;
use crate::document::Message;
use crate::ledger::{ProposedPayment, payments_among};
use crate::store::PersonId;

/// The options of a settlement, as the client sends them.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct SettlementRequest {
    pub purse: Option<String>,
    /// The id of the person through whom all payments go.
    pub banker: Option<String>,
    /// Payments below this amount are left out.
    pub at_least: Option<String>,
    /// Only what the tables of this day have brought, less what was paid for them.
    pub day: Option<String>,
}

/// A payment from a debtor to a creditor.
pub type Proposal = ProposedPayment<PersonId>;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubSettlement {
    pub purse: Purse,
    pub payments: Vec<Proposal>,
    /// The balances after these payments, without zeros. They sum to 0.
    pub carried: Vec<(PersonId, i64)>,
    /// Whether it is proved that fewer payments cannot clear all debts.
    pub fewest: bool,
}

/// Proposes how to settle the current balances in a purse.
pub fn settle(club: &Club, ledger: &Ledger, request: &SettlementRequest) -> Result<ClubSettlement, CommandError> {
    let purse = request.purse.as_deref().ok_or_else(|| CommandError::field("purse", Message::new("field-missing")))?;
    let purse = parse_purse(purse)?;
    check_purse(club, ledger, purse)?;
    let banker = request.banker.as_deref().map(|id| person_in(club.people(), "banker", id)).transpose()?;
    let at_least = purse.parse(request.at_least.as_deref().unwrap_or("0")).ok().filter(|least| *least >= 0);
    let at_least = at_least.ok_or_else(|| CommandError::field("at_least", Message::new("payment-least")))?;
    let day = request.day.as_deref().map(|day| read_date(day).ok_or_else(|| CommandError::field("day", wrong_form())));
    let day = day.transpose()?;
    let balances = day.map_or_else(|| ledger.balances(purse), |day| ledger.left_of(day, purse));
    let (mut all, fewest) = if let Some(banker) = banker {
        (through_banker(banker, &balances), false)
    } else {
        let directly = payments_among(balances.iter().copied());
        (directly.payments, directly.fewest)
    };
    if let Some(day) = day {
        limit(&mut all, |payer| ledger.limit_of(day, purse, payer));
    }
    let (payments, left): (Vec<_>, Vec<_>) = all.into_iter().partition(|payment| payment.amount >= at_least);
    let moved = |person: PersonId| {
        let signed = |payment: &Proposal| i64::from(payment.to == person) - i64::from(payment.from == person);
        left.iter().map(|payment| signed(payment) * payment.amount).sum::<i64>()
    };
    let carried = balances.iter().map(|(person, _)| (*person, moved(*person))).filter(|(_, balance)| *balance != 0);
    Ok(ClubSettlement { purse, carried: carried.collect(), payments, fewest })
}

/// Limits what each payer is asked for.
fn limit(payments: &mut Vec<Proposal>, of: impl Fn(PersonId) -> i64) {
    let mut limits: BTreeMap<PersonId, i64> = BTreeMap::new();
    for payment in payments.iter_mut() {
        let limit = limits.entry(payment.from).or_insert_with(|| of(payment.from));
        payment.amount = payment.amount.min(*limit);
        *limit -= payment.amount;
    }
    payments.retain(|payment| payment.amount > 0);
}

/// Whether a payment that version `seen` of the club proposed, or a part of it, is still to be made: it is proposed now, too,
/// and since then the payer has not paid the payee.
pub fn is_still_proposed(
    club: &Club,
    ledger: &Ledger,
    payment: &event::Payment,
    banker: Option<&str>,
    seen: i64,
) -> bool {
    let event::Payment { from, to, purse, amount, .. } = *payment;
    let request = SettlementRequest {
        purse: Some(purse.name()),
        banker: banker.map(str::to_owned),
        day: payment.day.map(|day| day.to_string()),
        ..SettlementRequest::default()
    };
    let covers = |proposal: &Proposal| (proposal.from, proposal.to) == (from, to) && amount <= proposal.amount;
    let is_proposed = settle(club, ledger, &request).is_ok_and(|settled| settled.payments.iter().any(covers));
    let counts_as = |person| club.people().counts_as(person);
    let has_paid = |PaymentEntry { seq, payment: paid, withdrawn, .. }: &PaymentEntry| {
        let is_it = paid.purse == purse && (counts_as(paid.from), counts_as(paid.to)) == (from, to);
        is_it && *seq > seen && !withdrawn
    };
    is_proposed && !club.payments.iter().any(has_paid)
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
