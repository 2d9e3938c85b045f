//! Leaving and coming back: what a phone forgets, a table that goes over to another club, what is deleted and may come back,
//! and a club's recovery link.

mod arriving;
pub mod club;
pub mod deleted;
pub mod recovery;
pub mod table;
