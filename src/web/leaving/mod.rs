//! Leaving and coming back: what a phone forgets, a table that goes over to another club, what is deleted and may come back,
//! a club's recovery link, and a new phone.

mod arriving;
pub mod club;
pub mod deleted;
pub mod new_phone;
pub mod phone;
pub mod recovery;
pub mod table;
