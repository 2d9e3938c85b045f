//! A session: one table with its game, its people, its rules and its hands.
//!
//! [`Session`] is the portable document (`tanto/1`), [`Replay`] turns its hands into payments, [`Position`] is the
//! state between two hands, and [`result`](result::result) is what `tanto score` and the API return (`tanto-score/1`).
//! A game knows only seats; [`People`] and [`Seating`] record who had which seat in which hands.

mod blocks;
mod circle;
mod document;
mod document_error;
mod finished_games;
mod moments;
mod opening;
mod people;
mod position;
mod replay;
pub mod result;
mod standing;
mod totals;

pub use blocks::Blocks;
pub use circle::{Circle, SeatChange, Turn, circles};
pub use document::Session;
pub use document_error::{DocumentError, Explained, within};
pub use finished_games::FinishedGame;
pub use moments::{Moment, MomentKind};
pub use opening::{Opening, SettlementTime, TIMES, YEARS, effective_changes, no_game};
pub use people::{FormerNames, MAX_PEOPLE, People, Person, Seating, check_room};
#[cfg(test)]
pub(crate) use position::HANDS_PLAYED;
pub use position::{Position, ScoredHand};
pub use replay::{Changes, Replay, starting_with};
pub use standing::{Leaders, Score};

/// The document format that this program reads and writes.
pub const FORMAT: &str = "tanto/1";
