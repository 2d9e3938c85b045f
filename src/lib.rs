//! Tanto keeps the score and the ledger of card games played with real cards at a real table.

pub mod cli;
pub mod games;
pub mod ledger;
pub mod session;
pub mod store;
pub mod table;
pub mod web;
pub mod words;
