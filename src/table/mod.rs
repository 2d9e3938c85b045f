//! A table in use: its log read into what people said and what that comes to, and the ways to add to it.
//!
//! An [`Event`] is one thing that somebody said happened; a [`History`] is all of them: every hand in all its versions,
//! payments, changes of rules, of names and of seats. A [`Table`] is a history with its hands played. [`Tables::append`]
//! is the only way into a log: a command of [`commands`] decides on top of the table as it is, the event is played onto
//! it, and the entry is written with what lists show of the table, all in one transaction. [`Tables::preview`] does the
//! same and writes nothing. Replays are remembered by the end of their logs.

mod appending;
mod check;
mod check_clubs;
mod check_log;
mod closing;
mod club_document;
mod club_export;
mod club_import;
mod club_state;
mod club_writer;
mod clubs;
pub mod commands;
mod creating;
mod document;
mod evenings;
mod event;
mod fault;
mod fold;
mod gone;
mod hands;
mod history;
mod importing;
mod in_club;
mod memory;
mod moving;
mod opened;
mod reading;
mod rejection;
mod settlement;
mod soundness;
mod stake;
mod standing;
mod tables;
mod trying;

pub use check::{check_document, check_document_watched, check_store, check_store_watched};
pub use closing::{Dues, due};
pub use club_export::{ClubExport, ClubFormat};
pub use club_import::ClubImportRejection;
pub use club_state::ClubState;
pub use clubs::{ClubReceipt, ClubRejection};
pub use commands::{Expected, Meant, SentHand, SentPayment};
pub use creating::CreateRejection;
pub use document::{export, exported, session_document};
pub use evenings::Evening;
pub use event::{Event, EventKind, Payment};
pub use fault::{Fault, Finding, Sum, Watch};
pub use fold::{LoadError, Table};
pub use gone::{DELETION_GRACE, DELETION_GRACE_DAYS, Seen};
pub use hands::{HandHistory, Hands, Said, Telling, Version};
pub use history::{History, Paid};
pub use importing::{ImportRejection, TakenIn};
pub use memory::USUAL as USUAL_MEMORY;
pub use moving::Moved;
pub use rejection::{Receipt, Refusal, Rejection};
pub use settlement::{Due, NothingDue, Settlement, SettlementError, settlement};
pub use stake::{COUNTERS, Stake};
pub use standing::Standing;
pub use tables::{Command, Tables, fingerprint};
pub use trying::dropping_behind;
