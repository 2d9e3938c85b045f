//! The store, on real databases: every test that can runs on both.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod access;
mod backup;
mod books;
mod chain;
mod changing;
mod club_moving;
mod clubs;
mod courses;
mod crash;
mod evening;
mod fixtures;
mod keys;
mod memory;
mod mending;
mod moving;
mod names;
mod opening;
mod parted;
mod place;
mod plain_club;
mod plain_table;
mod plans;
mod random_club;
mod random_hand;
mod rows;
mod scene;
mod seats;
mod standings;
mod usual_club;
mod whereabouts;

/// Makes of each function three tests, `sqlite::name`, `postgres::name` and `parted::name`.
macro_rules! on_both_databases {
    ($($name:ident),* $(,)?) => {
        crate::on_whole_databases!($($name),*);
        mod parted {
            $(#[test] fn $name() { super::$name(&crate::place::Place::parted()); })*
        }
    };
}
use on_both_databases;

/// The same where a database of before is taken up, which nobody has parted.
macro_rules! on_whole_databases {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[test] fn $name() { super::$name(&crate::place::Place::sqlite()); })*
        }
        mod postgres {
            $(#[test] fn $name() { super::$name(&crate::place::Place::postgres()); })*
        }
    };
}
use on_whole_databases;
