//! Converts balances to money, with a single rounding.

use std::cmp::Reverse;

use rust_decimal::Decimal;

use crate::ledger::{MAX_AMOUNT, Seat, TooLarge};

/// The winnings and losses of the players in money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Money {
    /// By seat, in the currency's smallest coins.
    pub amounts: Vec<i64>,
    /// The odd coins, in the order in which they were given: 1 for a seat that got one, −1 for a seat that gave one.
    /// Usually there are none.
    pub remainder: Vec<(Seat, i64)>,
    /// Whether no amount was rounded.
    pub exact: bool,
}

/// Converts balances to money. The balances are by seat, in 10^−`unit_digits` of a unit; `rate` is the money for one unit
/// (euros, kroner), in a currency with `currency_digits` decimals (2: cents). If the balances sum to 0, so does the money.
///
/// Each amount is rounded to the nearest coin, half a coin away from 0. If the sum is then a few coins too high or too
/// low, the seats that gained or lost most by rounding give or get one coin each; equal ones in seating order from
/// `first`. So no amount is off by a whole coin, and 0 stays 0.
pub fn in_money(
    balances: &[i64],
    unit_digits: u32,
    rate: Decimal,
    currency_digits: u32,
    first: usize,
) -> Result<Money, TooLarge> {
    let coin = Coin::new(rate, unit_digits, currency_digits)?;
    let exact = balances.iter().map(|balance| coin.parts(*balance)).collect::<Result<Vec<i128>, TooLarge>>()?;
    let sum = exact.iter().try_fold(0_i128, |sum, parts| sum.checked_add(*parts)).ok_or(TooLarge)?;
    let (mut coins, cut): (Vec<i128>, Vec<i128>) = exact.iter().map(|parts| coin.nearest(*parts)).unzip();
    let odd = coin.nearest(sum).0 - coins.iter().sum::<i128>();
    let sign = if odd < 0 { -1 } else { 1 };

    let seats = (0..balances.len()).map(|seat| u8::try_from(seat).map_err(|_| TooLarge));
    let mut seats: Vec<u8> = seats.collect::<Result<_, _>>()?;
    seats.rotate_left(first % balances.len().max(1));
    seats.sort_by_key(|seat| Reverse(cut[usize::from(*seat)] * i128::from(sign)));
    seats.truncate(usize::try_from(odd.unsigned_abs()).map_err(|_| TooLarge)?);
    for seat in &seats {
        coins[usize::from(*seat)] += i128::from(sign);
    }
    // A larger debt could not be paid: no payment may be larger.
    let amount = |count: i128| i64::try_from(count).ok().filter(|amount| amount.abs() <= MAX_AMOUNT).ok_or(TooLarge);
    let amounts = coins.into_iter().map(amount);
    let exact = cut.iter().all(|cut| *cut == 0);
    Ok(Money {
        exact,
        amounts: amounts.collect::<Result<_, _>>()?,
        remainder: seats.into_iter().map(|seat| (Seat(seat), sign)).collect(),
    })
}

/// The value of one smallest part of the unit: `worth / size` of the smallest coin.
struct Coin {
    worth: i128,
    size: i128,
}

impl Coin {
    fn new(rate: Decimal, unit_digits: u32, currency_digits: u32) -> Result<Self, TooLarge> {
        let rate = rate.normalize();
        let below = unit_digits.checked_add(rate.scale()).ok_or(TooLarge)?;
        let power = |digits: u32| 10_i128.checked_pow(digits).ok_or(TooLarge);
        let worth = rate.mantissa().checked_mul(power(currency_digits.saturating_sub(below))?).ok_or(TooLarge)?;
        Ok(Self { worth, size: power(below.saturating_sub(currency_digits))? })
    }

    /// The exact value of a balance, in fractions of a coin: `size` of them make one coin.
    fn parts(&self, balance: i64) -> Result<i128, TooLarge> {
        i128::from(balance).checked_mul(self.worth).ok_or(TooLarge)
    }

