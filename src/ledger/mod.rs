//! The ledger: accounts, and transfers between them.
//!
//! A [`Transfer`] has a source and a target, so it cannot be unbalanced. The accounts are the seats, the pots in the
//! middle of the table, and the book, the source of amounts in games that only tally (letters, losses, cards). Amounts
//! are integers in the smallest part of the table's unit. This module does not depend on games.

mod account;
mod amount;
mod balances;
mod settle;

pub use account::{Account, Pot, Seat, Transfer, Transfers};
pub use amount::{parse_amount, print_amount};
pub use balances::{Balances, TooLarge};
pub use settle::{Money, Payment, Settlement, in_money, pairwise, payments, payments_among, share};

/// The largest amount that one transfer may move, in smallest parts. A million transfers of it still fit an `i64`.
pub const LARGEST: i64 = 1_000_000_000_000;
