//! Accounts, and transfers between them.

use serde::{Deserialize, Serialize};

/// A seat at the table: the player's index in seating order, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The index into lists kept in seating order.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A pot in the middle of the table.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct Pot {
    /// The name in documents.
    pub id: &'static str,
    /// The message that names it in a sentence: "the plato".
    pub label: &'static str,
}

/// An account of the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Account {
    Seat(Seat),
    /// A pot in the middle of the table.
    Pot(&'static Pot),
    /// The source of amounts that are only counted: letters, points, losses, cards.
    Book,
}

impl From<Seat> for Account {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// An amount that moves from one account to another. It is always positive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Transfer {
    from: Account,
    to: Account,
    amount: i64,
}

impl Transfer {
    pub fn from(&self) -> Account {
        self.from
    }

    pub fn to(&self) -> Account {
        self.to
    }

    /// In smallest parts; positive.
    pub fn amount(&self) -> i64 {
        self.amount
    }
}

/// The transfers of one hand, in the order in which they are made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transfers(Vec<Transfer>);

impl Transfers {
    /// Moves `amount` from one account to another; a negative amount moves the other way, 0 moves nothing.
    pub fn pay(&mut self, from: impl Into<Account>, to: impl Into<Account>, amount: i64) {
        let (from, to) = (from.into(), to.into());
        if from == to {
            return;
        }
        match amount.signum() {
            1 => self.0.push(Transfer { from, to, amount }),
            -1 => self.0.push(Transfer { from: to, to: from, amount: amount.saturating_neg() }),
            _ => {}
        }
    }

    /// All transfers, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Transfer> {
        self.0.iter()
    }

    /// The net transfers: at most one between two accounts, in the order of their first transfer.
    pub fn netted(&self) -> Self {
        let mut sums: Vec<Transfer> = Vec::new();
        for &Transfer { from, to, amount } in &self.0 {
            match sums.iter_mut().find(|sum| [(from, to), (to, from)].contains(&(sum.from, sum.to))) {
                Some(sum) if sum.from == from => sum.amount = sum.amount.saturating_add(amount),
                Some(sum) => sum.amount = sum.amount.saturating_sub(amount),
                None => sums.push(Transfer { from, to, amount }),
            }
        }
        let mut netted = Self::default();
        for Transfer { from, to, amount } in sums {
            netted.pay(from, to, amount);
        }
        netted
    }

    /// The transfers after the first `count`.
    pub fn behind(&self, count: usize) -> Self {
        Self(self.0.iter().skip(count).copied().collect())
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'a> IntoIterator for &'a Transfers {
    type Item = &'a Transfer;
    type IntoIter = std::slice::Iter<'a, Transfer>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn transfers(of: &[(u8, u8, i64)]) -> Transfers {
        let mut transfers = Transfers::default();
        for (from, to, amount) in of {
            transfers.pay(account(*from), account(*to), *amount);
        }
        transfers
    }

    /// The account with a number: 8 is the book, 9 is a pot, and the others are seats.
    fn account(number: u8) -> Account {
        const STAKES: Pot = Pot { id: "stakes", label: "pot-stakes" };
        match number {
            8 => Account::Book,
            9 => Account::Pot(&STAKES),
            seat => Account::Seat(Seat(seat)),
        }
    }

    #[test]
    fn every_two_accounts_settle_once() {
        type Moves<'a> = &'a [(u8, u8, i64)];
        let cases: [(Moves, Moves); 7] = [
            (&[], &[]),
            (&[(0, 1, 3), (0, 1, 4)], &[(0, 1, 7)]),
            (&[(0, 1, 3), (1, 0, 4)], &[(1, 0, 1)]),
            (&[(0, 1, 3), (1, 0, 3)], &[]),
            // A cycle of three accounts has three pairs.
            (&[(0, 1, 3), (1, 2, 3), (2, 0, 3)], &[(0, 1, 3), (1, 2, 3), (2, 0, 3)]),
            // The pairs stay in the order of their first transfer.
            (&[(2, 9, 5), (0, 1, 1), (9, 2, 7), (1, 0, 3), (2, 9, 1)], &[(9, 2, 1), (1, 0, 2)]),
            (&[(8, 0, 1), (8, 1, 2), (8, 0, 3)], &[(8, 0, 4), (8, 1, 2)]),
        ];
        for (moves, expected) in cases {
            assert_eq!(transfers(moves).netted(), transfers(expected), "{moves:?}");
        }
    }

    proptest! {
        #[test]
        fn netting_keeps_every_balance(moves in prop::collection::vec((0..10_u8, 0..10_u8, -50..50_i64), 0..40)) {
            let (all, netted) = (transfers(&moves), transfers(&moves).netted());
            let has = |transfers: &Transfers, account: Account| -> i64 {
                transfers.iter().map(|transfer| match account {
                    _ if transfer.to() == account => transfer.amount(),
                    _ if transfer.from() == account => -transfer.amount(),
                    _ => 0,
                }).sum()
            };
            for number in 0..10 {
                prop_assert_eq!(has(&all, account(number)), has(&netted, account(number)));
            }
            let mut pairs: Vec<_> = netted.iter().map(|transfer| {
                let (from, to) = (format!("{:?}", transfer.from()), format!("{:?}", transfer.to()));
                if from < to { (from, to) } else { (to, from) }
            }).collect();
            pairs.sort();
            prop_assert!(pairs.windows(2).all(|two| two[0] != two[1]), "{:?}", netted);
            prop_assert_eq!(netted.netted(), netted);
        }
    }
}
