//! The devices of a player: handing over to a new phone, and recovering a club without one.

mod confirm;
pub mod new_phone;
pub mod phone;
pub mod recovery;
