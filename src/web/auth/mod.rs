//! Authentication and authorization: devices, roles, and the state of the table or club that a visitor sees.

pub mod access;
pub mod at_club;
pub mod at_table;
pub mod csrf;
pub mod visitor;

pub use access::{Allowed, Guarded, Owning, Permission, Scoring, Watching, owns_club, owns_club_of};
pub use at_club::{AtClub, MarkedPerson};
pub use at_table::AtTable;
pub use visitor::{Visitor, persistent_cookie, redirect_with_cookie, register_device, theme, with_cookie};
