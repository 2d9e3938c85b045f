//! Clubs: what is said about them and what follows from it, without a database and without a page.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expected by stopping")]

mod events;
mod exports;
mod journals;
mod ledger;
mod people;
mod scene;
mod settling;
