//! The games.

pub mod node;
pub mod text;
