//! Settles up: converts a tally to balances, balances to money, and money to the fewest payments.
//!
//! All amounts are integers. They are rounded once, in the conversion to money, which reports the players who get or
//! give an odd coin.

mod money;
mod payments;
mod share;
mod tally;

pub use money::{Money, in_money};
pub use payments::{Payment, Settlement, payments, payments_among};
pub use share::share;
pub use tally::pairwise;
