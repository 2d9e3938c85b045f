//! The fewest payments that clear the balances.
//!
//! A group of `m` people whose balances sum to 0 needs `m - 1` payments, and fewer only if it splits into smaller such
//! groups. So `n` people who split into at most `k` groups need `n - k` payments, and the search maximizes the number
//! of groups.

use crate::ledger::Seat;

/// The maximum number of people for the exact search: 2¹⁶ sets of people, 16 steps each.
const EXACT: usize = 16;

/// The maximum number of people among whom pairs are sought, which takes the square of their number.
const PAIRED: usize = 200;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProposedPayment<Id = Seat> {
    /// The payer, who has a negative balance.
    pub from: Id,
    /// The payee, who has a positive balance.
    pub to: Id,
    /// In the smallest parts of the balances; positive.
    pub amount: i64,
}

/// Payments that clear all balances.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement<Id = Seat> {
    /// Sorted by payer, then by payee.
    pub payments: Vec<ProposedPayment<Id>>,
    /// Whether fewer payments are impossible, which the search has proved.
    pub fewest: bool,
}

/// A person whose balance is not cleared yet.
#[derive(Clone, Copy)]
struct Open<Id> {
    id: Id,
    balance: i64,
}

/// Finds payments that clear balances by seat: see [`payments_among`].
pub fn payments(balances: &[i64]) -> Settlement {
    payments_among((0..=u8::MAX).map(Seat).zip(balances.iter().copied()))
}

/// Finds payments that clear the balances, which sum to 0 and may be in any smallest parts. Only debtors pay and only
/// creditors are paid, so the total is minimal. The result is deterministic: equal balances are taken by id.
///
/// The payments are the fewest possible for up to 16 people with a balance, not counting pairs with opposite balances.
/// With more people, the largest debtor pays the largest creditor until 16 are left; the list is then short but not
/// `fewest`. Balances that do not sum to 0 are cleared as far as possible.
pub fn payments_among<Id: Copy + Ord>(balances: impl IntoIterator<Item = (Id, i64)>) -> Settlement<Id> {
    let balances = balances.into_iter().map(|(id, balance)| Open { id, balance });
    let mut open: Vec<Open<Id>> = balances.filter(|one| one.balance != 0).collect();
    let sum: i128 = open.iter().map(|one| i128::from(one.balance)).sum();
    let mut settlement = Settlement { payments: Vec::new(), fewest: sum == 0 };
    loop {
        if open.len() <= PAIRED {
            pair_off(&mut open, &mut settlement.payments);
        }
        if open.len() <= EXACT {
            break;
        }
        let Some(payment) = pay_largest(&mut open) else { break };
        settlement.payments.push(payment);
        settlement.fewest = false;
    }
    if open.len() <= EXACT {
        for mut group in most_groups(&open) {
            settlement.payments.extend(std::iter::from_fn(|| pay_largest(&mut group)));
        }
    }
    settlement.payments.sort_by_key(|payment| (payment.from, payment.to));
    settlement
}

/// Clears pairs of opposite balances. That never loses a group: if the two are in different groups, the others in both
/// groups together also sum to 0.
fn pair_off<Id: Copy>(open: &mut Vec<Open<Id>>, payments: &mut Vec<ProposedPayment<Id>>) {
    let mut first = 0;
    while let Some(one) = open.get(first).copied() {
        match open.iter().position(|other| one.balance.checked_neg() == Some(other.balance)) {
            Some(second) => {
                let other = open.remove(second);
                open.remove(first);
                let (debtor, creditor) = if one.balance < 0 { (one, other) } else { (other, one) };
                payments.push(ProposedPayment { from: debtor.id, to: creditor.id, amount: creditor.balance });
            }
            None => first += 1,
        }
    }
}

/// Lets the largest debtor pay the largest creditor until one of them is cleared; `None` if there are no debtors or no
/// creditors.
fn pay_largest<Id: Copy + Ord>(open: &mut Vec<Open<Id>>) -> Option<ProposedPayment<Id>> {
    let debtor = open.iter().copied().filter(|one| one.balance < 0).min_by_key(|one| (one.balance, one.id))?;
    let creditor = open.iter().copied().filter(|one| one.balance > 0).min_by_key(|one| (-one.balance, one.id))?;
    let amount = creditor.balance.min(debtor.balance.saturating_neg());
    for one in open.iter_mut() {
        if one.id == debtor.id {
            one.balance += amount;
        } else if one.id == creditor.id {
            one.balance -= amount;
        }
    }
    open.retain(|one| one.balance != 0);
    Some(ProposedPayment { from: debtor.id, to: creditor.id, amount })
}

