//! Settling up: what a tally comes to between the players, and who then pays whom.

mod payments;
mod share;
mod tally;

pub use payments::{Payment, Settlement, payments};
pub use share::share;
pub use tally::pairwise;
