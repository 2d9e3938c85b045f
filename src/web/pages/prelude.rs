//! What most pages use.

pub use actix_web::http::StatusCode;
pub use actix_web::{HttpRequest, web};
pub use askama::Template;

pub use crate::command::CommandError;
pub use crate::games::text::Text;
pub use crate::web::auth::{Allowed, AllowedInClub, AtClub, AtTable, Owning, Scoring, Visitor, Watching};
pub use crate::web::http::{App, HttpError, Inputs, Shared, fresh_key, key, run_query, version};
pub use crate::web::layout::page::{Page, PageResult, answer, answer_ok, see_other};
