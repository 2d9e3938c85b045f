//! The pages, asked for as a browser without scripts asks for them; every test runs on both databases.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod bids;
mod browser;
mod club;
mod corrections;
mod damage;
mod evening;
mod handover;
mod import;
mod joining;
mod keys;
mod leaving;
mod mending;
mod moving;
mod opening;
mod picture;
#[path = "../store/place.rs"]
mod place;
mod recovering;
mod rights;
mod unusual;

/// Makes of each function two tests, `sqlite::name` and `postgres::name`.
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
