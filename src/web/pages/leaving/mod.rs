//! Deletion: a device forgets a table or a club; an owner deletes or restores it, or moves a table to another club.

pub mod club;
pub mod restore;
pub mod table;
