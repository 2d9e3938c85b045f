//! The JSON API, as a program uses it. Tests that read or change the database directly run on both databases.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod client;
mod clubs;
mod deletion;
mod described;
mod events;
mod hands;
mod limits;
mod monitoring;
#[path = "../store/place.rs"]
mod place;
mod prelude;
mod refusals;
mod repetition;
mod reports;
mod service;
mod tables;

/// Turns each function into two tests, `sqlite::name` and `postgres::name`.
macro_rules! on_both_databases {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[actix_web::test] async fn $name() { super::$name(&crate::place::Place::sqlite()).await; })*
        }
        mod postgres {
            $(#[actix_web::test] async fn $name() { super::$name(&crate::place::Place::postgres()).await; })*
        }
    };
}
use on_both_databases;
