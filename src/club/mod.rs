//! A club: the people who play together, their evenings, what is owed over them, and how they played.
//!
//! What people said about a club is a log of its own. An [`Event`] is one thing that was said, or that followed from what
//! was said at a table; a [`Club`] is the fold of all of them; [`commands`], [`payments`] and [`postings`] decide on top of
//! it about the next. A [`Summary`] is what a table gives the club: few numbers for each who sat there, of which
//! statistics over years are sums. Nothing here reads the clock or the database.

mod accounts;
mod body;
mod book;
pub mod cash;
pub mod commands;
pub mod csv;
pub mod document;
mod evening;
mod event;
mod ids;
pub mod journal;
mod note;
pub mod payments;
mod people;
pub mod postings;
mod purse;
mod refusal;
pub mod settling;
pub mod statistics;
pub mod zone;

pub use accounts::{Accounts, Line, Record, Recorded};
pub use book::{BookError, Club, Seated};
pub use commands::{Arrival, ClubCommand, decide};
pub use evening::{Earned, PartnerTally, Play, RoleTally, Spread, Summary, TakerTally, Unit, plays};
pub use event::{Event, EventKind, Payment, PersonChange, Posting};
pub use ids::{PaymentId, PersonId, TableNumber};
pub use payments::SentPayment;
pub use people::{Misfit, People, Person, alike};
pub use postings::Due;
pub use purse::Purse;
pub use refusal::{Refusal, person_in};
