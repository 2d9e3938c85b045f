//! Settling up: what everybody's balance comes to, and the fewest payments that clear it.

use super::stake::Stake;
use super::view::Table;
use crate::ledger::{Payment, Seat, TooLarge, in_money, pairwise, parse_amount, payments};

/// One player's account in a settlement; amounts in the settlement's smallest parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The player.
    pub seat: Seat,
    /// The balance in the table's unit.
    pub balance: i64,
    /// What it comes to, before payments.
    pub owed: i64,
    /// What the player has already paid, less what was paid to him.
    pub paid: i64,
}

/// A table being settled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// Everybody, in seating order.
    pub dues: Vec<Due>,
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

/// Settles a table as it stands. What still lies in the pots is nobody's yet.
///
/// # Errors
/// [`TooLarge`] when a balance in money leaves the ledger's range.
pub fn settlement(table: &Table) -> Result<Settlement, TooLarge> {
    let measure = table.replay.measure();
    let totals = table.replay.balances().seats();
    let tallied = !measure.zero_sum;
    let balances = if tallied { pairwise(totals, measure.lower_wins)? } else { totals.to_vec() };
    let (owed, remainder, exact, digits, currency) = match &table.stake {
        Stake::Unit => (balances.clone(), Vec::new(), true, measure.digits, measure.currency.clone()),
        // Cash is rounded already: a coin is a coin.
        Stake::Money { currency, digits, .. } if measure.currency.is_some() => {
            (balances.clone(), Vec::new(), true, *digits, Some(currency.clone()))
        }
        Stake::Counters { rate } => {
            let counters = in_money(&balances, measure.digits, *rate, 0, table.session.first_dealer.index())?;
            (counters.amounts, counters.remainder, counters.exact, 0, None)
        }
        Stake::Money { currency, digits, rate } => {
            let money = in_money(&balances, measure.digits, *rate, *digits, table.session.first_dealer.index())?;
            (money.amounts, money.remainder, money.exact, *digits, Some(currency.clone()))
        }
    };
    let mut paid = vec![0_i64; owed.len()];
    for payment in table.story.paid() {
        let amount = parse_amount(&payment.amount, digits).unwrap_or_default();
        for (name, signed) in [(&payment.from, amount), (&payment.to, -amount)] {
            if let Some(sum) = table.session.seats.find(name).and_then(|seat| paid.get_mut(seat.index())) {
                *sum = sum.checked_add(signed).ok_or(TooLarge)?;
            }
        }
    }
    let left: Vec<i64> = owed.iter().zip(&paid).map(|(owed, paid)| owed + paid).collect();
    let cleared = payments(&left);
    let dues = table.session.seats.all().zip(balances.iter().zip(owed.iter().zip(&paid)));
    let dues = dues.map(|(seat, (balance, (owed, paid)))| Due { seat, balance: *balance, owed: *owed, paid: *paid });
    Ok(Settlement {
        dues: dues.collect(),
        payments: cleared.payments,
        minimal: cleared.minimal,
        remainder,
        exact,
        pairwise: tallied,
        digits,
        currency,
    })
}
