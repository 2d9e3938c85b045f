//! The ledger: accounts, and transfers between them.
//!
//! A [`Transfer`] has a source and a target, so it cannot be unbalanced. The accounts are the parties (a seat or a side), the pots in
//! the middle of the table, and the book, the source of amounts in games that only tally (letters, losses, cards). To settle
//! up, a tally becomes balances, balances become money, and money becomes the fewest payments.
//!
//! Amounts are integers in the smallest part of the table's unit. They are rounded once, in the conversion to money. This
//! module does not depend on games.

mod account;
mod amount;
mod balances;
mod cash;
mod money;
mod payments;
mod share;
mod tally;

pub use account::{Account, Party, Pot, Seat, Transfer, Transfers};
pub use amount::{AmountError, parse_amount, print_amount};
pub use balances::{Balances, TooLarge};
pub use cash::{notes_and_coins, pieces};
pub use money::{Money, in_money};
pub use payments::{ProposedPayment, Settlement, payments, payments_among};
pub use share::share;
pub use tally::pairwise;

/// The largest amount that one transfer may move, in smallest parts. A million transfers of it still fit an `i64`.
pub const MAX_AMOUNT: i64 = 1_000_000_000_000;
/// The largest content of a pot after a hand, and the largest sum of the debts to the pots. What the next deal adds to it
/// can still be paid out in one transfer.
pub const MAX_BALANCE: i64 = MAX_AMOUNT / 2;
