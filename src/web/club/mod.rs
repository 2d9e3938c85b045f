//! The club's book: its evenings, its people, what is owed, how they played.

mod account;
mod editing;
mod evenings;
pub mod export;
mod form;
pub mod home;
pub mod ledger;
pub mod people;
mod period;
pub mod person;
mod pictures;
mod rates;
mod search;
pub mod season;
pub mod share;
mod year;

pub use account::show as account;
pub use editing::{change as change_person, show as edit_person};
