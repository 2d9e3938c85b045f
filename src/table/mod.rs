//! A table in use: its log read into a session, and the ways to add to it.
//!
//! [`Story`] is what the log says: every hand in all its versions, payments, changes of rules, whether the table is
//! closed. [`Table`] is the story with its hands played. [`tell`] adds one event: it plays the hands as they would be
//! then, refuses what cannot be, and writes the event with the projection that follows from it.

mod check;
mod commands;
mod document;
mod settlement;
mod stake;
mod story;
mod view;

pub use check::{Fault, Sum, check_document, check_store};
pub use commands::{Refused, Saying, Told, create, fingerprint, tell, told_before, would_be};
pub use document::{ImportRefused, exported, import, session_document};
pub use settlement::{Due, Settlement, settlement};
pub use stake::Stake;
pub use story::{HandLog, Paid, Story, Version};
pub use view::{Damage, Table, projection};
