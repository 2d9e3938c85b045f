//! The names that the folders of the games use.

pub use super::choice::Choice;
pub(crate) use super::choice::choices;
pub use super::draft::joined;
pub use super::fields::{Fields, Source};
pub use super::form::{Called, Cell, Choosable, Field, Label, Look, MatrixRow, Numbers, Pile, Toggle};
pub use super::game::{Context, Debt, Ending, Facts, Game, Measure, NextDeal, Outcome, PlayedContract, Unplayed};
pub use super::node::Node;
pub use super::numbers::{Number, missing};
pub use super::part::{self, Contracts, Kinds, Part};
pub use super::seats::{Deal, SIDES, Seats};
pub use super::text::{Arg, Text};
pub use super::unit::{COUNTERS, Medium, POINTS, Unit};
pub use super::who;
pub use crate::ledger::{Account, Balances, MAX_AMOUNT, Party, Pot, Seat, Transfer, print_amount};
