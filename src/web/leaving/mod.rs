//! Leaving: what a phone forgets, a table that goes over to another club, and what is deleted and may come back.

pub mod club;
pub mod deleted;
pub mod table;
