//! Accounts, and transfers between them.

use std::collections::HashMap;
use std::ops::Deref;

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

/// What has a score: a seat or, in games of two sides, a side. It is named by its first seat, so without sides a seat and
/// its party have the same index.
///
/// At a table with `n` parties, the seat with index `i` belongs to the party with index `i % n`: with as many parties as
/// seats, everybody is alone; of two sides, one has the first and the third seat, and the other the second and the fourth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Party(pub u8);

impl Party {
    /// The two sides of a game of sides.
    pub const SIDES: [Self; 2] = [Self(0), Self(1)];

    /// The other one of two sides.
    pub fn other_side(self) -> Self {
        if self == Self(0) { Self(1) } else { Self(0) }
    }

    /// Every party that a table can have, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=u8::MAX).map(Self)
    }

    /// The party of a seat at a table with this many parties.
    pub fn of(seat: Seat, parties: usize) -> Self {
        Self(u8::try_from(seat.index() % parties.max(1)).unwrap_or(seat.0))
    }

    /// The index into lists kept by party.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The first of its seats.
    pub fn first(self) -> Seat {
        Seat(self.0)
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
    /// The score of the seat's party.
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

impl From<Party> for Account {
    fn from(party: Party) -> Self {
        Self::Seat(party.first())
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

    /// The net transfers: at most one between two accounts, in the order of their first transfer.
    pub fn netted(&self) -> Self {
        let mut sums: Vec<Transfer> = Vec::new();
        let mut places: HashMap<(Account, Account), usize> = HashMap::new();
        for &Transfer { from, to, amount } in &self.0 {
            let place = *places.entry((from, to)).or_insert(sums.len());
            match sums.get_mut(place) {
                Some(sum) if sum.from == from => sum.amount = sum.amount.saturating_add(amount),
                Some(sum) => sum.amount = sum.amount.saturating_sub(amount),
                None => {
                    places.insert((to, from), place);
                    sums.push(Transfer { from, to, amount });
                }
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
}

impl Deref for Transfers {
    type Target = [Transfer];

    fn deref(&self) -> &[Transfer] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// The account with a number: 8 is the book, 9 is a pot, and the others are seats.
    fn account(number: u8) -> Account {
        const STAKES: Pot = Pot { id: "stakes", label: "pot-stakes" };
        match number {
            8 => Account::Book,
            9 => Account::Pot(&STAKES),
            seat => Account::Seat(Seat(seat)),
        }
    }

    /// The transfers between two accounts; negative from the second to the first.
    fn between(transfers: &Transfers, (one, other): (Account, Account)) -> Vec<i64> {
        let amount = |transfer: &Transfer| match (transfer.from(), transfer.to()) {
            pair if pair == (one, other) => Some(transfer.amount()),
            pair if pair == (other, one) => Some(-transfer.amount()),
            _ => None,
        };
        transfers.iter().filter_map(amount).collect()
    }

    proptest! {
        #[test]
        fn every_two_accounts_settle_once(moves in prop::collection::vec((0..10_u8, 0..10_u8, -50..50_i64), 0..40)) {
            let mut all = Transfers::default();
            for (from, to, amount) in moves {
                all.pay(account(from), account(to), amount);
            }
            let netted = all.netted();
            for pair in (0..10).flat_map(|one| (0..one).map(move |other| (account(one), account(other)))) {
                let net: i64 = between(&all, pair).iter().sum();
                prop_assert_eq!(between(&netted, pair), if net == 0 { vec![] } else { vec![net] });
            }
            let first = |netted: &Transfer| all.iter().position(|transfer| {
                [(transfer.from(), transfer.to()), (transfer.to(), transfer.from())].contains(&(netted.from(), netted.to()))
            });
            prop_assert!(netted.iter().map(first).is_sorted(), "{:?} of {:?}", netted, all);
        }
    }
}
