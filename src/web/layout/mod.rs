//! The layout around the content of every page.

mod menu;
pub mod names;
pub mod offline;
pub mod page;
pub mod preferences;
