//! Authentication and authorization: devices, roles, and the state of the table or club that a visitor sees.

pub mod access;
pub mod csrf;
pub mod guarded;
pub mod visit;
pub mod visitor;

pub use access::{Allowed, AllowedInClub, Owning, Permission, Scoring, Watching, permitted};
pub use guarded::{Guarded, owns_club, owns_club_of};
pub use visit::{AtClub, AtTable, Visit};
pub use visitor::{Visitor, persistent_cookie, redirect_with_cookie, register_device, theme, with_cookie};