/// Splits the people into as many groups as possible that each sum to 0. People who cannot be grouped are a group at
/// the front.
fn most_groups<Id: Copy>(open: &[Open<Id>]) -> Vec<Vec<Open<Id>>> {
    let sets = 1_usize << open.len();
    let mut sums = vec![0_i128; sets];
    // For each set of people: how often their running sum can reach 0 in the best order. Each time ends a group.
    let mut most = vec![0_u8; sets];
    for set in 1..sets {
        let first = set.trailing_zeros() as usize;
        sums[set] = sums[set & (set - 1)] + i128::from(open[first].balance);
        let before = members(set).map(|person| most[set ^ (1 << person)]).max().unwrap_or_default();
        most[set] = before + u8::from(sums[set] == 0);
    }
    let mut groups: Vec<Vec<Open<Id>>> = Vec::new();
    let mut set = sets - 1;
    while set != 0 {
        let closes = sums[set] == 0;
        if closes || groups.is_empty() {
            groups.push(Vec::new());
        }
        let before = most[set] - u8::from(closes);
        let Some(last) = members(set).find(|person| most[set ^ (1 << person)] == before) else { break };
        if let Some(group) = groups.last_mut() {
            group.push(open[last]);
        }
        set ^= 1 << last;
    }
    groups
}

