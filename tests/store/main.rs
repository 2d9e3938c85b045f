//! Tests of the store on real databases. Most tests run on both.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod access;
mod backup;
mod books;
mod cache;
mod chain;
mod club_documents;
mod clubs;
mod corrections;
mod crash;
mod evening;
mod late_changes;
mod limits;
mod log;
mod long_evening;
mod names;
mod opening;
mod place;
mod plain_club;
mod plain_table;
mod prelude;
mod random_club;
mod random_hand;
mod random_seats;
mod rebuilding;
mod scene;
mod seats;
#[path = "../proofs/setup.rs"]
#[expect(dead_code, reason = "the proofs use the rest")]
mod setup;
mod single_table;
mod statistics;
mod transfer;
mod usual_club;

/// Makes two tests of each function: `sqlite::name` and `postgres::name`.
macro_rules! on_both_databases {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[test] fn $name() { super::$name(&crate::place::Place::sqlite()); })*
        }
        mod postgres {
            $(#[test] fn $name() { super::$name(&crate::place::Place::postgres()); })*
        }
    };
}
use on_both_databases;
