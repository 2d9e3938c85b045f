//! Tables: the list of them, opening one, joining it, its live page and what goes on around its hands.

pub mod bid;
pub mod closing;
pub mod finished;
pub mod joining;
pub mod known;
pub mod live;
pub mod opening;
pub mod players;
pub mod rules;
pub mod share;
pub mod sheet;
pub mod spectator;
mod told;
