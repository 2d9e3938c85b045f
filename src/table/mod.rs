//! A table: the typed events of its log, the state computed from them, and the decisions on commands. Pure.
//!
//! [`decide()`] takes the [`Table`] and a command, and returns an [`Event`] with the table after it, or a
//! [`CommandError`](crate::command::CommandError). Nothing here reads the clock or the database.

mod commands;
mod decide;
mod event;
mod hands;
mod history;
mod opened;
mod projection;
mod reading;
mod sent;
mod settlement;
mod state;
mod statistics;

pub use commands::{HandChange, QueuedNumber, Receipt, SentPayment, TableCommand};
pub use decide::{Decision, apply, check_version, decide, read_payment, seats_changed};
pub use event::{Event, InsertSeats, Payment};
pub use hands::{EntryMeta, HandHistory, Hands, Revision, RevisionKind};
pub use history::{History, PlacedChange, TablePayment};
pub use opened::OpenedTable;
pub use projection::{Standing, place, projection, summary};
pub(crate) use reading::TableRead;
pub use sent::SentHand;
pub use settlement::{Due, NothingDue, TableSettlement, payable, purse, settlement, stored_dues, won_in_money};
pub use state::Table;
pub use statistics::statistics;
