//! A table: opening it, its live page, its sheet, and what happens around its hands.

pub mod bid;
pub mod closing;
pub mod finished;
pub mod live;
pub mod opening;
pub mod players;
pub mod rules;
pub mod share;
pub mod sheet;
mod sheet_hand;
pub mod spectator;
