//! Tanto in the browsers of phones: Chromium, and `WebKit` as the stand-in for Safari. Run it with `tests/run`.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test ends where it fails")]

/// Defines a test in each browser from a function that takes a browser.
macro_rules! in_both_browsers {
    ($function:ident) => {
        mod $function {
            use super::{Browser, $function};

            #[tokio::test]
            async fn in_chromium() {
                $function(Browser::Chromium).await;
            }

            #[tokio::test]
            async fn in_webkit() {
                $function(Browser::WebKit).await;
            }
        }
    };
}

mod access;
mod bids;
mod budgets;
mod cached;
mod chairs;
mod checks;
#[path = "../proofs/client.rs"]
#[expect(dead_code, reason = "the proofs use the rest")]
mod client;
mod driver;
mod each_form;
mod each_hand;
mod entering;
mod evening;
mod fixture;
mod focus;
mod fresh;
mod games;
mod handover;
mod harness;
mod in_sight;
mod languages;
mod live;
mod look;
mod money;
mod names;
mod offline;
mod pads;
mod phone;
mod plain_http;
mod prelude;
mod printing;
#[path = "../cli/program.rs"]
#[expect(dead_code, reason = "the tests of the command line use the rest")]
mod program;
mod proxy;
mod screens;
mod server;
mod steady;
mod steps;
mod strangers;
mod taps;
mod waiting;
mod without_script;
