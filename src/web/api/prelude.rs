//! What most handlers of the API use.

pub use actix_web::web::{self, Payload, Query};
pub use actix_web::{HttpRequest, HttpResponse};
pub use serde::Deserialize;
pub use serde_json::json;
pub use smol_str::ToSmolStr;

pub use super::error::ApiResult;
pub use super::extract::{ApiAccess, ClubApiAccess, TokenPath, Written};
pub use crate::command::CommandError;
pub use crate::command::CommandMeta;
pub use crate::document::{Message, Value};
pub use crate::web::auth::{Owning, Scoring, Watching};
pub use crate::web::http::proxies::client_address;
pub use crate::web::http::{App, HttpError, Shared, run_query};
