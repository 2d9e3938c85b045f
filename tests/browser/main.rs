//! Tanto in the browsers of phones: Chromium, and `WebKit` as the stand-in for Safari. Run it with `tests/run`.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where it fails")]

mod access;
mod bids;
mod budgets;
mod checks;
mod driver;
mod entering;
mod evening;
mod fixture;
mod focus;
mod fresh;
mod full;
mod games;
mod handover;
mod harness;
mod in_sight;
mod kept;
mod kitchen;
mod languages;
mod live;
mod look;
mod mending;
mod names;
mod offline;
mod phone;
mod printing;
#[path = "../cli/program.rs"]
#[expect(dead_code, reason = "the tests of the command line use the rest")]
mod program;
mod proxy;
mod removing;
mod returning;
mod screens;
mod server;
mod steady;
mod strangers;
mod taps;
mod waiting;
mod without_script;
mod won;
