//! The club's book: its evenings, its people, what is owed, how they played.

mod account;
mod chips;
mod editing;
mod evenings;
pub mod export;
pub mod first;
mod form;
pub mod home;
pub mod ledger;
pub mod people;
mod period;
pub mod person;
mod pictures;
mod query;
mod rates;
mod scope;
mod search;
pub mod season;
pub mod share;
mod spread;
mod told;
mod tonight;
mod year;

pub use account::show as account;
pub use editing::{change as change_person, show as edit_person};
