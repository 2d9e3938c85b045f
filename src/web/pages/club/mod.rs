//! The pages of a club: its evenings, people, ledger and statistics.

mod account;
mod evenings;
pub mod export;
pub mod home;
pub mod ledger;
pub mod people;
mod period;
pub mod person;
mod person_edit;
mod query;
mod rates;
mod scope;
mod search;
pub mod season;
pub mod share;
mod sparklines;
mod spread;
mod tonight;
mod year;

pub use account::show as account;
pub use person_edit::{change as change_person, show as edit_person};
