//! What most tests use.

pub use std::collections::BTreeMap;
pub use std::{fs, thread};

pub use rustix::process::Signal;
pub use serde_json::{Value, json};

pub use crate::client::{Answer, Client};
pub use crate::place::Place;
pub use crate::program::{Folder, Server, TAROT, database, token};
pub use crate::random_hand::{GAMES, Rng, hand};
pub use crate::setup::{SETTINGS, seed, times};
