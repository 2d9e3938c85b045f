//! Settling up: who pays whom.

mod payments;

pub use payments::{Payment, Settlement, payments};
