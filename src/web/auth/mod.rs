//! Who sends a request, and what they may do: devices, roles, and the state of the table or club that they see.

pub mod access;
pub mod at_club;
pub mod at_table;
pub mod csrf;
pub mod visitor;
