//! Settling up: everybody's balance in money, and the fewest payments that clear it.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use rust_decimal::Decimal;

use super::history::TablePayment;
use super::state::Table;
use crate::club::Purse;
use crate::command::CommandError;
use crate::games::Measure;
use crate::games::stake::{Per, Stake};
use crate::games::unit::COUNTERS;
use crate::ledger::{MAX_AMOUNT, Money, ProposedPayment, Seat, TooLarge, in_money, pairwise, parse_amount, payments};
use crate::session::{FinishedGame, People, Person, SettlementTime};
use crate::store::{DueRow, IntegrityError};

/// One person's account in a settlement. Amounts are in the settlement's smallest units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    pub person: Person,
    /// What the person has won, in the table's unit.
    pub total: i64,
    /// The total against the others: the sum of the differences if the game only tallies, else the total itself.
    pub balance: i64,
    /// The balance in the settlement's money, before payments.
    pub owed: i64,
    /// What the person has paid, less what they were paid.
    pub paid: i64,
    /// The part of `paid` from after the end, which the club's ledger has too.
    pub paid_late: i64,
}

/// The settlement among everybody who has sat at a table. A [`Seat`] here is an index into
/// [`People::everybody`](crate::session::People::everybody).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSettlement {
    /// In the order in which people joined the table.
    pub dues: Vec<Due>,
    /// Why the totals are not debts, if they are not.
    pub nothing_due: Option<NothingDue>,
    /// The fewest payments that clear the remaining debts.
    pub payments: Vec<ProposedPayment>,
    /// Whether it is proved that fewer payments cannot clear them.
    pub fewest: bool,
    /// The seats that gained or lost a smallest unit when balances were rounded.
    pub remainder: Vec<(Seat, i64)>,
    pub exact: bool,
    /// The digits of the amounts after the point.
    pub digits: u32,
    /// The currency of the amounts; `None` for the table's own unit or counters.
    pub currency: Option<String>,
}

/// The unit of a table's payments: its own unit, or its money or counters.
pub fn payable(table: &Table) -> Measure {
    let measure = table.replay.measure();
    match &table.stake {
        Stake::Unit => Measure { digits: measure.digits, ..Measure::paid(measure.unit) },
        Stake::Counters { .. } => Measure::paid(&COUNTERS),
        Stake::Money { currency, digits, .. } => Measure::cash(currency.clone(), *digits),
    }
}

/// Why the totals of a table are not debts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NothingDue {
    /// The table is played for points, letters or losses that are only counted.
    NoStake,
    /// The players settled in cash after every hand.
    Settled,
}

impl NothingDue {
    pub fn message(self) -> &'static str {
        match self {
            Self::NoStake => "settle-no-stake",
            Self::Settled => "settle-cash",
        }
    }

    pub(super) fn of(table: &Table) -> Option<Self> {
        let measure = table.replay.measure();
        let usual = if measure.currency.is_some() { SettlementTime::EachHand } else { SettlementTime::AtClose };
        if table.stake == Stake::Unit && !measure.unit.lies_on_the_table() {
            Some(Self::NoStake)
        } else if table.history.opening.settled.unwrap_or(usual) == SettlementTime::EachHand {
            Some(Self::Settled)
        } else {
            None
        }
    }
}

/// Settles a table, with merged people as one. What remains in the pots belongs to no player yet.
pub fn settlement(table: &Table) -> Result<TableSettlement, CommandError> {
    let mut settled = settlement_by_label(table)?;
    let people = table.replay.people();
    let mut sums: BTreeMap<Person, Due> = BTreeMap::new();
    for due in settled.dues {
        match sums.entry(people.first(due.person)) {
            Entry::Vacant(place) => drop(place.insert(due)),
            Entry::Occupied(sum) => {
                let sum = sum.into_mut();
                sum.total += due.total;
                sum.balance += due.balance;
                sum.owed += due.owed;
                sum.paid += due.paid;
                sum.paid_late += due.paid_late;
            }
        }
    }
    if settled.nothing_due.is_none() {
        let left: Vec<i64> = people.all().map(|one| sums.get(&one).map_or(0, |due| due.owed + due.paid)).collect();
        let cleared = payments(&left);
        (settled.payments, settled.fewest) = (cleared.payments, cleared.fewest);
    }
    let dues = sums.into_values().collect();
    Ok(TableSettlement { dues, ..settled })
}

/// What each label has won.
struct Won {
    totals: Vec<(Person, i64)>,
    /// The totals against the others.
    balances: Vec<i64>,
    money: Money,
    digits: u32,
    currency: Option<String>,
}

/// What each label has won in the settlement's money after hand `number`, or now.
pub fn won_in_money(table: &Table, number: Option<u32>) -> Result<Vec<i64>, TooLarge> {
    if number == Some(0) {
        return Ok(vec![0; table.replay.people().all().len()]);
    }
    won(table, number).map(|won| won.money.amounts)
}

