//! The pages of a club: its evenings, people, ledger and statistics.

mod account;
mod bars;
pub mod evening;
mod evening_query;
mod evenings;
pub mod export;
mod frequencies;
mod histogram;
pub mod home;
pub mod ledger;
pub mod name;
mod open_tables;
mod payment_texts;
pub mod people;
mod period;
pub mod person;
mod person_edit;
mod scope;
mod search;
pub mod season;
pub mod share;
mod year;

pub use account::show as account;
pub use person_edit::{change as change_person, show as edit_person};
