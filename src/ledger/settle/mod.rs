//! Settling up: what a tally comes to between the players, what it comes to in money, and who then pays whom.
//!
//! Everything is counted in integers and rounded once, when the unit becomes money. Whoever gets or gives an odd coin is
//! named, so that the page can say so.

mod money;
mod payments;
mod share;
mod tally;

pub use money::{Money, in_money};
pub use payments::{Payment, Settlement, payments};
pub use share::share;
pub use tally::pairwise;
