//! Authentication and authorization: devices, roles, and the state of the table or club that a visitor sees.

pub mod access;
pub mod csrf;
pub mod visit;
pub mod visitor;

pub use access::{
    ClubPageAccess, Owning, PageAccess, Permission, Scoring, Watching, owns_club, owns_club_of, permitted,
};
pub use visit::{ClubVisit, Resource, TableVisit, Visit, is_large};
pub use visitor::{
    FIGURES, Visitor, figures, is_registered, persistent_cookie, redirect_with_cookie, register_device, theme,
    with_cookie,
};
