//! The pages: one folder per subject, with the same name as its templates and messages.

pub mod club;
pub mod devices;
pub mod hand;
pub mod home;
pub mod import;
pub mod picture;
pub mod settlement;
pub mod table;
pub mod trash;

use actix_web::HttpResponse;

use crate::web::http::error::HttpError;

/// A page or a redirect, or the problem that an error page reports.
pub type PageResult = Result<HttpResponse, HttpError>;
