//! A club: the people who play together, their evenings, what is owed over them, and how they played.
//!
//! What people said about a club is a log of its own. An [`Event`] is one thing that was said, or that followed from what
//! was said at a table; a [`Club`] is the fold of all of them; [`commands`] and [`payments`] decide on top of it about the
//! next. A [`Ledger`] is what closed tables bring and what was paid. A [`Summary`] is what a table gives the club: few
//! numbers for each who sat there, of which statistics over years are sums. Nothing here reads the clock or the database.

mod body;
pub mod cash;
pub mod commands;
pub mod csv;
pub mod document;
mod evening;
mod event;
mod ids;
pub mod journal;
mod ledger;
mod note;
pub mod payments;
mod people;
mod purse;
mod refusal;
pub mod settling;
mod state;
pub mod statistics;
pub mod zone;

pub use commands::{Arrival, ClubCommand, decide};
pub use evening::{Earned, PartnerTally, Play, RoleTally, Spread, Summary, TakerTally, Unit, plays};
pub use event::{Event, EventKind, Payment, PersonChange};
pub use ids::{PaymentId, PersonId, TableNumber};
pub use ledger::{Ledger, Line, Record, Recorded};
pub use payments::SentPayment;
pub use people::{Misfit, People, Person, alike};
pub use purse::Purse;
pub use refusal::{Refusal, person_in};
pub use state::{Club, ClubError, Entered, Seated};
