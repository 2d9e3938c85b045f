//! The program as people and scripts run it: what it prints, how it exits, how it stops.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod attack;
mod cluster;
mod disk;
mod encrypted;
mod failover;
mod files;
mod https;
mod moving;
mod operating;
mod pipelining;
mod pooler;
mod prelude;
mod program;
#[expect(dead_code, reason = "phones want more of it")]
#[path = "../browser/proxy.rs"]
mod proxy;
mod score;
mod serving;
mod settings;
mod several;
mod silent;