    /// The nearest number of coins, half a coin away from 0, and the parts that rounding removes (adds, if negative).
    fn nearest(&self, parts: i128) -> (i128, i128) {
        let (coins, cut) = (parts / self.size, parts % self.size);
        if cut.abs() < self.size - cut.abs() {
            (coins, cut)
        } else {
            (coins + cut.signum(), cut - cut.signum() * self.size)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn rounds_once_and_names_the_odd_coins() {
        type Case<'a> = (&'a [i64], u32, &'a str, u32, usize, &'a [i64], &'a [(u8, i64)]);
        let cases: [Case; 13] = [
            // 5 cents per point.
            (&[318, -106, -106, -106], 0, "0.05", 2, 0, &[1590, -530, -530, -530], &[]),
            // Half points, 1 kr each, whole kroner: 45.5 and −45.5 round the same way.
            (&[455, -455], 1, "1", 0, 0, &[46, -46], &[]),
            // 0.6 − 0.3 − 0.3: the others pay no coin, so Ana gives back the one that 0.6 was rounded to.
            (&[2, -1, -1], 0, "0.003", 2, 0, &[0, 0, 0], &[(0, -1)]),
            // 0.5 + 0.5 − 1: both halves are rounded up, so the first one from `first` on gives a coin back.
            (&[1, 1, -2], 0, "0.005", 2, 0, &[0, 1, -1], &[(0, -1)]),
            (&[1, 1, -2], 0, "0.005", 2, 1, &[1, 0, -1], &[(1, -1)]),
            (&[1, 1, -2], 0, "0.005", 2, 2, &[0, 1, -1], &[(0, -1)]),
            (&[1, 1, -2], 0, "0.005", 2, 4, &[1, 0, -1], &[(1, -1)]),
            // −0.5 − 0.5 + 1: the same with opposite signs.
            (&[-1, -1, 2], 0, "0.005", 2, 0, &[0, -1, 1], &[(0, 1)]),
            // 0.4 + 0.4 + 0.2 − 1: the coin goes to the largest fraction; of equal ones, to the first.
            (&[4, 4, 2, -10], 0, "0.001", 2, 1, &[0, 1, 0, -1], &[(1, 1)]),
            // Yen have no decimals, dinars have three.
            (&[15, -15], 1, "100", 0, 0, &[150, -150], &[]),
            (&[15, -15], 1, "0.25", 3, 0, &[375, -375], &[]),
            (&[7, -7], 0, "0", 2, 0, &[0, 0], &[]),
            (&[], 0, "1", 2, 3, &[], &[]),
        ];
        for (balances, unit_digits, rate, digits, first, amounts, remainder) in cases {
            let remainder = remainder.iter().map(|(seat, coin)| (Seat(*seat), *coin)).collect();
            let money = rate.parse().map(|rate| in_money(balances, unit_digits, rate, digits, first));
            let money = money.map(|money| money.map(|money| (money.amounts, money.remainder)));
            assert_eq!(money, Ok(Ok((amounts.to_vec(), remainder))), "{balances:?} at {rate}");
        }
    }

    #[test]
    fn refuses_amounts_that_do_not_fit() {
        let cases = [
            (i64::MAX, 0, Decimal::ONE, 2),
            (MAX_AMOUNT + 1, 0, Decimal::ONE, 0),
            (i64::MAX, 0, Decimal::MAX, 0),
            (1, 0, Decimal::MAX, 40),
            (1, u32::MAX, Decimal::new(1, 1), 0),
        ];
        for (balance, unit_digits, rate, digits) in cases {
            let balances = [balance, -balance];
            assert_eq!(in_money(&balances, unit_digits, rate, digits, 0), Err(TooLarge), "{balance} at {rate}");
        }
        let largest = in_money(&[MAX_AMOUNT, -MAX_AMOUNT], 0, Decimal::ONE, 0, 0);
        assert_eq!(largest, Ok(Money { amounts: vec![MAX_AMOUNT, -MAX_AMOUNT], remainder: Vec::new(), exact: true }));
    }

    proptest! {
        #[test]
        fn sums_to_zero_and_everybody_is_within_a_coin(
            mut balances in prop::collection::vec(-10_000_i64..10_000, 0..9),
            (mantissa, scale) in (0_i64..10_000, 0_u32..6),
            (unit_digits, digits, first) in (0_u32..5, 0_u32..4, 0_usize..12),
        ) {
            balances.push(-balances.iter().sum::<i64>());
            let rate = Decimal::new(mantissa, scale);
            let money = in_money(&balances, unit_digits, rate, digits, first);
            let money = money.map_err(|error| TestCaseError::fail(format!("{error:?}")))?;
            prop_assert_eq!(money.amounts.iter().sum::<i64>(), 0);
            prop_assert_eq!(money.amounts.len(), balances.len());
            let mut is_exact = true;
            for (seat, (coins, balance)) in money.amounts.iter().zip(&balances).enumerate() {
                let exact = Decimal::new(*balance, unit_digits) * rate * Decimal::from(10_i64.pow(digits));
                let off = Decimal::from(*coins) - exact;
                prop_assert!(off.abs() < Decimal::ONE, "{exact} became {coins}");
                is_exact &= off == Decimal::ZERO;
                let named = money.remainder.iter().find(|(named, _)| named.index() == seat).map(|(_, coin)| *coin);
                let half = Decimal::new(5, 1);
                prop_assert!(off.abs() == half || named.is_some() == (off.abs() > half));
                prop_assert!(named.is_none_or(|coin| Decimal::from(coin).is_sign_negative() == off.is_sign_negative()));
            }
            prop_assert_eq!(money.exact, is_exact);
            prop_assert!(money.remainder.iter().all(|(_, coin)| *coin == money.remainder[0].1));
            prop_assert!(money.remainder.len() <= balances.len() / 2);
        }
    }
}
