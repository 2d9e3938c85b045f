//! What most tests use.

pub use serde_json::Value;

pub use crate::browser::{Answer, Browser, Inputs, Site};
pub use crate::place::Place;
pub use crate::steps::{FIVE_CENTS, OWNER, SCORER, SPECTATOR, after_an_evening, at_a_table, two_browsers};