/// What each label has won after hand `number`, or now.
fn won(table: &Table, number: Option<u32>) -> Result<Won, TooLarge> {
    let measure = table.replay.measure();
    let totals = table.replay.totals_by_label(number);
    let mut balances: Vec<i64> = totals.iter().map(|(_, total)| *total).collect();
    if !measure.zero_sum {
        balances = if table.replay.seats().has_sides() {
            table.replay.won_between_sides(number)?
        } else {
            among_seated(table, &balances)?
        };
    }
    let at_rate = |per: Per, rate: Decimal, digits: u32| match per {
        Per::Point => in_money(&balances, measure.digits, rate, digits, table.history.opening.first_dealer.index()),
        Per::Game => by_game(table, number, in_money(&[1], 0, rate, digits, 0)?.amounts.iter().sum()),
    };
    let (money, digits, currency) = match &table.stake {
        Stake::Unit => {
            let money = Money { amounts: balances.clone(), remainder: Vec::new(), exact: true };
            (money, measure.digits, measure.currency.clone())
        }
        Stake::Counters { rate, per } => (at_rate(*per, *rate, 0)?, 0, None),
        Stake::Money { currency, digits, rate, per } => {
            (at_rate(*per, *rate, *digits)?, *digits, Some(currency.clone()))
        }
    };
    Ok(Won { totals, balances, money, digits, currency })
}

/// What the finished games brought each label: whoever has not won one pays `cost`, and the winners share it equally. What
/// cannot be shared goes to the first of them in seating order.
fn by_game(table: &Table, number: Option<u32>, cost: i64) -> Result<Money, TooLarge> {
    let mut amounts = vec![0_i64; table.replay.people().all().len()];
    let mut remainder = Vec::new();
    for FinishedGame { winners, others, factor } in table.replay.finished_games(number) {
        let cost = cost.checked_mul(factor).ok_or(TooLarge)?;
        let count = |people: &[Person]| i64::try_from(people.len()).map_err(|_| TooLarge);
        let pot = cost.checked_mul(count(&others)?).ok_or(TooLarge)?;
        let Some(first) = winners.first().copied() else { continue };
        let (part, odd) = (pot / count(&winners)?, pot % count(&winners)?);
        remainder.extend((odd != 0).then_some((People::place(first), odd)));
        let paid = others.iter().map(|person| (*person, -cost));
        let won = winners.iter().map(|person| (*person, part));
        for (person, amount) in paid.chain(won).chain([(first, odd)]) {
            let sum = amounts.get_mut(person.0).ok_or(TooLarge)?;
            *sum = sum.checked_add(amount).filter(|sum| sum.abs() <= MAX_AMOUNT).ok_or(TooLarge)?;
        }
    }
    Ok(Money { amounts, exact: remainder.is_empty(), remainder })
}

/// The dues of each label: merged people are not added up, and there are no payments yet.
fn settlement_by_label(table: &Table) -> Result<TableSettlement, CommandError> {
    let Won { totals, balances, money, digits, currency } = won(table, None)?;
    let due = |(((person, total), balance), owed)| Due { person, total, balance, owed, paid: 0, paid_late: 0 };
    let mut dues: Vec<Due> = totals.into_iter().zip(balances).zip(money.amounts).map(due).collect();
    for TablePayment { meta, payment } in &table.history.paid {
        let amount = parse_amount(&payment.amount, digits)
            .map_err(|_| IntegrityError::new(meta.seq, "its amount makes no sense"))?;
        for (person, signed) in [(payment.from, amount), (payment.to, -amount)] {
            let Some(due) = dues.get_mut(person.0) else { continue };
            due.paid = due.paid.checked_add(signed).ok_or(TooLarge)?;
            if payment.payment.is_some() {
                due.paid_late = due.paid_late.checked_add(signed).ok_or(TooLarge)?;
            }
        }
    }
    Ok(TableSettlement {
        dues,
        nothing_due: NothingDue::of(table),
        payments: Vec::new(),
        fewest: true,
        remainder: money.remainder,
        exact: money.exact,
        digits,
        currency,
    })
}

/// The differences between the scores of the people who have sat at the table. Those who gave their seat back before a hand
/// have none.
fn among_seated(table: &Table, scores: &[i64]) -> Result<Vec<i64>, TooLarge> {
    let has_sat = |place: &usize| table.replay.has_sat(Person(*place));
    let seated: Vec<usize> = (0..scores.len()).filter(has_sat).collect();
    let own: Vec<i64> = seated.iter().filter_map(|place| scores.get(*place).copied()).collect();
    let differences = pairwise(&own, table.replay.measure().lower_wins)?;
    let mut balances = vec![0; scores.len()];
    for (place, difference) in seated.into_iter().zip(differences) {
        balances.get_mut(place).into_iter().for_each(|balance| *balance = difference);
    }
    Ok(balances)
}

/// The purse of a table's debts; `None` if its totals are not debts.
pub fn purse(table: &Table) -> Option<Purse> {
    let game = table.replay.info();
    match &table.stake {
        _ if NothingDue::of(table).is_some() => None,
        Stake::Unit => Purse::pieces(game),
        Stake::Counters { .. } => Some(Purse::counters(game)),
        Stake::Money { currency, .. } => Purse::money(currency),
    }
}

/// What each person won at a table after rounding, less what was paid there before its end, as the store keeps it. The amounts
/// sum to 0. There are none while the game goes on, nor if its totals are not debts.
pub fn stored_dues(table: &Table) -> Result<Vec<DueRow>, CommandError> {
    if !table.is_in_ledger() {
        return Ok(Vec::new());
    }
    let settled = settlement_by_label(table)?;
    let Some(purse) = purse(table) else { return Ok(Vec::new()) };
    let row = |due: &Due| DueRow {
        label: i64::try_from(due.person.0).unwrap_or(i64::MAX),
        purse: purse.name(),
        amount: due.owed + due.paid - due.paid_late,
    };
    let dues: Vec<_> = settled.dues.iter().map(row).filter(|due| due.amount != 0).collect();
    // A larger debt could not be paid: no payment may be larger.
    if dues.iter().all(|due| due.amount.abs() <= MAX_AMOUNT) { Ok(dues) } else { Err(TooLarge.into()) }
}
