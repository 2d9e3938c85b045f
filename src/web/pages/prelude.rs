//! What many pages use.

pub use actix_web::http::StatusCode;
pub use actix_web::{HttpRequest, web};
pub use askama::Template;

pub use crate::command::{CommandError, CommandMeta};
pub use crate::document::{FieldError, Message, Seats, Value, seats::clean_name};
pub use crate::i18n::{Localizer, MessageFormatter};
pub use crate::ledger::Seat;
pub use crate::table::TableCommand;
pub use crate::web::auth::{ClubPageAccess, ClubVisit, Owning, PageAccess, Scoring, TableVisit, Visitor, Watching};
pub use crate::web::components::form::{FormContent, FormView};
pub use crate::web::http::addresses::address_of;
pub use crate::web::http::proxies::client_address;
pub use crate::web::http::{App, HttpError, Inputs, Shared, fresh_key, run_query};
pub use crate::web::layout::page::{Page, PageResult, answer, answer_ok, see_other};
