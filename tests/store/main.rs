//! Tests of the store on real databases. Most tests run on both.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod access;
mod backup;
mod belongings;
mod books;
mod chain;
mod changing;
mod club_moving;
mod clubs;
mod courses;
mod crash;
mod evening;
mod keys;
mod memory;
mod mending;
mod moving;
mod names;
mod opening;
mod place;
mod plain_club;
mod plain_table;
mod random_club;
mod random_hand;
mod rebuilding;
mod rows;
mod scene;
mod seats;
mod standings;
mod statistics;
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
