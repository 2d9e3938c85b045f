//! Club commands and their effects, without a database or web pages.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test says what it expected by stopping")]

mod events;
mod exports;
mod journals;
mod ledger;
mod people;
mod prelude;
mod scene;
mod settlement;
mod together;