/// The people in a set, by their places.
fn members(set: usize) -> impl Iterator<Item = usize> {
    let some = |rest: usize| (rest != 0).then_some(rest);
    std::iter::successors(some(set), move |rest| some(rest & (rest - 1))).map(|rest| rest.trailing_zeros() as usize)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The fewest payments by brute force: the first person with a balance settles with each of the others in turn.
    fn fewest(balances: &mut [i64]) -> usize {
        let Some((balance, others)) = balances.split_first_mut() else { return 0 };
        if *balance == 0 {
            return fewest(others);
        }
        let mut best = usize::MAX;
        for other in 0..others.len() {
            if others[other].signum() == -balance.signum() {
                others[other] += *balance;
                best = best.min(fewest(others).saturating_add(1));
                others[other] -= *balance;
            }
        }
        best
    }

    /// Checks the invariants: payments clear all balances, only debtors pay, and only creditors are paid.
    fn check(balances: &[i64], settlement: &Settlement) {
        let mut left = balances.to_vec();
        for payment in &settlement.payments {
            assert!(payment.amount > 0, "{balances:?}: {payment:?}");
            assert!(balances[payment.from.index()] < 0, "{balances:?}: {payment:?}");
            assert!(balances[payment.to.index()] > 0, "{balances:?}: {payment:?}");
            left[payment.from.index()] += payment.amount;
            left[payment.to.index()] -= payment.amount;
        }
        assert!(left.iter().all(|balance| *balance == 0), "{balances:?} leaves {left:?}");
        let pairs: Vec<_> = settlement.payments.iter().map(|payment| (payment.from, payment.to)).collect();
        assert!(pairs.is_sorted_by(|one, next| one < next), "{balances:?}: {pairs:?}");
    }

    #[test]
    fn clears_with_the_fewest_payments() {
        type Case<'a> = (&'a [i64], &'a [(u8, u8, i64)]);
        let cases: [Case; 7] = [
            // The taker made a contract of 318 against three.
            (&[318, -106, -106, -106], &[(1, 0, 106), (2, 0, 106), (3, 0, 106)]),
            // Always pairing the largest would take 4 payments; here the debts of others add up exactly to Ana's 5 and
            // to Bo's 4.
            (&[5, 4, -3, -4, -2], &[(2, 0, 3), (3, 1, 4), (4, 0, 2)]),
            // 9 = 1 + 5 + 3 and 6 = 2 + 4, without any pairs.
            (&[9, 6, -1, -5, -2, -4, -3], &[(2, 0, 1), (3, 0, 5), (4, 1, 2), (5, 1, 4), (6, 0, 3)]),
            // The largest debtor pays the largest creditor first.
            (&[-9, -1, 7, 3], &[(0, 2, 7), (0, 3, 2), (1, 3, 1)]),
            // Equal balances are taken by seat.
            (&[-2, 2, 2, -2], &[(0, 1, 2), (3, 2, 2)]),
            (&[1, 1, -2, 0, 1, 1, -2], &[(2, 0, 1), (2, 1, 1), (6, 4, 1), (6, 5, 1)]),
            // Balances are cleared as far as possible while a pot is not empty.
            (&[5, -5, -2], &[(1, 0, 5)]),
        ];
        for (balances, expected) in cases {
            let settlement = payments(balances);
            let found: Vec<_> =
                settlement.payments.iter().map(|payment| (payment.from.0, payment.to.0, payment.amount)).collect();
            assert_eq!(found, expected, "{balances:?}");
            assert_eq!(settlement.fewest, balances.iter().sum::<i64>() == 0, "{balances:?}");
        }
    }

    #[test]
    fn carries_the_largest_balances() {
        let balances = [i64::MAX, -i64::MAX + 7, i64::MAX - 5, -i64::MAX + 4, -4, -2];
        let settlement = payments(&balances);
        check(&balances, &settlement);
        assert!(settlement.fewest);
        assert!(payments(&[i64::MIN, i64::MAX]).payments.iter().all(|payment| payment.amount == i64::MAX));
    }

    #[test]
    fn no_table_of_six_can_do_with_fewer() {
        for people in 2..=6_u32 {
            let reach: i64 = if people == 6 { 4 } else { 6 };
            let width = 2 * reach + 1;
            for mut number in 0..width.pow(people - 1) {
                let mut balances = Vec::new();
                for _ in 1..people {
                    balances.push(number % width - reach);
                    number /= width;
                }
                balances.push(-balances.iter().sum::<i64>());
                let settlement = payments(&balances);
                check(&balances, &settlement);
                assert!(settlement.fewest);
                assert_eq!(settlement.payments.len(), fewest(&mut balances.clone()), "{balances:?}");
            }
        }
    }

    #[test]
    fn sixteen_people_are_searched_through_and_seventeen_are_not() {
        // 1, 2, 4 … 2¹⁴ and one debtor of it all: there are no groups, so the search is exhaustive.
        let mut balances: Vec<i64> = (0..15).map(|power| 1 << power).collect();
        balances.push(-balances.iter().sum::<i64>());
        let settlement = payments(&balances);
        check(&balances, &settlement);
        assert_eq!((settlement.payments.len(), settlement.fewest), (15, true));

        balances.splice(15.., [1 << 15, 1 - (1 << 16)]);
        let settlement = payments(&balances);
        check(&balances, &settlement);
        assert_eq!((settlement.payments.len(), settlement.fewest), (16, false));

        // Twenty people in pairs are still proved minimal.
        let pairs: Vec<i64> = (1..=10).flat_map(|amount| [amount, -amount]).collect();
        let settlement = payments(&pairs);
        check(&pairs, &settlement);
        assert_eq!((settlement.payments.len(), settlement.fewest), (10, true));
    }

    /// Balances that sum to 0.
    fn balanced(people: impl Into<prop::collection::SizeRange>, reach: i64) -> impl Strategy<Value = Vec<i64>> {
        prop::collection::vec(-reach..=reach, people).prop_map(|mut balances| {
            balances.push(-balances.iter().sum::<i64>());
            balances
        })
    }

    proptest! {
        #[test]
        fn clears_every_balance(balances in balanced(0..30, 60)) {
            let settlement = payments(&balances);
            check(&balances, &settlement);
            let people = balances.iter().filter(|balance| **balance != 0).count();
            prop_assert!(settlement.payments.len() <= people.saturating_sub(1));
            prop_assert!(settlement.fewest || people > EXACT);
            let paid: i64 = settlement.payments.iter().map(|payment| payment.amount).sum();
            prop_assert_eq!(paid, balances.iter().filter(|balance| **balance > 0).sum::<i64>());
            prop_assert_eq!(payments(&balances), settlement);
        }
    }
}
