//! Settling up: what everybody's balance comes to, and the fewest payments that clear it.

use super::stake::Stake;
use super::state::Table;
use crate::games::game::Measure;
use crate::ledger::{Payment, Seat, TooLarge, in_money, pairwise, parse_amount, payments};
use crate::session::{Person, Settled};

/// One person's account in a settlement; amounts in the settlement's smallest parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    pub person: Person,
    /// What he has won, in the table's unit.
    pub total: i64,
    /// What that is worth against the others: the total itself where players pay each other.
    pub balance: i64,
    /// What it comes to, before payments.
    pub owed: i64,
    /// What the player has already paid, less what was paid to him.
    pub paid: i64,
    /// As much of that as was paid after the end, so that the club has it in its ledger.
    pub paid_late: i64,
}

/// A table being settled, among everybody who has sat there: a [`Seat`] here is a place in their list, as
/// [`People::everybody`](crate::session::People::everybody) has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// Everybody, in the order in which they came.
    pub dues: Vec<Due>,
    /// Why nobody owes anything, where that is so whatever the totals are.
    pub nothing_due: Option<NothingDue>,
    /// The fewest payments that clear what is left.
    pub payments: Vec<Payment>,
    /// Whether it is proved that no fewer would do.
    pub minimal: bool,
    /// Who got or gave an odd coin when the balances were rounded to money.
    pub remainder: Vec<(Seat, i64)>,
    /// Whether no balance had to be rounded.
    pub exact: bool,
    /// Whether the balances are differences between every two players, because the game only tallies.
    pub pairwise: bool,
    /// How many digits the settlement's amounts have.
    pub digits: u32,
    /// The currency of the amounts; the table's own unit when there is none.
    pub currency: Option<String>,
}

/// Why the totals of a table are nobody's debts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NothingDue {
    /// Nothing was staked: points, letters and losses are only counted.
    NoStake,
    /// The cash has changed hands after every hand.
    Settled,
}

impl NothingDue {
    fn of(table: &Table, measure: &Measure) -> Option<Self> {
        let usual = if measure.currency.is_some() { Settled::EachHand } else { Settled::AtClose };
        if table.stake == Stake::Unit && !measure.unit.lies_on_the_table() {
            Some(Self::NoStake)
        } else if table.history.opening().settled.unwrap_or(usual) == Settled::EachHand {
            Some(Self::Settled)
        } else {
            None
        }
    }
}

/// Why a table cannot be settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettlementError {
    /// A balance in money leaves the ledger's range.
    TooLarge,
    /// The payment of an entry is not in the settlement's money.
    Payment(i64),
}

impl From<TooLarge> for SettlementError {
    fn from(TooLarge: TooLarge) -> Self {
        Self::TooLarge
    }
}

/// Settles a table as it stands. What still lies in the pots is nobody's yet.
pub fn settlement(table: &Table) -> Result<Settlement, SettlementError> {
    let measure = table.replay.measure();
    let (persons, totals): (Vec<Person>, Vec<i64>) = table.replay.totals().into_iter().unzip();
    let tallied = !measure.zero_sum;
    let balances = if tallied { pairwise(&totals, measure.lower_wins)? } else { totals.clone() };
    let (owed, remainder, exact, digits, currency) = match &table.stake {
        Stake::Unit => (balances.clone(), Vec::new(), true, measure.digits, measure.currency.clone()),
        // Cash is rounded already: a coin is a coin.
        Stake::Money { currency, digits, .. } if measure.currency.is_some() => {
            (balances.clone(), Vec::new(), true, *digits, Some(currency.clone()))
        }
        Stake::Counters { rate } => {
            let counters = in_money(&balances, measure.digits, *rate, 0, table.history.opening().first_dealer.index())?;
            (counters.amounts, counters.remainder, counters.exact, 0, None)
        }
        Stake::Money { currency, digits, rate } => {
            let money =
                in_money(&balances, measure.digits, *rate, *digits, table.history.opening().first_dealer.index())?;
            (money.amounts, money.remainder, money.exact, *digits, Some(currency.clone()))
        }
    };
    let mut paid = vec![0_i64; owed.len()];
    let mut paid_late = vec![0_i64; owed.len()];
    for payment in table.history.paid() {
        let amount = parse_amount(&payment.amount, digits).map_err(|_| SettlementError::Payment(payment.meta.seq))?;
        for (person, signed) in [(payment.from, amount), (payment.to, -amount)] {
            let place = persons.iter().position(|other| *other == person);
            if let Some(sum) = place.and_then(|place| paid.get_mut(place)) {
                *sum = sum.checked_add(signed).ok_or(TooLarge)?;
            }
            let late = place.filter(|_| payment.after_end).and_then(|place| paid_late.get_mut(place));
            if let Some(sum) = late {
                *sum = sum.checked_add(signed).ok_or(TooLarge)?;
            }
        }
    }
    let left: Vec<i64> = owed.iter().zip(&paid).map(|(owed, paid)| owed + paid).collect();
    let nothing_due = NothingDue::of(table, &measure);
    let cleared = if nothing_due.is_some() { payments(&[]) } else { payments(&left) };
    let dues = persons.into_iter().zip(totals).zip(balances).zip(owed.into_iter().zip(paid.into_iter().zip(paid_late)));
    let dues = dues.map(|(((person, total), balance), (owed, (paid, paid_late)))| Due {
        person,
        total,
        balance,
        owed,
        paid,
        paid_late,
    });
    Ok(Settlement {
        dues: dues.collect(),
        nothing_due,
        payments: cleared.payments,
        minimal: cleared.minimal,
        remainder,
        exact,
        pairwise: tallied,
        digits,
        currency,
    })
}
