//! Devices: handing over to a new phone, and recovering a club from which all owners have lost access.

mod confirm;
pub mod new_phone;
pub mod old_phone;
pub mod recovery;
