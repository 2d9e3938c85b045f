//! A session: one table with its game, its players, its rules and its hands.
//!
//! [`Session`] is the portable document (`tanto/1`), [`Replay`] is the fold of its hands into payments, and
//! [`result`](result::result) is what `tanto score` and the API answer (`tanto-score/1`). Nothing here is stored: a
//! correction replaces one hand, and the fold is made again.

mod document;
mod replay;
pub mod result;

pub use document::{RuleChange, Session, Wrong};
pub use replay::{Reasons, Replay, Scored};

/// The name of the document format that this program reads and writes.
pub const FORMAT: &str = "tanto/1";
