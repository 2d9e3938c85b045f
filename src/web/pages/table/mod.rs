//! The pages of a table: opening it, playing at it, its sheet, its players and rules, sharing and closing it.

pub mod bid;
pub mod card;
pub mod closing;
pub mod finished;
pub mod live;
pub mod opening;
pub mod players;
pub mod rules;
pub mod share;
pub mod sheet;
pub mod spectator;
pub mod stake;
