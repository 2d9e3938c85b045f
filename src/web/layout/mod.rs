//! The layout around the content of every page.

mod frame;
pub mod long_names;
mod menu;
pub mod offline;
pub mod page;
pub mod preferences;
