//! The pages, in a browser without scripts.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod adjustments;
mod bids;
mod browser;
mod club;
mod corrections;
mod damage;
mod evening;
mod handover;
mod hands;
mod headers;
mod import;
mod joining;
mod keys;
mod leaving;
mod ledger;
mod money;
mod moving;
mod numbers;
mod opening;
mod picture;
#[path = "../store/place.rs"]
#[expect(dead_code, reason = "the tests of the store run on PostgreSQL too")]
mod place;
mod prelude;
mod recovering;
mod rights;
mod search;
mod seats;
#[path = "../api/service.rs"]
mod service;
mod steps;
mod unusual;
mod worked_cases;
