//! How a table stands, as many pages show it: scores, chart, who leads, what lies in the middle, who hands what to whom,
//! which house rules were agreed.

pub mod agreed;
pub mod chart;
pub mod deleted;
pub mod ledger;
pub mod lines;
pub mod moments;
pub mod payments;
pub mod phones;
pub mod pots;
pub mod purses;
pub mod recovered;
pub mod scoreboard;
pub mod standing;
