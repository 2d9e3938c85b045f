//! A club: the people who play together, their evenings, what they owe each other, and how they played.
//!
//! A club has a log of its own. A [`Club`] is the state after all of its [`Event`]s; [`commands`] and [`payments`]
//! turn a request into the next event, and [`Club::apply`] checks it. A [`Ledger`] sums up the dues of tables that are over and
//! the payments. [`plays()`] are what statistics count. Nothing here reads the clock or the database.

pub mod commands;
pub mod csv;
pub mod document;
mod event;
pub mod journal;
mod ledger;
pub mod payments;
mod people;
pub mod played;
mod plays;
mod purse;
pub mod settlement;
mod state;
pub mod statistics;
pub mod together;
pub mod zone;

pub use crate::document::name::alike;
pub use crate::store::{PaymentId, PersonId, TableNumber, TableUnit};
pub use commands::ClubCommand;
pub use event::{Event, Payment, PersonChange};
pub use ledger::{Ledger, LedgerLine, Record, RecordSource};
pub use payments::SentPayment;
pub use people::{People, Person, person_in};
pub use plays::{HandRecord, plays};
pub use purse::Purse;
pub use state::{Club, ClubTable, PaymentEntry};
