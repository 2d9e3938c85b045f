//! The names that the folders of the games use.

pub use super::card::{self, Card, Section, ends_at};
pub use super::form::{
    Beside, BidLookup, Cell, Count, CountRow, Field, Label, MatrixRow, Numbers, Pile, SelectOption, Steps, Toggle,
    Values, Widget,
};
pub use super::game::{Context, Debt, Ending, Game, Measure, NextDeal, Outcome, PlayedContract, applicable};
pub use super::info::{GameInfo, Unplayed};
pub use super::role::{self, Contracts, PlayerRole, RoleLabels};
pub use super::rubber::RubberEntry;
pub use super::suit::{Suit, Trump};
pub use super::sum::Sum;
pub use super::unit::{COUNTERS, Medium, POINTS, Unit};
pub use super::who;
pub(crate) use crate::document::choices;
pub use crate::document::{
    Arg, Choice, Deal, Fields, Format, Message, Number, Seats, Value, form_value::joined, numbers::missing,
    seats::SIDES,
};
pub use crate::ledger::{Account, Balances, MAX_AMOUNT, Party, Pot, Seat, Transfer, print_amount};
