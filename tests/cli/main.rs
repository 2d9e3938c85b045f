//! The program as people and scripts run it: what it prints, how it exits, how it stops.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

mod attack;
mod cluster;
mod failover;
mod files;
mod https;
mod moving;
mod operating;
mod pooler;
mod program;
mod score;
mod serving;
mod settings;
mod several;
