//! The pages: one folder per subject, with the same name as its templates and messages.

pub mod club;
pub mod devices;
pub mod hand;
pub mod home;
pub mod import;
pub mod leaving;
pub mod picture;
mod prelude;
pub mod settlement;
pub mod table;
