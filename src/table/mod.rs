//! A table, pure: the typed events of its log, the state that they come to, and what a command leads to.
//!
//! [`decide()`] looks at the [`Table`] as it is and answers with an [`Event`] and the table with it on top, or with a
//! [`Refusal`]. Nothing here reads the clock or writes to the database.

mod closing;
mod commands;
mod decide;
mod event;
mod hands;
mod history;
mod load_error;
mod opened;
mod reading;
mod rejection;
mod rules;
mod settlement;
mod stake;
mod standing;
mod state;

pub use closing::{closing, purse, stored_dues, stored_summary};
pub use commands::{CommandMeta, Expected, HandChange, Meant, SeatChoice, SentHand, SentPayment, TableCommand};
pub use decide::{Decision, apply, decide, replaced_seat};
pub use event::{Event, EventKind, Payment, fingerprint};
pub use hands::{EntryMeta, HandHistory, Hands, Revision, Version};
pub use history::{History, Paid};
pub use load_error::LoadError;
pub(crate) use load_error::before_damage;
pub(crate) use opened::{Opened, named};
pub(crate) use reading::TableRead;
pub use rejection::{Receipt, Refusal, Rejection};
pub use settlement::{Due, NothingDue, Settlement, SettlementError, settlement};
pub use stake::{COUNTERS, Stake};
pub use standing::{Standing, standing};
pub use state::Table;
