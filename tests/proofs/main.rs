//! Properties that must hold whatever happens. Every run of the tests tries each of them a few times, and `tests/long` tries
//! them many times.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod client;
mod corpora;
mod crashes;
mod disk;
mod flips;
mod model;
mod operations;
#[path = "../store/place.rs"]
#[expect(dead_code, reason = "the tests of the store use the rest")]
mod place;
mod plain;
mod power;
mod prelude;
#[path = "../cli/program.rs"]
#[expect(dead_code, reason = "the tests of the command line use the rest")]
mod program;
#[path = "../store/random_hand.rs"]
mod random_hand;
mod random_request;
#[path = "../../fuzz/readers.rs"]
mod readers;
mod requests;
mod rights;
mod roles;
mod routes;
mod served;
mod setup;
mod writers;
