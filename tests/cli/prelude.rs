//! What most tests use.

pub use std::fs;
pub use std::io::{BufRead, BufReader, Read, Write};
pub use std::net::TcpStream;
pub use std::time::{Duration, Instant};

pub use rustix::process::Signal;
pub use serde_json::Value;

pub use crate::program::*;
