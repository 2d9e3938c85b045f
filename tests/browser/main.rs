//! Tanto in the browsers of phones: Chromium, and `WebKit` as the stand-in for Safari. Run it with `tests/run`.
#![expect(clippy::expect_used, clippy::panic, reason = "a test ends where it fails")]

mod access;
mod bids;
mod budgets;
mod checks;
mod driver;
mod entering;
mod evening;
mod fixture;
mod fresh;
mod full;
mod games;
mod handover;
mod harness;
mod home;
mod kept;
mod kitchen;
mod languages;
mod live;
mod look;
mod mending;
mod names;
mod numbers;
mod offline;
mod phone;
mod pictures;
mod printing;
mod proxy;
mod returning;
mod screens;
mod server;
mod steady;
mod taps;
mod waiting;
mod without_script;
mod won;
